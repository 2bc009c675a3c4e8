# triple: i686-pc-windows-msvc
# args: -save-temp-labels
# Labels that are numbers get names that begin as all private labels of the target do.
	.text
1:	jmp	1b
	jmp	2f
2:	ret
Lprivate:
	ret
