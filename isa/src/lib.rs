//! The build-time reader of the instruction tables in `grammar/isa`.
//!
//! `build.rs` includes this folder as a module of its own and calls [`build`]. A table is text with one instruction
//! form per line ([`notation`]). Lines are expanded into rows ([`rows`]), checked for rows that can never match
//! ([`check`]), and written as static Rust tables to `OUT_DIR` ([`emit`]). An invalid row fails the build with an error
//! that quotes it. This module must not depend on the rest of the crate.

#![forbid(unsafe_code)]
#![allow(missing_docs, reason = "fields of rows are named as in the manuals")]

pub mod aarch64;
pub mod alternatives;
pub mod arm;
pub mod check;
pub mod classes;
pub mod emit;
pub mod encoding;
pub mod features;
pub mod kinds;
pub mod notation;
pub mod operands;
pub mod rows;
pub mod shadowed;
pub mod word;
pub mod word_tables;

use std::fmt::Write as _;
use std::path::Path;

/// The tables of x86, in the order in which their rows are tried.
pub const X86_TABLES: &[&str] = &[
    "integer",
    "bmi",
    "control",
    "system",
    "x87",
    "mmx",
    "apx",
    "sse",
    "vex",
    "evex",
    "xop",
    "predicates",
    "names",
    "exceptions",
];

/// Reads every table of x86, checks the rows and writes `x86_tables.rs` into `out`.
///
/// # Errors
/// The first invalid rows, each with its file, line and text.
pub fn build(root: &Path, out: &Path) -> Result<(), String> {
    let mut tables = rows::Tables::default();
    let mut errors = String::new();
    for name in X86_TABLES {
        let path = root.join("grammar/isa/x86").join(format!("{name}.isa"));
        println!("cargo::rerun-if-changed={}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        for (i, line) in text.lines().enumerate() {
            if let Err(e) = tables.read(line) {
                let _ = writeln!(errors, "{}:{}: {e}\n    {line}", path.display(), i + 1);
            }
        }
    }
    if errors.is_empty() {
        for e in tables.resolve_aliases().into_iter().chain(check::shadowed(&tables)) {
            let _ = writeln!(errors, "{e}");
        }
    }
    if !errors.is_empty() {
        // A few are enough: a mistake in the notation can break hundreds of rows.
        return Err(errors.lines().take(24).collect::<Vec<_>>().join("\n"));
    }
    let file = out.join("x86_tables.rs");
    std::fs::write(&file, emit::rust(&tables)?).map_err(|e| format!("{}: {e}", file.display()))
}
