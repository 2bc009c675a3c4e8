; targets: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu x86_64-pc-windows-msvc
; Sections that attributes and metadata say.
@a = global i32 0 #0
@b = global i32 1 #0
@c = constant i32 1 #0
@d = constant ptr @a #0
@e = internal global i32 0 #0
@f = private unnamed_addr constant [3 x i8] c"ab\00" #0
@g = thread_local global i32 1 #0
@h = global i32 2, section "x" #0
@i = global i32 2, !section_prefix !0
@j = constant i32 2, !section_prefix !1
@k = private unnamed_addr constant [3 x i8] c"ab\00", !section_prefix !1
@l = global i32 0, !section_prefix !1
@m = global i32 4, no_sanitize_address, no_sanitize_hwaddress
@n = common global i32 0 #0
attributes #0 = { "bss-section"="my_bss" "data-section"="my_data" "rodata-section"="my_rodata" "relro-section"="my_relro" }
!0 = !{!"section_prefix", !"hot"}
!1 = !{!"section_prefix", !"unlikely"}
