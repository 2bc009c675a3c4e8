# triple: x86_64-linux-gnu
# Write masks, broadcast and rounding.
.intel_syntax noprefix
vaddps zmm1{k1}{z}, zmm2,zmm3
vaddps zmm1{z}{k1}, zmm2,zmm3
vaddps zmm1{z}, zmm2,zmm3
vaddps zmm1{K1}, zmm2,zmm3
vaddps zmm1{k1}, zmm2,zmm3,{rn-sae}
vaddps zmm1{k1}, zmm2,[rax]{1to16}
vaddps zmm1{k1}, zmm2,dword ptr [rax] {1to16}
