//! x86 in 16, 32 and 64 bits.

#[cfg(feature = "compiler")]
mod check;
pub mod classes;
pub mod decode;
#[cfg(feature = "compiler")]
mod emit;
#[cfg(feature = "compiler")]
mod encoding;
#[cfg(feature = "compiler")]
mod features;
pub mod flags;
#[cfg(feature = "compiler")]
mod kinds;
#[cfg(feature = "compiler")]
mod notation;
#[cfg(feature = "compiler")]
pub mod operands;
pub mod row;
#[cfg(feature = "compiler")]
pub mod rows;

#[cfg(feature = "compiler")]
use crate::features::table::Features;

/// The number of kinds of operands: coarse classes by which rows are preselected.
pub const KINDS: usize = 16;

/// For each position and kind of operand, the set of two-operand rows that remain.
pub type Sets = [[u64; KINDS]; 2];

/// The tables of x86, in the order in which their rows are tried.
#[cfg(feature = "compiler")]
pub const TABLES: &[&str] = &[
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
    "disasm",
];

/// Reads every table of x86 and checks the rows: the compiled tables of the assembler and of the disassembler.
#[cfg(feature = "compiler")]
pub(crate) fn compile(root: &std::path::Path) -> Result<(String, String), String> {
    let mut folder = crate::source::Folder::new(root, "x86");
    let mut features = Features::default();
    folder.lines("features", |_, line| features.line(line));
    let mut tables = rows::Tables::default();
    folder.tables(TABLES, |source, line| tables.read(source, line));
    folder.report(tables.resolve_aliases());
    folder.report(check::shadowed(&tables));
    let rows = tables.rows.iter().chain(&tables.disassembled);
    folder.report(rows.filter_map(|row| {
        let unknown = features.bits(&row.features).err()?;
        Some(format!("{unknown}: {}", row.text))
    }));
    folder.finish()?;
    Ok((emit::rust(&tables)?, decode::rust(&tables, &features)?))
}
