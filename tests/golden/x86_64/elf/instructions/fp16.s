# triple: x86_64-linux-gnu
	vcvtbiasph2hf8 4096(%rax,%rbp), %zmm2, %ymm1 {%k1} {z}
	vcvtbiasph2hf8 %xmm3, %xmm2, %xmm1 {%k4}
	vcvtbiasph2hf8s 1024(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vcvtbiasph2hf8s 128(%rax,%rbp){1to16}, %ymm2, %xmm1 {%k1} {z}
	vcvtss2sh 256(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vcvtss2sh {rd-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vucomish %xmm3, %xmm1
	vucomish {sae}, %xmm3, %xmm1
	vcomish %xmm3, %xmm1
	vcomish 128(%rax,%rbp), %xmm1
	vsqrtph 128(%rax,%rbp){1to32}, %zmm1 {%k1}
	vsqrtph 128(%rax,%rbp){1to16}, %ymm1 {%k1}
	vaddph 128(%rax,%rbp){1to32}, %zmm0, %zmm1 {%k1}
	vaddph 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vmulph 2048(%rax,%rbp), %ymm2, %ymm1 {%k1}
	vmulph 4096(%rax,%rbp), %zmm0, %zmm1
	vcvtph2pd 1024(%rax,%rbp), %zmm1
	vcvtph2pd 128(%rax,%rbp){1to8}, %zmm1 {%k1} {z}
	vcvtdq2ph {rn-sae}, %zmm3, %ymm1 {%k4}
	vcvtdq2ph 256(%rax,%rbp){1to8}, %xmm1 {%k1}
	vcvtdq2phx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtdq2phx 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vsubph 128(%rax,%rbp){1to16}, %ymm0, %ymm1 {%k4}
	vsubph %ymm3, %ymm0, %ymm1 {%k1}
	vminph %zmm3, %zmm0, %zmm1 {%k1} {z}
	vminph 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vdivph 128(%rax,%rbp){1to32}, %zmm2, %zmm1
	vdivph 128(%rax,%rbp){1to32}, %zmm0, %zmm1
	vmaxph 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vmaxph 4096(%rax,%rbp), %zmm0, %zmm1 {%k1} {z}
	vcvttph2ibs %zmm3, %zmm1 {%k4}
	vcvttph2ibs 128(%rax,%rbp){1to8}, %xmm1 {%k1}
	vcvtph2ibs 2048(%rax,%rbp), %ymm1 {%k4}
	vcvtph2ibs %ymm3, %ymm1
	vcvttph2iubs %xmm3, %xmm1 {%k1} {z}
	vcvttph2iubs {sae}, %zmm3, %zmm1
	vcvtph2iubs {rd-sae}, %zmm3, %zmm1 {%k4}
	vcvtph2iubs {rd-sae}, %zmm3, %zmm1 {%k1}
	vcvttps2udqs 256(%rax,%rbp){1to8}, %ymm1 {%k4}
	vcvttps2udqs 2048(%rax,%rbp), %ymm1 {%k4}
	vcvttps2dqs 4096(%rax,%rbp), %zmm1 {%k4}
	vcvttps2dqs %ymm3, %ymm1
	vcvtbiasph2bf8s %ymm3, %ymm2, %xmm1 {%k1}
	vcvtbiasph2bf8s %xmm3, %xmm0, %xmm1
	vcvttph2udq %xmm3, %ymm1
	vcvttph2udq 512(%rax,%rbp), %xmm1
	vcvtph2udq %xmm3, %ymm1
	vcvtph2udq 512(%rax,%rbp), %xmm1 {%k1}
	vcvttph2uw {sae}, %zmm3, %zmm1 {%k1}
	vcvttph2uw 128(%rax,%rbp){1to8}, %xmm1
	vcvtph2uw {rn-sae}, %zmm3, %zmm1 {%k1}
	vcvtph2uw 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtdq2phy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtdq2phy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvtqq2ph {rn-sae}, %zmm3, %xmm1
	vcvtqq2ph 512(%rax,%rbp){1to2}, %xmm1
	vcvtqq2phx 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtqq2phx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvttpd2udqs 512(%rax,%rbp){1to4}, %xmm1 {%k1}
	vcvttpd2udqs 4096(%rax,%rbp), %ymm1 {%k4}
	vcvttpd2udqsx 1024(%rax,%rbp), %xmm1
	vcvttpd2udqsx 1024(%rax,%rbp), %xmm1 {%k1}
	vcvttpd2dqs 512(%rax,%rbp){1to4}, %xmm1 {%k1} {z}
	vcvttpd2dqs 4096(%rax,%rbp), %ymm1 {%k1}
	vcvttpd2dqsx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvttpd2dqsx 1024(%rax,%rbp), %xmm1 {%k1}
	vcvtqq2phy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtqq2phy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vcvttpd2udqsy 2048(%rax,%rbp), %xmm1
	vcvttpd2udqsy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvttpd2dqsy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvttpd2dqsy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtqq2phz 4096(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtqq2phz 4096(%rax,%rbp), %xmm1
	vcvtps2phx 4096(%rax,%rbp), %ymm1
	vcvtps2phx %ymm3, %xmm1 {%k4}
	vcvtps2phxx 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtps2phxx 1024(%rax,%rbp), %xmm1 {%k1}
	vcomisbf16 %xmm3, %xmm1
	vcomisbf16 128(%rax,%rbp), %xmm1
	vsqrtbf16 128(%rax,%rbp){1to16}, %ymm1 {%k1} {z}
	vsqrtbf16 %zmm3, %zmm1 {%k1} {z}
	vaddbf16 %zmm3, %zmm2, %zmm1 {%k1}
	vaddbf16 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vmulbf16 128(%rax,%rbp){1to16}, %ymm2, %ymm1 {%k4}
	vmulbf16 128(%rax,%rbp){1to16}, %ymm0, %ymm1
	vcvtph2dq {rn-sae}, %ymm3, %zmm1 {%k1}
	vcvtph2dq %ymm3, %zmm1
	vsubbf16 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vsubbf16 128(%rax,%rbp){1to8}, %xmm0, %xmm1
	vminbf16 %zmm3, %zmm2, %zmm1 {%k1} {z}
	vminbf16 128(%rax,%rbp){1to8}, %xmm2, %xmm1
	vdivbf16 %zmm3, %zmm2, %zmm1 {%k1}
	vdivbf16 %xmm3, %xmm0, %xmm1 {%k1} {z}
	vmaxbf16 128(%rax,%rbp){1to32}, %zmm0, %zmm1 {%k4}
	vmaxbf16 %ymm3, %ymm0, %ymm1 {%k1}
	vcvttps2ibs 1024(%rax,%rbp), %xmm1 {%k4}
	vcvttps2ibs %xmm3, %xmm1 {%k1}
	vcvtps2ibs %zmm3, %zmm1 {%k1} {z}
	vcvtps2ibs 4096(%rax,%rbp), %zmm1 {%k1}
	vcvttps2iubs %zmm3, %zmm1 {%k4}
	vcvttps2iubs 4096(%rax,%rbp), %zmm1
	vcvtps2iubs 256(%rax,%rbp){1to4}, %xmm1
	vcvtps2iubs %xmm3, %xmm1 {%k1}
	vcvttps2uqqs %ymm3, %zmm1
	vcvttps2uqqs %ymm3, %zmm1 {%k4}
	vcvttps2qqs {sae}, %ymm3, %zmm1
	vcvttps2qqs 1024(%rax,%rbp), %ymm1 {%k1}
	vmovw %xmm1, %ebx
	vmovw 128(%rax,%rbp), %xmm1
	vcvttph2uqq 128(%rax,%rbp){1to2}, %xmm1 {%k4}
	vcvttph2uqq %xmm3, %zmm1
	vcvtph2uqq %xmm3, %zmm1 {%k4}
	vcvtph2uqq %xmm3, %xmm1
	vcvttph2qq %xmm3, %ymm1 {%k4}
	vcvttph2qq 256(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtph2qq 128(%rax,%rbp){1to4}, %ymm1 {%k1} {z}
	vcvtph2qq {rn-sae}, %xmm3, %zmm1 {%k1} {z}
	vcvttph2w 128(%rax,%rbp){1to16}, %ymm1 {%k1} {z}
	vcvttph2w 2048(%rax,%rbp), %ymm1 {%k1} {z}
	vcvtph2w {ru-sae}, %zmm3, %zmm1 {%k4}
	vcvtph2w {rd-sae}, %zmm3, %zmm1 {%k4}
	vcvtps2phxy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtps2phxy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtpd2ph {rd-sae}, %zmm3, %xmm1
	vcvtpd2ph %ymm3, %xmm1 {%k4}
	vcvtpd2phx 1024(%rax,%rbp), %xmm1 {%k1}
	vcvtpd2phx 1024(%rax,%rbp), %xmm1
	vcvttpd2uqqs 1024(%rax,%rbp), %xmm1 {%k1}
	vcvttpd2uqqs 1024(%rax,%rbp), %xmm1 {%k4}
	vcvttpd2qqs %ymm3, %ymm1
	vcvttpd2qqs 512(%rax,%rbp){1to4}, %ymm1 {%k4}
	vcvtpd2phy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvtpd2phy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtpd2phz 4096(%rax,%rbp), %xmm1 {%k4}
	vcvtpd2phz 4096(%rax,%rbp), %xmm1 {%k1} {z}
	vmovsh %xmm3, %xmm0, %xmm1 {%k4}
	vmovsh %xmm3, %xmm0, %xmm1 {%k1}
	vcvtph2hf8 128(%rax,%rbp){1to16}, %xmm1 {%k1}
	vcvtph2hf8 %zmm3, %ymm1
	vcvtph2hf8x 1024(%rax,%rbp), %xmm1
	vcvtph2hf8x 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtph2hf8s 128(%rax,%rbp){1to8}, %xmm1 {%k1}
	vcvtph2hf8s 4096(%rax,%rbp), %ymm1 {%k4}
	vcvtph2hf8sx 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtph2hf8sx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtsi2sh %ebx, {ru-sae}, %xmm2, %xmm1
	vcvtsi2sh %ebx, %xmm2, %xmm1
	vcvtsi2shl 256(%rax,%rbp), %xmm0, %xmm1
	vcvtsi2shl 256(%rax,%rbp), %xmm2, %xmm1
	vcvttsh2si 128(%rax,%rbp), %rcx
	vcvttsh2si %xmm3, %rcx
	vcvtsh2si {rd-sae}, %xmm3, %rcx
	vcvtsh2si {rz-sae}, %xmm3, %rcx
	vucomxsh 128(%rax,%rbp), %xmm1
	vucomxsh %xmm3, %xmm1
	vcomxsh %xmm3, %xmm1
	vcomxsh {sae}, %xmm3, %xmm1
	vsqrtsh {rn-sae}, %xmm3, %xmm0, %xmm1
	vsqrtsh {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vaddsh 128(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vaddsh {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vmulsh {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vmulsh {rd-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vcvtsh2sd 128(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vcvtsh2sd 128(%rax,%rbp), %xmm0, %xmm1
	vcvttph2dq 512(%rax,%rbp), %xmm1 {%k1} {z}
	vcvttph2dq {sae}, %ymm3, %zmm1
	vsubsh {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vsubsh {rz-sae}, %xmm3, %xmm0, %xmm1
	vminsh {sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vminsh 128(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vdivsh {rd-sae}, %xmm3, %xmm0, %xmm1
	vdivsh %xmm3, %xmm0, %xmm1
	vmaxsh 128(%rax,%rbp), %xmm0, %xmm1
	vmaxsh 128(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vcvttss2usis 256(%rax,%rbp), %ecx
	vcvttss2usis %xmm3, %rcx
	vcvttss2sis %xmm3, %rcx
	vcvttss2sis %xmm3, %ecx
	vmovrsd 4096(%rax,%rbp), %zmm1 {%k1}
	vmovrsd 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtph2bf8s 4096(%rax,%rbp), %ymm1 {%k4}
	vcvtph2bf8s %ymm3, %xmm1
	vcvtph2bf8sx 1024(%rax,%rbp), %xmm1
	vcvtph2bf8sx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvttsh2usi %xmm3, %ecx
	vcvttsh2usi 128(%rax,%rbp), %rcx
	vcvtsh2usi {rn-sae}, %xmm3, %ecx
	vcvtsh2usi {ru-sae}, %xmm3, %rcx
	vcvtusi2sh %ebx, {rz-sae}, %xmm2, %xmm1
	vcvtusi2sh %rbx, {rn-sae}, %xmm0, %xmm1
	vcvtusi2shl 256(%rax,%rbp), %xmm0, %xmm1
	vcvtusi2shl 256(%rax,%rbp), %xmm2, %xmm1
	vcvtw2ph 128(%rax,%rbp){1to8}, %xmm1 {%k1} {z}
	vcvtw2ph {rz-sae}, %zmm3, %zmm1
	vcvtph2hf8y 2048(%rax,%rbp), %xmm1 {%k4}
	vcvtph2hf8y 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtph2hf8sy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvtph2hf8sy 2048(%rax,%rbp), %xmm1
	vcvtph2bf8sy 2048(%rax,%rbp), %xmm1 {%k4}
	vcvtph2bf8sy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtsi2shq 512(%rax,%rbp), %xmm0, %xmm1
	vcvtsi2shq 512(%rax,%rbp), %xmm2, %xmm1
	vmovrsq 1024(%rax,%rbp), %xmm1 {%k4}
	vmovrsq 2048(%rax,%rbp), %ymm1 {%k4}
	vcvtusi2shq 512(%rax,%rbp), %xmm2, %xmm1
	vcvtusi2shq 512(%rax,%rbp), %xmm0, %xmm1
	vcvt2ph2hf8 %xmm3, %xmm2, %xmm1 {%k4}
	vcvt2ph2hf8 128(%rax,%rbp){1to16}, %ymm2, %ymm1 {%k1} {z}
	vcvt2ph2hf8s 128(%rax,%rbp){1to16}, %ymm0, %ymm1
	vcvt2ph2hf8s 128(%rax,%rbp){1to8}, %xmm2, %xmm1 {%k1}
	vcvthf82ph 1024(%rax,%rbp), %ymm1 {%k1} {z}
	vcvthf82ph 2048(%rax,%rbp), %zmm1
	vcvttbf162ibs 128(%rax,%rbp){1to32}, %zmm1 {%k4}
	vcvttbf162ibs %zmm3, %zmm1
	vcvtbf162ibs %ymm3, %ymm1 {%k1} {z}
	vcvtbf162ibs 4096(%rax,%rbp), %zmm1 {%k1}
	vcvttbf162iubs 1024(%rax,%rbp), %xmm1 {%k1}
	vcvttbf162iubs 128(%rax,%rbp){1to32}, %zmm1 {%k4}
	vcvtbf162iubs 128(%rax,%rbp){1to32}, %zmm1 {%k4}
	vcvtbf162iubs 4096(%rax,%rbp), %zmm1 {%k4}
	vcvttsd2usis {sae}, %xmm3, %ecx
	vcvttsd2usis 512(%rax,%rbp), %ecx
	vcvttsd2sis %xmm3, %rcx
	vcvttsd2sis 512(%rax,%rbp), %rcx
	vmovrsb 1024(%rax,%rbp), %xmm1 {%k4}
	vmovrsb 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvt2ph2bf8s 128(%rax,%rbp){1to16}, %ymm0, %ymm1
	vcvt2ph2bf8s 2048(%rax,%rbp), %ymm0, %ymm1 {%k1}
	vcvtudq2ph 256(%rax,%rbp){1to16}, %ymm1
	vcvtudq2ph %ymm3, %xmm1 {%k1} {z}
	vcvtudq2phx 1024(%rax,%rbp), %xmm1 {%k1}
	vcvtudq2phx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtuw2ph %zmm3, %zmm1 {%k1}
	vcvtuw2ph 4096(%rax,%rbp), %zmm1 {%k4}
	vcvtudq2phy 2048(%rax,%rbp), %xmm1
	vcvtudq2phy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtsd2sh {rz-sae}, %xmm3, %xmm2, %xmm1
	vcvtsd2sh {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vmovrsw 2048(%rax,%rbp), %ymm1 {%k1} {z}
	vmovrsw 4096(%rax,%rbp), %zmm1
	vcvtuqq2ph {rd-sae}, %zmm3, %xmm1 {%k1} {z}
	vcvtuqq2ph 512(%rax,%rbp){1to2}, %xmm1 {%k1}
	vcvtuqq2phx 1024(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtuqq2phx 1024(%rax,%rbp), %xmm1 {%k4}
	vcvtuqq2phy 2048(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtuqq2phy 2048(%rax,%rbp), %xmm1 {%k1}
	vcvtuqq2phz 4096(%rax,%rbp), %xmm1 {%k1} {z}
	vcvtuqq2phz 4096(%rax,%rbp), %xmm1 {%k4}
	vcvtsh2ss {sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vcvtsh2ss {sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vscalefbf16 128(%rax,%rbp){1to16}, %ymm0, %ymm1 {%k4}
	vscalefbf16 %ymm3, %ymm2, %ymm1
	vgetexpbf16 %xmm3, %xmm1 {%k4}
	vgetexpbf16 %zmm3, %zmm1
	vrcpbf16 128(%rax,%rbp){1to8}, %xmm1
	vrcpbf16 %zmm3, %zmm1
	vrsqrtbf16 2048(%rax,%rbp), %ymm1 {%k4}
	vrsqrtbf16 128(%rax,%rbp){1to8}, %xmm1 {%k1} {z}
	vfmadd132bf16 %xmm3, %xmm2, %xmm1 {%k1}
	vfmadd132bf16 2048(%rax,%rbp), %ymm0, %ymm1 {%k1} {z}
	vfmsub132bf16 2048(%rax,%rbp), %ymm0, %ymm1
	vfmsub132bf16 1024(%rax,%rbp), %xmm0, %xmm1
	vfnmadd132bf16 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vfnmadd132bf16 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vfnmsub132bf16 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vfnmsub132bf16 2048(%rax,%rbp), %ymm2, %ymm1 {%k1} {z}
	vfmadd213bf16 2048(%rax,%rbp), %ymm0, %ymm1 {%k4}
	vfmadd213bf16 %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmsub213bf16 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vfmsub213bf16 %ymm3, %ymm0, %ymm1 {%k4}
	vfnmadd213bf16 %zmm3, %zmm0, %zmm1 {%k4}
	vfnmadd213bf16 1024(%rax,%rbp), %xmm0, %xmm1
	vfnmsub213bf16 4096(%rax,%rbp), %zmm0, %zmm1 {%k4}
	vfnmsub213bf16 %ymm3, %ymm2, %ymm1 {%k1} {z}
	vfmadd231bf16 %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmadd231bf16 %xmm3, %xmm0, %xmm1 {%k4}
	vfmsub231bf16 1024(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vfmsub231bf16 4096(%rax,%rbp), %zmm0, %zmm1
	vfnmadd231bf16 %ymm3, %ymm0, %ymm1 {%k1} {z}
	vfnmadd231bf16 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vfnmsub231bf16 1024(%rax,%rbp), %xmm2, %xmm1
	vfnmsub231bf16 128(%rax,%rbp){1to8}, %xmm2, %xmm1 {%k4}
	vcvtph2psx %xmm3, %ymm1 {%k1}
	vcvtph2psx 128(%rax,%rbp){1to16}, %zmm1 {%k1}
	vscalefph 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vscalefph %xmm3, %xmm0, %xmm1 {%k4}
	vscalefsh {rd-sae}, %xmm3, %xmm2, %xmm1 {%k4}
	vscalefsh %xmm3, %xmm0, %xmm1 {%k1}
	vgetexpph %xmm3, %xmm1 {%k1}
	vgetexpph %zmm3, %zmm1 {%k1} {z}
	vgetexpsh 128(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vgetexpsh {sae}, %xmm3, %xmm2, %xmm1
	vrcpph 128(%rax,%rbp){1to32}, %zmm1 {%k1}
	vrcpph 128(%rax,%rbp){1to16}, %ymm1 {%k4}
	vrcpsh 128(%rax,%rbp), %xmm0, %xmm1
	vrcpsh 128(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vrsqrtph %xmm3, %xmm1 {%k1} {z}
	vrsqrtph 128(%rax,%rbp){1to8}, %xmm1 {%k1} {z}
	vrsqrtsh %xmm3, %xmm0, %xmm1 {%k1}
	vrsqrtsh 128(%rax,%rbp), %xmm2, %xmm1
	vfmaddsub132ph 2048(%rax,%rbp), %ymm0, %ymm1
	vfmaddsub132ph 1024(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vfmsubadd132ph %xmm3, %xmm2, %xmm1 {%k4}
	vfmsubadd132ph {rn-sae}, %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmadd132ph 4096(%rax,%rbp), %zmm2, %zmm1 {%k1} {z}
	vfmadd132ph 128(%rax,%rbp){1to8}, %xmm2, %xmm1 {%k1}
	vfmadd132sh {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vfmadd132sh %xmm3, %xmm2, %xmm1 {%k1}
	vfmsub132ph {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsub132ph 2048(%rax,%rbp), %ymm2, %ymm1 {%k4}
	vfmsub132sh {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfmsub132sh {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfnmadd132ph {rd-sae}, %zmm3, %zmm0, %zmm1 {%k4}
	vfnmadd132ph 2048(%rax,%rbp), %ymm0, %ymm1 {%k1}
	vfnmadd132sh {ru-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmadd132sh {rz-sae}, %xmm3, %xmm2, %xmm1 {%k1}
	vfnmsub132ph %ymm3, %ymm2, %ymm1 {%k4}
	vfnmsub132ph %zmm3, %zmm2, %zmm1 {%k1}
	vfnmsub132sh {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1}
	vfnmsub132sh 128(%rax,%rbp), %xmm0, %xmm1 {%k4}
	vfmaddsub213ph %ymm3, %ymm0, %ymm1 {%k1} {z}
	vfmaddsub213ph {rd-sae}, %zmm3, %zmm0, %zmm1
	vfmsubadd213ph {rn-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsubadd213ph {rz-sae}, %zmm3, %zmm0, %zmm1 {%k4}
	vfmadd213ph %ymm3, %ymm2, %ymm1 {%k4}
	vfmadd213ph 128(%rax,%rbp){1to32}, %zmm0, %zmm1 {%k1}
	vfmadd213sh {rn-sae}, %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfmadd213sh 128(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vfmsub213ph 1024(%rax,%rbp), %xmm0, %xmm1 {%k1}
	vfmsub213ph %ymm3, %ymm0, %ymm1
	vfmsub213sh {ru-sae}, %xmm3, %xmm2, %xmm1
	vfmsub213sh 128(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vfnmadd213ph 128(%rax,%rbp){1to32}, %zmm0, %zmm1 {%k4}
	vfnmadd213ph %xmm3, %xmm2, %xmm1 {%k1} {z}
	vfnmadd213sh %xmm3, %xmm0, %xmm1 {%k1}
	vfnmadd213sh 128(%rax,%rbp), %xmm2, %xmm1 {%k1}
	vfnmsub213ph 4096(%rax,%rbp), %zmm2, %zmm1
	vfnmsub213ph 1024(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vfnmsub213sh %xmm3, %xmm0, %xmm1
	vfnmsub213sh {rn-sae}, %xmm3, %xmm0, %xmm1
	vfmaddsub231ph %xmm3, %xmm0, %xmm1 {%k1}
	vfmaddsub231ph {rz-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmsubadd231ph 128(%rax,%rbp){1to32}, %zmm0, %zmm1 {%k4}
	vfmsubadd231ph {rz-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmadd231ph {ru-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfmadd231ph {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1} {z}
	vfmadd231sh {rd-sae}, %xmm3, %xmm2, %xmm1
	vfmadd231sh {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfmsub231ph {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfmsub231ph {rn-sae}, %zmm3, %zmm2, %zmm1 {%k4}
	vfmsub231sh {rd-sae}, %xmm3, %xmm0, %xmm1
	vfmsub231sh 128(%rax,%rbp), %xmm2, %xmm1 {%k4}
	vfnmadd231ph %xmm3, %xmm0, %xmm1
	vfnmadd231ph {rd-sae}, %zmm3, %zmm2, %zmm1 {%k1}
	vfnmadd231sh 128(%rax,%rbp), %xmm2, %xmm1
	vfnmadd231sh 128(%rax,%rbp), %xmm0, %xmm1 {%k1} {z}
	vfnmsub231ph 128(%rax,%rbp){1to8}, %xmm0, %xmm1 {%k4}
	vfnmsub231ph 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vfnmsub231sh %xmm3, %xmm0, %xmm1
	vfnmsub231sh {rz-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfmaddcph 2048(%rax,%rbp), %ymm0, %ymm1
	vfmaddcph 4096(%rax,%rbp), %zmm0, %zmm1 {%k1} {z}
	vfmaddcsh 256(%rax,%rbp), %xmm2, %xmm1 {%k1} {z}
	vfmaddcsh %xmm3, %xmm0, %xmm1 {%k4}
	vfmulcph %zmm3, %zmm0, %zmm1 {%k1} {z}
	vfmulcph 4096(%rax,%rbp), %zmm2, %zmm1 {%k1}
	vfmulcsh {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfmulcsh {ru-sae}, %xmm3, %xmm0, %xmm1
	vfcmaddcph 256(%rax,%rbp){1to8}, %ymm0, %ymm1 {%k1} {z}
	vfcmaddcph {rz-sae}, %zmm3, %zmm0, %zmm1 {%k1}
	vfcmaddcsh {rd-sae}, %xmm3, %xmm0, %xmm1 {%k4}
	vfcmaddcsh {ru-sae}, %xmm3, %xmm2, %xmm1
	vfcmulcph 4096(%rax,%rbp), %zmm0, %zmm1
	vfcmulcph %xmm3, %xmm0, %xmm1
	vfcmulcsh %xmm3, %xmm0, %xmm1 {%k1} {z}
	vfcmulcsh {ru-sae}, %xmm3, %xmm0, %xmm1 {%k1}
