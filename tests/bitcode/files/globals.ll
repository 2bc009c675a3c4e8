; What variables can be.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
source_filename = "some-folder/globals.c"

$kept = comdat any
$both = comdat nodeduplicate

@p = private global i32 1
@i = internal constant [3 x i16] [i16 1, i16 2, i16 3]
@ae = available_externally global i8 9
@lo = linkonce global i32 1, comdat($kept)
@w = weak global i32 2
@c = common global i32 0, align 16
@a = appending global [1 x i32] [i32 5]
@ew = extern_weak global i32
@loo = linkonce_odr global i32 6
@wo = weak_odr hidden unnamed_addr constant i32 7
@e = external dso_local global ptr
@pr = protected global i32 8, section ".mine", align 4
@gd = thread_local global i32 1
@ld = internal thread_local(localdynamic) global i32 2
@ie = external thread_local(initialexec) global i32
@le = hidden thread_local(localexec) global i32 4
@lu = local_unnamed_addr global i64 81985529216486895, partition "part"
@both = global [5 x i8] c"text\00", comdat, section ".mine"
@space = addrspace(3) global i32 0, align 1024
@large = global i32 3, code_model "large"
@"with space\09" = global <2 x float> <float 1.0, float 2.5>
@llvm.used = appending global [1 x ptr] [ptr @i], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @w], section "llvm.metadata"

@al = weak alias i32, ptr @w
@hidden_alias = hidden unnamed_addr alias i8, getelementptr (i8, ptr @i, i64 2)
@fi = ifunc void (), ptr @resolver
@wfi = weak ifunc void (), ptr @resolver, partition "part"

define internal ptr @resolver() {
  ret ptr null
}
