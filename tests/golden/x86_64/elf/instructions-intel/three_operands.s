# triple: x86_64-linux-gnu
# Three operands and more.
.intel_syntax noprefix
vpextrw rax, xmm1, 5
vpextrb rax, xmm1, 5
vextractps rax, xmm1, 5
pextrw rax, xmm1, 5
pextrb rax, xmm1, 5
extractps rax, xmm1, 5
vpinsrw xmm1, xmm2, rax, 5
vpinsrb xmm1, xmm2, rax, 5
pinsrw xmm1, rax, 5
pinsrb xmm1, rax, 5
pinsrw mm1, rax, 5
pextrw rax, mm1, 5
movmskps rax, xmm1
pmovmskb rax, mm1
pmovmskb rax, xmm1
vcvtsi2ss xmm1, xmm2, dword ptr [rax]
vcvtsi2sd xmm1, xmm2, rax
vcvtsi2sd xmm1, xmm2, {rn-sae}, rax
vcvtsi2ss xmm1, xmm2, {rn-sae}, eax
vcvtusi2sd xmm1, xmm2, eax
vpblendvb xmm1, xmm2, xmm3, xmm4
blendvps xmm1, xmm2
blendvps xmm1, xmm2, xmm0
vpermil2ps xmm1, xmm2, xmm3, xmm4, 3
shld eax, ebx, cl
shld eax, ebx
shld dword ptr [rax], ebx, 5
shld eax, ebx, ecx, 5
vfmaddps xmm1, xmm2, xmm3, xmm4
vcmpps k1, zmm1, zmm2, {sae}, 5
vcmpeqps k1, zmm1, zmm2, {sae}
vcmpeqps k1{k2}, zmm1, zmm2
vcmpltsd k1, xmm1, qword ptr [rax]
vgetexpsd xmm1, xmm2, xmm3, {sae}
vrndscaleps zmm1, zmm2, {sae}, 5
vpcmpeqd k1, zmm1, [rax]{1to16}
vpcmpltub k1, zmm1, zmm2
vpternlogd zmm1, zmm2, zmm3, 5
vfixupimmps zmm1, zmm2, zmm3, {sae}, 5
vp2intersectd k2, zmm1, zmm2
v4fmaddps zmm1, zmm4, xmmword ptr [rax]
vpclmullqlqdq xmm1, xmm2, xmm3
vpclmulqdq xmm1, xmm2, xmm3, 1
vpcomltb xmm1, xmm2, xmm3
vpcomb xmm1,xmm2,xmm3,1
invlpgb rax, edx
invlpgb
rdpid rax
ptwrite eax
tpause eax
umwait ecx
umonitor rax
senduipi rax
vcvtph2ps xmm1, qword ptr [rax]
vcvtps2ph qword ptr [rax], xmm1, 3
vextractf128 xmmword ptr [rax], ymm1, 1
vbroadcastss xmm1, [rax]
vmaskmovps [rax], xmm1, xmm2
ccmpe {dfv=of,cf} rax, 5
ctestne {dfv=} byte ptr [rax], 5
cfcmove eax, ebx, ecx
setzue al
push2p rax, rbx
pop2 r16, r17
{nf} imul eax, ebx, 5
{evex} adc eax, ebx
adc r8d, eax, ebx
jmpabs 0x123456789
movrs eax, [rax]
sha1rnds4 xmm1, xmm2, 3
sha256rnds2 xmm1, xmm2
sha256rnds2 xmm1, xmm2, xmm0
encodekey128 eax, eax
aesenc128kl xmm1, [rax]
loadiwkey xmm1, xmm2
urdmsr rax, rbx
vpdpbusd zmm1{k1}{z}, zmm2, [rax]{1to16}
{vex} vpdpbusd xmm1, xmm2, xmm3
{evex} vpaddd xmm1, xmm2, xmm3
tcmmimfp16ps tmm1, tmm2, tmm3
ldtilecfg [rax]
