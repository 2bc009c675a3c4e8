# triple: x86_64-linux-gnu
# Prefixes, segment registers, comparisons of flags, x87, refused.
.intel_syntax noprefix
sysretd
sysretl
sysexitd
sysexitl
mov dword ptr [rax], ds
mov qword ptr [rax], ds
lock xacquire add dword ptr [rax], 1
