### Co serwer mówi ludziom.

server-malformed = Serwer tego nie zrozumiał: { $why }
server-too-large = Ta wiadomość jest za długa: najwyżej { $most } bajtów.
server-other-site = Ta strona nie może rozmawiać z tym stołem.
server-name-taken = Konto o nazwie { $name } już istnieje.
server-account-already = Masz już konto: { $name }.
server-wrong-password = Nie ma takiego konta albo hasło jest inne.
server-no-such-table = Nie ma takiego stołu.
server-not-invited = Tu potrzebne jest zaproszenie. Poproś o link osobę, która przygotowała stół.
server-delete-own = Do tego stołu mają prawo także inni, więc zostaje.
server-record-not-yet = Zapis gry będzie można przeczytać po jej zakończeniu.
server-bad-request = Nieprawidłowe żądanie: { $why }
server-not-found = Tu nic nie ma.
server-inside = Coś poszło nie tak wewnątrz serwera.

## Granice

server-password-length = Hasło ma od { $least } do { $most } znaków.
server-too-many-tables = Masz już { $most } rozpoczętych gier. Dokończ najpierw którąś z nich.
server-too-many-guests = Zbyt wielu nowych gości z jednego miejsca. Spróbuj ponownie za minutę.
server-too-many-tries = Zbyt wiele prób. Odczekaj minutę.
server-too-many-connections = Masz to już otwarte w { $most } miejscach. Zamknij część z nich.
server-too-fast = To dużo jak na krótką chwilę. Poczekaj moment.

## Listy

server-no-mail = Ten serwer nie wysyła e-maili.
server-bad-address = Pod taki adres żadna wiadomość nie dojdzie.
server-bad-mail = ASTRARIUM_MAIL ma być adresem w rodzaju smtp://użytkownik:hasło@host:587.
server-old-letter = Ten link został już użyty albo wygasł. Poproś o nową wiadomość.
server-letter-email-subject = Czy to twój adres?
server-letter-email =
    Ktoś, kto gra jako { $name }, podał ten adres jako własny.

    Jeśli to ty, otwórz tę stronę w ciągu doby:
    { $link }

    Jeśli nie, zignoruj tę wiadomość: więcej się nie odezwiemy.
server-letter-reset-subject = Nowe hasło
server-letter-reset =
    Ktoś prosi o nowe hasło do konta { $name }.

    Jeśli to ty, wybierz je tutaj w ciągu godziny:
    { $link }

    Jeśli nie, zignoruj tę wiadomość: hasło zostanie takie, jakie jest.

## Dokąd prowadzi link

server-link-free = Czeka na ciebie wolne miejsce.
server-link-mine = To miejsce jest już twoje.
server-link-taken = Ktoś już tam siedzi. Poproś o inny link.
server-link-over = Ta gra już się skończyła.
server-link-watch = Możesz oglądać tę grę.
server-link-unknown = Ten link donikąd nie prowadzi. Może brakuje jego części.

## Strony

