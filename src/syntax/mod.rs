//! The syntaxes of instructions: one folder for each machine. What reads a machine's text knows that machine, the lexer and the
//! assembler's state; it must not know layout or the object's format.

pub mod aarch64;
pub mod arm;
mod expressions;
mod mentions;
mod no_frame_data;
mod pool;
mod pure_code;
mod reader;
mod value;
pub mod x86;

pub use mentions::{Signs, instruction_mentions, mentions};

use crate::assembler::Assembler;
use crate::ast::{Name, Operand};
use crate::bytes::Scanner;
use crate::directive::{Directive, Index};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::target::Isa;

/// What is used again for every instruction.
#[derive(Debug, Default)]
pub struct Scratch<'s> {
    operands: Vec<Operand<'s>>,
    room: Box<Room>,
}

/// The memory of it, which one text leaves to the next.
#[derive(Debug, Default)]
pub struct Room {
    x86: x86::Room,
    words: expressions::Scratch,
}

impl Scratch<'_> {
    /// In memory that was used before.
    #[must_use]
    pub fn new(room: Box<Room>) -> Self {
        Scratch { operands: Vec::new(), room }
    }

    /// The memory.
    #[must_use]
    pub fn room(self) -> Box<Room> {
        self.room
    }
}

/// Takes the instruction at the cursor if it is of a common shape: where the next statement starts then. Else nothing has
/// happened.
#[inline]
pub fn scanned(a: &mut Assembler<'_, '_>, at: Scanner<'_>, base: u32, scratch: &mut Scratch<'_>) -> Option<usize> {
    match a.isa {
        Isa::X86(_) => x86::scanned(a, at, base, &mut scratch.room.x86),
        Isa::Aarch64(_) => aarch64::scanned(a, at, base, &mut scratch.room.words),
        Isa::Arm(_) => arm::scanned(a, at, base, &mut scratch.room.words),
    }
}

/// The bytes of the shortest instruction that does nothing.
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
/// Where there is no such instruction.
pub fn instruction<'s>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, 's>, scratch: &mut Scratch<'s>) -> Parse<()> {
    match a.isa {
        Isa::X86(_) => x86::instruction(a, cursor, &mut scratch.operands, &mut scratch.room.x86),
        Isa::Aarch64(_) => aarch64::instruction(a, cursor, &mut scratch.room.words),
        Isa::Arm(_) => arm::instruction(a, cursor, &mut scratch.room.words),
    }
}

/// How the operands of instructions are read for the symbols that they name; none where their text alone does not tell.
#[must_use]
pub fn signs(isa: &Isa, specifiers: bool) -> Option<Signs> {
    match isa {
        Isa::X86(isa) if !isa.state.intel => Some(Signs { specifiers }),
        Isa::X86(_) | Isa::Aarch64(_) | Isa::Arm(_) => None,
    }
}

/// What tells whether a word is a prefix of the instruction behind it.
#[must_use]
pub fn is_prefix(isa: &Isa) -> fn(&[u8]) -> bool {
    match isa {
        Isa::X86(_) => x86::is_prefix,
        Isa::Aarch64(_) | Isa::Arm(_) => |_| false,
    }
}

/// Reads a register that a directive names: its name as call frames number it.
///
/// # Errors
/// Where there is no such register.
pub fn register_name(a: &Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    match &a.isa {
        Isa::X86(isa) => x86::register_name(isa, cursor),
        Isa::Aarch64(_) => aarch64::register_name(cursor),
        Isa::Arm(_) => arm::register_name(cursor),
    }
}

/// The number that call frames have for a register by its packed name, behind a `%` or not.
#[inline]
#[must_use]
pub fn frame_register(isa: &Isa, name: u64, percent: bool) -> Option<u64> {
    match isa {
        Isa::X86(isa) if percent => isa.frame_register(name),
        Isa::Aarch64(_) if !percent => aarch64::frame_register(name),
        Isa::Arm(_) if !percent => arm::frame_register(name),
        _ => None,
    }
}

/// Reads and writes an item of a data directive that only the machine knows; false where it is none.
///
/// # Errors
/// Where it is malformed.
#[inline]
pub fn data(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, size: u8) -> Parse<bool> {
    match a.isa {
        Isa::X86(_) | Isa::Arm(_) => Ok(false),
        Isa::Aarch64(_) if a.is_coff() => Ok(false),
        Isa::Aarch64(_) => aarch64::data(a, cursor, size),
    }
}

/// What a machine still has to write when the text is read.
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    match a.isa {
        Isa::X86(_) => x86::end_of_text(a),
        Isa::Aarch64(_) => aarch64::end_of_text(a),
        Isa::Arm(_) => arm::end_of_text(a),
    }
}

/// A label has come: the machine may have something to say of it.
#[inline]
pub fn label(a: &mut Assembler<'_, '_>, name: Name) {
    if let Isa::Arm(_) = a.isa {
        arm::label(a, name);
    }
}

/// A directive has said that a symbol is a function.
#[inline]
pub fn function(a: &mut Assembler<'_, '_>, name: Name) {
    if let Isa::Arm(_) = a.isa {
        arm::function(a, name);
    }
}

/// The directives that belong to the machine, and their hash table.
#[must_use]
pub fn directives(isa: &Isa) -> (&'static [Directive], &'static Index) {
    match isa {
        Isa::X86(_) => (x86::DIRECTIVES, &x86::DIRECTIVE_INDEX),
        Isa::Aarch64(_) => (aarch64::DIRECTIVES, &aarch64::DIRECTIVE_INDEX),
        Isa::Arm(_) => (arm::DIRECTIVES, &arm::DIRECTIVE_INDEX),
    }
}

/// The help for a mnemonic that may be a macro's name with a mistake in it.
#[cold]
pub(crate) fn near_macro(a: &Assembler<'_, '_>, name: &[u8]) -> Option<String> {
    let name = String::from_utf8_lossy(name);
    let names: Vec<_> = a.input.macros.keys().map(|known| String::from_utf8_lossy(known)).collect();
    let near = crate::diag::nearest(&name, names.iter().map(|known| &**known))?;
    Some(format!("did you mean the macro '{near}'?"))
}
