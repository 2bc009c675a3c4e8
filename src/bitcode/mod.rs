//! LLVM bitcode without LLVM: reading, dumping and writing.
//!
//! - [`stream`] is the container format: it reads a file as events and writes events as a file, byte for byte.
//! - [`summary()`] returns what linkers need: targets, names, definitions and references.
//! - [`symtab()`] returns the symbols with their names in objects.
//! - [`load()`] converts a module without function bodies to a [`module`](crate::module), which can be lowered to an
//!   object.
//! - [`edit`] changes records and updates positions in the stream.
//! - [`embed`] embeds bitcode in the objects of a [`module`](crate::module).
//! - [`dump`] prints a file in the format of `llvm-bcanalyzer -dump`.
//!
//! Input may be malformed or hostile: errors report the bit offset, and memory is bounded by a small multiple of the
//! file's size. Source: LLVM Bitcode File Format.

pub mod dump;
pub mod edit;
pub mod embed;
pub mod load;
mod names;
pub mod stream;
mod strings;
pub mod summary;
pub mod symtab;

pub use load::load;
pub use summary::{Summary, summary};
pub use symtab::{Symtab, symtab};