server-not-built = Stół w przeglądarce nie jest jeszcze zbudowany. Zbuduj go (make client), a potem wczytaj tę stronę ponownie.
server-cannot-listen = Nie można słuchać na { $host }, port { $port }: { $why }. Inny port: --port 0 bierze wolny.
server-cannot-keep = Nie można przechowywać stołów w { $folder }: { $why }
server-unreadable = Zapis tego stołu jest uszkodzony i nie da się go odczytać. Osoba prowadząca serwer znajdzie go w dzienniku serwera; pozostałym stołom nic nie jest.
server-moved = Ten stół przejęła inna wersja programu. Strona połączy się ponownie sama.
server-newer = Przy tym stole grano dalej w nowszej wersji programu, której zasady różnią się od tutejszych. Gra ruszy, gdy znów będzie działać tamta wersja albo gdy osoba prowadząca ten serwer zwolni stół.
server-notice-rules = Poprawiono zasady gry. Gra toczy się dalej od miejsca, w którym stanęła, a dziennik zostaje.
server-notice-phase = Poprawiono zasady gry. Gra toczy się dalej od początku tej fazy, więc plansza może wyglądać trochę inaczej niż ostatnio. Dziennik zostaje.
server-notice-misfit = { $seat-person ->
    [second] Według poprawionych zasad twoja odpowiedź już nie pasuje
   *[third] { $seat }: według poprawionych zasad odpowiedź już nie pasuje
} ({ $answer }){ $more ->
    [0] {""}
    [one] , podobnie jak następna
    [few] , podobnie jak { $more } następne
   *[many] , podobnie jak { $more } następnych
}. Pytanie pada jeszcze raz.
server-notice-elsewhere = { $seat-person ->
    [second] Zasady się zmieniły: twój ruch
   *[third] { $seat }: zasady się zmieniły i ruch
} ({ $answer }) dałby dziś inny wynik niż wtedy{ $more ->
    [0] {""}
    [one] , więc pytanie o niego i o następny ruch pada jeszcze raz
    [few] , więc pytanie o niego i o { $more } następne ruchy pada jeszcze raz
   *[other] , więc pytanie o niego i o { $more } następnych ruchów pada jeszcze raz
}. Gra toczy się dalej od ostatniej pozycji, która jest taka sama według obu zasad.
server-notice-elsewhere-secret = { $seat-person ->
    [second] Zasady się zmieniły: twoja odpowiedź dałaby dziś inny wynik niż wtedy
   *[third] { $seat }: zasady się zmieniły i odpowiedź dałaby dziś inny wynik niż wtedy
}. Gra toczy się dalej sprzed niej: { $question }
server-notice-misfit-secret = { $seat-person ->
    [second] Według poprawionych zasad twoja odpowiedź już nie pasuje
   *[third] { $seat }: według poprawionych zasad odpowiedź już nie pasuje
}. Pytanie pada jeszcze raz: { $question }
server-stranded = Obecne zasady nie radzą sobie z tym stołem ({ $why }). Zostaje taki, jaki jest, i można przy nim grać dalej w wersji, która umie go odczytać.
server-not-json = To, co coś zmienia, trzeba wysyłać jako JSON.
server-no-such-login = Nie ma takiego zalogowanego urządzenia.
server-no-account = Nie masz jeszcze konta, a więc i hasła.
server-no-database = W { $file } nie ma bazy danych.
server-copy-exists = Plik { $file } już istnieje; kopia niczego nie zastępuje.
server-no-copy = Nie można zapisać { $file }: { $why }
server-bad-copy = { $file } nie jest całą kopią bazy danych: { $why }
server-damaged = Baza danych { $file } jest uszkodzona albo nie jest bazą: { $why }
server-no-source = Nie można skopiować bazy danych { $file }: { $why }
server-no-move = Nic nie przeniesiono z { $source } do { $target }: { $why }
server-not-empty = { $file } nie jest pusta; niczego nie zapisuje się na tym, co już tam jest.
server-in-use = Plik { $file } jest w użyciu. Najpierw zatrzymaj serwer.
server-doctor-same = { $table } ({ $game }): tak samo według zasad { $present }.
server-doctor-as-played = { $table } ({ $game }): rozegrana według zasad { $rules } i tak zachowana; według zasad { $present } różni się od ruchu { $since }.
server-doctor-goes-on = { $table } ({ $game }): odtworzona według zasad { $present } różni się od ruchu { $since }; toczy się dalej od ostatniej zapisanej pozycji; { $misfits ->
    [0] każda odpowiedź pasuje
    [one] jedna odpowiedź padnie jeszcze raz
    [few] { $misfits } odpowiedzi padną jeszcze raz
   *[many] { $misfits } odpowiedzi padnie jeszcze raz
}.
server-doctor-newer = { $table } ({ $game }): { $why }
server-doctor-stranded = { $table } ({ $game }): { $why }
server-doctor-all = { $tables ->
    [0] Nie ma żadnych stołów
    [one] Jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}; { $other ->
    [0] wszystko bez zmian.
    [one] jeden się różni.
    [few] { $other } się różnią.
   *[many] { $other } się różni.
}
server-newer-layout = Baza danych ma układ { $layout }, a ta wersja zna układy do { $known }. Cofnij ją nowszą wersją: astrarium admin layout { $known }
server-admin-layout = Nie ma układu { $layout }. Ta wersja zna układy od 0001 do { $known }.
server-doctor-unreadable = { $table } ({ $game }): nie da się odczytać: { $why }
server-doctor-rating = { $table } ({ $game }): rankingi po tej partii nie wynikają z zajętych miejsc.

## Opiekunowie serwera

