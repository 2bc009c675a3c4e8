//! What only COFF says of a file, its sections and its symbols (PE format, Microsoft).
//!
//! Numbers whose meaning the format fixes are types of their own with its names.

mod checksum;
pub(crate) mod data;
mod details;
mod numbers;
mod symbols;
mod write;

pub use details::{FileHeader, SectionHeader, SymbolInfo, WeakExternal};
pub use numbers::{Characteristics, ComdatSelection, StorageClass, SymbolType};
pub(crate) use write::{Scratch, is_too_large, symbol_size, write};
