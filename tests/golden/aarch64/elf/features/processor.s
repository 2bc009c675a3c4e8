// triple: aarch64-linux-gnu
// args: -mcpu=cortex-x1c -mattr=+sve2-aes,-spe
	ldapur x0, [x1, #8]
	pmullb z6.q, z20.d, z11.d
	paciza x0
