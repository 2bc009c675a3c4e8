//! Writes the bytes of a row with its operands.
//!
//! The order of the parts: segment, repeat, address size, operand size, lock, notrack, mandatory prefix, REX or REX2
//! (or VEX, EVEX or XOP in place of everything after the address size), opcode, ModRM, SIB, displacement, immediates.

use super::error::EncodeError;
use super::fixup::{Fixup, FixupKind};
use super::head::Head;
use super::modrm::ModRm;
use super::operand::{Address, Content, Op, Operands, Value};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register, traits};
use super::tables::{self as t, Form, Format, Imm, Role, Row, Space};
use super::{Code, Dialect, EncodeOptions, Got, InsnBytes, Mode, relocation};
use crate::parse::ast::Specifier;

#[derive(Clone, Copy)]
pub(super) struct Writer<'a> {
    pub(super) mode: Mode,
    /// [`Format::leads`] of the mode.
    pub(super) leads: &'static [u32; 32],
    pub(super) options: &'a EncodeOptions,
    pub(super) prefixes: &'a Prefixes,
    pub(super) operands: &'a Operands,
    pub(super) row: Row,
    pub(super) format: &'static Format,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extension {
    None,
    Rex,
    Rex2,
    Vex,
    Evex,
}

#[derive(Clone, Copy)]
pub(super) struct Places {
    pub(super) reg: u8,
    /// The numbers whose upper bits go to B and X: ModRM.rm or the base, and the index.
    pub(super) b: u8,
    pub(super) x: u8,
    pub(super) vvvv: u8,
}

#[derive(Default)]
struct RareFields<'a> {
    /// The register in the high nibble of the last immediate.
    is4: Option<u8>,
    imm2: Option<&'a Value>,
    /// The immediate is an absolute address.
    absolute: bool,
    /// The segment of an address that ModRM.rm does not encode.
    segment: Option<u8>,
    /// An implied address, which determines the address size.
    implied: Option<&'a Address>,
    rounding: Option<u8>,
}

/// The operand that ModRM.rm or the low bits of the opcode encode.
#[derive(Clone, Copy)]
pub(super) enum Rm<'a> {
    None,
    Register(Register),
    Address(&'a Address),
}

#[inline]
fn segment(number: u8) -> u8 {
    [0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65, 0x65, 0x65][usize::from(number & 7)]
}

/// The bytes of a row that is not rare, and what its fixups need.
pub(super) struct Common {
    pub(super) code: Code,
    /// The offset of the displacement.
    disp_at: u8,
    /// The offset of the immediate.
    imm_at: u8,
    modrm: ModRm,
    extension: Extension,
}

