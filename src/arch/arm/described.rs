//! The build attributes of the target (`-arm-add-build-attributes`).

use super::{Attribute, Attributes};
use crate::arch::features::Features;

/// `Tag_CPU_name`
const CPU_NAME: u64 = 5;
/// `Tag_CPU_arch`
const CPU_ARCH: u64 = 6;
/// `Tag_CPU_arch_profile`
const PROFILE: u64 = 7;
/// `Tag_ARM_ISA_use`
const ISA_USE: u64 = 8;
/// `Tag_THUMB_ISA_use`
const THUMB_ISA_USE: u64 = 9;
/// `Tag_Advanced_SIMD_arch`
const ADVANCED_SIMD_ARCH: u64 = 12;
/// `Tag_ABI_HardFP_use`
const HARD_FP_USE: u64 = 27;
/// `Tag_CPU_unaligned_access`
const UNALIGNED_ACCESS: u64 = 34;
/// `Tag_FP_HP_extension`
const HP_EXTENSION: u64 = 36;
/// `Tag_MPextension_use`
const MP_EXTENSION: u64 = 42;
/// `Tag_DIV_use`
const DIV_USE: u64 = 44;
/// `Tag_DSP_extension`
const DSP_EXTENSION: u64 = 46;
/// `Tag_MVE_arch`
const MVE_ARCH: u64 = 48;
/// `Tag_PAC_extension`
const PAC_EXTENSION: u64 = 50;
/// `Tag_BTI_extension`
const BTI_EXTENSION: u64 = 52;
/// `Tag_Virtualization_use`
const VIRTUALIZATION_USE: u64 = 68;

/// A feature and the value for it; another feature and the value with both.
type Version = (&'static str, u64, Option<(&'static str, u64)>);

/// `Tag_CPU_arch` by the newest version that the features have, and its value with another feature.
const VERSIONS: [Version; 13] = [
    ("v9a", 22, None),
    ("v8", 14, Some(("rclass", 15))),
    ("v8.1m.main", 21, None),
    ("v8m.main", 17, None),
    ("v7", 10, Some(("dsp", 13))),
    ("v6t2", 8, None),
    ("v8m", 16, None),
    ("v6m", 12, None),
    ("v6", 6, None),
    ("v5te", 4, None),
    ("v5t", 3, None),
    ("v4t", 2, None),
    ("", 1, None),
];

/// Floating point units, each with the feature that selects it and the features that it needs, in the order in which they
/// are tried.
const UNITS: [(&str, &[&str], &str); 18] = [
    ("neon", &["fp-armv8", "crypto"], "crypto-neon-fp-armv8"),
    ("neon", &["fp-armv8"], "neon-fp-armv8"),
    ("neon", &["vfp4"], "neon-vfpv4"),
    ("neon", &["fp16"], "neon-fp16"),
    ("neon", &[], "neon"),
    ("fp-armv8d16sp", &["d32"], "fp-armv8"),
    ("fp-armv8d16sp", &["fp64"], "fpv5-d16"),
    ("fp-armv8d16sp", &[], "fpv5-sp-d16"),
    ("vfp4d16sp", &["d32"], "vfpv4"),
    ("vfp4d16sp", &["fp64"], "vfpv4-d16"),
    ("vfp4d16sp", &[], "fpv4-sp-d16"),
    ("vfp3d16sp", &["d32", "fp16"], "vfpv3-fp16"),
    ("vfp3d16sp", &["d32"], "vfpv3"),
    ("vfp3d16sp", &["fp64", "fp16"], "vfpv3-d16-fp16"),
    ("vfp3d16sp", &["fp64"], "vfpv3-d16"),
    ("vfp3d16sp", &["fp16"], "vfpv3xd-fp16"),
    ("vfp3d16sp", &[], "vfpv3xd"),
    ("vfp2sp", &[], "vfpv2"),
];

