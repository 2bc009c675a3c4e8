# triple: x86_64-linux-gnu
# System instructions with operands, branches to sums, refused.
.intel_syntax noprefix
clzero eax
vmload eax
rdpru eax
invlpga eax, ecx
monitor rax,ecx,edx
monitor rax,rcx,rdx
mwait eax,ecx
mwait rax,rcx
monitorx rax,rcx,rdx
monitorx eax,ecx,edx
mwaitx rax,rcx,rbx
mwaitx eax,ecx,ebx
addr16
data32
pvalidate rax,ecx,edx
rmpadjust rax
rmpupdate rax
jne dword ptr [rip+foo]
je fs:foo
rol al, bl
rcl al, bl
