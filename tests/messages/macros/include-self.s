# triple: x86_64-linux-gnu
# not run: it includes without end
	.include "include-self.s"
