# Instructions of x86-64, each with the features that it requires in LLVM's names.
addl %eax, %ebx                          #
nop                                      #
imulq %rax, %rbx                         #
pushq %rax                               #
syscall                                  #
cpuid                                    #
rdtsc                                    #
xaddl %eax, (%rbx)                       #
bswapq %rax                              #
endbr64                                  #
clac                                     #
vmcall                                   #
vmrun                                    #
rdtscp                                   #
swapgs                                   #
wbinvd                                   #
lkgs %ax                                 #
invlpgb                                  #
addl %r16d, %eax                         # egpr
movq (%r17), %rax                        # egpr
movq (%rax,%r31,8), %rbx                 # egpr
cmovel %r16d, %eax                       # cmov, egpr
jmpabs $5                                # egpr
nopw (%rax)                              # nopl
cmovel %eax, %ebx                        # cmov
cmpxchg8b (%rax)                         # cx8
cmpxchg16b (%rax)                        # cx16
fxsave (%rax)                            # fxsr
lahf                                     # sahf
bextrl %eax, %ebx, %ecx                  # bmi
andnq %rax, %rbx, %rcx                   # bmi
blsrl %eax, %ebx                         # bmi
tzcntl %eax, %ebx                        # bmi
pdepq %rax, %rbx, %rcx                   # bmi2
mulxl %eax, %ebx, %ecx                   # bmi2
rorxl $3, %eax, %ebx                     # bmi2
shlxq %rax, %rbx, %rcx                   # bmi2
lzcntl %eax, %ebx                        # lzcnt
popcntl %eax, %ebx                       # popcnt
adcxl %eax, %ebx                         # adx
adoxq %rax, %rbx                         # adx
movbel (%rax), %ebx                      # movbe
rdrandl %eax                             # rdrnd
rdseedq %rax                             # rdseed
rdfsbaseq %rax                           # fsgsbase
wrgsbasel %eax                           # fsgsbase
rdpid %rax                               # rdpid
rdpru                                    # rdpru
crc32l %eax, %ebx                        # crc32
xbegin .                                 # rtm
xabort $1                                # rtm
xend                                     # rtm
xtest                                    # rtm
serialize                                # serialize
xsusldtrk                                # tsxldtrk
monitor                                  # sse3
mwait                                    # sse3
monitorx                                 # mwaitx
mwaitx                                   # mwaitx
clzero                                   # clzero
rdpkru                                   # pku
wrpkru                                   # pku
encls                                    # sgx
enclu                                    # sgx
xgetbv                                   # xsave
xsave (%rax)                             # xsave
xrstor64 (%rax)                          # xsave
xsaveopt (%rax)                          # xsaveopt
xsavec (%rax)                            # xsavec
xsaves (%rax)                            # xsaves
xrstors64 (%rax)                         # xsaves
clflush (%rax)                           # sse2
clflushopt (%rax)                        # clflushopt
clwb (%rax)                              # clwb
cldemote (%rax)                          # cldemote
prefetchw (%rax)                         # prfchw
prefetcht0 (%rax)                        # sse
prefetchit0 (%rip)                       # prefetchi
prefetchrst2 (%rax)                      # movrs
ptwriteq %rax                            # ptwrite
umonitor %rax                            # waitpkg
tpause %eax                              # waitpkg
wbnoinvd                                 # wbnoinvd
invpcid (%rax), %rbx                     # invpcid
invept (%rax), %rbx                      #
pconfig                                  # pconfig
hreset $1                                # hreset
clui                                     # uintr
senduipi %rax                            # uintr
urdmsr %rax, %rbx                        # usermsr
movdiri %eax, (%rbx)                     # movdiri
movdir64b (%rax), %rbx                   # movdir64b
enqcmd (%rax), %rbx                      # enqcmd
aaddl %eax, (%rbx)                       # raoint
movrsl (%rax), %ebx                      # movrs
cmpbexadd %eax, %ebx, (%rcx)             # cmpccxadd
rdsspq %rax                              # shstk
wrssq %rax, (%rbx)                       # shstk
saveprevssp                              # shstk
llwpcb %eax                              # lwp
lwpins $5, %eax, %ebx                    # lwp
blcfilll %eax, %ebx                      # tbm
bextrl $5, %eax, %ebx                    # tbm
pushp %rax                               # ppx
push2 %rax, %rbx                         # push2pop2
pop2p %rax, %rbx                         # push2pop2
{evex} addl %eax, %ebx                   # egpr
{nf} addl %eax, %ebx                     # nf
addl %eax, %ebx, %ecx                    # ndd
{nf} addl %eax, %ebx, %ecx               # ndd, nf
ccmpel {dfv=zf} %eax, %ebx               # ccmp
ctestbl {dfv=} $1, %eax                  # ccmp
cmovel %eax, %ebx, %ecx                  # cmov, ndd
cfcmovel (%rax), %ebx                    # cmov, cf
cfcmovel %eax, %ebx                      # cmov, cf
setzue %al                               # zu
imulzul $5, %eax, %ebx                   # zu
{evex} popcntl %eax, %ebx                # popcnt, egpr
{nf} lzcntl %eax, %ebx                   # lzcnt, nf
{evex} adcxl %eax, %ebx                  # adx, egpr
{evex} bextrl %eax, %ebx, %ecx           # bmi, egpr
{nf} andnl %eax, %ebx, %ecx              # bmi, nf
{evex} pdepl %eax, %ebx, %ecx            # bmi2, egpr
{evex} cmpbexadd %eax, %ebx, (%rcx)      # cmpccxadd, egpr
{evex} movbel (%rax), %ebx               # movbe, egpr
{evex} kmovw (%rax), %k1                 # avx512f, egpr
{evex} kmovq (%rax), %k1                 # avx512bw, egpr
fadd %st(1), %st                         # x87
fldl (%rax)                              # x87
wait                                     # x87
fcmove %st(1), %st                       # x87, cmov
fcomi %st(1), %st                        # x87, cmov
fisttpl (%rax)                           # x87, sse3
emms                                     # mmx
paddb %mm0, %mm1                         # mmx
movd %eax, %mm0                          # mmx
paddq %mm0, %mm1                         # mmx, sse2
pavgb %mm0, %mm1                         # mmx, sse
pshufw $1, %mm0, %mm1                    # mmx, sse
pmuludq %mm0, %mm1                       # mmx, sse2
pabsb %mm0, %mm1                         # mmx, ssse3
cvtpi2ps %mm0, %xmm1                     # mmx, sse
movdq2q %xmm0, %mm1                      # mmx, sse2
addps %xmm0, %xmm1                       # sse
addpd %xmm0, %xmm1                       # sse2
movss (%rax), %xmm0                      # sse
movsd (%rax), %xmm0                      # sse2
movsl                                    #
cmpeqps %xmm0, %xmm1                     # sse
cmpltsd %xmm0, %xmm1                     # sse2
sfence                                   # sse
lfence                                   # sse2
ldmxcsr (%rax)                           # sse
movnti %eax, (%rbx)                      # sse2
pause                                    #
cvtsi2ss %eax, %xmm0                     # sse
cvtsi2sdq %rax, %xmm0                    # sse2
paddb %xmm0, %xmm1                       # sse2
movd %eax, %xmm0                         # sse2
pinsrw $1, %eax, %xmm0                   # sse2
pextrw $1, %xmm0, %eax                   # sse2
pextrw $1, %xmm0, (%rax)                 # sse4.1
haddps %xmm0, %xmm1                      # sse3
movsldup %xmm0, %xmm1                    # sse3
lddqu (%rax), %xmm0                      # sse3
pshufb %xmm0, %xmm1                      # ssse3
pblendvb %xmm0, %xmm0, %xmm1             # sse4.1
ptest %xmm0, %xmm1                       # sse4.1
pcmpgtq %xmm0, %xmm1                     # sse4.2
pcmpistri $1, %xmm0, %xmm1               # sse4.2
extrq %xmm0, %xmm1                       # sse4a
movntss %xmm0, (%rax)                    # sse4a
aesenc %xmm0, %xmm1                      # aes
pclmulqdq $1, %xmm0, %xmm1               # pclmul
sha256msg1 %xmm0, %xmm1                  # sha
gf2p8mulb %xmm0, %xmm1                   # gfni
loadiwkey %xmm0, %xmm1                   # kl
aesenc128kl (%rax), %xmm0                # kl
aesencwide128kl (%rax)                   # widekl
vaddps %xmm0, %xmm1, %xmm2               # avx
vaddps %ymm0, %ymm1, %ymm2               # avx
vzeroupper                               # avx
vpaddb %xmm0, %xmm1, %xmm2               # avx
vpaddb %ymm0, %ymm1, %ymm2               # avx2
vbroadcastss (%rax), %ymm0               # avx
vbroadcastss %xmm0, %ymm1                # avx2
vbroadcastsd (%rax), %ymm0               # avx
vbroadcastsd %xmm0, %ymm1                # avx2
vpbroadcastd (%rax), %xmm1               # avx2
vpermq $1, %ymm0, %ymm1                  # avx2
vpgatherdd %xmm0, (%rax,%xmm1), %xmm2    # avx2
vpsllvd %xmm0, %xmm1, %xmm2              # avx2
vpmovmskb %xmm0, %eax                    # avx
vpmovmskb %ymm0, %eax                    # avx2
vcmpeqps %xmm0, %xmm1, %xmm2             # avx
vaesenc %xmm0, %xmm1, %xmm2              # avx, aes
vaesenc %ymm0, %ymm1, %ymm2              # vaes
vaesimc %xmm0, %xmm1                     # avx, aes
vpclmulqdq $1, %xmm0, %xmm1, %xmm2       # avx, pclmul
vpclmulqdq $1, %ymm0, %ymm1, %ymm2       # vpclmulqdq
vgf2p8mulb %ymm0, %ymm1, %ymm2           # avx, gfni
vcvtph2ps %xmm0, %xmm1                   # f16c
vfmadd213ps %xmm0, %xmm1, %xmm2          # fma
vfmaddps %xmm0, %xmm1, %xmm2, %xmm3      # fma4
vpperm %xmm0, %xmm1, %xmm2, %xmm3        # xop
vfrczps %xmm0, %xmm1                     # xop
vpcomltb %xmm0, %xmm1, %xmm2             # xop
{vex} vpdpbusd %xmm0, %xmm1, %xmm2       # avxvnni
{vex} vpmadd52luq %xmm0, %xmm1, %xmm2    # avxifma
vpdpbssd %xmm0, %xmm1, %xmm2             # avxvnniint8
vpdpwsud %xmm0, %xmm1, %xmm2             # avxvnniint16
vcvtneeph2ps (%rax), %xmm1               # avxneconvert
{vex} vcvtneps2bf16 %xmm0, %xmm1         # avxneconvert
vsha512msg2 %ymm0, %ymm1                 # sha512
vsm3msg1 %xmm0, %xmm1, %xmm2             # sm3
vsm4key4 %ymm0, %ymm1, %ymm2             # sm4
vaddps %zmm0, %zmm1, %zmm2               # avx512f
vaddps {rn-sae}, %zmm0, %zmm1, %zmm2     # avx512f
vaddps %xmm16, %xmm1, %xmm2              # avx512f, avx512vl
vaddps (%rax){1to8}, %ymm1, %ymm2        # avx512f, avx512vl
vaddss %xmm16, %xmm1, %xmm2              # avx512f
vaddps (%r16), %zmm1, %zmm2              # avx512f, egpr
vmovd %eax, %xmm16                       # avx512f
vmovhlps %xmm16, %xmm1, %xmm2            # avx512f
vcvtpd2psx (%rax), %xmm16                # avx512f, avx512vl
vcvtpd2psy (%rax), %xmm16                # avx512f, avx512vl
vmovddup %xmm16, %xmm1                   # avx512f, avx512vl
vcmpeqps %zmm0, %zmm1, %k1               # avx512f
vcmpeqsd %xmm0, %xmm1, %k1               # avx512f
vpcmpltd %ymm0, %ymm1, %k1               # avx512f, avx512vl
vpcmpltub %zmm0, %zmm1, %k1              # avx512bw
kandw %k1, %k2, %k3                      # avx512f
kandb %k1, %k2, %k3                      # avx512dq
kandd %k1, %k2, %k3                      # avx512bw
kunpckbw %k1, %k2, %k3                   # avx512f
vandps %zmm0, %zmm1, %zmm2               # avx512dq
vpmullq %ymm0, %ymm1, %ymm2              # avx512dq, avx512vl
vpextrd $1, %xmm16, %eax                 # avx512dq
vcvttpd2qq %zmm0, %zmm1                  # avx512dq
vfpclassps $1, %zmm0, %k1                # avx512dq
vpaddb %zmm0, %zmm1, %zmm2               # avx512bw
vpaddb %xmm16, %xmm1, %xmm2              # avx512bw, avx512vl
vpextrb $1, %xmm16, %eax                 # avx512bw
vpconflictd %zmm0, %zmm1                 # avx512cd
vplzcntq %xmm0, %xmm1                    # avx512cd, avx512vl
vpmadd52luq %zmm0, %zmm1, %zmm2          # avx512ifma
vpermb %zmm0, %zmm1, %zmm2               # avx512vbmi
vpmultishiftqb %xmm0, %xmm1, %xmm2       # avx512vbmi, avx512vl
vpshldd $1, %zmm0, %zmm1, %zmm2          # avx512vbmi2
vpcompressb %zmm0, %zmm1                 # avx512vbmi2
vpdpbusd %zmm0, %zmm1, %zmm2             # avx512vnni
vpopcntb %zmm0, %zmm1                    # avx512bitalg
vpopcntd %zmm0, %zmm1                    # avx512vpopcntdq
vp2intersectd %zmm0, %zmm1, %k2          # avx512vp2intersect
vdpbf16ps %zmm0, %zmm1, %zmm2            # avx512bf16
vcvtneps2bf16 %zmm0, %ymm1               # avx512bf16
vaddph %zmm0, %zmm1, %zmm2               # avx512fp16
vaddph %xmm0, %xmm1, %xmm2               # avx512fp16, avx512vl
vaddsh %xmm0, %xmm1, %xmm2               # avx512fp16
vmovw %eax, %xmm0                        # avx512fp16
vmovw %xmm16, %xmm1                      # avx10.2
vaesenc %zmm0, %zmm1, %zmm2              # vaes, avx512f
vaesenc %xmm16, %xmm1, %xmm2             # vaes, avx512f, avx512vl
vpclmulqdq $1, %zmm0, %zmm1, %zmm2       # vpclmulqdq, avx512f
vgf2p8mulb %ymm16, %ymm1, %ymm2          # gfni, avx512f, avx512vl
vaddbf16 %ymm0, %ymm1, %ymm2             # avx10.2
vminmaxps $1, %zmm0, %zmm1, %zmm2        # avx10.2
vcvtps2ibs %zmm0, %zmm1                  # avx10.2
vpdpbssd %zmm0, %zmm1, %zmm2             # avx10.2
vcomxsd %xmm0, %xmm1                     # avx10.2
vcmpbf16 $0, %zmm0, %zmm1, %k1           # avx10.2
vsm4key4 %zmm0, %zmm1, %zmm2             # sm4, avx10.2
vmovrsb (%rax), %zmm0                    # movrs, avx10.2
tilezero %tmm0                           # amx-tile
ldtilecfg (%rax)                         # amx-tile
tileloadd (%rax,%rbx), %tmm0             # amx-tile
tdpbf16ps %tmm0, %tmm1, %tmm2            # amx-bf16
tdpbssd %tmm0, %tmm1, %tmm2              # amx-int8
tdpfp16ps %tmm0, %tmm1, %tmm2            # amx-fp16
tcmmimfp16ps %tmm0, %tmm1, %tmm2         # amx-complex
tdpbf8ps %tmm0, %tmm1, %tmm2             # amx-fp8
tmmultf32ps %tmm0, %tmm1, %tmm2          # amx-tf32
tileloaddrs (%rax,%rbx), %tmm0           # amx-movrs
tcvtrowd2ps %eax, %tmm0, %zmm1           # amx-avx512, avx10.2
tilemovrow $1, %tmm0, %zmm1              # amx-avx512, avx10.2
