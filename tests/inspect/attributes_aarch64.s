// triple: aarch64-linux-gnu
	.aeabi_subsection	aeabi_feature_and_bits, optional, uleb128
	.aeabi_attribute	Tag_Feature_BTI, 1
	.aeabi_attribute	Tag_Feature_PAC, 1
	.aeabi_subsection	vendor_texts, required, ntbs
	.aeabi_attribute	5, "text"
