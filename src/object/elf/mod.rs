//! The data that only ELF files, sections and symbols have (System V ABI, chapter 4).
//!
//! Numbers defined by the ABI have types of their own, with its names; the numbers of processor supplements and
//! operating systems have no names.

mod crel;
pub(crate) mod data;
mod details;
mod headers;
mod numbers;
mod places;
mod split;
mod write;

pub use data::{Group, GroupId, Link};
pub use details::{FileHeader, SectionHeader, SymbolInfo};
pub use numbers::{SectionFlags, SectionType, SymbolBinding, SymbolType, Visibility};
pub(crate) use split::{DWO, split};
pub(crate) use write::{ElfWriterBuffers, parts, write};

/// The section type of `.llvm_addrsig` (llvm/docs/Extensions.rst).
pub(crate) const SHT_LLVM_ADDRSIG: u32 = 0x6fff_4c03;

/// The size of the file header, which the sections' bytes directly follow.
pub(crate) fn header_size(is_64: bool) -> u64 {
    if is_64 { 64 } else { 52 }
}
