//! What of features is A64's own: the ways in which `.arch` writes an architecture, and what its extensions bring along.

use super::known::FEATURES as FEATURES_WITHOUT_EFFECT;
use super::tables::{ARCHITECTURES, FEATURES, PROCESSORS};
use crate::arch::features::{Bits, FeatureTables, Features};

static TABLES: FeatureTables = FeatureTables {
    features: &FEATURES,
    architectures: &ARCHITECTURES,
    processors: &PROCESSORS,
    has_all: true,
    given: &["neg-immediates"],
};

/// The ways in which `.arch` writes an architecture.
fn architecture(name: &str) -> Option<Bits> {
    let name = name.strip_prefix("arm").unwrap_or(name);
    let bare = name.strip_prefix('v')?;
    let spelt = match bare {
        "8" | "9" => format!("armv{bare}-a"),
        "8l" => "armv8-a".into(),
        _ if bare.contains('-') => format!("armv{bare}"),
        _ => {
            let (number, profile) = bare.split_at_checked(bare.len().checked_sub(1)?)?;
            format!("armv{number}-{profile}")
        }
    };
    TABLES.architecture(&spelt)
}

/// Those of a processor, which may be none, and what `-mattr` changes. Without either it is the first architecture.
#[must_use]
pub fn of_options(processor: &str, changes: &[String]) -> Features {
    let known = match processor {
        "" if changes.is_empty() => TABLES.architecture("armv8-a"),
        "" => TABLES.processor("generic"),
        _ => TABLES.processor(processor),
    };
    Features::with(&TABLES, known.unwrap_or_default()).changed(changes)
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

/// Adds or takes away what `.arch_extension` calls so; whether there is such an extension.
pub fn extend(features: &mut Features, name: &str, on: bool) -> bool {
    let Some(feature) = FEATURES.iter().find(|f| f.extensions.contains(&name)) else { return false };
    features.set(feature.name, on);
    // From version 8.4 on there is more cryptography.
    if name == "crypto" {
        let parts: &[&str] = if features.named("v8.4a") { &["sha2", "aes", "sha3", "sm4"] } else { &["sha2", "aes"] };
        parts.iter().for_each(|part| features.set(part, on));
    }
    true
}
