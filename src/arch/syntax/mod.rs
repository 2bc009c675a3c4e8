//! Instruction syntax, one folder per machine. A reader depends on its machine, the lexer and the assembler's state; it
//! must not depend on layout or the object format.

pub mod expressions;
mod mentions;
pub mod no_frame_data;
pub mod pure_code;

pub use mentions::{Signs, instruction_mentions, mentions};

use crate::arch::Isa;
use crate::arch::aarch64::syntax as aarch64;
use crate::arch::arm::syntax as arm;
use crate::arch::x86::Written;
use crate::arch::x86::syntax as x86;
use crate::asm::directives::{Directive, Index};
use crate::asm::state::{Assembler, Hooks};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// Buffers reused for every instruction.
#[derive(Debug, Default)]
pub struct Scratch<'s> {
    operands: Vec<Written<'s>>,
    room: Box<Room>,
}

/// The buffers that one text leaves to the next.
#[derive(Debug, Default)]
pub struct Room {
    x86: x86::Room,
    words: expressions::Scratch,
}

impl Scratch<'_> {
    /// Reuses the buffers of a previous text.
    #[must_use]
    pub fn new(room: Box<Room>) -> Self {
        Scratch { operands: Vec::new(), room }
    }

    /// Takes the buffers back.
    #[must_use]
    pub fn room(self) -> Box<Room> {
        self.room
    }
}

/// Assembles the instruction at the cursor if it has a common form. Returns the offset of the next statement; if
/// `None`, nothing has been changed.
#[inline]
pub fn scanned(a: &mut Assembler<'_, '_>, at: Scanner<'_>, base: u32, scratch: &mut Scratch<'_>) -> Option<usize> {
    match a.isa {
        Isa::X86(_) => x86::scanned(a, at, base, &mut scratch.room.x86),
        Isa::Aarch64(_) => aarch64::scanned(a, at, base, &mut scratch.room.words),
        Isa::Arm(_) => arm::scanned(a, at, base, &mut scratch.room.words),
    }
}

/// The size of the shortest nop in bytes.
#[must_use]
pub fn nop_size(isa: &Isa) -> u8 {
    match isa {
        Isa::X86(_) => 1,
        Isa::Aarch64(_) => 4,
        Isa::Arm(_) => 2,
    }
}

/// Reads and encodes an instruction.
///
/// # Errors
/// If there is no such instruction.
pub fn instruction<'s>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, 's>, scratch: &mut Scratch<'s>) -> Parse<()> {
    match a.isa {
        Isa::X86(_) => x86::instruction(a, cursor, &mut scratch.operands, &mut scratch.room.x86),
        Isa::Aarch64(_) => aarch64::instruction(a, cursor, &mut scratch.room.words),
        Isa::Arm(_) => arm::instruction(a, cursor, &mut scratch.room.words),
    }
}

/// How to find the symbols in an instruction's operands; `None` if their text alone is ambiguous.
#[must_use]
pub fn signs(isa: &Isa, specifiers: bool) -> Option<Signs> {
    match isa {
        Isa::X86(isa) if !isa.state.intel => Some(Signs { specifiers }),
        Isa::X86(_) | Isa::Aarch64(_) | Isa::Arm(_) => None,
    }
}

/// The predicate for words that are prefixes of the following instruction.
#[must_use]
pub fn is_prefix(isa: &Isa) -> fn(&[u8]) -> bool {
    match isa {
        Isa::X86(_) => x86::is_prefix,
        Isa::Aarch64(_) | Isa::Arm(_) => |_| false,
    }
}

/// Reads a register operand of a directive and returns its name for call frame information.
///
/// # Errors
/// If there is no such register.
pub fn register_name(a: &Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    match &a.isa {
        Isa::X86(isa) => x86::register_name(isa, cursor),
        Isa::Aarch64(_) => aarch64::register_name(cursor),
        Isa::Arm(isa) => arm::register_name(isa, cursor),
    }
}

/// The DWARF number of a register, given its packed name; `percent`: it was written with a `%`.
#[inline]
#[must_use]
pub fn frame_register(isa: &Isa, name: u64, percent: bool) -> Option<u64> {
    match isa {
        Isa::X86(isa) if percent => isa.frame_register(name),
        Isa::Aarch64(_) if !percent => aarch64::frame_register(name),
        Isa::Arm(isa) if !percent => arm::frame_register(isa, name),
        _ => None,
    }
}

/// Emits what a machine has left at the end of the text.
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    match a.isa {
        Isa::X86(_) => x86::end_of_text(a),
        Isa::Aarch64(_) => aarch64::end_of_text(a),
        Isa::Arm(_) => arm::end_of_text(a),
    }
}

/// What the machine adds to shared statements.
#[inline]
#[must_use]
pub fn hooks(isa: &Isa) -> &'static Hooks {
    const NONE: &Hooks = &Hooks { label: None, function: None, data: None };
    match isa {
        Isa::X86(_) => NONE,
        Isa::Aarch64(_) => &aarch64::HOOKS,
        Isa::Arm(_) => &arm::HOOKS,
    }
}

/// The machine's directives and their hash table.
#[must_use]
pub fn directives(isa: &Isa) -> (&'static [Directive], &'static Index) {
    match isa {
        Isa::X86(_) => (x86::DIRECTIVES, &x86::DIRECTIVE_INDEX),
        Isa::Aarch64(_) => (aarch64::DIRECTIVES, &aarch64::DIRECTIVE_INDEX),
        Isa::Arm(_) => (arm::DIRECTIVES, &arm::DIRECTIVE_INDEX),
    }
}

/// The help for an unknown mnemonic that resembles a macro's name.
#[cold]
pub(crate) fn near_macro(a: &Assembler<'_, '_>, name: &[u8]) -> Option<String> {
    let name = String::from_utf8_lossy(name);
    let names: Vec<_> = a.input.macros.keys().map(|known| String::from_utf8_lossy(known)).collect();
    let near = crate::diag::nearest(&name, names.iter().map(|known| &**known))?;
    Some(format!("did you mean the macro '{near}'?"))
}
