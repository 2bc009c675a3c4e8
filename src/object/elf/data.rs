//! The ELF data of a file, its sections and its symbols.

use crate::object::data::{Format, SectionId, SymbolData, SymbolId, Text};
use std::num::NonZeroU32;

/// The System V object format.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Elf;
impl Format for Elf {
    type File = File;
    type Section = Section;
    type Symbol = Binding;
}

#[derive(Clone, Debug, Default)]
pub(crate) struct File {
    /// `e_machine`
    pub machine: u16,
    /// True for `ELFCLASS64`.
    pub is_64: bool,
    /// True for `ELFDATA2MSB`.
    pub big_endian: bool,
    /// True if relocations are written in the compact form.
    pub crel: bool,
    /// `EI_OSABI`
    pub os_abi: u8,
    /// `e_flags`
    pub flags: u32,
    /// The symbol table is omitted, since nothing refers to it.
    pub no_symbols: bool,
    /// The groups of sections, in the order of their first members.
    pub groups: Vec<Group>,
    /// The address-significant symbols listed in `.llvm_addrsig`, if the object has the list.
    pub address_significant: Option<Vec<SymbolId>>,
    /// A section of the text that is also named `.llvm_addrsig`: both have the header of the list.
    pub address_significant_twin: Option<SectionId>,
}

/// A section group: the linker keeps or drops its members together.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Group {
    /// Its signature symbol.
    pub signature: Option<SymbolId>,
    /// True if the linker keeps only one group with this signature (`GRP_COMDAT`).
    pub comdat: bool,
}

/// The index of a group in [`FileHeader::groups`](super::FileHeader::groups).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupId(pub u32);

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Section {
    /// `sh_type`
    pub kind: u32,
    /// `sh_flags`
    pub flags: u64,
    /// `sh_entsize`
    pub entsize: u64,
    /// `sh_link`
    pub link: Link,
    pub group: Option<GroupId>,
    /// True if its relocations have explicit addends.
    pub rela: bool,
    /// The number of bytes that precede its name in [`names`](crate::object::data::Object::names): together they are the
    /// name of its relocation section, if it has relocations.
    pub prefix: u8,
}

impl crate::object::data::Section<Elf> {
    /// The name of its relocation section.
    pub(crate) fn relocations_name(&self) -> Text {
        let prefix = u32::from(self.header.prefix);
        Text { start: self.name.start - prefix, len: self.name.len + prefix }
    }
}

/// The value of a section header's `sh_link`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Link {
    /// 0: no link.
    #[default]
    None,
    /// Another section: `SHF_LINK_ORDER`.
    Section(SectionId),
    /// The symbol table.
    SymbolTable,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Binding {
    /// `STB_*`; symbols with `STB_LOCAL` come first.
    pub binding: u8,
    /// `STT_*`
    pub kind: u8,
    /// `st_other`: `STV_*` and machine-specific bits.
    pub other: u8,
    /// The index plus 1 of [`Self::group`].
    pub group_number: Option<NonZeroU32>,
}

impl Binding {
    /// The group of an undefined symbol that is a group's signature: its section index is the group's.
    #[inline]
    pub(crate) fn group(&self) -> Option<GroupId> {
        self.group_number.map(|number| GroupId(number.get() - 1))
    }
}

// There are very many symbols.
const _: () = assert!(size_of::<SymbolData<Elf>>() == 40);
