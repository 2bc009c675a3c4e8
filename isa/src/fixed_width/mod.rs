//! What A64 and T32 share: the rows of their tables give every bit of an instruction.

#[cfg(feature = "compiler")]
pub(crate) mod columns;
#[cfg(feature = "compiler")]
pub(crate) mod emit;
#[cfg(feature = "compiler")]
pub(crate) mod fields;
pub(crate) mod kind;
#[cfg(feature = "compiler")]
pub(crate) mod operands;
#[cfg(feature = "compiler")]
pub mod row;
pub mod segment;
#[cfg(feature = "compiler")]
pub(crate) mod shadowed;
pub mod tags;
