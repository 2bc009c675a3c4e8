//! IT blocks, explicit ones and implicit ones around conditional instructions (`-arm-implicit-it`).

use super::mnemonic::Named;
use crate::arch::Endian;
use crate::arch::arm::it::{ALWAYS, Block, Implicit, condition, condition_name};
use crate::arch::arm::machine::{Matched, T32};
use crate::arch::arm::operand::Operand;
use crate::arch::arm::tables::flag;
use crate::arch::arm::vector;
use crate::arch::fixed_width::expressions::Scratch;
use crate::arch::fixed_width::matcher::select;
use crate::arch::fixed_width::syntax::Syntax;
use crate::asm::state::Assembler;
use crate::asm::state::describe;
use crate::diag::{Code, Diagnostic};
use crate::model::emitter::EmitKind;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// The instructions of a block: one bit each, lowest bit first, that is set in the else part, and their number.
type Conditions = (u8, u8);

/// `it`, `itte`
#[inline]
pub(super) fn conditions(name: &[u8]) -> Option<Conditions> {
    let name = match name {
        [stem @ .., b'.', b'n' | b'N' | b'w' | b'W'] => stem,
        _ => name,
    };
    let [b'i' | b'I', b't' | b'T', others @ ..] = name else { return None };
    if others.len() > 3 {
        return None;
    }
    let mut bits = 0;
    for (i, byte) in others.iter().enumerate() {
        match byte {
            b't' | b'T' => {}
            b'e' | b'E' => bits |= 2 << i,
            _ => return None,
        }
    }
    Some((bits, others.len() as u8 + 1))
}

/// Fast path for `it eq`.
pub(super) fn scanned(a: &mut Assembler<'_, '_>, name: &[u8], mut cursor: Scanner<'_>, base: u32) -> Option<usize> {
    let conditions = conditions(name)?;
    cursor.blanks();
    let condition = condition(cursor.name()?)?;
    let end = cursor.end()?;
    let isa = a.isa.arm()?;
    if isa.it.expected().is_some() || condition == ALWAYS || !isa.has_wide() || !isa.is_thumb() {
        return None;
    }
    let span = Span::new(base, base);
    if a.debug.describes() {
        describe::instruction(a, span);
    }
    open(a, condition, conditions, span).ok()?;
    Some(end)
}

/// Reads the condition of a block and opens it.
///
/// # Errors
/// If the condition is invalid or no block is allowed here.
pub(super) fn begin(
    a: &mut Assembler<'_, '_>,
    mut scanner: Scanner<'_>,
    conditions: Conditions,
    name: Span,
    base: u32,
) -> Parse<()> {
    scanner.blanks();
    let place = Span::new(base + scanner.at as u32, base + scanner.at as u32);
    let condition = scanner.name().and_then(condition);
    scanner.blanks();
    let Some(condition) = condition.filter(|_| scanner.at == scanner.text().len()) else {
        return Err(syntax_error(Code::WrongOperands, place, "expected a condition, such as eq, ne or hi"));
    };
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    if isa.is_thumb() && !isa.has_wide() {
        return Err(syntax_error(Code::WrongMode, name, "instruction requires: thumb2"));
    }
    if isa.it.expected().is_some() {
        isa.it.advance();
        let message = "instructions in IT block must be predicable: IT blocks cannot be nested";
        return Err(syntax_error(Code::WrongMode, name, message));
    }
    if condition == ALWAYS && conditions.0 != 0 {
        return Err(syntax_error(Code::WrongOperands, name, "unpredictable IT predicate sequence"));
    }
    open(a, condition, conditions, name)
}

/// The encoding of `it`: the lowest set bit of the mask determines the number of instructions, the bits above it are
/// the low bits of their conditions (ARM ARM, ITSTATE).
fn encoding(condition: u8, (others, count): Conditions) -> [u8; 2] {
    let mut mask = 0;
    for i in 1..count {
        let bit = condition & 1 ^ (others >> i & 1);
        mask |= bit << (4 - i);
    }
    mask |= 1 << (4 - count);
    (0xbf00 | u16::from(condition) << 4 | u16::from(mask)).to_le_bytes()
}

/// The bytes of an `it` in a byte order.
fn in_order(bytes: [u8; 2], endian: Endian) -> [u8; 2] {
    let [first, second] = bytes;
    if endian == Endian::Big { [second, first] } else { bytes }
}

/// Emits `it` and opens its block. In A32 nothing is emitted, and the conditions are only checked.
fn open(a: &mut Assembler<'_, '_>, condition: u8, conditions: Conditions, span: Span) -> Parse<()> {
    if a.isa.arm().is_some_and(|isa| !isa.is_thumb()) {
        return begin_block(a, condition, conditions);
    }
    let bytes = encoding(condition, conditions);
    if let Some(mut print) = a.print() {
        let (others, count) = conditions;
        let letters: String = (1..count).map(|i| if others >> i & 1 == 0 { 't' } else { 'e' }).collect();
        print.encoded_line(&format!("it{letters}"), condition_name(condition), &bytes);
    }
    let mut end = a.emit(EmitKind::Code, span)?;
    let bytes = in_order(bytes, end.endian());
    end.bytes(&bytes);
    begin_block(a, condition, conditions)
}

/// Checks that an instruction has the predicate that the open VPT block requires, or none outside a block.
pub(super) fn check_vector(a: &mut Assembler<'_, '_>, written: u8, flags: u16, span: Span) -> Parse<()> {
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    let expected = isa.vpt.expected().map_or(vector::NONE, |opposite| vector::THEN + opposite);
    let is_vector = flags & flag::OPENS == flag::VECTOR;
    let message = match () {
        () if expected != vector::NONE && !is_vector => "instruction in VPT block must be predicable".to_owned(),
        () if written == expected => return Ok(()),
        () if expected == vector::NONE => "VPT predicated instructions must be in VPT block".to_owned(),
        () => format!(
            "incorrect predication in VPT block; got '{}', but expected '{}'",
            if written == vector::NONE { "none" } else { vector::letter(written) },
            vector::letter(expected)
        ),
    };
    isa.vpt.advance();
    Err(syntax_error(Code::WrongMode, span, message))
}

fn begin_block(a: &mut Assembler<'_, '_>, condition: u8, conditions: Conditions) -> Parse<()> {
    if let Some(isa) = a.isa.arm_mut() {
        isa.it = Block::new(condition, conditions.0, conditions.1);
        isa.implicit = None;
    }
    Ok(())
}

/// Warns if the text ends in an IT block.
pub(super) fn end_of_text(a: &mut Assembler<'_, '_>) {
    let Some(expected) = a.isa.arm_mut().and_then(|isa| isa.it.expected()) else { return };
    let message = format!(
        "the text ends in an IT block, which expects an instruction with the condition '{}'",
        condition_name(expected)
    );
    a.diagnostics.push(Diagnostic::warning(Code::NoEffect, None, message));
}

/// The placement of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// As written, without an implicit block.
    Given,
    /// In the preceding implicit block.
    Extends,
    /// In a new implicit block.
    Begins,
}

/// The row of an instruction that needs an implicit block, and whether it extends the preceding one or begins a new
/// one. An instruction that is valid without a block (`fits`) stays outside unless the preceding block can include it.
#[cold]
pub(super) fn implicit(
    a: &Assembler<'_, '_>,
    named: Named,
    text: &[u8],
    scratch: &Scratch,
    fits: bool,
) -> Option<(Matched, Place)> {
    let isa = a.isa.arm()?;
    if isa.it.expected().is_some() || named.condition() == ALWAYS {
        return None;
    }
    let mut inside = T32::statement(isa, named, text, &scratch.operands.list);
    (inside.context.in_block, inside.context.last) = (true, true);
    let found = select(named.mnemonic, &inside).filter(|f| f.flags & flag::NO_CONDITION == 0);
    match found {
        Some(found) if extends(a, named.condition()) => Some((found, Place::Extends)),
        Some(found) if !fits => Some((found, Place::Begins)),
        _ => None,
    }
}

/// An instruction that is refused because it would end the open IT block too early takes its place in it, as in LLVM.
#[cold]
pub(super) fn skip_terminator(a: &mut Assembler<'_, '_>, named: Named, text: &[u8], operands: &[Operand]) {
    let Some(isa) = a.isa.arm_mut() else { return };
    let mut statement = T32::statement(isa, named, text, operands);
    if !statement.context.in_block || statement.context.last {
        return;
    }
    statement.context.last = true;
    if select(named.mnemonic, &statement).is_some() {
        isa.it.advance();
    }
}

/// Returns whether the preceding implicit block can include an instruction with a condition.
fn extends(a: &Assembler<'_, '_>, condition: u8) -> bool {
    let here = a.sections.current().map(|c| c.subsection);
    a.isa.arm().and_then(|isa| isa.implicit).is_some_and(|block| {
        block.count < 4
            && block.interruptions == a.progress.interruptions
            && Some(block.subsection) == here
            && block.condition | 1 == condition | 1
    })
}

/// The place of an instruction that is allowed in and outside of blocks, but conditional only in one.
pub(super) fn place(a: &Assembler<'_, '_>, condition: u8) -> Place {
    let has_none = a.isa.arm().is_some_and(|isa| isa.is_thumb() && isa.it.expected().is_none());
    match (a.options.arm.implicit_it && has_none && condition != ALWAYS, extends(a, condition)) {
        (false, _) => Place::Given,
        (true, true) => Place::Extends,
        (true, false) => Place::Begins,
    }
}

/// Emits or extends the `it` of the next instruction. An instruction that leaves the code sequence ends its block.
pub(super) fn prepare(a: &mut Assembler<'_, '_>, place: Place, condition: u8, leaves: bool, span: Span) -> Parse<()> {
    let interruptions = a.progress.interruptions;
    let subsection = a.current(span)?.subsection;
    let Some(isa) = a.isa.arm_mut() else { return Ok(()) };
    let block = match (place, isa.implicit.take()) {
        (Place::Given, _) => return Ok(()),
        (Place::Extends, Some(block)) => {
            if let Some(mut print) = a.print() {
                print.extend_block(if condition == block.condition { b't' } else { b'e' });
            }
            let other = u8::from(condition != block.condition);
            let conditions = (block.others | other << block.count, block.count + 1);
            let mut end = a.emit(EmitKind::Filling, span)?;
            let bytes = in_order(encoding(block.condition, conditions), end.endian());
            end.patch(block.at, &bytes);
            Implicit { others: conditions.0, count: conditions.1, ..block }
        }
        _ => {
            let bytes = encoding(condition, (0, 1));
            if let Some(mut print) = a.print() {
                print.begin_block("it", condition_name(condition), &bytes);
            }
            let mut end = a.emit(EmitKind::Code, span)?;
            let at = end.len();
            let bytes = in_order(bytes, end.endian());
            end.bytes(&bytes);
            Implicit { condition, others: 0, count: 1, at, subsection, interruptions }
        }
    };
    if let Some(isa) = a.isa.arm_mut() {
        isa.implicit = (!leaves).then_some(block);
    }
    Ok(())
}
