; targets: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu
; Groups, linked sections and partitions.
$any = comdat any
$all = comdat nodeduplicate
@any = linkonce_odr global i32 1, comdat
@member = internal constant i32 2, comdat($any)
@cleared = global i32 0, comdat($all), partition "second"
@thread = weak_odr thread_local global i32 3, comdat($all)
@linked = private constant i32 4, section "table", !associated !0
@to_nothing = private global i32 5, !associated !1
@nowhere = external global i32
@alias = weak hidden alias i32, ptr @any
@second = alias i32, ptr @cleared, partition "third"
!0 = !{ptr @any}
!1 = !{ptr @nowhere}
