//! ARM's features: spellings of architectures, floating point units, and requirements of extensions.

use super::attributes;
use super::tables::{ARCHITECTURES, EXTENSIONS, FEATURES, NEEDS, PROCESSORS, UNITS};
use crate::arch::features::{Bits, FeatureTables, Features};
use std::sync::LazyLock;

/// The features that llvm-mc 22 accepts in addition to those in `features.isa`; they have no effect on assembly.
const WITHOUT_EFFECT: &str = "32bit a12 a15 a17 a32 a35 a5 a53 a55 a57 a7 a72 a73 a75 a76 a77 a78c a8 a9 aapcs-frame-chain atomics-32 avoid-movs-\
     shop avoid-muls avoid-partial-cpsr branch-align-64 cheap-predicable-cpsr disable-postra-\
     scheduler dont-widen-vmovs expand-fp-mlx fix-cmse-cve-2021-35465 fix-cortex-a57-aes-1742098 fpao fuse-aes fuse-\
     literals harden-sls-blr harden-sls-nocomdat harden-sls-retbr loop-align m3 m55 m7 m85 muxed-units mve1beat mve2beat \
     mve4beat neon-fpmovs neonfp no-branch-predictor no-bti-at-return-twice no-neg-immediates nonpipelined-vfp prefer-ishst \
     prefer-vmovsr prof-unpr r4 r5 r52 r52plus r7 read-tp-tpidrprw read-tp-tpidruro read-tp-tpidrurw ret-addr-stack slow-\
     fp-brcc slow-load-D-subreg slow-odd-reg slow-vdup32 slow-vgetlni32 slowfpvfmx slowfpvmlx splat-vfp-neon use-\
     mipipeliner use-misched vldn-align vmlx-forwarding vmlx-hazards wide-stride-vfp zcz";

pub static TABLES: FeatureTables = FeatureTables {
    features: &FEATURES,
    architectures: &ARCHITECTURES,
    processors: &PROCESSORS,
    needs: &NEEDS,
    has_all: false,
    given: &["neg-immediates"],
    without_effect: WITHOUT_EFFECT,
};

/// The features of an architecture as spelled in a triple or in `.arch`: `armv7-a`, `thumbv7em`, `v8`, `xscale`.
fn architecture(name: &str) -> Option<Bits> {
    let after = name.strip_prefix("arm").or_else(|| name.strip_prefix("thumb")).unwrap_or(name);
    TABLES.architecture(after)
}

/// The name of an architecture without the letters for the byte order.
fn without_order(name: &str) -> String {
    match name.strip_suffix("eb") {
        Some(bare) => bare.to_owned(),
        None => name.replacen("armeb", "arm", 1).replacen("thumbeb", "thumb", 1),
    }
}

/// The features of a processor, or of the triple's architecture if no processor is given, with the changes of `-mattr`.
#[must_use]
pub fn of_options(arch_name: &str, thumb: bool, windows: bool, processor: &str, changes: &[String]) -> Features {
    let known = match processor {
        "" | "generic" => architecture(&without_order(arch_name)),
        _ => TABLES.processor(processor),
    };
    let mut features = Features::with(&TABLES, known.unwrap_or_default());
    if thumb {
        features.set("thumb-mode", true);
        features.set("v4t", true);
    }
    if windows {
        features.set("noarm", true);
    }
    features.changed(changes)
}

/// The features of an architecture, as spelled in `.arch`.
#[must_use]
pub fn of_architecture(name: &str) -> Option<Features> {
    architecture(name).map(|bits| Features::with(&TABLES, bits))
}

/// The bit of a feature.
fn bits_of(name: &str) -> Bits {
    let mut bits = [0; 3];
    if let Some(at) = FEATURES.iter().position(|f| f.name == name) {
        bits[at / 64] |= 1 << (at % 64);
    }
    bits
}

/// Returns whether the registers `d16` to `d31` are available.
#[must_use]
pub fn has_upper_doubles(features: &Features) -> bool {
    static BITS: LazyLock<Bits> = LazyLock::new(|| bits_of("d32"));
    features.has_bits(&BITS, false)
}

/// Returns whether the narrow `mov`, or `add`, may have two low registers.
#[must_use]
pub fn has_low_forms(features: &Features, is_mov: bool) -> bool {
    static MOV: LazyLock<Bits> = LazyLock::new(|| bits_of("v6"));
    static ADD: LazyLock<Bits> = LazyLock::new(|| bits_of("v6m"));
    features.has_bits(if is_mov { &MOV } else { &ADD }, false)
}

/// Why an `.arch_extension` is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The name is unknown.
    Unknown,
    /// The name is known, but the extension is not supported.
    Unsupported,
    /// The architecture does not allow it.
    NotAllowed,
}

/// Enables or disables an extension; with `gnu`, also one that only GNU as has.
///
/// # Errors
/// Why the extension is rejected.
pub fn extend(features: &mut Features, name: &str, on: bool, gnu: bool) -> Result<(), Refused> {
    let extension = EXTENSIONS.iter().find(|e| e.name == name && (gnu || !e.is_gnu)).ok_or(Refused::Unknown)?;
    if extension.features == [0; 3] {
        return Err(Refused::Unsupported);
    }
    if !features.has_bits(&extension.needs, false) {
        return Err(Refused::NotAllowed);
    }
    features.set_bits(&extension.features, on);
    Ok(())
}

/// Replaces the floating point unit; returns its name, or `None` if it is unknown.
pub fn set_unit(features: &mut Features, name: &str) -> Option<&'static str> {
    let (name, own) = UNITS.iter().find(|u| u.0 == name)?;
    let mut others = [0u64; 3];
    for (_, unit) in &UNITS {
        others.iter_mut().zip(unit).zip(own).for_each(|((all, unit), own)| *all |= unit & !own);
    }
    features.set_bits(&others, false);
    features.set_bits(own, true);
    Some(name)
}

/// The canonical name of an architecture.
#[must_use]
pub fn architecture_name(name: &str) -> Option<&'static str> {
    let bits = architecture(name)?;
    ARCHITECTURES.iter().find(|known| known.1 == bits).map(|known| known.0)
}

/// The build attributes of the architecture with a canonical name.
#[must_use]
pub fn architecture_attributes(name: &str) -> Option<&'static attributes::Architecture> {
    attributes::ARCHITECTURES.iter().find(|row| row.name == name)
}

/// `Tag_CPU_arch` of the architecture with a canonical name.
#[must_use]
pub fn architecture_number(name: &str) -> Option<u64> {
    let of_objects = attributes::OF_OBJECTS.iter().find(|row| row.0 == name).map(|row| row.1);
    architecture_attributes(name).map(|row| row.number).or(of_objects)
}

/// The floating point unit whose name is most similar to an unknown one.
#[must_use]
pub fn near_unit(name: &str) -> Option<&'static str> {
    crate::diag::nearest(name, UNITS.iter().map(|unit| unit.0))
}

/// The name with which a floating point unit is printed.
#[must_use]
pub fn printed_unit(name: &str) -> &str {
    attributes::UNIT_ALIASES.iter().find(|alias| alias.0 == name).map_or(name, |alias| alias.1)
}

/// The build attributes of a floating point unit.
#[must_use]
pub fn unit_attributes(name: &str) -> attributes::Numbers {
    attributes::UNITS.iter().find(|unit| unit.0.split(' ').any(|known| known == name)).map_or(&[], |unit| unit.1)
}
