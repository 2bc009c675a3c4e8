// triple: aarch64-linux-gnu
	.aeabi_subsection aeabi_feature_and_bits, optional, uleb128
	.aeabi_attribute 0, 1
	.aeabi_attribute Tag_Feature_PAC, 1 // signed return addresses
	.aeabi_subsection aeabi_pauthabi, required, uleb128
	.aeabi_attribute 1, 200
	.aeabi_subsection aeabi_feature_and_bits, optional, uleb128
	.aeabi_attribute Tag_Feature_GCS, 1
	.section .tdata,"awT",@progbits
	.word 1
	.text
	.arch_extension sve
	addvl sp, sp, #-5
