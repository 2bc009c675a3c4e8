//! The interface between instruction sets and the rest of the assembler. This module must not depend on the source
//! text, sections or headers.

pub mod aarch64;
pub mod ahead;
pub mod arm;
#[cfg(feature = "disasm")]
pub mod decoder;
pub mod desc;
pub mod dialects;
#[cfg(feature = "disasm")]
pub mod disasm;
pub mod dispatch;
pub mod features;
pub mod fixed_width;
mod fixup;
pub mod form;
pub mod operand;
pub mod present;
pub mod relocation_types;
mod restart;
pub mod syntax;
pub mod toy;
mod widening;
pub mod x86;

pub use desc::{BranchMnemonics, CoffMachine, ElfMachine, SectionFlag, TargetDesc, WindowsUnwind};
pub use llas_isa::hash as perfect_hash;

pub use fixup::{Endian, FixupInfo, Pc, Range, RangeError, store};
pub use widening::Widening;

use crate::diag::Diagnostic;
use crate::model::{FixupKind, RelaxId};
use crate::options::Settings;
use crate::options::triple::Arch;
use crate::parse::ast::Specifier;
use aarch64::Aarch64;
use aarch64::machine::A64;
use arm::Arm;
use arm::machine::T32;
use fixed_width::literal;
use x86::X86;

/// An instruction set with its parser state.
#[derive(Clone, Debug)]
pub enum Isa {
    /// x86 in 16, 32 and 64 bits.
    X86(X86, present::X86),
    /// A64.
    Aarch64(Box<Aarch64>, present::Aarch64),
    /// T32.
    Arm(Box<Arm>, present::Arm),
}

impl Isa {
    /// The instruction set of a target, and its description for directives.
    ///
    /// # Errors
    /// If the target is not supported.
    pub(crate) fn new(options: &Settings) -> Result<(Isa, TargetDesc), Box<Diagnostic>> {
        let triple = &options.triple;
        Ok(match triple.arch {
            Arch::X86 | Arch::X86_64 => {
                let present = present::require(triple, "x86")?;
                let isa = X86::new(options)?;
                let desc = isa.desc();
                (Isa::X86(isa, present), desc)
            }
            Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
                let present = present::require(triple, "aarch64")?;
                let isa = Aarch64::new(options);
                let desc = isa.desc();
                (Isa::Aarch64(Box::new(isa), present), desc)
            }
            Arch::Arm | Arch::Thumb => {
                let present = present::require(triple, "arm")?;
                let isa = Arm::new(options)?;
                let desc = isa.desc();
                (Isa::Arm(Box::new(isa), present), desc)
            }
        })
    }

    /// The names of the machine's processors.
    pub fn processors(&self) -> Box<dyn Iterator<Item = &'static str>> {
        match self {
            Isa::X86(..) => Box::new(x86::processors()),
            Isa::Aarch64(..) => Box::new(aarch64::features::TABLES.processor_names()),
            Isa::Arm(..) => Box::new(arm::features::TABLES.processor_names()),
        }
    }

    /// The names of the machine's features.
    pub fn features(&self) -> Box<dyn Iterator<Item = &'static str>> {
        match self {
            Isa::X86(..) => Box::new(x86::features()),
            Isa::Aarch64(..) => Box::new(aarch64::features::TABLES.feature_names()),
            Isa::Arm(..) => Box::new(arm::features::TABLES.feature_names()),
        }
    }

    /// The code mode: a machine-specific number that the layout passes back when it writes padding.
    #[inline]
    #[must_use]
    pub fn code_mode(&self) -> u8 {
        match self {
            Isa::X86(isa, _) => isa.code_mode(),
            Isa::Aarch64(..) => 0,
            Isa::Arm(isa, _) => isa.code_mode(),
        }
    }

    /// The code state, as mapping symbols name it.
    #[inline]
    #[must_use]
    pub fn code_state(&self) -> u8 {
        match self {
            Isa::Arm(isa, _) => u8::from(!isa.is_thumb()),
            Isa::X86(..) | Isa::Aarch64(..) => 0,
        }
    }

    /// The x86 state, if this is x86.
    #[inline]
    pub fn x86(&mut self) -> Option<&mut X86> {
        match self {
            Isa::X86(isa, _) => Some(isa),
            Isa::Aarch64(..) | Isa::Arm(..) => None,
        }
    }

    /// The literal pools; `None` if the machine has no instructions that load from them.
    pub fn literals(&mut self) -> Option<&mut literal::Pools> {
        match self {
            Isa::X86(..) => None,
            Isa::Aarch64(isa, _) => Some(&mut isa.literals),
            Isa::Arm(isa, _) => Some(&mut isa.literals),
        }
    }

    /// The register aliases that the text has defined; `None` if the machine has none.
    pub fn aliases(&mut self) -> Option<&mut operand::Aliases> {
        match self {
            Isa::X86(..) => None,
            Isa::Aarch64(isa, _) => Some(&mut isa.aliases),
            Isa::Arm(isa, _) => Some(&mut isa.aliases),
        }
    }

    /// The A64 state, if this is A64.
    #[inline]
    pub fn aarch64(&mut self) -> Option<&mut Aarch64> {
        match self {
            Isa::Aarch64(isa, _) => Some(isa),
            _ => None,
        }
    }

    /// The ARM state, if this is ARM.
    #[inline]
    pub fn arm(&mut self) -> Option<&mut Arm> {
        match self {
            Isa::Arm(isa, _) => Some(isa),
            _ => None,
        }
    }

    /// The DWARF number of a register, given its packed name; `percent`: it was written with a `%`.
    #[inline]
    #[must_use]
    pub fn frame_register(&self, name: u64, percent: bool) -> Option<u64> {
        match self {
            Isa::X86(isa, _) if percent => isa.frame_register(name),
            Isa::Aarch64(..) if !percent => aarch64::frame_register(name),
            Isa::Arm(isa, _) if !percent => arm::frame_register(isa, name),
            _ => None,
        }
    }

    /// The size of the shortest nop in bytes.
    #[must_use]
    pub fn nop_size(&self) -> u8 {
        match self {
            Isa::X86(..) => 1,
            Isa::Aarch64(..) => 4,
            Isa::Arm(..) => 2,
        }
    }

    /// The fixup kinds of the machine's fields, by number.
    #[must_use]
    pub fn fixups(&self) -> &'static [FixupInfo] {
        match self {
            Isa::X86(..) => X86::FIXUPS,
            Isa::Aarch64(..) => Aarch64::FIXUPS,
            Isa::Arm(..) => Arm::FIXUPS,
        }
    }

    /// The specifier between colons before an operand's expression.
    #[must_use]
    pub fn operand_specifier(&self, name: &str) -> Option<Specifier> {
        match self {
            Isa::X86(..) => None,
            Isa::Aarch64(..) => fixed_width::machine::specifier::<A64>(name.as_bytes()).map(Specifier),
            Isa::Arm(..) => fixed_width::machine::specifier::<T32>(name.as_bytes()).map(Specifier),
        }
    }
}

