//! Prints instructions that are about to be emitted, with the disassembler.

use super::full::Values;
use crate::arch::disasm::{Decoded as _, EncodedFields, Part, Replacement, Style};
use crate::arch::x86::operand::{Content, Op};
use crate::arch::x86::tables::Role;
use crate::arch::x86::{Encoded, Mode, Prefixes, disasm};
use crate::asm::print::{Field, FieldTexts, Parts, Print, UNPRINTABLE};
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::source::Span;
use std::borrow::Cow;

/// More than an instruction has, with any prefixes.
const MAX_LENGTH: usize = 32;

/// The fields of an instruction.
struct InstructionFields<'f> {
    encoded: &'f Encoded,
    fields: &'f [Field],
    /// The bytes before the instruction that is decoded.
    start: usize,
    texts: &'f FieldTexts,
}

impl InstructionFields<'_> {
    fn at(&self, offset: u32) -> Option<usize> {
        self.fields.iter().position(|field| usize::from(field.offset) == self.start + offset as usize)
    }

    /// The number that was written for a part.
    fn number(&self, part: Part) -> Option<i64> {
        let (row, operands) = (self.encoded.row?, &self.encoded.operands);
        let of = |op: &Op| match &op.content {
            Content::Value(value) => value.number(),
            Content::Address(address) => address.disp.number(),
            _ => None,
        };
        match part {
            Part::Immediate(0) => operands.at(row.signature().imm_at).and_then(of),
            Part::Immediate(_) => {
                let second = row.signature().roles.iter().position(|role| *role == Role::Imm2)?;
                operands.at(second as u8).and_then(of)
            }
            Part::Displacement if row.format().form.has_modrm() => operands.at(row.signature().rm_at).and_then(of),
            Part::Displacement => operands.at(row.signature().imm_at).and_then(of),
            Part::Only | Part::Written => None,
        }
    }
}

impl EncodedFields for InstructionFields<'_> {
    fn shown(&self, part: Part, offset: u32) -> Replacement {
        match self.at(offset).filter(|_| offset != 0) {
            Some(_) => Replacement::Expression,
            None => self.number(part).map_or(Replacement::Bytes, Replacement::Number),
        }
    }

    fn text(&self, offset: u32) -> Cow<'_, [u8]> {
        Cow::Borrowed(self.at(offset).map_or(&[], |index| self.texts.get(index)))
    }
}

/// Prints an instruction.
#[cold]
#[inline(never)]
pub(super) fn instruction(a: &mut Assembler<'_, '_>, encoded: &Encoded, values: &Values, span: Span) {
    let Assembler { isa, printer, model, desc, state, .. } = a;
    let (Some(isa), Some(printer)) = (isa.x86_mut(), printer.as_deref_mut()) else { return };
    let mode = isa.state.mode();
    let mut fields = std::mem::take(&mut printer.fields);
    let mut print = Print::new(printer, model, desc, state.forms.as_deref_mut());
    let bytes = encoded.code.bytes();
    // `wait` is an instruction of its own.
    let waits = bytes.len() > 1 && bytes.first() == Some(&0x9b);
    if waits {
        print.encoded_line("wait", "", &[0x9b]);
    }
    let rest = bytes.get(usize::from(waits)..).unwrap_or_default();
    let padded = encoded.code.padded().get(usize::from(waits)..).unwrap_or_default();
    let fixups = encoded.code.fixups().iter();
    fields.extend(fixups.filter_map(|fixup| {
        let info = fixup.kind.info();
        let after = if info.is_pc_relative() { i64::from(info.bytes) } else { 0 };
        let value = *values.list.get(usize::from(fixup.value))?;
        let offset = fixup.offset.saturating_sub(u8::from(waits));
        Some(Field { offset, area: info.area, info, value, addend: i64::from(fixup.addend) + after })
    }));
    let is_whole = print.instruction(rest, &fields, |parts| {
        let mut shown = InstructionFields { encoded, fields: &fields, start: 0, texts: parts.fields };
        // To the disassembler some prefixes are instructions, and others part of a mnemonic; a predicate with a fixup is
        // part of none.
        let is_plain = !rest.first().is_some_and(|byte| is_prefix(*byte)) && fields.iter().all(|f| f.info.bytes != 1);
        if is_plain {
            decoded_text(padded, rest.len(), mode, &shown, parts)
        } else {
            prefixed_text(rest, mode, &mut shown, parts)
        }
    });
    fields.clear();
    if let Some(printer) = a.printer.as_deref_mut() {
        printer.fields = fields;
    }
    if !is_whole {
        a.error(Code::NotYet, span, UNPRINTABLE);
    }
}

fn is_prefix(byte: u8) -> bool {
    matches!(byte, 0x26 | 0x2e | 0x36 | 0x3e | 0x64..=0x67 | 0xf0 | 0xf2 | 0xf3)
}

