# triple: i386-linux-gnu
# Outside of 64-bit code llvm-mc takes the suffix and the operand of 8 bytes, and encodes the conversion of 4.
cvtsi2sdq (%eax), %xmm0
cvtsi2ssq 8(%eax,%ebx,4), %xmm3
cvtsi2sd (%eax), %xmm0
.code16
cvtsi2sdq 8(%bx), %xmm3
.code32
.intel_syntax noprefix
cvtsi2sd xmm0, qword ptr [eax]
cvtsi2ss xmm0, qword ptr [eax]
cvtsi2sd xmm0, dword ptr [eax]
