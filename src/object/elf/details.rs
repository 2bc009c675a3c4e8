//! The public view of the data that only ELF files, sections and symbols have.

use super::data::{Binding, File, Group, GroupId, Link, Section};
use super::numbers::{SectionFlags, SectionType, SymbolBinding, SymbolType, Visibility};
use crate::object::data::SymbolId;

/// ELF data of a whole file.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FileHeader<'a> {
    /// `e_machine`: `EM_*`.
    pub machine: u16,
    /// `e_flags`, which are machine-specific.
    pub flags: u32,
    /// `EI_OSABI`: `ELFOSABI_*`.
    pub os_abi: u8,
    /// True if relocations are written in the compact form (`SHT_CREL`).
    pub crel: bool,
    /// The section groups, in the order of their first members; indexed by [`GroupId`].
    pub groups: &'a [Group],
    /// The address-significant symbols listed in `.llvm_addrsig`; `None` if the object has no such list.
    pub address_significant: Option<&'a [SymbolId]>,
}

impl<'a> FileHeader<'a> {
    pub(crate) fn new(file: &'a File) -> Self {
        let File { machine, flags, os_abi, crel, groups, address_significant, .. } = file;
        FileHeader {
            machine: *machine,
            flags: *flags,
            os_abi: *os_abi,
            crel: *crel,
            groups,
            address_significant: address_significant.as_deref(),
        }
    }
}

/// ELF data of a section.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SectionHeader {
    /// `sh_type`
    pub kind: SectionType,
    /// `sh_flags`
    pub flags: SectionFlags,
    /// `sh_entsize`
    pub entry_size: u64,
    /// `sh_link`
    pub link: Link,
    /// The group that it is a member of: an index into [`FileHeader::groups`].
    pub group: Option<GroupId>,
    /// True if its relocation records have explicit addends (`SHT_RELA`), false if the fields hold them.
    pub rela: bool,
}

impl SectionHeader {
    pub(crate) fn new(section: &Section) -> Self {
        let &Section { kind, flags, entsize, link, group, rela, .. } = section;
        let (kind, flags) = (SectionType(kind), SectionFlags(flags));
        SectionHeader { kind, flags, entry_size: entsize, link, group, rela }
    }
}

/// ELF data of a symbol.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SymbolInfo {
    /// The upper half of `st_info`.
    pub binding: SymbolBinding,
    /// The lower half of `st_info`.
    pub kind: SymbolType,
    /// The low two bits of `st_other`.
    pub visibility: Visibility,
    /// All of `st_other`, including machine-specific bits.
    pub other: u8,
    /// The group that an undefined symbol is the signature of.
    pub group: Option<GroupId>,
}

impl SymbolInfo {
    pub(crate) fn new(symbol: &Binding) -> Self {
        let &Binding { binding, kind, other, .. } = symbol;
        let visibility = Visibility(other & 3);
        SymbolInfo { binding: SymbolBinding(binding), kind: SymbolType(kind), visibility, other, group: symbol.group() }
    }
}
