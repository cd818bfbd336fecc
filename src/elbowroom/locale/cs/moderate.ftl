# Co říká `elbowroom moderate`.

moderate-done = zakázáno, číslo { $number }: { $what }
moderate-closed = zavřeno, číslo { $number }: { $what }
moderate-lifted = číslo { $number } je zase dovoleno
moderate-none = nic není zakázáno
moderate-address = adresa
moderate-name = jméno
moderate-table = stůl
moderate-no-database = není tu databáze této verze; nejdřív jednou spusť server
moderate-bad-address = { $value } není adresa, nebo je to příliš široká síť (nejméně /8, u IPv6 /16)
moderate-bad-name = { $value } není jméno, které by šlo zakázat: musí v něm být něco kromě * a nejvýš 100 znaků
moderate-no-table = stůl { $value } není
moderate-no-ban = zákaz číslo { $number } není
moderate-days-range = dny: { $value }; musí být 0 až 36500