/// What describes the target, in the order in which llvm-mc prints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Described {
    Processor(String),
    Number(u64, u64),
    Unit(&'static str),
    /// An extension, which no attribute describes.
    Extension(&'static str),
}

/// Describes the processor and its features.
#[must_use]
pub fn describe(features: &Features, cpu: &str) -> Vec<Described> {
    let has = |name: &str| features.named(name);
    let mut all = Vec::new();
    if !cpu.is_empty() && !cpu.starts_with("generic") {
        // LLVM describes this processor as another one with instructions for division.
        let is_krait = cpu == "krait";
        all.push(Described::Processor(if is_krait { "cortex-a9" } else { cpu }.to_owned()));
        all.extend(is_krait.then_some(Described::Extension("idiv")));
    }
    let number = |(tag, value): (u64, u64)| Described::Number(tag, value);
    all.extend(before_unit(features, cpu).map(number));
    if let Some(&(_, _, unit)) = UNITS.iter().find(|unit| has(unit.0) && unit.1.iter().all(|name| has(name))) {
        all.push(Described::Unit(unit));
        all.extend((unit.starts_with("fpv5") && has("mve.fp")).then_some(Described::Extension("mve.fp")));
    }
    all.extend(after_unit(features).map(number));
    all
}

impl Attributes {
    /// The attributes of the processor and its features.
    #[must_use]
    pub fn of_target(features: &Features, cpu: &str) -> Attributes {
        let mut attributes = Attributes::default();
        for described in describe(features, cpu) {
            match described {
                Described::Processor(name) => {
                    attributes.entries.insert(CPU_NAME, Attribute::Text(name.into()));
                }
                Described::Number(tag, value) => {
                    attributes.entries.insert(tag, Attribute::Number(value));
                }
                Described::Unit(unit) => attributes.unit = Some(unit),
                Described::Extension(_) => {}
            }
        }
        attributes
    }
}

/// The attributes before the floating point unit.
fn before_unit(features: &Features, cpu: &str) -> impl Iterator<Item = (u64, u64)> {
    let has = |name: &str| features.named(name);
    let version = VERSIONS.iter().find(|version| version.0.is_empty() || has(version.0));
    let number = version.map_or(1, |&(name, number, other)| match other {
        // Only M profiles distinguish the version 7 with DSP instructions.
        Some((feature, other)) if has(feature) && (name != "v7" || has("mclass")) => other,
        _ => number,
    });
    // xscale is described as ARMv5TEJ.
    let number = if cpu == "xscale" { 5 } else { number };
    let profiles = [("aclass", b'A'), ("rclass", b'R'), ("mclass", b'M')];
    let profile = profiles.iter().find(|profile| has(profile.0)).map(|profile| u64::from(profile.1));
    let thumb = match () {
        () if is_v8m(features) => Some(3),
        () if has("thumb2") => Some(2),
        () if has("v4t") => Some(1),
        () => None,
    };
    let arm = u64::from(!has("noarm"));
    [(CPU_ARCH, Some(number)), (PROFILE, profile), (ISA_USE, Some(arm)), (THUMB_ISA_USE, thumb)]
        .into_iter()
        .filter_map(|(tag, value)| Some((tag, value?)))
}

/// The attributes after the floating point unit.
fn after_unit(features: &Features) -> impl Iterator<Item = (u64, u64)> {
    let has = |name: &str| features.named(name);
    let if_has = |on: bool, value: u64| on.then_some(value);
    let is_v8 = has("v8");
    let virtualization = u64::from(has("trustzone")) + 2 * u64::from(has("virtualization"));
    let mve = u64::from(has("mve")) + u64::from(has("mve.fp"));
    [
        (ADVANCED_SIMD_ARCH, if_has(has("neon") && is_v8, if has("v8.1a") { 4 } else { 3 })),
        (HARD_FP_USE, if_has(has("vfp2sp") && !has("fp64"), 1)),
        (HP_EXTENSION, if_has(has("fp16"), 1)),
        (MP_EXTENSION, if_has(has("mp"), 1)),
        (MVE_ARCH, if_has(mve != 0, mve)),
        // It is part of the base architecture from version 8 on.
        (DIV_USE, if_has(has("hwdiv-arm") && !is_v8, 2)),
        (DSP_EXTENSION, if_has(has("dsp") && is_v8m(features), 1)),
        (UNALIGNED_ACCESS, Some(u64::from(!has("strict-align")))),
        (VIRTUALIZATION_USE, if_has(virtualization != 0, virtualization)),
        (PAC_EXTENSION, if_has(has("pacbti"), 2)),
        (BTI_EXTENSION, if_has(has("pacbti"), 2)),
    ]
    .into_iter()
    .filter_map(|(tag, value)| Some((tag, value?)))
}

/// Whether the target is an M profile of version 8, whose features have neither all of version 6T2 nor only 6-M.
fn is_v8m(features: &Features) -> bool {
    let has = |name: &str| features.named(name);
    has("v8m") && !has("v6t2") || has("v8m.main")
}
