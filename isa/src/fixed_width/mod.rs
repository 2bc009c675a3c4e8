//! What A64 and T32 share: the rows of their tables give every bit of an instruction.

#[cfg(feature = "compiler")]
pub(crate) mod columns;
#[cfg(feature = "compiler")]
mod decode;
#[cfg(feature = "compiler")]
mod emit;
#[cfg(feature = "compiler")]
pub(crate) mod fields;
pub(crate) mod kind;
#[cfg(feature = "compiler")]
pub(crate) mod operands;
pub mod preselect;
#[cfg(feature = "compiler")]
pub(crate) mod reached;
#[cfg(feature = "compiler")]
pub mod row;
pub mod segment;
#[cfg(feature = "compiler")]
mod shadowed;
pub mod tables;
pub mod tags;

/// Reads a machine's features and rows and checks the rows: the features, and the compiled tables of both.
#[cfg(feature = "compiler")]
pub(crate) fn compile<K: row::Notation>(
    mut folder: crate::source::Folder,
    tables: &[&str],
) -> Result<(crate::features::table::Features, String), String> {
    let (mut rows, mut features) = (row::Rows::<K>::default(), crate::features::table::Features::default());
    folder.lines("features", |_, line| features.line(line));
    folder.tables(tables, |source, line| rows.read(source, line));
    folder.report(rows.resolve_aliases());
    folder.report(shadowed::shadowed(&rows.list));
    folder.report(reached::unreached(&rows.list));
    folder.finish()?;
    let text = [emit::rust(&rows.list, &features)?, features.rust()?].concat();
    Ok((features, text))
}
