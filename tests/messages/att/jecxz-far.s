# triple: x86_64-linux-gnu
	jecxz done
	.space 200
done:
	ret
