//! Ways to drive the pipeline from a program: one text after another, calls in place of a text, and a module of globals.

pub mod context;
#[cfg(feature = "module")]
pub mod module;
pub mod outcome;
#[cfg(feature = "disasm")]
pub mod print;
pub mod streamer;
