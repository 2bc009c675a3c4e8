//! The tables of T32: instructions of one or two halfwords whose rows specify every bit.
//!
//! A line describes a family of forms; [`row`] reads the operands and bits of each. The notation is described at the
//! top of `base.isa`.

mod register;
pub mod row;
pub mod tags;
mod types;

use super::alternatives::alternatives;
use super::features;
use super::shadowed::shadowed;
use super::word::Row;
use super::word_tables;
use std::fmt::Write as _;
use std::path::Path;

/// The tables of T32, in the order in which their rows are tried.
pub const TABLES: &[&str] = &["base", "memory", "system", "a32", "vfp", "neon", "neon_memory", "crypto"];

/// Reads every table of T32, checks the rows and writes `arm_tables.rs` into `out`.
///
/// # Errors
/// The first invalid rows, each with its file, line and text.
pub fn build(root: &Path, out: &Path) -> Result<(), String> {
    let mut rows: Vec<Row> = Vec::new();
    let mut others = Vec::new();
    let features = features::read(root, "arm")?;
    let mut errors = String::new();
    for name in TABLES {
        let path = root.join("grammar/isa/arm").join(format!("{name}.isa"));
        println!("cargo::rerun-if-changed={}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        for (i, line) in text.lines().enumerate() {
            if let Some((name, same)) = other_name(line) {
                others.push((name.to_owned(), same.to_owned()));
                continue;
            }
            match read(line) {
                Ok(found) => rows.extend(found),
                Err(e) => drop(writeln!(errors, "{}:{}: {e}\n    {line}", path.display(), i + 1)),
            }
        }
    }
    for (name, same) in &others {
        let found = named(&rows, name, same);
        if found.is_empty() {
            let _ = writeln!(errors, "unknown mnemonic '{same}': {name} = {same}");
        }
        rows.extend(found);
    }
    for error in shadowed(&rows) {
        let _ = writeln!(errors, "{error}");
    }
    if !errors.is_empty() {
        return Err(errors.lines().take(24).collect::<Vec<_>>().join("\n"));
    }
    let mut text = String::from("// Written by the build from grammar/isa/arm; see src/isa/arm.\n\n");
    text.push_str(&word_tables::rust(&rows, &features, row::WORDS)?);
    let file = out.join("arm_tables.rs");
    std::fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()))
}

/// An alias for a mnemonic's rows: `fldd = vldr`. A dot at the end of both means every data type.
#[must_use]
pub fn other_name(line: &str) -> Option<(&str, &str)> {
    let (name, same) = line.split_once(" = ")?;
    if name.starts_with('#') { None } else { Some((name.trim(), same.trim())) }
}

/// The rows of a mnemonic under another name.
#[must_use]
pub fn named(rows: &[Row], name: &str, same: &str) -> Vec<Row> {
    let other = |row: &Row| {
        let rest = row.mnemonic.strip_prefix(same).filter(|rest| rest.is_empty() != same.ends_with('.'))?;
        Some(Row { mnemonic: format!("{name}{rest}"), ..row.clone() })
    };
    rows.iter().filter_map(other).collect()
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
    let columns: Vec<&str> = line.split("  ").map(str::trim).filter(|c| !c.is_empty()).collect();
    let is_bits = |text: &str| {
        text.starts_with("cond ") || text.starts_with(['0', '1']) || text.starts_with("{0") || text.starts_with("{1")
    };
    let whole = match columns.as_slice() {
        [m, b] if is_bits(b) => [m, "", b, ""],
        [m, b, n] if is_bits(b) && !is_bits(n) => [m, "", b, *n],
        [m, o, b] => [m, o, b, ""],
        [m, o, b, n] => [m, o, b, *n],
        _ => return Err("expected a mnemonic, operands, bits and optional notes, two spaces apart".into()),
    }
    .join("  \t");
    let mut rows = Vec::new();
    for first in alternatives(&whole, '{', '}')? {
        for second in alternatives(&first, '<', '>')? {
            for third in alternatives(&second, '(', ')')? {
                let columns: Vec<&str> = third.split("  \t").map(str::trim).collect();
                let [mnemonic, operands, bits, notes] = columns.as_slice() else {
                    return Err("expected four columns".into());
                };
                for row in row::rows(mnemonic, operands, bits, notes)? {
                    for name in types::spellings(&row.mnemonic) {
                        rows.push(Row { mnemonic: name, ..row.clone() });
                    }
                }
            }
        }
    }
    Ok(rows)
}
