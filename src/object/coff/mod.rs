//! The data that only COFF files, sections and symbols have (PE format, Microsoft).
//!
//! Numbers defined by the format have types of their own, with its names.

mod checksum;
pub(crate) mod data;
mod details;
mod numbers;
mod symbols;
mod write;

pub use details::{FileHeader, SectionHeader, SymbolInfo, WeakExternal};
pub use numbers::{Characteristics, ComdatSelection, StorageClass, SymbolType};
pub(crate) use write::{CoffWriterBuffers, is_too_large, parts, symbol_size, write};
