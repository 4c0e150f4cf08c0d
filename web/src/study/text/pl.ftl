### Studia

web-study-open-it = Rozłóż tę partię
web-study-start = Początek
web-study-moves = Ruchy
web-study-best = Najlepsze
web-study-review = Analiza
web-study-notes = Notatki
web-study-at = Pozycja { $at } z { $all }
web-study-first = Na początek
web-study-last = Na koniec linii
web-study-mine = Następna decyzja tej strony
web-study-turn = Następny punkt zwrotny
web-study-eyes = Czyimi oczami
web-study-open = Wszystko odkryte
web-study-known = Co było wtedy wiadomo
web-study-decider = Kto decyduje
web-study-knew = { $name-person ->
    [second] Twoja wiedza
   *[third] Co wiedział gracz { $name }
}
web-study-decides = { $count ->
    [one] Decyduje { $names }.
   *[other] Decydują: { $names }.
}
web-study-decide-for = Zdecyduj za { $name-person ->
    [second] siebie
   *[third] { $name-gen }
}
web-study-over = Tu gra się kończy.
web-study-stale = Zagrane według innych zasad: można czytać, ale nie grać dalej.
web-study-good = Dobry
web-study-doubtful = Wątpliwy
web-study-mistake = Błąd
web-study-other-world = inny świat
web-study-other = Inny świat: losuje się tu coś innego niż w partii.
web-study-dealt = Inny świat: to, co zakryte, rozdano na nowo.
web-study-deal = Rozdaj na nowo
web-study-deal-help = Rozdaje na nowo to, czego ta strona nie wie
web-study-concede = Poddaje partię
web-study-abandon = Partia przerwana
web-study-played = zagrane
web-study-tried = spróbowane
web-study-equal = mniej więcej równe
web-study-costs = kosztuje { $cost } ± { $width }
web-study-behind = { $cost } (± { $width }) wobec najlepszego
web-study-engine = Niech silnik myśli razem ze mną
web-study-engine-off = Najpierw spróbuj bez podpowiedzi.
web-study-engine-known = Myśli tylko na podstawie tego, co ta strona wiedziała. Przewaga: oczekiwana przy jej następnej decyzji.
web-study-engine-open = Widzi wszystko, także to, co przyniesie los. Przewaga: oczekiwana przy następnej decyzji tej strony.
web-study-engine-theirs = Decyduje tu ktoś inny, a jego wiedza pozostaje zakryta.
web-study-engine-one = Nie ma tu czego wybierać.
web-study-engine-failed = Silnik nie poradził sobie z tą pozycją.
web-study-worlds = Oczekiwana przewaga w punktach: { $name }. Możliwe światy: { $worlds }
web-study-going-on = – wciąż liczy
web-study-note = Twoja notatka
web-study-note-help = Co tu widać?
web-study-no-notes = Nikt tu nic nie napisał.
web-study-sign = Oznacz ten ruch
web-study-name = Nazwa tej linii
web-study-promote = Zrób z niej linię główną
web-study-delete-line = Usuń odtąd
web-study-copy-link = Kopiuj link
web-study-more = Więcej o tym studium
web-study-title = Tytuł
web-study-shared = Kto ma link, może też zmieniać
web-study-link-help = Kto ma link, zobaczy studium w tej właśnie pozycji.
web-study-here = Studium jest w tej przeglądarce. Plik otworzysz wszędzie.
web-study-save = Zapisz jako plik
web-study-embed = Na własną stronę
web-study-delete = Usuń studium
web-study-delete-sure = Usunąć na zawsze?
web-study-keys = ← → jeden ruch · Shift + ← → twoje decyzje · , . punkty zwrotne · [ ] warianty · Home, End · Esc z powrotem do partii · N notatka · B najlepsze ruchy. Odpowiedź na planszy to nowa próba.
web-study-hand = Ustaw pozycję
web-study-hand-help = Zmień, co chcesz: ręce, wystawione karty, tory, czyja kolej. Gra powie, czego nie dopuszczają jej zasady. Pola nazywają się tak, jak w danych gry. Nowa pozycja zaczyna się od początku fazy i ma własne studium.
web-study-hand-find = Szukaj pola lub karty
web-study-hand-table = Stół
web-study-hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-study-hand-place = Przenieś do
web-study-hand-face = Zamień z
web-study-hand-json = Nie da się odczytać pola „{ $field }”: liczby pisz jako 3, słowa jako "słowo", listy w [ ].
web-study-hand-open = Badaj tę pozycję
web-study-puzzle = Zrób zagadkę
web-study-puzzle-help = Link, który pyta: co tu zagrać. To, co udowodni pełne przeszukanie, trafia też do zagadek.
web-study-puzzle-search = Szukam dowodu…
web-study-puzzle-proved = Udowodnione: zagadka jest już na liście.
web-study-find = Znajdź to
web-study-find-help = Co tu zagrać? Odpowiedz na planszy.
web-study-find-show = Pokaż studium
web-study-found = To jest to!
web-study-puzzles = Zagadki graczy
