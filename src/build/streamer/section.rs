//! Sections: what one is to be like, and the current one.

use super::{Error, Streamer, SymbolId};
use crate::asm::directives::elf_section;
use crate::asm::directives::elf_section::Wanted;
use crate::asm::directives::{coff_section, section_type};
use crate::asm::state::Assembler;
use crate::build::stamp::Stamp;
use crate::diag::{Code, Diagnostic};
use crate::model::{CoffSection, ElfSection};
use crate::source::Span;
use object::pe::IMAGE_SCN_LNK_COMDAT;

pub use crate::object::elf::{SectionFlags, SectionType};

/// A section that a [`Streamer`] knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SectionId(pub(super) u32, Stamp);

/// What a linker does with COMDATs of one name (PE format, section "COMDAT Sections").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Selection {
    /// More than one is an error: `one_only` in texts.
    NoDuplicates = 1,
    /// Any of them: `discard`.
    Any = 2,
    /// Any, and all must be of one size: `same_size`.
    SameSize = 3,
    /// Any, and all must be the same: `same_contents`.
    ExactMatch = 4,
    /// What becomes of the section of another symbol: `associative`.
    Associative = 5,
    /// The largest: `largest`.
    Largest = 6,
    /// The newest: `newest`.
    Newest = 7,
}

/// What a section is like. Two of the same name, group or COMDAT, linked-to symbol and unique number are one section, whose
/// other properties are those of the first; other ones are refused, as `.section` refuses them.
///
/// ```
/// use llas::streamer::{SectionFlags, SectionSpec, SectionType};
/// let notes = SectionSpec::elf(".note.mine", SectionType::NOTE, SectionFlags::ALLOC);
/// let flags = SectionFlags::ALLOC | SectionFlags::MERGE | SectionFlags::STRINGS;
/// let strings = SectionSpec::elf(".rodata.str", SectionType::PROGBITS, flags).entry_size(1);
/// // A number that has no constant here:
/// let own = SectionSpec::elf(".own", SectionType(0x6000_0001), SectionFlags(0));
/// let data = SectionSpec::named(".data");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SectionSpec {
    name: Vec<u8>,
    kind: Option<u32>,
    flags: Option<u64>,
    entry_size: u64,
    group: Option<(SymbolId, bool)>,
    selection: u8,
    linked_to: Option<SymbolId>,
    unique: Option<u32>,
    join: bool,
    subsection: u32,
    coff: Option<bool>,
}

impl SectionSpec {
    /// The section that its name alone says, in either format: `.section name`.
    #[must_use]
    pub fn named(name: impl AsRef<[u8]>) -> Self {
        SectionSpec {
            name: name.as_ref().to_vec(),
            kind: None,
            flags: None,
            entry_size: 0,
            group: None,
            selection: 0,
            linked_to: None,
            unique: None,
            join: false,
            subsection: 0,
            coff: None,
        }
    }

    /// An ELF section with that `sh_type` and these `sh_flags` (gABI, "Section Header"); `SHF_GROUP` and `SHF_LINK_ORDER` come
    /// from [`group`](Self::group), [`comdat`](Self::comdat) and [`linked_to`](Self::linked_to).
    #[must_use]
    pub fn elf(name: impl AsRef<[u8]>, kind: SectionType, flags: SectionFlags) -> Self {
        let spec = SectionSpec::named(name);
        SectionSpec { kind: Some(kind.0), flags: Some(flags.0), coff: Some(false), ..spec }
    }

    /// A COFF section with these `IMAGE_SCN_*` characteristics, without an alignment (PE format, "Section Flags").
    #[must_use]
    pub fn coff(name: impl AsRef<[u8]>, characteristics: u32) -> Self {
        let spec = SectionSpec::named(name);
        SectionSpec { flags: Some(characteristics.into()), coff: Some(true), ..spec }
    }

    /// ELF: the size of each of its entries in bytes, `sh_entsize`.
    #[must_use]
    pub fn entry_size(self, bytes: u64) -> Self {
        SectionSpec { entry_size: bytes, ..self }
    }

    /// ELF: a member of the section group of that signature, which is no COMDAT.
    #[must_use]
    pub fn group(self, signature: SymbolId) -> Self {
        SectionSpec { group: Some((signature, false)), ..self }
    }

