//! T32: instructions of one or two halfwords.

pub mod class;
pub mod flag;
mod kind;
pub mod place;
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

/// Reads every table of T32 and checks the rows: the compiled tables.
#[cfg(feature = "compiler")]
pub(crate) fn compile(root: &std::path::Path) -> Result<String, String> {
    let folder = crate::source::Folder::new(root, "arm");
    Ok(crate::fixed_width::compile::<Kind>(folder, TABLES)?.1)
}
