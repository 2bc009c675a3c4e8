# triple: x86_64-linux-gnu
# System instructions with operands, branches to sums.
.intel_syntax noprefix
clzero
clzero rax
psmash
psmash rax
skinit
skinit eax
vmload
vmload rax
vmrun rax
vmsave rax
rdpru
invlpga
invlpga rax, ecx
monitor
pvalidate
rmpadjust
rmpupdate
rmpquery
lar ax, ax
lsl ax, ax
lar ax, eax
lsl ax, eax
lar ax, rax
lsl ax, rax
lar eax, ax
lsl eax, ax
lar eax, eax
lsl eax, eax
lar eax, rax
lsl eax, rax
lar rax, ax
lsl rax, ax
lar rax, eax
lsl rax, eax
lar rax, rax
lsl rax, rax
jne [1]
jmp [1]
jne [foo]
jne foo
jne dword ptr [foo]
jne [foo+4]
rol al, byte ptr [rax]
rol ax, bx
rol eax, dword ptr [rax]
rcl al, byte ptr [rax]
rcl ax, bx
rcl eax, dword ptr [rax]
