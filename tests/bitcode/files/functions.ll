; What functions can be.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32"
target triple = "aarch64-unknown-linux-gnu"

declare void @external(i32, ...)
declare extern_weak hidden void @maybe()
declare dso_local i32 @__gxx_personality_v0(...)
declare void @llvm.donothing()

define linkonce_odr fastcc i32 @add(i32 %first, i32 noundef %second) unnamed_addr #0 section ".text.add" comdat align 32 {
start:
  %sum = add nsw i32 %first, %second
  %test = icmp slt i32 %sum, -7
  br i1 %test, label %yes, label %no
yes:
  %more = mul i32 %sum, 3
  br label %no
no:
  %result = phi i32 [ %sum, %start ], [ %more, %yes ]
  ret i32 %result
}

define void @collected() gc "shadow-stack" prefix i32 123 prologue [2 x i8] c"\EB\01" personality ptr @__gxx_personality_v0 {
  invoke void (i32, ...) @external(i32 1)
      to label %done unwind label %failed
done:
  ret void
failed:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
}

define weak_odr protected void @switch(i64 %n) partition "second" !note !1 {
  switch i64 %n, label %other [ i64 0, label %other
                                i64 -1, label %last ]
other:
  call void asm sideeffect "nop", "~{memory}"()
  ret void
last:
  unreachable
}

$add = comdat any
attributes #0 = { noinline nounwind "frame-pointer"="all" "plain" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"a \22string\22 with \5C and \01"}
