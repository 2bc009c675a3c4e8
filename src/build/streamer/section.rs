//! Sections: their properties, and the current one.

use super::{Error, Streamer, SymbolId};
use crate::asm::directives::elf_section;
use crate::asm::directives::elf_section::SectionRequest;
use crate::asm::directives::{coff_section, section_type};
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::model::stamp::Stamp;
use crate::model::{CoffSection, ElfSection};
use crate::source::Span;
use object::pe::IMAGE_SCN_LNK_COMDAT;

pub use crate::object::elf::{SectionFlags, SectionType};

/// A section of a [`Streamer`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SectionId(pub(super) u32, Stamp);

/// How a linker handles COMDATs with the same name (PE format, section "COMDAT Sections").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Selection {
    /// Duplicates are an error: `one_only` in texts.
    NoDuplicates = 1,
    /// Keep any: `discard`.
    Any = 2,
    /// Keep any; their sizes must be equal: `same_size`.
    SameSize = 3,
    /// Keep any; their contents must be equal: `same_contents`.
    ExactMatch = 4,
    /// Keep it if the section of another symbol is kept: `associative`.
    Associative = 5,
    /// Keep the largest: `largest`.
    Largest = 6,
    /// Keep the newest: `newest`.
    Newest = 7,
}

/// The properties of a section. Two specs with the same name, group or COMDAT, linked-to symbol and unique number
/// denote one section. Its other properties are those of the first one; different ones are rejected, as by `.section`.
///
/// ```
/// use llas::streamer::{SectionFlags, SectionSpec, SectionType};
/// let notes = SectionSpec::elf(".note.mine", SectionType::NOTE, SectionFlags::ALLOC);
/// let flags = SectionFlags::ALLOC | SectionFlags::MERGE | SectionFlags::STRINGS;
/// let strings = SectionSpec::elf(".rodata.str", SectionType::PROGBITS, flags).entry_size(1);
/// // A number without a constant here:
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
    /// The section that is implied by its name, in either format: `.section name`.
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

    /// An ELF section with this `sh_type` and these `sh_flags` (gABI, "Section Header"). `SHF_GROUP` and
    /// `SHF_LINK_ORDER` are added by [`group`](Self::group), [`comdat`](Self::comdat) and
    /// [`linked_to`](Self::linked_to).
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

    /// ELF: sets the size of an entry in bytes, `sh_entsize`.
    #[must_use]
    pub fn entry_size(self, bytes: u64) -> Self {
        SectionSpec { entry_size: bytes, ..self }
    }

    /// ELF: makes it a member of the section group with this signature, which is not a COMDAT.
    #[must_use]
    pub fn group(self, signature: SymbolId) -> Self {
        SectionSpec { group: Some((signature, false)), ..self }
    }

    /// Makes it a member of a COMDAT: in ELF of the group with this signature, in COFF a section with the selection
    /// [`Selection::Any`].
    #[must_use]
    pub fn comdat(self, symbol: SymbolId) -> Self {
        SectionSpec { group: Some((symbol, true)), selection: Selection::Any as u8, ..self }
    }

    /// COFF: makes it a COMDAT with this selection. An associative section is associated with the section of the
    /// symbol; otherwise the symbol is the COMDAT symbol, which the section must define.
    #[must_use]
    pub fn selection(self, selection: Selection, symbol: SymbolId) -> Self {
        SectionSpec { group: Some((symbol, true)), selection: selection as u8, coff: Some(true), ..self }
    }

    /// ELF: orders it like the section of the symbol, which `sh_link` refers to; `None` for `SHF_LINK_ORDER` without a
    /// linked-to section. The symbol must be in a section when this one is switched to.
    #[must_use]
    pub fn linked_to(self, symbol: Option<SymbolId>) -> Self {
        let flags = self.flags.unwrap_or(0) | section_type::LINK_ORDER;
        SectionSpec { linked_to: symbol, flags: Some(flags), coff: Some(false), ..self }
    }

    /// Distinguishes it from other sections with the same name; `u32::MAX` is not allowed.
    #[must_use]
    pub fn unique(self, number: u32) -> Self {
        SectionSpec { unique: Some(number), ..self }
    }

    /// ELF: makes it a member of the current section's group, if any, at the time of the switch: the flag `?` in a
    /// text.
    #[must_use]
    pub fn join_group(self) -> Self {
        SectionSpec { join: true, ..self }
    }

    /// ELF: selects a subsection, up to 2147483647. The subsections of a section are concatenated in the order of their
    /// numbers.
    #[must_use]
    pub fn subsection(self, number: u32) -> Self {
        SectionSpec { subsection: number, ..self }
    }

    /// Why a format does not allow it.
    fn refused(&self, coff: bool) -> Option<&'static str> {
        let elf_only = self.entry_size != 0 || self.linked_to.is_some() || self.join || self.subsection != 0;
        match (self.coff, coff) {
            (Some(true), false) => Some("a COFF section cannot be in an ELF object"),
            (Some(false), true) => Some("an ELF section cannot be in a COFF object"),
            (_, true) if elf_only => Some("COFF has no entry sizes, linked-to sections, group joins or subsections"),
            (_, true) if matches!(self.group, Some((_, false))) => Some("COFF has no groups other than COMDATs"),
            _ if self.name.is_empty() => Some("a section must have a name"),
            _ if self.name.contains(&0) => Some("a section name cannot contain a NUL byte"),
            _ if self.join && self.group.is_some() => Some("a section in a group cannot join another group"),
            _ if self.subsection > i32::MAX as u32 => Some("a subsection number must be at most 2147483647"),
            _ if self.unique == Some(u32::MAX) => Some("a unique number must be less than 4294967295"),
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
        let request =
            SectionRequest { name: &self.name, elf, join, subsection, type_given: self.kind.is_some(), given };
        elf_section::switch(a, request, at)
    }
}

