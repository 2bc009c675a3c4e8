//! What of features is ARM's own: how architectures are spelt, floating point units, and what extensions need.

use super::attributes;
use super::known::FEATURES as FEATURES_WITHOUT_EFFECT;
use crate::arch::features::{Bits, FeatureTables, Features, Named};
use std::sync::LazyLock;
use tables::{ARCHITECTURES, EXTENSIONS, FEATURES, PROCESSORS, UNITS};

mod tables {
    //! What the build made of `grammar/isa/arm/features.isa`.
    #![allow(missing_docs, unreachable_pub, clippy::all, reason = "written by the build")]

    use crate::arch::features::{Bits, Feature};

    /// What `.arch_extension` calls so.
    #[derive(Debug)]
    pub struct Extension {
        pub name: &'static str,
        /// The features without which it cannot be asked for.
        pub needs: Bits,
        /// What it switches.
        pub features: Bits,
    }

    include!(concat!(env!("OUT_DIR"), "/arm_features.rs"));
}

static TABLES: FeatureTables = FeatureTables {
    features: &FEATURES,
    architectures: &ARCHITECTURES,
    processors: &PROCESSORS,
    has_all: false,
    given: &["neg-immediates"],
};

/// The features of an architecture as a triple or `.arch` writes it: `armv7-a`, `thumbv7em`, `v8`, `xscale`.
fn architecture(name: &str) -> Option<Bits> {
    let behind = name.strip_prefix("arm").or_else(|| name.strip_prefix("thumb")).unwrap_or(name);
    TABLES.architecture(behind)
}

/// Those of a target: of the processor, or of the architecture that its triple names; and what `-mattr` changes.
#[must_use]
pub fn of_options(arch_name: &str, thumb: bool, windows: bool, processor: &str, changes: &[String]) -> Features {
    let known = match processor {
        "" | "generic" => architecture(arch_name),
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

/// Whether there is a processor of that name.
#[must_use]
pub fn has_processor(name: &str) -> bool {
    TABLES.processor(name).is_some()
}

/// Whether there is a feature of that name.
#[must_use]
pub fn has_feature(name: &str) -> bool {
    TABLES.has_feature(name) || FEATURES_WITHOUT_EFFECT.split_ascii_whitespace().any(|known| known == name)
}

/// Those of an architecture, as `.arch` writes it.
#[must_use]
pub fn of_architecture(name: &str) -> Option<Features> {
    architecture(name).map(|bits| Features::with(&TABLES, bits))
}

/// Those of a processor, as `.cpu` writes it.
#[must_use]
pub fn of_processor(name: &str) -> Option<Features> {
    TABLES.processor(name).map(|bits| Features::with(&TABLES, bits))
}

/// Whether there are the registers `d16` to `d31`.
#[must_use]
pub fn has_upper_doubles(features: &Features) -> bool {
    static BITS: LazyLock<Bits> = LazyLock::new(|| {
        let mut bits = [0; 3];
        if let Some(at) = FEATURES.iter().position(|f| f.name == "d32") {
            bits[at / 64] |= 1 << (at % 64);
        }
        bits
    });
    features.has_bits(&BITS, false)
}

/// Why `.arch_extension` cannot do what it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is none of that name.
    Unknown,
    /// It is known and nothing more.
    Unsupported,
    /// The architecture has no place for it.
    NotAllowed,
}

/// Adds or takes away an extension.
///
/// # Errors
/// Why that is not possible.
pub fn extend(features: &mut Features, name: &str, on: bool) -> Result<(), Refused> {
    let extension = EXTENSIONS.iter().find(|e| e.name == name).ok_or(Refused::Unknown)?;
    if extension.features == [0; 3] {
        return Err(Refused::Unsupported);
    }
    if !features.has_bits(&extension.needs, false) {
        return Err(Refused::NotAllowed);
    }
    features.set_bits(&extension.features, on);
    Ok(())
}

/// Replaces the floating point unit: whether there is one of that name.
pub fn set_unit(features: &mut Features, name: &str) -> bool {
    let Some((_, own)) = UNITS.iter().find(|u| u.0 == name) else { return false };
    let mut others = [0u64; 3];
    for (_, unit) in &UNITS {
        others.iter_mut().zip(unit).zip(own).for_each(|((all, unit), own)| *all |= unit & !own);
    }
    features.set_bits(&others, false);
    features.set_bits(own, true);
    true
}

/// The full name of an architecture.
#[must_use]
pub fn architecture_name(name: &str) -> Option<&'static str> {
    let bits = architecture(name)?;
    ARCHITECTURES.iter().find(|known| known.1 == bits).map(|known| known.0)
}

/// What the build attributes say of the architecture with that full name.
#[must_use]
pub fn architecture_attributes(name: &str) -> Option<&'static attributes::Architecture> {
    attributes::ARCHITECTURES.iter().find(|row| row.name == name)
}

/// The name most like one of an architecture, a processor or an extension that there is not.
#[must_use]
pub fn near(what: Named, name: &str) -> Option<&'static str> {
    TABLES.near(what, name)
}

/// The floating point unit whose name is most like one that does not exist.
#[must_use]
pub fn near_unit(name: &str) -> Option<&'static str> {
    crate::diag::nearest(name, UNITS.iter().map(|unit| unit.0))
}

/// The name of a floating point unit, if there is such a one.
#[must_use]
pub fn unit_name(name: &str) -> Option<&'static str> {
    UNITS.iter().find(|unit| unit.0 == name).map(|unit| unit.0)
}

/// What the build attributes say of a floating point unit.
#[must_use]
pub fn unit_attributes(name: &str) -> attributes::Numbers {
    attributes::UNITS.iter().find(|unit| unit.0 == name).map_or(&[], |unit| unit.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn architectures_units_and_extensions() {
        let mut features = of_options("thumbv7", true, true, "", &[]);
        assert!(features.named("v7") && features.named("thumb-mode") && features.named("noarm"));
        assert!(features.named("!mclass") && !features.named("neon") && features.named("d32"));
        assert!(set_unit(&mut features, "neon") && features.named("neon"));
        assert!(set_unit(&mut features, "vfpv3-d16") && !features.named("neon") && features.named("fp64"));
        assert!(!set_unit(&mut features, "NEON"));
        assert_eq!(extend(&mut features, "crc", true), Err(Refused::NotAllowed));
        assert_eq!(extend(&mut features, "os", true), Err(Refused::Unsupported));
        assert_eq!(extend(&mut features, "bogus", true), Err(Refused::Unknown));
        assert_eq!(extend(&mut features, "idiv", true), Ok(()));
        assert!(features.named("hwdiv"));
        assert!(of_options("thumbv8.1m.main", true, false, "", &[]).named("mclass"));
        assert!(of_architecture("v8").is_some() && of_architecture("ARMV7-A").is_none());
        assert!(of_processor("cortex-m4").is_some_and(|f| !f.named("!mclass")));
    }
}