/// A COFF relocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoffRelocation {
    /// `IMAGE_REL_*`
    pub kind: u16,
    /// Added to the value in the field: relative relocations count from the end of the field.
    pub bias: i64,
    /// The field is zero regardless of the value.
    pub zero: bool,
    /// Whether the relocation covers two fields, and which one this is.
    pub pair: Pair,
}

/// A relocation may cover two adjacent fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pair {
    /// It covers this field alone.
    #[default]
    None,
    /// It covers this field and the next one.
    First,
    /// The relocation of the previous field covers this one.
    Second,
}

/// The properties of a symbol that determine whether a field needs a relocation.
#[derive(Clone, Copy, Debug)]
pub struct SymbolTraits {
    /// Other objects may refer to it.
    pub is_external: bool,
    /// It has a function type.
    pub is_function: bool,
    /// Its address has the lowest bit set.
    pub has_odd_address: bool,
}

/// A field of one encoding of a relaxable instruction.
#[derive(Clone, Copy, Debug)]
pub struct RelaxField {
    /// The offset of its first byte in the encoding.
    pub at: u8,
    pub kind: FixupKind,
    /// The index of its value among those of the instruction.
    pub value: u8,
    /// Added to the value: minus the distance from the field to the address that it is relative to.
    pub addend: i8,
}

/// One encoding of a relaxable instruction.
#[derive(Clone, Copy, Debug)]
pub struct RelaxForm<'t> {
    /// The size in bytes.
    pub size: u8,
    /// There is a larger encoding.
    pub may_grow: bool,
    pub fields: &'t [RelaxField],
}

/// The value of a field in one iteration of the layout.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// The value; `None` if the field would need a relocation.
    pub value: Option<i64>,
    pub specifier: Specifier,
}

/// An instruction set as layout, fixup resolution and the object writers see it.
pub trait Backend {
    /// The fixup kinds; the first one has no field.
    const FIXUPS: &'static [FixupInfo];
    /// [`Backend::symbol_forces_relocation`] must be called.
    const SYMBOLS_DECIDE: bool = false;
    /// A thread-local specifier of a symbol that is a number is an error.
    const TLS_REFUSES_NUMBERS: bool = true;
    /// An instruction may stay short even if its specifier requires a relocation.
    const RELAXES_SPECIFIED: bool = false;

