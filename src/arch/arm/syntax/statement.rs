//! The steps of an instruction that are ARM's own: IT blocks and widths.

use super::block::{self, Place};
use super::mnemonic::{Named, find, find_in, find_short};
use super::operands::{Reader, too_long};
use super::register::label_like_register;
use super::{directives, future, pool};
use crate::arch::Endian;
use crate::arch::Isa;
use crate::arch::ahead::{Instruction, Plain};
use crate::arch::arm::it::ALWAYS;
use crate::arch::arm::machine::{Context, Matched, Statement, T32, leaves};
use crate::arch::arm::operand::{Aliases, Form, OFFSET, Operand, PC, TWICE, tag};
use crate::arch::arm::order::Unit;
use crate::arch::arm::tables::{Mnemonic, flag};
use crate::arch::arm::{Arm, vector, wrong_condition};
use crate::arch::fixed_width::expressions::Scratch;
use crate::arch::fixed_width::matcher::TRUNCATED;
use crate::arch::fixed_width::packed;
use crate::arch::fixed_width::print::print;
use crate::arch::fixed_width::reader::{Operands, Stop};
use crate::arch::fixed_width::statement::{self, emit_fixup, select_row, select_with_numbers};
use crate::arch::fixed_width::syntax::{Encoded, Fixup, Line, Syntax};
use crate::arch::operand::Shown;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::{FixupKind, RelaxId};
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use crate::source::bytes::Scanner;
#[cfg(feature = "disasm")]
use {
    super::prefixed::Prefixed,
    crate::arch::FixupInfo,
    crate::arch::arm::decode::{NARROW, WIDE},
    crate::arch::arm::encoded,
    crate::arch::arm::specifier,
    crate::arch::disasm::{EncodedFields, Style},
    crate::arch::fixed_width::syntax::Texts,
};

/// Returns whether an instruction has the condition that the open block requires. Instructions that are not predicable
/// but allowed in blocks always do.
#[inline]
fn fits_block(isa: &Arm, named: Named, found: &Matched) -> bool {
    match isa.it.expected() {
        Some(expected) => named.condition() == expected || found.flags & flag::EVERYWHERE != 0,
        None => true,
    }
}

/// Fast path: assembles the instruction at the cursor if it has a common shape and returns the offset of the next
/// statement. Otherwise returns `None` without side effects.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn scanned(a: &mut Assembler<'_, '_>, cursor: &Scanner<'_>, base: u32, scratch: &mut Scratch) -> Option<usize> {
    let mut cursor = cursor.local();
    let start = cursor.at;
    let Some(named) = scan_name(&mut cursor) else {
        cursor.at = start;
        return block::scanned(a, cursor.name()?, cursor, base + start as u32);
    };
    if a.options.arm.implicit_it {
        return None;
    }
    statement::scanned::<T32>(a, named, cursor, base, start, scratch)
}

/// Looks up the mnemonic at the cursor and advances past it.
#[inline(always)]
fn scan_name(cursor: &mut Scanner<'_>) -> Option<Named> {
    let start = cursor.at;
    match packed::name(cursor) {
        Some(([word, 0], _)) => find_short(word, cursor.since(start)),
        Some(_) => find(cursor.since(start)),
        None => {
            cursor.at = start;
            find(cursor.name()?)
        }
    }
}

/// Encodes the instruction at the cursor, which is not in an IT block, if it has a common shape; see
/// [`crate::arch::ahead`]. Returns the offset of the next statement.
pub fn encode_ahead(
    isa: &Arm,
    cursor: &Scanner<'_>,
    scratch: &mut Scratch,
    out: (&mut Vec<Instruction>, &mut Vec<statement::Field<T32>>),
    plain: Option<Plain<'_>>,
) -> Option<usize> {
    if isa.it.expected().is_some() {
        return None;
    }
    let mut cursor = cursor.local();
    let start = cursor.at;
    let named = scan_name(&mut cursor)?;
    statement::encode_ahead::<T32>(isa, named, cursor, start, scratch, out, plain)
}

impl Syntax for T32 {
    type State = Arm;
    type Named = Named;
    type Placement = Place;

    #[inline]
    fn state(isa: &Isa) -> Option<&Arm> {
        isa.arm()
    }

