//! The interface between instruction sets and the rest of the assembler. This module must not depend on the source
//! text, sections or headers.

#[cfg(feature = "aarch64")]
pub mod aarch64;
pub mod ahead;
#[cfg(feature = "arm")]
pub mod arm;
mod backend;
#[cfg(feature = "disasm")]
pub mod decoder;
pub mod desc;
pub mod dialects;
#[cfg(feature = "disasm")]
pub mod disasm;
pub mod dispatch;
pub mod features;
#[cfg(any(feature = "aarch64", feature = "arm"))]
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
#[cfg(feature = "explain")]
pub mod words;
#[cfg(feature = "x86")]
pub mod x86;

pub use backend::{Backend, CoffRelocation, Pair, Reach, RelaxField, RelaxForm, SymbolTraits};
pub use desc::{BranchMnemonics, CoffMachine, ElfMachine, SectionFlag, TargetDesc, WindowsUnwind};
pub use llas_isa::hash as perfect_hash;
pub(crate) use present::by_machine;

pub use fixup::{Endian, FixupInfo, Pc, Range, RangeError, store};
pub use widening::Widening;

use crate::diag::Diagnostic;
use crate::options::Settings;
use crate::options::triple::Arch;
use crate::parse::ast::Specifier;
#[cfg(feature = "aarch64")]
use aarch64::{Aarch64, machine::A64};
#[cfg(feature = "arm")]
use arm::{Arm, machine::T32};
#[cfg(feature = "x86")]
use x86::X86;

/// An instruction set with its parser state.
#[derive(Clone, Debug)]
pub enum Isa {
    /// x86 in 16, 32 and 64 bits.
    #[cfg(feature = "x86")]
    X86(X86),
    /// A64.
    #[cfg(feature = "aarch64")]
    Aarch64(Box<Aarch64>),
    /// T32.
    #[cfg(feature = "arm")]
    Arm(Box<Arm>),
    /// No machine is compiled in.
    #[cfg(not(any(feature = "x86", feature = "aarch64", feature = "arm")))]
    None(present::No),
}

