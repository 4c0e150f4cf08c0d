### Co serwer mówi ludziom.

server-stale = Stół tymczasem poszedł dalej. Spójrz jeszcze raz.
server-not-your-seat = Miejsce { $seat } nie jest twoje.
server-malformed = Serwer tego nie zrozumiał: { $why }
server-too-large = Ta wiadomość jest za długa: najwyżej { $most } bajtów.
server-try-again = Coś poszło nie tak; nic się nie zmieniło. Spróbuj jeszcze raz.
server-other-site = Ta strona nie może rozmawiać z tym stołem.
server-who-are-you = Serwer jeszcze cię nie zna. Wczytaj stronę ponownie.
server-no-name = Podaj imię.
server-name-taken = Konto o nazwie { $name } już istnieje.
server-account-already = Masz już konto: { $name }.
server-wrong-password = Nie ma takiego konta albo hasło jest inne.
server-no-such-table = Nie ma takiego stołu.
server-not-invited = Tu potrzebne jest zaproszenie. Poproś o link osobę, która przygotowała stół.
server-record-not-yet = Zapis gry można przeczytać, gdy gra się skończy.
server-undo-asked-already = Pozostali zostali już poproszeni o cofnięcie.
server-undo-not-asked = Nikt nie prosił cię o cofnięcie.
server-over = Gra się skończyła i zostaje taka, jak ją rozegrano. Żeby spróbować czegoś innego, obejrzyj wcześniejszy ruch i graj dalej od niego.
server-branch-others = W tę grę grają też inni, a gra od tego miejsca zdradziłaby, co jest zakryte. Poczekaj do końca rozgrywki.
server-branch-over = W tym miejscu gra jest już skończona: cofnij się trochę, żeby zagrać dalej.
server-which-bot = Jaki bot ma usiąść na miejscu { $seat }?
server-bot-too-slow = { $bot } myślałby za długo: najwyżej { $most } s albo { $iterations } iteracji na ruch.
server-bad-request = Zapytanie nie pasuje: { $why }
server-not-found = Tu nic nie ma.
server-inside = Coś poszło nie tak wewnątrz serwera.

## Granice

server-name-too-long = Ta nazwa jest za długa: najwyżej { $most } znaków.
server-password-length = Hasło ma od { $least } do { $most } znaków.
server-chat-too-long = To za dużo naraz: najwyżej { $most } znaków.
server-chat-too-fast = Wszystko po kolei: odczekaj chwilę, zanim znowu coś napiszesz.
server-too-many-tables = Masz już { $most } rozpoczętych gier. Dokończ najpierw którąś z nich.
server-too-many-guests = Zbyt wielu nowych gości z jednego miejsca. Spróbuj ponownie za minutę.
server-too-many-tries = Zbyt wiele prób. Odczekaj minutę.
server-too-many-connections = Masz to już otwarte w { $most } miejscach. Zamknij część z nich.
server-table-crowded = Przy tym stole nie ma już miejsca: jest tu już { $most } osób.

## Gdy ktoś nie gra dalej

server-stand-in-players-only = O bota mogą poprosić tylko ci, którzy tu grają.
server-stand-in-nobody = Nie ma tu nikogo, za kogo mógłby grać bot.
server-stand-in-never = Przy tym stole za nikogo nie gra bot: tak się umówiono.
server-stand-in-not-awaited = Na ten ruch nikt teraz nie czeka.
server-stand-in-here = { $seat } jest przy stole.
server-stand-in-early = { $seat }: nieobecność trwa jeszcze za krótko. Trzeba poczekać { $minutes ->
        [one] jeszcze minutę.
        [few] jeszcze { $minutes } minuty.
       *[other] jeszcze { $minutes } minut.
    }
server-stand-in-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-notice-time-up = { $seat-person ->
    [second] Twój czas się skończył
   *[third] { $seat }: czas się skończył
}. Dalej gra { $bot }.
server-notice-away = { $seat-person ->
    [second] Twoja nieobecność trwa
   *[third] { $seat }: nieobecność trwa
} zbyt długo. Dalej gra { $bot }.
server-notice-back = { $seat-person ->
    [second] Wracasz i grasz dalej
   *[third] { $seat } wraca i gra dalej
}.

## Dokąd prowadzi link

