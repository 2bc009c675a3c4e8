//! LLVM bitcode, without LLVM: read, shown, and written again.
//!
//! - [`stream`] is the container: a file as events, and events as a file, byte for byte.
//! - [`summary()`] is what linkers ask of a file: targets, names, what is defined and what is needed.
//! - [`symtab()`] are its symbols, as they will be in objects.
//! - [`load()`] makes a module of data a [`module`](crate::build::module), which becomes an object.
//! - [`edit`] changes records and puts right what tells of places.
//! - [`embed`] puts bitcode into the objects of [`module`](crate::build::module).
//! - [`dump`] shows a file as `llvm-bcanalyzer -dump` does.
//!
//! What is read may be broken or hostile: mistakes are errors with the bit they stand at, and memory is bounded by a small multiple of
//! the file's size. Source: LLVM Bitcode File Format.
//!
//! This module must not know how a text is assembled: tokens, statements, the model, layout or records of objects.

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
