//! What ELF says besides of a file, a section and a symbol, as the library hands it out.

use super::data::{Binding, File, Group, GroupId, Link, Section};
use super::numbers::{SectionFlags, SectionType, SymbolBinding, SymbolType, Visibility};
use crate::object::data::SymbolId;

/// What ELF says of a whole file.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FileHeader<'a> {
    /// `e_machine`: `EM_*`.
    pub machine: u16,
    /// `e_flags`, which belong to the machine.
    pub flags: u32,
    /// `EI_OSABI`: `ELFOSABI_*`.
    pub os_abi: u8,
    /// Whether relocations are written in the compact form (`SHT_CREL`).
    pub crel: bool,
    /// The groups of sections, in the order of their first members; a [`GroupId`] is an index here.
    pub groups: &'a [Group],
    /// The symbols whose addresses matter, if the object says which: those of `.llvm_addrsig`.
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

/// What ELF says of a section.
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
    /// The group it belongs to: an index of [`FileHeader::groups`].
    pub group: Option<GroupId>,
    /// Whether its relocations' records carry the addends (`SHT_RELA`); else the fields hold them.
    pub rela: bool,
}

impl SectionHeader {
    pub(crate) fn new(section: &Section) -> Self {
        let &Section { kind, flags, entsize, link, group, rela, .. } = section;
        let (kind, flags) = (SectionType(kind), SectionFlags(flags));
        SectionHeader { kind, flags, entry_size: entsize, link, group, rela }
    }
}

/// What ELF says of a symbol.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct SymbolInfo {
    /// The upper half of `st_info`.
    pub binding: SymbolBinding,
    /// The lower half of `st_info`.
    pub kind: SymbolType,
    /// The lowest two bits of `st_other`.
    pub visibility: Visibility,
    /// All of `st_other`, with the machine's bits.
    pub other: u8,
    /// The group that an undefined symbol is the signature of.
    pub group: Option<GroupId>,
}

impl SymbolInfo {
    pub(crate) fn new(symbol: &Binding) -> Self {
        let &Binding { binding, kind, other, group } = symbol;
        let visibility = Visibility(other & 3);
        SymbolInfo { binding: SymbolBinding(binding), kind: SymbolType(kind), visibility, other, group }
    }
}
