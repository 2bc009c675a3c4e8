//! Selects the machine's reader for a statement. Only the loop over statements and tools call this: nothing that
//! the machines' readers use may depend on it.

pub mod ahead;

#[cfg(feature = "aarch64")]
use crate::arch::aarch64::{machine::A64, syntax as aarch64};
#[cfg(feature = "arm")]
use crate::arch::arm::{machine::T32, syntax as arm};
#[cfg(any(feature = "aarch64", feature = "arm"))]
use crate::arch::fixed_width::{expressions, statement};
use crate::arch::syntax::Signs;
#[cfg(feature = "x86")]
use crate::arch::x86::syntax as x86;
use crate::arch::{Isa, by_machine};
use crate::asm::directives::Table;
use crate::asm::state::{Assembler, Hooks};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::hint::cold_path;

/// Buffers reused for every instruction.
#[derive(Debug, Default)]
pub struct Scratch<'s> {
    operands: Operands<'s>,
    buffers: Box<Buffers>,
}

/// The operands of an instruction as written; machines of fixed-width instructions do not list them.
#[cfg(feature = "x86")]
type Operands<'s> = Vec<x86::Written<'s>>;
#[cfg(not(feature = "x86"))]
type Operands<'s> = std::marker::PhantomData<&'s ()>;

/// The buffers that one text leaves to the next.
#[derive(Debug, Default)]
pub struct Buffers {
    #[cfg(feature = "x86")]
    x86: x86::Buffers,
    #[cfg(any(feature = "aarch64", feature = "arm"))]
    words: expressions::Scratch,
}

impl Scratch<'_> {
    /// Reuses the buffers of a previous text.
    #[must_use]
    pub fn new(buffers: Box<Buffers>) -> Self {
        Scratch { operands: Operands::default(), buffers }
    }

    /// Takes the buffers back.
    #[must_use]
    pub fn buffers(self) -> Box<Buffers> {
        self.buffers
    }
}

/// Assembles the instruction at the cursor if it has a common form, and those of the following lines unless `is_alone`.
/// Returns the offset of the next statement; if `None`, nothing has been changed.
#[inline(always)]
pub fn scanned(
    a: &mut Assembler<'_, '_>,
    at: &Scanner<'_>,
    base: u32,
    scratch: &mut Scratch<'_>,
    is_alone: bool,
) -> Option<usize> {
    let buffers = &mut *scratch.buffers;
    by_machine!(Isa, a.isa,
        X86(..) => {
            let how = x86::Lines::new(a)?;
            if how.is_intel() {
                lines(at, is_alone, |at| x86::scanned::<true>(a, at, base, &mut buffers.x86, &how))
            } else {
                lines(at, is_alone, |at| x86::scanned::<false>(a, at, base, &mut buffers.x86, &how))
            }
        },
        Aarch64(..) => lines(at, is_alone, #[inline(always)] |at| aarch64::scanned(a, at, base, &mut buffers.words)),
        Arm(..) => lines(at, is_alone, #[inline(always)] |at| arm::scanned(a, at, base, &mut buffers.words)),
    )
}

/// Reads the instruction at the cursor, and those of the following lines unless `is_alone`. `read` returns the offset of
/// the next statement.
// Each machine has its own copy, whose registers are allocated without regard to the others.
#[inline(never)]
fn lines<'t>(at: &Scanner<'t>, is_alone: bool, mut read: impl FnMut(&Scanner<'t>) -> Option<usize>) -> Option<usize> {
    let (mut at, mut end) = (at.local(), None);
    loop {
        let Some(next) = read(&at) else {
            cold_path();
            return end;
        };
        if is_alone {
            cold_path();
            return Some(next);
        }
        at.at = next;
        // At the start of a line it may be a label.
        if !at.at_indented(|byte| byte.is_ascii_lowercase()) {
            return Some(next);
        }
        end = Some(next);
    }
}

/// Reads and encodes an instruction.
///
/// # Errors
/// If there is no such instruction.
pub fn instruction<'s>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, 's>, scratch: &mut Scratch<'s>) -> Parse<()> {
    by_machine!(Isa, a.isa,
        X86(..) => x86::instruction(a, cursor, &mut scratch.operands, &mut scratch.buffers.x86),
        Aarch64(..) => statement::instruction::<A64>(a, cursor, &mut scratch.buffers.words),
        Arm(..) => statement::instruction::<T32>(a, cursor, &mut scratch.buffers.words),
    )
}

/// How to find the symbols in an instruction's operands; `None` if their text alone is ambiguous.
#[must_use]
pub fn signs(isa: &Isa, specifiers: bool) -> Option<Signs> {
    by_machine!(Isa, isa,
        X86(isa) => (!isa.state.intel).then_some(Signs { specifiers }),
        Aarch64(..) => None,
        Arm(..) => None,
    )
}

/// The predicate for words that are prefixes of the following instruction.
#[must_use]
pub fn is_prefix(isa: &Isa) -> fn(&[u8]) -> bool {
    by_machine!(Isa, isa,
        X86(..) => x86::is_prefix,
        Aarch64(..) => |_| false,
        Arm(..) => |_| false,
    )
}

/// Reads a register operand of a directive and returns its name for call frame information.
///
/// # Errors
/// If there is no such register.
fn register_name(a: &Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<(String, Span)> {
    by_machine!(Isa, &a.isa,
        X86(isa) => x86::register_name(isa, cursor),
        Aarch64(..) => aarch64::register_name(cursor),
        Arm(isa) => arm::register_name(isa, cursor),
    )
}

/// Emits what a machine puts before a text.
pub fn start_of_text(a: &mut Assembler<'_, '_>) {
    by_machine!(Isa, a.isa,
        X86(..) => {},
        Aarch64(..) => {},
        Arm(..) => arm::start_of_text(a),
    );
}

/// Emits what a machine has left at the end of the text.
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    by_machine!(Isa, a.isa,
        X86(..) => x86::end_of_text(a),
        Aarch64(..) => aarch64::end_of_text(a),
        Arm(..) => arm::end_of_text(a),
    )
}

/// What the machine adds to shared statements.
#[inline]
#[must_use]
pub fn hooks(isa: &Isa) -> &'static Hooks {
    const NONE: Hooks = Hooks { label: None, function: None, data: None, register_name };
    by_machine!(Isa, isa,
        X86(..) => &NONE,
        Aarch64(..) => &Hooks { data: Some(aarch64::data), ..NONE },
        Arm(..) => &Hooks { label: Some(arm::label), function: Some(arm::function), ..NONE },
    )
}

/// The machine's directives.
#[must_use]
pub fn directives(isa: &Isa) -> &'static Table {
    by_machine!(Isa, isa,
        X86(..) => &x86::DIRECTIVES,
        Aarch64(..) => &aarch64::DIRECTIVES,
        Arm(..) => &arm::DIRECTIVES,
    )
}
