; Targets of Apple have a wrapper around it.
target datalayout = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-apple-macosx10.14.0"

@seen = global i32 1
@hidden = hidden global i32 2
@l_private = private constant i8 3
