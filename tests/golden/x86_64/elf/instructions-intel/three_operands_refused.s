# triple: x86_64-linux-gnu
# Three operands and more, refused.
.intel_syntax noprefix
vcvtsi2ss xmm1, xmm2, [rax]
vcvtsi2sd xmm1, xmm2, rax, {rn-sae}
cvtsi2ss xmm1, [rax]
vpextrd rax, xmm1, 5
vpextrq eax, xmm1, 5
imul eax, 5, 6
rdpid eax
ptwrite [rax]
tpause eax, edx, eax
monitor rax, ecx, edx
mwait eax, ecx
mwaitx eax, ecx, ebx