/// Writes the instruction of `length` bytes at the start of `bytes`; returns false if the disassembler does not know it.
#[inline]
fn decoded_text(
    bytes: &[u8],
    length: usize,
    mode: Mode,
    fields: &InstructionFields<'_>,
    parts: &mut Parts<'_, '_>,
) -> bool {
    let mut decoded = disasm::Decoded::default();
    if disasm::decode_into(bytes, mode, &mut decoded).is_err() || decoded.length() != length {
        return false;
    }
    let style =
        Style { intel: parts.style.intel, hex: parts.style.hexadecimal, fields: Some(fields), ..Style::default() };
    disasm::format(&decoded, &style, parts.out, parts.comment).is_ok()
}

/// Writes an instruction that has prefixes, or a field of one byte.
fn prefixed_text(bytes: &[u8], mode: Mode, fields: &mut InstructionFields<'_>, parts: &mut Parts<'_, '_>) -> bool {
    let count = bytes.iter().take_while(|byte| is_prefix(**byte)).count();
    let (before, after) = bytes.split_at(count);
    let mandatory = fields.encoded.row.map_or(0, |row| row.format().mandatory());
    let mandatory = before.iter().rposition(|byte| *byte == mandatory);
    let (mut is_locked, mut repeat) = (false, "");
    let (mut buffer, mut length) = ([0; MAX_LENGTH], 0);
    for (index, &byte) in before.iter().chain(after).enumerate() {
        match byte {
            0xf0 if index < before.len() => is_locked = true,
            0xf2 if index < before.len() && Some(index) != mandatory => repeat = "repne\t\t",
            0xf3 if index < before.len() && Some(index) != mandatory => repeat = "rep\t\t",
            _ => {
                let Some(place) = buffer.get_mut(length) else { return false };
                *place = byte;
                length += 1;
            }
        }
    }
    let rest = buffer.get_mut(..length).unwrap_or_default();
    fields.start = bytes.len() - rest.len();
    // A predicate with a fixup is not part of the mnemonic.
    for field in fields.fields.iter().filter(|field| field.info.bytes == 1) {
        if let Some(byte) = usize::from(field.offset).checked_sub(fields.start).and_then(|at| rest.get_mut(at)) {
            *byte = 0xff;
        }
    }
    if rest == [0x66, 0x90] {
        parts.out.bytes(match (parts.style.intel, mode) {
            (false, Mode::Bits16) => b"xchgl\t%eax, %eax",
            (false, _) => b"xchgw\t%ax, %ax",
            (true, Mode::Bits16) => b"xchg\teax, eax",
            (true, _) => b"xchg\tax, ax",
        });
        return true;
    }
    parts.out.text(if is_locked { "lock\t\t" } else { "" });
    parts.out.text(repeat);
    decoded_text(rest, rest.len(), mode, fields, parts)
}

/// The pseudo prefixes of an instruction, which its bytes do not have.
pub(super) fn pseudo_prefixes(prefixes: Prefixes) -> String {
    const TEXTS: [(u16, &str); 6] = [
        (Prefixes::VEX, "{vex}\t"),
        (Prefixes::VEX2, "{vex2}\t"),
        (Prefixes::VEX3, "{vex3}\t"),
        (Prefixes::EVEX, "{evex}\t"),
        (Prefixes::DISP8, "{disp8}\t"),
        (Prefixes::DISP32, "{disp32}\t"),
    ];
    TEXTS.iter().filter(|text| prefixes.has(text.0)).map(|text| text.1).collect()
}

/// Prints prefixes, each of which is an instruction of its own; `word` is the last one as it was written.
#[cold]
pub(super) fn prefixes(a: &mut Assembler<'_, '_>, bytes: &[u8], word: &str) {
    let Some(mode) = a.isa.x86_mut().map(|isa| isa.state.mode()) else { return };
    let Some(mut print) = a.print() else { return };
    let word = word.to_ascii_lowercase();
    for (index, &byte) in bytes.iter().enumerate() {
        let is_last = index + 1 == bytes.len();
        let name = match byte {
            _ if is_last && matches!(word.as_str(), "xacquire" | "acquire") => "xacquire",
            _ if is_last && matches!(word.as_str(), "xrelease" | "release") => "xrelease",
            0xf0 => "lock",
            0xf2 => "repne",
            0xf3 => "rep",
            0x26 => "es",
            0x2e => "cs",
            0x36 => "ss",
            0x3e => "ds",
            0x64 => "fs",
            0x65 => "gs",
            0x66 if mode == Mode::Bits16 => "data32",
            0x66 => "data16",
            0x67 if mode == Mode::Bits32 => "addr16",
            0x67 => "addr32",
            _ => "rex64",
        };
        print.encoded_line(name, "", &[byte]);
    }
}
