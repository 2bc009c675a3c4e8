//! Writes the bytes of a row with its operands.
//!
//! The order of the parts: segment, repeat, address size, operand size, lock, notrack, mandatory prefix, REX or REX2
//! (or VEX, EVEX or XOP in place of everything after the address size), opcode, ModRM, SIB, displacement, immediates.

use super::error::EncodeError;
use super::fixup::{Fixup, FixupKind};
use super::operand::{Address, Content, Op, Operands, Value};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register};
use super::tables::{self as t, Row};
use super::{Dialect, EncodeOptions, Got, InsnBytes, Mode, relocation};
use crate::parse::ast::Specifier;

/// The inputs for encoding one instruction.
pub(super) struct Writer<'a> {
    pub(super) mode: Mode,
    pub(super) options: &'a EncodeOptions,
    pub(super) prefixes: &'a Prefixes,
    pub(super) operands: &'a Operands,
    pub(super) row: &'static Row,
}

/// The parts that an instruction may have: those of a plain row (`Row::plain`), all but rare ones, or any.
pub(super) const PLAIN: u8 = 0;
const COMMON: u8 = 1;
pub(super) const RARE: u8 = 2;

/// The prefix before the opcode.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extension {
    None,
    Rex,
    Rex2,
    Vex,
    Evex,
}

/// The numbers of the registers by encoding field.
#[derive(Clone, Copy)]
pub(super) struct Places {
    pub(super) reg: u8,
    /// The numbers whose upper bits go to B and X: ModRM.rm or the base, and the index.
    pub(super) b: u8,
    pub(super) x: u8,
    pub(super) vvvv: u8,
}

/// Fields that few rows have.
#[derive(Default)]
struct Rare<'a> {
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

/// The bytes from the REX or VEX prefix to the SIB byte, at most 8.
#[derive(Clone, Copy)]
pub(super) struct Head {
    /// Little-endian: the first byte is the low byte.
    pub(super) bytes: u64,
    pub(super) len: u8,
}

impl Head {
    pub(super) const EMPTY: Head = Head { bytes: 0, len: 0 };

    #[inline(always)]
    pub(super) fn push(&mut self, byte: u8) {
        self.append(u32::from(byte), 1);
    }

    /// Appends the low `len` bytes of a word; the others must be zero.
    #[inline(always)]
    pub(super) fn append(&mut self, bytes: u32, len: u8) {
        self.bytes |= u64::from(bytes) << (8 * (self.len & 7));
        self.len += len;
    }

    /// Sets bits in the last byte.
    #[inline(always)]
    fn or_last(&mut self, bits: u8) {
        self.bytes |= u64::from(bits) << (8 * (self.len.wrapping_sub(1) & 7));
    }
}

/// The prefix for a segment register.
#[inline]
fn segment(number: u8) -> u8 {
    [0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65, 0x65, 0x65][usize::from(number & 7)]
}

