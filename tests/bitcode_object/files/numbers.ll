; targets: x86_64-unknown-linux-gnu i686-pc-windows-msvc aarch64_be-unknown-linux-gnu
; Numbers of all widths, texts, vectors and structs, and the sections that linkers merge.
@odd = global { i1, i7, i24, i33, i65, i128, i200 } { i1 true, i7 -1, i24 8388607, i33 -4294967296, i65 -1, i128 -170141183460469231731687303715884105728, i200 803469022129495137770981046170581301261101496891396417650687 }
@floats = constant { half, bfloat, float, double, fp128 } { half 0xH3C01, bfloat 0xR3F81, float 1.5, double 0x400921FB54442D18, fp128 0xL00000000000000004000921FB54442D1 }
@packed = internal constant <{ i8, i32, [3 x i16], ptr }> <{ i8 1, i32 -2, [3 x i16] [i16 1, i16 undef, i16 3], ptr null }>
@text = private unnamed_addr constant [6 x i8] c"hello\00"
@wide = private unnamed_addr constant [3 x i16] [i16 104, i16 105, i16 0], align 2
@wider = private unnamed_addr constant [2 x i32] [i32 104, i32 0], align 4
@four = private unnamed_addr constant float 1.0
@eight = private unnamed_addr constant i64 -1
@sixteen = private unnamed_addr constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@thirtytwo = private unnamed_addr constant [4 x i64] [i64 1, i64 2, i64 3, i64 -9223372036854775808]
@bits = global <13 x i1> <i1 1, i1 0, i1 0, i1 1, i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 1>
@three = global <3 x i32> <i32 1, i32 2, i32 3>
@bytes = global <5 x i8> <i8 1, i8 2, i8 3, i8 4, i8 255>
@zeros = global [1000 x { i8, i64 }] zeroinitializer, align 64
@nothing = global {} zeroinitializer
@unknown = global { i32, [2 x i8] } { i32 poison, [2 x i8] undef }
@nested = global [2 x { i8, [2 x { i16, double }] }] [{ i8, [2 x { i16, double }] } { i8 1, [2 x { i16, double }] [{ i16, double } { i16 2, double 3.0 }, { i16, double } zeroinitializer] }, { i8, [2 x { i16, double }] } zeroinitializer]
