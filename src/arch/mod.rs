//! What the rest of the assembler asks of an instruction set. This module must not know the text, sections or headers.

pub mod aarch64;
pub mod arm;
mod desc;
pub mod dialects;
pub mod features;
pub mod fixed_width;
mod fixup;
pub mod form;
pub mod operand;
pub mod perfect_hash;
pub mod relocation_types;
mod restart;
pub mod segment;
pub mod syntax;
pub mod toy;
#[cfg(test)]
pub mod toy_tests;
mod widening;
pub mod x86;

pub use desc::{BranchMnemonics, SectionFlag, TargetDesc, WindowsUnwind};
pub use fixup::{Endian, FixupInfo, Pc, Range, RangeError, store};
pub use widening::Widening;

use crate::diag::{Diagnostic, Diagnostics};
use crate::model::{FixupKind, RelaxId};
use crate::options::Settings;
use crate::options::triple::Arch;
use crate::parse::ast::Specifier;
use aarch64::Aarch64;
use arm::Arm;
use fixed_width::literal;
use x86::X86;

/// An instruction set with its state while a text is read.
#[derive(Clone, Debug)]
pub enum Isa {
    /// x86, of 16, 32 and 64 bits.
    X86(X86),
    /// A64.
    Aarch64(Box<Aarch64>),
    /// T32.
    Arm(Box<Arm>),
}

impl Isa {
    /// The instruction set of a target, and the target as directives see it.
    ///
    /// # Errors
    /// Where the target is not there.
    pub(crate) fn new(options: &Settings) -> Result<(Isa, TargetDesc), Box<Diagnostic>> {
        Ok(match options.triple.arch {
            Arch::X86 | Arch::X86_64 => {
                let isa = X86::new(options)?;
                let desc = isa.desc();
                (Isa::X86(isa), desc)
            }
            Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
                let isa = Aarch64::new(options);
                let desc = isa.desc();
                (Isa::Aarch64(Box::new(isa)), desc)
            }
            Arch::Arm | Arch::Thumb => {
                let isa = Arm::new(options)?;
                let desc = isa.desc();
                (Isa::Arm(Box::new(isa)), desc)
            }
        })
    }

    /// Whether the machine has a processor of that name.
    #[must_use]
    pub fn has_processor(&self, name: &str) -> bool {
        match self {
            Isa::X86(_) => x86::has_processor(name),
            Isa::Aarch64(_) => aarch64::features::has_processor(name),
            Isa::Arm(_) => arm::features::has_processor(name),
        }
    }

    /// Whether the machine has a feature of that name.
    #[must_use]
    pub fn has_feature(&self, name: &str) -> bool {
        match self {
            Isa::X86(_) => x86::has_feature(name),
            Isa::Aarch64(_) => aarch64::features::has_feature(name),
            Isa::Arm(_) => arm::features::has_feature(name),
        }
    }

    /// Does what comes behind the text, with this machine.
    pub fn run<J: BackendJob>(&self, job: J, diagnostics: &mut Diagnostics) -> J::Output {
        match self {
            Isa::X86(isa) => job.run(isa, diagnostics),
            Isa::Aarch64(isa) => job.run(&**isa, diagnostics),
            Isa::Arm(isa) => job.run(&**isa, diagnostics),
        }
    }

    /// The mode of the code, as a number of the machine's own for what the layout writes.
    #[inline]
    #[must_use]
    pub fn code_mode(&self) -> u8 {
        match self {
            Isa::X86(isa) => isa.code_mode(),
            Isa::Aarch64(_) => 0,
            Isa::Arm(isa) => isa.code_mode(),
        }
    }

    /// Which of the machine's states code is of, as symbols that tell code and data apart name them.
    #[inline]
    #[must_use]
    pub fn code_state(&self) -> u8 {
        match self {
            Isa::Arm(isa) => u8::from(!isa.is_thumb()),
            Isa::X86(_) | Isa::Aarch64(_) => 0,
        }
    }

    /// x86, if it is that.
    #[inline]
    pub fn x86(&mut self) -> Option<&mut X86> {
        match self {
            Isa::X86(isa) => Some(isa),
            Isa::Aarch64(_) | Isa::Arm(_) => None,
        }
    }

    /// The literal pools; none where the machine has no instructions that load from them.
    pub fn literals(&mut self) -> Option<&mut literal::Pools> {
        match self {
            Isa::X86(_) => None,
            Isa::Aarch64(isa) => Some(&mut isa.literals),
            Isa::Arm(isa) => Some(&mut isa.literals),
        }
    }

    /// ARM, if it is that.
    #[inline]
    pub fn arm(&mut self) -> Option<&mut Arm> {
        match self {
            Isa::Arm(isa) => Some(isa),
            _ => None,
        }
    }

    /// The kinds of fields that instructions have, by number.
    #[must_use]
    pub fn fixups(&self) -> &'static [FixupInfo] {
        match self {
            Isa::X86(_) => X86::FIXUPS,
            Isa::Aarch64(_) => Aarch64::FIXUPS,
            Isa::Arm(_) => Arm::FIXUPS,
        }
    }

    /// The specifier that stands between colons before an operand's expression.
    #[must_use]
    pub fn operand_specifier(&self, name: &str) -> Option<Specifier> {
        match self {
            Isa::X86(_) => None,
            Isa::Aarch64(_) => aarch64::specifier::between_colons(name.as_bytes()).map(Specifier),
            Isa::Arm(_) => arm::specifier::between_colons(name.as_bytes()).map(Specifier),
        }
    }

    /// The number of a relocation that `.reloc` names.
    #[must_use]
    pub fn reloc_name(&self, name: &str) -> Option<u32> {
        match self {
            Isa::X86(isa) => isa.reloc_name(name),
            Isa::Aarch64(isa) => isa.reloc_name(name),
            Isa::Arm(isa) => isa.reloc_name(name),
        }
    }
}

