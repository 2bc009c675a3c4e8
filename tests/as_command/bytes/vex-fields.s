# as: x86_64-linux-gnu
# flags: --64
# flags: --64 -mvexwig=1
# flags: --64 -mavxscalar=256
# flags: --64 -mevexwig=1
# flags: --64 -mevexlig=256
# flags: --64 -mevexlig=512
# flags: --64 -mevexrcig=rd
# flags: --64 -mevexrcig=ru
# flags: --64 -mevexrcig=rz -mvexwig=1 -mevexwig=1 -mavxscalar=256 -mevexlig=512
# flags: --32 -mvexwig=1
# flags: --32 -mavxscalar=256 -mevexlig=256
# flags: --32 -mevexwig=1 -mevexrcig=ru
	vmovups %ymm3, %ymm1
	vmovups 64(%eax,%ebp), %ymm6
	vmovhlps %xmm3, %xmm2, %xmm0
	vmovlps 64(%eax,%ebp), %xmm0, %xmm6
	vunpcklps 64(%eax,%ebp), %xmm0, %xmm7
	vunpcklps %xmm3, %xmm2, %xmm6
	vunpckhps %xmm3, %xmm0, %xmm4
	vunpckhps 64(%eax,%ebp), %xmm2, %xmm6
	vmovlhps %xmm3, %xmm0, %xmm3
	vmovhps 64(%eax,%ebp), %xmm2, %xmm7
	vmovaps 64(%eax,%ebp), %xmm5
	vmovaps %ymm3, %ymm0
	vmovntps %xmm0, 64(%eax,%ebp)
	vucomiss 64(%eax,%ebp), %xmm5
	vcomiss %xmm3, %xmm5
	vcomiss 64(%eax,%ebp), %xmm4
	knotw %k3, %k2
	vmovmskps %xmm3, %edx
	vsqrtps 64(%eax,%ebp), %ymm4
	vrsqrtps 64(%eax,%ebp), %xmm0
	vrsqrtps %xmm3, %xmm0
	vrcpps %xmm3, %xmm0
	vrcpps 64(%eax,%ebp), %xmm5
	vandps 64(%eax,%ebp), %xmm0, %xmm3
	vandps %xmm3, %xmm0, %xmm5
	vandnps %xmm3, %xmm0, %xmm5
	vorps 64(%eax,%ebp), %ymm2, %ymm0
	vxorps 64(%eax,%ebp), %xmm0, %xmm2
	vxorps %xmm3, %xmm0, %xmm7
	vaddps 64(%eax,%ebp), %xmm0, %xmm1
	vaddps %ymm3, %ymm0, %ymm1
	vmulps %ymm3, %ymm2, %ymm6
	vcvtps2pd %xmm3, %ymm7
	vcvtps2pd 64(%eax,%ebp), %ymm2
	vcvtdq2ps 64(%eax,%ebp), %xmm2
	vsubps %ymm3, %ymm2, %ymm1
	vsubps 64(%eax,%ebp), %xmm2, %xmm0
	vminps 64(%eax,%ebp), %ymm2, %ymm2
	vminps %ymm3, %ymm2, %ymm6
	vdivps %xmm3, %xmm2, %xmm0
	vdivps 64(%eax,%ebp), %ymm2, %ymm3
	vmaxps 64(%eax,%ebp), %xmm2, %xmm0
	vmaxps %ymm3, %ymm2, %ymm7
	kmovw %k6, 64(%eax,%ebp)
	kortestw %k3, %k7
	ktestw %k3, %k5
	vldmxcsr 64(%eax,%ebp)
	vstmxcsr 64(%eax,%ebp)
	vcmpps $144, %xmm3, %xmm0, %xmm6
	vshufps $144, %ymm3, %ymm2, %ymm0
	kandw %k3, %k0, %k3
	kandnw %k3, %k0, %k4
	korw %k3, %k0, %k5
	kxnorw %k3, %k0, %k4
	kxorw %k3, %k2, %k0
	kaddw %k3, %k2, %k1
	kunpckwd %k3, %k2, %k5
	knotq %k3, %k3
	kmovq 64(%eax,%ebp), %k7
	kortestq %k3, %k5
	ktestq %k3, %k5
	kandq %k3, %k0, %k0
	kandnq %k3, %k0, %k6
	korq %k3, %k0, %k3
	kxnorq %k3, %k0, %k1
	kxorq %k3, %k0, %k5
	kaddq %k3, %k2, %k6
	kunpckdq %k3, %k0, %k3
	vmovupd %xmm2, %xmm3
	vmovupd 64(%eax,%ebp), %ymm4
	vmovlpd 64(%eax,%ebp), %xmm0, %xmm0
	vunpcklpd 64(%eax,%ebp), %xmm2, %xmm3
	vunpcklpd %ymm3, %ymm2, %ymm7
	vunpckhpd 64(%eax,%ebp), %ymm2, %ymm0
	vunpckhpd %ymm3, %ymm2, %ymm7
	vmovhpd 64(%eax,%ebp), %xmm2, %xmm5
	vmovapd 64(%eax,%ebp), %xmm2
	vmovapd %xmm4, %xmm3
	vmovntpd %ymm1, 64(%eax,%ebp)
	vucomisd %xmm3, %xmm5
	vcomisd %xmm3, %xmm2
	vcomisd 64(%eax,%ebp), %xmm4
	knotb %k3, %k0
	vmovmskpd %ymm3, %ebx
	vsqrtpd %ymm3, %ymm0
	vsqrtpd 64(%eax,%ebp), %ymm5
	vandpd %ymm3, %ymm0, %ymm5
	vandnpd %xmm3, %xmm2, %xmm7
	vorpd 64(%eax,%ebp), %ymm0, %ymm7
	vxorpd 64(%eax,%ebp), %xmm0, %xmm2
	vxorpd %xmm3, %xmm0, %xmm0
	vaddpd %xmm3, %xmm0, %xmm0
	vmulpd 64(%eax,%ebp), %xmm2, %xmm5
	vmulpd %xmm3, %xmm0, %xmm5
	vcvtpd2ps %ymm3, %xmm5
	vcvtpd2psx 64(%eax,%ebp), %xmm2
	vcvtps2dq 64(%eax,%ebp), %ymm2
	vcvtps2dq %ymm3, %ymm2
	vsubpd %xmm3, %xmm0, %xmm2
	vsubpd 64(%eax,%ebp), %ymm0, %ymm2
	vminpd %xmm3, %xmm0, %xmm5
	vminpd 2048(%eax,%ebp), %ymm2, %ymm1
	vdivpd 64(%eax,%ebp), %ymm0, %ymm2
	vmaxpd 64(%eax,%ebp), %ymm2, %ymm0
	vpunpcklbw %ymm3, %ymm2, %ymm3
	vpunpcklwd 64(%eax,%ebp), %ymm0, %ymm4
	vpunpcklwd %ymm3, %ymm0, %ymm3
	vpunpckldq %xmm3, %xmm0, %xmm2
	vpunpckldq 64(%eax,%ebp), %xmm2, %xmm6
	vpacksswb %ymm3, %ymm0, %ymm0
	vpcmpgtb 64(%eax,%ebp), %ymm0, %ymm7
	vpcmpgtw %xmm3, %xmm0, %xmm7
	vpcmpgtw 64(%eax,%ebp), %xmm2, %xmm3
	vpcmpgtd 64(%eax,%ebp), %ymm0, %ymm6
	vpcmpgtd %ymm3, %ymm2, %ymm2
	vpackuswb 1024(%eax,%ebp), %xmm0, %xmm1
	vpunpckhbw 64(%eax,%ebp), %ymm2, %ymm6
	vpunpckhwd 64(%eax,%ebp), %ymm2, %ymm5
	vpunpckhwd %xmm3, %xmm2, %xmm4
	vpunpckhdq %ymm3, %ymm2, %ymm7
	vpunpckhdq 64(%eax,%ebp), %ymm2, %ymm6
	vpackssdw %ymm3, %ymm2, %ymm3
	vpackssdw 64(%eax,%ebp), %ymm0, %ymm6
	vpunpcklqdq %ymm3, %ymm2, %ymm1
	vpunpckhqdq 64(%eax,%ebp), %ymm2, %ymm3
	vpunpckhqdq %xmm3, %xmm0, %xmm6
	vmovd %ebx, %xmm0
	vmovd %xmm6, 64(%eax,%ebp)
	vmovdqa %ymm3, %ymm4
	vpshufd $144, %ymm3, %ymm0
	vpsrlw $144, %ymm3, %ymm0
	vpsraw %xmm3, %ymm2, %ymm0
	vpsraw 64(%eax,%ebp), %ymm0, %ymm4
	vpsllw 64(%eax,%ebp), %ymm2, %ymm1
	vpsrld $144, %ymm3, %ymm0
	vpsrld 64(%eax,%ebp), %ymm2, %ymm0
	vpsrad %xmm3, %ymm0, %ymm0
	vpsrad 64(%eax,%ebp), %ymm2, %ymm0
	vpslld %xmm3, %xmm0, %xmm4
	vpsrlq 64(%eax,%ebp), %ymm2, %ymm2
	vpsrlq %xmm3, %ymm2, %ymm6
	vpsrldq $144, %xmm3, %xmm0
	vpsllq %xmm3, %xmm0, %xmm3
	vpslldq $144, %ymm3, %ymm2
	vpcmpeqb %ymm3, %ymm2, %ymm4
	vpcmpeqb 64(%eax,%ebp), %xmm2, %xmm2
	vpcmpeqw %ymm3, %ymm0, %ymm5
	vpcmpeqd %ymm3, %ymm0, %ymm5
	vhaddpd %ymm3, %ymm2, %ymm2
	vhsubpd 64(%eax,%ebp), %xmm0, %xmm1
	vhsubpd %xmm3, %xmm0, %xmm4
	kmovb %k3, %ebp
	kortestb %k3, %k2
	ktestb %k3, %k2
	vcmppd $144, %xmm3, %xmm2, %xmm5
	vcmppd $144, 64(%eax,%ebp), %ymm0, %ymm4
	vpinsrw $144, 64(%eax,%ebp), %xmm2, %xmm6
	vpextrw $144, %xmm3, %ecx
	vshufpd $144, 64(%eax,%ebp), %xmm2, %xmm6
	vaddsubpd %xmm3, %xmm0, %xmm7
	vaddsubpd 64(%eax,%ebp), %ymm0, %ymm5
	vpaddq 64(%eax,%ebp), %xmm0, %xmm0
	vpaddq %xmm3, %xmm2, %xmm4
	vpmullw %ymm3, %ymm0, %ymm5
	vpmullw 64(%eax,%ebp), %ymm0, %ymm3
	vmovq 64(%eax,%ebp), %xmm0
	vpmovmskb %xmm3, %edx
	vpsubusb 64(%eax,%ebp), %xmm0, %xmm2
	vpsubusw 64(%eax,%ebp), %ymm2, %ymm7
	vpsubusw %xmm3, %xmm2, %xmm0
	vpminub 64(%eax,%ebp), %ymm2, %ymm4
	vpminub %ymm3, %ymm0, %ymm3
	vpand %ymm3, %ymm2, %ymm3
	vpaddusb 64(%eax,%ebp), %xmm2, %xmm6
	vpaddusw %xmm3, %xmm2, %xmm4
	vpmaxub 64(%eax,%ebp), %xmm2, %xmm4
	vpmaxub %ymm3, %ymm2, %ymm5
	vpandn 64(%eax,%ebp), %ymm2, %ymm3
	vpandn %ymm3, %ymm2, %ymm5
	vpavgb 64(%eax,%ebp), %ymm2, %ymm5
	vpavgb %xmm3, %xmm0, %xmm0
	vpavgw %ymm3, %ymm0, %ymm5
	vpmulhuw 64(%eax,%ebp), %ymm2, %ymm7
	vpmulhw %xmm3, %xmm0, %xmm2
	vcvttpd2dq %ymm3, %xmm4
	vcvttpd2dqx 64(%eax,%ebp), %xmm7
	vmovntdq %xmm4, 64(%eax,%ebp)
	vpsubsb 64(%eax,%ebp), %ymm2, %ymm4
	vpsubsb %xmm3, %xmm2, %xmm0
	vpsubsw %ymm3, %ymm0, %ymm0
	vpsubsw 64(%eax,%ebp), %xmm2, %xmm5
	vpminsw 64(%eax,%ebp), %ymm2, %ymm1
	vpminsw %xmm3, %xmm0, %xmm2
	vpor 64(%eax,%ebp), %ymm2, %ymm1
	vpor %ymm3, %ymm0, %ymm0
	vpaddsb %ymm3, %ymm0, %ymm6
	vpaddsw 64(%eax,%ebp), %xmm0, %xmm4
	vpmaxsw %ymm3, %ymm2, %ymm5
	vpmaxsw 64(%eax,%ebp), %ymm0, %ymm5
	vpxor %ymm3, %ymm0, %ymm0
	vpmuludq %xmm3, %xmm0, %xmm4
	vpmaddwd %ymm3, %ymm2, %ymm6
	vpmaddwd 64(%eax,%ebp), %ymm0, %ymm7
	vpsadbw %ymm3, %ymm2, %ymm0
	vmaskmovdqu %xmm3, %xmm0
	vpsubb %ymm3, %ymm2, %ymm7
	vpsubb 64(%eax,%ebp), %ymm0, %ymm6
	vpsubw %ymm3, %ymm2, %ymm4
	vpsubd 64(%eax,%ebp), %ymm0, %ymm5
	vpsubd %xmm3, %xmm2, %xmm3
	vpsubq 64(%eax,%ebp), %xmm2, %xmm7
	vpaddb 64(%eax,%ebp), %xmm0, %xmm7
	vpaddb %ymm3, %ymm2, %ymm5
	vpaddw %xmm3, %xmm2, %xmm5
	vpaddd %ymm3, %ymm0, %ymm2
	kandb %k3, %k0, %k7
	kandnb %k3, %k0, %k0
	korb %k3, %k0, %k7
	kxnorb %k3, %k2, %k1
	kxorb %k3, %k0, %k7
	kaddb %k3, %k2, %k4
	kunpckbw %k3, %k0, %k1
	vcvtpd2psy 64(%eax,%ebp), %xmm7
	vcvttpd2dqy 2048(%eax,%ebp), %xmm1
	knotd %k3, %k0
	kmovd 64(%eax,%ebp), %k0
	kortestd %k3, %k4
	ktestd %k3, %k5
	kandd %k3, %k0, %k1
	kandnd %k3, %k2, %k0
	kord %k3, %k0, %k3
	kxnord %k3, %k2, %k4
	kxord %k3, %k2, %k0
	kaddd %k3, %k0, %k6
	vmovss %xmm3, %xmm2, %xmm6
	vmovss %xmm5, 64(%eax,%ebp)
	vmovsldup 64(%eax,%ebp), %xmm4
	vmovsldup %xmm3, %xmm0
	vmovshdup 64(%eax,%ebp), %ymm3
	vcvtsi2ss %ebx, %xmm0, %xmm0
	vcvtsi2ssl 64(%eax,%ebp), %xmm0, %xmm4
	vcvttss2si %xmm3, %edx
	vcvttss2si 64(%eax,%ebp), %ebp
	vcvtss2si %xmm3, %esp
	vsqrtss %xmm3, %xmm2, %xmm0
	vsqrtss 64(%eax,%ebp), %xmm0, %xmm3
	vrsqrtss %xmm3, %xmm0, %xmm2
	vrsqrtss 64(%eax,%ebp), %xmm0, %xmm6
	vrcpss %xmm3, %xmm0, %xmm3
	vrcpss 64(%eax,%ebp), %xmm2, %xmm1
	vaddss 64(%eax,%ebp), %xmm2, %xmm2
	vmulss 64(%eax,%ebp), %xmm0, %xmm7
	vmulss %xmm3, %xmm0, %xmm5
	vcvtss2sd 64(%eax,%ebp), %xmm2, %xmm1
	vcvttps2dq %xmm3, %xmm3
	vsubss 64(%eax,%ebp), %xmm2, %xmm6
	vsubss %xmm3, %xmm0, %xmm1
	vminss %xmm3, %xmm2, %xmm5
	vdivss %xmm3, %xmm2, %xmm1
	vmaxss 64(%eax,%ebp), %xmm0, %xmm3
	vmaxss %xmm3, %xmm2, %xmm4
	vmovdqu %xmm2, 64(%eax,%ebp)
	vpshufhw $144, 64(%eax,%ebp), %ymm7
	vpshufhw $144, %xmm3, %xmm3
	vcmpss $144, %xmm3, %xmm2, %xmm7
	vcmpss $144, 64(%eax,%ebp), %xmm2, %xmm6
	vcvtdq2pd %xmm3, %xmm7
	vcvtdq2pd 64(%eax,%ebp), %xmm0
	vmovsd %xmm3, %xmm0, %xmm1
	vmovddup 64(%eax,%ebp), %xmm3
	vcvtsi2sd %ebx, %xmm0, %xmm2
	vcvtsi2sdl 64(%eax,%ebp), %xmm2, %xmm6
	vcvttsd2si %xmm3, %esi
	vcvttsd2si 64(%eax,%ebp), %eax
	vcvtsd2si %xmm3, %esp
	vsqrtsd %xmm3, %xmm2, %xmm3
	vaddsd 64(%eax,%ebp), %xmm0, %xmm1
	vmulsd %xmm3, %xmm2, %xmm0
	vmulsd 64(%eax,%ebp), %xmm0, %xmm3
	vcvtsd2ss %xmm3, %xmm2, %xmm5
	vsubsd 64(%eax,%ebp), %xmm0, %xmm7
	vsubsd %xmm3, %xmm0, %xmm6
	vminsd %xmm3, %xmm0, %xmm7
	vdivsd 64(%eax,%ebp), %xmm2, %xmm0
	vdivsd %xmm3, %xmm0, %xmm2
	vmaxsd 64(%eax,%ebp), %xmm2, %xmm1
	vpshuflw $144, %ymm3, %ymm2
	vpshuflw $144, 64(%eax,%ebp), %xmm6
	vhaddps %ymm3, %ymm2, %ymm1
	vhaddps 64(%eax,%ebp), %xmm2, %xmm0
	vhsubps 64(%eax,%ebp), %xmm0, %xmm6
	vhsubps %ymm3, %ymm2, %ymm0
	vcmpsd $144, %xmm3, %xmm0, %xmm2
	vcmpsd $144, 64(%eax,%ebp), %xmm2, %xmm0
	vaddsubps 64(%eax,%ebp), %xmm0, %xmm6
	vcvtpd2dq %ymm3, %xmm6
	vcvtpd2dqx 64(%eax,%ebp), %xmm6
	vlddqu 64(%eax,%ebp), %xmm4
	vcvtpd2dqy 64(%eax,%ebp), %xmm0
	vpdpbuud 64(%eax,%ebp), %xmm2, %xmm7
	vpdpbuuds 64(%eax,%ebp), %ymm0, %ymm2
	vcvtneoph2ps 64(%eax,%ebp), %xmm3
	andnl 64(%eax,%ebp), %edx, %esi
	andnl %ebx, %edx, %edi
	blsrl %ebx, %edx
	blsmskl 64(%eax,%ebp), %eax
	blsmskl %ebx, %edx
	blsil 64(%eax,%ebp), %edx
	blsil %ebx, %eax
	bzhil %eax, 64(%eax,%ebp), %eax
	bzhil %eax, %ebx, %esi
	bextrl %edx, 64(%eax,%ebp), %edi
	bextrl %eax, %ebx, %edx
	vpshufb 64(%eax,%ebp), %xmm0, %xmm3
	vpshufb %xmm3, %xmm0, %xmm7
	vphaddw %ymm3, %ymm0, %ymm2
	vphaddw 64(%eax,%ebp), %xmm2, %xmm0
	vphaddd 64(%eax,%ebp), %xmm2, %xmm4
	vphaddd %xmm3, %xmm2, %xmm4
	vphaddsw %xmm3, %xmm2, %xmm4
	vpmaddubsw 64(%eax,%ebp), %xmm0, %xmm1
	vpmaddubsw %xmm3, %xmm2, %xmm5
	vphsubw 64(%eax,%ebp), %ymm0, %ymm6
	vphsubd 64(%eax,%ebp), %ymm2, %ymm4
	vphsubd %xmm3, %xmm2, %xmm0
	vphsubsw %ymm3, %ymm0, %ymm6
	vphsubsw 64(%eax,%ebp), %ymm0, %ymm4
	vpsignb %ymm3, %ymm2, %ymm6
	vpsignw 64(%eax,%ebp), %ymm2, %ymm1
	vpsignd 64(%eax,%ebp), %ymm0, %ymm3
	vpmulhrsw 64(%eax,%ebp), %xmm0, %xmm0
	vpmulhrsw %xmm3, %xmm0, %xmm3
	vpermilps $144, %ymm3, %ymm3
	vpermilpd 64(%eax,%ebp), %xmm2, %xmm1
	vtestps 64(%eax,%ebp), %ymm0
	vtestpd 64(%eax,%ebp), %xmm1
	vtestpd %ymm3, %ymm0
	vcvtph2ps %xmm3, %xmm7
	vptest 64(%eax,%ebp), %xmm2
	vptest %ymm3, %ymm2
	vbroadcastss 64(%eax,%ebp), %xmm7
	vbroadcastss %xmm3, %xmm2
	vpabsb 64(%eax,%ebp), %ymm6
	vpabsb %xmm3, %xmm2
	vpabsw %ymm3, %ymm6
	vpabsd %ymm3, %ymm4
	vpmovsxbw %xmm3, %xmm1
	vpmovsxbw 64(%eax,%ebp), %ymm5
	vpmovsxbd 64(%eax,%ebp), %ymm6
	vpmovsxbq %xmm3, %xmm7
	vpmovsxwd %xmm3, %ymm2
	vpmovsxwd 64(%eax,%ebp), %ymm5
	vpmovsxwq 64(%eax,%ebp), %xmm7
	vpmovsxdq %xmm3, %xmm2
	vpmovsxdq 64(%eax,%ebp), %xmm4
	vpmuldq %xmm3, %xmm2, %xmm3
	vpmuldq 64(%eax,%ebp), %xmm0, %xmm5
	vpcmpeqq 64(%eax,%ebp), %xmm2, %xmm2
	vpcmpeqq %ymm3, %ymm0, %ymm3
	vmovntdqa 64(%eax,%ebp), %ymm3
	vpackusdw %xmm3, %xmm0, %xmm7
	vpackusdw 64(%eax,%ebp), %ymm0, %ymm3
	vmaskmovps 64(%eax,%ebp), %ymm0, %ymm6
	vmaskmovpd 64(%eax,%ebp), %xmm0, %xmm0
	vpmovzxbw 64(%eax,%ebp), %xmm2
	vpmovzxbd 64(%eax,%ebp), %xmm3
	vpmovzxbq %xmm3, %xmm2
	vpmovzxbq 64(%eax,%ebp), %ymm3
	vpmovzxwd %xmm3, %ymm1
	vpmovzxwq 64(%eax,%ebp), %ymm5
	vpmovzxwq %xmm3, %xmm3
	vpmovzxdq 64(%eax,%ebp), %ymm4
	vpcmpgtq %xmm3, %xmm0, %xmm5
	vpminsb %xmm3, %xmm2, %xmm4
	vpminsb 2048(%eax,%ebp), %ymm2, %ymm1
	vpminsd 64(%eax,%ebp), %ymm2, %ymm4
	vpminuw 64(%eax,%ebp), %xmm2, %xmm1
	vpminud 64(%eax,%ebp), %ymm0, %ymm6
	vpmaxsb 64(%eax,%ebp), %ymm0, %ymm4
	vpmaxsb %xmm3, %xmm2, %xmm6
	vpmaxsd 64(%eax,%ebp), %xmm0, %xmm7
	vpmaxsd %xmm3, %xmm2, %xmm6
	vpmaxuw 64(%eax,%ebp), %ymm0, %ymm7
	vpmaxuw %ymm3, %ymm0, %ymm2
	vpmaxud %xmm3, %xmm2, %xmm7
	vpmulld %ymm3, %ymm2, %ymm0
	vphminposuw 64(%eax,%ebp), %xmm6
	vphminposuw %xmm3, %xmm4
	vpsrlvd %xmm3, %xmm2, %xmm6
	vpsravd 64(%eax,%ebp), %xmm0, %xmm0
	vpsravd %xmm3, %xmm0, %xmm6
	vpsllvd 1024(%eax,%ebp), %xmm0, %xmm1
	vpsllvd %ymm3, %ymm0, %ymm3
	{vex} vpdpbusd %xmm3, %xmm0, %xmm4
	{vex} vpdpbusd 64(%eax,%ebp), %xmm2, %xmm1
	vpbroadcastd 64(%eax,%ebp), %ymm0
	vpbroadcastq 64(%eax,%ebp), %xmm0
	vpbroadcastq %xmm3, %xmm0
	vpbroadcastb %xmm3, %xmm7
	vpbroadcastb 64(%eax,%ebp), %xmm0
	vpbroadcastw %xmm3, %ymm3
	vpbroadcastw 64(%eax,%ebp), %ymm6
	vpmaskmovd 64(%eax,%ebp), %xmm0, %xmm3
	vpgatherdd %ymm0, 64(%eax,%ymm5), %ymm1
	vpgatherqd %xmm0, 64(%eax,%xmm5), %xmm0
	vgatherdps %ymm0, 64(%eax,%ymm5), %ymm6
	vgatherqps %xmm2, 64(%eax,%xmm5), %xmm5
	vcvtneeph2ps 64(%eax,%ebp), %xmm7
	vbcstnesh2ps 64(%eax,%ebp), %xmm1
	vgf2p8mulb 64(%eax,%ebp), %xmm0, %xmm7
	vgf2p8mulb %xmm3, %xmm2, %xmm6
	vaesimc 64(%eax,%ebp), %xmm2
	vaesimc %xmm3, %xmm6
	vaesenc %xmm3, %xmm2, %xmm0
	vaesenclast %xmm3, %xmm0, %xmm0
	vaesdec 64(%eax,%ebp), %ymm0, %ymm0
	vaesdec %xmm3, %xmm0, %xmm2
	vaesdeclast %xmm3, %xmm2, %xmm2
	shlxl %edx, 64(%eax,%ebp), %edx
	shlxl %edx, %ebx, %esi
	vpermps %ymm3, %ymm0, %ymm1
	vpermps 2048(%eax,%ebp), %ymm0, %ymm1
	vbroadcastsd %xmm3, %ymm5
	vbroadcastf128 64(%eax,%ebp), %ymm7
	vpermd 64(%eax,%ebp), %ymm0, %ymm3
	vpermd %ymm3, %ymm2, %ymm7
	vbroadcasti128 64(%eax,%ebp), %ymm5
	vpsrlvq 64(%eax,%ebp), %ymm0, %ymm1
	vpsllvq 64(%eax,%ebp), %ymm0, %ymm3
	vpsllvq %ymm3, %ymm0, %ymm7
	vpmaskmovq %xmm5, %xmm2, 64(%eax,%ebp)
	vpgatherdq %xmm2, 64(%eax,%xmm5), %xmm3
	vpgatherqq %ymm0, 64(%eax,%ymm5), %ymm6
	vgatherdpd %xmm2, 64(%eax,%xmm5), %xmm0
	vgatherqpd %xmm0, 64(%eax,%xmm5), %xmm0
	vpdpbsud 64(%eax,%ebp), %ymm0, %ymm3
	vpdpbsuds 64(%eax,%ebp), %xmm0, %xmm1
	vpdpbsuds %ymm3, %ymm2, %ymm3
	vcvtneebf162ps 64(%eax,%ebp), %ymm3
	vbcstnebf162ps 64(%eax,%ebp), %xmm7
	pextl 64(%eax,%ebp), %eax, %edi
	sarxl %edx, %ebx, %edx
	vpdpbssd 64(%eax,%ebp), %xmm2, %xmm3
	vpdpbssds %ymm3, %ymm0, %ymm0
	vcvtneobf162ps 64(%eax,%ebp), %xmm5
	pdepl %ebx, %eax, %esp
	mulxl %ebx, %eax, %ebx
	mulxl 64(%eax,%ebp), %eax, %eax
	shrxl %eax, 64(%eax,%ebp), %esi
	vpblendd $144, %xmm3, %xmm2, %xmm3
	vpblendd $144, 64(%eax,%ebp), %xmm2, %xmm3
	vroundps $144, %ymm3, %ymm6
	vroundps $144, 64(%eax,%ebp), %ymm2
	vroundpd $144, %ymm3, %ymm3
	vroundss $144, %xmm3, %xmm0, %xmm1
	vroundss $144, 64(%eax,%ebp), %xmm2, %xmm7
	vroundsd $144, %xmm3, %xmm2, %xmm4
	vblendps $144, 64(%eax,%ebp), %xmm2, %xmm3
	vblendps $144, %ymm3, %ymm2, %ymm6
	vblendpd $144, 64(%eax,%ebp), %ymm2, %ymm4
	vpblendw $144, 64(%eax,%ebp), %ymm0, %ymm5
	vpalignr $144, 64(%eax,%ebp), %xmm2, %xmm7
	vpextrb $144, %xmm2, 64(%eax,%ebp)
	vpextrd $144, %xmm5, 64(%eax,%ebp)
	vextractps $144, %xmm0, %ebx
	vextractps $144, %xmm4, 64(%eax,%ebp)
	vcvtps2ph $144, %ymm0, 64(%eax,%ebp)
	vpinsrb $144, 64(%eax,%ebp), %xmm2, %xmm5
	vpinsrb $144, %ebx, %xmm0, %xmm4
	vinsertps $144, 64(%eax,%ebp), %xmm0, %xmm0
	vinsertps $144, %xmm3, %xmm0, %xmm4
	vpinsrd $144, %ebx, %xmm2, %xmm6
	kshiftrb $144, %k3, %k3
	kshiftrd $144, %k3, %k3
	kshiftlb $144, %k3, %k4
	kshiftld $144, %k3, %k4
	vdpps $144, 64(%eax,%ebp), %xmm2, %xmm1
	vdpps $144, %xmm3, %xmm0, %xmm5
	vdppd $144, %xmm3, %xmm2, %xmm4
	vdppd $144, 64(%eax,%ebp), %xmm0, %xmm2
	vmpsadbw $144, %xmm3, %xmm0, %xmm7
	vmpsadbw $144, 64(%eax,%ebp), %xmm0, %xmm4
	vpclmulqdq $144, 64(%eax,%ebp), %xmm2, %xmm0
	vpclmulqdq $144, %ymm3, %ymm0, %ymm4
	vpcmpestrm $144, %xmm3, %xmm5
	vpcmpestri $144, %xmm3, %xmm0
	vpcmpistrm $144, %xmm3, %xmm3
	vpcmpistri $144, %xmm3, %xmm5
	vaeskeygenassist $144, %xmm3, %xmm3
	vaeskeygenassist $144, 64(%eax,%ebp), %xmm2
	vperm2f128 $144, %ymm3, %ymm0, %ymm5
	vinsertf128 $144, %xmm3, %ymm2, %ymm3
	vinsertf128 $144, 64(%eax,%ebp), %ymm0, %ymm7
	vextractf128 $144, %ymm4, %xmm3
	vextractf128 $144, %ymm5, 64(%eax,%ebp)
	vinserti128 $144, %xmm3, %ymm2, %ymm4
	vextracti128 $144, %ymm6, %xmm3
	vextracti128 $144, %ymm5, 64(%eax,%ebp)
	vperm2i128 $144, 64(%eax,%ebp), %ymm0, %ymm5
	kshiftrw $144, %k3, %k3
	kshiftrq $144, %k3, %k2
	kshiftlw $144, %k3, %k1
	kshiftlq $144, %k3, %k2
	vgf2p8affineqb $144, 64(%eax,%ebp), %xmm2, %xmm5
	vgf2p8affineinvqb $144, 64(%eax,%ebp), %ymm2, %ymm1
	vgf2p8affineinvqb $144, %xmm3, %xmm0, %xmm7
	vpermq $144, %ymm3, %ymm3
	vpermq $144, 64(%eax,%ebp), %ymm3
	vpermpd $144, %ymm3, %ymm3
	rorxl $144, %ebx, %esi
	vucomiss {sae}, %xmm3, %xmm1
	vcomiss {sae}, %xmm3, %xmm1
	vsqrtps {rn-sae}, %zmm3, %zmm1 {%k1}
	vandnps 1024(%eax,%ebp), %xmm2, %xmm1 {%k4}
	vorps %zmm3, %zmm0, %zmm1
	vmulps 256(%eax,%ebp){1to8}, %ymm0, %ymm1 {%k1}
	vmulps {rn-sae}, %zmm3, %zmm2, %zmm1
	vcvtdq2ps {rn-sae}, %zmm3, %zmm1 {%k4}
	vcvttps2udq 1024(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtps2udq {rn-sae}, %zmm3, %zmm1 {%k4}
	vcmpps $144, {sae}, %zmm3, %zmm2, %k1 {%k4}
	vcmpps $144, 256(%eax,%ebp){1to8}, %ymm0, %k1 {%k4}
	vshufps $144, 256(%eax,%ebp){1to16}, %zmm2, %zmm1
	vcvtqq2ps {rd-sae}, %zmm3, %ymm1 {%k1}
	vcvtqq2psx 1024(%eax,%ebp), %xmm1 {%k4}
	vcvttpd2udq %xmm3, %xmm1 {%k1} {z}
	vcvttpd2udqx 1024(%eax,%ebp), %xmm1 {%k1}
	vcvtpd2udq {rz-sae}, %zmm3, %ymm1 {%k1} {z}
	vcvtpd2udqx 1024(%eax,%ebp), %xmm1 {%k1}
	vcvtqq2psy 2048(%eax,%ebp), %xmm1
	vcvttpd2udqy 2048(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtpd2udqy 2048(%eax,%ebp), %xmm1 {%k4}
	vcvtps2dq {ru-sae}, %zmm3, %zmm1 {%k4}
	vpunpcklbw 4096(%eax,%ebp), %zmm0, %zmm1
	vpacksswb 4096(%eax,%ebp), %zmm2, %zmm1 {%k1}
	vpcmpgtb %zmm3, %zmm2, %k1 {%k1}
	vpackuswb %xmm3, %xmm0, %xmm1 {%k1}
	vpunpckhbw %ymm3, %ymm2, %ymm1 {%k4}
	vmovdqa32 %zmm1, 4096(%eax,%ebp) {%k1}
	vmovdqa32 %xmm1, %xmm3 {%k1} {z}
	vpshufd $144, 256(%eax,%ebp){1to16}, %zmm1 {%k1} {z}
	vpsrlw $144, 2048(%eax,%ebp), %ymm0 {%k1} {z}
	vprord $144, 256(%eax,%ebp){1to16}, %zmm0 {%k1}
	vprold $144, %xmm3, %xmm0 {%k4}
	vpslld $144, 4096(%eax,%ebp), %zmm2 {%k4}
	vpsrldq $144, 4096(%eax,%ebp), %zmm0
	vpslldq $144, 4096(%eax,%ebp), %zmm0
	vpcmpeqd 256(%eax,%ebp){1to8}, %ymm0, %k1
	vcvttps2uqq %xmm3, %ymm1 {%k1} {z}
	vcvttps2uqq 256(%eax,%ebp){1to4}, %ymm1 {%k1} {z}
	vcvtps2uqq {rd-sae}, %ymm3, %zmm1 {%k4}
	vcvttps2qq 512(%eax,%ebp), %xmm1
	vcvttps2qq %xmm3, %ymm1 {%k1} {z}
	vcvtps2qq 2048(%eax,%ebp), %zmm1 {%k1}
	vpsubusb %ymm3, %ymm0, %ymm1 {%k1} {z}
	vpandd 2048(%eax,%ebp), %ymm0, %ymm1 {%k4}
	vpaddusb %zmm3, %zmm0, %zmm1
	vpaddusw 4096(%eax,%ebp), %zmm0, %zmm1 {%k4}
	vpandnd %zmm3, %zmm0, %zmm1 {%k4}
	vpavgw 4096(%eax,%ebp), %zmm2, %zmm1 {%k1}
	vpmulhuw %xmm3, %xmm2, %xmm1 {%k4}
	vpord 2048(%eax,%ebp), %ymm2, %ymm1 {%k1} {z}
	vpord %zmm3, %zmm2, %zmm1 {%k4}
	vpaddsw %zmm3, %zmm2, %zmm1 {%k1} {z}
	vpxord %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpxord 2048(%eax,%ebp), %ymm2, %ymm1 {%k1} {z}
	vpsubw 4096(%eax,%ebp), %zmm0, %zmm1 {%k1}
	vpaddw 4096(%eax,%ebp), %zmm0, %zmm1 {%k1} {z}
	vpaddd 4096(%eax,%ebp), %zmm0, %zmm1
	vpsadbw 4096(%eax,%ebp), %zmm0, %zmm1
	vucomisd {sae}, %xmm3, %xmm1
	vcomisd {sae}, %xmm3, %xmm1
	vsqrtpd {rd-sae}, %zmm3, %zmm1 {%k1}
	vandpd 512(%eax,%ebp){1to2}, %xmm2, %xmm1 {%k4}
	vandnpd 4096(%eax,%ebp), %zmm0, %zmm1 {%k4}
	vorpd %xmm3, %xmm2, %xmm1 {%k4}
	vaddpd {rz-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vcvtpd2ps 512(%eax,%ebp){1to8}, %ymm1
	vminpd {sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vmaxpd %ymm3, %ymm0, %ymm1 {%k1}
	vpunpcklqdq 512(%eax,%ebp){1to8}, %zmm2, %zmm1 {%k1}
	vmovdqa64 %ymm1, %ymm3 {%k1}
	vmovdqa64 %zmm1, 4096(%eax,%ebp) {%k4}
	vprorq $144, %ymm3, %ymm2
	vprolq $144, 1024(%eax,%ebp), %xmm0
	vprolq $144, %zmm3, %zmm2 {%k4}
	vpsraq %xmm3, %zmm0, %zmm1 {%k4}
	vpsraq $144, 2048(%eax,%ebp), %ymm0 {%k1}
	vpsllq $144, 1024(%eax,%ebp), %xmm2
	vcvttpd2uqq %zmm3, %zmm1 {%k1}
	vcvttpd2uqq 4096(%eax,%ebp), %zmm1 {%k1}
	vcvtpd2uqq {rz-sae}, %zmm3, %zmm1 {%k1}
	vcvtpd2uqq 512(%eax,%ebp){1to2}, %xmm1
	vcvttpd2qq %ymm3, %ymm1 {%k1}
	vcvttpd2qq {sae}, %zmm3, %zmm1 {%k1}
	vcvtpd2qq 512(%eax,%ebp){1to2}, %xmm1 {%k1} {z}
	vpandq 512(%eax,%ebp){1to4}, %ymm2, %ymm1
	vpandnq %ymm3, %ymm2, %ymm1
	vpandnq 512(%eax,%ebp){1to8}, %zmm0, %zmm1
	vcvttpd2dq 512(%eax,%ebp){1to8}, %ymm1
	vcvttpd2dq {sae}, %zmm3, %ymm1 {%k1} {z}
	vporq 4096(%eax,%ebp), %zmm2, %zmm1 {%k4}
	vpxorq 1024(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vpxorq %ymm3, %ymm0, %ymm1
	vpmuludq 2048(%eax,%ebp), %ymm2, %ymm1 {%k1}
	vpsubq %zmm3, %zmm0, %zmm1 {%k1} {z}
	vmovshdup %xmm3, %xmm1 {%k1}
	vcvtsi2ss %ebx, {rd-sae}, %xmm0, %xmm1
	vcvttss2si {sae}, %xmm3, %ecx
	vcvtss2si {rz-sae}, %xmm3, %ecx
	vsqrtss {rd-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vaddss {ru-sae}, %xmm3, %xmm2, %xmm1
	vaddss %xmm3, %xmm2, %xmm1 {%k1} {z}
	vmulss {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vcvtss2sd {sae}, %xmm3, %xmm2, %xmm1
	vcvttps2dq 256(%eax,%ebp){1to16}, %zmm1
	vcvttps2dq {sae}, %zmm3, %zmm1 {%k1}
	vsubss {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vminss 256(%eax,%ebp), %xmm2, %xmm1 {%k1}
	vdivss {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vmovdqu32 1024(%eax,%ebp), %xmm1 {%k1} {z}
	vcvttss2usi {sae}, %xmm3, %ecx
	vcvttss2usi 256(%eax,%ebp), %ecx
	vcvtss2usi {rz-sae}, %xmm3, %ecx
	vcvtss2usi %xmm3, %ecx
	vcvtudq2pd 1024(%eax,%ebp), %ymm1 {%k4}
	vcvtusi2ss %ebx, {ru-sae}, %xmm2, %xmm1
	vcvtusi2ss %ebx, %xmm0, %xmm1
	vcvtusi2ssl 256(%eax,%ebp), %xmm2, %xmm1
	vmovdqu64 %ymm1, 2048(%eax,%ebp) {%k1}
	vcvtuqq2pd 1024(%eax,%ebp), %xmm1 {%k1}
	vcvtqq2pd {ru-sae}, %zmm3, %zmm1
	vcvttsd2si {sae}, %xmm3, %ecx
	vcvtsd2si {rd-sae}, %xmm3, %ecx
	vmovdqu8 2048(%eax,%ebp), %ymm1
	vcvttsd2usi %xmm3, %ecx
	vcvtsd2usi 512(%eax,%ebp), %ecx
	vcvtsd2usi {rz-sae}, %xmm3, %ecx
	vcvtudq2ps 4096(%eax,%ebp), %zmm1
	vcvtusi2sd %ebx, %xmm0, %xmm1
	vcvtusi2sdl 256(%eax,%ebp), %xmm2, %xmm1
	vsqrtsd {rz-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vmulsd {rn-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vcvtsd2ss {ru-sae}, %xmm3, %xmm0, %xmm1
	vsubsd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vminsd {sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vdivsd {ru-sae}, %xmm3, %xmm0, %xmm1
	vmaxsd {sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vmovdqu16 %zmm1, 4096(%eax,%ebp)
	vcvtuqq2ps 512(%eax,%ebp){1to8}, %ymm1 {%k4}
	vcvtuqq2ps %zmm3, %ymm1 {%k1}
	vcvtuqq2psx 1024(%eax,%ebp), %xmm1 {%k4}
	vcmpsd $144, {sae}, %xmm3, %xmm0, %k1 {%k4}
	vcvtpd2dq 512(%eax,%ebp){1to4}, %xmm1 {%k1}
	vcvtuqq2psy 2048(%eax,%ebp), %xmm1
	vpermilps 2048(%eax,%ebp), %ymm0, %ymm1 {%k4}
	vcvtph2ps {sae}, %ymm3, %zmm1 {%k1} {z}
	vcvtph2ps 1024(%eax,%ebp), %ymm1 {%k1}
	vprorvd %xmm3, %xmm2, %xmm1 {%k1}
	vprolvd 2048(%eax,%ebp), %ymm0, %ymm1
	vpabsw 1024(%eax,%ebp), %xmm1 {%k1}
	vpabsd 256(%eax,%ebp){1to8}, %ymm1 {%k1} {z}
	vpmovsxbd %xmm3, %ymm1 {%k1}
	vpmovsxwq %xmm3, %xmm1 {%k1}
	vptestmb %xmm3, %xmm0, %k1
	vptestmb 2048(%eax,%ebp), %ymm0, %k1
	vptestmd 2048(%eax,%ebp), %ymm2, %k1
	vscalefps %xmm3, %xmm2, %xmm1 {%k1}
	vscalefps {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vscalefss %xmm3, %xmm0, %xmm1
	vscalefss {rd-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vpmovzxbw %xmm3, %xmm1 {%k1} {z}
	vpmovzxbd %xmm3, %zmm1 {%k4}
	vpmovzxwd 1024(%eax,%ebp), %ymm1 {%k1} {z}
	vpmovzxdq %ymm3, %zmm1 {%k1} {z}
	vpminuw %xmm3, %xmm0, %xmm1 {%k1}
	vpminud %ymm3, %ymm0, %ymm1 {%k1} {z}
	vpmaxud 2048(%eax,%ebp), %ymm0, %ymm1 {%k1} {z}
	vpmulld 256(%eax,%ebp){1to8}, %ymm0, %ymm1 {%k4}
	vgetexpps 256(%eax,%ebp){1to8}, %ymm1 {%k1}
	vgetexpss {sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vgetexpss 256(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vplzcntd 4096(%eax,%ebp), %zmm1 {%k4}
	vplzcntd %xmm3, %xmm1
	vpsrlvd 256(%eax,%ebp){1to8}, %ymm0, %ymm1 {%k4}
	vrcp14ps 1024(%eax,%ebp), %xmm1 {%k1} {z}
	vrcp14ss 256(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vrcp14ss %xmm3, %xmm2, %xmm1
	vrsqrt14ps 2048(%eax,%ebp), %ymm1
	vrsqrt14ps %xmm3, %xmm1
	vrsqrt14ss 256(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vrsqrt14ss %xmm3, %xmm2, %xmm1 {%k1} {z}
	vpdpbusd %xmm3, %xmm0, %xmm1 {%k4}
	vpdpbusd 256(%eax,%ebp){1to4}, %xmm2, %xmm1 {%k1} {z}
	vpdpbusds 2048(%eax,%ebp), %ymm2, %ymm1 {%k4}
	vpdpwssd 256(%eax,%ebp){1to8}, %ymm0, %ymm1 {%k4}
	vpdpwssds %zmm3, %zmm0, %zmm1 {%k1} {z}
	vpopcntb 4096(%eax,%ebp), %zmm1 {%k1} {z}
	vpopcntd %xmm3, %xmm1
	vpopcntd 256(%eax,%ebp){1to8}, %ymm1
	vpbroadcastd %xmm3, %zmm1 {%k1} {z}
	vbroadcasti32x2 %xmm3, %ymm1 {%k1} {z}
	vpexpandb 64(%eax,%ebp), %zmm1
	vpcompressb %zmm1, 64(%eax,%ebp)
	vpcompressb %ymm1, %ymm3 {%k1} {z}
	vpblendmd 256(%eax,%ebp){1to16}, %zmm2, %zmm1 {%k1}
	vblendmps %xmm3, %xmm2, %xmm1 {%k1}
	vpblendmb 1024(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vpblendmb %xmm3, %xmm2, %xmm1
	vpshldvd 256(%eax,%ebp){1to4}, %xmm2, %xmm1 {%k4}
	vpshrdvd 2048(%eax,%ebp), %ymm2, %ymm1 {%k1} {z}
	vpshrdvd %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpermi2b %ymm3, %ymm0, %ymm1
	vpermi2d %ymm3, %ymm2, %ymm1 {%k4}
	vpermi2ps 1024(%eax,%ebp), %xmm0, %xmm1 {%k1}
	vpermi2ps %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpermt2b 2048(%eax,%ebp), %ymm0, %ymm1
	vpermt2b %zmm3, %zmm0, %zmm1
	vpermt2d %ymm3, %ymm0, %ymm1 {%k4}
	vpermt2d 256(%eax,%ebp){1to8}, %ymm2, %ymm1
	vpermt2ps 256(%eax,%ebp){1to4}, %xmm2, %xmm1 {%k1} {z}
	vexpandps %zmm3, %zmm1 {%k1} {z}
	vexpandps 256(%eax,%ebp), %ymm1 {%k1} {z}
	vpexpandd %zmm3, %zmm1 {%k1}
	vpexpandd 256(%eax,%ebp), %zmm1
	vcompressps %xmm1, %xmm3 {%k4}
	vcompressps %ymm1, 256(%eax,%ebp)
	vpcompressd %zmm1, 256(%eax,%ebp)
	vpcompressd %zmm1, %zmm3 {%k1}
	vpermb %zmm3, %zmm2, %zmm1 {%k1}
	vpshufbitqmb %ymm3, %ymm0, %k1 {%k1}
	vfmaddsub132ps {ru-sae}, %zmm3, %zmm2, %zmm1
	vfmsubadd132ps {ru-sae}, %zmm3, %zmm0, %zmm1 {%k1}
	vfmsubadd132ps 4096(%eax,%ebp), %zmm0, %zmm1 {%k1} {z}
	vfmadd132ps %ymm3, %ymm0, %ymm1 {%k1} {z}
	vfmadd132ps {rn-sae}, %zmm3, %zmm0, %zmm1
	vfmadd132ss %xmm3, %xmm0, %xmm1 {%k4}
	vfmadd132ss {ru-sae}, %xmm3, %xmm2, %xmm1
	vfmsub132ps 256(%eax,%ebp){1to16}, %zmm2, %zmm1 {%k1} {z}
	vfmsub132ss {rz-sae}, %xmm3, %xmm0, %xmm1
	vfmsub132ss %xmm3, %xmm0, %xmm1 {%k4}
	vfnmadd132ps {rz-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfnmadd132ps 256(%eax,%ebp){1to4}, %xmm2, %xmm1 {%k4}
	vfnmadd132ss {rz-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vfnmadd132ss %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmsub132ps {ru-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfnmsub132ps 1024(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vfnmsub132ss 256(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vfnmsub132ss {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpscatterdd %xmm1, 256(%eax,%xmm5) {%k1}
	vpscatterqd %xmm1, 256(%eax,%ymm5) {%k1}
	vscatterdps %ymm1, 256(%eax,%ymm5) {%k1}
	vscatterqps %xmm1, 256(%eax,%ymm5) {%k1}
	vfmaddsub213ps 4096(%eax,%ebp), %zmm0, %zmm1 {%k1}
	vfmaddsub213ps {rd-sae}, %zmm3, %zmm0, %zmm1
	vfmsubadd213ps 256(%eax,%ebp){1to8}, %ymm2, %ymm1 {%k1}
	vfmsubadd213ps {rz-sae}, %zmm3, %zmm2, %zmm1
	vfmadd213ps %xmm3, %xmm0, %xmm1 {%k1}
	vfmadd213ps {ru-sae}, %zmm3, %zmm0, %zmm1 {%k4}
	vfmadd213ss {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfmadd213ss %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfmsub213ps {ru-sae}, %zmm3, %zmm0, %zmm1 {%k1}
	vfmsub213ps %ymm3, %ymm2, %ymm1 {%k1} {z}
	vfmsub213ss 256(%eax,%ebp), %xmm0, %xmm1 {%k1}
	vfmsub213ss {rd-sae}, %xmm3, %xmm0, %xmm1
	vfnmadd213ps %zmm3, %zmm2, %zmm1
	vfnmadd213ps {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfnmadd213ss {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vfnmsub213ps 2048(%eax,%ebp), %ymm0, %ymm1 {%k1} {z}
	vfnmsub213ps {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfnmsub213ss 256(%eax,%ebp), %xmm2, %xmm1 {%k4}
	vfnmsub213ss {rd-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vfmaddsub231ps 256(%eax,%ebp){1to16}, %zmm0, %zmm1 {%k1}
	vfmaddsub231ps {rz-sae}, %zmm3, %zmm0, %zmm1
	vfmsubadd231ps {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsubadd231ps 256(%eax,%ebp){1to16}, %zmm2, %zmm1
	vfmadd231ps 1024(%eax,%ebp), %xmm2, %xmm1 {%k1}
	vfmadd231ss {rz-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vfmsub231ps {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmsub231ps 256(%eax,%ebp){1to4}, %xmm0, %xmm1 {%k1}
	vfmsub231ss {ru-sae}, %xmm3, %xmm0, %xmm1
	vfnmadd231ps {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfnmadd231ps %ymm3, %ymm0, %ymm1 {%k1}
	vfnmadd231ss {ru-sae}, %xmm3, %xmm0, %xmm1
	vfnmsub231ps 1024(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vfnmsub231ps {rd-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfnmsub231ss {rd-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vpconflictd 256(%eax,%ebp){1to4}, %xmm1 {%k1} {z}
	vpconflictd %zmm3, %zmm1
	vexp2ps %zmm3, %zmm1 {%k4}
	vexp2ps 4096(%eax,%ebp), %zmm1 {%k1}
	vrcp28ps {sae}, %zmm3, %zmm1 {%k1}
	vrcp28ps %zmm3, %zmm1
	vrcp28ss {sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vrcp28ss %xmm3, %xmm0, %xmm1 {%k1}
	vrsqrt28ps 256(%eax,%ebp){1to16}, %zmm1 {%k4}
	vrsqrt28ps %zmm3, %zmm1 {%k4}
	vrsqrt28ss {sae}, %xmm3, %xmm0, %xmm1
	vrsqrt28ss 256(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vbroadcastf32x2 512(%eax,%ebp), %ymm1 {%k4}
	vbroadcastf32x2 %xmm3, %ymm1 {%k1} {z}
	vbroadcastf32x4 1024(%eax,%ebp), %ymm1 {%k1}
	vbroadcasti32x4 1024(%eax,%ebp), %zmm1 {%k4}
	vbroadcastf32x8 2048(%eax,%ebp), %zmm1
	vbroadcasti32x8 2048(%eax,%ebp), %zmm1 {%k1}
	vgatherpf0dps 256(%eax,%zmm5) {%k4}
	vgatherpf1dps 256(%eax,%zmm5) {%k1}
	vscatterpf0dps 256(%eax,%zmm5) {%k1}
	vscatterpf1dps 256(%eax,%zmm5) {%k4}
	vgatherpf0qps 256(%eax,%zmm5) {%k1}
	vgatherpf1qps 256(%eax,%zmm5) {%k4}
	vscatterpf0qps 256(%eax,%zmm5) {%k4}
	vscatterpf1qps 256(%eax,%zmm5) {%k4}
	vaesenc 4096(%eax,%ebp), %zmm0, %zmm1
	vaesenclast 4096(%eax,%ebp), %zmm2, %zmm1
	vpermilpd $144, %zmm3, %zmm1 {%k1}
	vpsrlvw 2048(%eax,%ebp), %ymm0, %ymm1
	vpsrlvw %zmm3, %zmm0, %zmm1 {%k1} {z}
	vpsravw 1024(%eax,%ebp), %xmm2, %xmm1
	vpsllvw 2048(%eax,%ebp), %ymm0, %ymm1 {%k4}
	vprorvq 2048(%eax,%ebp), %ymm2, %ymm1 {%k1}
	vprolvq 4096(%eax,%ebp), %zmm2, %zmm1 {%k1}
	vpabsq %ymm3, %ymm1 {%k1}
	vpabsq 512(%eax,%ebp){1to4}, %ymm1 {%k4}
	vptestmw 4096(%eax,%ebp), %zmm2, %k1
	vptestmw %xmm3, %xmm2, %k1
	vptestmq %ymm3, %ymm2, %k1 {%k4}
	vptestmq 512(%eax,%ebp){1to2}, %xmm2, %k1 {%k1}
	vscalefpd {rz-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vscalefpd 512(%eax,%ebp){1to2}, %xmm0, %xmm1 {%k1} {z}
	vscalefsd 512(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vscalefsd %xmm3, %xmm0, %xmm1 {%k4}
	vpcmpgtq 512(%eax,%ebp){1to2}, %xmm2, %k1
	vpminsq 512(%eax,%ebp){1to8}, %zmm0, %zmm1 {%k4}
	vpminsq %zmm3, %zmm0, %zmm1 {%k1}
	vpminuq 512(%eax,%ebp){1to4}, %ymm2, %ymm1
	vpminuq %xmm3, %xmm0, %xmm1 {%k4}
	vpmaxsq 512(%eax,%ebp){1to8}, %zmm0, %zmm1
	vpmaxuq 512(%eax,%ebp){1to4}, %ymm2, %ymm1 {%k1} {z}
	vpmullq 1024(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vpmullq %xmm3, %xmm0, %xmm1 {%k1}
	vgetexppd {sae}, %zmm3, %zmm1 {%k1} {z}
	vgetexppd %zmm3, %zmm1
	vgetexpsd 512(%eax,%ebp), %xmm2, %xmm1 {%k1}
	vgetexpsd {sae}, %xmm3, %xmm2, %xmm1
	vplzcntq 512(%eax,%ebp){1to8}, %zmm1 {%k1} {z}
	vplzcntq %ymm3, %ymm1 {%k1} {z}
	vpsrlvq %zmm3, %zmm2, %zmm1
	vpsravq 512(%eax,%ebp){1to2}, %xmm0, %xmm1 {%k4}
	vrcp14pd %zmm3, %zmm1
	vrcp14sd %xmm3, %xmm2, %xmm1 {%k4}
	vrcp14sd 512(%eax,%ebp), %xmm2, %xmm1
	vrsqrt14pd 512(%eax,%ebp){1to8}, %zmm1 {%k1}
	vrsqrt14pd %zmm3, %zmm1 {%k1}
	vrsqrt14sd %xmm3, %xmm2, %xmm1 {%k1} {z}
	vrsqrt14sd 512(%eax,%ebp), %xmm0, %xmm1
	vpopcntw %xmm3, %xmm1 {%k4}
	vpopcntq 512(%eax,%ebp){1to4}, %ymm1
	vpexpandw 128(%eax,%ebp), %zmm1 {%k4}
	vpcompressw %xmm1, 128(%eax,%ebp)
	vpblendmq 512(%eax,%ebp){1to8}, %zmm0, %zmm1 {%k1} {z}
	vpblendmq %ymm3, %ymm0, %ymm1 {%k1} {z}
	vblendmpd 512(%eax,%ebp){1to4}, %ymm2, %ymm1 {%k4}
	vpblendmw %ymm3, %ymm0, %ymm1 {%k4}
	vpshldvw %xmm3, %xmm2, %xmm1
	vpshldvw 2048(%eax,%ebp), %ymm0, %ymm1 {%k1}
	vpshldvq %zmm3, %zmm0, %zmm1 {%k1}
	vpshrdvw 4096(%eax,%ebp), %zmm0, %zmm1 {%k4}
	vpshrdvq %xmm3, %xmm0, %xmm1
	vpermi2w %zmm3, %zmm2, %zmm1 {%k1}
	vpermi2w 1024(%eax,%ebp), %xmm2, %xmm1
	vpermi2q 2048(%eax,%ebp), %ymm2, %ymm1 {%k4}
	vpermi2pd %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpermt2w 4096(%eax,%ebp), %zmm2, %zmm1 {%k1}
	vpermt2q 4096(%eax,%ebp), %zmm0, %zmm1
	vpermt2q %zmm3, %zmm2, %zmm1 {%k1}
	vpermt2pd 4096(%eax,%ebp), %zmm0, %zmm1 {%k4}
	vpermt2pd %ymm3, %ymm2, %ymm1
	vpmultishiftqb %zmm3, %zmm0, %zmm1
	vpmultishiftqb 4096(%eax,%ebp), %zmm0, %zmm1 {%k1} {z}
	vexpandpd %zmm3, %zmm1
	vpexpandq 512(%eax,%ebp), %xmm1 {%k1} {z}
	vcompresspd %xmm1, %xmm3
	vcompresspd %zmm1, 512(%eax,%ebp) {%k4}
	vpcompressq %xmm1, %xmm3 {%k4}
	vpcompressq %zmm1, 512(%eax,%ebp) {%k1}
	vpermw %ymm3, %ymm0, %ymm1 {%k1}
	vfmaddsub132pd 512(%eax,%ebp){1to2}, %xmm0, %xmm1 {%k1} {z}
	vfmaddsub132pd %ymm3, %ymm2, %ymm1 {%k1} {z}
	vfmsubadd132pd {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmadd132pd {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmadd132pd 1024(%eax,%ebp), %xmm2, %xmm1 {%k1} {z}
	vfmadd132sd 512(%eax,%ebp), %xmm0, %xmm1 {%k1}
	vfmadd132sd {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfmsub132pd {ru-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmsub132pd %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmsub132sd {ru-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vfmsub132sd 512(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vfnmadd132pd {rz-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfnmadd132pd 512(%eax,%ebp){1to4}, %ymm0, %ymm1 {%k4}
	vfnmadd132sd %xmm3, %xmm2, %xmm1 {%k4}
	vfnmadd132sd {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfnmsub132pd %zmm3, %zmm2, %zmm1 {%k4}
	vfnmsub132pd {rn-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfnmsub132sd {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfnmsub132sd %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpscatterdq %xmm1, 512(%eax,%xmm5) {%k1}
	vpscatterqq %ymm1, 512(%eax,%ymm5) {%k4}
	vscatterdpd %zmm1, 512(%eax,%ymm5) {%k1}
	vscatterqpd %xmm1, 512(%eax,%xmm5) {%k4}
	vfmaddsub213pd %ymm3, %ymm2, %ymm1 {%k4}
	vfmaddsub213pd 512(%eax,%ebp){1to8}, %zmm0, %zmm1 {%k4}
	vfmsubadd213pd 1024(%eax,%ebp), %xmm2, %xmm1 {%k1} {z}
	vfmadd213pd 512(%eax,%ebp){1to4}, %ymm0, %ymm1 {%k1} {z}
	vfmadd213sd {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vfmsub213pd 4096(%eax,%ebp), %zmm0, %zmm1 {%k1} {z}
	vfmsub213pd {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmsub213sd {rz-sae}, %xmm3, %xmm2, %xmm1
	vfmsub213sd 512(%eax,%ebp), %xmm2, %xmm1 {%k1} {z}
	vfnmadd213pd %zmm3, %zmm2, %zmm1
	vfnmadd213pd {rn-sae}, %zmm3, %zmm0, %zmm1 {%k4}
	vfnmadd213sd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vfnmsub213pd %xmm3, %xmm0, %xmm1 {%k1}
	vfnmsub213sd 512(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vfnmsub213sd {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vpmadd52luq 512(%eax,%ebp){1to8}, %zmm2, %zmm1 {%k4}
	vpmadd52huq 512(%eax,%ebp){1to4}, %ymm0, %ymm1 {%k1} {z}
	vfmaddsub231pd 1024(%eax,%ebp), %xmm2, %xmm1 {%k4}
	vfmsubadd231pd 2048(%eax,%ebp), %ymm2, %ymm1 {%k1}
	vfmadd231pd 4096(%eax,%ebp), %zmm0, %zmm1 {%k4}
	vfmadd231pd {rd-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmadd231sd 512(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vfmadd231sd {rz-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vfmsub231pd 4096(%eax,%ebp), %zmm2, %zmm1 {%k1} {z}
	vfmsub231pd {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsub231sd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmadd231pd %ymm3, %ymm0, %ymm1 {%k4}
	vfnmadd231pd 1024(%eax,%ebp), %xmm0, %xmm1 {%k1}
	vfnmadd231sd {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vfnmsub231pd 4096(%eax,%ebp), %zmm2, %zmm1 {%k1} {z}
	vfnmsub231sd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vpconflictq 2048(%eax,%ebp), %ymm1 {%k1}
	vpconflictq %zmm3, %zmm1 {%k1} {z}
	vexp2pd 512(%eax,%ebp){1to8}, %zmm1 {%k1}
	vrcp28pd %zmm3, %zmm1 {%k4}
	vrcp28pd 4096(%eax,%ebp), %zmm1 {%k1}
	vrcp28sd {sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vrcp28sd 512(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vrsqrt28pd {sae}, %zmm3, %zmm1
	vrsqrt28pd %zmm3, %zmm1 {%k1}
	vrsqrt28sd %xmm3, %xmm2, %xmm1 {%k1}
	vpermpd $144, 512(%eax,%ebp){1to4}, %ymm1
	vbroadcastsd 512(%eax,%ebp), %zmm1 {%k1} {z}
	vbroadcastf64x2 1024(%eax,%ebp), %zmm1 {%k4}
	vbroadcasti64x2 1024(%eax,%ebp), %ymm1 {%k4}
	vbroadcastf64x4 2048(%eax,%ebp), %zmm1 {%k1}
	vbroadcasti64x4 2048(%eax,%ebp), %zmm1
	vgatherpf0dpd 512(%eax,%ymm5) {%k1}
	vgatherpf1dpd 512(%eax,%ymm5) {%k4}
	vscatterpf0dpd 512(%eax,%ymm5) {%k4}
	vscatterpf1dpd 512(%eax,%ymm5) {%k4}
	vgatherpf0qpd 512(%eax,%zmm5) {%k4}
	vgatherpf1qpd 512(%eax,%zmm5) {%k4}
	vscatterpf0qpd 512(%eax,%zmm5) {%k1}
	vscatterpf1qpd 512(%eax,%zmm5) {%k1}
	vpmovuswb %ymm1, %xmm3 {%k4}
	vpmovusdb %xmm1, %xmm3 {%k1} {z}
	vpmovusqb %ymm1, 256(%eax,%ebp)
	vpmovusqb %ymm1, %xmm3 {%k1} {z}
	vpmovusdw %xmm1, %xmm3 {%k1} {z}
	vpmovusqw %xmm1, 256(%eax,%ebp)
	vpmovusqd %ymm1, %xmm3 {%k4}
	vpmovswb %zmm1, %ymm3 {%k1}
	vpmovswb %xmm1, 512(%eax,%ebp) {%k1}
	vpmovsdb %zmm1, %xmm3 {%k1}
	vpmovsdb %xmm1, 256(%eax,%ebp) {%k4}
	vpmovsqb %ymm1, 256(%eax,%ebp) {%k1}
	vpmovsqb %zmm1, %xmm3
	vpmovsdw %ymm1, %xmm3 {%k1}
	vpmovsdw %zmm1, 2048(%eax,%ebp) {%k1}
	vpmovsqw %zmm1, 1024(%eax,%ebp)
	vpmovsqw %xmm1, %xmm3
	vpmovsqd %zmm1, 2048(%eax,%ebp) {%k1}
	vptestnmb %xmm3, %xmm0, %k1
	vptestnmd 4096(%eax,%ebp), %zmm0, %k1
	vptestnmd %xmm3, %xmm0, %k1 {%k1}
	vpmovm2b %k3, %zmm1
	vpmovb2m %zmm3, %k1
	vpmovwb %ymm1, %xmm3 {%k1}
	vpmovdb %xmm1, %xmm3
	vpmovqb %ymm1, 256(%eax,%ebp)
	vpmovdw %xmm1, %xmm3 {%k4}
	vpmovqw %ymm1, %xmm3
	vpmovqw %xmm1, 256(%eax,%ebp) {%k1}
	vpmovqd %zmm1, 2048(%eax,%ebp)
	vpmovqd %ymm1, %xmm3 {%k4}
	vpmovm2d %k3, %ymm1
	vpmovd2m %zmm3, %k1
	vpbroadcastmw2d %k3, %zmm1
	vdpbf16ps 256(%eax,%ebp){1to16}, %zmm2, %zmm1 {%k1} {z}
	vcvtneps2bf16 4096(%eax,%ebp), %ymm1 {%k1} {z}
	vcvtneps2bf16 %ymm3, %xmm1
	vcvtneps2bf16x 1024(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtneps2bf16y 2048(%eax,%ebp), %xmm1
	vptestnmw %xmm3, %xmm2, %k1 {%k4}
	vptestnmq %zmm3, %zmm2, %k1 {%k4}
	vptestnmq 2048(%eax,%ebp), %ymm2, %k1 {%k4}
	vpmovm2w %k3, %ymm1
	vpmovw2m %xmm3, %k1
	vpbroadcastmb2q %k3, %zmm1
	vpmovm2q %k3, %ymm1
	vpmovq2m %zmm3, %k1
	vp2intersectd 1024(%eax,%ebp), %xmm2, %k0
	vp2intersectd %zmm3, %zmm2, %k0
	vcvtne2ps2bf16 %xmm3, %xmm0, %xmm1 {%k1} {z}
	vcvtne2ps2bf16 1024(%eax,%ebp), %xmm0, %xmm1
	v4fmaddss 1024(%eax,%ebp), %xmm2, %xmm1 {%k4}
	v4fnmaddss 1024(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vp4dpwssd 1024(%eax,%ebp), %zmm2, %zmm1 {%k1}
	vp4dpwssds 1024(%eax,%ebp), %zmm2, %zmm1
	v4fmaddps 1024(%eax,%ebp), %zmm2, %zmm1 {%k4}
	v4fnmaddps 1024(%eax,%ebp), %zmm0, %zmm1 {%k1} {z}
	vp2intersectq %xmm3, %xmm0, %k0
	vp2intersectq 2048(%eax,%ebp), %ymm2, %k0
	vrndscaleph $144, 1024(%eax,%ebp), %xmm1
	vrndscalesh $144, %xmm3, %xmm0, %xmm1 {%k4}
	vrndscalesh $144, {sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vgetmantph $144, 2048(%eax,%ebp), %ymm1 {%k4}
	vgetmantsh $144, %xmm3, %xmm0, %xmm1 {%k4}
	vreduceph $144, 1024(%eax,%ebp), %xmm1
	vreduceph $144, %xmm3, %xmm1 {%k1} {z}
	vreducesh $144, %xmm3, %xmm0, %xmm1
	vfpclassph $144, %zmm3, %k1 {%k1}
	vfpclassph $144, 128(%eax,%ebp){1to8}, %k1 {%k4}
	vfpclassphx $144, 1024(%eax,%ebp), %k1 {%k1}
	vfpclasssh $144, 128(%eax,%ebp), %k1 {%k4}
	vcmpph $144, 128(%eax,%ebp){1to16}, %ymm2, %k1 {%k1}
	vcmpph $144, %ymm3, %ymm2, %k1 {%k4}
	vfpclassphy $144, 2048(%eax,%ebp), %k1
	vfpclassphz $144, 4096(%eax,%ebp), %k1 {%k1}
	valignd $144, 4096(%eax,%ebp), %zmm2, %zmm1 {%k1} {z}
	valignd $144, %xmm3, %xmm0, %xmm1 {%k4}
	vrndscaleps $144, %xmm3, %xmm1 {%k1}
	vrndscaleps $144, 4096(%eax,%ebp), %zmm1 {%k1} {z}
	vrndscaless $144, 256(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vpalignr $144, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vcvtps2ph $144, %zmm1, %ymm3 {%k4}
	vpcmpud $144, 256(%eax,%ebp){1to4}, %xmm2, %k1 {%k4}
	vpcmpd $144, %ymm3, %ymm2, %k1 {%k4}
	vpcmpd $144, 256(%eax,%ebp){1to16}, %zmm2, %k1
	vpternlogd $144, 4096(%eax,%ebp), %zmm2, %zmm1
	vgetmantps $144, 2048(%eax,%ebp), %ymm1 {%k1}
	vgetmantps $144, %ymm3, %ymm1 {%k1}
	vgetmantss $144, %xmm3, %xmm0, %xmm1
	vpcmpub $144, %xmm3, %xmm0, %k1 {%k1}
	vpcmpub $144, 1024(%eax,%ebp), %xmm2, %k1 {%k1}
	vpcmpb $144, 1024(%eax,%ebp), %xmm2, %k1 {%k1}
	vpcmpb $144, %zmm3, %zmm0, %k1 {%k4}
	vdbpsadbw $144, %xmm3, %xmm0, %xmm1 {%k1}
	vdbpsadbw $144, 1024(%eax,%ebp), %xmm2, %xmm1
	vrangeps $144, 1024(%eax,%ebp), %xmm0, %xmm1
	vrangess $144, %xmm3, %xmm0, %xmm1 {%k1}
	vrangess $144, 256(%eax,%ebp), %xmm2, %xmm1 {%k4}
	vfixupimmps $144, 1024(%eax,%ebp), %xmm0, %xmm1
	vfixupimmss $144, 256(%eax,%ebp), %xmm0, %xmm1 {%k1}
	vreduceps $144, %ymm3, %ymm1 {%k1}
	vreducess $144, 256(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vreducess $144, %xmm3, %xmm0, %xmm1 {%k1}
	vfpclassps $144, %zmm3, %k1
	vfpclasspsx $144, 1024(%eax,%ebp), %k1 {%k4}
	vfpclassss $144, %xmm3, %k1 {%k1}
	vfpclassss $144, 256(%eax,%ebp), %k1 {%k1}
	vpshldd $144, 1024(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vpshldd $144, %xmm3, %xmm2, %xmm1 {%k1}
	vpshrdd $144, %ymm3, %ymm2, %ymm1 {%k1}
	vpshrdd $144, 256(%eax,%ebp){1to16}, %zmm2, %zmm1
	vinsertf32x4 $144, 1024(%eax,%ebp), %ymm0, %ymm1
	vinsertf32x4 $144, %xmm3, %ymm2, %ymm1 {%k4}
	vextractf32x4 $144, %zmm1, 1024(%eax,%ebp) {%k4}
	vextractf32x4 $144, %ymm1, %xmm3
	vshuff32x4 $144, 4096(%eax,%ebp), %zmm0, %zmm1 {%k4}
	vinserti32x4 $144, %xmm3, %zmm2, %zmm1
	vinserti32x4 $144, 1024(%eax,%ebp), %zmm0, %zmm1 {%k4}
	vextracti32x4 $144, %zmm1, %xmm3
	vextracti32x4 $144, %zmm1, 1024(%eax,%ebp) {%k4}
	vshufi32x4 $144, 2048(%eax,%ebp), %ymm2, %ymm1
	vfpclasspsy $144, 2048(%eax,%ebp), %k1 {%k4}
	vinsertf32x8 $144, %ymm3, %zmm0, %zmm1 {%k1} {z}
	vextractf32x8 $144, %zmm1, 2048(%eax,%ebp)
	vinserti32x8 $144, %ymm3, %zmm2, %zmm1 {%k1}
	vinserti32x8 $144, 2048(%eax,%ebp), %zmm0, %zmm1
	vextracti32x8 $144, %zmm1, 2048(%eax,%ebp)
	vextracti32x8 $144, %zmm1, %ymm3
	vfpclasspsz $144, 4096(%eax,%ebp), %k1 {%k1}
	valignq $144, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vrndscalepd $144, %xmm3, %xmm1
	vrndscalepd $144, 4096(%eax,%ebp), %zmm1 {%k1} {z}
	vrndscalesd $144, {sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vpcmpuq $144, %ymm3, %ymm0, %k1 {%k4}
	vpcmpq $144, 512(%eax,%ebp){1to8}, %zmm2, %k1 {%k4}
	vpternlogq $144, %zmm3, %zmm2, %zmm1
	vpternlogq $144, 512(%eax,%ebp){1to4}, %ymm0, %ymm1
	vgetmantpd $144, {sae}, %zmm3, %zmm1 {%k4}
	vgetmantpd $144, %xmm3, %xmm1 {%k1} {z}
	vgetmantsd $144, %xmm3, %xmm2, %xmm1 {%k4}
	vgetmantsd $144, 512(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vpcmpuw $144, %ymm3, %ymm2, %k1
	vpcmpw $144, %ymm3, %ymm0, %k1 {%k4}
	vpcmpw $144, 2048(%eax,%ebp), %ymm2, %k1 {%k4}
	vrangepd $144, 512(%eax,%ebp){1to2}, %xmm0, %xmm1
	vrangepd $144, %ymm3, %ymm0, %ymm1 {%k1} {z}
	vrangesd $144, {sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vrangesd $144, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfixupimmpd $144, {sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfixupimmpd $144, 1024(%eax,%ebp), %xmm0, %xmm1 {%k1}
	vfixupimmsd $144, %xmm3, %xmm2, %xmm1 {%k4}
	vfixupimmsd $144, 512(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vreducepd $144, 512(%eax,%ebp){1to8}, %zmm1 {%k1}
	vreducesd $144, 512(%eax,%ebp), %xmm0, %xmm1
	vreducesd $144, %xmm3, %xmm0, %xmm1 {%k4}
	vfpclasspd $144, %xmm3, %k1
	vfpclasspdx $144, 1024(%eax,%ebp), %k1 {%k4}
	vfpclasssd $144, %xmm3, %k1 {%k1}
	vpshldw $144, 1024(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vpshldw $144, %xmm3, %xmm2, %xmm1 {%k1}
	vpshldq $144, 512(%eax,%ebp){1to8}, %zmm0, %zmm1 {%k1}
	vpshrdw $144, %xmm3, %xmm0, %xmm1 {%k1}
	vpshrdq $144, 512(%eax,%ebp){1to4}, %ymm2, %ymm1 {%k1}
	vgf2p8affineqb $144, %zmm3, %zmm2, %zmm1 {%k4}
	vinsertf64x2 $144, 1024(%eax,%ebp), %ymm0, %ymm1
	vextractf64x2 $144, %zmm1, %xmm3 {%k4}
	vshuff64x2 $144, 4096(%eax,%ebp), %zmm0, %zmm1 {%k1} {z}
	vinserti64x2 $144, 1024(%eax,%ebp), %zmm2, %zmm1 {%k4}
	vinserti64x2 $144, %xmm3, %ymm0, %ymm1 {%k4}
	vextracti64x2 $144, %zmm1, 1024(%eax,%ebp) {%k1}
	vshufi64x2 $144, 512(%eax,%ebp){1to8}, %zmm0, %zmm1 {%k1} {z}
	vfpclasspdy $144, 2048(%eax,%ebp), %k1 {%k1}
	vinsertf64x4 $144, %ymm3, %zmm0, %zmm1 {%k1} {z}
	vextractf64x4 $144, %zmm1, %ymm3 {%k1}
	vextractf64x4 $144, %zmm1, 2048(%eax,%ebp) {%k1}
	vinserti64x4 $144, %ymm3, %zmm0, %zmm1 {%k1}
	vinserti64x4 $144, 2048(%eax,%ebp), %zmm2, %zmm1
	vextracti64x4 $144, %zmm1, 2048(%eax,%ebp) {%k4}
	vextracti64x4 $144, %zmm1, %ymm3 {%k1}
	vfpclasspdz $144, 4096(%eax,%ebp), %k1
	vcmpsh $144, 128(%eax,%ebp), %xmm0, %k1 {%k1}
	vcmpsh $144, {sae}, %xmm3, %xmm2, %k1 {%k1}
	vfmaddsub132ps %xmm3, %xmm2, %xmm0
	vfmaddsub132ps 64(%eax,%ebp), %ymm0, %ymm7
	vfmsubadd132ps %ymm3, %ymm0, %ymm0
	vfmadd132ps 64(%eax,%ebp), %xmm2, %xmm1
	vfmsub132ss 64(%eax,%ebp), %xmm2, %xmm4
	vfnmadd132ps %ymm3, %ymm0, %ymm0
	vfnmadd132ss 64(%eax,%ebp), %xmm2, %xmm1
	vfnmsub132ss %xmm3, %xmm2, %xmm7
	vfmaddsub213ps %ymm3, %ymm0, %ymm4
	vfmadd213ss 64(%eax,%ebp), %xmm2, %xmm6
	vfmsub213ps 64(%eax,%ebp), %xmm0, %xmm6
	vfmsub213ss %xmm3, %xmm2, %xmm4
	vfnmadd213ps 64(%eax,%ebp), %xmm2, %xmm4
	vfnmadd213ss 64(%eax,%ebp), %xmm0, %xmm6
	vfnmsub213ps %xmm3, %xmm0, %xmm7
	vfnmsub213ss %xmm3, %xmm2, %xmm5
	vfmsubadd231ps %xmm3, %xmm0, %xmm0
	vfmadd231ps %xmm3, %xmm2, %xmm0
	vfmadd231ss %xmm3, %xmm0, %xmm7
	vfmsub231ps %xmm3, %xmm2, %xmm2
	vfmsub231ss 64(%eax,%ebp), %xmm0, %xmm5
	vfnmadd231ps 2048(%eax,%ebp), %ymm2, %ymm1
	vfnmadd231ss %xmm3, %xmm2, %xmm3
	vfnmadd231ss 64(%eax,%ebp), %xmm2, %xmm5
	vfnmsub231ss %xmm3, %xmm2, %xmm0
	vfnmsub231ss 64(%eax,%ebp), %xmm0, %xmm6
	vfmsubadd132pd %ymm3, %ymm2, %ymm3
	vfmsubadd132pd 64(%eax,%ebp), %ymm0, %ymm4
	vfmadd132pd %xmm3, %xmm2, %xmm2
	vfmadd132sd %xmm3, %xmm2, %xmm3
	vfmsub132pd 1024(%eax,%ebp), %xmm2, %xmm1
	vfmsub132sd %xmm3, %xmm2, %xmm2
	vfnmadd132pd %xmm3, %xmm2, %xmm3
	vfnmadd132sd 64(%eax,%ebp), %xmm0, %xmm2
	vfnmsub132sd 64(%eax,%ebp), %xmm2, %xmm2
	vfmsubadd213pd %ymm3, %ymm0, %ymm6
	vfmadd213sd 64(%eax,%ebp), %xmm2, %xmm5
	vfmsub213pd %ymm3, %ymm0, %ymm5
	vfmsub213sd %xmm3, %xmm0, %xmm1
	vfnmadd213pd 64(%eax,%ebp), %ymm0, %ymm4
	vfnmadd213sd %xmm3, %xmm0, %xmm2
	vfnmsub213pd 64(%eax,%ebp), %xmm2, %xmm7
	vfnmsub213sd %xmm3, %xmm2, %xmm4
	vfmaddsub231pd %ymm3, %ymm0, %ymm0
	vfmsubadd231pd %xmm3, %xmm2, %xmm4
	vfmadd231pd %xmm3, %xmm0, %xmm3
	vfmadd231sd %xmm3, %xmm2, %xmm1
	vfmsub231sd 64(%eax,%ebp), %xmm2, %xmm0
	vfnmadd231sd %xmm3, %xmm0, %xmm7
	vfnmsub231pd %xmm3, %xmm2, %xmm1
	vfnmsub231sd 64(%eax,%ebp), %xmm0, %xmm3
	vfnmsub231sd %xmm3, %xmm2, %xmm5
	vcvtss2sh 256(%eax,%ebp), %xmm0, %xmm1 {%k1}
	vcvtss2sh {rd-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vucomish %xmm3, %xmm1
	vucomish {sae}, %xmm3, %xmm1
	vcomish %xmm3, %xmm1
	vcomish 128(%eax,%ebp), %xmm1
	vsqrtph 128(%eax,%ebp){1to32}, %zmm1 {%k1}
	vaddph 128(%eax,%ebp){1to32}, %zmm0, %zmm1 {%k1}
	vmulph 2048(%eax,%ebp), %ymm2, %ymm1 {%k1}
	vcvtph2pd 1024(%eax,%ebp), %zmm1
	vcvtdq2ph {rn-sae}, %zmm3, %ymm1 {%k4}
	vcvtdq2ph 256(%eax,%ebp){1to8}, %xmm1 {%k1}
	vcvtdq2phx 1024(%eax,%ebp), %xmm1 {%k4}
	vsubph 128(%eax,%ebp){1to16}, %ymm0, %ymm1 {%k4}
	vsubph %ymm3, %ymm0, %ymm1 {%k1}
	vminph %zmm3, %zmm0, %zmm1 {%k1} {z}
	vminph 1024(%eax,%ebp), %xmm2, %xmm1 {%k1} {z}
	vdivph 128(%eax,%ebp){1to32}, %zmm2, %zmm1
	vmaxph 2048(%eax,%ebp), %ymm2, %ymm1 {%k4}
	vcvttph2udq %xmm3, %ymm1
	vcvttph2udq 512(%eax,%ebp), %xmm1
	vcvtph2udq %xmm3, %ymm1
	vcvtph2udq 512(%eax,%ebp), %xmm1 {%k1}
	vcvttph2uw {sae}, %zmm3, %zmm1 {%k1}
	vcvttph2uw 128(%eax,%ebp){1to8}, %xmm1
	vcvtph2uw {rn-sae}, %zmm3, %zmm1 {%k1}
	vcvtph2uw 1024(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtdq2phy 2048(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtqq2ph {rn-sae}, %zmm3, %xmm1
	vcvtqq2ph 512(%eax,%ebp){1to2}, %xmm1
	vcvtqq2phx 1024(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtqq2phy 2048(%eax,%ebp), %xmm1 {%k1}
	vcvtqq2phz 4096(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtps2phx 4096(%eax,%ebp), %ymm1
	vcvtps2phx %ymm3, %xmm1 {%k4}
	vcvtps2phxx 1024(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtph2dq {rn-sae}, %ymm3, %zmm1 {%k1}
	vcvtph2dq %ymm3, %zmm1
	vmovw %xmm1, %ebx
	vmovw 128(%eax,%ebp), %xmm1
	vcvttph2uqq 128(%eax,%ebp){1to2}, %xmm1 {%k4}
	vcvttph2uqq %xmm3, %zmm1
	vcvtph2uqq %xmm3, %zmm1 {%k4}
	vcvttph2qq %xmm3, %ymm1 {%k4}
	vcvttph2qq 256(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtph2qq 128(%eax,%ebp){1to4}, %ymm1 {%k1} {z}
	vcvtph2qq {rn-sae}, %xmm3, %zmm1 {%k1} {z}
	vcvttph2w 128(%eax,%ebp){1to16}, %ymm1 {%k1} {z}
	vcvtph2w {ru-sae}, %zmm3, %zmm1 {%k4}
	vcvtps2phxy 2048(%eax,%ebp), %xmm1 {%k1}
	vcvtpd2ph {rd-sae}, %zmm3, %xmm1
	vcvtpd2ph %ymm3, %xmm1 {%k4}
	vcvtpd2phx 1024(%eax,%ebp), %xmm1 {%k1}
	vcvtpd2phy 2048(%eax,%ebp), %xmm1 {%k4}
	vcvtpd2phz 4096(%eax,%ebp), %xmm1 {%k4}
	vmovsh %xmm3, %xmm0, %xmm1 {%k4}
	vcvtsi2sh %ebx, {ru-sae}, %xmm2, %xmm1
	vcvtsi2sh %ebx, %xmm2, %xmm1
	vcvtsi2shl 256(%eax,%ebp), %xmm0, %xmm1
	vcvttsh2si 128(%eax,%ebp), %ecx
	vcvttsh2si %xmm3, %ecx
	vcvtsh2si {rd-sae}, %xmm3, %ecx
	vsqrtsh {rn-sae}, %xmm3, %xmm0, %xmm1
	vaddsh 128(%eax,%ebp), %xmm2, %xmm1 {%k1}
	vaddsh {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vmulsh {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vcvtsh2sd 128(%eax,%ebp), %xmm2, %xmm1 {%k1} {z}
	vcvttph2dq 512(%eax,%ebp), %xmm1 {%k1} {z}
	vcvttph2dq {sae}, %ymm3, %zmm1
	vsubsh {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vminsh {sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vminsh 128(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vdivsh {rd-sae}, %xmm3, %xmm0, %xmm1
	vdivsh %xmm3, %xmm0, %xmm1
	vmaxsh 128(%eax,%ebp), %xmm0, %xmm1
	vcvttsh2usi %xmm3, %ecx
	vcvttsh2usi 128(%eax,%ebp), %ecx
	vcvtsh2usi {rn-sae}, %xmm3, %ecx
	vcvtusi2sh %ebx, {rz-sae}, %xmm2, %xmm1
	vcvtusi2shl 256(%eax,%ebp), %xmm0, %xmm1
	vcvtw2ph 128(%eax,%ebp){1to8}, %xmm1 {%k1} {z}
	vcvtw2ph {rz-sae}, %zmm3, %zmm1
	vcvtudq2ph 256(%eax,%ebp){1to16}, %ymm1
	vcvtudq2ph %ymm3, %xmm1 {%k1} {z}
	vcvtudq2phx 1024(%eax,%ebp), %xmm1 {%k1}
	vcvtuw2ph %zmm3, %zmm1 {%k1}
	vcvtuw2ph 4096(%eax,%ebp), %zmm1 {%k4}
	vcvtudq2phy 2048(%eax,%ebp), %xmm1
	vcvtsd2sh {rz-sae}, %xmm3, %xmm2, %xmm1
	vcvtuqq2ph {rd-sae}, %zmm3, %xmm1 {%k1} {z}
	vcvtuqq2ph 512(%eax,%ebp){1to2}, %xmm1 {%k1}
	vcvtuqq2phx 1024(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtuqq2phy 2048(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtuqq2phz 4096(%eax,%ebp), %xmm1 {%k1} {z}
	vcvtsh2ss {sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vcvtph2psx %xmm3, %ymm1 {%k1}
	vcvtph2psx 128(%eax,%ebp){1to16}, %zmm1 {%k1}
	vscalefph 2048(%eax,%ebp), %ymm2, %ymm1 {%k4}
	vscalefph %xmm3, %xmm0, %xmm1 {%k4}
	vscalefsh {rd-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vscalefsh %xmm3, %xmm0, %xmm1 {%k1}
	vgetexpph %xmm3, %xmm1 {%k1}
	vgetexpsh 128(%eax,%ebp), %xmm2, %xmm1 {%k1} {z}
	vgetexpsh {sae}, %xmm3, %xmm2, %xmm1
	vrcpph 128(%eax,%ebp){1to32}, %zmm1 {%k1}
	vrcpsh 128(%eax,%ebp), %xmm0, %xmm1
	vrsqrtph %xmm3, %xmm1 {%k1} {z}
	vrsqrtph 128(%eax,%ebp){1to8}, %xmm1 {%k1} {z}
	vrsqrtsh %xmm3, %xmm0, %xmm1 {%k1}
	vrsqrtsh 128(%eax,%ebp), %xmm2, %xmm1
	vfmaddsub132ph 2048(%eax,%ebp), %ymm0, %ymm1
	vfmsubadd132ph %xmm3, %xmm2, %xmm1 {%k4}
	vfmsubadd132ph {rn-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmadd132ph 4096(%eax,%ebp), %zmm2, %zmm1 {%k1} {z}
	vfmadd132sh {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vfmadd132sh %xmm3, %xmm2, %xmm1 {%k1}
	vfmsub132ph {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsub132ph 2048(%eax,%ebp), %ymm2, %ymm1 {%k4}
	vfmsub132sh {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfnmadd132ph {rd-sae}, %zmm3, %zmm0, %zmm1 {%k4}
	vfnmadd132ph 2048(%eax,%ebp), %ymm0, %ymm1 {%k1}
	vfnmadd132sh {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmsub132ph %ymm3, %ymm2, %ymm1 {%k4}
	vfnmsub132sh {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vfnmsub132sh 128(%eax,%ebp), %xmm0, %xmm1 {%k4}
	vfmaddsub213ph %ymm3, %ymm0, %ymm1 {%k1} {z}
	vfmaddsub213ph {rd-sae}, %zmm3, %zmm0, %zmm1
	vfmsubadd213ph {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmadd213ph %ymm3, %ymm2, %ymm1 {%k4}
	vfmadd213ph 128(%eax,%ebp){1to32}, %zmm0, %zmm1 {%k1}
	vfmadd213sh {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfmadd213sh 128(%eax,%ebp), %xmm2, %xmm1 {%k1} {z}
	vfmsub213ph 1024(%eax,%ebp), %xmm0, %xmm1 {%k1}
	vfmsub213ph %ymm3, %ymm0, %ymm1
	vfmsub213sh {ru-sae}, %xmm3, %xmm2, %xmm1
	vfmsub213sh 128(%eax,%ebp), %xmm0, %xmm1 {%k1} {z}
	vfnmadd213ph 128(%eax,%ebp){1to32}, %zmm0, %zmm1 {%k4}
	vfnmadd213ph %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmadd213sh %xmm3, %xmm0, %xmm1 {%k1}
	vfnmadd213sh 128(%eax,%ebp), %xmm2, %xmm1 {%k1}
	vfnmsub213ph 4096(%eax,%ebp), %zmm2, %zmm1
	vfnmsub213sh %xmm3, %xmm0, %xmm1
	vfnmsub213sh {rn-sae}, %xmm3, %xmm0, %xmm1
	vfmaddsub231ph %xmm3, %xmm0, %xmm1 {%k1}
	vfmaddsub231ph {rz-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmsubadd231ph 128(%eax,%ebp){1to32}, %zmm0, %zmm1 {%k4}
	vfmsubadd231ph {rz-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmadd231ph {ru-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfmadd231sh {rd-sae}, %xmm3, %xmm2, %xmm1
	vfmsub231ph {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsub231sh {rd-sae}, %xmm3, %xmm0, %xmm1
	vfmsub231sh 128(%eax,%ebp), %xmm2, %xmm1 {%k4}
	vfnmadd231ph %xmm3, %xmm0, %xmm1
	vfnmadd231ph {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfnmadd231sh 128(%eax,%ebp), %xmm2, %xmm1
	vfnmsub231ph 128(%eax,%ebp){1to8}, %xmm0, %xmm1 {%k4}
	vfnmsub231sh %xmm3, %xmm0, %xmm1
	vfnmsub231sh {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfmaddcph 2048(%eax,%ebp), %ymm0, %ymm1
	vfmaddcsh 256(%eax,%ebp), %xmm2, %xmm1 {%k1} {z}
	vfmaddcsh %xmm3, %xmm0, %xmm1 {%k4}
	vfmulcph %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmulcph 4096(%eax,%ebp), %zmm2, %zmm1 {%k1}
	vfmulcsh {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfcmaddcph 256(%eax,%ebp){1to8}, %ymm0, %ymm1 {%k1} {z}
	vfcmaddcph {rz-sae}, %zmm3, %zmm0, %zmm1 {%k1}
	vfcmaddcsh {rd-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vfcmulcph 4096(%eax,%ebp), %zmm0, %zmm1
	vfcmulcph %xmm3, %xmm0, %xmm1
	vfcmulcsh %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfcmulcsh {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	movzbl %al, %eax
	{evex} vcvtsi2ss %eax,%xmm1,%xmm2
	{evex} vcvtsi2sd %eax,%xmm1,%xmm2
	{evex} vcvtsi2ssl (%eax),%xmm1,%xmm2
	{evex} vcvtsi2sdl (%eax),%xmm1,%xmm2
	{evex} vcvtusi2sdl (%eax),%xmm1,%xmm2
	vcvtusi2sd %eax,%xmm1,%xmm2
	vcvtusi2ss (%eax),%xmm1,%xmm2
	vcvtsi2sh %eax,%xmm1,%xmm2
	{evex} vmovd %eax,%xmm1
	{evex} vmovd %xmm1,%eax
	{evex} vmovd (%eax),%xmm1
	{evex} vmovd %xmm1,(%eax)
	vmovw %xmm1,%eax
	vmovw %eax,%xmm1
	vmovw (%eax),%xmm1
	vmovw %xmm1,(%eax)
	{evex} vpextrd $1,%xmm1,%eax
	{evex} vpextrd $1,%xmm1,(%eax)
	{evex} vpinsrd $1,%eax,%xmm1,%xmm2
	{evex} vpinsrd $1,(%eax),%xmm1,%xmm2
	vpextrd $1,%xmm1,%eax
	vpextrd $1,%xmm1,(%eax)
	vpinsrd $1,%eax,%xmm1,%xmm2
	vpinsrd $1,(%eax),%xmm1,%xmm2
	vpbroadcastd %eax,%xmm1
	kmovd %eax,%k1
	kmovw %eax,%k1
	kmovb %k1,%eax
	bextr $1,%eax,%ebx
	tzmsk %eax,%ebx
	blcfill %eax,%ebx
	llwpcb %eax
	lwpins $1,%ebx,%ecx
	lwpval $1,%ebx,%ecx
	slwpcb %eax
	vpcmpistri $1,%xmm1,%xmm2
	vpcmpistrm $1,%xmm1,%xmm2
	vaeskeygenassist $1,%xmm1,%xmm2
	vcvtss2sil %xmm1,%eax
	vpblendvb %xmm1,%xmm2,%xmm3,%xmm4
	vblendvps %xmm1,%xmm2,%xmm3,%xmm4
	vblendvpd %xmm1,%xmm2,%xmm3,%xmm4
	vfcmaddcsh %xmm1,%xmm2,%xmm3
	vfcmulcsh %xmm1,%xmm2,%xmm3
	vfmulcsh %xmm1,%xmm2,%xmm3
	vreducesh $1,%xmm1,%xmm2,%xmm3
	vgetmantsh $1,%xmm1,%xmm2,%xmm3
	vpsrld (%eax),%zmm1,%zmm2
	vpsrad %xmm0,%zmm1,%zmm2
	vpsrlw %xmm0,%zmm1,%zmm2
	vcvtss2usi %xmm1,%eax
	vcvtsh2si (%eax),%eax
	vldmxcsr (%eax)
	vscalefsh (%eax),%xmm1,%xmm2
	vgetexpsh %xmm0,%xmm1,%xmm2
	vrndscalesh $1,(%eax),%xmm1,%xmm2
	vrndscalesh $1,{sae},%xmm0,%xmm1,%xmm2
	vrcpsh %xmm0,%xmm1,%xmm2
	vrsqrtsh %xmm0,%xmm1,%xmm2
	vfmulcsh {rn-sae},%xmm1,%xmm2,%xmm3
	vmpsadbw $1,%xmm1,%xmm2,%xmm3
	{evex} vpalignr $1,%xmm1,%xmm2,%xmm3