server-bot-token = Serwer nie zna tego tokenu.
server-bad-url = { $url } nie jest adresem serwera; taki adres to na przykład https://games.example.
server-record-position = Ta gra zaczęła się w środku innej, więc tego, co było wcześniej, nie da się sprawdzić. Można tu wczytać tylko gry zapisane od pierwszego ruchu.
server-record-long = Zapis ma więcej niż { $most } pozycji, a żadna gra nie jest tak długa.
server-record-unplayable = Tego zapisu nie udało się rozegrać od nowa.
server-bot-not-there = Nie ma tu połączonego programu { $bot }, który grałby w tę grę.
server-bot-declined = Program { $bot } nie chce teraz grać w tę grę.
server-admin-what = Polecenia { $what } nie ma. Są: { $known }.
server-admin-nobody = Nie ma konta ani osoby o nazwie { $name }.
server-admin-bot-name = Bot nazywa się jednym słowem, najwyżej 30 liter, cyfr i podkreśleń.
server-banned = To konto zostało zamknięte przez opiekunów serwera.
server-muted = Opiekunowie serwera poprosili cię o milczenie.
server-other-host = Ten serwer nie odpowiada pod taką nazwą.
server-unavailable = Serwer nie ma w tej chwili dostępu do stołów. Spróbuj ponownie za chwilę.
server-draining = Serwer zaraz uruchomi się ponownie i nie przyjmuje nowych stołów. Spróbuj za kilka minut.
server-not-allowed = To mogą zrobić tylko opiekunowie serwera.
server-daily-stays = Próba w rozdaniu dnia zostaje do końca dnia.
server-rated-stays = Partia rankingowa zostaje do końca. Możesz ją poddać przy stole.
server-rated-account = Do partii rankingowych potrzebne jest konto. Założysz je pod swoim imieniem u góry strony.
server-rated-one-seat = W partii rankingowej każdy gra z jednego miejsca.
server-no-such-day = Nie ma rozdania tej gry z dnia { $day }.
server-no-such-person = Nie ma tu konta o nazwie { $name }.
server-no-page = Ta osoba nie pokazuje swojej strony albo nie pokazuje jej tobie.
server-account-needed = Do tego potrzebne jest konto. Założysz je pod swoim imieniem u góry strony.
server-friends-closed = { $name } nie przyjmuje zaproszeń do znajomych.
server-too-many-friends = Masz { $most } znajomych i zaproszeń, a więcej się nie da.
server-ask-host = Znajomych może zaprosić tylko ten, kto przygotował stół.
server-ask-friend = Na miejsce przy stole możesz zaprosić tylko znajomych.
server-no-such-event = Nie ma takiego wydarzenia.
server-event-arbiter = To może zrobić tylko sędzia.
server-event-closed = Zapisy są zamknięte albo nie ma już miejsc.
server-event-no-result = Nie ma jeszcze wyniku, który można by zmienić.
server-event-rated = Gra duplikatowa nigdy nie jest rankingowa, podobnie jak wydarzenia z botami, których siły nie zmierzono.
server-event-time = Wydarzenie potrzebuje zegara albo rund o określonym końcu.
server-event-too-many = Masz { $most } zapowiedzianych lub trwających wydarzeń, a więcej się nie da.
server-group-role = Twoja rola w grupie na to nie pozwala.
server-group-limit = Limit to { $most } i jest już wyczerpany.
server-nobody-there = Nikt inny tam nie siedzi.
server-not-dealt = Jeszcze nic nie rozdano: każdy może dorzucić słowo do losowania.
server-deal-host = O rozdaniu decyduje ten, kto przygotował stół.

## Nieobecność

server-bad-hook = Tego adresu nie można użyć. Musi zaczynać się od https:// i być dostępny dla wszystkich.
server-letter-turn-subject = { $count ->
    [one] Czeka na ciebie stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
server-letter-turn =
    Twoja kolej:

    { $links }
server-letter-ending-subject = { $count ->
    [one] Twój stół niedługo zniknie
    [few] { $count } twoje stoły niedługo znikną
   *[many] { $count } twoich stołów niedługo zniknie
}
server-letter-ending =
    Dawno nikt tu nie grał. Kto otworzy taki stół, ten go zachowa; inaczej gra skończy się za { $days } dni:

    { $links }
server-letter-when = Kiedy i czy piszemy, zależy od ciebie: to ustawia się na stronie twojego profilu.
server-letter-asked-subject = { $count ->
    [one] Ktoś ze znajomych zaprasza cię do gry
    [few] Znajomi zapraszają cię do { $count } gier
   *[many] Znajomi zapraszają cię do { $count } gier
}
server-letter-asked =
    Ktoś ze znajomych trzyma dla ciebie miejsce. Czeka ono przy stołach:

    { $links }
server-letter-late-subject = { $count ->
    [one] Przy jednym stole kończy ci się czas
    [few] Przy { $count } stołach kończy ci się czas
   *[many] Przy { $count } stołach kończy ci się czas
}
server-letter-late =
    Na ruch zostało ci niewiele czasu:

    { $links }
server-no-holiday = W tym roku zostało ci dni urlopu: { $left }, a nie { $days }.
server-bad-clock = Takiego zegara nie ma.
server-bad-zone = Nie ma strefy czasowej { $zone }.
server-bad-push = Żadna przeglądarka czegoś takiego nie wysyła.
server-no-such-study = Nie ma takiego studium albo je usunięto.
server-study-look-only = To studium możesz oglądać; zmieniać je może tylko ten, kto je założył.
server-too-many-studies = Masz już tyle studiów: { $most }. Najpierw usuń któreś.
