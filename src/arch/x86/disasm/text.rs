//! Prints instructions as llvm-mc does.

use super::Register;
use super::comments;
use super::decoded::{Decoded, seen, short_text, text};
use super::line::Line;
use super::names::prefixed;
use super::operands::{Memory, Operand};
use crate::arch::disasm::{Part, Replacement, Style, hex, write_hex};
use crate::arch::x86::register_names::Kind;
use llas_isa::x86::decode::{self as t, Bank, flags as ff};
use std::fmt::{self, Write};

/// Prints an instruction: prefixes, mnemonic, a tab, operands. What llvm-mc prints as comments goes to `comment`, each
/// on a line of its own.
///
/// # Errors
/// Those of `out` and `comment`.
pub fn format(decoded: &Decoded, style: &Style<'_>, out: &mut dyn Write, comment: &mut dyn Write) -> fmt::Result {
    let mut printer = Printer { decoded, style, out: Line::new(out), comment, has_comment: false, is_explained: false };
    // Only in AT&T's syntax the comment about elements replaces that about an immediate.
    if !style.intel {
        printer.is_explained = comments::elements(decoded, printer.comment)?;
    }
    printer.prefixes()?;
    printer.mnemonic()?;
    printer.operands()?;
    printer.out.flush()?;
    if style.intel {
        comments::elements(decoded, printer.comment)?;
    }
    Ok(())
}

struct Printer<'a> {
    decoded: &'a Decoded,
    style: &'a Style<'a>,
    out: Line<'a>,
    comment: &'a mut dyn Write,
    has_comment: bool,
    /// A comment says what happens to the elements of vectors.
    is_explained: bool,
}

