### Race for the Galaxy po polsku. Wartość to nazwa; .acc biernik, .gen dopełniacz; .text mówi, co rzecz robi.

## Gra

game-title = Race for the Galaxy
game-blurb = Zbuduj imperium światów i technologii szybciej niż inni. Wszyscy w sekrecie wybierają fazę, wszyscy działają w każdej wybranej, a każda karta jest pieniądzem, towarem albo częścią imperium.
game-about = To gra podstawowa z 2007 roku: wszystkie 114 kart, od dwóch do czterech osób, przygotowanie do pierwszej rozgrywki i zaawansowana gra dla dwojga. Liczby na kartach pochodzą z publicznych spisów kart, a punktacja technologii o koszcie 6 z instrukcji; na kartach nie ma nic naszego pomysłu. Żetony są liczbą, więc nigdy ich nie zabraknie.

primer-goal = Mieć najwięcej punktów zwycięstwa, gdy ktoś ma w układzie dwanaście kart albo pula żetonów jest pusta.
primer-turn = Każdy w sekrecie wybiera fazę. Wszyscy działają w każdej wybranej fazie, a kto ją wybrał, dostaje premię.
primer-mind = Karty to pieniądze: za świat lub technologię płaci się innymi kartami z ręki. Towar to też karta: można go sprzedać albo skonsumować.

setting-first_game = Pierwsza rozgrywka
    .text = Światy początkowe od 1 do 4, każdy z gotową ręką: na początku nikt nie odrzuca kart.
setting-advanced = Dwie akcje
    .text = Dla dwojga: w każdej rundzie wybieracie po dwie karty akcji, a jedna faza może zdarzyć się dwa razy.
setting-start_worlds = Światy początkowe
    .text = Dla skryptów: świat początkowy każdego miejsca.
setting-deck = Talia
    .text = Dla skryptów: rezerwa od wierzchu, po rozdaniu światów początkowych.

refusal-advanced = Gra z dwiema akcjami jest dokładnie dla dwóch osób; tu miejsc jest { $seats }.
refusal-start-worlds = start_worlds podaje po jednym świecie początkowym na miejsce; miejsc jest { $seats }.
refusal-start-world = „{ $card }” nie jest światem początkowym tej gry. Światy początkowe: { $worlds }.
refusal-start-world-twice = start_worlds podaje „{ $card }” dwa razy.
refusal-deck = deck to lista nazw kart; pierwsza zostanie dobrana pierwsza.
refusal-deck-alone = Talia wymaga też start_worlds: zawiera wszystkie karty, których wcześniej nie rozdano.
refusal-no-card = W pudełku nie ma karty „{ $card }”.
refusal-too-often = Karta „{ $card }” jest w talii zbyt wiele razy.
refusal-missing = Kart w talii jest { $count }, a powinno być { $right }: brakuje „{ $card }”.

## Rodzaje towarów

kind-novelty = Towary oryginalne
    .gen = towarów oryginalnych
    .good = towar oryginalny
    .ofgood = towaru oryginalnego
    .goods = towary oryginalne
    .ofgoods = towarów oryginalnych
kind-rare = Pierwiastki rzadkie
    .gen = pierwiastków rzadkich
    .good = pierwiastek rzadki
    .ofgood = pierwiastka rzadkiego
    .goods = pierwiastki rzadkie
    .ofgoods = pierwiastków rzadkich
kind-genes = Geny
    .gen = genów
    .good = towar z genami
    .ofgood = towaru z genami
    .goods = towary z genami
    .ofgoods = towarów z genami
kind-alien = Technologia Obcych
    .gen = technologii Obcych
    .good = towar z technologią Obcych
    .ofgood = towaru z technologią Obcych
    .goods = towary z technologią Obcych
    .ofgoods = towarów z technologią Obcych
kind-none = Bez rodzaju

good = Towar
    .text = Zakryta karta na świecie. Jej rodzaj to rodzaj świata.
good-on = { $kind-good } z karty „{ $card }”
good-here = { $kind }: 1 towar
good-none = { $kind }: pusto

flag-rebel = Rebelianci
flag-alien = ALIEN
type-world = Świat
type-military = Świat militarny
type-development = Technologia
type-six = Technologia o koszcie 6
type-production = Świat produkcyjny
    .text = W każdej fazie Produkcji powstaje tu towar, jeśli go nie ma.
type-windfall = Świat windfall
    .text = Wchodzi do gry z jednym towarem. Później towar dają tu tylko niektóre zdolności i premia Produkcji.

## Czas

phase-start = Pierwsze odrzucanie
phase-choose = Wybór akcji
    .text = Wszyscy wybierają w sekrecie, potem wszystko się ujawnia.
phase-explore = Eksploracja
    .text = Każdy ogląda nowe karty i zatrzymuje część z nich.
phase-develop = Rozwój
    .text = Wyłóż technologię i zapłać za nią.
phase-develop_2 = Rozwój, drugi raz
    .text = Pełna druga faza: każdy może wyłożyć kolejną technologię.
phase-settle = Kolonizacja
    .text = Wyłóż świat: zapłać za niego albo go podbij.
phase-settle_2 = Kolonizacja, drugi raz
    .text = Pełna druga faza: każdy może wyłożyć kolejny świat.
phase-consume = Konsumpcja
    .text = Użyj wszystkich zdolności konsumpcji: towary zamieniają się w żetony i karty.
phase-produce = Produkcja
    .text = Na każdym świecie produkcyjnym bez towaru powstaje towar.
phase-trade = Handel
    .text = Sprzedaż towaru za karty: część Konsumpcji.
phase-end_round = Koniec rundy
phase-over = Koniec gry