server-link-free = Czeka na ciebie wolne miejsce.
server-link-mine = To miejsce jest już twoje.
server-link-taken = Ktoś już tam siedzi. Poproś o inny link.
server-link-over = Ta gra już się skończyła.
server-link-watch = Możesz oglądać tę grę.
server-link-unknown = Ten link donikąd nie prowadzi. Może zgubił się jego kawałek.

## Jak dobrze grają boty

server-level-cadet = Kadet
    .low = kadet
    .text = Zna zasady i niewiele więcej: widzi następny ruch i myli się, ile co jest warte.
server-level-ensign = Chorąży
    .low = chorąży
    .text = Ma za sobą kilka partii: trochę planuje i przecenia to, co lubi. W sam raz na pierwszą grę.
server-level-lieutenant = Porucznik
    .low = porucznik
    .text = Gra rozsądnie, choć nie zawsze widzi ruch najlepszy.
server-level-commander = Komandor
    .low = komandor
    .text = Wie, ile co jest warte, myśli na rundę naprzód i mało wybacza.
server-level-captain = Kapitan
    .low = kapitan
    .text = Uczył się na tysiącach własnych partii. Najsilniejszy, jakiego mamy.
server-bot = { $number ->
        [0] Bot · { $level-low }
       *[other] Bot { $number } · { $level-low }
    }

## Strony

server-not-built = Stół w przeglądarce nie jest jeszcze zbudowany. Zbuduj go (make web), a potem wczytaj tę stronę ponownie.
server-cannot-listen = Nie można słuchać na { $host }, port { $port }: { $why }. Inny port: --port 0 bierze wolny.
server-cannot-keep = Nie można przechowywać stołów w { $folder }: { $why }
server-moved = Ten stół przejęła nowsza wersja programu. Odśwież stronę, żeby grać dalej.
server-earlier-rules = Do ruchu { $move } grano według wcześniejszych zasad: mówi o tym dziennik, ale planszy nie da się pokazać.
server-branch-rules = W tę grę grano według wcześniejszych zasad: można ją obejrzeć, ale nie można grać dalej od tego miejsca.
server-notice-rules = Poprawiono zasady gry. Gra toczy się dalej od miejsca, w którym stanęła, a dziennik zostaje.
server-notice-misfit = { $seat-person ->
    [second] Według poprawionych zasad twoja odpowiedź już nie pasuje
   *[third] { $seat }: według poprawionych zasad odpowiedź już nie pasuje
} ({ $answer }){ $more ->
    [0] {""}
    [one] , podobnie jak następna
    [few] , podobnie jak { $more } następne
   *[many] , podobnie jak { $more } następnych
}. Pytanie pada jeszcze raz.
server-not-json = To, co coś zmienia, trzeba wysyłać jako JSON.
server-no-such-login = Nie masz takiego logowania.
server-no-account = Nie masz jeszcze konta, a więc i hasła.
server-no-database = W { $file } nie ma bazy danych.
server-copy-exists = Plik { $file } już istnieje; kopia niczego nie zastępuje.
server-no-copy = Nie można zapisać { $file }: { $why }
server-bad-copy = { $file } nie jest całą kopią bazy danych: { $why }
server-in-use = Plik { $file } jest w użyciu. Najpierw zatrzymaj serwer.
server-doctor-same = { $table } ({ $game }): tak samo według zasad { $present }.
server-doctor-as-played = { $table } ({ $game }): rozegrana według zasad { $rules } i tak zachowana; według zasad { $present } różni się od ruchu { $since }.
server-doctor-goes-on = { $table } ({ $game }): według zasad { $present } różni się od ruchu { $since } i stamtąd toczy się dalej; { $misfits ->
    [0] każda odpowiedź pasuje
    [one] jedna odpowiedź padnie jeszcze raz
    [few] { $misfits } odpowiedzi padną jeszcze raz
   *[many] { $misfits } odpowiedzi padnie jeszcze raz
}.
server-doctor-unreadable = { $table } ({ $game }): nie da się odczytać: { $why }

## Trener

server-no-coach = Trener jest przy tym stole tylko wtedy, gdy zgodzą się wszyscy gracze.
server-nothing-to-hint = Teraz nie ma dla ciebie nic do wyboru.
server-review-later = Grę można omówić, kiedy się skończy.
