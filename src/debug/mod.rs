//! Debugging and unwinding tables: what directives record, and the sections that encode it.

pub mod cfi;
pub mod codeview;
pub mod dwarf;
pub mod ehabi;
mod out;
pub mod seh;

pub use out::Fixups;