impl Isa {
    /// The instruction set of a target, and its description for directives.
    ///
    /// # Errors
    /// If the target is not supported.
    pub(crate) fn new(options: &Settings) -> Result<(Isa, TargetDesc), Box<Diagnostic>> {
        let triple = &options.triple;
        Ok(match triple.arch {
            #[cfg(feature = "x86")]
            Arch::X86 | Arch::X86_64 => {
                let isa = X86::new(options)?;
                let desc = isa.desc();
                (Isa::X86(isa), desc)
            }
            #[cfg(feature = "aarch64")]
            Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
                let isa = Aarch64::new(options);
                let desc = isa.desc();
                (Isa::Aarch64(Box::new(isa)), desc)
            }
            #[cfg(feature = "arm")]
            Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => {
                let isa = Arm::new(options)?;
                let desc = isa.desc();
                (Isa::Arm(Box::new(isa)), desc)
            }
            #[cfg(not(all(feature = "x86", feature = "aarch64", feature = "arm")))]
            _ => return Err(present::no_machine(triple)),
        })
    }

    /// The names of the machine's processors.
    pub fn processors(&self) -> Box<dyn Iterator<Item = &'static str>> {
        by_machine!(Isa, self,
            X86(..) => Box::new(x86::processors()),
            Aarch64(..) => Box::new(aarch64::features::TABLES.processor_names()),
            Arm(..) => Box::new(arm::features::TABLES.processor_names()),
        )
    }

    /// The names of the machine's features.
    pub fn features(&self) -> Box<dyn Iterator<Item = &'static str>> {
        by_machine!(Isa, self,
            X86(..) => Box::new(x86::features()),
            Aarch64(..) => Box::new(aarch64::features::TABLES.feature_names()),
            Arm(..) => Box::new(arm::features::TABLES.feature_names()),
        )
    }

    /// The code mode: a machine-specific number that the layout passes back when it writes padding.
    #[inline]
    #[must_use]
    pub fn code_mode(&self) -> u8 {
        by_machine!(Isa, self,
            X86(isa) => isa.code_mode(),
            Aarch64(..) => 0,
            Arm(isa) => isa.code_mode(),
        )
    }

    /// The code state, as mapping symbols name it.
    #[inline]
    #[must_use]
    pub fn code_state(&self) -> u8 {
        by_machine!(Isa, self,
            X86(..) => 0,
            Aarch64(..) => 0,
            Arm(isa) => u8::from(!isa.marks_thumb),
        )
    }

    /// The x86 state, if this is x86.
    #[cfg(feature = "x86")]
    #[inline]
    #[must_use]
    pub fn x86(&self) -> Option<&X86> {
        by_machine!(Isa, self,
            X86(isa) => Some(isa),
            Aarch64(..) => None,
            Arm(..) => None,
        )
    }

    /// As [`Isa::x86`], to be changed.
    #[cfg(feature = "x86")]
    #[inline]
    pub fn x86_mut(&mut self) -> Option<&mut X86> {
        by_machine!(Isa, self,
            X86(isa) => Some(isa),
            Aarch64(..) => None,
            Arm(..) => None,
        )
    }

    /// The literal pools; `None` if the machine has no instructions that load from them.
    #[cfg(any(feature = "aarch64", feature = "arm"))]
    pub fn literals(&mut self) -> Option<&mut fixed_width::literal::Pools> {
        by_machine!(Isa, self,
            X86(..) => None,
            Aarch64(isa) => Some(&mut isa.literals),
            Arm(isa) => Some(&mut isa.literals),
        )
    }

    /// The register aliases that the text has defined; `None` if the machine has none.
    pub fn aliases(&mut self) -> Option<&mut operand::Aliases> {
        by_machine!(Isa, self,
            X86(..) => None,
            Aarch64(isa) => Some(&mut isa.aliases),
            Arm(isa) => Some(&mut isa.aliases),
        )
    }

    /// The A64 state, if this is A64.
    #[cfg(feature = "aarch64")]
    #[inline]
    #[must_use]
    pub fn aarch64(&self) -> Option<&Aarch64> {
        by_machine!(Isa, self,
            X86(..) => None,
            Aarch64(isa) => Some(isa),
            Arm(..) => None,
        )
    }

    /// As [`Isa::aarch64`], to be changed.
    #[cfg(feature = "aarch64")]
    #[inline]
    pub fn aarch64_mut(&mut self) -> Option<&mut Aarch64> {
        by_machine!(Isa, self,
            X86(..) => None,
            Aarch64(isa) => Some(isa),
            Arm(..) => None,
        )
    }

    /// The ARM state, if this is ARM.
    #[cfg(feature = "arm")]
    #[inline]
    #[must_use]
    pub fn arm(&self) -> Option<&Arm> {
        by_machine!(Isa, self,
            X86(..) => None,
            Aarch64(..) => None,
            Arm(isa) => Some(isa),
        )
    }

    /// As [`Isa::arm`], to be changed.
    #[cfg(feature = "arm")]
    #[inline]
    pub fn arm_mut(&mut self) -> Option<&mut Arm> {
        by_machine!(Isa, self,
            X86(..) => None,
            Aarch64(..) => None,
            Arm(isa) => Some(isa),
        )
    }

    /// The DWARF number of a register, given its packed name; `percent`: it was written with a `%`.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[must_use]
    pub fn frame_register(&self, name: u64, percent: bool) -> Option<u64> {
        by_machine!(Isa, self,
            X86(isa) => percent.then(|| isa.frame_register(name)).flatten(),
            Aarch64(..) => (!percent).then(|| aarch64::frame_register(name)).flatten(),
            Arm(isa) => (!percent).then(|| arm::frame_register(isa, name)).flatten(),
        )
    }

    /// The size of the shortest nop in bytes.
    #[must_use]
    pub fn nop_size(&self) -> u8 {
        by_machine!(Isa, self,
            X86(..) => 1,
            Aarch64(..) => 4,
            Arm(..) => 2,
        )
    }

    /// The fixup kinds of the machine's fields, by number.
    #[must_use]
    pub fn fixups(&self) -> &'static [FixupInfo] {
        by_machine!(Isa, self,
            X86(..) => X86::FIXUPS,
            Aarch64(..) => Aarch64::FIXUPS,
            Arm(..) => Arm::FIXUPS,
        )
    }

    /// The specifier between colons before an operand's expression.
    #[must_use]
    pub fn operand_specifier(&self, name: &str) -> Option<Specifier> {
        by_machine!(Isa, self,
            X86(..) => None,
            Aarch64(..) => fixed_width::machine::specifier::<A64>(name.as_bytes()).map(Specifier),
            Arm(..) => fixed_width::machine::specifier::<T32>(name.as_bytes()).map(Specifier),
        )
    }
}
