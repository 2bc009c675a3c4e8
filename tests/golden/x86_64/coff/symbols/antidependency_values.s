# triple: x86_64-pc-windows-msvc
# An antidependency has a value and no place; a number is taken where the text names it.
    .weak_anti_dep a
    .set a, 2
    .set b, a+1
    .long a, a+1
    .set c, d+32
    .weak_anti_dep d
    .set d, -1
    .set e, f+32
    .weak_anti_dep f
    .set f, g
    .long e
    .byte 1
g:
    .weak_anti_dep h
    .weak_anti_dep i
    .set h, i
    .set i, g+1
    .set j, h+4
    .long j, h
    .lto_set_conditional k, .Lb
    .weak_anti_dep .La
    .equiv .La, 2
    .equiv .Lb, .La
