# triple: i386-linux-gnu
# The suffix of 64 bits is taken and has no effect.
    cvtsi2sdq 8(%ecx,%edx,4), %xmm1
    cvtsi2ssq x, %xmm7
    .code16
    cvtsi2sdq x, %xmm7
    .code32
    .intel_syntax noprefix
    cvtsi2sd xmm0, qword ptr [eax]
