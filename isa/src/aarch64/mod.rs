//! A64: 32-bit words.
//!
//! A line of a table describes a family of forms; `expand` expands it, and `row` reads the operands and bits of each
//! form.

pub mod class;
#[cfg(feature = "compiler")]
mod expand;
pub mod flag;
mod kind;
#[cfg(feature = "compiler")]
mod names;
#[cfg(all(test, feature = "compiler"))]
mod reached_tests;
#[cfg(feature = "compiler")]
mod register;
#[cfg(feature = "compiler")]
mod row;
pub mod shift;
pub mod tags;

pub use kind::Kind;

/// A flag in the argument of [`Kind::RegisterApart`], above one bit for each operand whose register must differ: number
/// 31 is excluded.
pub const NOT_31: i32 = 1 << 16;
/// A flag in the argument of [`Kind::RegisterApart`]: number 31 is the stack pointer.
pub const OR_SP: i32 = 1 << 17;

/// A system register, PSTATE field or system operation.
#[derive(Debug)]
pub struct SystemName {
    /// In lower case.
    pub name: &'static str,
    /// The encoding.
    pub code: u32,
    /// Depends on the table: access rights, field width, or use of a register operand.
    pub flags: u8,
    /// Whether any one of the features is enough.
    pub any: bool,
    /// The required features, one bit for each.
    pub needs: crate::features::Bits,
}

/// The tables of A64, in the order in which their rows are tried.
#[cfg(feature = "compiler")]
pub const TABLES: &[&str] = &["base", "memory", "system", "extensions", "fp", "simd", "sve", "sve_memory", "sme"];

/// Reads every table of A64 and checks the rows: the compiled tables.
#[cfg(feature = "compiler")]
pub(crate) fn compile(root: &std::path::Path) -> Result<String, String> {
    let mut folder = crate::source::Folder::new(root, "aarch64");
    let mut names = names::Names::default();
    folder.lines("sysregs", |_, line| names.register(line));
    folder.lines("sysops", |_, line| names.operation(line));
    let (features, tables) = crate::fixed_width::compile::<Kind>(folder, TABLES)?;
    Ok(tables + &names.rust(&features)?)
}