    /// A member of a COMDAT: in ELF of the group of that signature, in COFF a section of which linkers take any one.
    #[must_use]
    pub fn comdat(self, symbol: SymbolId) -> Self {
        SectionSpec { group: Some((symbol, true)), selection: Selection::Any as u8, ..self }
    }

    /// COFF: a COMDAT of that selection. An associative section follows the section of the symbol; else the symbol is the one
    /// that the COMDAT is named by, which the section has to define.
    #[must_use]
    pub fn selection(self, selection: Selection, symbol: SymbolId) -> Self {
        SectionSpec { group: Some((symbol, true)), selection: selection as u8, coff: Some(true), ..self }
    }

    /// ELF: ordered as the section of that symbol is, which `sh_link` names; none for a section of the kind that is linked to
    /// none. The symbol must be in a section when this one is switched to.
    #[must_use]
    pub fn linked_to(self, symbol: Option<SymbolId>) -> Self {
        let flags = self.flags.unwrap_or(0) | section_type::LINK_ORDER;
        SectionSpec { linked_to: symbol, flags: Some(flags), coff: Some(false), ..self }
    }

    /// A section of its own among those of the same name; `u32::MAX` is none.
    #[must_use]
    pub fn unique(self, number: u32) -> Self {
        SectionSpec { unique: Some(number), ..self }
    }

    /// ELF: a member of the group that the current section is a member of at the time of the switch, if it is of any: `?` among
    /// the flags of a text.
    #[must_use]
    pub fn join_group(self) -> Self {
        SectionSpec { join: true, ..self }
    }

    /// ELF: what is written goes into the subsection of that number, up to 2147483647. All of a section's subsections stand in the
    /// order of their numbers in the end.
    #[must_use]
    pub fn subsection(self, number: u32) -> Self {
        SectionSpec { subsection: number, ..self }
    }

    /// What is wrong with it for a format.
    fn refused(&self, coff: bool) -> Option<&'static str> {
        let elf_only = self.entry_size != 0 || self.linked_to.is_some() || self.join || self.subsection != 0;
        match (self.coff, coff) {
            (Some(true), false) => Some("a section of COFF is none of ELF"),
            (Some(false), true) => Some("a section of ELF is none of COFF"),
            (_, true) if elf_only => {
                Some("COFF has no entry sizes, linked-to sections, groups to join and subsections")
            }
            (_, true) if matches!(self.group, Some((_, false))) => Some("COFF has no groups but COMDATs"),
            _ if self.name.is_empty() => Some("a section has a name"),
            _ if self.name.contains(&0) => Some("a section name cannot contain a NUL byte"),
            _ if self.join && self.group.is_some() => Some("a section of a group joins no other group"),
            _ if self.subsection > i32::MAX as u32 => Some("subsections have numbers up to 2147483647"),
            _ if self.unique == Some(u32::MAX) => Some("a unique number is less than 4294967295"),
            _ => None,
        }
    }

    /// Makes it the current section.
    fn enter(&self, a: &mut Assembler<'_, '_>, at: Span) -> Result<(), Box<Diagnostic>> {
        let group = match self.group {
            Some((symbol, comdat)) => Some((symbol.current(a.model)?, comdat)),
            None => None,
        };
        if a.is_coff() {
            let mut coff = CoffSection { unique: self.unique, ..CoffSection::default() };
            coff.characteristics = self.flags.map_or_else(coff_section::without_letters, |flags| flags as u32);
            if let Some((symbol, _)) = group {
                coff.characteristics |= IMAGE_SCN_LNK_COMDAT.0;
                (coff.comdat, coff.selection) = (Some(symbol), self.selection);
            }
            coff_section::enter(a, &self.name, coff, at);
            return Ok(());
        }
        let by_name = elf_section::by_name(&self.name);
        let mut elf = ElfSection {
            kind: self.kind.unwrap_or(by_name.kind),
            flags: self.flags.unwrap_or(by_name.flags),
            entsize: self.entry_size,
            unique: self.unique,
            ..by_name
        };
        if let Some((signature, comdat)) = group {
            (elf.group, elf.comdat) = (Some(signature), comdat);
            elf.flags |= section_type::GROUP;
        }
        if let Some(to) = self.linked_to {
            let to = to.current(a.model)?;
            elf.linked_to = Some(to);
        }
        let given = self.flags.is_some() || self.entry_size != 0 || self.kind.is_some();
        let (join, subsection) = (self.join, self.subsection);
        let wanted = Wanted { name: &self.name, elf, join, subsection, type_given: self.kind.is_some(), given };
        elf_section::switch(a, wanted, at)
    }
}

