//! The steps of an instruction that only A64 has.

use super::operands::Reader;
use super::register::arrangement;
use super::{directives, pool};
use crate::arch::Endian;
use crate::arch::Isa;
use crate::arch::aarch64::machine::{A64, Matched, PREFIX, Statement};
use crate::arch::aarch64::operand::{Aliases, EXPRESSION, Form, HASHED, Operand, SPECIFIER};
use crate::arch::aarch64::tables::Mnemonic;
use crate::arch::aarch64::{Aarch64, Fixup, Prefix, arranged, counters, specifier};
use crate::arch::ahead::{Instruction, Plain};
use crate::arch::fixed_width::expressions::Scratch;
use crate::arch::fixed_width::matcher::{TRUNCATED, select};
use crate::arch::fixed_width::packed;
use crate::arch::fixed_width::print::print;
use crate::arch::fixed_width::reader::Stop;
use crate::arch::fixed_width::statement::{self, emit_fixup, select_row, select_with_numbers};
use crate::arch::fixed_width::syntax::{self, Encoded, Line, Syntax};
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::{RelocatableValue, Value};
use crate::parse::ast::Specifier;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use crate::source::bytes::Scanner;
#[cfg(feature = "disasm")]
use {
    crate::arch::aarch64::disasm, crate::arch::disasm::Style, crate::arch::fixed_width::syntax::Texts,
    crate::model::FixupKind,
};

/// A mnemonic and the arrangement that may follow it: `add.4s`.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    mnemonic: &'static Mnemonic,
    arrangement: Option<u16>,
}

/// Fast path: assembles the instruction at the cursor if it has a common shape and returns the offset of the next
/// statement. Otherwise returns `None` without side effects.
#[inline]
pub fn scanned(a: &mut Assembler<'_, '_>, cursor: &Scanner<'_>, base: u32, scratch: &mut Scratch) -> Option<usize> {
    let mut cursor = cursor.local();
    let start = cursor.at;
    let mnemonic = scan_name(&mut cursor)?;
    statement::scanned::<A64>(a, Named { mnemonic, arrangement: None }, cursor, base, start, scratch)
}

