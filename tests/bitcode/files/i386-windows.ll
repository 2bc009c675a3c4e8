; Names have an underscore here, and those of some conventions more.
target datalayout = "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32-a:0:32-S32"
target triple = "i686-pc-windows-msvc"

@data = dllexport global i32 1
@imported = external dllimport global i32
declare x86_stdcallcc void @std(i32, i64)
declare x86_fastcallcc void @fast(i8, ptr)
declare x86_vectorcallcc void @vector(<4 x i32>)
define dllexport x86_stdcallcc void @"\01asis"(i32 %n) {
  call x86_stdcallcc void @std(i32 %n, i64 2)
  ret void
}
