//! What only ELF says of a file, its sections and its symbols.

use crate::object::data::{Format, SectionId, SymbolId, Text};

/// The format of System V.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Elf;
impl Format for Elf {
    type File = File;
    type Section = Section;
    type Symbol = Binding;
}

/// What ELF says of a whole file.
#[derive(Clone, Debug, Default)]
pub(crate) struct File {
    /// `e_machine`
    pub machine: u16,
    /// Whether it is of class `ELFCLASS64`.
    pub is_64: bool,
    /// Whether numbers have their highest byte first (`ELFDATA2MSB`).
    pub big_endian: bool,
    /// Whether relocations are written in the compact form.
    pub crel: bool,
    /// `EI_OSABI`
    pub os_abi: u8,
    /// `e_flags`
    pub flags: u32,
    /// There is no symbol table, which nothing refers to.
    pub no_symbols: bool,
    /// The groups of sections, in the order of their first members.
    pub groups: Vec<Group>,
    /// The symbols whose addresses matter, if the object says which: those of `.llvm_addrsig`.
    pub address_significant: Option<Vec<SymbolId>>,
    /// The section of that name that the text has, too: its header is that of the list, which there is twice then.
    pub address_significant_twin: Option<SectionId>,
}

/// A group of sections: the linker keeps or drops them together.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Group {
    /// The symbol that names it.
    pub signature: Option<SymbolId>,
    /// Whether the linker keeps only one group of that name (`GRP_COMDAT`).
    pub comdat: bool,
}

/// The index of a group in [`FileHeader::groups`](super::FileHeader::groups).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupId(pub u32);

/// What ELF says of a section.
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
    /// The group it belongs to.
    pub group: Option<GroupId>,
    /// Whether its relocations carry their addends.
    pub rela: bool,
    /// The name of the section of its relocations, if it has any; its own is the end of that.
    pub relocations_name: Text,
}

/// What a section header is linked to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Link {
    /// Nothing.
    #[default]
    None,
    /// Another section: `SHF_LINK_ORDER`.
    Section(SectionId),
    /// The symbol table.
    SymbolTable,
}

/// What ELF says of a symbol.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Binding {
    /// `STB_*`; symbols with `STB_LOCAL` come first.
    pub binding: u8,
    /// `STT_*`
    pub kind: u8,
    /// `st_other`: `STV_*` and the machine's bits.
    pub other: u8,
    /// The group that an undefined symbol is the signature of: its section index is the group's.
    pub group: Option<GroupId>,
}
