//! Prints instructions as llvm-mc does.

use super::Register;
use super::comments;
use super::decoded::{Decoded, seen, short_text, text};
use super::names::prefixed;
use super::operands::{Memory, Operand};
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::arch::disasm::{Part, Replacement, Style};
use crate::arch::x86::register_names::Kind;
use llas_isa::x86::decode::{self as t, Bank, flags as ff};
use std::fmt;

/// Prints an instruction: prefixes, mnemonic, a tab, operands. What llvm-mc prints as comments goes to `comment`, each
/// on a line of its own.
///
/// # Errors
/// Those of [`Style::symbolize`].
pub fn format(decoded: &Decoded, style: &Style<'_>, out: &mut TextBuffer<'_>, comment: &mut Comment) -> fmt::Result {
    let mut printer = Printer { decoded, style, out, comment, is_explained: false };
    // Only in AT&T's syntax the comment about elements replaces that about an immediate.
    if !style.intel {
        printer.is_explained = printer.elements();
    }
    printer.prefixes();
    printer.mnemonic();
    printer.operands()?;
    if style.intel {
        printer.elements();
    }
    Ok(())
}

struct Printer<'a, 'b> {
    decoded: &'a Decoded,
    style: &'a Style<'a>,
    out: &'a mut TextBuffer<'b>,
    comment: &'a mut Comment,
    /// A comment says what happens to the elements of vectors.
    is_explained: bool,
}

impl Printer<'_, '_> {
    /// Writes what happens to the elements of vectors. Returns whether there is such a comment.
    #[inline]
    fn elements(&mut self) -> bool {
        // Writing to memory cannot fail.
        self.comment.is_wanted() && comments::elements(self.decoded, self.comment).unwrap_or_default()
    }

    #[inline]
    fn prefixes(&mut self) {
        let decoded = self.decoded;
        let flags = decoded.traits().flags;
        if decoded.seen & (seen::LOCK | seen::REP | seen::REPNE | seen::ADDRESS) != 0
            || flags & (ff::VEX | ff::EVEX | ff::NF) != 0
        {
            self.all_prefixes(flags);
        }
    }

    #[cold]
    fn all_prefixes(&mut self, flags: u16) {
        let decoded = self.decoded;
        let shown = [
            (decoded.has(seen::LOCK), "lock\t\t"),
            (decoded.has(seen::REPNE), "repne\t\t"),
            (decoded.has(seen::REP), "rep\t\t"),
            (flags & ff::NF != 0, "{nf}\t"),
            (flags & ff::VEX != 0, "{vex}\t"),
            (flags & ff::EVEX != 0, "{evex}\t"),
        ];
        for (_, text) in shown.iter().filter(|s| s.0) {
            self.out.text(text);
        }
        if decoded.shows_address_prefix() {
            let is_wide = decoded.mode != super::Mode::Bits32;
            self.out.text(if is_wide { "addr32\t\t" } else { "addr16\t\t" });
        }
    }

    #[inline]
    fn mnemonic(&mut self) {
        let decoded = self.decoded;
        let is_16 = decoded.mode == super::Mode::Bits16;
        let place = decoded.mnemonic_place(self.style.intel);
        if !is_16
            && !decoded.has(seen::HARDWARE_LOCK)
            && let Some((text, len)) = short_text(place)
        {
            return self.out.padded(text, len);
        }
        self.out.text(decoded.shown_mnemonic(text(place)));
    }

    fn operands(&mut self) -> fmt::Result {
        let decoded = self.decoded;
        let list = decoded.form_operands(self.style.intel);
        let count = list.len() - usize::from(decoded.predicate().is_some());
        let list = list.get(..count).unwrap_or_default();
        let has_mask = decoded.mask().is_some();
        if !self.style.intel && !has_mask && list.last().is_none_or(|operand| operand.place != t::Place::Flags) {
            for (i, operand) in list.iter().rev().enumerate() {
                if i == 0 {
                    self.out.byte(b'\t');
                } else {
                    self.out.padded(b", ", 2);
                }
                self.operand(operand)?;
            }
            return Ok(());
        }
        self.operands_in_order(list)
    }