    #[inline]
    fn fixup(&self, kind: FixupKind) -> &'static FixupInfo {
        Self::FIXUPS.get(usize::from(kind.0)).unwrap_or(&Self::FIXUPS[0])
    }
    /// Writes a value into the field's bits of its container; other bits are unchanged. A value that does not fit is
    /// truncated.
    ///
    /// # Errors
    /// If the field cannot represent the value.
    #[inline]
    fn apply(&self, kind: FixupKind, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        self.fixup(kind).put(value, bytes)
    }
    /// An encoding of a relaxable instruction; state 0 is the smallest. Machines without such instructions have the
    /// methods that follow as they are.
    fn relax_form(&self, _: RelaxId, _state: u8) -> RelaxForm<'_> {
        RelaxForm { size: 0, may_grow: false, fields: &[] }
    }
    /// Returns whether a field of that encoding accepts a value. The layout calls this for each field until one does
    /// not fit, and then switches to the next encoding. The distances that a pc-relative field accepts must be a
    /// contiguous range.
    fn relax_fits(&self, _: RelaxId, _state: u8, _field: usize, _: Reach) -> bool {
        true
    }
    /// The maximum growth of any instruction from its smallest to its largest encoding, in bytes.
    fn relax_growth(&self) -> u8 {
        0
    }
    /// The padding that is replaced by longer encodings of the preceding instructions.
    fn widening(&self) -> Widening {
        Widening::default()
    }
    /// Appends the bytes of an encoding, with zeros for its fields.
    fn relax_write(&self, _: RelaxId, _state: u8, _out: &mut Vec<u8>) {}
    /// Returns whether a field with a specifier always needs a relocation.
    fn forces_relocation(&self, kind: FixupKind, specifier: Specifier) -> bool;
    /// Returns whether a field that refers to a symbol needs a relocation even though its value is known.
    fn symbol_forces_relocation(&self, _: FixupKind, _: SymbolTraits) -> bool {
        false
    }
    /// The warning for a field that needs a relocation but is left unchanged without one.
    fn without_relocation(&self, _: FixupKind) -> Option<&'static str> {
        None
    }
    /// The lowest and highest distance that a field reaches, and what to write if the target is farther.
    fn reach(&self, _: FixupKind) -> Option<(i64, i64, &'static str)> {
        None
    }
    /// The warning for a value that is truncated where llvm-mc reports nothing.
    fn truncation_warning(&self, _: FixupKind, _: i64) -> Option<&'static str> {
        None
    }
    /// Returns whether a field drops the effect of a specifier, which requires a warning: a field whose value is known,
    /// or one that gets a relocation.
    #[inline]
    fn loses_specifier(&self, _: FixupKind, _: Specifier, _resolved: bool, _pc_relative: bool) -> bool {
        false
    }
    /// The longest nop of a mode in bytes.
    fn longest_nop(&self, mode: u8) -> u8;
    /// Appends `count` bytes of nops for code of a mode; `longest` is 0 if the processor determines it.
    fn nops(&self, count: u64, longest: u8, mode: u8, out: &mut Vec<u8>);
    /// The ELF relocation type of a field.
    ///
    /// # Errors
    /// The message if no such relocation exists.
    fn elf_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        pc_relative: bool,
        addend: i64,
    ) -> Result<u32, String>;
    /// The COFF relocation of a field. `difference`: the expression subtracts an address in the field's own section.
    ///
    /// # Errors
    /// The message if no such relocation exists.
    fn coff_relocation(
        &self,
        kind: FixupKind,
        specifier: Specifier,
        difference: bool,
    ) -> Result<CoffRelocation, String>;
    /// Writes the contents of a field with a COFF relocation: the constant of the expression, plus the symbol's offset
    /// if the relocation is against a section.
    ///
    /// # Errors
    /// If the field cannot represent the value and the linker would compute a wrong result.
    fn coff_addend(&self, kind: FixupKind, value: i64, _: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        // A value that does not fit is truncated.
        let _ = self.apply(kind, value, bytes);
        Ok(())
    }
    /// Writes the contents of a field with an ELF relocation without addend.
    ///
    /// # Errors
    /// If the field cannot represent the value and the linker would compute a wrong result.
    fn elf_addend(&self, kind: FixupKind, _: Specifier, value: i64, bytes: &mut [u8]) -> Result<(), RangeError> {
        // A value that does not fit is truncated.
        let _ = self.apply(kind, value, bytes);
        Ok(())
    }
    /// Returns whether an ELF relocation of that type and specifier must refer to the symbol itself instead of its
    /// section.
    fn needs_symbol(&self, specifier: Specifier, number: u32) -> bool;
    /// As `needs_symbol`, for a symbol in a mergeable section.
    fn merged_needs_symbol(&self, _: Specifier) -> bool {
        false
    }
    /// Returns whether a specifier makes its symbol thread-local.
    fn is_tls(&self, specifier: Specifier) -> bool;
}