impl Streamer {
    /// Registers a section. It is added to the object when it is first switched to, so sections are in the order of the
    /// first switch.
    ///
    /// # Errors
    /// If the object's format does not allow the section.
    pub fn section(&mut self, spec: SectionSpec) -> Result<SectionId, Error> {
        if let Some(message) = spec.refused(self.assembler().is_coff()) {
            return Err(self.refuse(Code::BadSectionArgument, message));
        }
        let id = SectionId(self.sections.len() as u32, self.stamp);
        self.sections.push(spec);
        Ok(id)
    }

    /// Makes a section the current one, which everything that follows is written to: `.section`.
    ///
    /// # Errors
    /// If the section already exists with other properties.
    pub fn switch_section(&mut self, section: SectionId) -> Result<(), Error> {
        let at = self.place();
        let Some(spec) = self.sections.get(section.0 as usize).filter(|_| section.1 == self.stamp) else {
            return Err(self.refuse(Code::BadSectionArgument, "the section belongs to another streamer"));
        };
        let Streamer { options, workspace, files, sources, diagnostics, .. } = self;
        let done = workspace.assembler(options, &**files, sources, diagnostics).call(|a| spec.enter(a, at));
        self.recorded(done)
    }

    /// Registers a section and switches to it.
    ///
    /// # Errors
    /// Returns the errors of [`section`](Self::section) and [`switch_section`](Self::switch_section).
    pub fn switch_to(&mut self, spec: SectionSpec) -> Result<SectionId, Error> {
        let section = self.section(spec)?;
        self.switch_section(section)?;
        Ok(section)
    }

    /// Switches to a subsection of the current section: `.subsection`.
    ///
    /// # Errors
    /// If the object is COFF, the number has more than 31 bits, or there is no current section.
    pub fn subsection(&mut self, number: u32) -> Result<(), Error> {
        if self.assembler().is_coff() || number > i32::MAX as u32 {
            return Err(self.refuse(Code::BadSubsection, "expected a number up to 2147483647; COFF has no subsections"));
        }
        self.run_at(|a, at| {
            let section = a.current(at)?.section;
            a.sections.switch(a.model, section, number);
            Ok(())
        })
    }

    /// Saves the current and the previous section for [`pop_section`](Self::pop_section): `.pushsection` without the
    /// switch.
    pub fn push_section(&mut self) {
        self.workspace.progress.interruptions += 1;
        self.workspace.sections.push();
    }

    /// Restores the sections saved last: `.popsection`.
    ///
    /// # Errors
    /// If no sections are saved.
    pub fn pop_section(&mut self) -> Result<(), Error> {
        self.workspace.progress.interruptions += 1;
        if self.workspace.sections.pop(&mut self.workspace.model) {
            return Ok(());
        }
        Err(self.refuse(Code::UnmatchedPopSection, "pop_section without corresponding push_section"))
    }

    /// Swaps the current and the previous section: `.previous`.
    ///
    /// # Errors
    /// If there is no previous section.
    pub fn previous_section(&mut self) -> Result<(), Error> {
        self.workspace.progress.interruptions += 1;
        if self.workspace.sections.swap(&mut self.workspace.model) {
            return Ok(());
        }
        Err(self.refuse(Code::UnmatchedPopSection, "there is no previous section"))
    }

    /// Makes the current section a COMDAT, like `.linkonce` in COFF.
    ///
    /// # Errors
    /// If the object is ELF, the section is a COMDAT already, or the selection is [`Selection::Associative`].
    pub fn linkonce(&mut self, selection: Selection) -> Result<(), Error> {
        self.run_coff(|a, at| coff_section::choose(a, selection as u8, at))
    }
}
