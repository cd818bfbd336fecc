# Що каже `elbowroom moderate`.

moderate-done = заборонено, номер { $number }: { $what }
moderate-closed = закрито, номер { $number }: { $what }
moderate-lifted = номер { $number } знову дозволено
moderate-none = нічого не заборонено
moderate-address = адреса
moderate-name = ім’я
moderate-table = стіл
moderate-no-database = тут немає бази даних цієї версії; спершу запустіть сервер
moderate-bad-address = { $value } — не адреса або надто широка мережа (щонайменше /8, для шостої версії /16)
moderate-bad-name = { $value } — не ім’я, яке можна заборонити: у ньому має бути щось крім * і щонайбільше 100 знаків
moderate-no-table = столу { $value } немає
moderate-no-ban = заборони номер { $number } немає
moderate-days-range = днів: { $value }; має бути від 0 до 36500
