/** Written by `make types`: change the Python that it is made of. */

export const GAMES = [
  {
    "id": "captains",
    "title": {"en": "Starship Captains", "pl": "Gwiezdna Flota"},
    "blurb": {
      "en": "You command a hopeful crew and a ship that has seen better days. Fly missions, train cadets, bolt new machines to the hull, please three factions and keep the pirates in check: the best captain after four rounds wins.",
      "pl": "Dowodzisz pełną zapału załogą i statkiem, który lata świetności ma już za sobą. Wypełniaj misje, szkol kadetów, montuj nowe urządzenia, zjednuj sobie trzy frakcje i trzymaj w szachu piratów: po czterech rundach wygrywa najlepszy kapitan."
    },
    "seats": [1, 4],
    "minutes": [40, 120],
    "weight": 2,
    "lessons": [
      {"id": "first", "title": null, "stops": 14, "minutes": 13},
      {"id": "shadow", "title": {"en": "Captain Shadow", "pl": "Kapitan Cień"}, "stops": 5, "minutes": 4}
    ]
  },
  {
    "id": "race",
    "title": {"en": "Race for the Galaxy", "pl": "Race for the Galaxy"},
    "blurb": {
      "en": "Build an empire of worlds and developments faster than the others. Everyone chooses a phase in secret, everyone acts in all phases chosen, and every card is money, a good or a piece of your empire.",
      "pl": "Zbuduj imperium światów i technologii szybciej niż inni. Wszyscy w sekrecie wybierają fazę, wszyscy działają w każdej wybranej, a każda karta jest pieniądzem, towarem albo częścią imperium."
    },
    "seats": [2, 4],
    "minutes": [30, 60],
    "weight": 3,
    "lessons": [{"id": "first", "title": null, "stops": 13, "minutes": 11}]
  },
  {
    "id": "metallum",
    "title": {"en": "Metallum", "pl": "Metallum"},
    "blurb": {
      "en": "Two ships, seven planets, nine rounds: choose a program in secret, then see what your opponent chose. Hold planets with your robots and end with more credits than your opponent.",
      "pl": "Dwa statki, siedem planet, dziewięć rund: w sekrecie układasz program, a potem widzisz, co ułożył przeciwnik. Obsadzaj planety robotami i zakończ grę z większą liczbą kredytów."
    },
    "seats": [2, 2],
    "minutes": [45, 60],
    "weight": 3,
    "lessons": [{"id": "first", "title": null, "stops": 15, "minutes": 11}]
  },
  {
    "id": "orion",
    "title": {"en": "Master of Orion", "pl": "Master of Orion"},
    "blurb": {
      "en": "Lead a civilization among the stars: stack structures in your systems, mind the morale of your people and attack anyone who lets their fleet run down. Whoever has the most victory points after eight rounds wins.",
      "pl": "Poprowadź cywilizację wśród gwiazd: wznoś struktury w swoich układach, dbaj o morale i atakuj tych, którzy zaniedbali flotę. Po ośmiu rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa."
    },
    "seats": [2, 4],
    "minutes": [45, 90],
    "weight": 3,
    "lessons": [{"id": "first", "title": null, "stops": 16, "minutes": 11}]
  },
  {
    "id": "adastra",
    "title": {"en": "Ad Astra", "pl": "Ad Astra"},
    "blurb": {
      "en": "Found an empire among the stars: explore a galaxy of face-down systems, settle planets, research, build fleets, talk or fight. Six rounds, and Orion waits in the middle of it all.",
      "pl": "Załóż imperium wśród gwiazd: odkrywaj zakryte układy galaktyki, zasiedlaj planety, prowadź badania, buduj floty, rozmawiaj albo walcz. Sześć rund, a pośrodku wszystkiego czeka Orion."
    },
    "seats": [2, 6],
    "minutes": [90, 240],
    "weight": 5,
    "lessons": [
      {"id": "first", "title": null, "stops": 16, "minutes": 14},
      {"id": "antarans", "title": {"en": "Antaran's Revenge", "pl": "Zemsta Antaran"}, "stops": 6, "minutes": 7}
    ]
  }
]
