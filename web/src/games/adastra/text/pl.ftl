### Co mówi plansza: Ad Astra.

web-adastra-round = Runda { $round } z { $rounds }
web-adastra-round-n = Runda { $n }
web-adastra-stage-draft = Dobieranie
web-adastra-stage-actions = Akcje
web-adastra-stage-management = Zarządzanie
web-adastra-stage-antarans = Atak Antaran
web-adastra-panes = Widoki stołu
web-adastra-pane-galaxy = Galaktyka
web-adastra-pane-sciences = Nauka
web-adastra-pane-diplomacy = Dyplomacja
web-adastra-pane-chronicle = Kronika
web-adastra-desk = Przed tobą
web-adastra-galaxy = Galaktyka
web-adastra-designed = Nasz projekt: nie mieliśmy instrukcji gry podstawowej.
web-adastra-order = Kolejność w tej rundzie
web-adastra-place = Miejsce { $place }
web-adastra-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-adastra-acts = wybiera
web-adastra-passed = pas, nr { $place }
web-adastra-eliminated = poza grą
web-adastra-actions-left = { $count ->
    [one] jeszcze 1 akcja
    [few] jeszcze { $count } akcje
   *[many] jeszcze { $count } akcji
}
web-adastra-systems-n = { $count ->
    [one] 1 układ
    [few] { $count } układy
   *[many] { $count } układów
}
web-adastra-people-n = Populacja: { $count }
web-adastra-ships-n = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
web-adastra-resistance-n = { $count ->
    [one] 1 żeton oporu
    [few] { $count } żetony oporu
   *[many] { $count } żetonów oporu
}
web-adastra-influence-n = Wpływ: { $count } z { $most }
web-adastra-honours-n = Chwała bojowa: { $count }
web-adastra-flags-n = { $count ->
    [one] została 1 flaga
    [few] zostały { $count } flagi
   *[many] zostało { $count } flag
}
web-adastra-discontent-n = Niezadowolenie { $count }, utrzymanie { $upkeep }
web-adastra-upkeep = utrzymanie { $count }
web-adastra-now = teraz
web-adastra-income = Po najbliższym przychodzie i odjęciu utrzymania
web-adastra-next-level = Następny poziom:
web-adastra-point-at = 1 punkt na poziomie { $level }
web-adastra-top = nic więcej do odkrycia
web-adastra-terraforming = Terraformowanie
web-adastra-terraforming-all = Zaawansowane terraformowanie
web-adastra-units = Jednostki
web-adastra-unit-firepower = Siła ognia
web-adastra-unit-hull = Kadłub
web-adastra-unit-shield = Tarcza
web-adastra-unit-speed = Szybkość
web-adastra-price = Koszt
web-adastra-left = w zapasie
web-adastra-unit-text = Siła ognia { $firepower }, kadłub { $hull }, tarcza { $shield }, szybkość { $speed }
web-adastra-dice = Kości walki { $combat }; kości Inwazji { $invasion }
web-adastra-cards = Karty akcji
web-adastra-action-of = zagrane: { $n } z { $limit }
web-adastra-played = zagrana
web-adastra-missions = Misje
web-adastra-missions-hidden = { $count ->
    [one] 1 tajna misja
    [few] { $count } tajne misje
   *[many] { $count } tajnych misji
}
web-adastra-fulfilled = Spełniona
web-adastra-revealed = Ujawnione:
web-adastra-technologies = Technologie
web-adastra-your-technologies = Twoje technologie
web-adastra-tech-count = opracowane: { $developed }, na ręce: { $hand }, limit { $limit }
web-adastra-no-technologies = Jeszcze żadnych technologii
web-adastra-developed = opracowana
web-adastra-research-n = { $count ->
    [one] 1 punkt badań
    [few] { $count } punkty badań
   *[many] { $count } punktów badań
}
web-adastra-offer = Oferta technologii
web-adastra-deck-level = Poziom { $level }, w talii: { $count }
web-adastra-in-hand = Technologie na twojej ręce
web-adastra-in-hand-note = (na ręce)
web-adastra-sciences = Drzewo technologii
web-adastra-developed-by = { $name-person ->
    [second] Masz ją opracowaną
   *[third] Ma opracowaną: { $name }
}
web-adastra-held-by = { $name-person ->
    [second] Masz ją na ręce
   *[third] Trzyma na ręce: { $name }
}
web-adastra-on-offer = w ofercie
web-adastra-key-mine = twoja
web-adastra-key-developed = opracowana przez innych
web-adastra-key-held = na czyjejś ręce
web-adastra-pick-ships = Jednostki
web-adastra-all = Wszystkie
web-adastra-none = Żadna
web-adastra-used = Każda jednostka, która rusza, zostaje użyta: gotowa, potem wyczerpana, potem przeciążona.
web-adastra-steps = { $count ->
    [one] Razem przelecą 1 krok
    [few] Razem przelecą { $count } kroki
   *[many] Razem przelecą { $count } kroków
}
web-adastra-odds = Przeciwnik: { $side }. Wygrywasz w { $win } %, tracisz wszystko w { $lose } %. Po zwycięstwie zostaje średnio jednostek: { $left }.
web-adastra-landing = Kości: { $dice }, opór: { $resistance }. Ginie średnio { $expected } populacji, układ pada w { $all } %.
web-adastra-yard = Stocznie: { $system }
web-adastra-slots = Wolne miejsca: planetarne { $planetary }, orbitalne { $orbital }
web-adastra-terraform-text = Na stałe więcej miejsca na tej planecie.
web-adastra-diplomacy = Dyplomacja
web-adastra-diplomacy-prices = Koszt w kredytach: ambasada { $embassy }, wpływ { $influence }, spokój { $calm }
web-adastra-your-embassy = Masz tu ambasadę
web-adastra-empire = Imperium
web-adastra-col-influence = Wpływ
web-adastra-col-discontent = Niezadowolenie
web-adastra-col-honours = Chwała
web-adastra-col-embassies = Ambasady u
web-adastra-col-flags = Flagi
web-adastra-col-resistance = Żetony oporu
web-adastra-pick-spot = Najpierw wskaż pole na mapie.
web-adastra-turn = Punkty skoku { $edges }; połączy: { $systems }
web-adastra-joins = { $count ->
    [one] łączy 1 układ
    [few] łączy { $count } układy
   *[many] łączy { $count } układów
}
web-adastra-rotation = Jak leży kafelek
web-adastra-spot = Puste pole { $q }, { $r }
web-adastra-about-wormhole = Tunel czasoprzestrzenny: łączy się z każdym innym zbadanym tunelem.
web-adastra-about-micro-wormhole = Mikrotunel: łączy takie układy dla Fregat.
web-adastra-about-asteroids = Asteroidy: kto tu wleci, musi się zatrzymać.
web-adastra-about-anomaly = Anomalia: 2 punkty badań przy każdym przychodzie dla tego, kto ją kontroluje.
web-adastra-battle = Bitwa: { $system }
web-adastra-battle-round = Runda walki { $round } z { $most }
web-adastra-attacks = atak
web-adastra-defends = obrona
web-adastra-hull-n = kadłub { $count }
web-adastra-battle-odds = Jeśli nikt się nie wycofa: { $attacker } { $win } %, { $defender } { $lose } %
web-adastra-antarans-gather = Antaranie się zbierają
web-adastra-bid-help = Kto wyda najwięcej żetonów oporu, posyła tę flotę na kogoś innego. Wydane żetony przepadają.
web-adastra-bid = { $count ->
    [0] Nie wydawaj nic
    [one] Wydaj 1 żeton
    [few] Wydaj { $count } żetony
   *[many] Wydaj { $count } żetonów
}
web-adastra-strike = Atak Antaran
web-adastra-strikes = Antaranie uderzają: { $system }
web-adastra-empires = Oferta imperiów
web-adastra-make-own = Stwórz własne, elementy: { $empire }
web-adastra-exchange = Wymiana
web-adastra-swap-give = Oddajesz
web-adastra-swap-get = Dostajesz
web-adastra-besieged = oblężony
web-adastra-face-down = Jeszcze niezbadany. Kolor gwiazdy ({ $colour }) podpowiada, do czego nada się planeta.
web-adastra-terraformed = Terraformowana: { $kind } +1
web-adastra-terraformed-all = Terraformowana: { $kind } +1, potem każdy rodzaj +1
web-adastra-defence = Obrona: kości { $dice }, kadłub { $hull }, około { $damage } obrażeń na rundę
web-adastra-resists = Opór przeciw inwazji: { $n }
web-adastra-systems = Układy:
web-adastra-embassies-with = Ambasady u:
web-adastra-chronicle = Kronika
web-adastra-summary = Runda { $n } w skrócie
web-adastra-no-rounds = Nie ma jeszcze skończonych rund.
web-adastra-earned = Przychód
web-adastra-did-cards = Zagrane karty akcji
web-adastra-did-explored = Zbadane układy
web-adastra-did-colonised = Zasiedlone planety
web-adastra-did-built = Zbudowane jednostki i budowle
web-adastra-did-developed = Opracowane technologie
web-adastra-did-won = Wygrane bitwy
web-adastra-did-conquered = Podbite układy
web-adastra-did-points = Zdobyte punkty
web-adastra-if-now = Gdyby gra skończyła się teraz
web-adastra-score-help = Tajne misje liczą się po ujawnieniu. Układy: 1 za dwa poza ojczystym. Gałęzie: 1 na poziomie 3 i jeszcze 1 na poziomie 5. Populacja: 1 za sześć. Wpływ: 1 za dwa żetony. Niezadowolenie: −1 za cztery.
web-adastra-places = { $count ->
    [one] 1 miejsce bez dopłaty
    [few] { $count } miejsca bez dopłaty
   *[many] { $count } miejsc bez dopłaty
}
web-adastra-free-places = { $count ->
    [one] to miejsce jest bez dopłaty
    [few] { $count } miejsca bez dopłaty
   *[many] { $count } miejsc bez dopłaty
}
web-adastra-last-place = to ostatnie miejsce
web-adastra-extra-place = { $credits ->
    [0] kolejne miejsce nic nie kosztuje
    [one] kolejne miejsce kosztuje 1 kredyt
    [few] kolejne miejsce kosztuje { $credits } kredyty
   *[many] kolejne miejsce kosztuje { $credits } kredytów
}
web-adastra-have = masz: { $stock }
web-adastra-play = Zagraj: { $card }
web-adastra-take = Weź: { $technology }
web-adastra-develop = Opracuj: { $technology }
web-adastra-turn-so = Obróć go tak
web-adastra-lay-so = Połóż go tak
web-adastra-lead = Wybierz: { $empire }
web-adastra-open-embassy = Otwórz ambasadę
web-adastra-attack-it = Atakuj układ { $system }
web-adastra-take-off = Startuj z układu { $system }
web-adastra-fly-there = Leć do układu { $system }
web-adastra-build-there = Buduj w układzie { $system }
web-adastra-invade-it = Inwazja: { $system }
web-adastra-damage = Obrażenia

# Co mówi mosiężny przycisk: czasownik i to, czego dotyczy.
web-adastra-do-home = Zacznij tutaj
web-adastra-do-base = Zacznij tutaj
web-adastra-do-swap = Wymień { $swapped }
web-adastra-do-ship = Zbuduj: { $priced_ship }
web-adastra-do-orbital = Zbuduj: { $priced_orbital }
web-adastra-do-raise = Zbuduj: { $priced_building }
web-adastra-do-survey = Zbadaj: { $at }
web-adastra-do-keep = Zatrzymaj tę kartę
web-adastra-do-mission = Zatrzymaj tę misję
web-adastra-do-split = Weź: { $split }
web-adastra-do-discard = Odrzuć: { $technology }
