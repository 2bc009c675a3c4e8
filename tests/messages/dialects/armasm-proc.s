# triple: thumbv7-linux-gnueabihf
	main PROC
	ENDP