/// What of a machine shows in an ELF file's header and in the form of its relocations.
#[derive(Clone, Copy, Debug)]
pub struct ElfMachine {
    /// `e_machine`
    pub machine: u16,
    /// `ELFCLASS64`
    pub is_64: bool,
    /// Whether relocations carry their addends.
    pub rela: bool,
    /// `EI_OSABI`
    pub os_abi: u8,
    /// `e_flags`
    pub flags: u32,
}

/// What of a machine shows in a COFF file's header.
#[derive(Clone, Copy, Debug)]
pub struct CoffMachine {
    /// `IMAGE_FILE_MACHINE_*`
    pub machine: u16,
    /// The processor in CodeView (`CV_CPU_TYPE_e`).
    pub codeview_machine: u16,
    /// What the flags of sections of code have besides (`IMAGE_SCN_*`).
    pub code_characteristics: u32,
    /// The logarithm of the distance between labels that sections get because relocations have little room for addends.
    pub label_distance_log2: Option<u8>,
}

/// A COFF relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoffRelocation {
    /// `IMAGE_REL_*`
    pub kind: u16,
    /// What the field holds besides the value: relative relocations count from the field's end.
    pub bias: i64,
    /// Whether the field holds zero whatever the value.
    pub zero: bool,
    /// Whether it is about two fields, of which each is one.
    pub pair: Pair,
}

/// One relocation may be about two fields, the second directly behind the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pair {
    /// It is about this field alone.
    #[default]
    None,
    /// About this one and the next.
    First,
    /// The relocation of the field in front of this one is about it.
    Second,
}

/// What of a symbol matters to whether a field needs a relocation.
#[derive(Clone, Copy, Debug)]
pub struct SymbolTraits {
    /// Other objects may refer to it.
    pub is_external: bool,
    /// Its type is a function's.
    pub is_function: bool,
    /// Its address has the lowest bit set.
    pub has_odd_address: bool,
}

/// A field of one encoding of an instruction that may grow.
#[derive(Clone, Copy, Debug)]
pub struct RelaxField {
    /// Its first byte in the encoding's.
    pub at: u8,
    /// Its kind.
    pub kind: FixupKind,
    /// Which of the instruction's values goes there.
    pub value: u8,
    /// What is added to the value: by how much the place that it counts from is behind the field.
    pub addend: i8,
}

/// One encoding of an instruction that may grow.
#[derive(Clone, Copy, Debug)]
pub struct RelaxForm<'t> {
    /// How many bytes it has.
    pub size: u8,
    /// Whether there is a larger one.
    pub may_grow: bool,
    /// What is filled in.
    pub fields: &'t [RelaxField],
}

/// The value of a field, as the layout has it in one of its rounds.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// The value; none where a relocation would be needed.
    pub value: Option<i64>,
    /// The specifier that was written.
    pub specifier: Specifier,
}

/// What comes behind the text: from what it has built up to the finished object, made for each machine on its own.
pub trait BackendJob {
    /// What comes of it.
    type Output;
    /// Does it.
    fn run(self, backend: &impl Backend, diagnostics: &mut Diagnostics) -> Self::Output;
}

/// An instruction set, as the layout, the resolving of fixups and the object writers see it.
pub trait Backend {
    /// The kinds of fixups; the first has no field.
    const FIXUPS: &'static [FixupInfo];
    /// Whether [`Backend::symbol_forces_relocation`] is to be asked.
    const SYMBOLS_DECIDE: bool = false;

    /// Whether an instruction may stay short though its specifier takes a relocation.
    const RELAXES_SPECIFIED: bool = false;