impl Printer<'_> {
    fn prefixes(&mut self) -> fmt::Result {
        let decoded = self.decoded;
        let flags = decoded.form().flags;
        if decoded.seen & (seen::LOCK | seen::REP | seen::REPNE | seen::ADDRESS) == 0
            && flags & (ff::VEX | ff::EVEX | ff::NF) == 0
        {
            return Ok(());
        }
        let shown = [
            (decoded.has(seen::LOCK), "lock\t\t"),
            (decoded.has(seen::REPNE), "repne\t\t"),
            (decoded.has(seen::REP), "rep\t\t"),
            (flags & ff::NF != 0, "{nf}\t"),
            (flags & ff::VEX != 0, "{vex}\t"),
            (flags & ff::EVEX != 0, "{evex}\t"),
        ];
        for (_, text) in shown.iter().filter(|s| s.0) {
            self.out.write_str(text)?;
        }
        if decoded.shows_address_prefix() {
            let is_wide = decoded.mode != super::Mode::Bits32;
            self.out.write_str(if is_wide { "addr32\t\t" } else { "addr16\t\t" })?;
        }
        Ok(())
    }

    fn mnemonic(&mut self) -> fmt::Result {
        let decoded = self.decoded;
        let is_16 = decoded.mode == super::Mode::Bits16;
        let place = decoded.mnemonic_place(self.style.intel);
        if !is_16
            && !decoded.has(seen::HARDWARE_LOCK)
            && let Some((text, len)) = short_text(place)
        {
            return self.out.padded(text, len);
        }
        self.out.write_str(decoded.shown_mnemonic(text(place)))
    }

    fn operands(&mut self) -> fmt::Result {
        let decoded = self.decoded;
        let list = decoded.form_operands(self.style.intel);
        let count = list.len() - usize::from(decoded.predicate().is_some());
        let list = list.get(..count).unwrap_or_default();
        // The default flag values of APX follow the mnemonic.
        let flags_first = list.last().is_some_and(|operand| operand.place == t::Place::Flags);
        // A prefetch has no destination for the mask.
        let mask_first = self.style.intel && count == 1 && decoded.form().flags & ff::VSIB != 0;
        if mask_first && let Some((mask, _)) = decoded.mask() {
            self.out.write_str("\t{")?;
            self.register(mask)?;
            self.out.write_str("}, ")?;
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
                self.out.write_str(if is_first { "\t" } else { ", " })?;
            }
            self.operand(operand)?;
            if at == 0 && !mask_first {
                self.mask()?;
            }
        }
        if count == 0 && decoded.mask().is_some() {
            self.mask()?;
        }
        Ok(())
    }

    fn mask(&mut self) -> fmt::Result {
        let Some((register, zeroing)) = self.decoded.mask() else { return Ok(()) };
        self.out.write_str(" {")?;
        self.register(register)?;
        self.out.write_str(if zeroing { "} {z}" } else { "}" })
    }

    fn register(&mut self, register: Register) -> fmt::Result {
        let (bytes, len) = prefixed(register.kind, register.number);
        if self.style.intel {
            self.out.ascii(bytes.get(1..usize::from(*len)).unwrap_or_default())?;
        } else {
            self.out.padded(bytes, usize::from(*len))?;
        }
        if register.kind == Kind::Stack && register.number != 0 {
            self.out.write_char('(')?;
            self.out.number(i64::from(register.number))?;
            self.out.write_char(')')?;
        }
        Ok(())
    }

    /// A number in the style.
    fn number(&mut self, value: i64) -> fmt::Result {
        if !self.style.hex {
            return self.out.number(value);
        }
        if value < 0 {
            self.out.write_char('-')?;
        }
        self.out.ascii(b"0x")?;
        self.out.ascii(hex(value.unsigned_abs(), &mut [0; 16]).as_bytes())
    }

    fn operand(&mut self, operand: &t::Operand) -> fmt::Result {
        let intel = self.style.intel;
        if operand.indirect && !intel {
            self.out.write_char('*')?;
        }
        match self.decoded.operand(operand) {
            Operand::Register(register) if register.kind == Kind::Stack && operand.place != t::Place::Fixed => {
                if !intel {
                    self.out.write_char('%')?;
                }
                write!(self.out, "st({})", register.number)
            }
            Operand::Register(register) => self.register(register),
            Operand::Memory(memory) => self.memory(&memory, operand),
            Operand::Immediate(decoded) => {
                let (index, offset) = self.immediate_at(operand);
                let value = match self.style.shown(Part::Immediate(index), offset) {
                    Replacement::Expression => {
                        self.out.write_str(if intel { "offset " } else { "$" })?;
                        return self.style.write_field(offset, &mut self.out);
                    }
                    Replacement::Number(value) if operand.bank != Bank::Unsigned8 => value,
                    _ => decoded,
                };
                if intel {
                    return self.number(value);
                }
                self.out.write_char('$')?;
                self.number(value)?;
                let is_plain = operand.bank == Bank::Unsigned8;
                if !is_plain && !self.is_explained && !(-256..=255).contains(&value) {
                    if self.has_comment {
                        self.comment.write_char('\n')?;
                    }
                    self.has_comment = true;
                    comments::immediate(value, self.comment)?;
                }
                Ok(())
            }
            Operand::Relative(_)
                if self.style.shown(Part::Immediate(0), self.immediate_at(operand).1) == Replacement::Expression =>
            {
                self.style.write_field(self.immediate_at(operand).1, &mut self.out)
            }
            Operand::Relative(distance) => match self.style.address {
                Some(address) => {
                    let target = self.decoded.branch_target(address).unwrap_or_default();
                    write_hex(target, &mut self.out)?;
                    // LLVM looks up the name of the address that is not cut to 32 bits.
                    let whole = address.wrapping_add_signed(self.decoded.branch_distance());
                    self.style.symbolize.map_or(Ok(()), |symbolize| symbolize(whole, &mut self.out))
                }
                None => self.number(distance),
            },
            Operand::Rounding(mode) => {
                self.out.write_str(["{rn-sae}", "{rd-sae}", "{ru-sae}", "{rz-sae}"][usize::from(mode & 3)])
            }
            Operand::SuppressExceptions => self.out.write_str("{sae}"),
            Operand::Flags(bits) => self.flags(bits),
        }
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
    fn flags(&mut self, bits: u8) -> fmt::Result {
        self.out.write_str("{dfv=")?;
        let mut before = "";
        for (bit, flag) in [(8, "of"), (4, "sf"), (2, "zf"), (1, "cf")] {
            if bits & bit != 0 {
                write!(self.out, "{before}{flag}")?;
                before = ",";
            }
        }
        self.out.write_char('}')
    }

    fn memory(&mut self, memory: &Memory, operand: &t::Operand) -> fmt::Result {
        if self.style.intel {
            self.out.write_str(size(memory.size))?;
        }
        if let Some(segment) = memory.segment {
            self.register(segment)?;
            self.out.write_char(':')?;
        }
        let (shown, offset) = self.displacement(operand);
        let memory = match shown {
            Replacement::Number(displacement) => &Memory { displacement, ..*memory },
            _ => memory,
        };
        let field = (shown == Replacement::Expression).then_some(offset);
        if self.style.intel {
            self.intel_address(memory, field)?;
        } else {
            self.att_address(memory, field)?;
        }
        if operand.place == t::Place::Rm && memory.broadcast != 0 {
            write!(self.out, "{{1to{}}}", memory.broadcast)?;
        }
        Ok(())
    }

    fn att_address(&mut self, memory: &Memory, field: Option<u32>) -> fmt::Result {
        let has_registers = memory.base.is_some() || memory.index.is_some();
        if let Some(offset) = field {
            self.style.write_field(offset, &mut self.out)?;
        } else if memory.displacement != 0 || !has_registers {
            self.number(memory.displacement)?;
        }
        if !has_registers {
            return Ok(());
        }
        self.out.write_char('(')?;
        if let Some(base) = memory.base {
            self.register(base)?;
        }
        if let Some(index) = memory.index {
            self.out.write_char(',')?;
            self.register(index)?;
            if memory.scale != 1 {
                self.out.write_char(',')?;
                self.out.number(i64::from(memory.scale))?;
            }
        }
        self.out.write_char(')')
    }

    fn intel_address(&mut self, memory: &Memory, field: Option<u32>) -> fmt::Result {
        self.out.write_char('[')?;
        if let Some(base) = memory.base {
            self.register(base)?;
        }
        if let Some(index) = memory.index {
            if memory.base.is_some() {
                self.out.write_str(" + ")?;
            }
            if memory.scale != 1 || memory.base.is_none() {
                self.out.number(i64::from(memory.scale))?;
                self.out.write_char('*')?;
            }
            self.register(index)?;
        }
        let has_registers = memory.base.is_some() || memory.index.is_some();
        if let Some(offset) = field {
            self.out.write_str(if has_registers { " + " } else { "" })?;
            self.style.write_field(offset, &mut self.out)?;
        } else if !has_registers {
            self.number(memory.displacement)?;
        } else if memory.displacement > 0 {
            self.out.write_str(" + ")?;
            self.number(memory.displacement)?;
        } else if memory.displacement < 0 {
            self.out.write_str(" - ")?;
            self.number(-memory.displacement)?;
        }
        self.out.write_char(']')
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
