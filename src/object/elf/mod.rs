//! What only ELF says of a file, its sections and its symbols (System V ABI, chapter 4).
//!
//! Numbers whose meaning the ABI fixes are types of their own with its names; what a machine's supplement or an operating system
//! adds has a number and no name.

mod crel;
pub(crate) mod data;
mod details;
mod headers;
mod numbers;
mod split;
mod write;

pub use data::{Group, GroupId, Link};
pub use details::{FileHeader, SectionHeader, SymbolInfo};
pub use numbers::{SectionFlags, SectionType, SymbolBinding, SymbolType, Visibility};
pub(crate) use split::{DWO, split};
pub(crate) use write::{Scratch, write};

/// The section type of `.llvm_addrsig` (llvm/docs/Extensions.rst).
pub(crate) const SHT_LLVM_ADDRSIG: u32 = 0x6fff_4c03;

/// The size of the file header, right behind which the bytes of the sections stand.
pub(crate) fn header_size(is_64: bool) -> u64 {
    if is_64 { 64 } else { 52 }
}
