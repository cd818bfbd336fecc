# What `elbowroom moderate` says.

moderate-done = forbidden, number { $number }: { $what }
moderate-closed = closed, number { $number }: { $what }
moderate-lifted = number { $number } is allowed again
moderate-none = nothing is forbidden
moderate-address = address
moderate-name = name
moderate-table = table
moderate-no-database = there is no database of this version here; start the server once before
moderate-bad-address = { $value } is no address, or a network that is too wide (at least /8, for IPv6 /16)
moderate-bad-name = { $value } is no name to forbid: there must be something besides *, and at most 100 letters
moderate-no-table = there is no table { $value }
moderate-no-ban = there is no ban { $number }
moderate-days-range = { $value } days: it must be 0 to 36500