action-explore_5 = Eksploracja: +5
    .acc = Eksplorację: +5
    .text = Jest Eksploracja; oglądasz pięć kart więcej.
action-explore_1_1 = Eksploracja: +1, +1
    .acc = Eksplorację: +1, +1
    .text = Jest Eksploracja; oglądasz o jedną kartę więcej i o jedną więcej zatrzymujesz.
action-develop = Rozwój
    .acc = Rozwój
    .text = Jest Rozwój; twoja technologia kosztuje o 1 mniej.
action-settle = Kolonizacja
    .acc = Kolonizację
    .text = Jest Kolonizacja; po wyłożeniu świata dobierasz kartę.
action-develop_2 = Rozwój, druga karta
    .acc = Rozwój, drugą kartę
    .text = Jest drugi Rozwój; twoja technologia kosztuje w nim o 1 mniej.
action-settle_2 = Kolonizacja, druga karta
    .acc = Kolonizację, drugą kartę
    .text = Jest druga Kolonizacja; po wyłożeniu w niej świata dobierasz kartę.
action-consume_trade = Konsumpcja: Handel
    .acc = Konsumpcję: Handel
    .text = Jest Konsumpcja; przed nią sprzedajesz jeden towar za karty.
action-consume_x2 = Konsumpcja: 2× PZ
    .acc = Konsumpcję: 2× PZ
    .text = Jest Konsumpcja; twoje zdolności konsumpcji dają dwa razy więcej żetonów.
action-produce = Produkcja
    .acc = Produkcję
    .text = Jest Produkcja; kładziesz też towar na jednym ze swoich światów windfall.
bonus = premia Produkcji

zone-pool = Pula PZ
zone-tableau = Układ

## Pytania

prompt-start = { $count ->
    [one] Wybierz 1 kartę do odrzucenia
    [few] Wybierz { $count } karty do odrzucenia
   *[other] Wybierz { $count } kart do odrzucenia
}
prompt-action = Wybierz akcję na tę rundę
prompt-actions = Wybierz dwie akcje na tę rundę
prompt-explore = { $count ->
    [one] Zatrzymaj 1 kartę
    [few] Zatrzymaj { $count } karty
   *[other] Zatrzymaj { $count } kart
}
prompt-develop = Wykładasz technologię?
prompt-settle = Wykładasz świat?
prompt-way = Jak wykładasz kartę „{ $card }”?
prompt-pay = { $count ->
    [one] Zapłać 1 kartę za „{ $card }”
    [few] Zapłać { $count } karty za „{ $card }”
   *[other] Zapłać { $count } kart za „{ $card }”
}
prompt-trade = Przed konsumpcją sprzedaj towar
prompt-sell = { $trade ->
    [0] „{ $card }”: sprzedaj towar po zwykłej cenie
   *[other] „{ $card }”: sprzedaj towar
}
prompt-consume = Użyj zdolności konsumpcji
prompt-goods = { $count ->
    [one] „{ $card }”: który towar odrzucasz?
    [few] „{ $card }”: które { $count } towary odrzucasz?
   *[other] „{ $card }”: które { $count } towarów odrzucasz?
}
prompt-spare = „{ $card }”: którego rodzaju nie zużywasz?
prompt-one-good = „{ $card }”: który z tych towarów?
prompt-spend = { $count ->
    [one] „{ $card }”: możesz odrzucić 1 kartę za PZ
    [few] „{ $card }”: możesz odrzucić do { $count } kart za PZ
   *[other] „{ $card }”: możesz odrzucić do { $count } kart za PZ
}
prompt-guess = Podaj liczbę, potem odkryjemy wierzchnią kartę
prompt-windfall = Wyprodukuj towar na świecie windfall
prompt-hand-limit = { $count ->
    [one] Odrzuć 1 kartę: możesz zatrzymać { $limit }
    [few] Odrzuć { $count } karty: możesz zatrzymać { $limit }
   *[other] Odrzuć { $count } kart: możesz zatrzymać { $limit }
}

## Możliwości

option-card = { $card }
option-pass = Nic nie wykładam
option-action = { $action }
option-actions = { $action } i { $other }
option-conquer = Podbijam
option-tactics = Podbijam i odrzucam „{ $card }”
option-pay = { $price ->
    [0] Nic nie płacę
    [one] Płacę 1 kartę
    [few] Płacę { $price } karty
   *[other] Płacę { $price } kart
}
option-ship = Odrzucam „{ $card }” i nic nie płacę
option-power = { $card }: { $power }
option-stop = Dość zdolności
option-good = { $good }
option-spare = { $kind }
option-number = { $number }
option-windfall = { $card } ({ $source })

power-consume = konsumpcja towarów
power-consume_all = konsumpcja wszystkich towarów
power-sell_good = sprzedaż towaru
power-draw = dobranie
power-guess_and_flip = zgadywanie
power-discard_hand = karty za PZ

## Dlaczego nie

