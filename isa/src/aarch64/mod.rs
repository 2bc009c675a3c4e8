//! The tables of A64: 32-bit words whose rows specify every bit.
//!
//! A line describes a family of forms; [`expand`] expands it, [`row`] reads the operands and bits of each form, and
//! [`emit`] writes static Rust tables. The notation is described at the top of `base.isa`.

pub mod emit;
pub mod expand;
pub mod names;
mod register;
pub mod row;
pub mod tags;

use super::features;
use super::shadowed::shadowed;
use super::word::Row;
use names::Names;
use std::fmt::Write as _;
use std::path::Path;

/// The tables of A64, in the order in which their rows are tried.
pub const TABLES: &[&str] = &["base", "memory", "system", "extensions", "fp", "simd", "sve", "sve_memory", "sme"];

/// Reads every table of A64, checks the rows and writes `aarch64_tables.rs` into `out`.
///
/// # Errors
/// The first invalid rows, each with its file, line and text.
pub fn build(root: &Path, out: &Path) -> Result<(), String> {
    let mut rows: Vec<Row> = Vec::new();
    let mut errors = String::new();
    for name in TABLES {
        let path = root.join("grammar/isa/aarch64").join(format!("{name}.isa"));
        println!("cargo::rerun-if-changed={}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        for (i, line) in text.lines().enumerate() {
            match read(line) {
                Ok(found) => rows.extend(found),
                Err(e) => drop(writeln!(errors, "{}:{}: {e}\n    {line}", path.display(), i + 1)),
            }
        }
    }
    let mut names = Names::default();
    let features = features::read(root, "aarch64")?;
    let mut class = 0;
    for file in ["sysregs", "sysops"] {
        let path = root.join("grammar/isa/aarch64").join(format!("{file}.isa"));
        println!("cargo::rerun-if-changed={}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        for (i, line) in text.lines().enumerate() {
            let read = match file {
                "sysregs" => names.register(line),
                _ => names.operation(line, &mut class),
            };
            if let Err(e) = read {
                let _ = writeln!(errors, "{}:{}: {e}\n    {line}", path.display(), i + 1);
            }
        }
    }
    for error in shadowed(&rows) {
        let _ = writeln!(errors, "{error}");
    }
    if !errors.is_empty() {
        return Err(errors.lines().take(24).collect::<Vec<_>>().join("\n"));
    }
    let file = out.join("aarch64_tables.rs");
    std::fs::write(&file, emit::rust(&rows, names, &features)?).map_err(|e| format!("{}: {e}", file.display()))
}

/// The rows of a line; none for a comment.
///
/// # Errors
/// If the line is malformed.
pub fn read(line: &str) -> Result<Vec<Row>, String> {
    let line = line.split(" # ").next().unwrap_or_default().trim_end();
    if line.is_empty() || line.starts_with('#') {
        return Ok(Vec::new());
    }
    let mut rows = Vec::new();
    for form in expand::forms(line)? {
        rows.extend(row::rows(&form)?);
    }
    Ok(rows)
}