    /// The operands where they are not just separated by commas, or not in the reverse order.
    #[inline(never)]
    fn operands_in_order(&mut self, list: &[t::Operand]) -> fmt::Result {
        let decoded = self.decoded;
        let count = list.len();
        // The default flag values of APX follow the mnemonic.
        let flags_first = list.last().is_some_and(|operand| operand.place == t::Place::Flags);
        // A prefetch has no destination for the mask.
        let mask_first = self.style.intel && count == 1 && decoded.traits().flags & ff::VSIB != 0;
        if mask_first && let Some((mask, _)) = decoded.mask() {
            self.out.text("\t{");
            self.register(mask);
            self.out.text("}, ");
        }
        for i in 0..count {
            let at = match (self.style.intel, flags_first) {
                (false, _) => count - 1 - i,
                (true, false) => i,
                (true, true) => (i + count - 1) % count,
            };
            let Some(operand) = list.get(at) else { continue };
            let is_first = i == 0 || i == 1 && flags_first;
            if !mask_first {
                self.out.text(if is_first { "\t" } else { ", " });
            }
            self.operand(operand)?;
            if at == 0 && !mask_first {
                self.mask();
            }
        }
        if count == 0 {
            self.mask();
        }
        Ok(())
    }

    fn mask(&mut self) {
        let Some((register, zeroing)) = self.decoded.mask() else { return };
        self.out.text(" {");
        self.register(register);
        self.out.text(if zeroing { "} {z}" } else { "}" });
    }

    #[inline]
    fn register(&mut self, register: Register) {
        let (bytes, len) = prefixed(register.kind, register.number);
        if self.style.intel {
            self.out.bytes(bytes.get(1..usize::from(*len)).unwrap_or_default());
        } else {
            self.out.padded(bytes, usize::from(*len));
        }
        if register.kind == Kind::Stack && register.number != 0 {
            self.stack_index(register.number);
        }
    }

    #[cold]
    fn stack_index(&mut self, number: u8) {
        self.out.bytes(&[b'(', b'0' + number % 8, b')']);
    }

    /// A number in the style.
    #[inline]
    fn number(&mut self, value: i64) {
        if !self.style.hex {
            return self.out.decimal(value);
        }
        if value < 0 {
            self.out.byte(b'-');
        }
        self.out.padded(b"0x", 2);
        self.out.hex(value.unsigned_abs());
    }

    fn operand(&mut self, operand: &t::Operand) -> fmt::Result {
        let intel = self.style.intel;
        if operand.indirect && !intel {
            self.out.byte(b'*');
        }
        match self.decoded.operand(operand) {
            Operand::Register(register) if register.kind == Kind::Stack && operand.place != t::Place::Fixed => {
                self.out.text(if intel { "st" } else { "%st" });
                self.stack_index(register.number);
            }
            Operand::Register(register) => self.register(register),
            Operand::Memory(memory) => self.memory(&memory, operand),
            Operand::Immediate(value) => self.immediate(value, operand),
            Operand::Relative(distance) => return self.branch(distance, operand),
            Operand::Rounding(mode) => {
                self.out.text(["{rn-sae}", "{rd-sae}", "{ru-sae}", "{rz-sae}"][usize::from(mode & 3)]);
            }
            Operand::SuppressExceptions => self.out.text("{sae}"),
            Operand::Flags(bits) => self.flags(bits),
        }
        Ok(())
    }

    fn immediate(&mut self, decoded: i64, operand: &t::Operand) {
        let intel = self.style.intel;
        let mut value = decoded;
        if self.style.fields.is_some() {
            let (index, offset) = self.immediate_at(operand);
            match self.style.shown(Part::Immediate(index), offset) {
                Replacement::Expression => {
                    self.out.text(if intel { "offset " } else { "$" });
                    return self.out.bytes(&self.style.field_text(offset));
                }
                Replacement::Number(number) if operand.bank != Bank::Unsigned8 => value = number,
                _ => {}
            }
        }
        if intel {
            return self.number(value);
        }
        self.out.byte(b'$');
        self.number(value);
        let is_plain = operand.bank == Bank::Unsigned8 || (-256..=255).contains(&value);
        if !is_plain && !self.is_explained && self.comment.is_wanted() {
            self.comment.begin();
            comments::immediate(value, self.comment);
        }
    }

    fn branch(&mut self, distance: i64, operand: &t::Operand) -> fmt::Result {
        if self.style.fields.is_some() {
            let (index, offset) = self.immediate_at(operand);
            if self.style.shown(Part::Immediate(index), offset) == Replacement::Expression {
                self.out.bytes(&self.style.field_text(offset));
                return Ok(());
            }
        }
        let Some(address) = self.style.address else {
            self.number(distance);
            return Ok(());
        };
        let target = self.decoded.branch_target(address).unwrap_or_default();
        self.out.padded(b"0x", 2);
        self.out.hex(target);
        // LLVM looks up the name of the address that is not cut to 32 bits.
        let whole = address.wrapping_add_signed(self.decoded.branch_distance());
        self.style.symbolize.map_or(Ok(()), |symbolize| symbolize(whole, self.out))
    }

