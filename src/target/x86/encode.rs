//! Writes the bytes of a row with its operands.
//!
//! The order of the parts: segment, repeat, address size, operand size, lock,
//! notrack, mandatory prefix, REX or REX2 (or VEX, EVEX, XOP in place of all after the address size), opcode, ModRM,
//! SIB, displacement, immediates.

use super::error::EncodeError;
use super::fixup::{Fixup, FixupKind};
use super::operand::{Address, Content, Op, Operands, Value};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register};
use super::tables::{self as t, Row};
use super::{EncodeOptions, Got, InsnBytes, Mode, Term, relocation};

/// What is needed to write one instruction.
pub(super) struct Writer<'a> {
    pub(super) mode: Mode,
    pub(super) options: &'a EncodeOptions,
    pub(super) prefixes: &'a Prefixes,
    pub(super) operands: &'a Operands,
    pub(super) row: &'static Row,
}

/// The prefix before the opcode.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extension {
    None,
    Rex,
    Rex2,
    Vex,
    Evex,
}

/// The operands at their places in the encoding.
#[derive(Default)]
pub(super) struct Places<'a> {
    pub(super) reg: u8,
    pub(super) rm: Rm<'a>,
    /// The numbers whose upper bits go to B and X: of ModRM.rm or the base, and of the index.
    pub(super) b: u8,
    pub(super) x: u8,
    pub(super) vvvv: u8,
    /// The register in the upper half of the last immediate, and what is in its lower half.
    pub(super) is4: Option<u8>,
    pub(super) imm: Option<&'a Value>,
    pub(super) imm2: Option<&'a Value>,
    /// The immediate is an absolute address.
    pub(super) absolute: bool,
    pub(super) segment: Option<u8>,
    /// An implied address, for its size.
    pub(super) implied: Option<&'a Address>,
    pub(super) rounding: Option<u8>,
    /// A register that needs a REX prefix though its number is small.
    pub(super) low_byte: bool,
    /// A register occurs that no prefix of the REX family goes with.
    pub(super) high_byte: bool,
}

/// What ModRM.rm, or the low bits of the opcode, stand for.
#[derive(Clone, Copy, Default)]
pub(super) enum Rm<'a> {
    #[default]
    None,
    Register(Register),
    Address(&'a Address),
}

