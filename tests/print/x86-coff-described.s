# triple: x86_64-windows-msvc
# args: -g -fdebug-compilation-dir=/d -main-file-name=q.s
f:	nop
	.section .text$x,"xr"
g:	retq
.Lsec_end0:
	.data
h:	.long 1
