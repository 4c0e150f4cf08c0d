### Porządek w domu

web-house-notice = Ogłoszenie dla wszystkich w poczekalni
web-house-reports = Zgłoszenia
web-house-settle = Załatwione
web-house-nothing = Nie ma zgłoszeń.
web-house-find = Szukaj
web-house-mute = Wycisz
web-house-unmute = Cofnij wyciszenie
web-house-ban = Wyklucz
web-house-unban = Cofnij wykluczenie
web-house-people = Gracze
web-house-role = opiekun serwera
web-house-drain = Nie przyjmuj nowych stołów: zaraz ponowne uruchomienie
web-house-inspect = Obejrzyj
web-house-end = Zakończ
web-house-delete = Usuń
web-house-delete-sure = Usuń na zawsze
web-house-end-help = Zakończoną grę można oglądać; usuniętej nie da się odzyskać.
