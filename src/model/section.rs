//! Sections, their subsections, and the fragments that subsections are made of.
//!
//! A subsection is one growing vector of bytes with side lists. A fragment is a run of those bytes and a tail whose size only the
//! layout knows: padding, a jump that may have to grow, a LEB128 of a difference. Nearly all bytes need no fragment of their
//! own, so a section costs little more than its contents.

use super::coff::CoffSection;
use super::deferred::{DeferredOwner, Reads};
use super::symbol::{RelocatableValue, SectionOffset, Value};
use crate::ast::Name;

/// The index of a section; sections are in the order in which the text first switched to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SectionId(pub u32);

/// The index of a subsection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SubsectionId(pub u32);

/// A kind of fixup; the numbers are the target's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FixupKind(pub u8);

/// A field whose value the layout fills in or a relocation does.
#[derive(Clone, Copy, Debug)]
pub struct Fixup {
    /// The fragment the field is in.
    pub fragment: u32,
    /// The field's first byte, counted from the fragment's start.
    pub offset: u32,
    /// What goes there.
    pub value: Value,
    /// What is added to the value: -4 where the field's end is what the instruction counts from.
    pub addend: i8,
    /// How it goes there.
    pub kind: FixupKind,
    /// Where the source asked for it.
    pub source_pos: u32,
}

/// `.reloc offset, name, expr`
#[derive(Clone, Copy, Debug)]
pub struct RelocDirective {
    /// The section it stands in.
    pub section: SectionId,
    /// The offset was a number when it was read: it counts from the section's start.
    pub counts_from_start: bool,
    /// The place it is for, as an offset expression.
    pub offset: Value,
    /// The relocation type's number.
    pub kind: u32,
    /// What it refers to.
    pub value: Value,
    /// Where the source asked for it.
    pub source_pos: u32,
}

/// A `.reloc` whose place is known.
#[derive(Clone, Copy, Debug)]
pub struct RelocField {
    /// The subsection and the fragment behind whose fields it comes.
    pub subsection: SubsectionId,
    /// The fragment's index in the subsection.
    pub fragment: u32,
    /// The field's offset in the section.
    pub offset: u64,
    /// The relocation type's number.
    pub kind: u32,
    /// What it refers to.
    pub value: RelocatableValue,
    /// Where the source asked for it.
    pub source_pos: u32,
}

/// Both encodings of an instruction that the layout may have to widen.
#[derive(Clone, Debug)]
pub struct Relaxable {
    /// The bytes to start with, and the ones to widen to.
    pub forms: [Form; 2],
}

/// One encoding of a relaxable instruction.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its fixups: offset in the bytes, kind, value, addend.
    pub fixups: Vec<(u8, FixupKind, Value, i8)>,
}

/// What padding is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Padding {
    /// The target's nops, of the code that is read in that mode (the target's own number).
    Nops(u8),
    /// A value of 1 to 8 bytes, repeated.
    Value(i64, u8),
}

/// The part of a fragment whose size depends on the layout.
#[derive(Clone, Copy, Debug)]
pub enum Tail {
    /// Nothing.
    None,
    /// Padding up to a multiple of `1 << log2`, unless that takes more than `max` bytes.
    Align {
        /// The logarithm of the alignment.
        log2: u8,
        /// What to pad with.
        padding: Padding,
        /// The most bytes it may take.
        max: u32,
    },
    /// `count` times a value of `size` bytes.
    Fill {
        /// How often.
        count: Value,
        /// The value.
        value: u64,
        /// Its size in bytes.
        size: u8,
    },
    /// Up to an offset in the section.
    Org {
        /// The offset.
        target: Value,
        /// The byte to fill with.
        fill: u8,
    },
    /// A LEB128 number.
    Leb {
        /// The number.
        value: Value,
        /// Whether it is signed.
        signed: bool,
    },
    /// A jump: `jmp` or, with a condition code, `jcc`.
    Jump {
        /// Where to.
        target: Value,
        /// The condition and the mode of the code: the target's own number. See [`crate::target::JUMP_TO_SUM`].
        condition: u8,
        /// Whether it has been widened.
        long: bool,
    },
    /// Another instruction with two encodings.
    Relax {
        /// Its index in [`Subsection::relaxables`].
        index: u32,
        /// Whether it has been widened.
        long: bool,
    },
    /// `.nops`
    Nops {
        /// How many bytes.
        size: u32,
        /// The longest single nop; 0 leaves it to the target.
        longest: u8,
        /// The mode of the code: the target's own number.
        mode: u8,
    },
    /// Bytes that another module works out from the offsets of each round.
    Deferred {
        /// Which module.
        by: DeferredOwner,
        /// Its own number for them.
        index: u32,
        /// What they were made of when they were last worked out.
        reads: Reads,
    },
}

/// A run of a subsection's bytes and the tail behind it.
#[derive(Clone, Copy, Debug)]
pub struct Fragment {
    /// Where its bytes start in the subsection's; they end where the next fragment's start.
    pub start: u32,
    /// Its tail's size; set by the layout.
    pub tail_size: u64,
    /// Its offset in the section; set by the layout.
    pub offset: u64,
    /// What is behind its bytes.
    pub tail: Tail,
    /// Where the source asked for the tail.
    pub source_pos: u32,
}