impl Writer<'_> {
    /// The bytes of a row that is not rare, with operands that are not ([`traits::RARE`]), without prefixes and rare options.
    // By value: what a call of a function that is not inlined takes is only in memory there.
    #[inline(always)]
    pub(super) fn common(self) -> Common {
        let (format, operands, signature) = (self.format, self.operands, self.row.signature());
        let (reg, modrm) = (operands.modrm(signature.reg_at), operands.modrm(signature.rm_at));
        let (head, extension) = if format.space == Space::Legacy {
            self.legacy_common(reg, modrm)
        } else {
            let vvvv = operands.number(signature.vvvv_at);
            self.vex(Places { reg: reg.base(), b: modrm.base(), x: modrm.index(), vvvv })
        };
        let head = self.with_modrm(head, (reg.low_base(format.reg_mask), modrm.low_base(format.low_mask)), modrm);
        let (disp_at, imm_at) = (head.len, head.len + modrm.disp_len());
        // An immediate of 8 bytes follows no displacement.
        let imm = operands.constant(signature.imm_at) as u64;
        let words = head.and(u64::from(modrm.disp()) | imm << (8 * (modrm.disp_len() & 7)));
        let code = Code { words, len: imm_at + format.imm_len };
        Common { code, disp_at, imm_at, modrm, extension }
    }

    /// Writes a row for [`Self::common`], with its fixups.
    #[inline(always)]
    pub(super) fn write_common(self, code: &mut InsnBytes) {
        let common = self.common();
        code.set(common.code);
        if self.operands.traits & traits::ANY_SYMBOLIC != 0 || self.format.imm.is_relative() {
            self.fixups(code, &common);
        }
    }

    /// Appends any row to `code`.
    pub(super) fn write(self, code: &mut InsnBytes) -> Result<(), EncodeError> {
        let (row, format, operands) = (self.row, self.format, self.operands);
        let signature = row.signature();
        let rm = self.rm();
        let modrm = match rm {
            Rm::Address(a) => self.memory(a),
            _ => operands.modrm(signature.rm_at),
        };
        let (reg, vvvv) = (operands.number(signature.reg_at), operands.number(signature.vvvv_at));
        let mut p = Places { reg, b: modrm.base(), x: modrm.index(), vvvv };
        let (start, rare) = self.rare(code, &mut p, rm)?;
        let (head, extension) = match format.space {
            Space::Legacy => {
                let lead = self.lead(code);
                self.legacy(lead, p)?
            }
            Space::Evex => {
                self.check_high_byte("EVEX")?;
                self.evex(p, rm, rare.rounding)
            }
            _ => {
                self.check_high_byte("VEX")?;
                self.vex(p)
            }
        };
        let head = self.with_modrm(head, (p.reg & format.reg_mask, p.b & format.low_mask), modrm);
        let head_at = code.len;
        let disp_at = head_at + head.len;
        code.put(head_at, head.bytes);
        code.put(disp_at, modrm.disp().into());
        code.len = disp_at + modrm.disp_len();
        // The bytes that follow the displacement.
        let suffix = format.form == Form::Suffix;
        let after = if rare.is4.is_some() { 1 } else { format.imm_len } + u8::from(suffix);
        if let Rm::Address(a) = rm
            && !a.disp.is_constant()
        {
            self.displacement_fixup(code, (start, disp_at, after), a, modrm, extension);
        }
        if suffix {
            code.push(row.opcode());
        }
        self.immediates(code, start, &rare);
        Ok(())
    }

    /// Adds a register in the opcode, ModRM and SIB to the bytes before them; of the registers in ModRM.reg and in the opcode
    /// the bits that the format has.
    #[inline(always)]
    fn with_modrm(&self, mut head: Head, (reg, low): (u8, u8), modrm: ModRm) -> Head {
        let format = self.format;
        head.or_last(low);
        let reg = reg | self.row.digit() & format.digit_mask;
        let mask = i32::from(format.modrm_mask) as u32;
        head.append(modrm.word() & mask | u32::from(reg) << 3, modrm.len() & mask as u8);
        head
    }

    /// Adds the fixups of a row that is not rare.
    #[inline(never)]
    fn fixups(self, code: &mut InsnBytes, common: &Common) {
        let imm = self.format.imm;
        if let Rm::Address(a) = self.rm()
            && !a.disp.is_constant()
        {
            self.displacement_fixup(code, (0, common.disp_at, self.format.imm_len), a, common.modrm, common.extension);
        }
        if let Some(value) = self.immediate_value()
            && (!value.is_constant() || imm.is_relative())
        {
            code.len = common.imm_at;
            self.immediate(code, 0, imm, value);
        }
    }

    /// The operand in ModRM.rm or the low bits of the opcode.
    fn rm(&self) -> Rm<'_> {
        match self.operands.at(self.row.signature().rm_at).map(|op| &op.content) {
            Some(Content::Register(r)) => Rm::Register(*r),
            Some(Content::Address(a)) => Rm::Address(a),
            _ => Rm::None,
        }
    }

    /// The value in the first immediate.
    fn immediate_value(&self) -> Option<&Value> {
        match self.operands.at(self.row.signature().imm_at).map(|op| &op.content) {
            Some(Content::Value(value)) => Some(value),
            Some(Content::Address(a)) => Some(&a.disp),
            _ => None,
        }
    }

    /// Collects the fields that few rows have, and writes what precedes the operand-size prefix. Returns the offset of
    /// the instruction after a `wait`.
    fn rare<'a>(
        &'a self,
        code: &mut InsnBytes,
        p: &mut Places,
        rm: Rm<'a>,
    ) -> Result<(u8, RareFields<'a>), EncodeError> {
        let flags = self.format.flags;
        if flags & t::F_WAIT != 0 {
            code.push(0x9b);
        }
        let start = code.len;
        let mut rare = RareFields::default();
        for (op, role) in self.operands.as_slice().iter().zip(self.row.signature().roles) {
            match (role, &op.content) {
                (Role::Vvvv, Content::Number(n)) => p.vvvv = !*n & 15,
                (Role::Is4, Content::Register(r)) => rare.is4 = Some(r.number),
                (Role::Imm2, Content::Value(v)) => rare.imm2 = Some(v),
                (Role::Moffs, Content::Address(a)) => (rare.absolute, rare.segment) = (true, self.written_segment(a)),
                (Role::Rounding, Content::Number(n)) => rare.rounding = Some(*n),
                // The default segment is not written.
                (Role::Source, Content::Address(a)) => {
                    (rare.segment, rare.implied) = (a.segment.filter(|&s| s != 3), Some(a));
                }
                (Role::Destination, Content::Address(a)) => rare.implied = Some(a),
                _ => {}
            }
        }
        let address = match rm {
            Rm::Address(a) => Some(a),
            _ => rare.implied,
        };
        if flags & t::F_ADR != 0 {
            self.check_width(address)?;
        }
        if let Rm::Address(a) = rm
            && let Some(s) = self.written_segment(a)
        {
            code.push(segment(s));
        }
        if self.options.dialect() == Dialect::Llvm {
            self.repeats(code);
        } else {
            self.segment_hint(code);
            rare.segment.take().into_iter().for_each(|number| code.push(segment(number)));
        }
        if self.address_size(address) {
            code.push(0x67);
        }
        // The segment of an implied address follows the other prefixes.
        if let Some(s) = rare.segment {
            code.push(segment(s));
        }
        Ok((start, rare))
    }

    /// The index in the statement of the high-byte register that rules out a REX prefix.
    #[cold]
    pub(super) fn high_byte(&self) -> usize {
        let is_high = |op: &Op| matches!(op.content, Content::Register(r) if r.kind == Kind::Gp8High);
        let at = self.operands.as_slice().iter().rposition(is_high);
        self.operands.written(at.unwrap_or(0))
    }

    fn immediates(&self, code: &mut InsnBytes, start: u8, rare: &RareFields<'_>) {
        let format = self.format;
        let value = self.immediate_value();
        if let Some(number) = rare.is4 {
            let low = value.and_then(Value::number).map_or(0, |n| n as u8 & 15);
            return code.push(number << 4 | low);
        }
        if rare.absolute && self.mode != Mode::Bits64 {
            // Even in a form of another mode an absolute address has the width of the current mode.
            let imm = if self.has_narrow_addresses() { Imm::Iw } else { Imm::Id };
            return value.map_or((), |value| self.immediate(code, start, imm, value));
        }
        if format.imm == Imm::Given {
            return code.push(self.row.given());
        }
        if let Some(value) = value {
            self.immediate(code, start, format.imm, value);
        }
        if let Some(value) = rare.imm2 {
            self.immediate(code, start, format.imm2, value);
        }
    }

    /// Appends an immediate: the number, or zeros with a fixup.
    fn immediate(&self, code: &mut InsnBytes, start: u8, imm: Imm, value: &Value) {
        if let Some(number) = value.number()
            && !imm.is_relative()
        {
            return code.value(number, imm.size());
        }
        // A branch without an operand size has the width of the mode.
        let narrow = self.format.size() == 0 && self.mode == Mode::Bits16 && !self.has_data32();
        let imm = if imm == Imm::Cd && narrow { Imm::Cw } else { imm };
        let size = imm.size();
        let (kind, relative) = match imm {
            Imm::Ib => (FixupKind::Data1, false),
            Imm::Iw => (FixupKind::Data2, false),
            Imm::Id => (FixupKind::Data4, false),
            Imm::Ids => (FixupKind::Signed4, false),
            Imm::Iq => (FixupKind::Data8, false),
            Imm::Cb => (FixupKind::PcRel1, true),
            Imm::Cw => (FixupKind::PcRel2, true),
            // Of these only `xbegin` has a second opcode byte.
            Imm::Cd
                if self.mode == Mode::Bits64
                    && self.format.form == Form::Plain
                    && value.bare()
                    && value.specifier() == Specifier::NONE =>
            {
                (FixupKind::Branch4PcRel, true)
            }
            Imm::Cd | Imm::None | Imm::Given => (FixupKind::PcRel4, true),
        };
        let is_written = value.index() != Value::UNWRITTEN;
        let number = value.number().filter(|_| !(relative && is_written));
        match number {
            Some(_) => {}
            None if relative && is_written => self.branch_fixup(code, start, kind, size, value),
            None => self.field_fixup(code, (start, code.len), kind, value, 0),
        }
        code.value(number.unwrap_or(0), size);
    }

    /// Adds the fixup for the target of a branch, whose field is at the end of the code.
    fn branch_fixup(&self, code: &mut InsnBytes, start: u8, mut kind: FixupKind, size: u8, value: &Value) {
        let mut addend = -(size as i8);
        let offset = code.len;
        if size == 4 && value.got() != Got::No {
            if kind == FixupKind::PcRel4 && value.got() == Got::Leads {
                addend += (offset - start) as i8;
            }
            kind = FixupKind::GlobalOffsetTable;
        }
        code.fixup(Fixup { offset, kind, value: value.index(), specifier: value.specifier(), addend });
    }

    /// Adds the fixup for a symbolic value, whose field is at an offset of an instruction that begins at `start`.
    pub(super) fn field_fixup(
        &self,
        code: &mut InsnBytes,
        (start, offset): (u8, u8),
        kind: FixupKind,
        value: &Value,
        addend: i8,
    ) {
        let (specifier, got) = (value.specifier(), value.got());
        let mut fixup = Fixup { offset, kind, value: value.index(), specifier, addend };
        if matches!(kind, FixupKind::Data4 | FixupKind::Data8 | FixupKind::Signed4) {
            if got != Got::No {
                let wide = kind == FixupKind::Data8;
                fixup.kind = if wide { FixupKind::GlobalOffsetTable8 } else { FixupKind::GlobalOffsetTable };
                if got == Got::Leads {
                    fixup.addend += (offset - start) as i8;
                }
            } else if self.options.coff && specifier == relocation::SECREL32 {
                fixup.kind = FixupKind::SecRel4;
            }
        }
        code.fixup(fixup);
    }
}
