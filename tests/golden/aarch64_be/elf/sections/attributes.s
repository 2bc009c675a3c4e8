// triple: aarch64_be-linux-gnu
// The length of a subsection has its most significant byte first, as all numbers.
	.aeabi_subsection aeabi_feature_and_bits, optional, uleb128
	.aeabi_attribute 0, 1