barred-world = Światy wykłada się w Kolonizacji.
barred-development = Technologie wykłada się w Rozwoju.
barred-duplicate = Taka sama technologia leży już w twoim układzie.
barred-too-dear = { $others ->
    [0] Kosztuje { $price }, a nie masz żadnej innej karty, by zapłacić.
    [one] Kosztuje { $price }, a do zapłaty masz tylko 1 inną kartę.
    [few] Kosztuje { $price }, a do zapłaty masz tylko { $others } inne karty.
   *[other] Kosztuje { $price }, a do zapłaty masz tylko { $others } innych kart.
}
strength-with-tactics = { $strength } (razem z { $tactics } za kartę „{ card-new_military_tactics }”)
barred-too-weak = Obronność wynosi { $defence }, a twoja Siła Militarna wobec tego świata { $military }.
barred-too-weak-too-dear = { $others ->
    [0] Obronność wynosi { $defence }, a twoja Siła Militarna { $military }; cena wynosi { $price }, a nie masz żadnej innej karty.
    [one] Obronność wynosi { $defence }, a twoja Siła Militarna { $military }; cena wynosi { $price }, a masz tylko 1 inną kartę.
    [few] Obronność wynosi { $defence }, a twoja Siła Militarna { $military }; cena wynosi { $price }, a masz tylko { $others } inne karty.
   *[other] Obronność wynosi { $defence }, a twoja Siła Militarna { $military }; cena wynosi { $price }, a innych kart masz { $others }.
}
barred-in-vain = { $reason } { $card } nie działa dla światów { $kind-gen }.
barred-not-for = Nie działa dla światów { $kind-gen }.
barred-in-hand = Tę kartę masz już na ręce: zatrzymać można tylko karty, które teraz oglądasz.
barred-no-good = Na karcie „{ $card }” nie ma towaru.
barred-other-kind = To musi być { $kind-good }.
barred-source-used = { $source }: ta zdolność była już użyta w tej fazie.
barred-has-good = Na karcie „{ $card }” leży już towar.
barred-produces-kind = { $source } produkuje tylko na światach { $kind-gen }.
barred-used = Ta zdolność była już użyta w tej fazie.
barred-must-consume = Trzeba użyć każdej zdolności, której da się użyć, także zdolności karty „{ $card }”.
barred-no-hand = Nie masz kart na ręce.
barred-goods = { $need ->
    [one] Potrzebny jest towar, a nie masz żadnego.
    [few] Potrzebne są { $need } towary, a masz { $have }.
   *[other] Potrzeba { $need } towarów, a masz { $have }.
}
barred-goods-of = { $need ->
    [one] Potrzebny jest { $kind-good }, a nie masz żadnego.
    [few] Potrzebne są { $need } { $kind-goods }, a masz { $have }.
   *[other] Potrzeba { $need } { $kind-ofgoods }, a masz { $have }.
}
barred-kinds = Potrzebne są towary { $need } różnych rodzajów, a masz { $have ->
    [one] { $have } rodzaj
    [few] { $have } rodzaje
   *[other] { $have } rodzajów
}.

## Zanim wybierzesz

would-develop-nothing = W tej chwili nie da się wyłożyć żadnej technologii z twojej ręki.
would-settle-nothing = W tej chwili nie da się wyłożyć żadnego świata z twojej ręki.
would-sell-nothing = W tej chwili nie masz towaru na sprzedaż.
would-double-nothing = W tej chwili nie masz towarów, za które byłyby PZ.
would-produce-nothing = W tej chwili na żadnym z twoich światów nie może powstać towar.
would-be-free-anyway = Cena i tak wynosi 0: karta zostałaby odrzucona za nic.
would-suffice = Twoja Siła Militarna wynosi już { $strength } przy obronności { $defence }: karta zostałaby odrzucona za nic.
would-give-nothing = Za tak mało towarów nie ma PZ: zostałyby odrzucone za nic.

## Co się dzieje

who-chooses = { $seat-person ->
    [second] Wybierasz
   *[third] { $seat } wybiera
}
who-draws = { $seat-person ->
    [second] Dobierasz
   *[third] { $seat } dobiera
}
who-discards = { $seat-person ->
    [second] Odrzucasz
   *[third] { $seat } odrzuca
}
who-looks = { $seat-person ->
    [second] Oglądasz
   *[third] { $seat } ogląda
}
who-places = { $seat-person ->
    [second] Wykładasz
   *[third] { $seat } wykłada
}
who-settles = { $seat-person ->
    [second] Kolonizujesz
   *[third] { $seat } kolonizuje
}
who-sells = { $seat-person ->
    [second] Sprzedajesz
   *[third] { $seat } sprzedaje
}
who-guesses = { $seat-person ->
    [second] Zgadujesz
   *[third] { $seat } zgaduje
}
event-phase = { $phase }.
event-chose = { who-chooses } { $action-acc }.
event-chose-two = { who-chooses } { $action-acc } i { $other-acc }.
event-drew = { $count ->
    [0] { $seat-person ->
        [second] Nie masz
       *[third] { $seat } nie ma
    } czego dobrać.
    [one] { who-draws } 1 kartę.
    [few] { who-draws } { $count } karty.
   *[other] { who-draws } { $count } kart.
}
event-drew-cards = Twoje nowe karty: { $cards }.
event-discarded-cards = Twoje odrzucone karty: { $cards }.
event-reshuffled = { $count ->
    [one] Odrzucona karta (1) staje się nową rezerwą.
    [few] Odrzucone karty ({ $count }) po przetasowaniu stają się nową rezerwą.
   *[other] Odrzucone karty ({ $count }) po przetasowaniu stają się nową rezerwą.
}
event-explored = { who-looks } { $draw ->
    [one] 1 kartę
    [few] { $draw } karty
   *[other] { $draw } kart
}; { $seat-person ->
    [second] zatrzymujesz
   *[third] zatrzymuje
}: { $keep }.
event-kept = Twój wybór: { $cards }.
event-developed = { who-places } kartę „{ $card }” za { $price ->
    [0] darmo
    [one] 1 kartę
    [few] { $price } karty
   *[other] { $price } kart
}.
event-developed-nothing = { $seat-person ->
    [second] Nie wykładasz
   *[third] { $seat } nie wykłada
} technologii.
event-settled = { who-settles } świat „{ $card }” za { $price ->
    [0] darmo
    [one] 1 kartę
    [few] { $price } karty
   *[other] { $price } kart
}.
event-settled-free = { who-discards } kartę „{ $spent }” i { $seat-person ->
    [second] kolonizujesz
   *[third] kolonizuje
} świat „{ $card }” za darmo.
event-settled-nothing = { $seat-person ->
    [second] Nie wykładasz
   *[third] { $seat } nie wykłada
} świata.
event-tactics = { who-discards } kartę „{ $spent }”.
event-conquered = { $seat-person ->
    [second] Podbijasz
   *[third] { $seat } podbija
} świat „{ $card }”: Siła Militarna { $strength }, obronność { $defence }.
event-good = { $seat-person ->
    [second] Kładziesz
   *[third] { $seat } kładzie
} towar na karcie „{ $world }”.
event-sold = { who-sells } towar z karty „{ $world }” za { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-sold-nothing = { $seat-person ->
    [second] Nie masz
   *[third] { $seat } nie ma
} towaru na sprzedaż.
event-consumed = { $seat-person ->
    [second] Konsumujesz
   *[third] { $seat } konsumuje
} { $goods-many ->
    [yes] towary z kart: { $goods }
   *[one] towar z karty „{ $goods }”
} („{ $card }”){ $vp ->
    [0] { $draw ->
        [0] : bez zysku
        [one] : 1 karta
        [few] : { $draw } karty
       *[other] : { $draw } kart
    }
   *[other] : { $vp } PZ{ $draw ->
        [0] { "" }
        [one] { " " }i 1 karta
        [few] { " " }i { $draw } karty
       *[other] { " " }i { $draw } kart
    }
}.
event-guessed = { who-guesses } { $number } i { $seat-person ->
    [second] bierzesz
   *[third] bierze
} kartę „{ $card }”.
event-missed = { who-guesses } { $number }; odkryta karta „{ $card }” przepada.
event-guessed-nothing = { who-guesses } { $number }, ale nie ma karty do odkrycia.
event-spent = { who-discards } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
} za { $vp } PZ („{ $card }”).
event-hand-limit = { who-discards } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}: zostaje { $limit }.
event-round = Zaczyna się runda { $round }.
event-ends = Koniec gry: { $why }.

