; targets: x86_64-unknown-linux-gnu
; The flag for the code model, and globals that say otherwise.
@data = global i32 1
@clear = global [100 x i64] zeroinitializer
@text = private unnamed_addr constant [3 x i8] c"ab\00"
@near = global i32 2, code_model "small"
@far = constant i32 3, code_model "large"
@pointer = constant ptr @data
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"Code Model", i32 3}
