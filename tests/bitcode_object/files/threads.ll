; targets: aarch64-unknown-linux-android aarch64-unknown-linux-android30 x86_64-unknown-openbsd
; Variables that functions of the runtime find.
$keyed = comdat any
@number = thread_local global i32 5
@zero = internal thread_local global [3 x i64] zeroinitializer, align 32
@declared = external thread_local global i16
@keyed = weak_odr hidden thread_local global i8 7, comdat
@null = thread_local constant ptr null
@with = thread_local global { i8, ptr } { i8 1, ptr @plain }, align 64
@plain = global i32 1
@text = internal thread_local constant [11 x i8] c"eleven more"
@missing = extern_weak thread_local global i32