ending-tableau = ktoś ma w układzie co najmniej { $most ->
    [one] 1 kartę
    [few] { $most } karty
   *[other] { $most } kart
}
ending-pool = pula PZ jest wyczerpana
ending-rounds = to była ostatnia dozwolona runda

## Co idzie w parze z ruchem, w kilku słowach

brief-tactics = odrzucona karta „{ $spent }”
brief-good = towar na karcie „{ $world }”
brief-drew = { $count ->
    [0] nie ma czego dobrać
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
brief-drew-cards = { $cards }
brief-kept = { $cards }
brief-discarded-cards = odrzucone: { $cards }
brief-consumed = { $card }: { $vp ->
    [0] { $draw ->
        [0] bez zysku
        [one] 1 karta
        [few] { $draw } karty
       *[other] { $draw } kart
    }
   *[other] { $vp } PZ{ $draw ->
        [0] { "" }
        [one] {" "}i 1 karta
        [few] {" "}i { $draw } karty
       *[other] {" "}i { $draw } kart
    }
}
brief-sold = sprzedaż za { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}

## Koniec

score-chips = Żetony
score-worlds = Światy
score-developments = Technologie
score-six = Technologie o koszcie 6
score-alien_tech_institute = { card-alien_tech_institute }
score-free_trade_association = { card-free_trade_association }
score-galactic_federation = { card-galactic_federation }
score-galactic_imperium = { card-galactic_imperium }
score-galactic_renaissance = { card-galactic_renaissance }
score-galactic_survey_seti = { card-galactic_survey_seti }
score-merchant_guild = { card-merchant_guild }
score-mining_league = { card-mining_league }
score-new_economy = { card-new_economy }
score-new_galactic_order = { card-new_galactic_order }
score-pan_galactic_league = { card-pan_galactic_league }
score-trade_league = { card-trade_league }
decided-points = Najwięcej punktów.
decided-cards = Równe punkty; więcej kart na ręce i towarów.
decided-shared = Wszystko równe: wspólne zwycięstwo.

trait-start = Świat początkowy
trait-built = Wyłożone karty
trait-end = Jak skończyła się gra
trait-rounds = Rozegrane rundy
trait-decided = Co rozstrzygnęło
end-tableau = układ był pełny
end-pool = pula była pusta
end-rounds = rozegrano ostatnią rundę

## Stół w słowach

label-round = Runda
label-phase = Faza
label-pool = Pozostałe PZ
label-supply = Karty
supply = w rezerwie { $deck }, odrzuconych { $discards }
label-ending = Ostatnia runda
label-phases = Fazy tej rundy
chosen = { $action } ({ $seat })
label-players = Gracze
label-player = Gracz
label-score = Punkty
label-chips = Żetony
label-hand = Ręka
label-goods = Towary
label-military = Siła Militarna
label-tableau = Karty
label-actions = Akcja
label-card = Karta
label-good = Towar
label-vp = PZ
label-type = Typ
label-text = Opis
label-price = Cena
label-tableau-of = { $seat-person ->
    [second] Twój układ
   *[third] Układ: { $seat }
}
price-paid = { $total } (na karcie { $base })
price-military = Siła Militarna { $strength } z { $defence }
price-either = { $fight } albo kart: { $total }
nothing = –

## Co robią zdolności: małą literą, bez kropki

no-powers = Bez zdolności.
in-phase = { $phase }: { $powers }
powers = { $a }; { $b }
powers-both = { $a } i { $b }
amount-more = +{ $n }
amount-less = −{ $n }
do-explore-draw = { $n ->
    [one] obejrzyj o 1 kartę więcej
    [few] obejrzyj o { $n } karty więcej
   *[other] obejrzyj o { $n } kart więcej
}
do-explore-keep = { $n ->
    [one] zatrzymaj o 1 kartę więcej
    [few] zatrzymaj o { $n } karty więcej
   *[other] zatrzymaj o { $n } kart więcej
}
do-draw-at-start = { $n ->
    [one] dobierz 1 kartę, zanim ktokolwiek wybierze technologię
    [few] dobierz { $n } karty, zanim ktokolwiek wybierze technologię
   *[other] dobierz { $n } kart, zanim ktokolwiek wybierze technologię
}
do-develop-discount = twoje technologie są tańsze o { $n }
do-draw-for-development = { $n ->
    [one] dobierz 1 kartę za każdą wyłożoną technologię
    [few] dobierz { $n } karty za każdą wyłożoną technologię
   *[other] dobierz { $n } kart za każdą wyłożoną technologię
}
do-settle-discount = światy, za które płacisz, są tańsze o { $n }
do-settle-discount-of = światy { $kind-gen }, za które płacisz, są tańsze o { $n }
do-military = { $amount } do Siły Militarnej
do-military-of = { $amount } do Siły Militarnej w podboju światów { $kind-gen }
do-military-rebel = { $amount } do Siły Militarnej w podboju światów Rebeliantów
do-temp-military = podbijając świat, możesz odrzucić tę kartę, aby mieć w tej fazie +{ $n } do Siły Militarnej
do-settle-free = gdy płacisz za świat, możesz odrzucić tę kartę i nie płacić nic
do-pay-for-military = { $n ->
    [0] za świat militarny możesz zapłacić, zamiast go podbijać: tyle, ile wynosi jego obronność
   *[other] za świat militarny możesz zapłacić, zamiast go podbijać: o { $n } mniej, niż wynosi jego obronność
}
do-not-for = { $what } (nie dotyczy światów { $kind-gen })
do-draw-for-world = { $n ->
    [one] dobierz 1 kartę za każdy wyłożony świat
    [few] dobierz { $n } karty za każdy wyłożony świat
   *[other] dobierz { $n } kart za każdy wyłożony świat
}
do-trade-any = { $n ->
    [one] +1 karta za każdą sprzedaż
    [few] +{ $n } karty za każdą sprzedaż
   *[other] +{ $n } kart za każdą sprzedaż
}
do-trade-here = { $n ->
    [one] +1 karta za sprzedaż towaru leżącego na tej karcie
    [few] +{ $n } karty za sprzedaż towaru leżącego na tej karcie
   *[other] +{ $n } kart za sprzedaż towaru leżącego na tej karcie
}
do-trade-of = { $n ->
    [one] +1 karta za sprzedaż { $kind-ofgood }
    [few] +{ $n } karty za sprzedaż { $kind-ofgood }
   *[other] +{ $n } kart za sprzedaż { $kind-ofgood }
}
do-consume-one = { $goods } za { $reward }
do-consume-each = { $goods }, każdy za { $reward }
do-consume-once = { $goods } za { $reward } łącznie
goods-one = 1 towar
goods-one-of = 1 { $kind-good }
goods-up-to = do { $n } towarów
goods-up-to-of = do { $n } { $kind-ofgoods }
goods-exactly = { $n ->
    [few] dokładnie { $n } towary
   *[other] dokładnie { $n } towarów
}
goods-exactly-of = { $n ->
    [few] dokładnie { $n } { $kind-goods }
   *[other] dokładnie { $n } { $kind-ofgoods }
}
goods-distinct = { $n ->
    [few] { $n } towary różnych rodzajów
   *[other] { $n } towarów różnych rodzajów
}
reward-vp = { $vp } PZ
reward-cards = { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[other] { $cards } kart
}
reward-both = { $cards ->
    [one] { $vp } PZ i 1 kartę
    [few] { $vp } PZ i { $cards } karty
   *[other] { $vp } PZ i { $cards } kart
}
do-consume-all-less = wszystkie pozostałe towary za PZ, o { $n } mniej, niż jest towarów
do-consume-all-equal = wszystkie pozostałe towary, każdy za 1 PZ
do-consume-all-more = wszystkie pozostałe towary za PZ, o { $n } więcej, niż jest towarów
do-sell-good = sprzedaj 1 towar, korzystając ze wszystkich swoich zdolności Handlu
do-sell-good-plain = sprzedaj 1 towar po zwykłej cenie, bez zdolności Handlu
do-draw = { $n ->
    [one] dobierz 1 kartę
    [few] dobierz { $n } karty
   *[other] dobierz { $n } kart
}
do-guess = podaj liczbę od { $least } do { $most } i odkryj wierzchnią kartę rezerwy: jeśli to jej koszt albo obronność, bierzesz ją na rękę, a jeśli nie, zostaje odrzucona
do-discard-hand = { $n ->
    [one] możesz odrzucić z ręki 1 kartę za { $vp } PZ; tych PZ nic nie podwaja
   *[other] możesz odrzucić z ręki do { $n } kart, po { $vp } PZ za każdą; tych PZ nic nie podwaja
}
do-produce-here = powstaje tu towar
do-draw-if-produced-here = { $n ->
    [one] gdy powstanie tu towar, dobierz 1 kartę
    [few] gdy powstanie tu towar, dobierz { $n } karty
   *[other] gdy powstanie tu towar, dobierz { $n } kart
}
do-produce-windfall = powstaje towar na jednym z twoich pustych światów windfall
do-produce-windfall-of = powstaje towar na jednym z twoich pustych światów windfall { $kind-gen }
do-draw-per-good = { $n ->
    [one] dobierz 1 kartę za każdy { $kind-good }, który w tej fazie wyprodukujesz
    [few] dobierz { $n } karty za każdy { $kind-good }, który w tej fazie wyprodukujesz
   *[other] dobierz { $n } kart za każdy { $kind-good }, który w tej fazie wyprodukujesz
}
do-draw-per-kind = { $n ->
    [one] dobierz 1 kartę za każdy rodzaj towaru, który w tej fazie wyprodukujesz
    [few] dobierz { $n } karty za każdy rodzaj towaru, który w tej fazie wyprodukujesz
   *[other] dobierz { $n } kart za każdy rodzaj towaru, który w tej fazie wyprodukujesz
}
do-draw-per-world = { $n ->
    [one] dobierz 1 kartę za każdy ze swoich światów { $kind-gen }
    [few] dobierz { $n } karty za każdy ze swoich światów { $kind-gen }
   *[other] dobierz { $n } kart za każdy ze swoich światów { $kind-gen }
}
do-draw-if-most = { $n ->
    [one] dobierz 1 kartę, jeśli w tej fazie wyprodukujesz więcej { $kind-ofgoods } niż każdy inny gracz
    [few] dobierz { $n } karty, jeśli w tej fazie wyprodukujesz więcej { $kind-ofgoods } niż każdy inny gracz
   *[other] dobierz { $n } kart, jeśli w tej fazie wyprodukujesz więcej { $kind-ofgoods } niż każdy inny gracz
}
bonus-discount = twoja technologia jest tańsza o { $n }
bonus-discount-second = twoja druga technologia jest tańsza o { $n }
bonus-draw-after-place = { $n ->
    [one] po wyłożeniu świata dobierasz 1 kartę
    [few] po wyłożeniu świata dobierasz { $n } karty
   *[other] po wyłożeniu świata dobierasz { $n } kart
}
bonus-draw-after-place-second = { $n ->
    [one] po wyłożeniu drugiego świata dobierasz 1 kartę
    [few] po wyłożeniu drugiego świata dobierasz { $n } karty
   *[other] po wyłożeniu drugiego świata dobierasz { $n } kart
}
bonus-sell-good = zanim zaczniesz konsumpcję, sprzedaj jeden towar
bonus-double = { $factor ->
    [2] twoje zdolności konsumpcji dają dwa razy więcej PZ
   *[other] twoje zdolności konsumpcji dają { $factor } razy więcej PZ
}
bonus-produce-windfall = dodatkowo powstaje towar na jednym pustym świecie windfall

## Ile warte są technologie o koszcie 6

worth = warta { $lines }
worth-first = { $vp } PZ
worth-more = { $vp }
worth-each = { $vp } za { $cards }
worth-included = { $line } (także za siebie)
worth-chips = { $vp } za każde { $n } PZ w żetonach
worth-military = { $vp } za każdy punkt twojej całkowitej Siły Militarnej
worth-named = { $vp } za kartę { $cards }
worth-named-each = po { $vp } za karty { $cards }
worth-card = „{ $card }”
worth-without-trade = Zdolności Handlu się nie liczą.
worth-total-military = Nie liczy się to, co działa tylko przeciw niektórym światom.
each-world = każdy { $noun }
each-development = każdą { $noun }
each-card = każdą { $noun }
other-world = każdy inny { $noun }
other-development = każdą inną { $noun }
other-card = każdą inną { $noun }
noun-world = świat
noun-development = technologię
noun-card = kartę
noun-windfall = { $noun } windfall
noun-production = { $noun } produkcyjny
noun-military = { $noun } militarny
noun-peaceful = { $noun }, który nie jest militarny,
noun-kind = { $noun } { $kind-gen }
noun-rebel = { $noun } Rebeliantów
noun-alien = { $noun } z napisem ALIEN
noun-cost = { $noun } o koszcie { $n }
noun-power-explore = { $noun } ze zdolnością Eksploracji
noun-power-develop = { $noun } ze zdolnością Rozwoju
noun-power-settle = { $noun } ze zdolnością Kolonizacji
noun-power-trade = { $noun } ze zdolnością Handlu
noun-power-consume = { $noun } ze zdolnością Konsumpcji
noun-power-produce = { $noun } ze zdolnością Produkcji

## Co mówi się o rodzajach, fazach i miejscach

about-novelty = { $n ->
    [one] Sztuka, rozrywka i mody. Sprzedaż daje 1 kartę.
    [few] Sztuka, rozrywka i mody. Sprzedaż daje { $n } karty.
   *[other] Sztuka, rozrywka i mody. Sprzedaż daje { $n } kart.
}
about-rare = { $n ->
    [one] Rzadkie pierwiastki, które napędzają statki. Sprzedaż daje 1 kartę.
    [few] Rzadkie pierwiastki, które napędzają statki. Sprzedaż daje { $n } karty.
   *[other] Rzadkie pierwiastki, które napędzają statki. Sprzedaż daje { $n } kart.
}
about-genes = { $n ->
    [one] Materiał genetyczny do badań. Sprzedaż daje 1 kartę.
    [few] Materiał genetyczny do badań. Sprzedaż daje { $n } karty.
   *[other] Materiał genetyczny do badań. Sprzedaż daje { $n } kart.
}
about-alien = { $n ->
    [one] To, co zostało po Władcach Obcych. Sprzedaż daje 1 kartę.
    [few] To, co zostało po Władcach Obcych. Sprzedaż daje { $n } karty.
   *[other] To, co zostało po Władcach Obcych. Sprzedaż daje { $n } kart.
}
about-start = { $n ->
    [one] Masz 1 kartę: odrzuć { $discard }.
    [few] Masz { $n } karty: odrzuć { $discard }.
   *[other] Masz { $n } kart: odrzuć { $discard }.
}
about-explore = { $n ->
    [one] Obejrzyj 1 kartę, zatrzymaj { $keep }.
    [few] Obejrzyj { $n } karty, zatrzymaj { $keep }.
   *[other] Obejrzyj { $n } kart, zatrzymaj { $keep }.
}
about-end-round = { $n ->
    [one] Na ręce zostaje najwyżej 1 karta. Potem gra się kończy albo trwa dalej.
    [few] Na ręce zostają najwyżej { $n } karty. Potem gra się kończy albo trwa dalej.
   *[other] Na ręce zostaje najwyżej { $n } kart. Potem gra się kończy albo trwa dalej.
}
about-pool = Po { $n } PZ na osobę. Gdy się wyczerpią, ta runda jest ostatnia.
about-tableau = { $n ->
    [one] Twoje światy i technologie, od lewej do prawej. 1 karta kończy grę.
    [few] Twoje światy i technologie, od lewej do prawej. { $n } karty kończą grę.
   *[other] Twoje światy i technologie, od lewej do prawej. { $n } kart kończy grę.
}

## Światy początkowe

card-old_earth = Stara Ziemia
card-epsilon_eridani = Epsilon Eridani
card-alpha_centauri = Alfa Centauri
card-new_sparta = Nowa Sparta
card-earths_lost_colony = Zaginiona Kolonia Ziemi

## Światy militarne

card-rebel_fuel_cache = Skład Paliwa Rebeliantów
card-new_survivalists = Nowi Surwiwaliści
card-outlaw_world = Świat Banitów
card-star_nomad_lair = Kryjówka Gwiezdnych Nomadów
card-the_last_of_the_uplift_gnarssh = Ostatni ze Wspomaganych Gnarssh
card-runaway_robots = Zbiegłe Roboty
card-rebel_miners = Górnicy Rebeliantów
card-former_penal_colony = Dawna Kolonia Karna
card-avian_uplift_race = Ptasia Rasa Wspomagana
card-reptilian_uplift_race = Gadzia Rasa Wspomagana
card-aquatic_uplift_race = Wodna Rasa Wspomagana
card-alien_robot_sentry = Robot-Wartownik Obcych
card-rebel_warrior_race = Wojownicza Rasa Rebeliantów
card-rebel_underground = Podziemie Rebeliantów
card-pirate_world = Świat Piratów
card-malevolent_lifeforms = Wrogie Formy Życia
card-alien_robot_scout_ship = Zrobotyzowany Statek Zwiadowczy Obcych
card-rebel_outpost = Placówka Rebeliantów
card-lost_alien_warship = Zaginiony Okręt Wojenny Obcych
card-lost_alien_battle_fleet = Zaginiona Flota Bojowa Obcych
card-rebel_base = Baza Rebeliantów
card-rebel_homeworld = Ojczysty Świat Rebeliantów

## Światy

card-refugee_world = Świat Uchodźców
card-pilgrimage_world = Świat Pielgrzymek
card-empath_world = Świat Empatów
card-destroyed_world = Zniszczony Świat
card-artist_colony = Kolonia Artystów
card-secluded_world = Odosobniony Świat
card-gambling_world = Świat Hazardu
card-expanding_colony = Rozrastająca się Kolonia
card-gem_world = Świat Klejnotów
card-spice_world = Świat Przypraw
card-new_vinland = Nowa Winlandia
card-space_port = Port Kosmiczny
card-galactic_engineers = Galaktyczni Inżynierowie
card-pre_sentient_race = Rasa Przedrozumna
card-asteroid_belt = Pas Asteroid
card-radioactive_world = Radioaktywny Świat
card-comet_zone = Strefa Komet
card-mining_world = Świat Górniczy
card-bio_hazard_mining_world = Górniczy Świat Zagrożenia Biologicznego
card-blaster_gem_mines = Kopalnie Klejnotów Blasterowych
card-plague_world = Świat Zarazy
card-galactic_resort = Galaktyczny Kurort
card-prosperous_world = Dostatni Świat
card-black_market_trading_world = Czarnorynkowy Świat Handlowy
card-alien_rosetta_stone_world = Świat Kamienia z Rosetty Obcych
card-distant_world = Odległy Świat
card-imperium_armaments_world = Świat Zbrojeniowy Imperium
card-merchant_world = Świat Kupców
card-tourist_world = Świat Turystyczny
card-deserted_alien_outpost = Opuszczona Placówka Obcych
card-deserted_alien_colony = Opuszczona Kolonia Obcych
card-lost_species_ark_world = Świat-Arka Zaginionych Gatunków
card-new_earth = Nowa Ziemia
card-galactic_trendsetters = Galaktyczni Kreatorzy Trendów
card-terraformed_world = Świat Terraformowany
card-alien_robotic_factory = Zrobotyzowana Fabryka Obcych
card-deserted_alien_library = Opuszczona Biblioteka Obcych

## Technologie

card-public_works = Roboty Publiczne
card-expedition_force = Siły Ekspedycyjne
card-export_duties = Cła Eksportowe
card-new_military_tactics = Nowe Taktyki Militarne
card-contact_specialist = Specjalista do spraw Kontaktu
card-investment_credits = Kredyty Inwestycyjne
card-colony_ship = Statek Kolonizacyjny
card-mining_robots = Roboty Górnicze
card-space_marines = Kosmiczna Piechota
card-deficit_spending = Deficyt Budżetowy
card-interstellar_bank = Bank Międzygwiezdny
card-genetics_lab = Laboratorium Genetyczne
card-mining_conglomerate = Konglomerat Górniczy
card-terraforming_robots = Roboty Terraformujące
card-diversified_economy = Zróżnicowana Gospodarka
card-research_labs = Laboratoria Badawcze
card-drop_ships = Statki Desantowe
card-replicant_robots = Roboty-Replikanci
card-consumer_markets = Rynki Konsumenckie

## Technologie o koszcie 6

card-alien_tech_institute = Instytut Technologii Obcych
card-free_trade_association = Stowarzyszenie Wolnego Handlu
card-galactic_federation = Federacja Galaktyczna
card-galactic_imperium = Galaktyczne Imperium
card-galactic_renaissance = Galaktyczny Renesans
card-galactic_survey_seti = Galaktyczne Badania: SETI
card-merchant_guild = Gildia Kupiecka
card-mining_league = Liga Górnicza
card-new_economy = Nowa Ekonomia
card-new_galactic_order = Nowy Galaktyczny Porządek
card-pan_galactic_league = Liga Pangalaktyczna
card-trade_league = Liga Handlowa

## Co przemawia za ruchem i przeciw niemu, słowami trenera

coach-gain = { $value } PZ
coach-cards = { $sign ->
    [more] { $count ->
        [0] pełniejsza ręka
        [one] 1 karta więcej na ręce
        [few] { $count } karty więcej na ręce
       *[many] { $count } kart więcej na ręce
    }
   *[less] { $count ->
        [0] chudsza ręka
        [one] 1 karta mniej na ręce
        [few] { $count } karty mniej na ręce
       *[many] { $count } kart mniej na ręce
    }
}
coach-goods = { $sign ->
    [more] { $count ->
        [0] lepsze towary
        [one] 1 towar więcej
        [few] { $count } towary więcej
       *[many] { $count } towarów więcej
    }
   *[less] { $count ->
        [0] gorsze towary
        [one] 1 towar mniej
        [few] { $count } towary mniej
       *[many] { $count } towarów mniej
    }
}

## Znaki: co rysuje plansza, po jednym wierszu

signs-phases = Fazy
signs-goods = Towary
signs-cards = Na kartach
signs-table = Przy stole
sign-explore = Eksploracja
    .text = karty oglądane w fazie I.
sign-develop = Rozwój
    .text = wykłada się technologię i płaci za nią.
sign-settle = Kolonizacja
    .text = wykłada się świat: za opłatą albo przez podbój.
sign-trade = Handel
    .text = sprzedaje się towar za karty, przed Konsumpcją.
sign-consume = Konsumpcja
    .text = oddaje się towary za żetony i karty.
sign-produce = Produkcja
    .text = na światach powstają nowe towary.
sign-novelty = Towary oryginalne
    .text = rodzaj świata i towaru; najtańszy w sprzedaży.
sign-rare = Pierwiastki rzadkie
    .text = rodzaj świata i towaru, droższy od oryginalnych.
sign-genes = Geny
    .text = rodzaj świata i towaru, droższy od pierwiastków rzadkich.
sign-alien = Technologia Obcych
    .text = rodzaj świata i towaru; najdroższy w sprzedaży.
sign-any = Dowolny towar
    .text = towar jakiegokolwiek rodzaju.
sign-good = Towar
    .text = zakryta karta na świecie; sprzedaj go albo skonsumuj.
sign-windfall = Świat windfall
    .text = wchodzi z jednym towarem i sam więcej nie daje.
sign-world = Świat
    .text = kula; koszt w kółku płaci się kartami z ręki.
sign-development = Technologia
    .text = koszt w rombie płaci się kartami z ręki.
sign-cost = Koszt
    .text = tyle kart z ręki odrzuca się za tę kartę.
sign-shield = Obronność
    .text = podbija go Siła Militarna co najmniej równa tej liczbie, bez opłaty.
sign-military = Siła Militarna
    .text = suma z twoich kart; podbija światy o takiej obronności albo niższej.
sign-vp = Punkty zwycięstwa
    .text = z kart na koniec gry albo jako żetony z puli.
sign-card = Karta
    .text = dobierana z rezerwy na rękę.
sign-leave = Odrzuć tę kartę
    .text = opuszcza twój układ, gdy użyjesz zdolności.
sign-hand = Ręka
    .text = karty na ręce: wykładasz je albo nimi płacisz.
sign-deck = Rezerwa
    .text = wszyscy dobierają z niej zakryte karty.
sign-check = Gotowe
    .text = wybór już zapadł; inni jeszcze wybierają.
sign-clock = Wybiera
    .text = stół czeka na tego gracza.
sign-lock = Niedostępne
    .text = teraz niemożliwe; powód podano obok.
sign-discards = Karty odrzucone
    .text = Trafiają tu karty zapłacone i sprzedane towary; gdy rezerwa się skończy, tworzą nową.
sign-points = Punkty
    .text = Ile miałby ten gracz, gdyby gra skończyła się teraz.
sign-tableau = Układ
    .text = Wyłożone karty. Dwanaście u kogokolwiek kończy grę z tą rundą.
sign-role = Karta akcji
    .text = Leży zakryta, aż wszyscy wybiorą.
sign-last = Ostatnia runda
    .text = Warunek końca jest spełniony: gramy rundę do końca, potem liczymy punkty.
sign-picked = Wybrane dotąd
    .text = Ile kart jest wybranych, z ilu możliwych.
