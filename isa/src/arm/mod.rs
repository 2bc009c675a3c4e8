//! T32: instructions of one or two halfwords.

pub mod flag;
mod kind;
#[cfg(feature = "compiler")]
mod register;
#[cfg(feature = "compiler")]
mod row;
pub mod shift;
pub mod tags;
#[cfg(feature = "compiler")]
mod types;

pub use kind::Kind;

/// The tables of T32, in the order in which their rows are tried.
#[cfg(feature = "compiler")]
pub const TABLES: &[&str] = &["base", "memory", "system", "a32", "vfp", "neon", "neon_memory", "crypto"];

/// Reads every table of T32 and checks the rows: the compiled tables, and those of features.
#[cfg(feature = "compiler")]
pub(crate) fn compile(root: &std::path::Path) -> Result<(String, String), String> {
    use crate::features::table::Features;
    use crate::fixed_width::{emit, row::Rows, shadowed::shadowed};
    use crate::source::Folder;

    let mut folder = Folder::new(root, "arm");
    let (mut rows, mut features) = (Rows::<Kind>::default(), Features::default());
    folder.lines("features", |_, line| features.line(line));
    folder.tables(TABLES, |source, line| rows.read(source, line));
    folder.report(rows.resolve_aliases());
    folder.report(shadowed(&rows.list));
    folder.finish()?;
    Ok((emit::rust(&rows.list, &features)?, features.rust()?))
}
