//! A64's features: the spellings of architectures in `.arch`, and the dependencies of extensions.

use super::known;
use super::tables::{ARCHITECTURES, FEATURES, PROCESSORS};
use crate::arch::features::{Bits, FeatureTables, Features};

pub static TABLES: FeatureTables = FeatureTables {
    features: &FEATURES,
    architectures: &ARCHITECTURES,
    processors: &PROCESSORS,
    has_all: true,
    given: &["neg-immediates"],
    without_effect: known::FEATURES,
};

/// The feature bits of an architecture as spelled in `.arch`.
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

/// The features of a processor (or of none, if the name is empty) with the changes of `-mattr`. Without either, those
/// of `armv8-a`.
#[must_use]
pub fn of_options(processor: &str, changes: &[String]) -> Features {
    let known = match processor {
        "" if changes.is_empty() => TABLES.architecture("armv8-a"),
        "" => TABLES.processor("generic"),
        _ => TABLES.processor(processor),
    };
    Features::with(&TABLES, known.unwrap_or_default()).changed(changes)
}

/// The features of an architecture, as spelled in `.arch`.
#[must_use]
pub fn of_architecture(name: &str) -> Option<Features> {
    architecture(name).map(|bits| Features::with(&TABLES, bits))
}

/// Enables or disables the features of an `.arch_extension`. Returns false if it is unknown.
pub fn extend(features: &mut Features, name: &str, on: bool) -> bool {
    let Some(feature) = FEATURES.iter().find(|f| f.extensions.contains(&name)) else { return false };
    features.set(feature.name, on);
    // `crypto` includes more from Armv8.4-A on.
    if name == "crypto" {
        let parts: &[&str] = if features.named("v8.4a") { &["sha2", "aes", "sha3", "sm4"] } else { &["sha2", "aes"] };
        parts.iter().for_each(|part| features.set(part, on));
    }
    true
}
