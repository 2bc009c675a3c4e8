# triple: x86_64-linux-gnu
# A number is no base symbol, so nothing is inherited from '.Lc', whose size is never looked at: it is not in the table.
    .symver .Lc, z@@V1
    .equ .Lc, 'a'
    .size .Lc, .-g
    .equ d, 4
    .size d, 12
    .set e, d
    .set f, e