/// A subsection's contents.
#[derive(Clone, Debug)]
pub struct Subsection {
    /// The section it belongs to.
    pub section: SectionId,
    /// All bytes of known size.
    pub data: Vec<u8>,
    /// The fragments; there is always one, and the last is open.
    pub fragments: Vec<Fragment>,
    /// The fields to fill in, by place.
    pub fixups: Vec<Fixup>,
    /// The instructions with two encodings.
    pub relaxables: Vec<Relaxable>,
}

impl Subsection {
    /// An empty subsection.
    #[must_use]
    pub fn new(section: SectionId) -> Self {
        let first = Fragment { start: 0, tail_size: 0, offset: 0, tail: Tail::None, source_pos: 0 };
        Subsection { section, data: Vec::new(), fragments: vec![first], fixups: Vec::new(), relaxables: Vec::new() }
    }

    /// The open fragment's index.
    #[inline]
    #[must_use]
    pub fn open(&self) -> u32 {
        self.fragments.len() as u32 - 1
    }

    /// The place after everything so far.
    #[inline]
    #[must_use]
    pub fn here(&self, id: SubsectionId) -> SectionOffset {
        let fragment = self.open();
        SectionOffset {
            subsection: id,
            fragment,
            offset: self.data.len() as u32 - self.fragments[fragment as usize].start,
        }
    }

    /// Closes the open fragment with a tail and opens another.
    #[inline]
    pub fn push_tail(&mut self, tail: Tail, source_pos: u32) {
        if let Some(last) = self.fragments.last_mut() {
            last.tail = tail;
            last.source_pos = source_pos;
        }
        let start = self.data.len() as u32;
        self.fragments.push(Fragment { start, tail_size: 0, offset: 0, tail: Tail::None, source_pos: 0 });
    }

    /// Notes a fixup for the field that starts at byte `at` of the subsection's, in the open fragment.
    #[inline]
    pub fn push_fixup(&mut self, at: usize, kind: FixupKind, value: Value, addend: i8, source_pos: u32) {
        let fragment = self.open();
        let offset = at as u32 - self.fragments[fragment as usize].start;
        self.fixups.push(Fixup { fragment, offset, value, addend, kind, source_pos });
    }

    /// The bytes of a fragment, without its tail.
    #[must_use]
    pub fn bytes(&self, fragment: usize) -> &[u8] {
        let start = self.fragments[fragment].start as usize;
        let end = self.fragments.get(fragment + 1).map_or(self.data.len(), |f| f.start as usize);
        &self.data[start..end]
    }
}

/// The section type of `.cg_profile`: LLVM's own.
pub const SHT_LLVM_CALL_GRAPH_PROFILE: u32 = 0x6fff_4c09;

/// What makes an ELF section that section: name, group, linked-to symbol and unique id; and its header's fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ElfSection {
    /// `sh_type`
    pub kind: u32,
    /// `sh_flags`
    pub flags: u64,
    /// `sh_entsize`
    pub entsize: u64,
    /// The signature symbol of its group.
    pub group: Option<Name>,
    /// Whether that group is a COMDAT.
    pub comdat: bool,
    /// The symbol whose section `sh_link` names (`o`).
    pub linked_to: Option<Name>,
    /// `unique, N`
    pub unique: Option<u32>,
}

/// A section.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name.
    pub name: Box<[u8]>,
    /// Its section symbol.
    pub symbol: Name,
    /// Its subsections, by number.
    pub subsections: Vec<(u32, SubsectionId)>,
    /// The logarithm of its alignment.
    pub align_log2: u8,
    /// Its ELF header's fields, if the object is ELF.
    pub elf: ElfSection,
    /// Its COFF header's fields, if the object is COFF.
    pub coff: CoffSection,
    /// The `.reloc` fields in it; set by the layout.
    pub relocs: Vec<RelocField>,
    /// Its size; set by the layout.
    pub size: u64,
}

impl Section {
    /// An empty section.
    #[must_use]
    pub fn new(name: &[u8], symbol: Name, elf: ElfSection, coff: CoffSection) -> Self {
        let (subsections, relocs) = (Vec::new(), Vec::new());
        Section { name: name.into(), symbol, subsections, align_log2: 0, elf, coff, relocs, size: 0 }
    }

    /// Whether its name is all that makes it that section.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        let (elf, coff) = (&self.elf, &self.coff);
        let elf = elf.group.is_none() && elf.linked_to.is_none() && elf.unique.is_none();
        elf && coff.comdat.is_none() && coff.unique.is_none()
    }

    /// Whether it holds code, which is padded with nops.
    #[must_use]
    pub fn is_code(&self) -> bool {
        self.elf.flags & object::elf::SHF_EXECINSTR.0 != 0
            || self.coff.characteristics & object::pe::IMAGE_SCN_CNT_CODE.0 != 0
    }

    /// Whether it has no bytes in the file.
    #[must_use]
    pub fn is_nobits(&self) -> bool {
        self.elf.kind == object::elf::SHT_NOBITS.0
            || self.coff.characteristics & object::pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA.0 != 0
    }
}