    /// The index of an immediate, and the offset of its field.
    fn immediate_at(&self, operand: &t::Operand) -> (usize, u32) {
        let index = usize::from(operand.place == t::Place::Imm2);
        (index, self.decoded.immediate_fields()[index].offset)
    }

    /// What is written in place of the displacement, and the offset of its field.
    fn displacement(&self, operand: &t::Operand) -> (Replacement, u32) {
        let offset = match operand.place {
            t::Place::Rm => self.decoded.displacement_field().offset,
            t::Place::Moffs => self.decoded.immediate_fields()[0].offset,
            _ => return (Replacement::Bytes, 0),
        };
        (self.style.shown(Part::Displacement, offset), offset)
    }

    /// The default flag values of APX.
    #[cold]
    fn flags(&mut self, bits: u8) {
        self.out.text("{dfv=");
        let mut before = "";
        for (bit, flag) in [(8, "of"), (4, "sf"), (2, "zf"), (1, "cf")] {
            if bits & bit != 0 {
                self.out.text(before);
                self.out.text(flag);
                before = ",";
            }
        }
        self.out.byte(b'}');
    }

    #[inline]
    fn memory(&mut self, memory: &Memory, operand: &t::Operand) {
        if self.style.intel {
            self.out.text(size(memory.size));
        }
        if let Some(segment) = memory.segment {
            self.register(segment);
            self.out.byte(b':');
        }
        let (mut displacement, mut field) = (memory.displacement, None);
        if self.style.fields.is_some() {
            let (shown, offset) = self.displacement(operand);
            match shown {
                Replacement::Number(number) => displacement = number,
                Replacement::Expression => field = Some(offset),
                Replacement::Bytes => {}
            }
        }
        if self.style.intel {
            self.intel_address(memory, displacement, field);
        } else {
            self.att_address(memory, displacement, field);
        }
        if operand.place == t::Place::Rm && memory.broadcast != 0 {
            self.out.text("{1to");
            self.out.decimal(i64::from(memory.broadcast));
            self.out.byte(b'}');
        }
    }

    #[inline]
    fn att_address(&mut self, memory: &Memory, displacement: i64, field: Option<u32>) {
        let has_registers = memory.base.is_some() || memory.index.is_some();
        if let Some(offset) = field {
            self.out.bytes(&self.style.field_text(offset));
        } else if displacement != 0 || !has_registers {
            self.number(displacement);
        }
        if !has_registers {
            return;
        }
        self.out.byte(b'(');
        if let Some(base) = memory.base {
            self.register(base);
        }
        if let Some(index) = memory.index {
            self.out.byte(b',');
            self.register(index);
            if memory.scale != 1 {
                self.out.bytes(&[b',', b'0' + memory.scale]);
            }
        }
        self.out.byte(b')');
    }

    fn intel_address(&mut self, memory: &Memory, displacement: i64, field: Option<u32>) {
        self.out.byte(b'[');
        if let Some(base) = memory.base {
            self.register(base);
        }
        if let Some(index) = memory.index {
            if memory.base.is_some() {
                self.out.text(" + ");
            }
            if memory.scale != 1 || memory.base.is_none() {
                self.out.bytes(&[b'0' + memory.scale, b'*']);
            }
            self.register(index);
        }
        let has_registers = memory.base.is_some() || memory.index.is_some();
        if let Some(offset) = field {
            self.out.text(if has_registers { " + " } else { "" });
            self.out.bytes(&self.style.field_text(offset));
        } else if !has_registers {
            self.number(displacement);
        } else if displacement > 0 {
            self.out.text(" + ");
            self.number(displacement);
        } else if displacement < 0 {
            self.out.text(" - ");
            self.number(displacement.wrapping_neg());
        }
        self.out.byte(b']');
    }
}

/// The size of memory in Intel's syntax.
fn size(memory: t::Memory) -> &'static str {
    match memory {
        t::Memory::None | t::Memory::Any => "",
        t::Memory::M8 => "byte ptr ",
        t::Memory::M16 => "word ptr ",
        t::Memory::M32 => "dword ptr ",
        t::Memory::M48 => "fword ptr ",
        t::Memory::M64 => "qword ptr ",
        t::Memory::M80 => "tbyte ptr ",
        t::Memory::M128 => "xmmword ptr ",
        t::Memory::M256 => "ymmword ptr ",
        t::Memory::M512 => "zmmword ptr ",
    }
}
