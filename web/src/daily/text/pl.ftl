### Rozdanie dnia

web-daily-help = Te same karty i ten sam przeciwnik dla wszystkich na tym serwerze, do północy (UTC).
web-daily-over = Dzień minął: każdą partię można obejrzeć i grać dalej od dowolnej pozycji.
web-daily-rules = Liczy się pierwsza próba. Nie ma trenera, a ruchów, które coś odkrywają, nie da się cofnąć. Potem możesz ćwiczyć to rozdanie do woli.
web-daily-against = Przeciwnik: { $bot }.
web-daily-play = Zagraj
web-daily-on = Graj dalej
web-daily-again = Poćwicz
web-daily-table = Wyniki
web-daily-today = Dzisiaj
web-daily-state-none = Jeszcze niegrane
web-daily-state-begun = Rozpoczęte
web-daily-state-late = Nieskończone na czas
web-daily-state-done = Zagrane
web-daily-place = Miejsce { $place } z { $count }
web-daily-count = { $count ->
    [0] nikt jeszcze nie zagrał
    [one] zagrała jedna osoba
    [few] zagrały { $count } osoby
   *[other] zagrało { $count } osób
}
web-daily-player = gracz
web-daily-points = punkty
web-daily-margin = przewaga
web-daily-moves = decyzje
web-daily-won = wygrana
web-daily-lost = bez wygranej
web-daily-gave-up = poddane
web-daily-closed = Partie innych otworzą się, gdy zagrasz.
web-daily-next = Następne rozdanie za { $hours } godz. { $minutes } min.
web-daily-counts = Ta próba się liczy.
web-daily-practice = Ćwiczenie: nie liczy się.
