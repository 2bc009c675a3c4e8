; Types and constants.
%named = type { i8, [4 x i24], <{ i8, ptr }>, <vscale x 2 x i64> }
%unknown = type opaque
@half = global { half, bfloat, float, double, x86_fp80, fp128, ppc_fp128 } zeroinitializer
@wide = global i256 -1234567890123456789012345678901234567890
@list = global [3 x { i32, ptr }] [{ i32, ptr } { i32 -1, ptr @half }, { i32, ptr } undef, { i32, ptr } { i32 poison, ptr null }]
@text = global [4 x i8] c"\FF\00\80a"
@words = global [3 x i64] [i64 -1, i64 0, i64 9223372036854775807]
@difference = global i64 sub (i64 ptrtoint (ptr @wide to i64), i64 ptrtoint (ptr @half to i64))
@block = global ptr blockaddress(@body, %label)
@equivalent = global ptr dso_local_equivalent @body
@plain = global ptr no_cfi @body
declare void @takes(%named, ...)
@hidden = external global %unknown
define void @body(ptr %to, target("spirv.Image", void, 1, 0) %image) {
  br label %label
label:
  store atomic i32 1, ptr %to syncscope("singlethread") seq_cst, align 4
  %old = cmpxchg weak ptr %to, i32 0, i32 1 acq_rel monotonic
  %new = atomicrmw fadd ptr %to, float 1.0 acquire
  fence release
  ret void
}
