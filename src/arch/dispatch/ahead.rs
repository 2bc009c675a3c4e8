//! Instructions that are encoded before the loop over statements reaches them; see [`crate::arch::ahead`].

use super::Scratch;
use crate::arch::Isa;
use crate::arch::aarch64::machine::A64;
use crate::arch::aarch64::syntax as aarch64;
use crate::arch::ahead::Instruction;
use crate::arch::arm::machine::T32;
use crate::arch::arm::syntax as arm;
use crate::arch::fixed_width::statement;
use crate::arch::x86::syntax as x86;
use crate::asm::state::Assembler;
use crate::source::bytes::Scanner;

/// The instructions of a piece of text.
#[derive(Debug, Default)]
pub struct Instructions {
    pub list: Vec<Instruction>,
    x86: Vec<x86::Field>,
    a64: Vec<statement::Field<A64>>,
    t32: Vec<statement::Field<T32>>,
}

impl Instructions {
    /// Removes all, keeping the memory.
    pub fn clear(&mut self) {
        let Instructions { list, x86, a64, t32 } = self;
        list.clear();
        x86.clear();
        a64.clear();
        t32.clear();
    }
}

/// Whether the same text has the same encoding in two states.
#[must_use]
pub fn encode_alike(one: &Isa, other: &Isa) -> bool {
    match (one, other) {
        (Isa::X86(one, _), Isa::X86(other, _)) => one.state == other.state,
        (Isa::Aarch64(one, _), Isa::Aarch64(other, _)) => {
            one.features.are_those_of(&other.features) && one.aliases == other.aliases
        }
        (Isa::Arm(one, _), Isa::Arm(other, _)) => {
            one.is_thumb() == other.is_thumb()
                && one.features.are_those_of(&other.features)
                && one.aliases == other.aliases
        }
        _ => false,
    }
}

/// Encodes the instruction at the cursor if it has a common form. Returns the offset of the next statement.
#[inline]
pub fn encode(isa: &Isa, at: &Scanner<'_>, scratch: &mut Scratch<'_>, out: &mut Instructions) -> Option<usize> {
    let Instructions { list, x86, a64, t32 } = out;
    match isa {
        Isa::X86(isa, _) => x86::encode_ahead(isa, at, &mut scratch.buffers.x86, (list, x86)),
        Isa::Aarch64(isa, _) => aarch64::encode_ahead(isa, at, &mut scratch.buffers.words, (list, a64)),
        Isa::Arm(isa, _) => arm::encode_ahead(isa, at, &mut scratch.buffers.words, (list, t32)),
    }
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
    match &a.isa {
        Isa::X86(..) => x86::emit_ahead(a, &instructions.x86, instruction, text, start),
        Isa::Aarch64(isa, _) if isa.prefix.is_none() => {
            statement::emit_ahead::<A64>(a, &instructions.a64, instruction, text, start)
        }
        Isa::Arm(isa, _) if isa.it.expected().is_none() && !a.options.arm.implicit_it => {
            statement::emit_ahead::<T32>(a, &instructions.t32, instruction, text, start)
        }
        Isa::Aarch64(..) | Isa::Arm(..) => None,
    }
}
