//! Names of build attributes ("Addenda to, and Errata in, the ABI for the Arm Architecture", "Build Attributes for the Arm 64-bit
//! Architecture").

/// Attributes of `aeabi`, by tag.
const AEABI: &[(u64, &str)] = &[
    (4, "CPU_raw_name"),
    (5, "CPU_name"),
    (6, "CPU_arch"),
    (7, "CPU_arch_profile"),
    (8, "ARM_ISA_use"),
    (9, "THUMB_ISA_use"),
    (10, "FP_arch"),
    (11, "WMMX_arch"),
    (12, "Advanced_SIMD_arch"),
    (13, "PCS_config"),
    (14, "ABI_PCS_R9_use"),
    (15, "ABI_PCS_RW_data"),
    (16, "ABI_PCS_RO_data"),
    (17, "ABI_PCS_GOT_use"),
    (18, "ABI_PCS_wchar_t"),
    (19, "ABI_FP_rounding"),
    (20, "ABI_FP_denormal"),
    (21, "ABI_FP_exceptions"),
    (22, "ABI_FP_user_exceptions"),
    (23, "ABI_FP_number_model"),
    (24, "ABI_align_needed"),
    (25, "ABI_align_preserved"),
    (26, "ABI_enum_size"),
    (27, "ABI_HardFP_use"),
    (28, "ABI_VFP_args"),
    (29, "ABI_WMMX_args"),
    (30, "ABI_optimization_goals"),
    (31, "ABI_FP_optimization_goals"),
    (32, "compatibility"),
    (34, "CPU_unaligned_access"),
    (36, "FP_HP_extension"),
    (38, "ABI_FP_16bit_format"),
    (42, "MPextension_use"),
    (44, "DIV_use"),
    (46, "DSP_extension"),
    (48, "MVE_arch"),
    (50, "PAC_extension"),
    (52, "BTI_extension"),
    (64, "nodefaults"),
    (65, "also_compatible_with"),
    (66, "T2EE_use"),
    (67, "conformance"),
    (68, "Virtualization_use"),
    (74, "BTI_use"),
    (76, "PACRET_use"),
];

/// Attribute names by tag, for each subsection's vendor.
pub(super) const SUBSECTIONS: &[(&str, &[(u64, &str)])] = &[
    ("aeabi", AEABI),
    ("aeabi_feature_and_bits", &[(0, "Tag_Feature_BTI"), (1, "Tag_Feature_PAC"), (2, "Tag_Feature_GCS")]),
    ("aeabi_pauthabi", &[(1, "Tag_PAuth_Platform"), (2, "Tag_PAuth_Schema")]),
];

/// The scopes of attributes, by tag.
pub(super) const SCOPES: &[(u64, &str)] = &[(1, "file"), (2, "section"), (3, "symbol")];
