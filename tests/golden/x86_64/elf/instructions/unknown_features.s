# triple: x86_64-linux-gnu
# args: -mcpu=z80
# mattr: +sse9,-avx11
# The target knows neither the processor nor the features: they have no effect.
	nop
	.p2align 4
