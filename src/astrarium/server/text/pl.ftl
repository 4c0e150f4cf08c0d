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
server-over = Gra się skończyła i jej ziarno jest znane: niczego nie można cofnąć.
server-which-bot = Jaki bot ma usiąść na miejscu { $seat }?
server-bot-too-slow = { $bot } myślałby za długo: najwyżej { $most } s na ruch.
server-bad-request = Zapytanie nie pasuje: { $why }
server-not-found = Tu nic nie ma.
server-inside = Coś poszło nie tak wewnątrz serwera.

## Dokąd prowadzi link

server-link-free = Czeka na ciebie wolne miejsce.
server-link-mine = To miejsce jest już twoje.
server-link-taken = Ktoś już tam siedzi. Poproś o inny link.
server-link-over = Ta gra już się skończyła.
server-link-watch = Możesz oglądać tę grę.
server-link-unknown = Ten link donikąd nie prowadzi. Może zgubił się jego kawałek.

## Jak dobrze grają boty

server-level-beginner = Początkujący
server-level-easy = Łatwy
server-level-medium = Średni
server-level-hard = Trudny

## Strony

server-not-built = Stół w przeglądarce nie jest jeszcze zbudowany. Zbuduj go (make web), a potem wczytaj tę stronę ponownie.
server-cannot-listen = Nie można słuchać na { $host }, port { $port }: { $why }. Inny port: --port 0 bierze wolny.
server-cannot-keep = Nie można przechowywać stołów w { $folder }: { $why }
