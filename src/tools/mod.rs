//! Tools that read a text with the assembler's own front end: symbols, statements, listings, lints, explanations of instructions, the words of a language.

#[cfg(feature = "disasm")]
pub mod disasm;
#[cfg(feature = "explain")]
pub mod explain;
#[cfg(feature = "lint")]
pub mod lint;
pub mod listing;
pub mod scan;
pub mod statements;
#[cfg(feature = "explain")]
pub mod words;