impl Streamer {
    /// A section that can be switched to. It becomes part of the object when that happens first, so that sections stand in the
    /// order in which they were switched to first.
    ///
    /// # Errors
    /// Where the object's format has no such section.
    pub fn section(&mut self, spec: SectionSpec) -> Result<SectionId, Error> {
        if let Some(message) = spec.refused(self.assembler().is_coff()) {
            return Err(self.refuse(Code::BadSectionArgument, message));
        }
        let id = SectionId(self.sections.len() as u32, self.stamp);
        self.sections.push(spec);
        Ok(id)
    }

    /// Makes a section the current one, where everything goes that is written from here on: `.section`.
    ///
    /// # Errors
    /// Where there is such a section already that has other properties.
    pub fn switch_section(&mut self, section: SectionId) -> Result<(), Error> {
        let at = self.place();
        let Some(spec) = self.sections.get(section.0 as usize).filter(|_| section.1 == self.stamp) else {
            return Err(self.refuse(Code::BadSectionArgument, "the section is another streamer's"));
        };
        let Streamer { options, workspace, files, sources, diagnostics, .. } = self;
        let done = workspace.assembler(options, &**files, sources, diagnostics).call(|a| spec.enter(a, at));
        self.told(done)
    }

    /// The same of a section that is named only once.
    ///
    /// # Errors
    /// Those of [`section`](Self::section) and [`switch_section`](Self::switch_section).
    pub fn switch_to(&mut self, spec: SectionSpec) -> Result<SectionId, Error> {
        let section = self.section(spec)?;
        self.switch_section(section)?;
        Ok(section)
    }

    /// Goes on in another subsection of the current section: `.subsection`.
    ///
    /// # Errors
    /// In COFF, which has none, and where the number has more than 31 bits or there is no current section.
    pub fn subsection(&mut self, number: u32) -> Result<(), Error> {
        if self.assembler().is_coff() || number > i32::MAX as u32 {
            return Err(self.refuse(Code::BadSubsection, "there are subsections up to 2147483647 in ELF, none in COFF"));
        }
        self.run_at(|a, at| {
            let section = a.current(at)?.section;
            a.sections.switch(a.model, section, number);
            Ok(())
        })
    }

    /// Remembers the current section and the one before it for [`pop_section`](Self::pop_section): `.pushsection`, without its
    /// change of the section.
    pub fn push_section(&mut self) {
        self.workspace.progress.interruptions += 1;
        self.workspace.sections.push();
    }

    /// Goes back to what was remembered last: `.popsection`.
    ///
    /// # Errors
    /// Where nothing is remembered any more.
    pub fn pop_section(&mut self) -> Result<(), Error> {
        self.workspace.progress.interruptions += 1;
        if self.workspace.sections.pop(&mut self.workspace.model) {
            return Ok(());
        }
        Err(self.refuse(Code::UnmatchedPopSection, "pop_section without corresponding push_section"))
    }

    /// Changes the current section and the one before it for each other: `.previous`.
    ///
    /// # Errors
    /// Where there was none before it.
    pub fn previous_section(&mut self) -> Result<(), Error> {
        self.workspace.progress.interruptions += 1;
        if self.workspace.sections.swap(&mut self.workspace.model) {
            return Ok(());
        }
        Err(self.refuse(Code::UnmatchedPopSection, "no section was current before this one"))
    }

    /// Makes the current section a COMDAT, as `.linkonce` of COFF does.
    ///
    /// # Errors
    /// In ELF, where it is one already, or with [`Selection::Associative`].
    pub fn linkonce(&mut self, selection: Selection) -> Result<(), Error> {
        self.coff_only()?;
        self.run_at(|a, at| coff_section::choose(a, selection as u8, at))
    }
}
