//! Instructions that are encoded before the loop over statements reaches them; see [`crate::arch::ahead`].

use super::place::emit_jump;
use super::statement::Buffers;
use super::{encode, label};
use crate::arch::ahead::{Instruction, Plain, Symbol};
use crate::arch::x86::{Fixup, Relax, X86};
use crate::asm::state::{Assembler, describe};
use crate::model::emitter::EmitKind;
use crate::model::{RelocatableValue, Value};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// A field with a symbol.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    symbol: Symbol,
    /// Not used for a jump.
    fixup: Fixup,
    /// The jump that the instruction is: see [`Relax::Jump`].
    jump: Option<(u8, bool)>,
}

/// Encodes the instruction at the cursor if it has a common form, and at most one symbol. Returns the offset of the next
/// statement. With `plain`, an instruction without a symbol goes there.
pub fn encode_ahead(
    isa: &X86,
    cursor: &Scanner<'_>,
    buffers: &mut Buffers,
    (list, fields): (&mut Vec<Instruction>, &mut Vec<Field>),
    plain: Option<Plain<'_>>,
) -> Option<usize> {
    if isa.state.options().keeps_branches || !isa.state.usual().reads {
        return None;
    }
    let encode = if isa.state.intel { encode::<true> } else { encode::<false> };
    let (end, code) = encode(&isa.state, cursor, buffers, false)?;
    if let Some(code) = code {
        match plain {
            Some(mut plain) => plain.push(code.words, code.len.into()),
            None => {
                let field = Instruction::NO_FIELD;
                list.push(Instruction { code: code.words, field, flags: 0, size: code.len });
            }
        }
        return Some(end);
    }
    let Buffers { encoded, symbols, .. } = buffers;
    let jump = match encoded.relax {
        Relax::No => None,
        Relax::Jump { number, plain } => Some((number, plain)),
        Relax::Imm => return None,
    };
    let field = match (symbols.as_slice(), encoded.code.fixups()) {
        ([], []) if jump.is_none() => {
            if let Some(mut plain) = plain {
                plain.push(encoded.code.head(), encoded.code.bytes().len());
                return Some(end);
            }
            Instruction::NO_FIELD
        }
        (&[symbol], fixups) if !symbol.is_moved && (fixups.len() == 1 || jump.is_some()) => {
            // That of a jump follows from its number.
            let fixup = fixups.first().copied().unwrap_or(Fixup::NONE);
            let start = cursor.at as u32;
            let symbol = Symbol {
                constant: symbol.constant,
                name: symbol.at - start,
                len: symbol.len,
                operand: symbol.operand - start,
                specifier: symbol.specifier,
            };
            fields.push(Field { symbol, fixup, jump });
            fields.len() as u32 - 1
        }
        _ => return None,
    };
    list.push(Instruction { code: encoded.code.head(), field, flags: 0, size: encoded.code.bytes().len() as u8 });
    Some(end)
}

/// Emits an instruction; its text starts at `at`, which is in the source at `start`. Returns `None` if it has to be read
/// again; then nothing has been changed.
#[inline]
pub fn emit_ahead(
    a: &mut Assembler<'_, '_>,
    fields: &[Field],
    instruction: &Instruction,
    text: &[u8],
    start: u32,
) -> Option<()> {
    let span = Span::new(start, start);
    if a.debug.describes() {
        describe::instruction(a, span);
    }
    match fields.get(instruction.field as usize) {
        // The only error is a missing section; the slow path reports it.
        None => a.emit(EmitKind::Code, span).ok()?.short(instruction.code, usize::from(instruction.size)),
        Some(field) => emit_field(a, instruction, field, text, span)?,
    }
    Some(())
}

fn emit_field(
    a: &mut Assembler<'_, '_>,
    instruction: &Instruction,
    &Field { symbol, fixup, jump }: &Field,
    text: &[u8],
    span: Span,
) -> Option<()> {
    let (name, len) = (symbol.name as usize, symbol.len as usize);
    let name = label(a, text.get(name..name + len)?, span.start + symbol.name)?;
    let value = RelocatableValue { add: Some(name), sub: None, constant: symbol.constant, specifier: symbol.specifier };
    let (value, place) = (Value::Relocatable(value), span.start + symbol.operand);
    let size = usize::from(instruction.size);
    if let Some(jump) = jump {
        return emit_jump(a, (instruction.code, size), jump, (value, place), span).ok();
    }
    a.register_value(value);
    let mut end = a.emit(EmitKind::Code, span).ok()?;
    let at = end.len() + usize::from(fixup.offset);
    end.short(instruction.code, size);
    end.fixup(at, fixup.kind.id(), value, i64::from(fixup.addend), place);
    Some(())
}
