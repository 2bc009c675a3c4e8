# triple: x86_64-linux-gnu
.intel_syntax noprefix
mov r15, offset .
mov r15, offset . + 4
mov r15, offset x + 4
