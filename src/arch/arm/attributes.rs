//! The build attributes of architectures and floating point units (ABI for the Arm Architecture, "Addenda": Build
//! Attributes), as in llvm-mc 22.

/// Pairs of tag and value.
pub type Numbers = &'static [(u64, u64)];

/// The build attributes of an architecture.
#[derive(Clone, Copy, Debug)]
pub struct Architecture {
    /// The canonical name for `.arch`, without the prefix `arm`.
    pub name: &'static str,
    /// `Tag_CPU_name`
    pub cpu: &'static str,
    /// `Tag_CPU_arch`
    pub number: u64,
    /// The other attributes.
    pub others: Numbers,
}

const fn row(name: &'static str, cpu: &'static str, number: u64, others: Numbers) -> Architecture {
    Architecture { name, cpu, number, others }
}

const ARM: Numbers = &[(8, 1)];
const THUMB: Numbers = &[(8, 1), (9, 1)];
const THUMB_TRUSTZONE: Numbers = &[(8, 1), (9, 1), (68, 1)];
const THUMB2: Numbers = &[(8, 1), (9, 2)];
const BASELINE: Numbers = &[(9, 1)];
const APPLICATION: Numbers = &[(7, 65), (8, 1), (9, 2)];
const REALTIME: Numbers = &[(7, 82), (8, 1), (9, 2)];
const MICROCONTROLLER: Numbers = &[(7, 77), (9, 2)];
const APPLICATION_8: Numbers = &[(7, 65), (8, 1), (9, 2), (42, 1), (68, 3)];
const MICROCONTROLLER_8: Numbers = &[(7, 77), (9, 3)];
const WMMX: Numbers = &[(8, 1), (9, 1), (11, 1)];
const WMMX2: Numbers = &[(8, 1), (9, 1), (11, 2)];

pub const ARCHITECTURES: &[Architecture] = &[
    row("v4", "4", 1, ARM),
    row("v4t", "4T", 2, THUMB),
    row("v5", "5T", 3, THUMB),
    row("v5e", "5TE", 4, THUMB),
    row("v6", "6", 6, THUMB),
    row("xscale", "xscale", 4, THUMB),
    row("v6k", "6K", 9, THUMB_TRUSTZONE),
    row("v6kz", "6KZ", 7, THUMB_TRUSTZONE),
    row("v6t2", "6T2", 8, THUMB2),
    row("v6-m", "6-M", 11, BASELINE),
    row("v7-a", "7-A", 10, APPLICATION),
    row("v7-r", "7-R", 10, REALTIME),
    row("v7-m", "7-M", 10, MICROCONTROLLER),
    row("v7e-m", "7E-M", 13, MICROCONTROLLER),
    row("v8-a", "8-A", 14, APPLICATION_8),
    row("v8.1-a", "8.1-A", 14, APPLICATION_8),
    row("v8.2-a", "8.2-A", 14, APPLICATION_8),
    row("v8.3-a", "8.3-A", 14, APPLICATION_8),
    row("v8.4-a", "8.4-A", 14, APPLICATION_8),
    row("v8.5-a", "8.5-A", 14, APPLICATION_8),
    row("v8.6-a", "8.6-A", 14, APPLICATION_8),
    row("v8.7-a", "8.7-A", 14, APPLICATION_8),
    row("v8.8-a", "8.8-A", 14, APPLICATION_8),
    row("v8.9-a", "8.9-A", 14, APPLICATION_8),
    row("v9-a", "9-A", 22, APPLICATION_8),
    row("v9.1-a", "9.1-A", 22, APPLICATION_8),
    row("v9.2-a", "9.2-A", 22, APPLICATION_8),
    row("v9.3-a", "9.3-A", 22, APPLICATION_8),
    row("v9.4-a", "9.4-A", 22, APPLICATION_8),
    row("v9.5-a", "9.5-A", 22, APPLICATION_8),
    row("v9.6-a", "9.6-A", 22, APPLICATION_8),
    row("v9.7-a", "9.7-A", 22, APPLICATION_8),
    row("v8-m.base", "8-M.Baseline", 16, MICROCONTROLLER_8),
    row("v8-m.main", "8-M.Mainline", 17, MICROCONTROLLER_8),
    row("v8.1-m.main", "8.1-M.Mainline", 21, MICROCONTROLLER_8),
    row("iwmmxt", "iwmmxt", 4, WMMX),
    row("iwmmxt2", "iwmmxt2", 4, WMMX2),
];

/// `Tag_CPU_arch` of architectures that only `.object_arch` can name: llvm-mc ends if `.arch` does.
pub const OF_OBJECTS: &[(&str, u64)] = &[("v5tej", 5), ("v7ve", 10), ("v7s", 10), ("v7k", 10), ("v8-r", 15)];

/// Other names of floating point units, with the name that is printed.
pub const UNIT_ALIASES: &[(&str, &str)] = &[
    ("vfp2", "vfpv2"),
    ("vfp3", "vfpv3"),
    ("vfp3-d16", "vfpv3-d16"),
    ("vfp4", "vfpv4"),
    ("vfp4-d16", "vfpv4-d16"),
    ("vfpv4-sp-d16", "fpv4-sp-d16"),
    ("fp4-sp-d16", "fpv4-sp-d16"),
    ("fp4-dp-d16", "vfpv4-d16"),
    ("fpv4-dp-d16", "vfpv4-d16"),
    ("fp5-dp-d16", "fpv5-d16"),
    ("fpv5-dp-d16", "fpv5-d16"),
    ("fp5-sp-d16", "fpv5-sp-d16"),
    ("neon-vfpv3", "neon"),
];

/// The attributes of floating point units by their names, separated by blanks.
pub const UNITS: &[(&str, Numbers)] = &[
    ("vfp vfpv2 vfp2", &[(10, 2)]),
    ("vfpv3 vfp3", &[(10, 3)]),
    ("vfpv3-fp16", &[(10, 3), (36, 1)]),
    ("vfpv3-d16 vfp3-d16 vfpv3xd", &[(10, 4)]),
    ("vfpv3-d16-fp16 vfpv3xd-fp16", &[(10, 4), (36, 1)]),
    ("vfpv4 vfp4", &[(10, 5)]),
    ("vfpv4-d16 vfp4-d16 vfpv4-sp-d16 fp4-dp-d16 fpv4-dp-d16 fpv4-sp-d16 fp4-sp-d16", &[(10, 6)]),
    ("fpv5-d16 fp5-dp-d16 fpv5-dp-d16 fpv5-sp-d16 fp5-sp-d16", &[(10, 8)]),
    ("fp-armv8-fullfp16-d16 fp-armv8-fullfp16-sp-d16", &[(10, 8)]),
    ("fp-armv8 neon-fp-armv8 crypto-neon-fp-armv8", &[(10, 7)]),
    ("neon neon-vfpv3", &[(10, 3), (12, 1)]),
    ("neon-fp16", &[(10, 3), (12, 1), (36, 1)]),
    ("neon-vfpv4", &[(10, 5), (12, 2)]),
];