impl Writer<'_> {
    /// Appends the instruction to `code`.
    #[inline(always)]
    pub(super) fn write(&self, code: &mut InsnBytes) -> Result<(), EncodeError> {
        if self.row.rare || self.prefixes.flags() != 0 || self.options.gcc16 || self.options.x32 {
            return self.write_any(code);
        }
        self.parts::<COMMON>(code)
    }

    /// `write` for a row that is plain in the mode, without prefixes.
    #[inline(always)]
    pub(super) fn write_plain(&self, code: &mut InsnBytes) -> Result<(), EncodeError> {
        self.parts::<PLAIN>(code)
    }

    /// `write` for any row and any prefixes; slower.
    #[inline(never)]
    pub(super) fn write_any(&self, code: &mut InsnBytes) -> Result<(), EncodeError> {
        self.parts::<RARE>(code)
    }

    /// Writes the parts in order.
    #[inline(always)]
    fn parts<const KIND: u8>(&self, code: &mut InsnBytes) -> Result<(), EncodeError> {
        let row = self.row;
        let mut rare = Rare::default();
        let mut start = code.len;
        let (mut p, rm) = self.places();
        if KIND == RARE {
            (start, rare) = self.rare(code, &mut p, rm)?;
        } else if let Rm::Address(a) = rm {
            if let Some(s) = self.written_segment(a) {
                code.push(segment(s));
            }
            if self.other_size(a.bits()) {
                code.push(0x67);
            }
        }
        let (mut head, extension) = if KIND == PLAIN || row.space == 0 {
            self.legacy::<KIND>(code, p)?
        } else {
            self.vex(p, rm, rare.rounding)?
        };
        match row.form {
            1 | 2 | 5 => {
                let reg = if row.form == 2 { row.digit } else { p.reg & 7 };
                match rm {
                    Rm::Register(_) => head.push(0xc0 | reg << 3 | p.b & 7),
                    Rm::Address(a) => {
                        let modrm = self.memory(a, reg, extension);
                        head.append(u32::from(modrm.bytes), modrm.len);
                        code.append(head);
                        // The bytes that follow the displacement.
                        let mut after = size_of(row.imm);
                        if KIND == RARE {
                            after = if rare.is4.is_some() { 1 } else { after } + u8::from(row.form == 5);
                        }
                        self.displacement(code, start, a, modrm.disp, after);
                        head = Head::EMPTY;
                    }
                    Rm::None => head.push(0xc0 | reg << 3),
                }
                if KIND == RARE && row.form == 5 {
                    head.push(row.opcode);
                }
            }
            4 => head.or_last(p.b & 7),
            _ => {}
        }
        code.append(head);
        if row.imm != 0 || KIND == RARE {
            self.immediates(code, start, &rare);
        }
        Ok(())
    }

    /// Puts the operands into the fields that the row assigns to them.
    #[inline(always)]
    fn places(&self) -> (Places, Rm<'_>) {
        let (row, operands) = (self.row, self.operands);
        let (reg, vvvv) = (operands.number(row.reg_at), operands.number(row.vvvv_at));
        match operands.at(row.rm_at).map(|op| &op.content) {
            Some(Content::Register(r)) => (Places { reg, b: r.number, x: 0, vvvv }, Rm::Register(*r)),
            Some(Content::Address(a)) => {
                let b = a.base.map_or(0, |b| if matches!(b.kind, Kind::Ip64 | Kind::Ip32) { 0 } else { b.number });
                (Places { reg, b, x: a.index.map_or(0, |i| i.number), vvvv }, Rm::Address(a))
            }
            _ => (Places { reg, b: 0, x: 0, vvvv }, Rm::None),
        }
    }

    /// Collects the fields that few rows have, and writes what precedes the operand-size prefix. Returns the offset of
    /// the instruction after a `wait`.
    fn rare<'a>(&'a self, code: &mut InsnBytes, p: &mut Places, rm: Rm<'a>) -> Result<(u8, Rare<'a>), EncodeError> {
        let row = self.row;
        if row.flags & t::F_WAIT != 0 {
            code.push(0x9b);
        }
        let start = code.len;
        let mut rare = Rare::default();
        let mut roles = row.roles;
        for op in self.operands.as_slice() {
            let role = roles & 15;
            roles >>= 4;
            match (role, &op.content) {
                (3, Content::Number(n)) => p.vvvv = !*n & 15,
                (4, Content::Register(r)) => rare.is4 = Some(r.number),
                (7, Content::Value(v)) => rare.imm2 = Some(v),
                (9, Content::Address(a)) => (rare.absolute, rare.segment) = (true, self.written_segment(a)),
                (11, Content::Number(n)) => rare.rounding = Some(*n),
                // The default segment is not written.
                (12, Content::Address(a)) => {
                    (rare.segment, rare.implied) = (a.segment.filter(|&s| s != 3), Some(a));
                }
                (13, Content::Address(a)) => rare.implied = Some(a),
                _ => {}
            }
        }
        let address = match rm {
            Rm::Address(a) => Some(a),
            _ => rare.implied,
        };
        if row.flags & t::F_ADR != 0 {
            self.check_width(address)?;
        }
        if let Rm::Address(a) = rm
            && let Some(s) = self.written_segment(a)
        {
            code.push(segment(s));
        }
        if self.options.dialect == Dialect::Llvm {
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

    /// Writes what follows ModRM and the displacement.
    #[inline(always)]
    fn immediates(&self, code: &mut InsnBytes, start: u8, rare: &Rare<'_>) {
        let row = self.row;
        let value = match self.operands.at(row.imm_at).map(|op| &op.content) {
            Some(Content::Value(v)) => Some(v),
            Some(Content::Address(a)) => Some(&a.disp),
            _ => None,
        };
        if let Some(number) = rare.is4 {
            let low = value.and_then(Value::number).map_or(0, |n| n as u8 & 15);
            return code.push(number << 4 | low);
        }
        if rare.absolute && self.mode != Mode::Bits64 {
            // Even in a form of another mode an absolute address has the width of the current mode.
            let imm = if self.has_narrow_addresses() { ABSOLUTE_16 } else { ABSOLUTE_32 };
            return value.map_or((), |value| self.immediate(code, start, imm, value));
        }
        if row.imm == GIVEN {
            return code.push(row.given);
        }
        if let Some(value) = value {
            self.immediate(code, start, row.imm, value);
        }
        if let Some(value) = rare.imm2 {
            self.immediate(code, start, row.imm2, value);
        }
    }

    /// Writes an immediate or the target of a branch.
    #[inline(always)]
    fn immediate(&self, code: &mut InsnBytes, start: u8, imm: u8, value: &Value) {
        let size = size_of(imm);
        match value.number() {
            Some(n) if imm < 6 => code.value(n, size),
            _ => self.immediate_fixup(code, start, imm, value),
        }
    }

    #[inline(never)]
    fn immediate_fixup(&self, code: &mut InsnBytes, start: u8, imm: u8, value: &Value) {
        // A branch without an operand size has the width of the mode.
        let narrow = self.row.size == 0 && self.mode == Mode::Bits16 && !self.has_data32();
        let imm = if imm == 8 && narrow { 7 } else { imm };
        let size = size_of(imm);
        let (kind, relative) = match imm {
            1 => (FixupKind::Data1, false),
            2 => (FixupKind::Data2, false),
            3 => (FixupKind::Data4, false),
            4 => (FixupKind::Signed4, false),
            5 => (FixupKind::Data8, false),
            6 => (FixupKind::PcRel1, true),
            7 => (FixupKind::PcRel2, true),
            // Of these only `xbegin` has a second opcode byte.
            8 if self.mode == Mode::Bits64
                && self.row.form == 0
                && value.bare()
                && value.specifier() == Specifier::NONE =>
            {
                (FixupKind::Branch4PcRel, true)
            }
            _ => (FixupKind::PcRel4, true),
        };
        if relative && value.index() != Value::UNWRITTEN {
            let mut addend = -(size as i8);
            let offset = code.len;
            let mut kind = kind;
            if size == 4 && value.got() != Got::No {
                if kind == FixupKind::PcRel4 && value.got() == Got::Leads {
                    addend += (offset - start) as i8;
                }
                kind = FixupKind::GlobalOffsetTable;
            }
            code.fixup(Fixup { offset, kind, value: value.index(), specifier: value.specifier(), addend });
            code.value(0, size);
        } else {
            self.field(code, start, kind, size, value, 0);
        }
    }

    /// Writes a field of the instruction: the number, or zeros with a fixup.
    #[inline]
    pub(super) fn field(&self, code: &mut InsnBytes, start: u8, kind: FixupKind, size: u8, value: &Value, addend: i8) {
        if let Some(n) = value.number() {
            return code.value(n, size);
        }
        let (specifier, got) = (value.specifier(), value.got());
        let offset = code.len;
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
        code.value(0, size);
    }
}

/// The immediate kind of a 16-bit absolute address.
const ABSOLUTE_16: u8 = 2;
/// The immediate kind of a 32-bit absolute address.
const ABSOLUTE_32: u8 = 3;

/// The immediate kind whose value is in the row rather than an operand.
const GIVEN: u8 = 9;

/// The size of an immediate in bytes.
#[inline]
fn size_of(imm: u8) -> u8 {
    static SIZES: [u8; 16] = [0, 1, 2, 4, 4, 8, 1, 2, 4, 1, 0, 0, 0, 0, 0, 0];
    SIZES[usize::from(imm & 15)]
}
