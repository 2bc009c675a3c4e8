//! Writes the bytes of a row with its operands.
//!
//! The order of the parts: prefixes that are instructions of their own, segment, repeat, address size, operand size, lock,
//! notrack, mandatory prefix, REX or REX2 (or VEX, EVEX, XOP in place of all after the address size), opcode, ModRM,
//! SIB, displacement, immediates.

use super::error::EncodeError;
use super::fixup::{Fixup, FixupKind};
use super::operand::{Address, Content, Op, Operands, Value};
use super::prefixes::Prefixes;
use super::registers::{Kind, Register};
use super::tables::{self as t, Row};
use super::{Code, EncodeOptions, Got, Mode, Term, relocation};

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
enum Extension {
    None,
    Rex,
    Rex2,
    Vex,
    Evex,
}

/// The operands at their places in the encoding.
#[derive(Default)]
struct Places<'a> {
    reg: u8,
    rm: Option<&'a Op>,
    vvvv: u8,
    /// The register in the upper half of the last immediate, and what is in its lower half.
    is4: Option<u8>,
    imm: Option<Value>,
    imm2: Option<Value>,
    segment: Option<u8>,
    /// An implied address, for its size.
    implied: Option<&'a Address>,
    rounding: Option<u8>,
    /// A register that needs a REX prefix though its number is small.
    low_byte: bool,
    /// The index in the statement of a register that no prefix of the REX family goes with.
    high_byte: Option<usize>,
}

