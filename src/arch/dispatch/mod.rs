//! Selects the machine's reader for a statement. Only the loop over statements and tools call this: nothing that
//! the machines' readers use may depend on it.

pub mod ahead;

use crate::arch::Isa;
use crate::arch::aarch64::machine::A64;
use crate::arch::aarch64::syntax as aarch64;
use crate::arch::arm::machine::T32;
use crate::arch::arm::syntax as arm;
use crate::arch::fixed_width::{expressions, statement};
use crate::arch::syntax::Signs;
use crate::arch::x86::syntax as x86;
use crate::asm::directives::Table;
use crate::asm::state::{Assembler, Hooks};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// Buffers reused for every instruction.
#[derive(Debug, Default)]
pub struct Scratch<'s> {
    operands: Vec<x86::Written<'s>>,
    buffers: Box<Buffers>,
}

/// The buffers that one text leaves to the next.
#[derive(Debug, Default)]
pub struct Buffers {
    x86: x86::Buffers,
    words: expressions::Scratch,
}

impl Scratch<'_> {
    /// Reuses the buffers of a previous text.
    #[must_use]
    pub fn new(buffers: Box<Buffers>) -> Self {
        Scratch { operands: Vec::new(), buffers }
    }

    /// Takes the buffers back.
    #[must_use]
    pub fn buffers(self) -> Box<Buffers> {
        self.buffers
    }
}

/// Assembles the instruction at the cursor if it has a common form. Returns the offset of the next statement; if
/// `None`, nothing has been changed.
#[inline]
pub fn scanned(a: &mut Assembler<'_, '_>, at: &Scanner<'_>, base: u32, scratch: &mut Scratch<'_>) -> Option<usize> {
    match a.isa {
        Isa::X86(..) => x86::scanned(a, at, base, &mut scratch.buffers.x86),
        Isa::Aarch64(..) => aarch64::scanned(a, at, base, &mut scratch.buffers.words),
        Isa::Arm(..) => arm::scanned(a, at, base, &mut scratch.buffers.words),
    }
}

/// Reads and encodes an instruction.
///
/// # Errors
/// If there is no such instruction.
pub fn instruction<'s>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, 's>, scratch: &mut Scratch<'s>) -> Parse<()> {
    match a.isa {
        Isa::X86(..) => x86::instruction(a, cursor, &mut scratch.operands, &mut scratch.buffers.x86),
        Isa::Aarch64(..) => statement::instruction::<A64>(a, cursor, &mut scratch.buffers.words),
        Isa::Arm(..) => statement::instruction::<T32>(a, cursor, &mut scratch.buffers.words),
    }
}

/// How to find the symbols in an instruction's operands; `None` if their text alone is ambiguous.
#[must_use]
pub fn signs(isa: &Isa, specifiers: bool) -> Option<Signs> {
    match isa {
        Isa::X86(isa, _) if !isa.state.intel => Some(Signs { specifiers }),
        Isa::X86(..) | Isa::Aarch64(..) | Isa::Arm(..) => None,
    }
}

/// The predicate for words that are prefixes of the following instruction.
#[must_use]
pub fn is_prefix(isa: &Isa) -> fn(&[u8]) -> bool {
    match isa {
        Isa::X86(..) => x86::is_prefix,
        Isa::Aarch64(..) | Isa::Arm(..) => |_| false,
    }
}

/// Reads a register operand of a directive and returns its name for call frame information.
///
/// # Errors
/// If there is no such register.
fn register_name(a: &Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    match &a.isa {
        Isa::X86(isa, _) => x86::register_name(isa, cursor),
        Isa::Aarch64(..) => aarch64::register_name(cursor),
        Isa::Arm(isa, _) => arm::register_name(isa, cursor),
    }
}

/// Emits what a machine puts before a text.
pub fn start_of_text(a: &mut Assembler<'_, '_>) {
    if let Isa::Arm(..) = a.isa {
        arm::start_of_text(a);
    }
}

/// Emits what a machine has left at the end of the text.
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    match a.isa {
        Isa::X86(..) => x86::end_of_text(a),
        Isa::Aarch64(..) => aarch64::end_of_text(a),
        Isa::Arm(..) => arm::end_of_text(a),
    }
}

/// What the machine adds to shared statements.
#[inline]
#[must_use]
pub fn hooks(isa: &Isa) -> &'static Hooks {
    const X86: &Hooks = &Hooks { label: None, function: None, data: None, register_name };
    const AARCH64: &Hooks = &Hooks { label: None, function: None, data: Some(aarch64::data), register_name };
    const ARM: &Hooks = &Hooks { label: Some(arm::label), function: Some(arm::function), data: None, register_name };
    match isa {
        Isa::X86(..) => X86,
        Isa::Aarch64(..) => AARCH64,
        Isa::Arm(..) => ARM,
    }
}

/// The machine's directives.
#[must_use]
pub fn directives(isa: &Isa) -> &'static Table {
    match isa {
        Isa::X86(..) => &x86::DIRECTIVES,
        Isa::Aarch64(..) => &aarch64::DIRECTIVES,
        Isa::Arm(..) => &arm::DIRECTIVES,
    }
}