    #[inline]
    fn aliases(state: &Arm) -> &Aliases {
        &state.aliases
    }

    #[inline]
    fn mnemonic(named: Named) -> &'static Mnemonic {
        named.mnemonic
    }

    fn named(isa: &Arm, name: &[u8]) -> Option<Named> {
        find_in(isa, name)
    }

    #[inline]
    fn statement<'a>(isa: &'a Arm, named: Named, text: &'a [u8], operands: &'a [Operand]) -> Statement<'a> {
        let context = Context {
            condition: named.condition(),
            in_block: isa.it.expected().is_some(),
            last: isa.it.is_last(),
            wide: named.wide(),
            a32: !isa.is_thumb(),
            gnu_dialect: isa.gnu_dialect,
            mask: named.mask(),
        };
        Statement { text, operands, features: &isa.features, context }
    }

    #[inline(always)]
    fn operands(reader: &mut Reader<'_, '_>) -> Result<(), Stop> {
        reader.operands()
    }

    /// Marks the operands that are a symbol plus an explicit offset, even if that is 0.
    fn complete(operands: &mut Operands, text: &[u8]) {
        for operand in operands.list.iter_mut().filter(|o| o.form == Form::Symbolic && o.tag == tag::VALUE) {
            let Some(symbol) = operands.symbols.get(operand.value as usize) else { continue };
            let written = text.get(symbol.start as usize..symbol.end as usize).unwrap_or_default();
            if !written.starts_with(b"\"") && written.iter().any(|b| b"+-".contains(b)) {
                operand.number |= OFFSET;
            }
        }
    }

    #[inline]
    fn is_final(isa: &Arm, named: Named, operands: &[Operand], found: &Matched) -> bool {
        let is_in_order = operands.last().is_none_or(|list| list.tag != tag::LIST || list.number == 0);
        is_in_order
            && fits_block(isa, named, found)
            && isa.vpt.expected().is_none()
            && named.vector() == vector::NONE
            && !found.fixup.is_some_and(|(kind, _)| kind.is_future())
            && found.flags & flag::OPENS != flag::OPENS
            && !(named.narrow() && found.flags & flag::WIDE != 0)
            && !loses_condition(named, found)
            && found.flags & (flag::UNDEFINED | TRUNCATED) == 0
            && found.symbol_error(operands, true).is_none()
    }

    /// `it eq`
    fn other_statement(
        a: &mut Assembler<'_, '_>,
        line: &Line<'_, &[u8]>,
        after_name: Scanner<'_>,
    ) -> Option<Parse<()>> {
        let conditions = block::conditions(line.named)?;
        Some(block::begin(a, after_name, conditions, line.name, line.base))
    }

    fn alias(a: &mut Assembler<'_, '_>, name: &[u8], register: &[u8], span: Span) -> Parse<()> {
        directives::alias(a, name, register, span)
    }

    fn load(a: &mut Assembler<'_, '_>, line: &Line<'_, Named>, scratch: &Scratch) -> Parse<()> {
        let place = block::place(a, line.named.condition());
        let in_block = place != Place::Given || a.isa.arm().is_some_and(|isa| isa.it.expected().is_some());
        let (found, fixup) = pool::load(a, &line.named, scratch, line.span, in_block)?;
        if place == Place::Given {
            check_condition(a, line, None)?;
        }
        let leaves = scratch.operands.list.first().is_some_and(|register| register.number == PC);
        block::prepare(a, place, line.named.condition(), leaves, line.span)?;
        warn_of_truncation(a, &found, line.name);
        if a.printer.is_some() {
            print::<T32>(
                a,
                &Encoded { named: line.named, operands: &[], found, fixup, placement: Some(place) },
                line.span,
            );
        }
        Self::emit(a, &found, fixup, line.span, line.span.start)
    }

    fn choose(a: &mut Assembler<'_, '_>, line: &Line<'_, Named>, scratch: &mut Scratch) -> Option<(Matched, Place)> {
        let named = line.named;
        let mut found = select_row::<T32>(a, line, &scratch.operands.list);
        if found.is_none()
            && let Some(index) = too_long(named.mnemonic, &scratch.operands.list)
        {
            let operand = &mut scratch.operands.list[index];
            operand.value = i64::from(operand.value as u32);
            let place = line.at(operand.at as usize);
            found = select_row(a, line, &scratch.operands.list);
            if found.is_some() {
                let message = "the number does not fit the 32-bit register: only its low 32 bits are used";
                a.warn(Code::ValueTruncated, place, message);
            }
        }
        found = select_with_numbers(a, line, scratch, found);
        if a.options.arm.implicit_it
            && a.isa.arm().is_some_and(Arm::is_thumb)
            && let Some(found) = block::implicit(a, named, line.text, scratch, found.is_some())
        {
            return Some(found);
        }
        if found.is_none()
            && let Some(register) = label_like_register(&mut scratch.operands.list, line.text)
        {
            found = select_row(a, line, &scratch.operands.list);
            if found.is_none() {
                scratch.operands.list[0] = register;
            }
        }
        found.map(|found| (found, Place::Given))
    }

    fn refused(a: &mut Assembler<'_, '_>, line: &Line<'_, Named>, operands: &[Operand]) {
        block::skip_terminator(a, line.named, line.text, operands);
    }

    fn check(a: &mut Assembler<'_, '_>, line: &Line<'_, Named>, operands: &[Operand], found: &Matched) -> Parse<()> {
        block::check_vector(a, line.named.vector(), found.flags, line.name)?;
        check_condition(a, line, Some(found))?;
        if found.flags & flag::UNDEFINED != 0 {
            let message = "the architecture does not define this form: it is encoded as in llvm-mc, as another mode";
            a.warn(Code::NoEffect, line.name, message);
        }
        if line.named.narrow() && found.flags & flag::A32 != 0 {
            let message = "instruction with .n (narrow) qualifier not allowed in arm mode";
            return Err(syntax_error(Code::WrongMode, line.name, message));
        }
        if loses_condition(line.named, found) {
            let message = "the instruction has no condition in A32: it is always executed, as llvm-mc encodes it";
            a.warn(Code::NoEffect, line.name, message);
        }
        if line.named.narrow() && found.flags & flag::WIDE != 0 {
            let message = "'.n' is written but there is no narrow form: the wide one is used, as in llvm-mc";
            a.warn(Code::NoEffect, line.name, message);
        }
        warn_of_truncation(a, found, line.name);
        if let Some((operand, error)) = found.symbol_error(operands, a.model.coff.is_some()) {
            if let Some(isa) = a.isa.arm_mut() {
                isa.advance_blocks();
            }
            return Err(error.refusal(line.at(operand.at as usize)));
        }
        for list in operands.iter().filter(|operand| operand.tag == tag::LIST && operand.number != 0) {
            let place = Shown::of(line.text, list.at as usize).span(line.base);
            let message = match list.number & TWICE {
                0 => "register list not in ascending order: the lowest register still has the lowest address",
                _ => "a register is listed twice: it is only transferred once",
            };
            a.warn(Code::SuspiciousValue, place, message);
        }
        Ok(())
    }

    fn other_fixups(found: &Matched, operands: &[Operand]) -> Vec<(FixupKind, usize, Option<usize>)> {
        future::other_fixups(found, operands)
    }

    fn prepare(
        a: &mut Assembler<'_, '_>,
        line: &Line<'_, Named>,
        operands: &[Operand],
        found: &Matched,
        place: Place,
    ) -> Parse<()> {
        if found.flags & flag::OPENS == flag::OPENS
            && let Some(isa) = a.isa.arm_mut()
        {
            isa.vpt = vector::block(line.named.mask());
        }
        block::prepare(a, place, line.named.condition(), leaves(found.flags, operands), line.span)
    }

    #[cfg(feature = "disasm")]
    fn fixup(kind: crate::arch::arm::Fixup) -> FixupKind {
        kind.id()
    }

    #[cfg(feature = "disasm")]
    fn area(kind: crate::arch::arm::Fixup, info: &FixupInfo, data: Endian) -> (u8, u8) {
        if data == Endian::Big { kind.big_endian_area() } else { info.area }
    }

    fn bytes(found: &Matched, data: Endian) -> ([u8; 4], usize) {
        let (word, len) = code(found);
        (Unit::of(found.flags).ordered(word, data).to_le_bytes(), len)
    }

    #[cfg(feature = "disasm")]
    fn print(isa: &Arm, instruction: &Encoded<'_, T32>, style: &Style<'_>, out: Texts<'_, '_>) -> bool {
        let &Encoded { named, found, placement, .. } = instruction;
        let is_a32 = found.flags & flag::A32 != 0;
        // The texts of several symbols are not known here.
        if instruction.fixup.is_some_and(|(kind, _)| kind.is_future()) {
            return false;
        }
        let fixup = instruction.fixup.map_or("", |(kind, _)| specifier::of_fixup(kind));
        let is_narrow = found.flags & flag::WIDE == 0 && instruction.fixup.is_some();
        let prefixed = Prefixed { fields: style.fields, specifier: fixup, is_narrow };
        let fields = style.fields.map(|_| &prefixed as &dyn EncodedFields);
        let style = Style { fields, ..*style };
        let is_implicit = matches!(placement, Some(Place::Begins | Place::Extends));
        let condition = if is_implicit { Some(named.condition()) } else { isa.it.expected() };
        if is_a32 {
            return encoded::print_a32(found.word, &isa.features, (named.mnemonic, named.condition()), &style, out);
        }
        let set = if found.flags & flag::WIDE == 0 { NARROW } else { WIDE };
        let predicate = named.vector();
        encoded::print((set, found.word), (&isa.features, condition, predicate), named.mnemonic, &style, out)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn emit(a: &mut Assembler<'_, '_>, found: &Matched, fixup: Fixup<Self>, span: Span, field_at: u32) -> Parse<()> {
        if let Some(isa) = a.isa.arm_mut() {
            isa.advance_blocks();
        }
        let word = found.word;
        let narrow = found.flags & flag::WIDE == 0;
        if let Some((kind, value)) = fixup
            && narrow
            && kind.may_grow()
        {
            a.emit(EmitKind::Code, span)?;
            a.register_value(value);
            let id = a.isa.arm_mut().map_or(RelaxId(word), |isa| isa.relax_id(word as u16));
            a.emit(EmitKind::Filling, span)?.relaxable(id, 2, &[value], field_at);
            return Ok(());
        }
        let mut end = a.emit(EmitKind::Code, span)?;
        let at = end.len();
        let (word, len) = code(found);
        let word = Unit::of(found.flags).ordered(word, end.endian());
        end.short([word.into(), 0], len);
        fixup.map_or(Ok(()), |(kind, value)| emit_fixup(a, at, (kind.id(), value), span, field_at))
    }
}

