//! What directives, the lexer and the sections made at the end must know of a target, as plain data.

use super::{CoffMachine, ElfMachine, Endian};
use crate::arch::relocation_types::RelocationTypes;
use crate::debug::cfi::FrameTarget;
use crate::debug::seh::Rules;
use crate::model::{FixupKind, GlobalJumps, Mapping};
use crate::parse::ast::{RegisterSet, Specifier};
use crate::source::bytes::Numbers;

/// A section flag that only some targets have.
#[derive(Clone, Copy, Debug)]
pub struct SectionFlag {
    /// Its letter in `.section`.
    pub letter: u8,
    /// `SHF_*`
    pub flag: u64,
}

/// The codes that tell how code is unwound on Windows, as the `.seh_*` directives build them up.
#[derive(Clone, Copy, Debug)]
pub enum WindowsUnwind {
    /// There are none; the text says what to use instead.
    None(&'static str),
    /// These.
    Some(&'static Rules),
}

/// The mnemonics of branches to a label, with the shortest encoding or one that the layout chooses.
#[derive(Clone, Copy, Debug)]
pub struct BranchMnemonics {
    /// An unconditional branch.
    pub jump: &'static str,
    /// A call.
    pub call: &'static str,
    /// A conditional branch, before the name of the condition.
    pub conditional: &'static str,
}

/// A target, for all that is no instruction.
#[derive(Clone, Copy, Debug)]
pub struct TargetDesc {
    /// The character that starts a comment anywhere; 0 where there is none but `//`. `#` starts one at the start of a line.
    pub comment: u8,
    /// How integers may be written, as it was asked for.
    pub numbers: Numbers,
    /// The bytes of `.word`.
    pub word_size: u8,
    /// `.align` gives the logarithm and not the number of bytes.
    pub align_is_log2: bool,
    /// The bytes of the shortest instruction: line tables count in them.
    pub minimum_instruction_length: u8,
    /// Short fillings are fragments of their own too, as what moves instructions asks it.
    pub fills_apart: bool,
    /// The fixup kinds of data fields of 1, 2, 4 and 8 bytes.
    pub data_fixups: [FixupKind; 4],
    /// The fixup kind of an offset from the start of a COFF section (`.secrel32`).
    pub section_offset_fixup: FixupKind,
    /// The fixup kind of the number of a COFF section (`.secidx`).
    pub section_index_fixup: FixupKind,
    /// The fixup kind of the references of debugging information to its own sections.
    pub section_reference_fixup: FixupKind,
    /// The relocation that does nothing.
    pub reloc_none: u32,
    /// The specifier of addresses relative to the image's start (`@IMGREL`).
    pub image_relative: Specifier,
    /// Finds a specifier by its name, or the name that is most like it.
    pub specifier: fn(&str) -> Result<Specifier, Option<&'static str>>,
    /// The specifiers that belong to a whole expression and not to a symbol in it, a bit each.
    pub specifiers_of_expressions: u64,
    /// Which names are registers, for syntaxes that write them like symbols.
    pub is_register: fn(&[u8]) -> bool,
    /// The registers that symbols may be bound to, if they may.
    pub registers: Option<&'static RegisterSet>,
    /// At the first line the registers that only the 64-bit mode has are there.
    pub wide_registers: bool,
    /// At the first line registers are written like symbols.
    pub bare_registers: bool,
    /// Alignments of code that a text fills with this byte are filled with nops.
    pub nop_fill: Option<u8>,
    /// Which jumps to global symbols of their own section need no relocation.
    pub global_jumps: GlobalJumps,
    /// A name in an expression may have an `@` with something behind it that is no specifier.
    pub at_in_names: bool,
    /// A name ends before an `@`, which starts a specifier. Where it starts comments a name ends there anyway.
    pub names_end_at_at: bool,
    /// What starts so and is no directive is passed over without a word.
    pub ignored_directives: Option<&'static [u8]>,
    /// The order of the bytes of data.
    pub endian: Endian,
    /// What private labels start with.
    pub private_prefix: &'static [u8],
    /// The logarithm of the alignment that sections of code have at least.
    pub code_align_log2: u8,
    /// How code and data are told apart by symbols, if they are.
    pub mapping_symbols: Option<Mapping>,
    /// The logarithm of what `.align` means by itself, if that is anything.
    pub bare_align_log2: Option<u8>,
    /// The mnemonics of branches to a label.
    pub branches: BranchMnemonics,
    /// Specifiers stand in parentheses behind symbols.
    pub specifiers_in_parentheses: bool,
    /// Memory may have tags, and `.memtag` says of which symbols.
    pub tags_memory: bool,
    /// What call frames start with, the size of a pointer, and the numbers of registers in frames.
    pub frame: FrameTarget,
    /// The tables of `.seh_*`.
    pub windows_unwind: WindowsUnwind,
    /// Exception handlers are registered at run time, and `.safeseh` lists them.
    pub has_safe_seh: bool,
    /// The section flags that not all targets have.
    pub section_flags: &'static [SectionFlag],
    /// The types of relocations of the target's objects.
    pub relocation_types: &'static RelocationTypes,
    /// What shows in an ELF header.
    pub elf: ElfMachine,
    /// What shows in a COFF header.
    pub coff: CoffMachine,
}

impl TargetDesc {
    /// The fixup kind of a data directive's field of that size.
    #[inline]
    #[must_use]
    pub fn data_fixup(&self, size: u8) -> FixupKind {
        self.data_fixups[(size.trailing_zeros() as usize).min(3)]
    }
}
