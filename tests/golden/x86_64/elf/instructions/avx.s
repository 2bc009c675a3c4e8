# triple: x86_64-linux-gnu
	vmovups %ymm3, %ymm1
	vmovups 64(%rax,%rbp), %ymm6
	vmovhlps %xmm3, %xmm2, %xmm0
	vmovhlps %xmm3, %xmm0, %xmm5
	vmovlps 64(%rax,%rbp), %xmm0, %xmm6
	vmovlps 512(%rax,%rbp), %xmm2, %xmm1
	vunpcklps 64(%rax,%rbp), %xmm0, %xmm7
	vunpcklps %xmm3, %xmm2, %xmm6
	vunpckhps %xmm3, %xmm0, %xmm4
	vunpckhps 64(%rax,%rbp), %xmm2, %xmm6
	vmovlhps %xmm3, %xmm0, %xmm3
	vmovlhps %xmm3, %xmm2, %xmm7
	vmovhps 64(%rax,%rbp), %xmm2, %xmm7
	vmovhps 64(%rax,%rbp), %xmm0, %xmm4
	vmovaps 64(%rax,%rbp), %xmm5
	vmovaps %ymm3, %ymm0
	vmovntps %xmm0, 64(%rax,%rbp)
	vmovntps %xmm6, 64(%rax,%rbp)
	vucomiss 64(%rax,%rbp), %xmm5
	vucomiss 64(%rax,%rbp), %xmm0
	vcomiss %xmm3, %xmm5
	vcomiss 64(%rax,%rbp), %xmm4
	knotw %k3, %k2
	knotw %k3, %k6
	vmovmskps %xmm3, %edx
	vmovmskps %ymm3, %edi
	vsqrtps 64(%rax,%rbp), %ymm4
	vsqrtps 64(%rax,%rbp), %xmm0
	vrsqrtps 64(%rax,%rbp), %xmm0
	vrsqrtps %xmm3, %xmm0
	vrcpps %xmm3, %xmm0
	vrcpps 64(%rax,%rbp), %xmm5
	vandps 64(%rax,%rbp), %xmm0, %xmm3
	vandps %xmm3, %xmm0, %xmm5
	vandnps %xmm3, %xmm0, %xmm5
	vandnps %ymm3, %ymm2, %ymm5
	vorps 64(%rax,%rbp), %ymm2, %ymm0
	vorps 64(%rax,%rbp), %xmm0, %xmm1
	vxorps 64(%rax,%rbp), %xmm0, %xmm2
	vxorps %xmm3, %xmm0, %xmm7
	vaddps 64(%rax,%rbp), %xmm0, %xmm1
	vaddps %ymm3, %ymm0, %ymm1
	vmulps %ymm3, %ymm2, %ymm6
	vmulps %xmm3, %xmm2, %xmm2
	vcvtps2pd %xmm3, %ymm7
	vcvtps2pd 64(%rax,%rbp), %ymm2
	vcvtdq2ps 64(%rax,%rbp), %xmm2
	vcvtdq2ps 64(%rax,%rbp), %xmm1
	vsubps %ymm3, %ymm2, %ymm1
	vsubps 64(%rax,%rbp), %xmm2, %xmm0
	vminps 64(%rax,%rbp), %ymm2, %ymm2
	vminps %ymm3, %ymm2, %ymm6
	vdivps %xmm3, %xmm2, %xmm0
	vdivps 64(%rax,%rbp), %ymm2, %ymm3
	vmaxps 64(%rax,%rbp), %xmm2, %xmm0
	vmaxps %ymm3, %ymm2, %ymm7
	kmovw %k6, 64(%rax,%rbp)
	kmovw %k3, 64(%rax,%rbp)
	kortestw %k3, %k7
	kortestw %k3, %k5
	ktestw %k3, %k5
	ktestw %k3, %k1
	vldmxcsr 64(%rax,%rbp)
	vstmxcsr 64(%rax,%rbp)
	vcmpps $144, %xmm3, %xmm0, %xmm6
	vcmpps $144, %xmm3, %xmm2, %xmm7
	vshufps $144, %ymm3, %ymm2, %ymm0
	vshufps $144, %xmm3, %xmm2, %xmm2
	kandw %k3, %k0, %k3
	kandw %k3, %k0, %k5
	kandnw %k3, %k0, %k4
	kandnw %k3, %k2, %k0
	korw %k3, %k0, %k5
	korw %k3, %k2, %k5
	kxnorw %k3, %k0, %k4
	kxnorw %k3, %k0, %k1
	kxorw %k3, %k2, %k0
	kxorw %k3, %k2, %k7
	kaddw %k3, %k2, %k1
	kaddw %k3, %k0, %k3
	kunpckwd %k3, %k2, %k5
	kunpckwd %k3, %k0, %k1
	knotq %k3, %k3
	knotq %k3, %k0
	kmovq 64(%rax,%rbp), %k7
	kmovq %rbx, %k5
	kortestq %k3, %k5
	kortestq %k3, %k4
	ktestq %k3, %k5
	ktestq %k3, %k4
	kandq %k3, %k0, %k0
	kandq %k3, %k0, %k4
	kandnq %k3, %k0, %k6
	kandnq %k3, %k2, %k1
	korq %k3, %k0, %k3
	korq %k3, %k0, %k5
	kxnorq %k3, %k0, %k1
	kxnorq %k3, %k2, %k0
	kxorq %k3, %k0, %k5
	kxorq %k3, %k2, %k1
	kaddq %k3, %k2, %k6
	kaddq %k3, %k2, %k5
	kunpckdq %k3, %k0, %k3
	kunpckdq %k3, %k0, %k6
	vmovupd %xmm2, %xmm3
	vmovupd 64(%rax,%rbp), %ymm4
	vmovlpd 64(%rax,%rbp), %xmm0, %xmm0
	vmovlpd %xmm6, 64(%rax,%rbp)
	vunpcklpd 64(%rax,%rbp), %xmm2, %xmm3
	vunpcklpd %ymm3, %ymm2, %ymm7
	vunpckhpd 64(%rax,%rbp), %ymm2, %ymm0
	vunpckhpd %ymm3, %ymm2, %ymm7
	vmovhpd 64(%rax,%rbp), %xmm2, %xmm5
	vmovhpd 512(%rax,%rbp), %xmm0, %xmm1
	vmovapd 64(%rax,%rbp), %xmm2
	vmovapd %xmm4, %xmm3
	vmovntpd %ymm1, 64(%rax,%rbp)
	vmovntpd %ymm7, 64(%rax,%rbp)
	vucomisd %xmm3, %xmm5
	vucomisd %xmm3, %xmm1
	vcomisd %xmm3, %xmm2
	vcomisd 64(%rax,%rbp), %xmm4
	knotb %k3, %k0
	knotb %k3, %k1
	vmovmskpd %ymm3, %ebx
	vmovmskpd %ymm3, %ebp
	vsqrtpd %ymm3, %ymm0
	vsqrtpd 64(%rax,%rbp), %ymm5
	vandpd %ymm3, %ymm0, %ymm5
	vandpd %xmm3, %xmm0, %xmm2
	vandnpd %xmm3, %xmm2, %xmm7
	vandnpd %xmm3, %xmm2, %xmm4
	vorpd 64(%rax,%rbp), %ymm0, %ymm7
	vorpd 64(%rax,%rbp), %ymm2, %ymm2
	vxorpd 64(%rax,%rbp), %xmm0, %xmm2
	vxorpd %xmm3, %xmm0, %xmm0
	vaddpd %xmm3, %xmm0, %xmm0
	vaddpd %ymm3, %ymm0, %ymm4
	vmulpd 64(%rax,%rbp), %xmm2, %xmm5
	vmulpd %xmm3, %xmm0, %xmm5
	vcvtpd2ps %ymm3, %xmm5
	vcvtpd2ps %xmm3, %xmm5
	vcvtpd2psx 64(%rax,%rbp), %xmm2
	vcvtpd2psx 64(%rax,%rbp), %xmm0
	vcvtps2dq 64(%rax,%rbp), %ymm2
	vcvtps2dq %ymm3, %ymm2
	vsubpd %xmm3, %xmm0, %xmm2
	vsubpd 64(%rax,%rbp), %ymm0, %ymm2
	vminpd %xmm3, %xmm0, %xmm5
	vminpd 2048(%rax,%rbp), %ymm2, %ymm1
	vdivpd 64(%rax,%rbp), %ymm0, %ymm2
	vdivpd 64(%rax,%rbp), %ymm0, %ymm6
	vmaxpd 64(%rax,%rbp), %ymm2, %ymm0
	vmaxpd 64(%rax,%rbp), %ymm0, %ymm5
	vpunpcklbw %ymm3, %ymm2, %ymm3
	vpunpcklbw %ymm3, %ymm2, %ymm5
	vpunpcklwd 64(%rax,%rbp), %ymm0, %ymm4
	vpunpcklwd %ymm3, %ymm0, %ymm3
	vpunpckldq %xmm3, %xmm0, %xmm2
	vpunpckldq 64(%rax,%rbp), %xmm2, %xmm6
	vpacksswb %ymm3, %ymm0, %ymm0
	vpacksswb %xmm3, %xmm0, %xmm6
	vpcmpgtb 64(%rax,%rbp), %ymm0, %ymm7
	vpcmpgtb 64(%rax,%rbp), %ymm2, %ymm3
	vpcmpgtw %xmm3, %xmm0, %xmm7
	vpcmpgtw 64(%rax,%rbp), %xmm2, %xmm3
	vpcmpgtd 64(%rax,%rbp), %ymm0, %ymm6
	vpcmpgtd %ymm3, %ymm2, %ymm2
	vpackuswb 1024(%rax,%rbp), %xmm0, %xmm1
	vpackuswb 1024(%rax,%rbp), %xmm2, %xmm1
	vpunpckhbw 64(%rax,%rbp), %ymm2, %ymm6
	vpunpckhbw 64(%rax,%rbp), %xmm2, %xmm0
	vpunpckhwd 64(%rax,%rbp), %ymm2, %ymm5
	vpunpckhwd %xmm3, %xmm2, %xmm4
	vpunpckhdq %ymm3, %ymm2, %ymm7
	vpunpckhdq 64(%rax,%rbp), %ymm2, %ymm6
	vpackssdw %ymm3, %ymm2, %ymm3
	vpackssdw 64(%rax,%rbp), %ymm0, %ymm6
	vpunpcklqdq %ymm3, %ymm2, %ymm1
	vpunpcklqdq %ymm3, %ymm2, %ymm5
	vpunpckhqdq 64(%rax,%rbp), %ymm2, %ymm3
	vpunpckhqdq %xmm3, %xmm0, %xmm6
	vmovd %ebx, %xmm0
	vmovd %xmm6, 64(%rax,%rbp)
	vmovdqa %ymm3, %ymm4
	vmovdqa %ymm2, %ymm3
	vpshufd $144, %ymm3, %ymm0
	vpshufd $144, %ymm3, %ymm4
	vpsrlw $144, %ymm3, %ymm0
	vpsrlw %xmm3, %ymm0, %ymm7
	vpsraw %xmm3, %ymm2, %ymm0
	vpsraw 64(%rax,%rbp), %ymm0, %ymm4
	vpsllw 64(%rax,%rbp), %ymm2, %ymm1
	vpsllw 64(%rax,%rbp), %ymm2, %ymm0
	vpsrld $144, %ymm3, %ymm0
	vpsrld 64(%rax,%rbp), %ymm2, %ymm0
	vpsrad %xmm3, %ymm0, %ymm0
	vpsrad 64(%rax,%rbp), %ymm2, %ymm0
	vpslld %xmm3, %xmm0, %xmm4
	vpslld %xmm3, %ymm0, %ymm5
	vpsrlq 64(%rax,%rbp), %ymm2, %ymm2
	vpsrlq %xmm3, %ymm2, %ymm6
	vpsrldq $144, %xmm3, %xmm0
	vpsrldq $144, %ymm3, %ymm2
	vpsllq %xmm3, %xmm0, %xmm3
	vpsllq %xmm3, %xmm0, %xmm7
	vpslldq $144, %ymm3, %ymm2
	vpslldq $144, %xmm3, %xmm0
	vpcmpeqb %ymm3, %ymm2, %ymm4
	vpcmpeqb 64(%rax,%rbp), %xmm2, %xmm2
	vpcmpeqw %ymm3, %ymm0, %ymm5
	vpcmpeqw %xmm3, %xmm0, %xmm5
	vpcmpeqd %ymm3, %ymm0, %ymm5
	vpcmpeqd %ymm3, %ymm2, %ymm6
	vhaddpd %ymm3, %ymm2, %ymm2
	vhaddpd %xmm3, %xmm2, %xmm3
	vhsubpd 64(%rax,%rbp), %xmm0, %xmm1
	vhsubpd %xmm3, %xmm0, %xmm4
	kmovb %k3, %ebp
	kmovb %ebx, %k4
	kortestb %k3, %k2
	kortestb %k3, %k1
	ktestb %k3, %k2
	ktestb %k3, %k5
	vcmppd $144, %xmm3, %xmm2, %xmm5
	vcmppd $144, 64(%rax,%rbp), %ymm0, %ymm4
	vpinsrw $144, 64(%rax,%rbp), %xmm2, %xmm6
	vpinsrw $144, 64(%rax,%rbp), %xmm2, %xmm2
	vpextrw $144, %xmm3, %ecx
	vpextrw $144, %xmm3, %esp
	vshufpd $144, 64(%rax,%rbp), %xmm2, %xmm6
	vshufpd $144, 64(%rax,%rbp), %ymm2, %ymm0
	vaddsubpd %xmm3, %xmm0, %xmm7
	vaddsubpd 64(%rax,%rbp), %ymm0, %ymm5
	vpaddq 64(%rax,%rbp), %xmm0, %xmm0
	vpaddq %xmm3, %xmm2, %xmm4
	vpmullw %ymm3, %ymm0, %ymm5
	vpmullw 64(%rax,%rbp), %ymm0, %ymm3
	vmovq %rbx, %xmm6
	vmovq 64(%rax,%rbp), %xmm0
	vpmovmskb %xmm3, %edx
	vpmovmskb %ymm3, %ecx
	vpsubusb 64(%rax,%rbp), %xmm0, %xmm2
	vpsubusb 64(%rax,%rbp), %xmm0, %xmm6
	vpsubusw 64(%rax,%rbp), %ymm2, %ymm7
	vpsubusw %xmm3, %xmm2, %xmm0
	vpminub 64(%rax,%rbp), %ymm2, %ymm4
	vpminub %ymm3, %ymm0, %ymm3
	vpand %ymm3, %ymm2, %ymm3
	vpand %ymm3, %ymm0, %ymm4
	vpaddusb 64(%rax,%rbp), %xmm2, %xmm6
	vpaddusb 64(%rax,%rbp), %ymm2, %ymm7
	vpaddusw %xmm3, %xmm2, %xmm4
	vpaddusw %ymm3, %ymm2, %ymm6
	vpmaxub 64(%rax,%rbp), %xmm2, %xmm4
	vpmaxub %ymm3, %ymm2, %ymm5
	vpandn 64(%rax,%rbp), %ymm2, %ymm3
	vpandn %ymm3, %ymm2, %ymm5
	vpavgb 64(%rax,%rbp), %ymm2, %ymm5
	vpavgb %xmm3, %xmm0, %xmm0
	vpavgw %ymm3, %ymm0, %ymm5
	vpavgw %ymm3, %ymm0, %ymm4
	vpmulhuw 64(%rax,%rbp), %ymm2, %ymm7
	vpmulhuw 64(%rax,%rbp), %ymm0, %ymm3
	vpmulhw %xmm3, %xmm0, %xmm2
	vpmulhw %xmm3, %xmm0, %xmm4
	vcvttpd2dq %ymm3, %xmm4
	vcvttpd2dq %ymm3, %xmm1
	vcvttpd2dqx 64(%rax,%rbp), %xmm7
	vcvttpd2dqx 64(%rax,%rbp), %xmm3
	vmovntdq %xmm4, 64(%rax,%rbp)
	vmovntdq %xmm2, 64(%rax,%rbp)
	vpsubsb 64(%rax,%rbp), %ymm2, %ymm4
	vpsubsb %xmm3, %xmm2, %xmm0
	vpsubsw %ymm3, %ymm0, %ymm0
	vpsubsw 64(%rax,%rbp), %xmm2, %xmm5
	vpminsw 64(%rax,%rbp), %ymm2, %ymm1
	vpminsw %xmm3, %xmm0, %xmm2
	vpor 64(%rax,%rbp), %ymm2, %ymm1
	vpor %ymm3, %ymm0, %ymm0
	vpaddsb %ymm3, %ymm0, %ymm6
	vpaddsb %ymm3, %ymm0, %ymm7
	vpaddsw 64(%rax,%rbp), %xmm0, %xmm4
	vpaddsw 64(%rax,%rbp), %ymm0, %ymm7
	vpmaxsw %ymm3, %ymm2, %ymm5
	vpmaxsw 64(%rax,%rbp), %ymm0, %ymm5
	vpxor %ymm3, %ymm0, %ymm0
	vpxor %ymm3, %ymm0, %ymm1
	vpmuludq %xmm3, %xmm0, %xmm4
	vpmuludq %ymm3, %ymm2, %ymm1
	vpmaddwd %ymm3, %ymm2, %ymm6
	vpmaddwd 64(%rax,%rbp), %ymm0, %ymm7
	vpsadbw %ymm3, %ymm2, %ymm0
	vpsadbw %ymm3, %ymm0, %ymm5
	vmaskmovdqu %xmm3, %xmm0
	vmaskmovdqu %xmm3, %xmm2
	vpsubb %ymm3, %ymm2, %ymm7
	vpsubb 64(%rax,%rbp), %ymm0, %ymm6
	vpsubw %ymm3, %ymm2, %ymm4
	vpsubw %xmm3, %xmm0, %xmm2
	vpsubd 64(%rax,%rbp), %ymm0, %ymm5
	vpsubd %xmm3, %xmm2, %xmm3
	vpsubq 64(%rax,%rbp), %xmm2, %xmm7
	vpsubq 64(%rax,%rbp), %ymm0, %ymm0
	vpaddb 64(%rax,%rbp), %xmm0, %xmm7
	vpaddb %ymm3, %ymm2, %ymm5
	vpaddw %xmm3, %xmm2, %xmm5
	vpaddw %xmm3, %xmm0, %xmm1
	vpaddd %ymm3, %ymm0, %ymm2
	vpaddd %xmm3, %xmm2, %xmm1
	kandb %k3, %k0, %k7
	kandb %k3, %k0, %k0
	kandnb %k3, %k0, %k0
	kandnb %k3, %k2, %k3
	korb %k3, %k0, %k7
	korb %k3, %k0, %k4
	kxnorb %k3, %k2, %k1
	kxnorb %k3, %k2, %k3
	kxorb %k3, %k0, %k7
	kxorb %k3, %k2, %k4
	kaddb %k3, %k2, %k4
	kaddb %k3, %k0, %k3
	kunpckbw %k3, %k0, %k1
	kunpckbw %k3, %k2, %k4
	vcvtpd2psy 64(%rax,%rbp), %xmm7
	vcvtpd2psy 2048(%rax,%rbp), %xmm1
	vcvttpd2dqy 2048(%rax,%rbp), %xmm1
	vcvttpd2dqy 64(%rax,%rbp), %xmm1
	knotd %k3, %k0
	knotd %k3, %k6
	kmovd 64(%rax,%rbp), %k0
	kmovd %k3, 64(%rax,%rbp)
	kortestd %k3, %k4
	kortestd %k3, %k7
	ktestd %k3, %k5
	ktestd %k3, %k4
	kandd %k3, %k0, %k1
	kandd %k3, %k0, %k3
	kandnd %k3, %k2, %k0
	kandnd %k3, %k2, %k7
	kord %k3, %k0, %k3
	kord %k3, %k2, %k5
	kxnord %k3, %k2, %k4
	kxnord %k3, %k2, %k0
	kxord %k3, %k2, %k0
	kxord %k3, %k2, %k4
	kaddd %k3, %k0, %k6
	kaddd %k3, %k0, %k2
	vmovss %xmm3, %xmm2, %xmm6
	vmovss %xmm5, 64(%rax,%rbp)
	vmovsldup 64(%rax,%rbp), %xmm4
	vmovsldup %xmm3, %xmm0
	vmovshdup 64(%rax,%rbp), %ymm3
	vmovshdup 64(%rax,%rbp), %ymm6
	vcvtsi2ss %rbx, %xmm0, %xmm0
	vcvtsi2ss %rbx, %xmm0, %xmm6
	vcvtsi2ssl 64(%rax,%rbp), %xmm0, %xmm4
	vcvtsi2ssl 64(%rax,%rbp), %xmm2, %xmm6
	vcvttss2si %xmm3, %rdx
	vcvttss2si 64(%rax,%rbp), %rbp
	vcvtss2si %xmm3, %esp
	vcvtss2si %xmm3, %rbx
	vsqrtss %xmm3, %xmm2, %xmm0
	vsqrtss 64(%rax,%rbp), %xmm0, %xmm3
	vrsqrtss %xmm3, %xmm0, %xmm2
	vrsqrtss 64(%rax,%rbp), %xmm0, %xmm6
	vrcpss %xmm3, %xmm0, %xmm3
	vrcpss 64(%rax,%rbp), %xmm2, %xmm1
	vaddss 64(%rax,%rbp), %xmm2, %xmm2
	vaddss 64(%rax,%rbp), %xmm0, %xmm6
	vmulss 64(%rax,%rbp), %xmm0, %xmm7
	vmulss %xmm3, %xmm0, %xmm5
	vcvtss2sd 64(%rax,%rbp), %xmm2, %xmm1
	vcvtss2sd 64(%rax,%rbp), %xmm0, %xmm3
	vcvttps2dq %xmm3, %xmm3
	vcvttps2dq %xmm3, %xmm4
	vsubss 64(%rax,%rbp), %xmm2, %xmm6
	vsubss %xmm3, %xmm0, %xmm1
	vminss %xmm3, %xmm2, %xmm5
	vminss %xmm3, %xmm2, %xmm4
	vdivss %xmm3, %xmm2, %xmm1
	vdivss %xmm3, %xmm0, %xmm5
	vmaxss 64(%rax,%rbp), %xmm0, %xmm3
	vmaxss %xmm3, %xmm2, %xmm4
	vmovdqu %xmm2, 64(%rax,%rbp)
	vmovdqu 64(%rax,%rbp), %ymm5
	vpshufhw $144, 64(%rax,%rbp), %ymm7
	vpshufhw $144, %xmm3, %xmm3
	vcmpss $144, %xmm3, %xmm2, %xmm7
	vcmpss $144, 64(%rax,%rbp), %xmm2, %xmm6
	vcvtdq2pd %xmm3, %xmm7
	vcvtdq2pd 64(%rax,%rbp), %xmm0
	vcvtsi2ssq 64(%rax,%rbp), %xmm0, %xmm1
	vcvtsi2ssq 64(%rax,%rbp), %xmm0, %xmm6
	vmovsd %xmm3, %xmm0, %xmm1
	vmovsd %xmm3, %xmm0, %xmm3
	vmovddup 64(%rax,%rbp), %xmm3
	vmovddup 64(%rax,%rbp), %ymm2
	vcvtsi2sd %ebx, %xmm0, %xmm2
	vcvtsi2sd %ebx, %xmm2, %xmm4
	vcvtsi2sdl 64(%rax,%rbp), %xmm2, %xmm6
	vcvtsi2sdl 64(%rax,%rbp), %xmm2, %xmm1
	vcvttsd2si %xmm3, %esi
	vcvttsd2si 64(%rax,%rbp), %rax
	vcvtsd2si %xmm3, %esp
	vcvtsd2si %xmm3, %rcx
	vsqrtsd %xmm3, %xmm2, %xmm3
	vsqrtsd %xmm3, %xmm2, %xmm7
	vaddsd 64(%rax,%rbp), %xmm0, %xmm1
	vaddsd 64(%rax,%rbp), %xmm2, %xmm0
	vmulsd %xmm3, %xmm2, %xmm0
	vmulsd 64(%rax,%rbp), %xmm0, %xmm3
	vcvtsd2ss %xmm3, %xmm2, %xmm5
	vcvtsd2ss %xmm3, %xmm0, %xmm4
	vsubsd 64(%rax,%rbp), %xmm0, %xmm7
	vsubsd %xmm3, %xmm0, %xmm6
	vminsd %xmm3, %xmm0, %xmm7
	vminsd %xmm3, %xmm2, %xmm3
	vdivsd 64(%rax,%rbp), %xmm2, %xmm0
	vdivsd %xmm3, %xmm0, %xmm2
	vmaxsd 64(%rax,%rbp), %xmm2, %xmm1
	vmaxsd 512(%rax,%rbp), %xmm2, %xmm1
	vpshuflw $144, %ymm3, %ymm2
	vpshuflw $144, 64(%rax,%rbp), %xmm6
	vhaddps %ymm3, %ymm2, %ymm1
	vhaddps 64(%rax,%rbp), %xmm2, %xmm0
	vhsubps 64(%rax,%rbp), %xmm0, %xmm6
	vhsubps %ymm3, %ymm2, %ymm0
	vcmpsd $144, %xmm3, %xmm0, %xmm2
	vcmpsd $144, 64(%rax,%rbp), %xmm2, %xmm0
	vaddsubps 64(%rax,%rbp), %xmm0, %xmm6
	vaddsubps 64(%rax,%rbp), %ymm2, %ymm7
	vcvtpd2dq %ymm3, %xmm6
	vcvtpd2dq %ymm3, %xmm3
	vcvtpd2dqx 64(%rax,%rbp), %xmm6
	vcvtpd2dqx 64(%rax,%rbp), %xmm2
	vlddqu 64(%rax,%rbp), %xmm4
	vlddqu 64(%rax,%rbp), %ymm3
	vcvtpd2dqy 64(%rax,%rbp), %xmm0
	vcvtpd2dqy 64(%rax,%rbp), %xmm5
	vcvtsi2sdq 64(%rax,%rbp), %xmm2, %xmm2
	vcvtsi2sdq 64(%rax,%rbp), %xmm2, %xmm1
	ldtilecfg 64(%rax,%rbp)
	vpdpbuud 64(%rax,%rbp), %xmm2, %xmm7
	vpdpbuud 1024(%rax,%rbp), %xmm2, %xmm1
	vpdpbuuds 64(%rax,%rbp), %ymm0, %ymm2
	vpdpbuuds 64(%rax,%rbp), %xmm0, %xmm6
	tdpbuud %tmm0, %tmm3, %tmm1
	tdpbuud %tmm0, %tmm3, %tmm2
	tcmmrlfp16ps %tmm0, %tmm3, %tmm2
	tcmmrlfp16ps %tmm2, %tmm3, %tmm7
	vcvtneoph2ps 64(%rax,%rbp), %xmm3
	vcvtneoph2ps 64(%rax,%rbp), %ymm4
	vpdpwuud 2048(%rax,%rbp), %ymm0, %ymm1
	vpdpwuud %xmm3, %xmm2, %xmm3
	vpdpwuuds %ymm3, %ymm0, %ymm1
	vpdpwuuds %xmm3, %xmm2, %xmm6
	vsm3msg1 64(%rax,%rbp), %xmm2, %xmm1
	vsm3msg1 64(%rax,%rbp), %xmm0, %xmm3
	andnl 64(%rax,%rbp), %edx, %esi
	andnl %ebx, %edx, %edi
	blsrl %ebx, %edx
	blsrl %ebx, %eax
	blsmskl 64(%rax,%rbp), %eax
	blsmskl %ebx, %edx
	blsil 64(%rax,%rbp), %edx
	blsil %ebx, %eax
	bzhil %eax, 64(%rax,%rbp), %eax
	bzhil %eax, %ebx, %esi
	bextrl %edx, 64(%rax,%rbp), %edi
	bextrl %eax, %ebx, %edx
	andnq %rbx, %rax, %rbp
	andnq %rbx, %rax, %rsi
	blsrq 64(%rax,%rbp), %rax
	blsrq 64(%rax,%rbp), %rdx
	blsmskq 64(%rax,%rbp), %rdx
	blsmskq %rbx, %rax
	blsiq %rbx, %rax
	blsiq 64(%rax,%rbp), %rax
	bzhiq %rax, %rbx, %rdx
	bzhiq %rax, 64(%rax,%rbp), %rbx
	bextrq %rax, %rbx, %rdi
	bextrq %rdx, %rbx, %rdx
	vpshufb 64(%rax,%rbp), %xmm0, %xmm3
	vpshufb %xmm3, %xmm0, %xmm7
	vphaddw %ymm3, %ymm0, %ymm2
	vphaddw 64(%rax,%rbp), %xmm2, %xmm0
	vphaddd 64(%rax,%rbp), %xmm2, %xmm4
	vphaddd %xmm3, %xmm2, %xmm4
	vphaddsw %xmm3, %xmm2, %xmm4
	vphaddsw %xmm3, %xmm0, %xmm7
	vpmaddubsw 64(%rax,%rbp), %xmm0, %xmm1
	vpmaddubsw %xmm3, %xmm2, %xmm5
	vphsubw 64(%rax,%rbp), %ymm0, %ymm6
	vphsubw 64(%rax,%rbp), %ymm0, %ymm5
	vphsubd 64(%rax,%rbp), %ymm2, %ymm4
	vphsubd %xmm3, %xmm2, %xmm0
	vphsubsw %ymm3, %ymm0, %ymm6
	vphsubsw 64(%rax,%rbp), %ymm0, %ymm4
	vpsignb %ymm3, %ymm2, %ymm6
	vpsignb %ymm3, %ymm0, %ymm6
	vpsignw 64(%rax,%rbp), %ymm2, %ymm1
	vpsignw 64(%rax,%rbp), %ymm0, %ymm3
	vpsignd 64(%rax,%rbp), %ymm0, %ymm3
	vpsignd 64(%rax,%rbp), %xmm2, %xmm4
	vpmulhrsw 64(%rax,%rbp), %xmm0, %xmm0
	vpmulhrsw %xmm3, %xmm0, %xmm3
	vpermilps $144, %ymm3, %ymm3
	vpermilps %xmm3, %xmm0, %xmm4
	vpermilpd 64(%rax,%rbp), %xmm2, %xmm1
	vpermilpd 64(%rax,%rbp), %ymm2, %ymm7
	vtestps 64(%rax,%rbp), %ymm0
	vtestps 64(%rax,%rbp), %ymm6
	vtestpd 64(%rax,%rbp), %xmm1
	vtestpd %ymm3, %ymm0
	vcvtph2ps %xmm3, %xmm7
	vcvtph2ps %xmm3, %ymm1
	vptest 64(%rax,%rbp), %xmm2
	vptest %ymm3, %ymm2
	vbroadcastss 64(%rax,%rbp), %xmm7
	vbroadcastss %xmm3, %xmm2
	vpabsb 64(%rax,%rbp), %ymm6
	vpabsb %xmm3, %xmm2
	vpabsw %ymm3, %ymm6
	vpabsw %ymm3, %ymm7
	vpabsd %ymm3, %ymm4
	vpabsd %xmm3, %xmm3
	vpmovsxbw %xmm3, %xmm1
	vpmovsxbw 64(%rax,%rbp), %ymm5
	vpmovsxbd 64(%rax,%rbp), %ymm6
	vpmovsxbd 64(%rax,%rbp), %xmm1
	vpmovsxbq %xmm3, %xmm7
	vpmovsxbq %xmm3, %ymm4
	vpmovsxwd %xmm3, %ymm2
	vpmovsxwd 64(%rax,%rbp), %ymm5
	vpmovsxwq 64(%rax,%rbp), %xmm7
	vpmovsxwq 64(%rax,%rbp), %xmm2
	vpmovsxdq %xmm3, %xmm2
	vpmovsxdq 64(%rax,%rbp), %xmm4
	vpmuldq %xmm3, %xmm2, %xmm3
	vpmuldq 64(%rax,%rbp), %xmm0, %xmm5
	vpcmpeqq 64(%rax,%rbp), %xmm2, %xmm2
	vpcmpeqq %ymm3, %ymm0, %ymm3
	vmovntdqa 64(%rax,%rbp), %ymm3
	vmovntdqa 64(%rax,%rbp), %ymm1
	vpackusdw %xmm3, %xmm0, %xmm7
	vpackusdw 64(%rax,%rbp), %ymm0, %ymm3
	vmaskmovps 64(%rax,%rbp), %ymm0, %ymm6
	vmaskmovps 64(%rax,%rbp), %ymm2, %ymm4
	vmaskmovpd 64(%rax,%rbp), %xmm0, %xmm0
	vmaskmovpd %ymm3, %ymm0, 64(%rax,%rbp)
	vpmovzxbw 64(%rax,%rbp), %xmm2
	vpmovzxbw 64(%rax,%rbp), %xmm7
	vpmovzxbd 64(%rax,%rbp), %xmm3
	vpmovzxbd 64(%rax,%rbp), %xmm5
	vpmovzxbq %xmm3, %xmm2
	vpmovzxbq 64(%rax,%rbp), %ymm3
	vpmovzxwd %xmm3, %ymm1
	vpmovzxwd %xmm3, %xmm0
	vpmovzxwq 64(%rax,%rbp), %ymm5
	vpmovzxwq %xmm3, %xmm3
	vpmovzxdq 64(%rax,%rbp), %ymm4
	vpmovzxdq 64(%rax,%rbp), %ymm2
	vpcmpgtq %xmm3, %xmm0, %xmm5
	vpcmpgtq %xmm3, %xmm2, %xmm5
	vpminsb %xmm3, %xmm2, %xmm4
	vpminsb 2048(%rax,%rbp), %ymm2, %ymm1
	vpminsd 64(%rax,%rbp), %ymm2, %ymm4
	vpminsd 64(%rax,%rbp), %xmm2, %xmm4
	vpminuw 64(%rax,%rbp), %xmm2, %xmm1
	vpminuw 64(%rax,%rbp), %xmm0, %xmm6
	vpminud 64(%rax,%rbp), %ymm0, %ymm6
	vpminud 64(%rax,%rbp), %xmm2, %xmm3
	vpmaxsb 64(%rax,%rbp), %ymm0, %ymm4
	vpmaxsb %xmm3, %xmm2, %xmm6
	vpmaxsd 64(%rax,%rbp), %xmm0, %xmm7
	vpmaxsd %xmm3, %xmm2, %xmm6
	vpmaxuw 64(%rax,%rbp), %ymm0, %ymm7
	vpmaxuw %ymm3, %ymm0, %ymm2
	vpmaxud %xmm3, %xmm2, %xmm7
	vpmaxud %xmm3, %xmm2, %xmm6
	vpmulld %ymm3, %ymm2, %ymm0
	vpmulld %ymm3, %ymm0, %ymm4
	vphminposuw 64(%rax,%rbp), %xmm6
	vphminposuw %xmm3, %xmm4
	vpsrlvd %xmm3, %xmm2, %xmm6
	vpsrlvd %xmm3, %xmm2, %xmm4
	vpsravd 64(%rax,%rbp), %xmm0, %xmm0
	vpsravd %xmm3, %xmm0, %xmm6
	vpsllvd 1024(%rax,%rbp), %xmm0, %xmm1
	vpsllvd %ymm3, %ymm0, %ymm3
	tmmultf32ps %tmm2, %tmm3, %tmm6
	tmmultf32ps %tmm0, %tmm3, %tmm0
	sttilecfg 64(%rax,%rbp)
	tileloaddrst1 64(%rax,%rbp), %tmm1
	tileloaddrst1 64(%rax,%rbp), %tmm2
	tileloaddt1 64(%rax,%rbp), %tmm1
	tileloaddt1 64(%rax,%rbp), %tmm0
	{vex} vpdpbusd %xmm3, %xmm0, %xmm4
	{vex} vpdpbusd 64(%rax,%rbp), %xmm2, %xmm1
	{vex} vpdpbusds 64(%rax,%rbp), %xmm0, %xmm3
	{vex} vpdpbusds %xmm3, %xmm2, %xmm2
	{vex} vpdpwssd 64(%rax,%rbp), %ymm0, %ymm0
	{vex} vpdpwssd 64(%rax,%rbp), %ymm2, %ymm5
	{vex} vpdpwssds 64(%rax,%rbp), %ymm0, %ymm6
	{vex} vpdpwssds %ymm3, %ymm0, %ymm6
	vpbroadcastd 64(%rax,%rbp), %ymm0
	vpbroadcastd 256(%rax,%rbp), %ymm1
	vpbroadcastq 64(%rax,%rbp), %xmm0
	vpbroadcastq %xmm3, %xmm0
	tdpbusd %tmm2, %tmm3, %tmm6
	tdpbusd %tmm0, %tmm3, %tmm2
	tcmmimfp16ps %tmm2, %tmm3, %tmm5
	tcmmimfp16ps %tmm0, %tmm3, %tmm4
	vpbroadcastb %xmm3, %xmm7
	vpbroadcastb 64(%rax,%rbp), %xmm0
	vpbroadcastw %xmm3, %ymm3
	vpbroadcastw 64(%rax,%rbp), %ymm6
	vpmaskmovd 64(%rax,%rbp), %xmm0, %xmm3
	vpmaskmovd 64(%rax,%rbp), %ymm2, %ymm1
	vpgatherdd %ymm0, 64(%rax,%ymm5), %ymm1
	vpgatherdd %ymm2, 64(%rax,%ymm5), %ymm4
	vpgatherqd %xmm0, 64(%rax,%xmm5), %xmm0
	vpgatherqd %xmm2, 64(%rax,%xmm5), %xmm5
	vgatherdps %ymm0, 64(%rax,%ymm5), %ymm6
	vgatherdps %xmm0, 64(%rax,%xmm5), %xmm7
	vgatherqps %xmm2, 64(%rax,%xmm5), %xmm5
	vgatherqps %xmm0, 64(%rax,%ymm5), %xmm3
	vcvtneeph2ps 64(%rax,%rbp), %xmm7
	vcvtneeph2ps 64(%rax,%rbp), %xmm4
	vbcstnesh2ps 64(%rax,%rbp), %xmm1
	vbcstnesh2ps 64(%rax,%rbp), %xmm7
	vgf2p8mulb 64(%rax,%rbp), %xmm0, %xmm7
	vgf2p8mulb %xmm3, %xmm2, %xmm6
	vpdpwusd 64(%rax,%rbp), %xmm0, %xmm1
	vpdpwusd %ymm3, %ymm2, %ymm4
	vpdpwusds 64(%rax,%rbp), %ymm2, %ymm7
	vpdpwusds 64(%rax,%rbp), %xmm2, %xmm4
	vsm3msg2 %xmm3, %xmm2, %xmm4
	vsm3msg2 64(%rax,%rbp), %xmm0, %xmm2
	vaesimc 64(%rax,%rbp), %xmm2
	vaesimc %xmm3, %xmm6
	vaesenc %xmm3, %xmm2, %xmm0
	vaesenc %ymm3, %ymm2, %ymm4
	vaesenclast %xmm3, %xmm0, %xmm0
	vaesenclast %xmm3, %xmm2, %xmm3
	vaesdec 64(%rax,%rbp), %ymm0, %ymm0
	vaesdec %xmm3, %xmm0, %xmm2
	vaesdeclast %xmm3, %xmm2, %xmm2
	vaesdeclast %xmm3, %xmm2, %xmm6
	cmpoxadd %rax, %rbx, 64(%rax,%rbp)
	cmpoxadd %rdx, %rcx, 64(%rax,%rbp)
	cmpnoxadd %edx, %esi, 64(%rax,%rbp)
	cmpnoxadd %rax, %rax, 64(%rax,%rbp)
	cmpbxadd %eax, %eax, 64(%rax,%rbp)
	cmpbxadd %rdx, %rsp, 64(%rax,%rbp)
	cmpaexadd %edx, %esp, 64(%rax,%rbp)
	cmpaexadd %rdx, %rbx, 64(%rax,%rbp)
	cmpexadd %eax, %edx, 64(%rax,%rbp)
	cmpexadd %eax, %eax, 64(%rax,%rbp)
	cmpnexadd %rdx, %rax, 64(%rax,%rbp)
	cmpnexadd %rax, %rdi, 64(%rax,%rbp)
	cmpbexadd %rdx, %rsp, 64(%rax,%rbp)
	cmpbexadd %rdx, %rdx, 64(%rax,%rbp)
	cmpaxadd %edx, %edx, 64(%rax,%rbp)
	cmpaxadd %edx, %esp, 64(%rax,%rbp)
	cmpsxadd %edx, %ecx, 64(%rax,%rbp)
	cmpsxadd %edx, %edi, 64(%rax,%rbp)
	cmpnsxadd %edx, %ebx, 64(%rax,%rbp)
	cmpnsxadd %eax, %eax, 64(%rax,%rbp)
	cmppxadd %rdx, %rsi, 64(%rax,%rbp)
	cmppxadd %rax, %rbx, 64(%rax,%rbp)
	cmpnpxadd %rdx, %rax, 64(%rax,%rbp)
	cmpnpxadd %edx, %ecx, 64(%rax,%rbp)
	cmplxadd %eax, %esi, 64(%rax,%rbp)
	cmplxadd %rax, %rbx, 64(%rax,%rbp)
	cmpgexadd %eax, %eax, 64(%rax,%rbp)
	cmpgexadd %rdx, %rdi, 64(%rax,%rbp)
	cmplexadd %eax, %esp, 64(%rax,%rbp)
	cmplexadd %rdx, %rbp, 64(%rax,%rbp)
	cmpgxadd %rdx, %rsi, 64(%rax,%rbp)
	cmpgxadd %edx, %eax, 64(%rax,%rbp)
	shlxl %edx, 64(%rax,%rbp), %edx
	shlxl %edx, %ebx, %esi
	vpermps %ymm3, %ymm0, %ymm1
	vpermps 2048(%rax,%rbp), %ymm0, %ymm1
	vbroadcastsd %xmm3, %ymm5
	vbroadcastsd %xmm3, %ymm4
	vbroadcastf128 64(%rax,%rbp), %ymm7
	vbroadcastf128 64(%rax,%rbp), %ymm6
	vpermd 64(%rax,%rbp), %ymm0, %ymm3
	vpermd %ymm3, %ymm2, %ymm7
	vbroadcasti128 64(%rax,%rbp), %ymm5
	vbroadcasti128 64(%rax,%rbp), %ymm2
	vpsrlvq 64(%rax,%rbp), %ymm0, %ymm1
	vpsrlvq 64(%rax,%rbp), %xmm0, %xmm5
	vpsllvq 64(%rax,%rbp), %ymm0, %ymm3
	vpsllvq %ymm3, %ymm0, %ymm7
	vpmaskmovq %xmm5, %xmm2, 64(%rax,%rbp)
	vpmaskmovq %ymm0, %ymm0, 64(%rax,%rbp)
	vpgatherdq %xmm2, 64(%rax,%xmm5), %xmm3
	vpgatherdq %xmm0, 64(%rax,%xmm5), %xmm2
	vpgatherqq %ymm0, 64(%rax,%ymm5), %ymm6
	vpgatherqq %ymm0, 64(%rax,%ymm5), %ymm7
	vgatherdpd %xmm2, 64(%rax,%xmm5), %xmm0
	vgatherdpd %xmm2, 64(%rax,%xmm5), %xmm6
	vgatherqpd %xmm0, 64(%rax,%xmm5), %xmm0
	vgatherqpd %ymm0, 64(%rax,%ymm5), %ymm2
	{vex} vpmadd52luq %xmm3, %xmm2, %xmm6
	{vex} vpmadd52luq 64(%rax,%rbp), %xmm0, %xmm2
	{vex} vpmadd52huq %xmm3, %xmm2, %xmm0
	{vex} vpmadd52huq %xmm3, %xmm2, %xmm4
	shlxq %rdx, 64(%rax,%rbp), %rdi
	shlxq %rax, 64(%rax,%rbp), %rsi
	tilestored %tmm5, 64(%rax,%rbp)
	tilestored %tmm3, 64(%rax,%rbp)
	vpdpbsud 64(%rax,%rbp), %ymm0, %ymm3
	vpdpbsud 64(%rax,%rbp), %xmm0, %xmm3
	vpdpbsuds 64(%rax,%rbp), %xmm0, %xmm1
	vpdpbsuds %ymm3, %ymm2, %ymm3
	tdpbf16ps %tmm2, %tmm3, %tmm5
	tdpbf16ps %tmm2, %tmm3, %tmm6
	tdpbsud %tmm0, %tmm3, %tmm4
	tdpbsud %tmm0, %tmm3, %tmm7
	{vex} vcvtneps2bf16 %ymm3, %xmm3
	{vex} vcvtneps2bf16 %ymm3, %xmm4
	{vex} vcvtneps2bf16x 64(%rax,%rbp), %xmm3
	{vex} vcvtneps2bf16x 64(%rax,%rbp), %xmm2
	vcvtneebf162ps 64(%rax,%rbp), %ymm3
	vcvtneebf162ps 64(%rax,%rbp), %ymm4
	vbcstnebf162ps 64(%rax,%rbp), %xmm7
	vbcstnebf162ps 64(%rax,%rbp), %ymm5
	vpdpwsud %xmm3, %xmm2, %xmm7
	vpdpwsud 64(%rax,%rbp), %ymm0, %ymm7
	vpdpwsuds %ymm3, %ymm0, %ymm3
	vpdpwsuds 64(%rax,%rbp), %ymm2, %ymm4
	vsm4key4 %xmm3, %xmm0, %xmm2
	vsm4key4 64(%rax,%rbp), %xmm0, %xmm6
	pextl 64(%rax,%rbp), %eax, %edi
	pextl 64(%rax,%rbp), %eax, %eax
	sarxl %edx, %ebx, %edx
	sarxl %edx, %ebx, %esi
	{vex} vcvtneps2bf16y 64(%rax,%rbp), %xmm2
	{vex} vcvtneps2bf16y 64(%rax,%rbp), %xmm3
	pextq %rbx, %rdx, %rsi
	pextq %rbx, %rax, %rdx
	sarxq %rdx, 64(%rax,%rbp), %rsp
	sarxq %rax, %rbx, %rsp
	tileloaddrs 64(%rax,%rbp), %tmm7
	tileloaddrs 64(%rax,%rbp), %tmm5
	tileloadd 64(%rax,%rbp), %tmm7
	tileloadd 64(%rax,%rbp), %tmm6
	vpdpbssd 64(%rax,%rbp), %xmm2, %xmm3
	vpdpbssd 64(%rax,%rbp), %xmm0, %xmm1
	vpdpbssds %ymm3, %ymm0, %ymm0
	vpdpbssds %xmm3, %xmm2, %xmm1
	tdpfp16ps %tmm2, %tmm3, %tmm1
	tdpfp16ps %tmm0, %tmm3, %tmm4
	tdpbssd %tmm0, %tmm3, %tmm5
	tdpbssd %tmm0, %tmm3, %tmm7
	vcvtneobf162ps 64(%rax,%rbp), %xmm5
	vcvtneobf162ps 64(%rax,%rbp), %ymm5
	vsm4rnds4 %ymm3, %ymm0, %ymm1
	vsm4rnds4 %xmm3, %xmm2, %xmm2
	pdepl %ebx, %eax, %esp
	pdepl %ebx, %edx, %ecx
	mulxl %ebx, %eax, %ebx
	mulxl 64(%rax,%rbp), %eax, %eax
	shrxl %eax, 64(%rax,%rbp), %esi
	shrxl %eax, 64(%rax,%rbp), %ecx
	vsha512rnds2 %xmm3, %ymm0, %ymm6
	vsha512rnds2 %xmm3, %ymm0, %ymm4
	vsha512msg1 %xmm3, %ymm0
	vsha512msg1 %xmm3, %ymm4
	vsha512msg2 %ymm3, %ymm2
	vsha512msg2 %ymm3, %ymm6
	pdepq 64(%rax,%rbp), %rax, %rdx
	pdepq %rbx, %rax, %rdi
	mulxq %rbx, %rdx, %rcx
	mulxq 64(%rax,%rbp), %rdx, %rbp
	shrxq %rax, %rbx, %rdx
	shrxq %rdx, %rbx, %rsp
	vpblendd $144, %xmm3, %xmm2, %xmm3
	vpblendd $144, 64(%rax,%rbp), %xmm2, %xmm3
	vroundps $144, %ymm3, %ymm6
	vroundps $144, 64(%rax,%rbp), %ymm2
	vroundpd $144, %ymm3, %ymm3
	vroundpd $144, %xmm3, %xmm0
	vroundss $144, %xmm3, %xmm0, %xmm1
	vroundss $144, 64(%rax,%rbp), %xmm2, %xmm7
	vroundsd $144, %xmm3, %xmm2, %xmm4
	vroundsd $144, %xmm3, %xmm2, %xmm2
	vblendps $144, 64(%rax,%rbp), %xmm2, %xmm3
	vblendps $144, %ymm3, %ymm2, %ymm6
	vblendpd $144, 64(%rax,%rbp), %ymm2, %ymm4
	vblendpd $144, 64(%rax,%rbp), %xmm0, %xmm2
	vpblendw $144, 64(%rax,%rbp), %ymm0, %ymm5
	vpblendw $144, 64(%rax,%rbp), %xmm2, %xmm3
	vpalignr $144, 64(%rax,%rbp), %xmm2, %xmm7
	vpalignr $144, 64(%rax,%rbp), %xmm0, %xmm6
	vpextrb $144, %xmm2, 64(%rax,%rbp)
	vpextrb $144, %xmm4, 64(%rax,%rbp)
	vpextrd $144, %xmm5, 64(%rax,%rbp)
	vpextrd $144, %xmm4, 64(%rax,%rbp)
	vextractps $144, %xmm0, %ebx
	vextractps $144, %xmm4, 64(%rax,%rbp)
	vcvtps2ph $144, %ymm0, 64(%rax,%rbp)
	vcvtps2ph $144, %xmm3, 64(%rax,%rbp)
	vpinsrb $144, 64(%rax,%rbp), %xmm2, %xmm5
	vpinsrb $144, %ebx, %xmm0, %xmm4
	vinsertps $144, 64(%rax,%rbp), %xmm0, %xmm0
	vinsertps $144, %xmm3, %xmm0, %xmm4
	vpinsrd $144, %ebx, %xmm2, %xmm6
	vpinsrd $144, %ebx, %xmm0, %xmm7
	kshiftrb $144, %k3, %k3
	kshiftrb $144, %k3, %k0
	kshiftrd $144, %k3, %k3
	kshiftrd $144, %k3, %k2
	kshiftlb $144, %k3, %k4
	kshiftlb $144, %k3, %k6
	kshiftld $144, %k3, %k4
	kshiftld $144, %k3, %k6
	vdpps $144, 64(%rax,%rbp), %xmm2, %xmm1
	vdpps $144, %xmm3, %xmm0, %xmm5
	vdppd $144, %xmm3, %xmm2, %xmm4
	vdppd $144, 64(%rax,%rbp), %xmm0, %xmm2
	vmpsadbw $144, %xmm3, %xmm0, %xmm7
	vmpsadbw $144, 64(%rax,%rbp), %xmm0, %xmm4
	vpclmulqdq $144, 64(%rax,%rbp), %xmm2, %xmm0
	vpclmulqdq $144, %ymm3, %ymm0, %ymm4
	vpermil2ps $0, 64(%rax,%rbp), %ymm9, %ymm2, %ymm2
	vpermil2ps $0, %ymm9, 64(%rax,%rbp), %ymm0, %ymm3
	vpermil2pd $0, 64(%rax,%rbp), %ymm9, %ymm2, %ymm4
	vpermil2pd $0, 64(%rax,%rbp), %ymm9, %ymm0, %ymm3
	vblendvps %xmm9, 64(%rax,%rbp), %xmm0, %xmm7
	vblendvps %ymm9, %ymm3, %ymm2, %ymm6
	vblendvpd %ymm9, %ymm3, %ymm0, %ymm5
	vblendvpd %ymm9, %ymm3, %ymm2, %ymm3
	vpblendvb %xmm9, 64(%rax,%rbp), %xmm2, %xmm2
	vpblendvb %ymm9, 64(%rax,%rbp), %ymm2, %ymm2
	vpcmpestrm $144, %xmm3, %xmm5
	vpcmpestrm $144, %xmm3, %xmm6
	vpcmpestri $144, %xmm3, %xmm0
	vpcmpestri $144, %xmm3, %xmm2
	vpcmpistrm $144, %xmm3, %xmm3
	vpcmpistrm $144, %xmm3, %xmm4
	vpcmpistri $144, %xmm3, %xmm5
	vpcmpistri $144, %xmm3, %xmm6
	vsm3rnds2 $144, 64(%rax,%rbp), %xmm2, %xmm4
	vsm3rnds2 $144, %xmm3, %xmm0, %xmm4
	vaeskeygenassist $144, %xmm3, %xmm3
	vaeskeygenassist $144, 64(%rax,%rbp), %xmm2
	vperm2f128 $144, %ymm3, %ymm0, %ymm5
	vperm2f128 $144, %ymm3, %ymm2, %ymm4
	vinsertf128 $144, %xmm3, %ymm2, %ymm3
	vinsertf128 $144, 64(%rax,%rbp), %ymm0, %ymm7
	vextractf128 $144, %ymm4, %xmm3
	vextractf128 $144, %ymm5, 64(%rax,%rbp)
	vinserti128 $144, %xmm3, %ymm2, %ymm4
	vinserti128 $144, %xmm3, %ymm0, %ymm4
	vextracti128 $144, %ymm6, %xmm3
	vextracti128 $144, %ymm5, 64(%rax,%rbp)
	vperm2i128 $144, 64(%rax,%rbp), %ymm0, %ymm5
	vperm2i128 $144, 64(%rax,%rbp), %ymm0, %ymm0
	vpextrq $144, %xmm7, %rbx
	vpextrq $144, %xmm7, 64(%rax,%rbp)
	vpinsrq $144, %rbx, %xmm2, %xmm6
	vpinsrq $144, %rbx, %xmm2, %xmm0
	kshiftrw $144, %k3, %k3
	kshiftrw $144, %k3, %k5
	kshiftrq $144, %k3, %k2
	kshiftrq $144, %k3, %k0
	kshiftlw $144, %k3, %k1
	kshiftlw $144, %k3, %k2
	kshiftlq $144, %k3, %k2
	kshiftlq $144, %k3, %k7
	vgf2p8affineqb $144, 64(%rax,%rbp), %xmm2, %xmm5
	vgf2p8affineqb $144, 64(%rax,%rbp), %ymm0, %ymm0
	vgf2p8affineinvqb $144, 64(%rax,%rbp), %ymm2, %ymm1
	vgf2p8affineinvqb $144, %xmm3, %xmm0, %xmm7
	vpermq $144, %ymm3, %ymm3
	vpermq $144, 64(%rax,%rbp), %ymm3
	vpermpd $144, %ymm3, %ymm3
	vpermpd $144, %ymm3, %ymm2
	rorxl $144, %ebx, %esi
	rorxl $144, %ebx, %ebx
	rorxq $144, 64(%rax,%rbp), %rdx
	rorxq $144, %rbx, %rbp
	tdpbf8ps %tmm2, %tmm3, %tmm5
	tdpbf8ps %tmm2, %tmm3, %tmm7
	tdphf8ps %tmm2, %tmm3, %tmm2
	tdphf8ps %tmm2, %tmm3, %tmm3
	tdphbf8ps %tmm0, %tmm3, %tmm4
	tdphbf8ps %tmm0, %tmm3, %tmm0
	tdpbhf8ps %tmm0, %tmm3, %tmm6
	tdpbhf8ps %tmm2, %tmm3, %tmm6
	wrmsrns %rbx, $-1869574000
	uwrmsr %rbx, $-1869574000
	rdmsr $-1869574000, %rbx
	urdmsr $-1869574000, %rbx
