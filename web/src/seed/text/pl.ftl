### Słowa, z których powstaje ziarno

web-words-title = Przed rozdaniem
web-words-help = Cała losowość tej gry weźmie się z tajnego ziarna i ze słów, które dodacie. Poniżej jest odcisk ziarna, więc nikt go już nie zmieni; samo ziarno poznacie na końcu.
web-words-pledge = Odcisk ziarna
web-words-mine = Moje słowo
web-words-add = Dodaj
web-words-none = Pomiń
web-words-spoken = gotowe
web-words-silent = wybiera słowo
web-words-wait = Rozdanie nastąpi, gdy wszyscy będą gotowi.
web-words-deal = Rozdaj teraz
web-luck-word = { $name } dodaje: { $word }
web-luck = Losowość, którą można sprawdzić
web-luck-pledged = Cała losowość tej gry bierze się z jednego ziarna. To jego odcisk; ziarno poznasz na końcu i musi do niego pasować.
web-luck-told = Odcisk pokazany na początku i ziarno, z którego wzięła się cała losowość tej gry.
web-luck-kept = Ziarno pasuje do odcisku: po drodze nic się nie zmieniło. Cały zapis sprawdza astrarium verify.
web-luck-broken = Ziarno nie pasuje do odcisku. Tej gry nie rozdano tak, jak obiecano.
web-luck-unknown = Ta strona może to sprawdzić tylko przez https. Zapis sprawdza astrarium verify.