/// Returns whether a condition is written that the word does not hold.
#[inline]
fn loses_condition(named: Named, found: &Matched) -> bool {
    found.flags & flag::A32 != 0 && named.condition() != ALWAYS && found.word >> 28 == 15
}

/// The bytes of an instruction as a little-endian word, and their number.
#[inline]
fn code(found: &Matched) -> (u32, usize) {
    match found.flags & (flag::WIDE | flag::A32) {
        // The first halfword is the more significant one.
        flag::WIDE => (found.word.rotate_left(16), 4),
        flags if flags & flag::WIDE == 0 => (found.word & 0xffff, 2),
        _ => (found.word, 4),
    }
}

/// Checks that an instruction has the condition that the open block requires, or none outside a block; with `found`, it
/// may also be one that is not predicable.
fn check_condition(a: &mut Assembler<'_, '_>, line: &Line<'_, Named>, found: Option<&Matched>) -> Parse<()> {
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    // Instructions of A32 hold their conditions.
    if isa.it.expected().is_none() && !isa.is_thumb() {
        return Ok(());
    }
    let expected = isa.it.expected().unwrap_or(ALWAYS);
    if found.map_or(line.named.condition() == expected, |found| fits_block(isa, line.named, found)) {
        return Ok(());
    }
    isa.it.advance();
    Err(wrong_condition(line.named.condition(), expected, line.name))
}

fn warn_of_truncation(a: &mut Assembler<'_, '_>, found: &Matched, name: Span) {
    if found.flags & TRUNCATED != 0 {
        let message = "this number does not fit the instruction: it is truncated, as in llvm-mc";
        a.warn(Code::ValueTruncated, name, message);
    }
}
