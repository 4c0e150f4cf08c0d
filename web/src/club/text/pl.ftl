## Klub: znajomi, strony graczy

web-friends = Znajomi
web-friends-none = Jeszcze nikogo. Zaproś kogoś, podając nazwę konta, albo wybierz z ostatnich przeciwników.
web-friends-account = Do zawierania znajomości potrzebne jest konto. Założysz je pod swoim imieniem u góry strony.
web-friends-asking = Zapraszają cię do znajomych
web-friends-asked = Zaproszeni, jeszcze bez odpowiedzi
web-friend-name = Nazwa konta
web-friend-ask = Zaproś do znajomych
web-friend-asked = Zaproszenie dla { $name } wysłane.
web-friend-part = Usuń ze znajomych
web-decline = Odmów
web-take-back = Wycofaj
web-opponents = Ostatni przeciwnicy
web-opponents-none = Nie masz jeszcze za sobą gry z innymi.
web-page-mine = Moja strona
web-page-help = Inni widzą tylko twoje imię, chyba że chcesz pokazać więcej. Na stronie są twój znak, pory gry, rankingi, a dla każdego odwiedzającego także wasze wspólne partie.
web-page-shown = Kto widzi moją stronę
web-page-shown-nobody = nikt
web-page-shown-friends = moi znajomi
web-page-shown-all = wszyscy na tym serwerze
web-page-mark = Mój znak
web-page-hours = Kiedy zwykle gram
web-page-hours-help = we wtorki wieczorem
web-page-asks = Można mnie zapraszać do znajomych
web-page-saved = Zapisano.
web-person-game = Gra
web-person-rating = Ranking
web-person-points = { $rating } ± { $spread }
web-person-met = Ty i ta osoba
web-person-score = { $mine } : { $theirs }
web-person-no-games = Nie ma jeszcze partii rankingowych ani gier z tobą.
web-asked-table = { $name } trzyma dla ciebie miejsce: { $game }
web-asked-friend = { $name } chce dodać cię do znajomych
web-seat-asked = Na to miejsce czeka zaproszenie dla: { $name }.
web-search = Znajdź mi przeciwnika
web-search-live = Na żywo, teraz
web-search-days = Na dni
web-search-begin = Szukaj
web-search-help = Gdy tylko znajdzie się ktoś o podobnej sile, trafisz do stołu. Im dłużej to trwa, tym szerzej szukamy.
web-search-bot = Tymczasem zagraj z botem
web-search-on = Szukamy przeciwnika, { $game }: { $minutes } min, siła { $rating } ± { $width }
web-search-stop = Przerwij
web-search-found = Przeciwnik czeka przy stole.

## Wydarzenia

web-events = Wydarzenia
web-events-none = Nie ma jeszcze żadnych wydarzeń.
web-event-new = Ogłoś wydarzenie
web-event-announce = Ogłoś
web-event-name = Nazwa
web-event-kind = Rodzaj
web-event-begins = Początek (twój czas)
web-event-rounds = Liczba rund
web-event-bots = Ile botów bierze udział
web-event-live = Na żywo: po 30 minut, rundy po 2 godziny
web-event-days = Na dni: 3 dni na ruch, rundy po 30 dni
web-event-swiss = Turniej szwajcarski
web-event-swiss-help = W każdej rundzie grasz z kimś o podobnej liczbie punktów, z nikim dwa razy. Wygrana to punkt, remis pół. Przy nieparzystej liczbie graczy jedna osoba pauzuje i dostaje punkt.
web-event-swiss-ties = Przy równych punktach liczą się punkty przeciwników bez najsłabszego, potem wszystkich, potem wygrane.
web-event-round_robin = Każdy z każdym
web-event-round_robin-help = Każdy gra z każdym raz. Wygrana to punkt, remis pół.
web-event-round_robin-ties = Przy równych punktach liczą się punkty pokonanych i połowa punktów tych, z którymi był remis, potem wygrane.
web-event-knockout = Puchar
web-event-knockout-help = Dalej gra zwycięzca. Po remisie ten, kto ma niższy numer startowy.
web-event-knockout-ties = Numery startowe idą według siły.
web-event-duplicate = Gra duplikatowa
web-event-duplicate-help = Wszyscy grają te same rozdania z tych samych miejsc. Do końca rundy nikt nie opowiada o rozdaniu.
web-event-duplicate-ties = Z każdego rozdania liczy się, jaką część pozostałych udało się pokonać; przy równym wyniku suma punktów z partii.
web-event-opponent = Na pozostałych miejscach gra { $bot }.
web-event-late = Kto nie przyjdzie w ciągu { $minutes } min, przegrywa.
web-event-hours = Po { $hours } godz. przegrywa ten, na kogo czeka stół.
web-event-host = Sędziuje { $name }.
web-event-count = { $count ->
    [one] 1 zgłoszenie
    [few] { $count } zgłoszenia
   *[many] { $count } zgłoszeń
}
web-event-over = zakończone
web-event-round = runda { $round } z { $rounds }
web-event-round-short = R{ $round }
web-event-entry = początek: { $when }
web-event-enter = Zgłoś się
web-event-leave = Wycofaj się
web-event-begin = Zacznij teraz
web-event-out = Skreśl
web-event-account = Do udziału potrzebne jest konto. Założysz je pod swoim imieniem u góry strony.
web-event-entrants = Zgłoszenia
web-event-standings = Tabela
web-event-place = Miejsce
web-event-points = Punkty
web-event-percent = Procent
web-event-tie-buchholz-cut = Rywale −1
web-event-tie-buchholz = Rywale
web-event-tie-berger = Pokonani
web-event-tie-wins = Wygrane
web-event-tie-total = Suma
web-event-rests = pauza
web-event-gone = poza grą
web-event-somebody = Ktoś
web-event-correct = Popraw wynik
web-event-why = Dlaczego
web-event-corrections = Poprawki
web-event-correction = Runda { $round }, stół { $board }: { $was } zmieniono na { $now } ({ $by }: { $why })
web-event-moments = Przebieg
web-event-moment-surprise = { $one } pokonuje kogoś silniejszego: { $other }
web-event-moment-lead = { $one } obejmuje prowadzenie (wcześniej { $other })