impl Writer<'_> {
    /// Appends the instruction to `code`.
    pub(super) fn write(&self, code: &mut Code) -> Result<(), EncodeError> {
        let row = self.row;
        for &b in self.prefixes.bytes() {
            code.push(b);
        }
        if row.flags & t::F_WAIT != 0 {
            code.push(0x9b);
        }
        let start = code.len;
        let places = self.places();
        let address = match places.rm {
            Some(Op { content: Content::Address(a), .. }) => Some(a),
            _ => places.implied,
        };
        if let Some(s) = places.segment {
            code.push([0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65][usize::from(s.min(5))]);
        }
        if self.prefixes.has(Prefixes::REP) {
            code.push(0xf3);
        }
        if self.prefixes.has(Prefixes::REPNE) {
            code.push(0xf2);
        }
        if self.address_size(address) {
            code.push(0x67);
        }
        let extension = if row.space == 0 { self.legacy(code, &places)? } else { self.vex(code, &places)? };
        match row.form {
            4 => {
                let number = match places.rm {
                    Some(Op { content: Content::Register(r), .. }) => r.number,
                    _ => 0,
                };
                code.push(row.opcode + (number & 7));
            }
            5 => code.push(0x0f),
            _ => code.push(row.opcode),
        }
        // What comes after the displacement counts in a rip-relative one.
        let after = if places.is4.is_some() { 1 } else { size_of(row.imm) } + if row.form == 5 { 1 } else { 0 };
        match row.form {
            3 => code.push(row.digit),
            1 | 2 | 5 => {
                let reg = if row.form == 2 { row.digit } else { places.reg & 7 };
                match places.rm {
                    Some(Op { content: Content::Register(r), .. }) => code.push(0xc0 | reg << 3 | r.number & 7),
                    Some(Op { content: Content::Address(a), .. }) => self.memory(code, start, a, reg, extension, after),
                    _ => code.push(0xc0 | reg << 3),
                }
            }
            _ => {}
        }
        if row.form == 5 {
            code.push(row.opcode);
        }
        if let Some(number) = places.is4 {
            let low = match places.imm {
                Some(Value { term: Term::Const(n), .. }) => n as u8 & 15,
                _ => 0,
            };
            code.push(number << 4 | low);
        } else if row.imm == GIVEN {
            code.push(row.given);
        } else {
            if let Some(value) = places.imm {
                self.immediate(code, start, row.imm, value);
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
        for (i, op) in self.operands.as_slice().iter().enumerate() {
            let role = roles & 15;
            roles >>= 4;
            match &op.content {
                Content::Register(r) => {
                    match r.kind {
                        Kind::Gp8 if (4..8).contains(&r.number) => p.low_byte = true,
                        Kind::Gp8High => p.high_byte = Some(self.operands.written(i)),
                        _ => {}
                    }
                    match role {
                        1 => p.reg = r.number,
                        2 | 5 => p.rm = Some(op),
                        3 => p.vvvv = r.number,
                        4 => p.is4 = Some(r.number),
                        8 => {
                            p.reg = r.number;
                            p.rm = Some(op);
                        }
                        _ => {}
                    }
                }
                Content::Address(a) => match role {
                    2 => {
                        p.rm = Some(op);
                        p.segment = a.segment;
                    }
                    6 => p.imm = Some(a.disp),
                    9 => {
                        p.imm = Some(a.disp);
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
                    6 | 10 => p.imm = Some(*v),
                    7 => p.imm2 = Some(*v),
                    _ => {}
                },
                Content::Number(n) => {
                    if role == 11 {
                        p.rounding = Some(*n);
                    } else if role == 3 {
                        p.vvvv = *n;
                    }
                }
            }
        }
        p
    }

    /// Whether the address needs the prefix of the other address size.
    #[inline]
    fn address_size(&self, address: Option<&Address>) -> bool {
        if self.row.flags & (t::F_A32 | t::F_A16) != 0 {
            return self.mode != if self.row.flags & t::F_A32 != 0 { Mode::Bits32 } else { Mode::Bits16 };
        }
        let Some(a) = address else { return false };
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
    fn legacy(&self, code: &mut Code, p: &Places<'_>) -> Result<Extension, EncodeError> {
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
        let (b, x) = extended(p);
        let (reg, w) = (if row.form == 2 { 0 } else { p.reg }, u8::from(row.w));
        let mut extension = Extension::None;
        if (reg | b | x) & 16 != 0 || self.prefixes.has(Prefixes::REX2) {
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
        if extension != Extension::None
            && let Some(operand) = p.high_byte
        {
            let prefix = if extension == Extension::Rex { "REX" } else { "REX2" };
            return Err(EncodeError::HighByte { operand, prefix });
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
                Content::Address(a) => matches!(a.disp.spec(), relocation::GOTTPOFF | relocation::TLSDESC),
                _ => false,
            })
    }

    /// Writes VEX, EVEX or XOP.
    fn vex(&self, code: &mut Code, p: &Places<'_>) -> Result<Extension, EncodeError> {
        let row = self.row;
        if let Some(operand) = p.high_byte {
            return Err(EncodeError::HighByte { operand, prefix: if row.space == 2 { "EVEX" } else { "VEX" } });
        }
        let (b, x) = extended(p);
        let reg = if row.form == 2 { 0 } else { p.reg };
        let bit = |n: u8, i: u8| n >> i & 1;
        let w = u8::from(row.w);
        if row.space == 2 {
            self.evex(code, p, reg, b, x);
            return Ok(Extension::Evex);
        }
        let low = !p.vvvv << 3 & 0x78 | (row.l & 1) << 2 | row.pp;
        let long = row.space == 3 || row.map != 1 || w != 0 || (b | x) & 8 != 0 || self.prefixes.has(Prefixes::VEX3);
        if long {
            code.push(if row.space == 3 { 0x8f } else { 0xc4 });
            code.push((bit(reg, 3) ^ 1) << 7 | (bit(x, 3) ^ 1) << 6 | (bit(b, 3) ^ 1) << 5 | row.map);
            code.push(w << 7 | low);
        } else {
            code.push(0xc5);
            code.push((bit(reg, 3) ^ 1) << 7 | low);
        }
        Ok(Extension::Vex)
    }

    fn evex(&self, code: &mut Code, p: &Places<'_>, reg: u8, b: u8, x: u8) {
        let row = self.row;
        let bit = |n: u8, i: u8| n >> i & 1;
        let register = matches!(p.rm, Some(Op { content: Content::Register(_), .. }));
        let vector_rm = matches!(p.rm, Some(Op { content: Content::Register(r), .. }) if r.is_vector());
        let vsib = match p.rm {
            Some(Op { content: Content::Address(a), .. }) => a.index.is_some_and(Register::is_vector),
            _ => false,
        };
        let broadcast = matches!(p.rm, Some(Op { content: Content::Address(a), .. }) if a.broadcast);
        // X3 is the fifth bit of a vector register in ModRM.rm; B4 and X4 are those of general registers.
        let x3 = if vector_rm { bit(b, 4) } else { bit(x, 3) };
        let b4 = if vector_rm { 0 } else { bit(b, 4) };
        let x4 = if register || vsib { 0 } else { bit(x, 4) };
        let v4 = bit(p.vvvv, 4) | if vsib { bit(x, 4) } else { 0 };
        let l = p.rounding.unwrap_or(row.l);
        let flag = row.flags & t::F_B != 0 || broadcast || p.rounding.is_some();
        let aaa = self.operands.mask | if row.flags & t::F_NF != 0 { 4 } else { 0 };
        code.push(0x62);
        code.push(
            (bit(reg, 3) ^ 1) << 7
                | (x3 ^ 1) << 6
                | (bit(b, 3) ^ 1) << 5
                | (bit(reg, 4) ^ 1) << 4
                | b4 << 3
                | row.map & 7,
        );
        code.push(u8::from(row.w) << 7 | !p.vvvv << 3 & 0x78 | (x4 ^ 1) << 2 | row.pp);
        let b_or_nd = flag || row.flags & t::F_ND != 0;
        code.push(u8::from(self.operands.zeroing) << 7 | l << 5 | u8::from(b_or_nd) << 4 | (v4 ^ 1) << 3 | aaa);
    }

    /// Writes ModRM, SIB and displacement of an address.
    fn memory(&self, code: &mut Code, start: u8, a: &Address, reg: u8, extension: Extension, after: u8) {
        let modrm = |m: u8, rm: u8| m << 6 | reg << 3 | rm;
        let base_kind = a.base.map(|b| b.kind);
        if matches!(base_kind, Some(Kind::Ip64 | Kind::Ip32)) {
            code.push(modrm(0, 5));
            match a.disp.term {
                Term::Const(n) => code.value(n, 4),
                Term::Symbolic { bare, got, .. } => {
                    let kind = match got {
                        Got::No => self.rip_relative(bare, extension),
                        _ => FixupKind::GlobalOffsetTable,
                    };
                    self.field(code, start, kind, 4, a.disp, -4 - i64::from(after));
                }
            }
            return;
        }
        let bits = a.base.or(a.index).map_or(0, Register::address_bits);
        if bits == 16 || (bits == 0 && self.mode == Mode::Bits16 && a.index.is_none()) {
            return self.memory16(code, start, a, reg);
        }
        let (disp8, disp32) = (self.prefixes.has(Prefixes::DISP8), self.prefixes.has(Prefixes::DISP32));
        let allow_none = !disp8 && !disp32;
        let base = a.base.map_or(5, |b| b.number & 7);
        let sib = a.index.is_some()
            || self.row.flags & t::F_SIB != 0
            || match a.base {
                Some(_) => base == 4,
                // Without a base 64-bit mode needs a SIB byte, since ModRM alone means %rip.
                None => self.mode == Mode::Bits64,
            };
        let rm = if sib { 4 } else { base };
        let short = match a.disp.term {
            Term::Const(n) => self.disp8(n),
            Term::Symbolic { .. } => None,
        };
        let zero = matches!(a.disp.term, Term::Const(0));
        let tlscall = a.disp.spec() == relocation::TLSCALL;
        let (size, head) = match a.base {
            None => (4, modrm(0, rm)),
            Some(_) if zero && allow_none && base != 5 => (0, modrm(0, rm)),
            Some(_) if tlscall && !sib && base != 5 => {
                if let Some(expr) = a.disp.expr {
                    code.fixup(Fixup { offset: start, kind: FixupKind::Mark, expr, spec: a.disp.spec(), addend: 0 });
                }
                (0, modrm(0, rm))
            }
            Some(_) if short.is_some() && !disp32 => (1, modrm(1, rm)),
            Some(_) => (4, modrm(2, rm)),
        };
        code.push(head);
        if sib {
            let index =
                a.index.map_or(4, |i| if i.kind == Kind::Zero32 || i.kind == Kind::Zero64 { 4 } else { i.number & 7 });
            code.push(a.scale << 6 | index << 3 | base);
        }
        match (size, a.disp.term, short) {
            (0, ..) => {}
            (1, _, Some(byte)) => code.push(byte as u8),
            (_, Term::Const(n), _) => code.value(n, 4),
            _ => {
                let kind = match (a.base, sib) {
                    // A plain 32-bit address needs no sign extension.
                    (None, false) => FixupKind::Data4,
                    (Some(_), false) if self.row.flags & t::F_GOT32X != 0 => FixupKind::Signed4Relax,
                    _ => FixupKind::Signed4,
                };
                self.field(code, start, kind, 4, a.disp, 0);
            }
        }
    }

    /// The 8-bit displacement for a displacement, scaled where the row scales it.
    #[inline]
    fn disp8(&self, value: i64) -> Option<i8> {
        let value = value as i32;
        let mut scale = u32::from(self.row.scale);
        if self.row.flags & t::F_B != 0 || scale == 0 {
            scale = u32::from(self.row.scale);
        }
        if let Some(s) = self.broadcast_scale() {
            scale = s;
        }
        if value & ((1 << scale) - 1) != 0 {
            return None;
        }
        i8::try_from(value >> scale).ok()
    }

    /// log2 of the element's size where the memory is broadcast.
    fn broadcast_scale(&self) -> Option<u32> {
        let n = self.operands.as_slice().iter().find_map(|o| match o.content {
            Content::Address(a) if a.broadcast => Some(o.classes),
            _ => None,
        })?;
        let elements = match n {
            t::BC2 => 1,
            t::BC4 => 2,
            t::BC8 => 3,
            t::BC16 => 4,
            _ => 5,
        };
        Some(u32::from(self.row.scale).saturating_sub(elements))
    }

    /// The kind of fixup of a rip-relative operand.
    fn rip_relative(&self, bare: bool, extension: Extension) -> FixupKind {
        let flags = self.row.flags;
        if !bare || flags & (t::F_GOTX | t::F_MOVQ) == 0 {
            return FixupKind::RipRel4;
        }
        match (flags & t::F_MOVQ != 0, extension) {
            (true, Extension::Rex2) => FixupKind::RipRel4MovqLoadRex2,
            (true, _) => FixupKind::RipRel4MovqLoad,
            (false, Extension::Rex2) => FixupKind::RipRel4RelaxRex2,
            (false, Extension::Rex) => FixupKind::RipRel4RelaxRex,
            (false, Extension::Evex) => FixupKind::RipRel4RelaxEvex,
            (false, _) => FixupKind::RipRel4Relax,
        }
    }

    /// Writes the ModRM byte and displacement of a 16-bit address.
    fn memory16(&self, code: &mut Code, start: u8, a: &Address, reg: u8) {
        let modrm = |m: u8, rm: u8| m << 6 | reg << 3 | rm;
        let row = |r: Register| match r.number {
            3 => 7,
            5 => 6,
            6 => 4,
            _ => 5,
        };
        let Some(base) = a.base else {
            code.push(modrm(0, 6));
            return self.field(code, start, FixupKind::Data2, 2, a.disp, 0);
        };
        let mut rm: u8 = row(base);
        if let Some(index) = a.index {
            let i: u8 = row(index);
            rm = if i & 2 != 0 { rm & 1 | (7 - i) << 1 } else { i & 1 | (7 - rm) << 1 };
        }
        match a.disp.term {
            Term::Const(0) if rm != 6 => code.push(modrm(0, rm)),
            Term::Const(n) if i8::try_from(n).is_ok() => {
                code.push(modrm(1, rm));
                code.push(n as u8);
            }
            _ => {
                code.push(modrm(2, rm));
                self.field(code, start, FixupKind::Data2, 2, a.disp, 0);
            }
        }
    }

    /// Writes an immediate or the target of a branch.
    fn immediate(&self, code: &mut Code, start: u8, imm: u8, value: Value) {
        let size = size_of(imm);
        let plain_branch =
            |v: &Value| matches!(v.term, Term::Symbolic { bare: true, .. }) && v.spec() == crate::ast::Spec::NONE;
        let (kind, relative) = match imm {
            1 => (FixupKind::Data1, false),
            2 => (FixupKind::Data2, false),
            3 => (FixupKind::Data4, false),
            4 => (FixupKind::Signed4, false),
            5 => (FixupKind::Data8, false),
            6 => (FixupKind::PcRel1, true),
            7 => (FixupKind::PcRel2, true),
            // `xbegin` alone of these has a second opcode byte.
            8 if self.mode == Mode::Bits64 && self.row.form == 0 && plain_branch(&value) => {
                (FixupKind::Branch4PcRel, true)
            }
            _ => (FixupKind::PcRel4, true),
        };
        match (relative, value.term, value.expr) {
            (true, _, Some(expr)) => {
                let addend = -i64::from(size);
                let offset = code.len;
                code.fixup(Fixup { offset, kind, expr, spec: value.spec(), addend });
                code.value(0, size);
            }
            _ => self.field(code, start, kind, size, value, 0),
        }
    }

    /// Writes a field of the instruction: the number, or zeros and a fixup.
    #[inline]
    fn field(&self, code: &mut Code, start: u8, kind: FixupKind, size: u8, value: Value, addend: i64) {
        let (spec, got, expr) = match (value.term, value.expr) {
            (Term::Const(n), _) => return code.value(n, size),
            (_, None) => return code.value(0, size),
            (Term::Symbolic { spec, got, .. }, Some(expr)) => (spec, got, expr),
        };
        let offset = code.len;
        let mut fixup = Fixup { offset, kind, expr, spec, addend };
        if matches!(kind, FixupKind::Data4 | FixupKind::Data8 | FixupKind::Signed4) {
            if got != Got::No {
                let wide = kind == FixupKind::Data8;
                fixup.kind = if wide { FixupKind::GlobalOffsetTable8 } else { FixupKind::GlobalOffsetTable };
                if got == Got::Leads {
                    fixup.addend += i64::from(offset - start);
                }
            } else if self.options.coff && spec == relocation::SECREL32 {
                fixup.kind = FixupKind::SecRel4;
            }
        }
        code.fixup(fixup);
        code.value(0, size);
    }
}

/// The numbers whose upper bits go to B and X: of ModRM.rm or the base, and of the index.
#[inline]
fn extended(p: &Places<'_>) -> (u8, u8) {
    match p.rm {
        Some(Op { content: Content::Register(r), .. }) => (r.number, 0),
        Some(Op { content: Content::Address(a), .. }) => (
            a.base.map_or(0, |b| if b.kind == Kind::Ip64 || b.kind == Kind::Ip32 { 0 } else { b.number }),
            a.index.map_or(0, |i| i.number),
        ),
        _ => (0, 0),
    }
}

/// The immediate that the row gives and no operand.
const GIVEN: u8 = 9;

/// The bytes of an immediate.
#[inline]
fn size_of(imm: u8) -> u8 {
    [0, 1, 2, 4, 4, 8, 1, 2, 4, 1][usize::from(imm.min(GIVEN))]
}
