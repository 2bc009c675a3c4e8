# triple: x86_64-linux-gnu
push $v - . + 0x7fffffff
add $v - . + 0x7fffffff, %rax
mov v - . + 0x7fffffff(%rax), %rax
push $v - . + 0x1ffffffff
.zero 10
v:
