; targets: i686-pc-windows-msvc
; Names tell the bytes of arguments, of those in memory too, but for where the result goes.
%s = type { i32, i32, i8 }
declare x86_stdcallcc void @a(ptr sret(%s), i32)
declare x86_stdcallcc void @b(ptr byval(%s), i32 range(i32 0, 5))
declare x86_stdcallcc void @c(ptr inalloca(<{ %s, i32 }>))
declare x86_fastcallcc void @d(ptr preallocated(%s), i8 zeroext)
declare x86_vectorcallcc void @e(ptr noalias align 4 byval([7 x i8]) "kept"="as" , double)
declare x86_stdcallcc void @f(i32, ...)
@all = global [6 x ptr] [ptr @a, ptr @b, ptr @c, ptr @d, ptr @e, ptr @f]
