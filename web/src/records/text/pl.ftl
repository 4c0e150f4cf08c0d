### Własne rekordy

web-rated-last = ostatnia partia { $change }, miejsce { $place } z { $seats }
web-rated-history = Partie rankingowe
web-rated-day = Dzień
web-rated-place = Miejsce
web-rated-points = Ranking
web-records-help = Wszystkie partie, które tu skończysz, oprócz lekcji, zadań i ćwiczeń.
web-records-none = Jeszcze nic: listę zacznie pierwsza skończona partia.
web-records-played = zagrane
web-records-won = wygrane
web-records-best = najlepszy wynik
web-records-margin = największa przewaga
web-records-row = wygrane z rzędu
web-records-row-now = { $now }, najwięcej { $most }
web-records-days = rozdania dnia
web-records-days-won = wygrane { $won } z { $days }
web-records-puzzles = rozwiązane zadania
web-records-of = { $count } z { $all }
web-records-opponent = przeciwnik
web-records-against-people = Ludzie
web-records-against-several = Różne boty
web-records-against-nobody = Bez przeciwnika