    /// What a fixup kind means.
    #[inline]
    fn fixup(&self, kind: FixupKind) -> &'static FixupInfo {
        Self::FIXUPS.get(usize::from(kind.0)).unwrap_or(&Self::FIXUPS[0])
    }
    /// Writes a value into the field's bits of its container's bytes; the other bits stay. What is too large is cut off.
    ///
    /// # Errors
    /// Where the field cannot say the value.
    #[inline]
    fn apply(&self, kind: FixupKind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        self.fixup(kind).put(value, bytes)
    }
    /// The value in a field: what [`Backend::apply`] wrote.
    #[cfg_attr(not(test), allow(dead_code, reason = "for readers of objects"))]
    fn read_addend(&self, kind: FixupKind, bytes: &[u8]) -> i64 {
        self.fixup(kind).get(bytes)
    }
    /// An encoding of an instruction that may grow; the states count from the smallest encoding on.
    fn relax_form(&self, id: RelaxId, state: u8) -> RelaxForm<'_>;
    /// Whether a field of that encoding can have a value. The layout asks of each field in turn, and no more once one of them
    /// cannot: then the instruction gets its next encoding. The distances that a PC-relative field can have are a range.
    fn relax_fits(&self, id: RelaxId, state: u8, field: usize, reach: Reach) -> bool;
    /// The most bytes that any instruction has more in its largest encoding than in its smallest.
    fn relax_growth(&self) -> u8;
    /// Which padding is to become part of the instructions in front of it.
    fn widening(&self) -> Widening {
        Widening::default()
    }
    /// Appends the bytes of an encoding, with zeros for its fields.
    fn relax_write(&self, id: RelaxId, state: u8, out: &mut Vec<u8>);
    /// Whether a field with a specifier always needs a relocation.
    fn forces_relocation(&self, kind: FixupKind, specifier: Specifier) -> bool;
    /// Whether a field that refers to a symbol needs a relocation although its value is known.
    fn symbol_forces_relocation(&self, _: FixupKind, _: SymbolTraits) -> bool {
        false
    }
    /// Where a field that would need a relocation stays as it is: what to warn of.
    fn without_relocation(&self, _: FixupKind) -> Option<&'static str> {
        None
    }
    /// The distances that a field reaches, least and greatest, and what to write where the target is farther.
    fn reach(&self, _: FixupKind) -> Option<(i64, i64, &'static str)> {
        None
    }
    /// What to warn of where a field does not hold all of its value and llvm-mc finds nothing wrong.
    fn lost(&self, _: FixupKind, _: i64) -> Option<&'static str> {
        None
    }
    /// Whether what a specifier says is lost in a field, and there should be a warning: a field whose value is known, or one
    /// that gets a relocation.
    #[inline]
    fn loses_specifier(&self, _: FixupKind, _: Specifier, _resolved: bool, _pc_relative: bool) -> bool {
        false
    }
    /// The longest nop of a mode.
    fn longest_nop(&self, mode: u8) -> u8;
    /// Appends `count` bytes of nops for code of a mode; `longest` is 0 where the processor decides.
    fn nops(&self, count: u64, longest: u8, mode: u8, out: &mut Vec<u8>);
    /// The ELF relocation type of a field.
    ///
    /// # Errors
    /// What to tell the user where there is none.
    fn elf_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        pc_relative: bool,
        addend: i64,
    ) -> Result<u32, String>;
    /// The COFF relocation of a field; of a difference where that takes a place of its own section away.
    ///
    /// # Errors
    /// What to tell the user where there is none.
    fn coff_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        difference: bool,
    ) -> Result<CoffRelocation, String>;
    /// Writes what a field holds beside its COFF relocation: the number of the expression, and where its symbol is if the
    /// relocation is to a section.
    ///
    /// # Errors
    /// Where the field cannot say it, and the linker would make another value of what is left.
    fn coff_addend(&self, kind: FixupKind, value: i64, _: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        // What is too large for the field is cut off.
        let _ = self.apply(kind, value, bytes);
        Ok(())
    }
    /// Writes what a field holds beside an ELF relocation that carries no addend.
    ///
    /// # Errors
    /// Where the field cannot say it, and the linker would make another value of what is left.
    fn elf_addend(&self, kind: FixupKind, _: Specifier, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        // What is too large for the field is cut off.
        let _ = self.apply(kind, value, bytes);
        Ok(())
    }
    /// Whether an ELF relocation of that type with that specifier has to name the symbol itself and not its section.
    fn needs_symbol(&self, specifier: Specifier, number: u32) -> bool;
    /// The same of a symbol in a section whose pieces the linker merges.
    fn merged_needs_symbol(&self, specifier: Specifier) -> bool;
    /// Whether a specifier makes its symbol thread-local.
    fn is_tls(&self, specifier: Specifier) -> bool;
}
