# Co mówi `elbowroom moderate`.

moderate-done = zakazane, numer { $number }: { $what }
moderate-closed = zamknięty, numer { $number }: { $what }
moderate-lifted = numer { $number } jest znowu dozwolony
moderate-none = nic nie jest zakazane
moderate-address = adres
moderate-name = imię
moderate-table = stół
moderate-no-database = nie ma tu bazy danych tej wersji; uruchom najpierw serwer
moderate-bad-address = { $value } nie jest adresem albo jest zbyt szeroką siecią (co najmniej /8, dla IPv6 /16)
moderate-bad-name = { $value } nie jest imieniem, którego można zakazać: potrzeba czegoś poza *, najwyżej 100 znaków
moderate-no-table = nie ma stołu { $value }
moderate-no-ban = nie ma zakazu numer { $number }
moderate-days-range = dni: { $value }; musi być od 0 do 36500
