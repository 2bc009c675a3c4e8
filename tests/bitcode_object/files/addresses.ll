; targets: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu
; Addresses, distances and what expressions make of them.
%pair = type { i8, [4 x i32], ptr }
@there = external global %pair
@here = global [4 x %pair] zeroinitializer, align 16
@far = external dso_local constant i8
declare void @callee()
declare dso_local void @near()
@plain = global [3 x ptr] [ptr @here, ptr @there, ptr @callee]
@inside = global ptr getelementptr inbounds ([4 x %pair], ptr @here, i64 0, i64 2, i32 1, i64 3)
@before = constant ptr getelementptr (i8, ptr @there, i32 -8)
@ranged = constant ptr getelementptr inbounds inrange(-8, 24) (%pair, ptr @here, i32 1, i32 2)
@number = global ptr inttoptr (i64 48879 to ptr)
@moved = global ptr inttoptr (i64 add (i64 ptrtoint (ptr @here to i64), i64 5) to ptr)
@int = constant i64 ptrtoint (ptr @there to i64)
@narrow = constant i32 trunc (i64 ptrtoint (ptr @here to i64) to i32)
@table = constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @here to i64), i64 ptrtoint (ptr @table to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @callee to i64), i64 ptrtoint (ptr @table to i64)) to i32)]
@distance = global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @near, i64 4) to i64), i64 ptrtoint (ptr @distance to i64))
@same = global ptr no_cfi @callee
@proxy = private unnamed_addr constant ptr @there
@through = global i32 trunc (i64 sub (i64 ptrtoint (ptr @proxy to i64), i64 ptrtoint (ptr @through to i64)) to i32)
@other = global ptr @second
@second = hidden alias i8, getelementptr (i8, ptr @here, i64 24)
@third = weak alias void (), ptr @second
@absolute = alias i8, inttoptr (i64 4660 to ptr)
