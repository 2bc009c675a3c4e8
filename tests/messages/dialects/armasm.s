# triple: thumbv7-linux-gnueabihf
	AREA |.text|, CODE, READONLY
	EXPORT main
main PROC
	bx lr
	ENDP
	END
