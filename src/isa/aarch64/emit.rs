//! Writes the tables as Rust source.

use super::names::Names;
use super::row::WORDS;
use crate::isa::features::Features;
use crate::isa::word::Row;
use crate::isa::word_tables;

/// The tables as Rust source.
///
/// # Errors
/// If a table exceeds its index type, or a feature does not exist.
pub fn rust(rows: &[Row], names_of_system: Names, features: &Features) -> Result<String, String> {
    let mut out = String::from("// Written by the build from grammar/isa/aarch64; see src/isa/aarch64.\n\n");
    out.push_str(&names_of_system.rust(features)?);
    out.push_str(&word_tables::rust(rows, features, WORDS)?);
    out.push_str(&features.rust()?);
    Ok(out)
}