/// Looks up the mnemonic at the cursor and advances past it.
#[inline(always)]
fn scan_name(cursor: &mut Scanner<'_>) -> Option<&'static Mnemonic> {
    let start = cursor.at;
    if let Some((words, _)) = packed::name(cursor) {
        return Mnemonic::find_packed::<A64>(words);
    }
    cursor.at = start;
    Mnemonic::find::<A64>([cursor.name()?, b""])
}

/// Encodes the instruction at the cursor if it has a common shape; see [`crate::arch::ahead`]. Returns the offset of the
/// next statement.
pub fn encode_ahead(
    isa: &Aarch64,
    cursor: &Scanner<'_>,
    scratch: &mut Scratch,
    out: (&mut Vec<Instruction>, &mut Vec<statement::Field<A64>>),
    plain: Option<Plain<'_>>,
) -> Option<usize> {
    let mut cursor = cursor.local();
    let start = cursor.at;
    let mnemonic = scan_name(&mut cursor)?;
    let named = Named { mnemonic, arrangement: None };
    statement::encode_ahead::<A64>(isa, named, cursor, start, scratch, out, plain)
}

impl Syntax for A64 {
    type State = Aarch64;
    type Named = Named;
    type Placement = ();

    #[inline]
    fn state(isa: &Isa) -> Option<&Aarch64> {
        isa.aarch64()
    }

    #[inline]
    fn aliases(state: &Aarch64) -> &Aliases {
        &state.aliases
    }

    #[inline]
    fn mnemonic(named: Named) -> &'static Mnemonic {
        named.mnemonic
    }

    fn named(_: &Aarch64, name: &[u8]) -> Option<Named> {
        if let Some(mnemonic) = Mnemonic::find::<A64>([name, b""]) {
            return Some(Named { mnemonic, arrangement: None });
        }
        let point = name.iter().rposition(|&b| b == b'.')?;
        let mnemonic = Mnemonic::find::<A64>([&name[..point], b""])?;
        Some(Named { mnemonic, arrangement: Some(arrangement(&name[point + 1..])?) })
    }

    #[inline]
    fn statement<'a>(state: &'a Aarch64, _: Named, text: &'a [u8], operands: &'a [Operand]) -> Statement<'a> {
        Statement { text, operands, features: &state.features, context: () }
    }

    #[inline(always)]
    fn operands(reader: &mut Reader<'_, '_>) -> Result<(), Stop> {
        reader.operands()
    }

    fn specified(operand: &mut Operand, specifier: Specifier) {
        if specifier == specifier::PAGEOFF {
            operand.number |= specifier::LO12.0;
        }
    }

    #[inline]
    fn is_final(state: &Aarch64, _: Named, _: &[Operand], found: &Matched) -> bool {
        found.flags & (TRUNCATED | PREFIX) == 0 && state.prefix.is_none()
    }

    #[inline]
    fn specifier(found: &mut Matched, operand: &Operand) -> Specifier {
        let specifier = Specifier(if operand.form == Form::Word { 0 } else { operand.number & SPECIFIER });
        found.word = word_of(found, specifier);
        specifier
    }

    fn alias(a: &mut Assembler<'_, '_>, name: &[u8], register: &[u8], span: Span) -> Parse<()> {
        directives::alias(a, name, register, span)
    }

    fn load(a: &mut Assembler<'_, '_>, line: &Line<'_, Named>, scratch: &Scratch) -> Parse<()> {
        let span = line.span;
        let &[register, operand] = scratch.operands.list.as_slice() else {
            return Err(syntax_error(Code::WrongOperands, span, "invalid operand for instruction"));
        };
        if line.named.mnemonic.name(&mut [0; 16]) != "ldr" {
            return Err(syntax_error(Code::UnexpectedToken, span, "only 'ldr register, =value' loads a literal"));
        }
        let value = (scratch.values[0], scratch.tokens.as_slice());
        let (word, fixup) = pool::load(a, register, value, span, line.at(operand.at as usize))?;
        let found = Matched::new(word, 0);
        if a.printer.is_some() {
            print::<A64>(a, &Encoded { named: line.named, operands: &[], found, fixup, placement: None }, span);
        }
        Self::emit(a, &found, fixup, span, span.start)
    }

    fn select(statement: &Statement<'_>, Named { mnemonic, arrangement }: Named) -> Option<Matched> {
        match arrangement {
            Some(arrangement) => arranged(mnemonic, arrangement, statement),
            None => select(mnemonic, statement).or_else(|| counters(mnemonic, statement)),
        }
    }

    fn choose(a: &mut Assembler<'_, '_>, line: &Line<'_, Named>, scratch: &mut Scratch) -> Option<(Matched, ())> {
        let found = select_row::<A64>(a, line, &scratch.operands.list);
        Some((select_with_numbers(a, line, scratch, found)?, ()))
    }

    /// Checks an instruction after a `movprfx`, or records one.
    fn check(a: &mut Assembler<'_, '_>, line: &Line<'_, Named>, operands: &[Operand], found: &Matched) -> Parse<()> {
        if found.flags & TRUNCATED != 0 {
            let message = "the number does not fit the 32-bit register: only its low 32 bits are used";
            a.warn(Code::ValueTruncated, line.span, message);
        }
        let Some(isa) = a.isa.aarch64_mut() else { return Ok(()) };
        let next = if found.flags & PREFIX != 0 { Prefix::new(operands) } else { None };
        let Some(prefix) = std::mem::replace(&mut isa.prefix, next) else { return Ok(()) };
        let statement = Self::statement(isa, line.named, line.text, operands);
        prefix.check(line.named.mnemonic, &statement).map_err(|(operand, message)| {
            let at = operand.map_or(line.name, |i| line.at(operands[i].at as usize));
            syntax_error(Code::RegisterConstraint, at, message)
        })
    }

    fn settle(
        a: &mut Assembler<'_, '_>,
        found: &mut Matched,
        operand: &Operand,
        at: Span,
        value: Value,
    ) -> Parse<Value> {
        let is_adr = matches!(found.fixup, Some((Fixup::Adr21 | Fixup::Adrp21, _)));
        let specifier = match operand.number & !HASHED {
            _ if operand.form != Form::Symbolic => Specifier::NONE,
            EXPRESSION if is_adr => specifier::RAW,
            EXPRESSION => Specifier::NONE,
            number => Specifier(number & SPECIFIER),
        };
        found.word = word_of(found, specifier);
        match value {
            Value::Relocatable(RelocatableValue { specifier: inner, .. }) if is_adr && inner != Specifier::NONE => {
                Err(syntax_error(Code::UnexpectedToken, at, "unexpected token in argument list"))
            }
            Value::Relocatable(value) => Ok(Value::Relocatable(RelocatableValue { specifier, ..value })),
            Value::Tree(expr) if specifier != Specifier::NONE => {
                Ok(Value::Tree(a.model.expr(crate::parse::ast::Expr::Specified(expr, specifier))))
            }
            tree @ Value::Tree(_) => Ok(tree),
        }
    }

    #[cfg(feature = "disasm")]
    fn fixup(kind: Fixup) -> FixupKind {
        kind.id()
    }

    fn bytes(found: &Matched, _: Endian) -> ([u8; 4], usize) {
        (found.word.to_le_bytes(), 4)
    }

    #[cfg(feature = "disasm")]
    fn print(state: &Aarch64, instruction: &Encoded<'_, A64>, style: &Style<'_>, out: Texts<'_, '_>) -> bool {
        let &Encoded { named, operands, found, fixup, .. } = instruction;
        let mut word = found.word;
        if let Some((kind, value)) = fixup
            && kind.is_movw()
        {
            // The specifier says which half it is.
            word &= !(3 << 21);
            let may_be_negative = match value {
                Value::Relocatable(value) => specifier::may_be_negative(value.specifier),
                Value::Tree(_) => false,
            };
            if kind == Fixup::MovRaw || may_be_negative {
                word |= MOVZ;
            }
        }
        // The specifier may imply a shift, which is shown if it was written.
        let is_last = operands.last().is_some_and(|operand| matches!(operand.form, Form::Word | Form::Symbolic));
        if is_last && matches!(fixup, Some((Fixup::Add12, _))) {
            word &= !SHIFTED;
        }
        disasm::print(word, &state.features, named.mnemonic, style, out)
    }

    #[inline]
    fn emit(
        a: &mut Assembler<'_, '_>,
        found: &Matched,
        fixup: syntax::Fixup<Self>,
        span: Span,
        field_at: u32,
    ) -> Parse<()> {
        let mut end = a.emit(EmitKind::Code, span)?;
        let at = end.len();
        end.short([found.word.into(), 0], 4);
        fixup.map_or(Ok(()), |(kind, value)| emit_fixup(a, at, (kind.id(), value), span, field_at))
    }
}

/// Bits 30 and 29 of `movz`, which distinguish it from `movn` and `movk`.
const MOVZ: u32 = 2 << 29;

/// The bit of `add` for `lsl #12`.
#[cfg(feature = "disasm")]
const SHIFTED: u32 = 1 << 22;

/// The encoding of a statement; a `movz` that the linker may turn into `movn` is encoded as `movn`.
fn word_of(found: &Matched, specifier: Specifier) -> u32 {
    let word = found.word;
    match found.fixup {
        Some((kind, _)) if kind.is_movw() && word & 3 << 29 == MOVZ => {
            let may = kind == Fixup::MovRaw || specifier::may_be_negative(specifier);
            if may { word & !MOVZ } else { word }
        }
        _ => word,
    }
}
