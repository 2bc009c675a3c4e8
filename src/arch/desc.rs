//! Target properties as plain data, for directives, the lexer and the sections that are synthesized at the end.

use super::Endian;
use crate::arch::relocation_types::RelocationTypes;
use crate::debug::cfi::FrameTarget;
use crate::debug::seh::Rules;
use crate::model::{FixupKind, GlobalJumps, Mapping};
use crate::parse::ast::{RegisterSet, Specifier};
use crate::source::bytes::Numbers;

/// A target-specific section flag.
#[derive(Clone, Copy, Debug)]
pub struct SectionFlag {
    /// The letter in `.section`.
    pub letter: u8,
    /// `SHF_*`
    pub flag: u64,
}

/// `SHF_AARCH64_PURECODE`, `SHF_ARM_PURECODE`: code without embedded data.
pub const PURECODE: &[SectionFlag] = &[SectionFlag { letter: b'y', flag: 0x2000_0000 }];

/// The unwind codes of Windows, which the `.seh_*` directives build.
#[derive(Clone, Copy, Debug)]
pub enum WindowsUnwind {
    /// Unsupported; the text suggests an alternative.
    None(&'static str),
    Some(&'static Rules),
}

impl WindowsUnwind {
    /// The unwind codes of a machine in COFF objects only.
    #[must_use]
    pub const fn of_coff(coff: bool, rules: &'static Rules) -> Self {
        if coff { WindowsUnwind::Some(rules) } else { WindowsUnwind::None("ELF objects have .cfi_* for this") }
    }
}

/// The mnemonics of branches to a label: the shortest encoding, or one that the layout chooses.
#[derive(Clone, Copy, Debug)]
pub struct BranchMnemonics {
    pub jump: &'static str,
    pub call: &'static str,
    /// A conditional branch, without the name of the condition.
    pub conditional: &'static str,
}

/// How names are written.
#[derive(Clone, Copy, Debug)]
pub struct NameSyntax {
    /// `@` in a name may be followed by something other than a specifier.
    pub may_contain_at: bool,
    /// A name ends before an `@`, which starts a specifier. If `@` starts comments, names end there anyway.
    pub end_at_at: bool,
    /// The prefix of private labels.
    pub private_prefix: &'static [u8],
}

/// The relocation specifiers.
#[derive(Clone, Copy, Debug)]
pub struct SpecifierSyntax {
    /// Looks up a specifier; the error is the nearest name.
    pub find: fn(&str) -> Result<Specifier, Option<&'static str>>,
    /// The specifiers that apply to a whole expression rather than to a symbol in it, one bit each.
    pub of_expressions: u64,
    /// Specifiers are written in parentheses after symbols.
    pub in_parentheses: bool,
    /// The specifier of addresses relative to the image base (`@IMGREL`).
    pub image_relative: Specifier,
}

/// Registers in expressions.
#[derive(Clone, Copy, Debug)]
pub struct RegisterSyntax {
    /// Returns whether a name is a register, for syntaxes that write registers like symbols.
    pub is_register: fn(&[u8]) -> bool,
    /// The registers that symbols may be bound to, if supported.
    pub set: Option<&'static RegisterSet>,
    /// Initially, the registers of 64-bit mode exist.
    pub wide: bool,
    /// Initially, registers are written like symbols.
    pub bare: bool,
}

impl RegisterSyntax {
    /// Expressions have no registers.
    pub const NONE: Self = RegisterSyntax { is_register: |_| false, set: None, wide: false, bare: false };
}

/// How a text is printed.
#[derive(Clone, Copy, Debug)]
pub struct PrintSyntax {
    /// What begins a comment.
    pub comment: &'static str,
    /// The directives for integers of 1, 2, 4 and 8 bytes, without the dot; empty for a size without a directive.
    pub integers: [&'static str; 4],
    /// The name of a specifier; empty if it is not written.
    pub specifier: fn(Specifier) -> &'static str,
    /// Returns whether a specifier is written between colons before the whole expression.
    pub is_before: fn(Specifier) -> bool,
    /// The name of the register with a DWARF number, in the machine's second syntax if the flag is set.
    pub frame_register: fn(u64, bool) -> Option<String>,
    /// The alignment of `.comm` is a logarithm.
    pub common_log2: bool,
}

/// The alignment directives and their padding.
#[derive(Clone, Copy, Debug)]
pub struct AlignmentRules {
    /// The operand of `.align` is log2 of the alignment rather than the alignment in bytes.
    pub is_log2: bool,
    /// log2 of the alignment of `.align` without an operand, if it has a default.
    pub bare_log2: Option<u8>,
    /// log2 of the minimum alignment of code sections.
    pub code_log2: u8,
    /// Code alignments with this fill byte are filled with nops.
    pub nop_fill: Option<u8>,
}

/// The fixup kinds of data.
#[derive(Clone, Copy, Debug)]
pub struct DataFixups {
    /// Fields of 1, 2, 4 and 8 bytes.
    pub integers: [FixupKind; 4],
    /// An offset from the start of a COFF section (`.secrel32`).
    pub section_offset: FixupKind,
    /// The number of a COFF section (`.secidx`).
    pub section_index: FixupKind,
    /// References between debug sections.
    pub section_reference: FixupKind,
}

/// A target, apart from its instructions.
#[derive(Clone, Copy, Debug)]
pub struct TargetDesc {
    /// The character that starts a comment anywhere, or 0 if only `//` does. `#` starts one at the start of a line.
    pub comment: u8,
    /// How integers may be written, as requested by options.
    pub numbers: Numbers,
    pub names: NameSyntax,
    pub specifiers: SpecifierSyntax,
    pub registers: RegisterSyntax,
    /// The size of `.word` in bytes.
    pub word_size: u8,
    pub alignment: AlignmentRules,
    /// How a text is printed.
    pub print: PrintSyntax,
    /// Even short fills are fragments of their own, because the layout may move instructions.
    pub fills_apart: bool,
    pub fixups: DataFixups,
    /// The jumps to global symbols of the same section that need no relocation.
    pub global_jumps: GlobalJumps,
    /// Unknown directives with this prefix are silently ignored.
    pub ignored_directives: Option<&'static [u8]>,
    /// The byte order of data.
    pub endian: Endian,
    /// The mapping symbols that mark code and data, if there are any.
    pub mapping_symbols: Option<Mapping>,
    pub branches: BranchMnemonics,
    /// Memory tagging is supported, with `.memtag` for symbols.
    pub tags_memory: bool,
    /// The initial state of call frames, the pointer size, and the register numbers.
    pub frame: FrameTarget,
    /// The unwind tables of `.seh_*`.
    pub windows_unwind: WindowsUnwind,
    /// Exception handlers are registered at run time and listed with `.safeseh`.
    pub has_safe_seh: bool,
    /// The target-specific section flags.
    pub section_flags: &'static [SectionFlag],
    /// The relocation types of the target's objects.
    pub relocation_types: &'static RelocationTypes,
    /// The target's fields in the ELF header.
    pub elf: ElfMachine,
    /// The target's fields in the COFF header.
    pub coff: CoffMachine,
}

impl TargetDesc {
    /// The fixup kind of a data field of `size` bytes.
    #[inline]
    #[must_use]
    pub fn data_fixup(&self, size: u8) -> FixupKind {
        self.fixups.integers[(size.trailing_zeros() as usize).min(3)]
    }
}

/// The fields of the ELF header and the form of relocations that depend on the machine.
#[derive(Clone, Copy, Debug)]
pub struct ElfMachine {
    /// `e_machine`
    pub machine: u16,
    /// `ELFCLASS64`
    pub is_64: bool,
    /// Relocations carry addends.
    pub rela: bool,
    /// `EI_OSABI`
    pub os_abi: u8,
    /// `e_flags`
    pub flags: u32,
}

/// The fields of the COFF header that depend on the machine.
#[derive(Clone, Copy, Debug)]
pub struct CoffMachine {
    /// `IMAGE_FILE_MACHINE_*`
    pub machine: u16,
    /// The processor in CodeView (`CV_CPU_TYPE_e`).
    pub codeview_machine: u16,
    /// Additional flags of code sections (`IMAGE_SCN_*`).
    pub code_characteristics: u32,
    /// log2 of the distance between the labels that are added to sections because relocations have small addends.
    pub label_distance_log2: Option<u8>,
}
