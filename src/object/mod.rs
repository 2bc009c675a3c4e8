//! A laid-out model to the bytes of an object file, one folder a format.
//!
//! These modules must not know tokens, unreduced text or instructions.

pub mod coff;
pub mod elf;
mod strtab;
