//! T32, whose instructions are one or two halfwords, and A32, whose instructions are words.

pub mod class;
pub mod flag;
mod kind;
pub mod place;
#[cfg(feature = "compiler")]
mod register;
#[cfg(feature = "compiler")]
mod row;
pub mod shift;
pub mod state;
pub mod tags;
#[cfg(feature = "compiler")]
mod types;

pub use kind::Kind;

/// The tables of T32 and A32, in the order in which their rows are tried.
#[cfg(feature = "compiler")]
pub const TABLES: &[&str] = &[
    "base",
    "memory",
    "system",
    "a32",
    "a32_memory",
    "a32_system",
    "vfp",
    "neon",
    "neon_memory",
    "crypto",
    "mve",
    "mve_memory",
    "cde",
];

/// Reads every table and checks the rows: the compiled tables.
#[cfg(feature = "compiler")]
pub(crate) fn compile(root: &std::path::Path) -> Result<String, String> {
    let folder = crate::source::Folder::new(root, "arm");
    Ok(crate::fixed_width::compile::<Kind>(folder, TABLES)?.1)
}
