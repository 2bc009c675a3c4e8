; targets: x86_64-pc-windows-msvc i686-pc-windows-msvc aarch64-w64-windows-gnu
; How linkers choose, and what goes with what.
$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$only = comdat nodeduplicate
$size = comdat samesize
@any = linkonce_odr global i32 1, comdat
@with = internal constant [2 x i32] [i32 2, i32 3], comdat($any)
@exact = weak_odr constant i32 4, comdat
@largest = global i32 5, comdat, section ".mine$x"
@only = global i32 0, comdat
@size = weak dllexport unnamed_addr constant [5 x i8] c"text\00", comdat
@alias = weak alias i32, ptr @any
