### Co mówi stół, którego domem jest strona bez serwera.

site-unreadable = Tej gry nie da się już odczytać: to, co przechowała przeglądarka, jest uszkodzone. Pozostałych gier to nie dotyczy.
site-newer = W tę grę grano już w nowszej wersji strony. Wczytaj stronę ponownie, aby grać dalej.
site-older = Tę grę rozegrano według dawniejszych zasad i nie można jej już pokazać. Jej zapis wciąż można pobrać jako plik.
site-nobody-comes = Nikogo nie można tu zaprosić, bo nie ma serwera. Wybierz boty albo grajcie na jednym urządzeniu.

## Strona bez serwera

site-coming = Ładowanie silnika: { $came } z { $all } MB.
site-starting = Uruchamianie silnika…
site-failed = Nie udało się uruchomić silnika.
site-again = Spróbuj ponownie
site-storage-refused = Ta przeglądarka nie przechowuje gier tej strony. Można grać, ale po zamknięciu strony gra przepadnie: zapisz ją jako plik w ustawieniach stołu.
site-storage-full = W tej przeglądarce nie ma już miejsca na gry. Ostatnie ruchy nie są przechowane: zapisz grę jako plik w ustawieniach stołu i zrób miejsce.
site-save-file = Zapisz tę grę jako plik
site-save-help = Otworzysz ją znów w tutejszej poczekalni albo zagrasz dalej w sieci: w poczekalni serwera Astrarium, pod „Dołącz z linku”. Kto ma ten plik, może poznać to, co w grze ukryte.
site-open-table-help = z botami albo z innymi przy tym ekranie
site-served = Do tego potrzeba serwera
site-served-text = Rozdania dnia, rekordy i zaproszenia wymagają serwera. Cała reszta działa tutaj.
site-door-title = Pięć kosmicznych gier planszowych na jednej stronie
site-door = Graj z botami, ucz się gry krok po kroku albo grajcie na jednym urządzeniu. Niczego się nie instaluje i nic nie opuszcza tej przeglądarki: po pierwszej wizycie wszystko działa bez połączenia.
