# triple: aarch64-linux-gnu
	AREA |.text|, CODE, READONLY
	EXPORT main
	END
