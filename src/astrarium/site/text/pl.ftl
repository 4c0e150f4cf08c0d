### Co mówi stół, którego domem jest strona bez serwera.

site-unreadable = Tej gry nie da się już odczytać: to, co przechowała przeglądarka, jest uszkodzone. Pozostałych gier to nie dotyczy.
site-newer = W tę grę grano już w nowszej wersji strony. Wczytaj stronę ponownie, aby grać dalej.
site-older = Tę grę rozegrano według dawniejszych zasad i nie można jej już pokazać. Jej zapis wciąż można pobrać jako plik.
site-nobody-comes = Nikogo nie można tu zaprosić, bo nie ma serwera. Wybierz boty albo grajcie na jednym urządzeniu.
