# triple: x86_64-linux-gnu
# Write masks, broadcast and rounding, refused.
.intel_syntax noprefix
vaddps {k1} zmm1
vaddps zmm1{%k1}, zmm2,zmm3
vaddps zmm1{k0}, zmm2,zmm3
vaddps zmm1{k1}, zmm2,zmm3 {rn-sae}
vaddps zmm1{k1}, zmm2{k2},zmm3
vaddps zmm1{k1}, zmm2,dword ptr [rax]{1to8}
vaddps zmm1, zmm2, qword ptr [rax]{1to16}
