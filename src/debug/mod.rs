//! Debugging and unwinding tables: what directives record, and the sections that encode it.

pub mod cfi;
pub mod codeview;
pub mod dwarf;
pub mod seh;
