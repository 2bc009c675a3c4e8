//! Instructions that are encoded before the loop over statements reaches them; see [`crate::arch::ahead`].

use super::Scratch;
#[cfg(feature = "aarch64")]
use crate::arch::aarch64::{machine::A64, syntax as aarch64};
use crate::arch::ahead::{Instruction, Plain};
#[cfg(feature = "arm")]
use crate::arch::arm::{machine::T32, syntax as arm};
#[cfg(any(feature = "aarch64", feature = "arm"))]
use crate::arch::fixed_width::statement;
#[cfg(feature = "x86")]
use crate::arch::x86::syntax as x86;
use crate::arch::{Isa, by_machine};
use crate::asm::state::Assembler;
use crate::source::bytes::Scanner;

/// The instructions of a piece of text.
#[derive(Debug, Default)]
pub struct Instructions {
    pub list: Vec<Instruction>,
    #[cfg(feature = "x86")]
    x86: Vec<x86::Field>,
    #[cfg(feature = "aarch64")]
    aarch64: Vec<statement::Field<A64>>,
    #[cfg(feature = "arm")]
    arm: Vec<statement::Field<T32>>,
}

impl Instructions {
    /// Removes all, keeping the memory.
    pub fn clear(&mut self) {
        self.list.clear();
        #[cfg(feature = "x86")]
        self.x86.clear();
        #[cfg(feature = "aarch64")]
        self.aarch64.clear();
        #[cfg(feature = "arm")]
        self.arm.clear();
    }
}

/// Whether the same text has the same encoding in two states.
#[must_use]
pub fn encode_alike(one: &Isa, other: &Isa) -> bool {
    match (one, other) {
        #[cfg(feature = "x86")]
        (Isa::X86(one), Isa::X86(other)) => one.state == other.state,
        #[cfg(feature = "aarch64")]
        (Isa::Aarch64(one), Isa::Aarch64(other)) => {
            one.features.are_those_of(&other.features) && one.aliases == other.aliases
        }
        #[cfg(feature = "arm")]
        (Isa::Arm(one), Isa::Arm(other)) => {
            one.is_thumb() == other.is_thumb()
                && one.features.are_those_of(&other.features)
                && one.aliases == other.aliases
        }
        #[allow(unreachable_patterns, reason = "there may be one machine")]
        _ => false,
    }
}

/// Encodes the instruction at the cursor if it has a common form. Returns the offset of the next statement. With `plain`,
/// an instruction without a symbol goes there.
#[inline]
pub fn encode(
    isa: &Isa,
    at: &Scanner<'_>,
    scratch: &mut Scratch<'_>,
    out: &mut Instructions,
    plain: Option<Plain<'_>>,
) -> Option<usize> {
    let Scratch { buffers, .. } = scratch;
    by_machine!(Isa, isa,
        X86(isa) => x86::encode_ahead(isa, at, &mut buffers.x86, (&mut out.list, &mut out.x86), plain),
        Aarch64(isa) => aarch64::encode_ahead(isa, at, &mut buffers.words, (&mut out.list, &mut out.aarch64), plain),
        Arm(isa) => arm::encode_ahead(isa, at, &mut buffers.words, (&mut out.list, &mut out.arm), plain),
    )
}

/// Whether the next instruction does not depend on the ones before it.
#[inline]
#[must_use]
pub fn is_apart(a: &Assembler<'_, '_>) -> bool {
    by_machine!(Isa, &a.isa,
        X86(..) => true,
        Aarch64(isa) => isa.prefix.is_none(),
        Arm(isa) => isa.it.expected().is_none() && isa.vpt.expected().is_none() && !a.options.arm.implicit_it,
    )
}

/// Emits an instruction that was encoded ahead. Its text, of which this is the first byte and the rest, is in the source
/// at `start`. Returns `None` if it has to be read again; then nothing has been changed.
#[inline]
pub fn emit(
    a: &mut Assembler<'_, '_>,
    instructions: &Instructions,
    instruction: &Instruction,
    text: &[u8],
    start: u32,
) -> Option<()> {
    if !is_apart(a) {
        return None;
    }
    by_machine!(Isa, &a.isa,
        X86(..) => x86::emit_ahead(a, &instructions.x86, instruction, text, start),
        Aarch64(..) => statement::emit_ahead::<A64>(a, &instructions.aarch64, instruction, text, start),
        Arm(..) => statement::emit_ahead::<T32>(a, &instructions.arm, instruction, text, start),
    )
}
