# triple: x86_64-linux-gnu
	vmovups 4096(%rax,%rbp), %zmm1
	vmovups %ymm1, 2048(%rax,%rbp) {%k4}
	vunpcklps %xmm3, %xmm0, %xmm1 {%k4}
	vunpcklps 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k4}
	vunpckhps 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k1} {z}
	vunpckhps 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k1}
	vmovaps %ymm1, 2048(%rax,%rbp) {%k4}
	vmovaps 4096(%rax,%rbp), %zmm1
	vucomiss {sae}, %xmm3, %xmm1
	vcomiss {sae}, %xmm3, %xmm1
	vsqrtps {rn-sae}, %zmm3, %zmm1 {%k1}
	vsqrtps {rd-sae}, %zmm3, %zmm1 {%k1} {z}
	vandps 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k1} {z}
	vandps 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vandnps 1024(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vandnps %xmm3, %xmm0, %xmm1 {%k4}
	vorps %zmm3, %zmm0, %zmm1
	vorps 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vxorps 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vxorps %zmm3, %zmm0, %zmm1 {%k1}
	vaddps 1024(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vaddps %ymm3, %ymm2, %ymm1 {%k1}
	vmulps 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k1}
	vmulps {rn-sae}, %zmm3, %zmm2, %zmm1
	vcvtps2pd 256(%rax,%rbp){1to8}, %zmm1 {%k1} {z}
	vcvtps2pd 1024(%rax,%rbp), %ymm1 {%k1} {z}
	vcvtdq2ps 256(%rax,%rbp){1to16}, %zmm1 {%k1}
	vcvtdq2ps {rn-sae}, %zmm3, %zmm1 {%k4}
	vsubps 256(%rax,%rbp){1to16}, %zmm0, %zmm1 {%k4}
	vsubps 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vminps 2048(%rax,%rbp), %ymm0, %ymm1 {%k1}
	vminps 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k1} {z}
	vdivps 1024(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vdivps %zmm3, %zmm2, %zmm1 {%k4}
	vmaxps %zmm3, %zmm2, %zmm1
	vmaxps 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k4}
	vcvttps2udq 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvttps2udq 256(%rax,%rbp){1to4}, %xmm1 {%k4}
	vcvtps2udq {rn-sae}, %zmm3, %zmm1 {%k4}
	vcvtps2udq {ru-sae}, %zmm3, %zmm1 {%k4}
	{evex} kmovw %k3, %k1
	vcmpps $144, {sae}, %zmm3, %zmm2, %k1 {%k4}
	vcmpps $144, 256(%rax,%rbp){1to8}, %ymm0, %k1 {%k4}
	vshufps $144, 256(%rax,%rbp){1to16}, %zmm2, %zmm1
	vshufps $144, %zmm3, %zmm0, %zmm1 {%k4}
	vmovntps %zmm1, 4096(%rax,%rbp)
	vcvtqq2ps {rd-sae}, %zmm3, %ymm1 {%k1}
	vcvtqq2ps {rd-sae}, %zmm3, %ymm1 {%k4}
	vcvtqq2psx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtqq2psx 1024(%rax,%rbp), %xmm1 {%k1}
	vcvttpd2udq %xmm3, %xmm1 {%k1} {z}
	vcvttpd2udq %ymm3, %xmm1 {%k1}
	vcvttpd2udqx 1024(%rax,%rbp), %xmm1 {%k1}
	vcvttpd2udqx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtpd2udq {rz-sae}, %zmm3, %ymm1 {%k1} {z}
	vcvtpd2udq {rz-sae}, %zmm3, %ymm1
	vcvtpd2udqx 1024(%rax,%rbp), %xmm1 {%k1}
	vcvtpd2udqx 1024(%rax,%rbp), %xmm1
	{evex} kmovq %k3, %k1
	vcvtqq2psy 2048(%rax,%rbp), %xmm1
	vcvtqq2psy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvttpd2udqy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vcvttpd2udqy 2048(%rax,%rbp), %xmm1
	vcvtpd2udqy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvtpd2udqy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtps2dq %zmm3, %zmm1
	vcvtps2dq {ru-sae}, %zmm3, %zmm1 {%k4}
	vpunpcklbw 4096(%rax,%rbp), %zmm0, %zmm1
	vpunpcklbw %zmm3, %zmm0, %zmm1
	vpunpcklwd 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpunpcklwd %ymm3, %ymm0, %ymm1 {%k1}
	vpunpckldq %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpunpckldq %ymm3, %ymm0, %ymm1 {%k4}
	vpacksswb 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vpacksswb 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vpcmpgtb %zmm3, %zmm2, %k1 {%k1}
	vpcmpgtb %xmm3, %xmm0, %k1
	vpcmpgtw %xmm3, %xmm0, %k1 {%k4}
	vpcmpgtw %ymm3, %ymm2, %k1
	vpcmpgtd %ymm3, %ymm0, %k1 {%k4}
	vpcmpgtd 256(%rax,%rbp){1to16}, %zmm2, %k1 {%k4}
	vpackuswb %xmm3, %xmm0, %xmm1 {%k1}
	vpackuswb 4096(%rax,%rbp), %zmm2, %zmm1
	vpunpckhbw %ymm3, %ymm2, %ymm1 {%k4}
	vpunpckhbw %xmm3, %xmm0, %xmm1 {%k4}
	vpunpckhwd 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vpunpckhwd 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpunpckhdq %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpunpckhdq 4096(%rax,%rbp), %zmm0, %zmm1 {%k1}
	vpackssdw %ymm3, %ymm0, %ymm1 {%k4}
	vpackssdw 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vmovdqa32 %zmm1, 4096(%rax,%rbp) {%k1}
	vmovdqa32 %xmm1, %xmm3 {%k1} {z}
	vpshufd $144, 256(%rax,%rbp){1to16}, %zmm1 {%k1} {z}
	vpshufd $144, 256(%rax,%rbp){1to4}, %xmm1
	vpsrlw $144, 2048(%rax,%rbp), %ymm0 {%k1} {z}
	vpsrlw 1024(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vpsraw $144, 2048(%rax,%rbp), %ymm2 {%k4}
	vpsraw 1024(%rax,%rbp), %zmm0, %zmm1
	vpsllw 1024(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vpsllw $144, 1024(%rax,%rbp), %xmm2 {%k4}
	vprord $144, 256(%rax,%rbp){1to16}, %zmm0 {%k1}
	vprord $144, 256(%rax,%rbp){1to16}, %zmm0 {%k4}
	vprold $144, %xmm3, %xmm0 {%k4}
	vprold $144, %ymm3, %ymm2 {%k1} {z}
	vpsrld 1024(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vpsrld $144, 1024(%rax,%rbp), %xmm2
	vpsrad $144, 256(%rax,%rbp){1to8}, %ymm2 {%k1} {z}
	vpsrad $144, 4096(%rax,%rbp), %zmm2 {%k1}
	vpslld $144, 4096(%rax,%rbp), %zmm2 {%k4}
	vpslld 1024(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vpsrldq $144, 4096(%rax,%rbp), %zmm0
	vpsrldq $144, %zmm3, %zmm0
	vpslldq $144, %zmm3, %zmm2
	vpslldq $144, 4096(%rax,%rbp), %zmm0
	vpcmpeqb 2048(%rax,%rbp), %ymm0, %k1
	vpcmpeqb 1024(%rax,%rbp), %xmm2, %k1
	vpcmpeqw %ymm3, %ymm0, %k1
	vpcmpeqw %xmm3, %xmm0, %k1 {%k4}
	vpcmpeqd 256(%rax,%rbp){1to8}, %ymm0, %k1
	vpcmpeqd 256(%rax,%rbp){1to8}, %ymm2, %k1 {%k4}
	vcvttps2uqq %xmm3, %ymm1 {%k1} {z}
	vcvttps2uqq 256(%rax,%rbp){1to4}, %ymm1 {%k1} {z}
	vcvtps2uqq {rd-sae}, %ymm3, %zmm1 {%k4}
	vcvtps2uqq {rz-sae}, %ymm3, %zmm1 {%k1}
	vcvttps2qq 512(%rax,%rbp), %xmm1
	vcvttps2qq %xmm3, %ymm1 {%k1} {z}
	vcvtps2qq 2048(%rax,%rbp), %zmm1 {%k1}
	vcvtps2qq 256(%rax,%rbp){1to2}, %xmm1
	{evex} kmovb %k3, %k1
	vpmullw %xmm3, %xmm2, %xmm1 {%k1}
	vpmullw 4096(%rax,%rbp), %zmm2, %zmm1 {%k4}
	vmovd %xmm3, %xmm1
	vpsubusb %ymm3, %ymm0, %ymm1 {%k1} {z}
	vpsubusb %zmm3, %zmm2, %zmm1 {%k1} {z}
	vpsubusw %ymm3, %ymm0, %ymm1 {%k1}
	vpsubusw %zmm3, %zmm2, %zmm1 {%k1} {z}
	vpminub 4096(%rax,%rbp), %zmm0, %zmm1 {%k1}
	vpminub 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vpandd 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vpandd 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vpaddusb %zmm3, %zmm0, %zmm1
	vpaddusb %ymm3, %ymm0, %ymm1 {%k4}
	vpaddusw 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vpaddusw %xmm3, %xmm2, %xmm1 {%k1}
	vpmaxub 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpmaxub 4096(%rax,%rbp), %zmm0, %zmm1
	vpandnd %zmm3, %zmm0, %zmm1 {%k4}
	vpandnd %xmm3, %xmm2, %xmm1
	vpavgb %zmm3, %zmm0, %zmm1 {%k1} {z}
	vpavgb 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vpavgw 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vpavgw 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vpmulhuw %xmm3, %xmm2, %xmm1 {%k4}
	vpmulhuw %ymm3, %ymm2, %ymm1 {%k4}
	vpmulhw %zmm3, %zmm0, %zmm1 {%k1} {z}
	vpmulhw %xmm3, %xmm2, %xmm1 {%k1}
	vpsubsb 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vpsubsb %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpsubsw %ymm3, %ymm2, %ymm1 {%k1}
	vpsubsw 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpminsw 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpminsw %zmm3, %zmm0, %zmm1
	vpord 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpord %zmm3, %zmm2, %zmm1 {%k4}
	vpaddsb %xmm3, %xmm0, %xmm1 {%k1}
	vpaddsb %zmm3, %zmm2, %zmm1
	vpaddsw %zmm3, %zmm2, %zmm1 {%k1} {z}
	vpaddsw %ymm3, %ymm2, %ymm1 {%k4}
	vpmaxsw 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vpmaxsw %xmm3, %xmm2, %xmm1 {%k1}
	vpxord %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpxord 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpmaddwd 4096(%rax,%rbp), %zmm0, %zmm1 {%k1}
	vpmaddwd 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vpsubb %zmm3, %zmm0, %zmm1
	vpsubb 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vpsubw %zmm3, %zmm2, %zmm1 {%k4}
	vpsubw 4096(%rax,%rbp), %zmm0, %zmm1 {%k1}
	vpsubd 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k4}
	vpsubd 256(%rax,%rbp){1to8}, %ymm2, %ymm1 {%k1} {z}
	vpaddb %xmm3, %xmm0, %xmm1 {%k1}
	vpaddb 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vpaddw %zmm3, %zmm0, %zmm1 {%k4}
	vpaddw 4096(%rax,%rbp), %zmm0, %zmm1 {%k1} {z}
	vpaddd 4096(%rax,%rbp), %zmm0, %zmm1
	vpaddd 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k1}
	vmovntdq %zmm1, 4096(%rax,%rbp)
	vpsadbw %zmm3, %zmm2, %zmm1
	vpsadbw 4096(%rax,%rbp), %zmm0, %zmm1
	vmovupd 4096(%rax,%rbp), %zmm1 {%k1}
	vmovupd 1024(%rax,%rbp), %xmm1 {%k1}
	vunpcklpd 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vunpcklpd %xmm3, %xmm2, %xmm1 {%k1} {z}
	vunpckhpd 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vunpckhpd 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vmovapd %ymm3, %ymm1 {%k1}
	vmovapd 4096(%rax,%rbp), %zmm1 {%k4}
	vucomisd {sae}, %xmm3, %xmm1
	vcomisd {sae}, %xmm3, %xmm1
	vsqrtpd %zmm3, %zmm1 {%k1} {z}
	vsqrtpd {rd-sae}, %zmm3, %zmm1 {%k1}
	vandpd 512(%rax,%rbp){1to2}, %xmm2, %xmm1 {%k4}
	vandpd 1024(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vandnpd 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vandnpd 512(%rax,%rbp){1to4}, %ymm2, %ymm1
	vorpd %xmm3, %xmm2, %xmm1 {%k4}
	vorpd 4096(%rax,%rbp), %zmm0, %zmm1
	vxorpd 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vxorpd 512(%rax,%rbp){1to2}, %xmm2, %xmm1 {%k1} {z}
	vaddpd {rz-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vaddpd %ymm3, %ymm0, %ymm1 {%k1} {z}
	vmulpd 512(%rax,%rbp){1to2}, %xmm0, %xmm1 {%k1}
	vmulpd 512(%rax,%rbp){1to2}, %xmm2, %xmm1 {%k1} {z}
	vcvtpd2ps 512(%rax,%rbp){1to8}, %ymm1
	vcvtpd2ps %zmm3, %ymm1 {%k1}
	vcvtpd2psx 1024(%rax,%rbp), %xmm1 {%k1}
	vcvtpd2psx 1024(%rax,%rbp), %xmm1 {%k4}
	vsubpd %ymm3, %ymm2, %ymm1 {%k1}
	vsubpd 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vminpd %xmm3, %xmm2, %xmm1 {%k1}
	vminpd {sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vdivpd 512(%rax,%rbp){1to4}, %ymm0, %ymm1 {%k1} {z}
	vdivpd 1024(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vmaxpd %ymm3, %ymm0, %ymm1 {%k1}
	vmaxpd 512(%rax,%rbp){1to2}, %xmm0, %xmm1
	vpunpcklqdq 512(%rax,%rbp){1to8}, %zmm2, %zmm1 {%k1}
	vpunpcklqdq 512(%rax,%rbp){1to8}, %zmm2, %zmm1 {%k1} {z}
	vpunpckhqdq %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpunpckhqdq 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vmovdqa64 %ymm1, %ymm3 {%k1}
	vmovdqa64 %zmm1, 4096(%rax,%rbp) {%k4}
	vprorq $144, %ymm3, %ymm2
	vprorq $144, %ymm3, %ymm2 {%k4}
	vprolq $144, 1024(%rax,%rbp), %xmm0
	vprolq $144, %zmm3, %zmm2 {%k4}
	vpsraq %xmm3, %zmm0, %zmm1 {%k4}
	vpsraq $144, 2048(%rax,%rbp), %ymm0 {%k1}
	vpsrlq $144, 512(%rax,%rbp){1to2}, %xmm0
	vpsrlq $144, 512(%rax,%rbp){1to4}, %ymm0
	vpsllq $144, 1024(%rax,%rbp), %xmm2
	vpsllq $144, %ymm3, %ymm2 {%k1} {z}
	vcvttpd2uqq %zmm3, %zmm1 {%k1}
	vcvttpd2uqq 4096(%rax,%rbp), %zmm1 {%k1}
	vcvtpd2uqq {rz-sae}, %zmm3, %zmm1 {%k1}
	vcvtpd2uqq 512(%rax,%rbp){1to2}, %xmm1
	vcvttpd2qq %ymm3, %ymm1 {%k1}
	vcvttpd2qq {sae}, %zmm3, %zmm1 {%k1}
	vcvtpd2qq 512(%rax,%rbp){1to2}, %xmm1 {%k1} {z}
	vcvtpd2qq 2048(%rax,%rbp), %ymm1 {%k4}
	{evex} kmovd %k3, %k1
	vcmppd $144, %zmm3, %zmm0, %k1 {%k1}
	vcmppd $144, %zmm3, %zmm2, %k1
	vshufpd $144, 4096(%rax,%rbp), %zmm0, %zmm1
	vshufpd $144, 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpaddq 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vpaddq %zmm3, %zmm2, %zmm1 {%k1}
	vpandq 512(%rax,%rbp){1to4}, %ymm2, %ymm1
	vpandq 1024(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vpandnq %ymm3, %ymm2, %ymm1
	vpandnq 512(%rax,%rbp){1to8}, %zmm0, %zmm1
	vcvttpd2dq 512(%rax,%rbp){1to8}, %ymm1
	vcvttpd2dq {sae}, %zmm3, %ymm1 {%k1} {z}
	vcvttpd2dqx 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvttpd2dqx 1024(%rax,%rbp), %xmm1 {%k1}
	vporq 4096(%rax,%rbp), %zmm2, %zmm1 {%k4}
	vporq 512(%rax,%rbp){1to4}, %ymm0, %ymm1 {%k1} {z}
	vpxorq 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpxorq %ymm3, %ymm0, %ymm1
	vpmuludq 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vpmuludq %xmm3, %xmm2, %xmm1 {%k1}
	vpsubq 512(%rax,%rbp){1to2}, %xmm0, %xmm1 {%k4}
	vpsubq %zmm3, %zmm0, %zmm1 {%k1} {z}
	vcvtpd2psy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtpd2psy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvttpd2dqy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvttpd2dqy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vmovntpd %zmm1, 4096(%rax,%rbp)
	vmovss %xmm3, %xmm2, %xmm1 {%k4}
	vmovss %xmm1, 256(%rax,%rbp) {%k1}
	vmovsldup 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vmovsldup 2048(%rax,%rbp), %ymm1 {%k4}
	vmovshdup %xmm3, %xmm1 {%k1}
	vmovshdup %xmm3, %xmm1 {%k1} {z}
	vcvtsi2ss %rbx, {rd-sae}, %xmm0, %xmm1
	vcvtsi2ss %rbx, {ru-sae}, %xmm2, %xmm1
	vcvttss2si {sae}, %xmm3, %rcx
	vcvttss2si {sae}, %xmm3, %ecx
	vcvtss2si {rz-sae}, %xmm3, %rcx
	vcvtss2si {ru-sae}, %xmm3, %ecx
	vucomxss 256(%rax,%rbp), %xmm1
	vucomxss {sae}, %xmm3, %xmm1
	vcomxss %xmm3, %xmm1
	vcomxss {sae}, %xmm3, %xmm1
	vsqrtss {rd-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vsqrtss {ru-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vaddss {ru-sae}, %xmm3, %xmm2, %xmm1
	vaddss %xmm3, %xmm2, %xmm1 {%k1} {z}
	vmulss {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vmulss {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vcvtss2sd 256(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vcvtss2sd {sae}, %xmm3, %xmm2, %xmm1
	vcvttps2dq 256(%rax,%rbp){1to16}, %zmm1
	vcvttps2dq {sae}, %zmm3, %zmm1 {%k1}
	vsubss {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vsubss {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vminss 256(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vminss %xmm3, %xmm2, %xmm1 {%k4}
	vdivss {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vdivss {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vmaxss 256(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vmaxss %xmm3, %xmm0, %xmm1 {%k1}
	vmovdqu32 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vmovdqu32 1024(%rax,%rbp), %xmm1 {%k1}
	vpshufhw $144, 2048(%rax,%rbp), %ymm1 {%k1} {z}
	vpshufhw $144, %zmm3, %zmm1 {%k1}
	vcvttss2usi {sae}, %xmm3, %ecx
	vcvttss2usi 256(%rax,%rbp), %ecx
	vcvtss2usi {rz-sae}, %xmm3, %ecx
	vcvtss2usi %xmm3, %ecx
	vcvtudq2pd 1024(%rax,%rbp), %ymm1 {%k4}
	vcvtudq2pd 512(%rax,%rbp), %xmm1 {%k4}
	vcvtusi2ss %rbx, {ru-sae}, %xmm2, %xmm1
	vcvtusi2ss %ebx, %xmm0, %xmm1
	vcvtusi2ssl 256(%rax,%rbp), %xmm2, %xmm1
	vcvtusi2ssl 256(%rax,%rbp), %xmm0, %xmm1
	vcmpss $144, 256(%rax,%rbp), %xmm0, %k1
	vcmpss $144, 256(%rax,%rbp), %xmm0, %k1 {%k1}
	vcvtdq2pd 256(%rax,%rbp){1to8}, %zmm1 {%k1} {z}
	vcvtdq2pd 1024(%rax,%rbp), %ymm1 {%k1}
	vmovdqu64 %ymm1, 2048(%rax,%rbp) {%k1}
	vmovdqu64 2048(%rax,%rbp), %ymm1
	vcvtuqq2pd 1024(%rax,%rbp), %xmm1 {%k1}
	vcvtuqq2pd 2048(%rax,%rbp), %ymm1 {%k4}
	vcvtusi2ssq 512(%rax,%rbp), %xmm0, %xmm1
	vcvtusi2ssq 512(%rax,%rbp), %xmm2, %xmm1
	vcvtqq2pd {ru-sae}, %zmm3, %zmm1
	vcvtqq2pd {rn-sae}, %zmm3, %zmm1
	vcvttsd2si {sae}, %xmm3, %ecx
	vcvttsd2si {sae}, %xmm3, %rcx
	vcvtsd2si {rd-sae}, %xmm3, %ecx
	vcvtsd2si {rn-sae}, %xmm3, %rcx
	vmovdqu8 2048(%rax,%rbp), %ymm1
	vmovdqu8 1024(%rax,%rbp), %xmm1
	vpshuflw $144, %zmm3, %zmm1
	vpshuflw $144, 2048(%rax,%rbp), %ymm1 {%k1}
	vcvttsd2usi %xmm3, %rcx
	vcvttsd2usi %xmm3, %ecx
	vcvtsd2usi 512(%rax,%rbp), %ecx
	vcvtsd2usi {rz-sae}, %xmm3, %ecx
	vcvtudq2ps 4096(%rax,%rbp), %zmm1
	vcvtudq2ps 2048(%rax,%rbp), %ymm1 {%k4}
	vcvtusi2sd %ebx, %xmm0, %xmm1
	vcvtusi2sd %rbx, {rn-sae}, %xmm0, %xmm1
	vcvtusi2sdl 256(%rax,%rbp), %xmm2, %xmm1
	vcvtusi2sdl 256(%rax,%rbp), %xmm0, %xmm1
	vmovsd %xmm3, %xmm0, %xmm1 {%k1}
	vmovsd %xmm1, %xmm0, %xmm3 {%k4}
	vmovddup 2048(%rax,%rbp), %ymm1 {%k1} {z}
	vmovddup 512(%rax,%rbp), %xmm1 {%k1}
	vcvtsi2sd %rbx, {rz-sae}, %xmm0, %xmm1
	vcvtsi2sd %rbx, {rd-sae}, %xmm2, %xmm1
	vucomxsd %xmm3, %xmm1
	vucomxsd {sae}, %xmm3, %xmm1
	vcomxsd 512(%rax,%rbp), %xmm1
	vcomxsd %xmm3, %xmm1
	vsqrtsd {rz-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vsqrtsd {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vaddsd 512(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vaddsd 512(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vmulsd {rn-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vmulsd {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vcvtsd2ss {ru-sae}, %xmm3, %xmm0, %xmm1
	vcvtsd2ss {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vsubsd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vsubsd {ru-sae}, %xmm3, %xmm0, %xmm1
	vminsd {sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vminsd %xmm3, %xmm2, %xmm1 {%k4}
	vdivsd {ru-sae}, %xmm3, %xmm0, %xmm1
	vdivsd {rz-sae}, %xmm3, %xmm2, %xmm1
	vmaxsd {sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vmaxsd {sae}, %xmm3, %xmm0, %xmm1
	vmovdqu16 %zmm1, 4096(%rax,%rbp)
	vmovdqu16 %xmm1, 1024(%rax,%rbp)
	vcvtuqq2ps 512(%rax,%rbp){1to8}, %ymm1 {%k4}
	vcvtuqq2ps %zmm3, %ymm1 {%k1}
	vcvtuqq2psx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtuqq2psx 1024(%rax,%rbp), %xmm1
	vcvtusi2sdq 512(%rax,%rbp), %xmm2, %xmm1
	vcvtusi2sdq 512(%rax,%rbp), %xmm0, %xmm1
	vcmpsd $144, {sae}, %xmm3, %xmm0, %k1 {%k4}
	vcmpsd $144, %xmm3, %xmm0, %k1 {%k1}
	vcvtpd2dq %xmm3, %xmm1 {%k4}
	vcvtpd2dq 512(%rax,%rbp){1to4}, %xmm1 {%k1}
	vcvtpd2dqx 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtpd2dqx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtuqq2psy 2048(%rax,%rbp), %xmm1
	vcvtuqq2psy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvtpd2dqy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtpd2dqy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vpdpbuud 256(%rax,%rbp){1to4}, %xmm0, %xmm1 {%k1} {z}
	vpdpbuud 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k4}
	vpdpbuuds 1024(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vpdpbuuds 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vdpphps 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vdpphps 256(%rax,%rbp){1to4}, %xmm2, %xmm1
	vcvtbiasph2bf8 128(%rax,%rbp){1to8}, %xmm2, %xmm1 {%k1} {z}
	vcvtbiasph2bf8 %ymm3, %ymm0, %xmm1 {%k1}
	vpdpwuud 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k1}
	vpdpwuud 256(%rax,%rbp){1to8}, %ymm0, %ymm1
	vpdpwuuds %zmm3, %zmm0, %zmm1 {%k4}
	vpdpwuuds 256(%rax,%rbp){1to8}, %ymm2, %ymm1 {%k4}
	{nf} andnl %ebx, %edx, %ecx
	{nf} andnl 64(%rax,%rbp), %edx, %ecx
	{nf} blsrl 64(%rax,%rbp), %eax
	{nf} blsrl 64(%rax,%rbp), %edx
	{nf} blsmskl 64(%rax,%rbp), %edx
	{nf} blsmskl %ebx, %eax
	{nf} blsil %ebx, %eax
	{nf} blsil 64(%rax,%rbp), %eax
	{nf} bzhil %eax, 64(%rax,%rbp), %ecx
	{nf} bzhil %edx, 64(%rax,%rbp), %ecx
	{nf} bextrl %eax, 64(%rax,%rbp), %ecx
	{nf} bextrl %edx, %ebx, %ecx
	tcvtrowps2phh %edx, %tmm3, %zmm1
	tcvtrowps2phh %eax, %tmm3, %zmm1
	{nf} andnq 64(%rax,%rbp), %rax, %rcx
	{nf} andnq 64(%rax,%rbp), %rdx, %rcx
	{nf} blsrq %rbx, %rdx
	{nf} blsrq 64(%rax,%rbp), %rax
	{nf} blsmskq 64(%rax,%rbp), %rax
	{nf} blsmskq 64(%rax,%rbp), %rdx
	{nf} blsiq %rbx, %rax
	{nf} blsiq 64(%rax,%rbp), %rdx
	{nf} bzhiq %rdx, %rbx, %rcx
	{nf} bzhiq %rdx, 64(%rax,%rbp), %rcx
	{nf} bextrq %rax, 64(%rax,%rbp), %rcx
	{nf} bextrq %rdx, 64(%rax,%rbp), %rcx
	vpshufb 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpshufb %xmm3, %xmm0, %xmm1 {%k4}
	vpmaddubsw 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vpmaddubsw %zmm3, %zmm0, %zmm1 {%k1} {z}
	vpmulhrsw 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vpmulhrsw 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vpermilps 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vpermilps 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vcvtph2ps {sae}, %ymm3, %zmm1 {%k1} {z}
	vcvtph2ps 1024(%rax,%rbp), %ymm1 {%k1}
	vprorvd %xmm3, %xmm2, %xmm1 {%k1}
	vprorvd %zmm3, %zmm2, %zmm1 {%k4}
	vprolvd 2048(%rax,%rbp), %ymm0, %ymm1
	vprolvd 256(%rax,%rbp){1to8}, %ymm2, %ymm1
	vbroadcastss %xmm3, %ymm1 {%k1}
	vbroadcastss 256(%rax,%rbp), %xmm1 {%k1} {z}
	vpabsb %zmm3, %zmm1 {%k1}
	vpabsb 4096(%rax,%rbp), %zmm1
	vpabsw %zmm3, %zmm1 {%k1} {z}
	vpabsw 1024(%rax,%rbp), %xmm1 {%k1}
	vpabsd 256(%rax,%rbp){1to8}, %ymm1 {%k1} {z}
	vpabsd 4096(%rax,%rbp), %zmm1
	vpmovsxbw %xmm3, %xmm1 {%k1} {z}
	vpmovsxbw %xmm3, %ymm1 {%k1}
	vpmovsxbd %xmm3, %ymm1 {%k1}
	vpmovsxbd %xmm3, %zmm1
	vpmovsxbq %xmm3, %ymm1 {%k1} {z}
	vpmovsxbq %xmm3, %zmm1 {%k4}
	vpmovsxwd 2048(%rax,%rbp), %zmm1 {%k1} {z}
	vpmovsxwd 2048(%rax,%rbp), %zmm1
	vpmovsxwq %xmm3, %xmm1 {%k1}
	vpmovsxwq 256(%rax,%rbp), %xmm1 {%k1}
	vpmovsxdq 2048(%rax,%rbp), %zmm1 {%k1}
	vpmovsxdq 1024(%rax,%rbp), %ymm1 {%k1}
	vptestmb %xmm3, %xmm0, %k1
	vptestmb 2048(%rax,%rbp), %ymm0, %k1
	vptestmd 2048(%rax,%rbp), %ymm2, %k1
	vptestmd 4096(%rax,%rbp), %zmm2, %k1
	vpackusdw 4096(%rax,%rbp), %zmm2, %zmm1
	vpackusdw %ymm3, %ymm2, %ymm1 {%k1}
	vscalefps %xmm3, %xmm2, %xmm1 {%k1}
	vscalefps {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vscalefss %xmm3, %xmm0, %xmm1
	vscalefss {rd-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vpmovzxbw %xmm3, %xmm1 {%k1} {z}
	vpmovzxbw %xmm3, %ymm1 {%k4}
	vpmovzxbd %xmm3, %zmm1 {%k4}
	vpmovzxbd 1024(%rax,%rbp), %zmm1
	vpmovzxbq %xmm3, %ymm1 {%k1}
	vpmovzxbq %xmm3, %xmm1 {%k1} {z}
	vpmovzxwd %xmm3, %ymm1 {%k1} {z}
	vpmovzxwd 1024(%rax,%rbp), %ymm1 {%k1} {z}
	vpmovzxwq 512(%rax,%rbp), %ymm1 {%k1} {z}
	vpmovzxwq %xmm3, %ymm1 {%k1} {z}
	vpmovzxdq 1024(%rax,%rbp), %ymm1 {%k4}
	vpmovzxdq %ymm3, %zmm1 {%k1} {z}
	vpminsb %xmm3, %xmm2, %xmm1 {%k1} {z}
	vpminsb %xmm3, %xmm2, %xmm1 {%k4}
	vpminsd 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vpminsd 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpminuw %xmm3, %xmm0, %xmm1 {%k1}
	vpminuw %ymm3, %ymm0, %ymm1 {%k1} {z}
	vpminud 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vpminud %ymm3, %ymm0, %ymm1 {%k1} {z}
	vpmaxsb 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vpmaxsb %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpmaxsd 4096(%rax,%rbp), %zmm2, %zmm1
	vpmaxsd %zmm3, %zmm2, %zmm1 {%k4}
	vpmaxuw 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpmaxuw %zmm3, %zmm2, %zmm1 {%k1} {z}
	vpmaxud %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpmaxud 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vpmulld 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k4}
	vpmulld 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k1} {z}
	vgetexpps 256(%rax,%rbp){1to8}, %ymm1 {%k1}
	vgetexpps 1024(%rax,%rbp), %xmm1 {%k4}
	vgetexpss {sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vgetexpss 256(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vplzcntd 4096(%rax,%rbp), %zmm1 {%k4}
	vplzcntd %xmm3, %xmm1
	vpsrlvd 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k4}
	vpsrlvd 256(%rax,%rbp){1to16}, %zmm0, %zmm1
	vpsravd 256(%rax,%rbp){1to8}, %ymm2, %ymm1 {%k4}
	vpsravd 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k1}
	vpsllvd 256(%rax,%rbp){1to8}, %ymm2, %ymm1 {%k1}
	vpsllvd 256(%rax,%rbp){1to16}, %zmm2, %zmm1 {%k1}
	vrcp14ps 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vrcp14ps 2048(%rax,%rbp), %ymm1 {%k1} {z}
	vrcp14ss 256(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vrcp14ss %xmm3, %xmm2, %xmm1
	vrsqrt14ps 2048(%rax,%rbp), %ymm1
	vrsqrt14ps %xmm3, %xmm1
	vrsqrt14ss 256(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vrsqrt14ss %xmm3, %xmm2, %xmm1 {%k1} {z}
	vpdpbusd %xmm3, %xmm0, %xmm1 {%k4}
	vpdpbusd 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k1} {z}
	vpdpbusds 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vpdpbusds 2048(%rax,%rbp), %ymm0, %ymm1
	vpdpwssd 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k4}
	vpdpwssd 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpdpwssds %zmm3, %zmm0, %zmm1 {%k1} {z}
	vpdpwssds %xmm3, %xmm2, %xmm1
	vpopcntb 4096(%rax,%rbp), %zmm1 {%k1} {z}
	vpopcntb 4096(%rax,%rbp), %zmm1 {%k4}
	vpopcntd %xmm3, %xmm1
	vpopcntd 256(%rax,%rbp){1to8}, %ymm1
	vpbroadcastd 256(%rax,%rbp), %zmm1 {%k1}
	vpbroadcastd %xmm3, %zmm1 {%k1} {z}
	vbroadcasti32x2 %xmm3, %ymm1 {%k1} {z}
	vbroadcasti32x2 %xmm3, %ymm1
	vpexpandb 64(%rax,%rbp), %zmm1
	vpexpandb 64(%rax,%rbp), %xmm1 {%k1} {z}
	vpcompressb %zmm1, 64(%rax,%rbp)
	vpcompressb %ymm1, %ymm3 {%k1} {z}
	vpblendmd 256(%rax,%rbp){1to16}, %zmm2, %zmm1 {%k1}
	vpblendmd 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vblendmps %xmm3, %xmm2, %xmm1 {%k1}
	vblendmps %ymm3, %ymm2, %ymm1 {%k1}
	vpblendmb 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpblendmb %xmm3, %xmm2, %xmm1
	vcvt2ps2phx 4096(%rax,%rbp), %zmm2, %zmm1
	vcvt2ps2phx {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vpshldvd 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k4}
	vpshldvd 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vpshrdvd 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vpshrdvd %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpermi2b %ymm3, %ymm0, %ymm1
	vpermi2b %zmm3, %zmm0, %zmm1 {%k1} {z}
	vpermi2d %ymm3, %ymm2, %ymm1 {%k4}
	vpermi2d %ymm3, %ymm0, %ymm1
	vpermi2ps 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vpermi2ps %ymm3, %ymm2, %ymm1 {%k1} {z}
	vpbroadcastb %xmm3, %ymm1 {%k1}
	vpbroadcastb %ebx, %xmm1 {%k1}
	vpbroadcastw %ebx, %zmm1 {%k4}
	vpbroadcastw 128(%rax,%rbp), %ymm1 {%k1} {z}
	vpermt2b 2048(%rax,%rbp), %ymm0, %ymm1
	vpermt2b %zmm3, %zmm0, %zmm1
	vpermt2d %ymm3, %ymm0, %ymm1 {%k4}
	vpermt2d 256(%rax,%rbp){1to8}, %ymm2, %ymm1
	vpermt2ps 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k1} {z}
	vpermt2ps 256(%rax,%rbp){1to4}, %xmm0, %xmm1 {%k4}
	vexpandps %zmm3, %zmm1 {%k1} {z}
	vexpandps 256(%rax,%rbp), %ymm1 {%k1} {z}
	vpexpandd %zmm3, %zmm1 {%k1}
	vpexpandd 256(%rax,%rbp), %zmm1
	vcompressps %xmm1, %xmm3 {%k4}
	vcompressps %ymm1, 256(%rax,%rbp)
	vpcompressd %zmm1, 256(%rax,%rbp)
	vpcompressd %zmm1, %zmm3 {%k1}
	vpermb %zmm3, %zmm2, %zmm1 {%k1}
	vpermb %xmm3, %xmm2, %xmm1
	vpshufbitqmb %ymm3, %ymm0, %k1 {%k1}
	vpshufbitqmb %xmm3, %xmm2, %k1
	vpgatherdd 256(%rax,%zmm5), %zmm1 {%k1}
	vpgatherdd 256(%rax,%xmm5), %xmm1 {%k4}
	vpgatherqd 256(%rax,%zmm5), %ymm1 {%k1}
	vpgatherqd 256(%rax,%xmm5), %xmm1 {%k4}
	vgatherdps 256(%rax,%zmm5), %zmm1 {%k4}
	vgatherdps 256(%rax,%ymm5), %ymm1 {%k1}
	vgatherqps 256(%rax,%ymm5), %xmm1 {%k4}
	vgatherqps 256(%rax,%ymm5), %xmm1 {%k1}
	vfmaddsub132ps {ru-sae}, %zmm3, %zmm2, %zmm1
	vfmaddsub132ps {ru-sae}, %zmm3, %zmm0, %zmm1
	vfmsubadd132ps {ru-sae}, %zmm3, %zmm0, %zmm1 {%k1}
	vfmsubadd132ps 4096(%rax,%rbp), %zmm0, %zmm1 {%k1} {z}
	vfmadd132ps %ymm3, %ymm0, %ymm1 {%k1} {z}
	vfmadd132ps {rn-sae}, %zmm3, %zmm0, %zmm1
	vfmadd132ss %xmm3, %xmm0, %xmm1 {%k4}
	vfmadd132ss {ru-sae}, %xmm3, %xmm2, %xmm1
	vfmsub132ps 256(%rax,%rbp){1to16}, %zmm2, %zmm1 {%k1} {z}
	vfmsub132ps 256(%rax,%rbp){1to16}, %zmm2, %zmm1 {%k4}
	vfmsub132ss {rz-sae}, %xmm3, %xmm0, %xmm1
	vfmsub132ss %xmm3, %xmm0, %xmm1 {%k4}
	vfnmadd132ps {rz-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfnmadd132ps 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k4}
	vfnmadd132ss {rz-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vfnmadd132ss %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmsub132ps {ru-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfnmsub132ps 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vfnmsub132ss 256(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vfnmsub132ss {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpscatterdd %xmm1, 256(%rax,%xmm5) {%k1}
	vpscatterdd %xmm1, 256(%rax,%xmm5) {%k4}
	vpscatterqd %xmm1, 256(%rax,%ymm5) {%k1}
	vpscatterqd %xmm1, 256(%rax,%xmm5) {%k4}
	vscatterdps %ymm1, 256(%rax,%ymm5) {%k1}
	vscatterdps %ymm1, 256(%rax,%ymm5) {%k4}
	vscatterqps %xmm1, 256(%rax,%ymm5) {%k1}
	vscatterqps %xmm1, 256(%rax,%xmm5) {%k1}
	vfmaddsub213ps 4096(%rax,%rbp), %zmm0, %zmm1 {%k1}
	vfmaddsub213ps {rd-sae}, %zmm3, %zmm0, %zmm1
	vfmsubadd213ps 256(%rax,%rbp){1to8}, %ymm2, %ymm1 {%k1}
	vfmsubadd213ps {rz-sae}, %zmm3, %zmm2, %zmm1
	vfmadd213ps %xmm3, %xmm0, %xmm1 {%k1}
	vfmadd213ps {ru-sae}, %zmm3, %zmm0, %zmm1 {%k4}
	vfmadd213ss {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfmadd213ss %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfmsub213ps {ru-sae}, %zmm3, %zmm0, %zmm1 {%k1}
	vfmsub213ps %ymm3, %ymm2, %ymm1 {%k1} {z}
	vfmsub213ss 256(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vfmsub213ss {rd-sae}, %xmm3, %xmm0, %xmm1
	vfnmadd213ps %zmm3, %zmm2, %zmm1
	vfnmadd213ps {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfnmadd213ss {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vfnmadd213ss {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmsub213ps 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vfnmsub213ps {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfnmsub213ss 256(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vfnmsub213ss {rd-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vfmaddsub231ps 256(%rax,%rbp){1to16}, %zmm0, %zmm1 {%k1}
	vfmaddsub231ps {rz-sae}, %zmm3, %zmm0, %zmm1
	vfmsubadd231ps {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsubadd231ps 256(%rax,%rbp){1to16}, %zmm2, %zmm1
	vfmadd231ps 1024(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vfmadd231ps 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vfmadd231ss {rz-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vfmadd231ss {rz-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfmsub231ps {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmsub231ps 256(%rax,%rbp){1to4}, %xmm0, %xmm1 {%k1}
	vfmsub231ss {ru-sae}, %xmm3, %xmm0, %xmm1
	vfmsub231ss {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfnmadd231ps {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfnmadd231ps %ymm3, %ymm0, %ymm1 {%k1}
	vfnmadd231ss {ru-sae}, %xmm3, %xmm0, %xmm1
	vfnmadd231ss {rz-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vfnmsub231ps 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vfnmsub231ps {rd-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfnmsub231ss {rd-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vfnmsub231ss {rz-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vpconflictd 256(%rax,%rbp){1to4}, %xmm1 {%k1} {z}
	vpconflictd %zmm3, %zmm1
	vexp2ps %zmm3, %zmm1 {%k4}
	vexp2ps 4096(%rax,%rbp), %zmm1 {%k1}
	vrcp28ps {sae}, %zmm3, %zmm1 {%k1}
	vrcp28ps %zmm3, %zmm1
	vrcp28ss {sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vrcp28ss %xmm3, %xmm0, %xmm1 {%k1}
	vrsqrt28ps 256(%rax,%rbp){1to16}, %zmm1 {%k4}
	vrsqrt28ps %zmm3, %zmm1 {%k4}
	vrsqrt28ss {sae}, %xmm3, %xmm0, %xmm1
	vrsqrt28ss 256(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vgf2p8mulb 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vgf2p8mulb 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vpdpwusd 256(%rax,%rbp){1to16}, %zmm0, %zmm1 {%k1}
	vpdpwusd 256(%rax,%rbp){1to16}, %zmm0, %zmm1 {%k1} {z}
	vpdpwusds 4096(%rax,%rbp), %zmm0, %zmm1
	vpdpwusds %ymm3, %ymm0, %ymm1 {%k1}
	vpermps 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vpermps %zmm3, %zmm2, %zmm1
	vbroadcastf32x2 512(%rax,%rbp), %ymm1 {%k4}
	vbroadcastf32x2 %xmm3, %ymm1 {%k1} {z}
	vbroadcastf32x4 1024(%rax,%rbp), %ymm1 {%k1}
	vbroadcastf32x4 1024(%rax,%rbp), %ymm1
	vpermd 256(%rax,%rbp){1to16}, %zmm2, %zmm1
	vpermd 256(%rax,%rbp){1to16}, %zmm0, %zmm1 {%k1}
	vbroadcasti32x4 1024(%rax,%rbp), %zmm1 {%k4}
	vbroadcasti32x4 1024(%rax,%rbp), %zmm1
	vbroadcastf32x8 2048(%rax,%rbp), %zmm1
	vbroadcastf32x8 2048(%rax,%rbp), %zmm1 {%k1} {z}
	vmovntdqa 4096(%rax,%rbp), %zmm1
	tilemovrow %edx, %tmm3, %zmm1
	tilemovrow %eax, %tmm3, %zmm1
	vbroadcasti32x8 2048(%rax,%rbp), %zmm1 {%k1}
	vbroadcasti32x8 2048(%rax,%rbp), %zmm1
	tcvtrowps2phl %edx, %tmm3, %zmm1
	tcvtrowps2phl $144, %tmm3, %zmm1
	vgatherpf0dps 256(%rax,%zmm5) {%k4}
	vgatherpf0dps 256(%rax,%zmm5) {%k1}
	vgatherpf1dps 256(%rax,%zmm5) {%k1}
	vgatherpf1dps 256(%rax,%zmm5) {%k4}
	vscatterpf0dps 256(%rax,%zmm5) {%k1}
	vscatterpf0dps 256(%rax,%zmm5) {%k4}
	vscatterpf1dps 256(%rax,%zmm5) {%k4}
	vscatterpf1dps 256(%rax,%zmm5) {%k1}
	vgatherpf0qps 256(%rax,%zmm5) {%k1}
	vgatherpf0qps 256(%rax,%zmm5) {%k4}
	vgatherpf1qps 256(%rax,%zmm5) {%k4}
	vgatherpf1qps 256(%rax,%zmm5) {%k1}
	vscatterpf0qps 256(%rax,%zmm5) {%k4}
	vscatterpf0qps 256(%rax,%zmm5) {%k1}
	vscatterpf1qps 256(%rax,%zmm5) {%k4}
	vscatterpf1qps 256(%rax,%zmm5) {%k1}
	vaesenc 4096(%rax,%rbp), %zmm0, %zmm1
	vaesenc %zmm3, %zmm2, %zmm1
	vaesenclast 4096(%rax,%rbp), %zmm2, %zmm1
	vaesenclast %zmm3, %zmm2, %zmm1
	vaesdec %zmm3, %zmm0, %zmm1
	vaesdec 4096(%rax,%rbp), %zmm2, %zmm1
	vaesdeclast %zmm3, %zmm0, %zmm1
	vaesdeclast %zmm3, %zmm2, %zmm1
	vpermilpd $144, %zmm3, %zmm1 {%k1}
	vpermilpd %ymm3, %ymm0, %ymm1 {%k1}
	vpsrlvw 2048(%rax,%rbp), %ymm0, %ymm1
	vpsrlvw %zmm3, %zmm0, %zmm1 {%k1} {z}
	vpsravw 1024(%rax,%rbp), %xmm2, %xmm1
	vpsravw 4096(%rax,%rbp), %zmm2, %zmm1
	vpsllvw 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vpsllvw 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vprorvq 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vprorvq 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vprolvq 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vprolvq 512(%rax,%rbp){1to4}, %ymm2, %ymm1 {%k1}
	vpabsq %ymm3, %ymm1 {%k1}
	vpabsq 512(%rax,%rbp){1to4}, %ymm1 {%k4}
	vptestmw 4096(%rax,%rbp), %zmm2, %k1
	vptestmw %xmm3, %xmm2, %k1
	vptestmq %ymm3, %ymm2, %k1 {%k4}
	vptestmq 512(%rax,%rbp){1to2}, %xmm2, %k1 {%k1}
	vpmuldq 512(%rax,%rbp){1to2}, %xmm0, %xmm1 {%k4}
	vpmuldq %ymm3, %ymm0, %ymm1 {%k1}
	vpcmpeqq %ymm3, %ymm2, %k1 {%k4}
	vpcmpeqq %ymm3, %ymm2, %k1
	vscalefpd {rz-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vscalefpd 512(%rax,%rbp){1to2}, %xmm0, %xmm1 {%k1} {z}
	vscalefsd 512(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vscalefsd %xmm3, %xmm0, %xmm1 {%k4}
	vpcmpgtq %ymm3, %ymm2, %k1
	vpcmpgtq 512(%rax,%rbp){1to2}, %xmm2, %k1
	vpminsq 512(%rax,%rbp){1to8}, %zmm0, %zmm1 {%k4}
	vpminsq %zmm3, %zmm0, %zmm1 {%k1}
	vpminuq 512(%rax,%rbp){1to4}, %ymm2, %ymm1
	vpminuq %xmm3, %xmm0, %xmm1 {%k4}
	vpmaxsq 512(%rax,%rbp){1to8}, %zmm0, %zmm1
	vpmaxsq 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vpmaxuq 512(%rax,%rbp){1to4}, %ymm2, %ymm1 {%k1} {z}
	vpmaxuq 1024(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vpmullq 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpmullq %xmm3, %xmm0, %xmm1 {%k1}
	vgetexppd {sae}, %zmm3, %zmm1 {%k1} {z}
	vgetexppd %zmm3, %zmm1
	vgetexpsd 512(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vgetexpsd {sae}, %xmm3, %xmm2, %xmm1
	vplzcntq 512(%rax,%rbp){1to8}, %zmm1 {%k1} {z}
	vplzcntq %ymm3, %ymm1 {%k1} {z}
	vpsrlvq %zmm3, %zmm2, %zmm1
	vpsrlvq %zmm3, %zmm2, %zmm1 {%k1}
	vpsravq 512(%rax,%rbp){1to2}, %xmm0, %xmm1 {%k4}
	vpsravq 1024(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vpsllvq %zmm3, %zmm0, %zmm1 {%k4}
	vpsllvq %zmm3, %zmm0, %zmm1 {%k1} {z}
	vrcp14pd %zmm3, %zmm1
	vrcp14pd %xmm3, %xmm1
	vrcp14sd %xmm3, %xmm2, %xmm1 {%k4}
	vrcp14sd 512(%rax,%rbp), %xmm2, %xmm1
	vrsqrt14pd 512(%rax,%rbp){1to8}, %zmm1 {%k1}
	vrsqrt14pd %zmm3, %zmm1 {%k1}
	vrsqrt14sd %xmm3, %xmm2, %xmm1 {%k1} {z}
	vrsqrt14sd 512(%rax,%rbp), %xmm0, %xmm1
	vpopcntw %xmm3, %xmm1 {%k4}
	vpopcntw %xmm3, %xmm1
	vpopcntq 512(%rax,%rbp){1to4}, %ymm1
	vpopcntq 2048(%rax,%rbp), %ymm1 {%k4}
	vpbroadcastq %rbx, %zmm1 {%k1}
	vpbroadcastq %rbx, %xmm1 {%k1} {z}
	vpexpandw 128(%rax,%rbp), %zmm1 {%k4}
	vpexpandw 128(%rax,%rbp), %zmm1
	vpcompressw %xmm1, 128(%rax,%rbp)
	vpcompressw %ymm1, 128(%rax,%rbp)
	vpblendmq 512(%rax,%rbp){1to8}, %zmm0, %zmm1 {%k1} {z}
	vpblendmq %ymm3, %ymm0, %ymm1 {%k1} {z}
	vblendmpd 512(%rax,%rbp){1to4}, %ymm2, %ymm1 {%k4}
	vblendmpd 512(%rax,%rbp){1to2}, %xmm2, %xmm1 {%k1} {z}
	vpblendmw %ymm3, %ymm0, %ymm1 {%k4}
	vpblendmw %zmm3, %zmm2, %zmm1 {%k1}
	vpshldvw %xmm3, %xmm2, %xmm1
	vpshldvw 2048(%rax,%rbp), %ymm0, %ymm1 {%k1}
	vpshldvq %zmm3, %zmm0, %zmm1 {%k1}
	vpshldvq %ymm3, %ymm0, %ymm1 {%k4}
	vpshrdvw 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vpshrdvw 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vpshrdvq %xmm3, %xmm0, %xmm1
	vpshrdvq %ymm3, %ymm0, %ymm1 {%k4}
	vpermi2w %zmm3, %zmm2, %zmm1 {%k1}
	vpermi2w 1024(%rax,%rbp), %xmm2, %xmm1
	vpermi2q 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vpermi2q 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vpermi2pd %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpermi2pd %xmm3, %xmm0, %xmm1 {%k1}
	vpermt2w 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vpermt2w 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vpermt2q 4096(%rax,%rbp), %zmm0, %zmm1
	vpermt2q %zmm3, %zmm2, %zmm1 {%k1}
	vpermt2pd 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vpermt2pd %ymm3, %ymm2, %ymm1
	vpmultishiftqb %zmm3, %zmm0, %zmm1
	vpmultishiftqb 4096(%rax,%rbp), %zmm0, %zmm1 {%k1} {z}
	vexpandpd %zmm3, %zmm1
	vexpandpd %ymm3, %ymm1 {%k4}
	vpexpandq 512(%rax,%rbp), %xmm1 {%k1} {z}
	vpexpandq 512(%rax,%rbp), %xmm1
	vcompresspd %xmm1, %xmm3
	vcompresspd %zmm1, 512(%rax,%rbp) {%k4}
	vpcompressq %xmm1, %xmm3 {%k4}
	vpcompressq %zmm1, 512(%rax,%rbp) {%k1}
	vpermw %ymm3, %ymm0, %ymm1 {%k1}
	vpermw %ymm3, %ymm0, %ymm1 {%k1} {z}
	vpgatherdq 512(%rax,%xmm5), %xmm1 {%k1}
	vpgatherdq 512(%rax,%xmm5), %ymm1 {%k4}
	vpgatherqq 512(%rax,%ymm5), %ymm1 {%k1}
	vpgatherqq 512(%rax,%zmm5), %zmm1 {%k1}
	vgatherdpd 512(%rax,%xmm5), %xmm1 {%k4}
	vgatherdpd 512(%rax,%xmm5), %ymm1 {%k1}
	vgatherqpd 512(%rax,%ymm5), %ymm1 {%k4}
	vgatherqpd 512(%rax,%ymm5), %ymm1 {%k1}
	vfmaddsub132pd 512(%rax,%rbp){1to2}, %xmm0, %xmm1 {%k1} {z}
	vfmaddsub132pd %ymm3, %ymm2, %ymm1 {%k1} {z}
	vfmsubadd132pd {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmsubadd132pd {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmadd132pd {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmadd132pd 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vfmadd132sd 512(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vfmadd132sd {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfmsub132pd {ru-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmsub132pd %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmsub132sd {ru-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vfmsub132sd 512(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vfnmadd132pd {rz-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfnmadd132pd 512(%rax,%rbp){1to4}, %ymm0, %ymm1 {%k4}
	vfnmadd132sd %xmm3, %xmm2, %xmm1 {%k4}
	vfnmadd132sd {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfnmsub132pd %zmm3, %zmm2, %zmm1 {%k4}
	vfnmsub132pd {rn-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfnmsub132sd {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfnmsub132sd %xmm3, %xmm0, %xmm1 {%k1} {z}
	vpscatterdq %xmm1, 512(%rax,%xmm5) {%k1}
	vpscatterdq %xmm1, 512(%rax,%xmm5) {%k4}
	vpscatterqq %ymm1, 512(%rax,%ymm5) {%k4}
	vpscatterqq %zmm1, 512(%rax,%zmm5) {%k1}
	vscatterdpd %zmm1, 512(%rax,%ymm5) {%k1}
	vscatterdpd %xmm1, 512(%rax,%xmm5) {%k4}
	vscatterqpd %xmm1, 512(%rax,%xmm5) {%k4}
	vscatterqpd %ymm1, 512(%rax,%ymm5) {%k1}
	vfmaddsub213pd %ymm3, %ymm2, %ymm1 {%k4}
	vfmaddsub213pd 512(%rax,%rbp){1to8}, %zmm0, %zmm1 {%k4}
	vfmsubadd213pd 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vfmsubadd213pd 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vfmadd213pd 512(%rax,%rbp){1to4}, %ymm0, %ymm1 {%k1} {z}
	vfmadd213pd 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vfmadd213sd {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vfmadd213sd {ru-sae}, %xmm3, %xmm2, %xmm1
	vfmsub213pd 4096(%rax,%rbp), %zmm0, %zmm1 {%k1} {z}
	vfmsub213pd {ru-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmsub213sd {rz-sae}, %xmm3, %xmm2, %xmm1
	vfmsub213sd 512(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vfnmadd213pd %zmm3, %zmm2, %zmm1
	vfnmadd213pd {rn-sae}, %zmm3, %zmm0, %zmm1 {%k4}
	vfnmadd213sd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vfnmadd213sd {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmsub213pd %xmm3, %xmm0, %xmm1 {%k1}
	vfnmsub213pd %zmm3, %zmm2, %zmm1 {%k4}
	vfnmsub213sd 512(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vfnmsub213sd {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vpmadd52luq 512(%rax,%rbp){1to8}, %zmm2, %zmm1 {%k4}
	vpmadd52luq 2048(%rax,%rbp), %ymm0, %ymm1 {%k1}
	vpmadd52huq 512(%rax,%rbp){1to4}, %ymm0, %ymm1 {%k1} {z}
	vpmadd52huq 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vfmaddsub231pd 1024(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vfmaddsub231pd 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vfmsubadd231pd 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vfmsubadd231pd 512(%rax,%rbp){1to8}, %zmm0, %zmm1
	vfmadd231pd 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vfmadd231pd {rd-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmadd231sd 512(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vfmadd231sd {rz-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vfmsub231pd 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vfmsub231pd {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsub231sd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfmsub231sd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vfnmadd231pd %ymm3, %ymm0, %ymm1 {%k4}
	vfnmadd231pd 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vfnmadd231sd {rn-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vfnmadd231sd {rd-sae}, %xmm3, %xmm0, %xmm1
	vfnmsub231pd 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vfnmsub231pd 512(%rax,%rbp){1to4}, %ymm0, %ymm1
	vfnmsub231sd {rd-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vfnmsub231sd {rz-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vpconflictq 2048(%rax,%rbp), %ymm1 {%k1}
	vpconflictq %zmm3, %zmm1 {%k1} {z}
	vexp2pd 512(%rax,%rbp){1to8}, %zmm1 {%k1}
	vexp2pd 512(%rax,%rbp){1to8}, %zmm1 {%k4}
	vrcp28pd %zmm3, %zmm1 {%k4}
	vrcp28pd 4096(%rax,%rbp), %zmm1 {%k1}
	vrcp28sd {sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vrcp28sd 512(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vrsqrt28pd {sae}, %zmm3, %zmm1
	vrsqrt28pd %zmm3, %zmm1 {%k1}
	vrsqrt28sd %xmm3, %xmm2, %xmm1 {%k1}
	vrsqrt28sd %xmm3, %xmm2, %xmm1 {%k4}
	vpermpd %zmm3, %zmm2, %zmm1 {%k1}
	vpermpd $144, 512(%rax,%rbp){1to4}, %ymm1
	vbroadcastsd 512(%rax,%rbp), %zmm1 {%k1} {z}
	vbroadcastsd %xmm3, %zmm1 {%k1} {z}
	vbroadcastf64x2 1024(%rax,%rbp), %zmm1 {%k4}
	vbroadcastf64x2 1024(%rax,%rbp), %zmm1 {%k1}
	vpermq %ymm3, %ymm0, %ymm1 {%k1} {z}
	vpermq $144, 512(%rax,%rbp){1to4}, %ymm1
	vbroadcasti64x2 1024(%rax,%rbp), %ymm1 {%k4}
	vbroadcasti64x2 1024(%rax,%rbp), %ymm1 {%k1} {z}
	vbroadcastf64x4 2048(%rax,%rbp), %zmm1 {%k1}
	vbroadcastf64x4 2048(%rax,%rbp), %zmm1 {%k4}
	vbroadcasti64x4 2048(%rax,%rbp), %zmm1
	vbroadcasti64x4 2048(%rax,%rbp), %zmm1 {%k1} {z}
	vgatherpf0dpd 512(%rax,%ymm5) {%k1}
	vgatherpf0dpd 512(%rax,%ymm5) {%k4}
	vgatherpf1dpd 512(%rax,%ymm5) {%k4}
	vgatherpf1dpd 512(%rax,%ymm5) {%k1}
	vscatterpf0dpd 512(%rax,%ymm5) {%k4}
	vscatterpf0dpd 512(%rax,%ymm5) {%k1}
	vscatterpf1dpd 512(%rax,%ymm5) {%k4}
	vscatterpf1dpd 512(%rax,%ymm5) {%k1}
	vgatherpf0qpd 512(%rax,%zmm5) {%k4}
	vgatherpf0qpd 512(%rax,%zmm5) {%k1}
	vgatherpf1qpd 512(%rax,%zmm5) {%k4}
	vgatherpf1qpd 512(%rax,%zmm5) {%k1}
	vscatterpf0qpd 512(%rax,%zmm5) {%k1}
	vscatterpf0qpd 512(%rax,%zmm5) {%k4}
	vscatterpf1qpd 512(%rax,%zmm5) {%k1}
	vscatterpf1qpd 512(%rax,%zmm5) {%k4}
	vpmovuswb %ymm1, %xmm3 {%k4}
	vpmovuswb %ymm1, %xmm3
	vpmovusdb %xmm1, %xmm3 {%k1} {z}
	vpmovusdb %zmm1, %xmm3 {%k1}
	vpmovusqb %ymm1, 256(%rax,%rbp)
	vpmovusqb %ymm1, %xmm3 {%k1} {z}
	vpmovusdw %xmm1, %xmm3 {%k1} {z}
	vpmovusdw %ymm1, %xmm3 {%k1} {z}
	vpmovusqw %xmm1, 256(%rax,%rbp)
	vpmovusqw %zmm1, 1024(%rax,%rbp) {%k1}
	vpmovusqd %ymm1, %xmm3 {%k4}
	vpmovusqd %zmm1, %ymm3 {%k1} {z}
	vpmovswb %zmm1, %ymm3 {%k1}
	vpmovswb %xmm1, 512(%rax,%rbp) {%k1}
	vpmovsdb %zmm1, %xmm3 {%k1}
	vpmovsdb %xmm1, 256(%rax,%rbp) {%k4}
	vpmovsqb %ymm1, 256(%rax,%rbp) {%k1}
	vpmovsqb %zmm1, %xmm3
	vpmovsdw %ymm1, %xmm3 {%k1}
	vpmovsdw %zmm1, 2048(%rax,%rbp) {%k1}
	vpmovsqw %zmm1, 1024(%rax,%rbp)
	vpmovsqw %xmm1, %xmm3
	vpmovsqd %zmm1, 2048(%rax,%rbp) {%k1}
	vpmovsqd %xmm1, 512(%rax,%rbp) {%k4}
	vptestnmb %xmm3, %xmm0, %k1
	vptestnmb %zmm3, %zmm2, %k1 {%k4}
	vptestnmd 4096(%rax,%rbp), %zmm0, %k1
	vptestnmd %xmm3, %xmm0, %k1 {%k1}
	vpmovm2b %k3, %zmm1
	vpmovm2b %k3, %xmm1
	vpmovb2m %zmm3, %k1
	vpmovb2m %ymm3, %k1
	vpmovwb %ymm1, %xmm3 {%k1}
	vpmovwb %xmm1, %xmm3
	vpmovdb %xmm1, %xmm3
	vpmovdb %zmm1, %xmm3 {%k4}
	vpmovqb %ymm1, 256(%rax,%rbp)
	vpmovqb %ymm1, 256(%rax,%rbp) {%k4}
	vpmovdw %xmm1, %xmm3 {%k4}
	vpmovdw %zmm1, %ymm3 {%k1} {z}
	vpmovqw %ymm1, %xmm3
	vpmovqw %xmm1, 256(%rax,%rbp) {%k1}
	vpmovqd %zmm1, 2048(%rax,%rbp)
	vpmovqd %ymm1, %xmm3 {%k4}
	vpmovm2d %k3, %ymm1
	vpmovm2d %k3, %xmm1
	vpmovd2m %zmm3, %k1
	vpmovd2m %ymm3, %k1
	vpbroadcastmw2d %k3, %zmm1
	vpbroadcastmw2d %k3, %xmm1
	vpdpbsud 256(%rax,%rbp){1to4}, %xmm0, %xmm1 {%k1}
	vpdpbsud 256(%rax,%rbp){1to16}, %zmm0, %zmm1 {%k1}
	vpdpbsuds 256(%rax,%rbp){1to8}, %ymm0, %ymm1
	vpdpbsuds 256(%rax,%rbp){1to16}, %zmm2, %zmm1 {%k1} {z}
	vdpbf16ps 256(%rax,%rbp){1to16}, %zmm2, %zmm1 {%k1} {z}
	vdpbf16ps 2048(%rax,%rbp), %ymm0, %ymm1 {%k1}
	vcvtneps2bf16 4096(%rax,%rbp), %ymm1 {%k1} {z}
	vcvtneps2bf16 %ymm3, %xmm1
	vcvtneps2bf16x 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtneps2bf16x 1024(%rax,%rbp), %xmm1 {%k1}
	vcvtph2bf8 %xmm3, %xmm1 {%k1}
	vcvtph2bf8 %ymm3, %xmm1 {%k1}
	vcvtph2bf8x 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtph2bf8x 1024(%rax,%rbp), %xmm1 {%k1}
	vpdpwsud %ymm3, %ymm0, %ymm1 {%k1}
	vpdpwsud 2048(%rax,%rbp), %ymm0, %ymm1 {%k1}
	vpdpwsuds 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k4}
	vpdpwsuds 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vcvtneps2bf16y 2048(%rax,%rbp), %xmm1
	vcvtneps2bf16y 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtph2bf8y 2048(%rax,%rbp), %xmm1
	vcvtph2bf8y 2048(%rax,%rbp), %xmm1 {%k1} {z}
	tcvtrowd2ps %eax, %tmm3, %zmm1
	tcvtrowd2ps %edx, %tmm3, %zmm1
	tcvtrowps2bf16l %eax, %tmm3, %zmm1
	tcvtrowps2bf16l %edx, %tmm3, %zmm1
	vsm4key4 4096(%rax,%rbp), %zmm0, %zmm1
	vsm4key4 4096(%rax,%rbp), %zmm2, %zmm1
	vptestnmw %xmm3, %xmm2, %k1 {%k4}
	vptestnmw %zmm3, %zmm0, %k1
	vptestnmq %zmm3, %zmm2, %k1 {%k4}
	vptestnmq 2048(%rax,%rbp), %ymm2, %k1 {%k4}
	vpmovm2w %k3, %ymm1
	vpmovm2w %k3, %zmm1
	vpmovw2m %xmm3, %k1
	vpmovw2m %zmm3, %k1
	vpbroadcastmb2q %k3, %zmm1
	vpbroadcastmb2q %k3, %xmm1
	vpmovm2q %k3, %ymm1
	vpmovm2q %k3, %xmm1
	vpmovq2m %zmm3, %k1
	vpmovq2m %xmm3, %k1
	vpdpbssd 4096(%rax,%rbp), %zmm2, %zmm1
	vpdpbssd 256(%rax,%rbp){1to8}, %ymm0, %ymm1
	vpdpbssds 256(%rax,%rbp){1to4}, %xmm0, %xmm1
	vpdpbssds 256(%rax,%rbp){1to8}, %ymm2, %ymm1 {%k4}
	vp2intersectd 1024(%rax,%rbp), %xmm2, %k0
	vp2intersectd %zmm3, %zmm2, %k0
	vcvtne2ps2bf16 %xmm3, %xmm0, %xmm1 {%k1} {z}
	vcvtne2ps2bf16 1024(%rax,%rbp), %xmm0, %xmm1
	vcvt2ph2bf8 128(%rax,%rbp){1to32}, %zmm2, %zmm1 {%k1}
	vcvt2ph2bf8 128(%rax,%rbp){1to8}, %xmm2, %xmm1 {%k1}
	v4fmaddss 1024(%rax,%rbp), %xmm2, %xmm1 {%k4}
	v4fmaddss 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	v4fnmaddss 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	v4fnmaddss 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vp4dpwssd 1024(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vp4dpwssd 1024(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vp4dpwssds 1024(%rax,%rbp), %zmm2, %zmm1
	vp4dpwssds 1024(%rax,%rbp), %zmm0, %zmm1 {%k4}
	tcvtrowps2bf16h $144, %tmm3, %zmm1
	tcvtrowps2bf16h %edx, %tmm3, %zmm1
	v4fmaddps 1024(%rax,%rbp), %zmm2, %zmm1 {%k4}
	v4fmaddps 1024(%rax,%rbp), %zmm0, %zmm1
	v4fnmaddps 1024(%rax,%rbp), %zmm0, %zmm1 {%k1} {z}
	v4fnmaddps 1024(%rax,%rbp), %zmm0, %zmm1
	vsm4rnds4 4096(%rax,%rbp), %zmm0, %zmm1
	vsm4rnds4 4096(%rax,%rbp), %zmm2, %zmm1
	vp2intersectq %xmm3, %xmm0, %k0
	vp2intersectq 2048(%rax,%rbp), %ymm2, %k0
	vrndscaleph $144, 1024(%rax,%rbp), %xmm1
	vrndscaleph $144, 4096(%rax,%rbp), %zmm1 {%k4}
	vrndscalesh $144, %xmm3, %xmm0, %xmm1 {%k4}
	vrndscalesh $144, {sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vgetmantph $144, 2048(%rax,%rbp), %ymm1 {%k4}
	vgetmantph $144, 128(%rax,%rbp){1to32}, %zmm1 {%k1} {z}
	vgetmantsh $144, %xmm3, %xmm0, %xmm1 {%k4}
	vgetmantsh $144, %xmm3, %xmm2, %xmm1
	vminmaxph $144, %xmm3, %xmm0, %xmm1 {%k1}
	vminmaxph $144, 128(%rax,%rbp){1to16}, %ymm0, %ymm1
	vminmaxsh $144, 128(%rax,%rbp), %xmm0, %xmm1
	vminmaxsh $144, 128(%rax,%rbp), %xmm2, %xmm1
	vreduceph $144, 1024(%rax,%rbp), %xmm1
	vreduceph $144, %xmm3, %xmm1 {%k1} {z}
	vreducesh $144, %xmm3, %xmm0, %xmm1
	vreducesh $144, %xmm3, %xmm2, %xmm1 {%k1}
	vfpclassph $144, %zmm3, %k1 {%k1}
	vfpclassph $144, 128(%rax,%rbp){1to8}, %k1 {%k4}
	vfpclassphx $144, 1024(%rax,%rbp), %k1 {%k1}
	vfpclassphx $144, 1024(%rax,%rbp), %k1 {%k4}
	vfpclasssh $144, 128(%rax,%rbp), %k1 {%k4}
	vfpclasssh $144, 128(%rax,%rbp), %k1
	vcmpph $144, 128(%rax,%rbp){1to16}, %ymm2, %k1 {%k1}
	vcmpph $144, %ymm3, %ymm2, %k1 {%k4}
	vfpclassphy $144, 2048(%rax,%rbp), %k1
	vfpclassphy $144, 2048(%rax,%rbp), %k1 {%k1}
	vfpclassphz $144, 4096(%rax,%rbp), %k1 {%k1}
	vfpclassphz $144, 4096(%rax,%rbp), %k1 {%k4}
	valignd $144, 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	valignd $144, %xmm3, %xmm0, %xmm1 {%k4}
	vrndscaleps $144, %xmm3, %xmm1 {%k1}
	vrndscaleps $144, 4096(%rax,%rbp), %zmm1 {%k1} {z}
	vrndscaless $144, 256(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vrndscaless $144, 256(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpalignr $144, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vpalignr $144, %ymm3, %ymm2, %ymm1 {%k1}
	vcvtps2ph $144, %zmm1, %ymm3 {%k4}
	vcvtps2ph $144, %zmm1, %ymm3
	vpcmpud $144, 256(%rax,%rbp){1to4}, %xmm2, %k1 {%k4}
	vpcmpud $144, 2048(%rax,%rbp), %ymm2, %k1
	vpcmpd $144, %ymm3, %ymm2, %k1 {%k4}
	vpcmpd $144, 256(%rax,%rbp){1to16}, %zmm2, %k1
	vpternlogd $144, 4096(%rax,%rbp), %zmm2, %zmm1
	vpternlogd $144, 256(%rax,%rbp){1to4}, %xmm2, %xmm1 {%k1} {z}
	vgetmantps $144, 2048(%rax,%rbp), %ymm1 {%k1}
	vgetmantps $144, %ymm3, %ymm1 {%k1}
	vgetmantss $144, %xmm3, %xmm0, %xmm1
	vgetmantss $144, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vpcmpub $144, %xmm3, %xmm0, %k1 {%k1}
	vpcmpub $144, 1024(%rax,%rbp), %xmm2, %k1 {%k1}
	vpcmpb $144, 1024(%rax,%rbp), %xmm2, %k1 {%k1}
	vpcmpb $144, %zmm3, %zmm0, %k1 {%k4}
	vdbpsadbw $144, %xmm3, %xmm0, %xmm1 {%k1}
	vdbpsadbw $144, 1024(%rax,%rbp), %xmm2, %xmm1
	vrangeps $144, 1024(%rax,%rbp), %xmm0, %xmm1
	vrangeps $144, 4096(%rax,%rbp), %zmm2, %zmm1 {%k4}
	vrangess $144, %xmm3, %xmm0, %xmm1 {%k1}
	vrangess $144, 256(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vminmaxps $144, 2048(%rax,%rbp), %ymm0, %ymm1
	vminmaxps $144, 256(%rax,%rbp){1to4}, %xmm0, %xmm1 {%k4}
	vminmaxss $144, {sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vminmaxss $144, 256(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vfixupimmps $144, 1024(%rax,%rbp), %xmm0, %xmm1
	vfixupimmps $144, 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vfixupimmss $144, 256(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vfixupimmss $144, 256(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vreduceps $144, %ymm3, %ymm1 {%k1}
	vreduceps $144, %xmm3, %xmm1 {%k1} {z}
	vreducess $144, 256(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vreducess $144, %xmm3, %xmm0, %xmm1 {%k1}
	vfpclassps $144, %zmm3, %k1
	vfpclassps $144, %ymm3, %k1 {%k1}
	vfpclasspsx $144, 1024(%rax,%rbp), %k1 {%k4}
	vfpclasspsx $144, 1024(%rax,%rbp), %k1 {%k1}
	vfpclassss $144, %xmm3, %k1 {%k1}
	vfpclassss $144, 256(%rax,%rbp), %k1 {%k1}
	vpshldd $144, 1024(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vpshldd $144, %xmm3, %xmm2, %xmm1 {%k1}
	vpshrdd $144, %ymm3, %ymm2, %ymm1 {%k1}
	vpshrdd $144, 256(%rax,%rbp){1to16}, %zmm2, %zmm1
	vinsertf32x4 $144, 1024(%rax,%rbp), %ymm0, %ymm1
	vinsertf32x4 $144, %xmm3, %ymm2, %ymm1 {%k4}
	vextractf32x4 $144, %zmm1, 1024(%rax,%rbp) {%k4}
	vextractf32x4 $144, %ymm1, %xmm3
	vshuff32x4 $144, 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vshuff32x4 $144, 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k4}
	vinserti32x4 $144, %xmm3, %zmm2, %zmm1
	vinserti32x4 $144, 1024(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vextracti32x4 $144, %zmm1, %xmm3
	vextracti32x4 $144, %zmm1, 1024(%rax,%rbp) {%k4}
	vshufi32x4 $144, 2048(%rax,%rbp), %ymm2, %ymm1
	vshufi32x4 $144, 4096(%rax,%rbp), %zmm2, %zmm1
	vfpclasspsy $144, 2048(%rax,%rbp), %k1 {%k4}
	vfpclasspsy $144, 2048(%rax,%rbp), %k1
	vinsertf32x8 $144, %ymm3, %zmm0, %zmm1 {%k1} {z}
	vinsertf32x8 $144, %ymm3, %zmm2, %zmm1 {%k1} {z}
	vextractf32x8 $144, %zmm1, 2048(%rax,%rbp)
	vextractf32x8 $144, %zmm1, 2048(%rax,%rbp) {%k4}
	vinserti32x8 $144, %ymm3, %zmm2, %zmm1 {%k1}
	vinserti32x8 $144, 2048(%rax,%rbp), %zmm0, %zmm1
	vextracti32x8 $144, %zmm1, 2048(%rax,%rbp)
	vextracti32x8 $144, %zmm1, %ymm3
	vpclmulqdq $144, %zmm3, %zmm2, %zmm1
	vpclmulqdq $144, %zmm3, %zmm0, %zmm1
	vfpclasspsz $144, 4096(%rax,%rbp), %k1 {%k1}
	vfpclasspsz $144, 4096(%rax,%rbp), %k1
	valignq $144, %xmm3, %xmm0, %xmm1 {%k1} {z}
	valignq $144, %zmm3, %zmm0, %zmm1
	vrndscalepd $144, %xmm3, %xmm1
	vrndscalepd $144, 4096(%rax,%rbp), %zmm1 {%k1} {z}
	vrndscalesd $144, {sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vrndscalesd $144, {sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vpcmpuq $144, %ymm3, %ymm0, %k1 {%k4}
	vpcmpuq $144, %xmm3, %xmm2, %k1 {%k1}
	vpcmpq $144, 512(%rax,%rbp){1to8}, %zmm2, %k1 {%k4}
	vpcmpq $144, 512(%rax,%rbp){1to2}, %xmm0, %k1
	vpternlogq $144, %zmm3, %zmm2, %zmm1
	vpternlogq $144, 512(%rax,%rbp){1to4}, %ymm0, %ymm1
	vgetmantpd $144, {sae}, %zmm3, %zmm1 {%k4}
	vgetmantpd $144, %xmm3, %xmm1 {%k1} {z}
	vgetmantsd $144, %xmm3, %xmm2, %xmm1 {%k4}
	vgetmantsd $144, 512(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpcmpuw $144, %ymm3, %ymm2, %k1
	vpcmpuw $144, %zmm3, %zmm0, %k1
	vpcmpw $144, %ymm3, %ymm0, %k1 {%k4}
	vpcmpw $144, 2048(%rax,%rbp), %ymm2, %k1 {%k4}
	vrangepd $144, 512(%rax,%rbp){1to2}, %xmm0, %xmm1
	vrangepd $144, %ymm3, %ymm0, %ymm1 {%k1} {z}
	vrangesd $144, {sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vrangesd $144, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vminmaxpd $144, 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vminmaxpd $144, 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vminmaxsd $144, {sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vminmaxsd $144, {sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfixupimmpd $144, {sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfixupimmpd $144, 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vfixupimmsd $144, %xmm3, %xmm2, %xmm1 {%k4}
	vfixupimmsd $144, 512(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vreducepd $144, 512(%rax,%rbp){1to8}, %zmm1 {%k1}
	vreducepd $144, 512(%rax,%rbp){1to4}, %ymm1
	vreducesd $144, 512(%rax,%rbp), %xmm0, %xmm1
	vreducesd $144, %xmm3, %xmm0, %xmm1 {%k4}
	vfpclasspd $144, %xmm3, %k1
	vfpclasspd $144, %ymm3, %k1 {%k4}
	vfpclasspdx $144, 1024(%rax,%rbp), %k1 {%k4}
	vfpclasspdx $144, 1024(%rax,%rbp), %k1 {%k1}
	vfpclasssd $144, %xmm3, %k1 {%k1}
	vfpclasssd $144, %xmm3, %k1
	vpshldw $144, 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vpshldw $144, %xmm3, %xmm2, %xmm1 {%k1}
	vpshldq $144, 512(%rax,%rbp){1to8}, %zmm0, %zmm1 {%k1}
	vpshldq $144, 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vpshrdw $144, %xmm3, %xmm0, %xmm1 {%k1}
	vpshrdw $144, %ymm3, %ymm0, %ymm1
	vpshrdq $144, 512(%rax,%rbp){1to4}, %ymm2, %ymm1 {%k1}
	vpshrdq $144, 512(%rax,%rbp){1to2}, %xmm0, %xmm1 {%k1} {z}
	vgf2p8affineqb $144, %zmm3, %zmm2, %zmm1 {%k4}
	vgf2p8affineqb $144, 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vgf2p8affineinvqb $144, %zmm3, %zmm2, %zmm1
	vgf2p8affineinvqb $144, 2048(%rax,%rbp), %ymm0, %ymm1 {%k1}
	vinsertf64x2 $144, 1024(%rax,%rbp), %ymm0, %ymm1
	vinsertf64x2 $144, 1024(%rax,%rbp), %zmm2, %zmm1 {%k4}
	vextractf64x2 $144, %zmm1, %xmm3 {%k4}
	vextractf64x2 $144, %zmm1, %xmm3 {%k1}
	vshuff64x2 $144, 4096(%rax,%rbp), %zmm0, %zmm1 {%k1} {z}
	vshuff64x2 $144, 512(%rax,%rbp){1to8}, %zmm0, %zmm1
	vinserti64x2 $144, 1024(%rax,%rbp), %zmm2, %zmm1 {%k4}
	vinserti64x2 $144, %xmm3, %ymm0, %ymm1 {%k4}
	vextracti64x2 $144, %zmm1, 1024(%rax,%rbp) {%k1}
	vextracti64x2 $144, %ymm1, 1024(%rax,%rbp) {%k4}
	vshufi64x2 $144, 512(%rax,%rbp){1to8}, %zmm0, %zmm1 {%k1} {z}
	vshufi64x2 $144, 512(%rax,%rbp){1to4}, %ymm2, %ymm1 {%k1} {z}
	vfpclasspdy $144, 2048(%rax,%rbp), %k1 {%k1}
	vfpclasspdy $144, 2048(%rax,%rbp), %k1
	vinsertf64x4 $144, %ymm3, %zmm0, %zmm1 {%k1} {z}
	vinsertf64x4 $144, %ymm3, %zmm2, %zmm1
	vextractf64x4 $144, %zmm1, %ymm3 {%k1}
	vextractf64x4 $144, %zmm1, 2048(%rax,%rbp) {%k1}
	vinserti64x4 $144, %ymm3, %zmm0, %zmm1 {%k1}
	vinserti64x4 $144, 2048(%rax,%rbp), %zmm2, %zmm1
	vextracti64x4 $144, %zmm1, 2048(%rax,%rbp) {%k4}
	vextracti64x4 $144, %zmm1, %ymm3 {%k1}
	vfpclasspdz $144, 4096(%rax,%rbp), %k1
	vfpclasspdz $144, 4096(%rax,%rbp), %k1 {%k1}
	vmpsadbw $144, 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vmpsadbw $144, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vcmpsh $144, 128(%rax,%rbp), %xmm0, %k1 {%k1}
	vcmpsh $144, {sae}, %xmm3, %xmm2, %k1 {%k1}
	vrndscalebf16 $144, 2048(%rax,%rbp), %ymm1
	vrndscalebf16 $144, 128(%rax,%rbp){1to16}, %ymm1 {%k4}
	vgetmantbf16 $144, 2048(%rax,%rbp), %ymm1 {%k1}
	vgetmantbf16 $144, %xmm3, %xmm1 {%k4}
	vminmaxbf16 $144, 128(%rax,%rbp){1to32}, %zmm2, %zmm1
	vminmaxbf16 $144, 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vreducebf16 $144, 4096(%rax,%rbp), %zmm1 {%k1} {z}
	vreducebf16 $144, %ymm3, %ymm1 {%k1} {z}
	vfpclassbf16 $144, %zmm3, %k1 {%k4}
	vfpclassbf16 $144, 128(%rax,%rbp){1to8}, %k1 {%k4}
	vfpclassbf16x $144, 1024(%rax,%rbp), %k1 {%k4}
	vfpclassbf16x $144, 1024(%rax,%rbp), %k1
	vcmpbf16 $144, 128(%rax,%rbp){1to8}, %xmm0, %k1 {%k1}
	vcmpbf16 $144, 128(%rax,%rbp){1to32}, %zmm0, %k1 {%k4}
	vfpclassbf16y $144, 2048(%rax,%rbp), %k1 {%k4}
	vfpclassbf16y $144, 2048(%rax,%rbp), %k1 {%k1}
	vfpclassbf16z $144, 4096(%rax,%rbp), %k1 {%k4}
	vfpclassbf16z $144, 4096(%rax,%rbp), %k1
