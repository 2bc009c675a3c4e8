; targets: x86_64-unknown-linux-gnu aarch64-pc-windows-msvc i686-w64-windows-gnu thumbv7-pc-windows-msvc x86_64-unknown-freebsd
; Linkage, visibility, storage, threads, names and sections.
@private = private global i32 1
@internal = internal global i32 2
@elsewhere = available_externally global i32 3
@once = linkonce global i32 4
@once_odr = linkonce_odr hidden constant i32 5
@weak = weak global i32 6
@weak_odr = weak_odr protected unnamed_addr constant i32 7
@common = common global [3 x i32] zeroinitializer, align 8
@maybe = extern_weak global i32
@declared = external hidden global i32
@exported = dllexport global i32 8
@imported = external dllimport global i32
@users = global [3 x ptr] [ptr @maybe, ptr @declared, ptr @0]
@0 = private global i32 9
@general = thread_local global i32 10
@dynamic = internal thread_local(localdynamic) global i32 0
@initial = hidden thread_local(initialexec) global [2 x i64] zeroinitializer, align 32
@local = thread_local(localexec) constant i8 11
@"\01raw name" = global i8 12
@"?complete@@3HA" = global i8 13
@"with space" = dllexport constant i8 14
@sectioned = global i32 0, section ".mine", align 64
@noted = constant [4 x i8] c"note", section ".note.x", align 1
@cleared = global i64 0, section ".bss.x"
@outside = global i8 15, section ".outside", !exclude !0
@aligned = global i8 16, align 4096
@small = internal global i8 0
declare extern_weak hidden void @missing()
declare x86_stdcallcc void @argued(i32, i64)
@functions = constant [2 x ptr] [ptr @missing, ptr @argued]
!0 = !{}