impl Writer<'_> {
    /// Appends the instruction to `code`.
    pub(super) fn write(&self, code: &mut InsnBytes) -> Result<(), EncodeError> {
        let row = self.row;
        if row.flags & t::F_WAIT != 0 {
            code.push(0x9b);
        }
        let start = code.len;
        let places = self.places();
        let address = match places.rm {
            Rm::Address(a) => Some(a),
            _ => places.implied,
        };
        if row.flags & t::F_ADR != 0 {
            self.check_width(address)?;
        }
        // The segment of an implied address comes after the other prefixes.
        let segment = places.segment.map(|s| [0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65][usize::from(s.min(5))]);
        let early = !matches!(places.rm, Rm::None);
        if let (Some(s), true) = (segment, early) {
            code.push(s);
        }
        if self.prefixes.has(Prefixes::REP | Prefixes::REPNE) {
            if self.prefixes.has(Prefixes::REP) {
                code.push(0xf3);
            }
            if self.prefixes.has(Prefixes::REPNE) {
                code.push(0xf2);
            }
        }
        if self.address_size(address) {
            code.push(0x67);
        }
        if let (Some(s), false) = (segment, early) {
            code.push(s);
        }
        let extension = if row.space == 0 { self.legacy(code, &places)? } else { self.vex(code, &places)? };
        match row.form {
            4 => {
                let number = if let Rm::Register(r) = places.rm { r.number } else { 0 };
                code.push(row.opcode + (number & 7));
            }
            5 => code.push(0x0f),
            _ => code.push(row.opcode),
        }
        match row.form {
            3 => code.push(row.digit),
            1 | 2 | 5 => {
                let reg = if row.form == 2 { row.digit } else { places.reg & 7 };
                match places.rm {
                    Rm::Register(r) => code.push(0xc0 | reg << 3 | r.number & 7),
                    Rm::Address(a) => {
                        // What comes after the displacement counts in a rip-relative one.
                        let after = if places.is4.is_some() { 1 } else { size_of(row.imm) } + u8::from(row.form == 5);
                        self.memory(code, start, a, reg, extension, after);
                    }
                    Rm::None => code.push(0xc0 | reg << 3),
                }
            }
            _ => {}
        }
        if row.form == 5 {
            code.push(row.opcode);
        }
        if let Some(number) = places.is4 {
            let low = match places.imm {
                Some(Value { term: Term::Const(n), .. }) => *n as u8 & 15,
                _ => 0,
            };
            code.push(number << 4 | low);
        } else if row.imm == GIVEN {
            code.push(row.given);
        } else {
            if let Some(value) = places.imm {
                // Also in a form of 32-bit mode an absolute address has the width of the mode.
                let narrow = places.absolute && self.mode == Mode::Bits16;
                let imm = if narrow { ABSOLUTE_16 } else { row.imm };
                self.immediate(code, start, imm, value);
            }
            if let Some(value) = places.imm2 {
                self.immediate(code, start, row.imm2, value);
            }
        }
        Ok(())
    }

    /// Puts each operand at the place that the row gives it.
    #[inline]
    fn places(&self) -> Places<'_> {
        let mut p = Places::default();
        let mut roles = self.row.roles;
        for op in self.operands.as_slice() {
            let role = roles & 15;
            roles >>= 4;
            match &op.content {
                Content::Register(r) => {
                    p.low_byte |= r.kind == Kind::Gp8 && r.number & !3 == 4;
                    p.high_byte |= r.kind == Kind::Gp8High;
                    match role {
                        1 => p.reg = r.number,
                        2 | 5 => (p.rm, p.b) = (Rm::Register(*r), r.number),
                        3 => p.vvvv = r.number,
                        4 => p.is4 = Some(r.number),
                        8 => {
                            p.reg = r.number;
                            (p.rm, p.b) = (Rm::Register(*r), r.number);
                        }
                        _ => {}
                    }
                }
                Content::Address(a) => match role {
                    2 => {
                        p.rm = Rm::Address(a);
                        p.segment = a.segment;
                        if let Some(b) = a.base
                            && !matches!(b.kind, Kind::Ip64 | Kind::Ip32)
                        {
                            p.b = b.number;
                        }
                        if let Some(i) = a.index {
                            p.x = i.number;
                        }
                    }
                    6 => p.imm = Some(&a.disp),
                    9 => {
                        p.imm = Some(&a.disp);
                        p.absolute = true;
                        p.segment = a.segment;
                    }
                    // A segment that is the default one is not written.
                    12 => {
                        p.segment = a.segment.filter(|&s| s != 3);
                        p.implied = Some(a);
                    }
                    13 => p.implied = Some(a),
                    _ => {}
                },
                Content::Value(v) => match role {
                    6 | 10 => p.imm = Some(v),
                    7 => p.imm2 = Some(v),
                    _ => {}
                },
                Content::Number(n) => {
                    if role == 11 {
                        p.rounding = Some(*n);
                    } else if role == 3 {
                        p.vvvv = !*n & 15;
                    }
                }
            }
        }
        p
    }

    /// The index in the statement of the register that no prefix of the REX family goes with.
    #[cold]
    pub(super) fn high_byte(&self) -> usize {
        let is_high = |op: &Op| matches!(op.content, Content::Register(r) if r.kind == Kind::Gp8High);
        let at = self.operands.as_slice().iter().rposition(is_high);
        self.operands.written(at.unwrap_or(0))
    }

    /// Whether the address needs the prefix of the other address size.
    #[inline]
    fn address_size(&self, address: Option<&Address>) -> bool {
        if self.row.flags & (t::F_A32 | t::F_A16) != 0 {
            return self.mode != if self.row.flags & t::F_A32 != 0 { Mode::Bits32 } else { Mode::Bits16 };
        }
        let Some(a) = address else {
            // As forms of 32-bit mode string instructions imply addresses of 32 bits.
            return self.options.gcc16 && self.operands.as_slice().is_empty() && t::is_string(self.row);
        };
        let of = |r: Option<Register>| r.map_or(0, Register::address_bits);
        let bits = of(a.base).max(of(a.index));
        match self.mode {
            Mode::Bits64 => bits == 32,
            Mode::Bits32 => bits == 16,
            Mode::Bits16 => bits == 32,
        }
    }

    /// Writes the prefixes and the escape bytes of a legacy opcode.
    #[inline]
    fn legacy(&self, code: &mut InsnBytes, p: &Places<'_>) -> Result<Extension, EncodeError> {
        let row = self.row;
        if row.size == if self.mode == Mode::Bits16 { 32 } else { 16 } {
            code.push(0x66);
        }
        if self.prefixes.has(Prefixes::LOCK | Prefixes::NOTRACK) {
            if self.prefixes.has(Prefixes::LOCK) {
                code.push(0xf0);
            }
            if self.prefixes.has(Prefixes::NOTRACK) {
                code.push(0x3e);
            }
        }
        if row.pp != 0 {
            code.push([0, 0x66, 0xf3, 0xf2][usize::from(row.pp & 3)]);
        }
        let (b, x) = (p.b, p.x);
        let (reg, w) = (if row.form == 2 { 0 } else { p.reg }, u8::from(row.w));
        let mut extension = Extension::None;
        if (reg | b | x) & 16 != 0 || row.flags & t::F_REX2 != 0 || self.prefixes.has(Prefixes::REX2) {
            extension = Extension::Rex2;
            code.push(0xd5);
            code.push(
                u8::from(row.map == 1) << 7
                    | (reg >> 4 & 1) << 6
                    | (x >> 4 & 1) << 5
                    | (b >> 4 & 1) << 4
                    | w << 3
                    | (reg >> 3 & 1) << 2
                    | (x >> 3 & 1) << 1
                    | b >> 3 & 1,
            );
        } else {
            let rex = w << 3 | (reg >> 3 & 1) << 2 | (x >> 3 & 1) << 1 | b >> 3 & 1;
            let forced = p.low_byte || self.prefixes.has(Prefixes::REX) || self.x32_needs_rex();
            if rex != 0 || (forced && self.mode == Mode::Bits64) {
                extension = Extension::Rex;
                code.push(0x40 | rex);
            }
        }
        if (extension != Extension::None || self.prefixes.has(Prefixes::REX)) && p.high_byte {
            let prefix = if extension == Extension::Rex2 { "REX2" } else { "REX" };
            return Err(EncodeError::HighByte { operand: self.high_byte(), prefix });
        }
        match row.map {
            1 if extension != Extension::Rex2 => code.push(0x0f),
            2 => {
                code.push(0x0f);
                code.push(0x38);
            }
            3 => {
                code.push(0x0f);
                code.push(0x3a);
            }
            15 => code.push(0x0f),
            _ => {}
        }
        Ok(extension)
    }

    /// On x32 the linker may turn these into instructions that need the prefix.
    fn x32_needs_rex(&self) -> bool {
        self.options.x32
            && self.operands.as_slice().iter().any(|o| match &o.content {
                Content::Address(a) => matches!(a.disp.specifier(), relocation::GOTTPOFF | relocation::TLSDESC),
                _ => false,
            })
    }

    /// Writes an immediate or the target of a branch.
    fn immediate(&self, code: &mut InsnBytes, start: u8, imm: u8, value: &Value) {
        // A branch without an operand size is as wide as the mode has it.
        let imm = if imm == 8 && self.row.size == 0 && self.mode == Mode::Bits16 { 7 } else { imm };
        let size = size_of(imm);
        let plain_branch = |v: &Value| {
            matches!(v.term, Term::Symbolic { bare: true, .. }) && v.specifier() == crate::ast::Specifier::NONE
        };
        let (kind, relative) = match imm {
            1 => (FixupKind::Data1, false),
            2 => (FixupKind::Data2, false),
            3 => (FixupKind::Data4, false),
            4 => (FixupKind::Signed4, false),
            5 => (FixupKind::Data8, false),
            6 => (FixupKind::PcRel1, true),
            7 => (FixupKind::PcRel2, true),
            // `xbegin` alone of these has a second opcode byte.
            8 if self.mode == Mode::Bits64 && self.row.form == 0 && plain_branch(value) => {
                (FixupKind::Branch4PcRel, true)
            }
            _ => (FixupKind::PcRel4, true),
        };
        if relative && value.index != Value::UNWRITTEN {
            let addend = -(size as i8);
            let offset = code.len;
            code.fixup(Fixup { offset, kind, value: value.index, specifier: value.specifier(), addend });
            code.value(0, size);
        } else {
            self.field(code, start, kind, size, value, 0);
        }
    }

    /// Writes a field of the instruction: the number, or zeros and a fixup.
    #[inline]
    pub(super) fn field(&self, code: &mut InsnBytes, start: u8, kind: FixupKind, size: u8, value: &Value, addend: i8) {
        let (specifier, got) = match value.term {
            Term::Const(n) => return code.value(n, size),
            Term::Symbolic { specifier, got, .. } => (specifier, got),
        };
        let offset = code.len;
        let mut fixup = Fixup { offset, kind, value: value.index, specifier, addend };
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

/// An absolute address of 16-bit mode in the place of an immediate.
const ABSOLUTE_16: u8 = 2;

/// The immediate that the row gives and no operand.
const GIVEN: u8 = 9;

/// The bytes of an immediate.
#[inline]
fn size_of(imm: u8) -> u8 {
    [0, 1, 2, 4, 4, 8, 1, 2, 4, 1][usize::from(imm.min(GIVEN))]
}
