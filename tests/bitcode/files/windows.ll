; What is for Windows alone.
target datalayout = "e-m:w-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-windows-msvc19.33.0"

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$single = comdat nodeduplicate
$same = comdat samesize

@any = global i32 1, comdat
@exact = weak_odr constant i32 2, comdat
@largest = global i32 3, comdat
@single = dllexport global i32 4, comdat
@same = linkonce_odr global i32 5, comdat
@imported = external dllimport global i32
@zero = common global [3 x i32] zeroinitializer
@"\01?odd@@3HA" = dso_local global i32 6
@alias = dllexport alias i32, ptr @any
@weak_alias = weak alias i32, ptr @any

declare dllimport void @call()
define dllexport void @exported() {
  call void @call()
  ret void
}
define internal void @kept() {
  ret void
}
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"

!llvm.linker.options = !{!0, !1}
!0 = !{!"/DEFAULTLIB:libcmt.lib"}
!1 = !{!"/FAILIFMISMATCH:\22x=1\22"}