## Ligi

web-event-league = Liga
web-event-league-help = Na każdym poziomie wszyscy grają ze wszystkimi. Po sezonie najlepsi awansują, a ostatni spadają.
web-event-league-ties = Komórka podaje poziom ligi i miejsce. Nowi zaczynają na najniższym poziomie.
web-league-seasons = Liczba sezonów
web-league-size = Ilu graczy na jednym poziomie
web-league-days = Ile dni trwa sezon (0: każdy zaczyna sędzia)
web-league-rules = Na poziomie gra około { $size } osób; { $moves ->
    [one] jedna awansuje i jedna spada
    [few] { $moves } awansują i tyle samo spada
   *[many] { $moves } awansuje i tyle samo spada
}.
web-league-by-date = Sezon zaczyna się po { $days } dniach od początku poprzedniego, gdy skończą się jego partie.
web-league-by-arbiter = Każdy sezon zaczyna sędzia, gdy skończą się partie poprzedniego.
web-league-season = sezon { $round } z { $rounds }
web-league-next = następny: { $when }
web-league-season-short = S{ $round }
web-league-division = Poziom
web-league-cell = Poziom { $division }
web-league-of = Część ligi { $name }
web-league-mine = Mój poziom
web-league-turn = Zacznij następny sezon

## Grupy

web-groups = Grupy
web-groups-none = Nie ma jeszcze grup. Grupa ma stoły i wydarzenia tylko dla swoich członków.
web-groups-account = Do grup potrzebne jest konto. Założysz je pod swoim imieniem u góry strony.
web-group-new = Załóż grupę
web-group-found = Załóż
web-group-name = Nazwa grupy
web-group-about = W kilku słowach
web-group-shown = Grupę widzą wszyscy na tym serwerze i mogą poprosić o przyjęcie
web-group-is-shown = widoczna dla wszystkich
web-group-is-hidden = ukryta, tylko na zaproszenie
web-group-members = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
web-group-role-moderator = prowadzi grupę
web-group-role-member = należysz do grupy
web-group-role-asked = masz zaproszenie
web-group-role-asking = prośba wysłana
web-group-join = Poproś o przyjęcie
web-group-part = Opuść grupę
web-group-change = Zmień
web-group-tables = Stoły
web-group-no-tables = W tej chwili nie ma stołów.
web-group-new-table = Nowy stół
web-group-table = Stół grupy: jej członkowie go widzą, mogą oglądać i zajmować wolne miejsca.
web-group-people = Członkowie
web-group-asking = Proszą o przyjęcie
web-group-admit = Przyjmij
web-group-appoint = Powierz prowadzenie
web-group-dismiss = Odbierz prowadzenie
web-group-ask = Zaproś do grupy
