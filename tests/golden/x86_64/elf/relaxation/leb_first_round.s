# triple: x86_64-linux-gnu
f:
1:
.zero 20
.p2align 5
.uleb128 .-f
jne 1f
jmp 1b
.uleb128 .-f
jne 1f
jmp 1b
jne 1f
.zero 57
.p2align 5
jmp 1b
jmp 1b
.p2align 2
.p2align 4
.uleb128 .-f
.zero 20
jne 1f
jmp 1b
jne 1f
1: ret
# Known while it is read: one byte from the start.
.section .text.known,"ax"
f2:
1:
.zero 53
.uleb128 .-f2
.uleb128 .-f2
jne 1f
.zero 21
.p2align 4
jmp 1b
.p2align 3
jmp 1b
.zero 8
.p2align 5
.zero 53
.p2align 3
1:
