//! What the machines differ in when an instruction is read and emitted.

use super::explain::Messages;
use super::expressions::Scratch;
#[cfg(feature = "explain")]
use super::forms::Forms;
use super::matcher::{Matched, Statement, select};
use super::reader::{Operands, Reader, Stop};
#[cfg(feature = "disasm")]
use crate::arch::disasm::{
    Style,
    buffer::{Comment, TextBuffer},
};
use crate::arch::operand::{Aliases, Operand};
use crate::arch::{Endian, Isa};
#[cfg(feature = "disasm")]
use crate::arch::{FixupInfo, operand::Form};
use crate::asm::state::Assembler;
use crate::model::{FixupKind, Value};
use crate::parse::Parse;
use crate::parse::ast::Specifier;
use crate::source::Span;
use crate::source::bytes::Scanner;
use llas_isa::fixed_width::tables::Mnemonic;

/// Only the command displays forms.
#[cfg(not(feature = "explain"))]
pub trait Forms {}

#[cfg(not(feature = "explain"))]
impl<M> Forms for M {}

/// A fixup of an instruction and its value.
pub type Fixup<M> = Option<(<M as super::Machine>::Fixup, Value)>;

/// An instruction that is about to be emitted.
#[cfg_attr(not(feature = "disasm"), allow(dead_code, reason = "only the disassemblers write instructions"))]
#[derive(Clone, Copy)]
pub struct Encoded<'o, M: Syntax> {
    pub named: M::Named,
    pub operands: &'o [Operand],
    pub found: Matched<M>,
    pub fixup: Fixup<M>,
    pub placement: Option<M::Placement>,
}

#[cfg(feature = "disasm")]
impl<M: Syntax> Encoded<'_, M> {
    /// The last operand that is a number.
    pub fn number(&self) -> Option<i64> {
        self.operands.iter().rev().find(|operand| operand.form == Form::Number).map(|operand| operand.value)
    }
}

/// The text of an instruction, and comments on it.
#[cfg(feature = "disasm")]
pub type Texts<'w, 'l> = (&'w mut TextBuffer<'l>, &'w mut Comment);

/// The text of a statement.
#[derive(Clone, Copy, Debug)]
pub struct Line<'t, N> {
    pub text: &'t [u8],
    /// The source position of its first byte.
    pub base: u32,
    pub span: Span,
    /// The place of the mnemonic.
    pub name: Span,
    /// The mnemonic.
    pub named: N,
}

impl<N> Line<'_, N> {
    /// The source position of an offset in the text.
    #[must_use]
    pub fn at(&self, offset: usize) -> Span {
        let at = self.base + offset as u32;
        Span::new(at, at)
    }
}

pub trait Syntax: Messages + Forms {
    /// The machine's part of the state of an assembly.
    type State;
    /// A mnemonic with its suffixes.
    type Named: Copy;
    /// Where an instruction is placed in the code that the machine generates around it.
    type Placement: Copy;

    fn state(isa: &Isa) -> Option<&Self::State>;
    fn aliases(state: &Self::State) -> &Aliases;

    /// Looks up a mnemonic in any spelling.
    fn named(state: &Self::State, name: &[u8]) -> Option<Self::Named>;
    fn mnemonic(named: Self::Named) -> &'static Mnemonic;

    /// The statement to match, with its context.
    fn statement<'a>(
        state: &'a Self::State,
        named: Self::Named,
        text: &'a [u8],
        operands: &'a [Operand],
    ) -> Statement<'a, Self>;

    /// Reads operands until something else follows.
    fn operands(reader: &mut Reader<'_, '_, Self>) -> Result<(), Stop>;

    /// Completes operands that have been read.
    fn complete(_: &mut Operands, _text: &[u8]) {}

    /// Called for each specifier inside the expression of a symbolic operand.
    fn specified(_: &mut Operand, _: Specifier) {}

    /// Returns whether the fast path may emit an instruction: nothing has to be checked or reported.
    fn is_final(state: &Self::State, named: Self::Named, operands: &[Operand], found: &Matched<Self>) -> bool;

    /// The specifier of the operand of a fixup, which may change the encoding; for the fast path.
    fn specifier(_found: &mut Matched<Self>, _operand: &Operand) -> Specifier {
        Specifier::NONE
    }

    /// Handles a statement whose mnemonic is not in the tables.
    fn other_statement(_: &mut Assembler<'_, '_>, _: &Line<'_, &[u8]>, _after_name: Scanner<'_>) -> Option<Parse<()>> {
        None
    }

    /// `name .req register`
    fn alias(a: &mut Assembler<'_, '_>, name: &[u8], register: &[u8], span: Span) -> Parse<()>;

    /// Loads a register from a literal pool.
    fn load(a: &mut Assembler<'_, '_>, line: &Line<'_, Self::Named>, scratch: &Scratch) -> Parse<()>;

    /// Selects a row, trying other spellings of the operands, too.
    fn select(statement: &Statement<'_, Self>, named: Self::Named) -> Option<Matched<Self>> {
        select(Self::mnemonic(named), statement)
    }

    /// Selects a row for evaluated operands.
    fn choose(
        a: &mut Assembler<'_, '_>,
        line: &Line<'_, Self::Named>,
        scratch: &mut Scratch,
    ) -> Option<(Matched<Self>, Self::Placement)>;

    /// Changes the state as an instruction does for whose operands no row has been found.
    fn refused(_: &mut Assembler<'_, '_>, _: &Line<'_, Self::Named>, _: &[Operand]) {}

    /// Checks an instruction in its context, and reports warnings.
    fn check(
        a: &mut Assembler<'_, '_>,
        line: &Line<'_, Self::Named>,
        operands: &[Operand],
        found: &Matched<Self>,
    ) -> Parse<()>;

    /// Checks and completes the value of a fixup, which may change the encoding.
    fn settle(
        _: &mut Assembler<'_, '_>,
        _found: &mut Matched<Self>,
        _: &Operand,
        _at: Span,
        value: Value,
    ) -> Parse<Value> {
        Ok(value)
    }

    /// The fixups of an instruction that has several, apart from that of the row: each with the index of its operand, and
    /// of the one whose address is subtracted.
    fn other_fixups(_: &Matched<Self>, _: &[Operand]) -> Vec<(FixupKind, usize, Option<usize>)> {
        Vec::new()
    }

    /// Emits the code before an instruction.
    fn prepare(
        _: &mut Assembler<'_, '_>,
        _: &Line<'_, Self::Named>,
        _operands: &[Operand],
        _: &Matched<Self>,
        _: Self::Placement,
    ) -> Parse<()> {
        Ok(())
    }

    /// Writes an instruction that is about to be emitted: its bytes, the kind of its fixup, and its text. Returns false
    /// if it cannot be decoded.
    #[cfg(feature = "disasm")]
    fn print(state: &Self::State, instruction: &Encoded<'_, Self>, style: &Style<'_>, out: Texts<'_, '_>) -> bool;

    /// The kind of a fixup as the model has it.
    #[cfg(feature = "disasm")]
    fn fixup(kind: Self::Fixup) -> FixupKind;

    /// The bits of an instruction that `-show-encoding` shows as a fixup's, where data has a byte order.
    #[cfg(feature = "disasm")]
    fn area(_: Self::Fixup, info: &FixupInfo, _data: Endian) -> (u8, u8) {
        info.area
    }

    /// The bytes of an instruction, where data has a byte order.
    fn bytes(found: &Matched<Self>, data: Endian) -> ([u8; 4], usize);

    /// Emits an instruction with its fixup; `field_at` is the source position of the fixup's operand.
    fn emit(
        a: &mut Assembler<'_, '_>,
        found: &Matched<Self>,
        fixup: Fixup<Self>,
        span: Span,
        field_at: u32,
    ) -> Parse<()>;
}
