@ triple: thumbv7-windows-msvc
@ What A32 has and T32 has not.
rsc r0, r1, r2
rscseq r0, r1, r2
ldmib r0, {r1}
stmda r0!, {r1}
swp r0, r1, [r2]
