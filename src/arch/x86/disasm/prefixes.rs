//! Reads the prefixes up to the opcode, as LLVM's decoder reads them.

use super::super::Mode;
use super::Reader;
use super::decoded::{ABSENT, seen};

/// The space that a prefix selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Space {
    Legacy,
    Vex,
    Evex,
    Xop,
}

/// What the prefixes say.
#[derive(Clone, Copy)]
pub(super) struct Prefixes {
    pub(super) mode: Mode,
    pub(super) space: Space,
    /// Bits of [`seen`].
    pub(super) seen: u16,
    /// F2 or F3, whichever is last, or 0.
    pub(super) repeat: u8,
    /// The prefix right before an escape byte or REX, which selects the instruction.
    pub(super) mandatory: u8,
    /// 66, without REX.W.
    pub(super) narrow: bool,
    /// The REX prefix, or the bits of VEX, EVEX, XOP or REX2 in its form.
    pub(super) rex: u8,
    /// The payload of REX2, or its bits in EVEX; the lowest four are in `rex`.
    pub(super) rex2: u8,
    /// There is a REX2 prefix.
    pub(super) is_rex2: bool,
    pub(super) segment: u8,
    /// The map: as in VEX, or 0x80 and more for a map that does not exist.
    pub(super) map: u8,
    /// The mandatory prefix of VEX, EVEX or XOP.
    pub(super) pp: u8,
    pub(super) w: bool,
    /// The vector length.
    pub(super) l: u8,
    pub(super) vvvv: u8,
    /// The last byte of EVEX.
    pub(super) evex: u8,
    /// EVEX.U is not set.
    pub(super) u: bool,
}

impl Prefixes {
    pub(super) fn new(mode: Mode) -> Prefixes {
        Prefixes {
            mode,
            space: Space::Legacy,
            seen: 0,
            repeat: 0,
            mandatory: 0,
            narrow: false,
            rex: 0,
            rex2: 0,
            is_rex2: false,
            segment: ABSENT,
            map: 0,
            pp: 0,
            w: false,
            l: 0,
            vvvv: 0,
            evex: 0,
            u: false,
        }
    }

    fn is64(&self) -> bool {
        self.mode == Mode::Bits64
    }

    fn is_rex(&self, byte: u8) -> bool {
        byte & 0xf0 == 0x40 && self.is64()
    }

    /// Reads all prefixes. `None` if the bytes end too early.
    #[inline(always)]
    pub(super) fn read(&mut self, reader: &mut Reader<'_>) -> Option<()> {
        let byte = self.legacy(reader)?;
        match byte {
            0x62 | 0xc4 | 0xc5 | 0x8f | 0xd5 => self.vector(reader, byte)?,
            _ => reader.at -= 1,
        }
        if self.is64() && self.rex & 8 != 0 {
            self.narrow = false;
        }
        Some(())
    }

    /// Reads the prefixes of the legacy space. Returns the byte that follows, or the last one at the end of the bytes.
    #[inline(always)]
    fn legacy(&mut self, reader: &mut Reader<'_>) -> Option<u8> {
        let start = reader.at;
        let mut byte = 0;
        while let Some(next) = reader.next() {
            byte = next;
            // A byte that is most likely an opcode is none of the prefixes below.
            if !is_prefix(byte) {
                if self.is_rex(byte) {
                    self.rex = byte;
                    continue;
                }
                break;
            }
            if byte == 0xf0 && reader.at - 1 == start {
                break;
            }
            if byte & 0xfe == 0xf2 && self.repeat(reader, byte)? {
                break;
            }
            match byte {
                0xf0 => self.seen |= seen::LOCK,
                0xf2 | 0xf3 => {
                    if let Some(next) = reader.peek() {
                        if self.is_rex(next) || next == 0x0f || next == 0x66 || next == 0xd5 && self.is64() {
                            self.mandatory = byte;
                        }
                        self.repeat = byte;
                    }
                }
                0x66 => {
                    self.narrow = true;
                    let escapes = reader.peek().is_some_and(|next| next == 0x0f || self.is_rex(next));
                    if escapes && self.mandatory == 0 {
                        self.mandatory = byte;
                    }
                }
                0x67 => self.seen |= seen::ADDRESS,
                0x64 => self.segment = 4,
                0x65 => self.segment = 5,
                _ => self.segment = byte >> 3 & 3,
            }
            self.rex = 0;
        }
        (reader.at > start).then_some(byte)
    }

    /// Looks at what follows F2 or F3. Returns whether the prefix is an instruction of its own.
    fn repeat(&mut self, reader: &mut Reader<'_>, byte: u8) -> Option<bool> {
        let Some(next) = reader.peek() else { return Some(false) };
        if next == 0xf0 || next & 0xfe == 0x86 || next & 0xf8 == 0x90 {
            self.seen |= seen::HARDWARE_LOCK;
            // F3 90 is `pause`.
            if byte != 0xf3 || next != 0x90 {
                return Some(true);
            }
        }
        if byte == 0xf3 && matches!(next, 0x88 | 0x89 | 0xc6 | 0xc7) {
            self.seen |= seen::HARDWARE_LOCK;
            return Some(true);
        }
        if self.is_rex(next) && reader.bytes.get(reader.at + 1).is_none() {
            reader.at += 1;
            return None;
        }
        Some(false)
    }

    /// Reads VEX, EVEX, XOP or REX2, if it is one.
    #[inline(never)]
    fn vector(&mut self, reader: &mut Reader<'_>, byte: u8) -> Option<()> {
        let is64 = self.is64();
        match byte {
            0x62 => {
                let one = reader.next()?;
                reader.peek()?;
                if !is64 && one & 0xc0 != 0xc0 {
                    reader.at -= 2;
                    return Some(());
                }
                let two = reader.next()?;
                let three = reader.next()?;
                self.space = Space::Evex;
                self.seen |= seen::EVEX;
                self.u = two & 4 == 0;
                self.evex = three;
                self.map = if one & 7 == 0 { 0x80 } else { one & 7 };
                self.three(two);
                self.l = three >> 5 & 3;
                self.vvvv |= !three << 1 & 0x10;
                if is64 {
                    self.rex = 0x40 | (two >> 7) << 3 | !one >> 5 & 7;
                    self.rex2 = (!one & 0x10) << 2 | (!two & 4) << 3 | (one & 8) << 1;
                }
            }
            0xc4 => {
                let one = reader.peek()?;
                if !is64 && one & 0xc0 != 0xc0 {
                    reader.at -= 1;
                    return Some(());
                }
                reader.at += 1;
                let two = reader.next().unwrap_or(0);
                self.space = Space::Vex;
                self.map = if matches!(one & 31, 1..=3 | 5..=7) { one & 31 } else { 0x80 };
                self.three(two);
                self.l = two >> 2 & 1;
                if is64 {
                    self.rex = 0x40 | (two >> 7) << 3 | !one >> 5 & 7;
                }
            }
            0xc5 => {
                let one = reader.peek()?;
                if !is64 && one & 0xc0 != 0xc0 {
                    reader.at -= 1;
                    return Some(());
                }
                reader.at += 1;
                self.space = Space::Vex;
                self.map = 1;
                self.three(one & 0x7f);
                self.l = one >> 2 & 1;
                if is64 {
                    self.rex = 0x40 | (!one >> 7) << 2;
                }
            }
            0x8f => {
                let one = reader.peek()?;
                if one & 0x38 == 0 {
                    reader.at -= 1;
                    return Some(());
                }
                reader.at += 1;
                let two = reader.next().unwrap_or(0);
                self.space = Space::Xop;
                self.map = if matches!(one & 31, 8..=10) { one & 31 } else { 0x80 };
                self.three(two);
                self.l = two >> 2 & 1;
                if is64 {
                    self.rex = 0x40 | (two >> 7) << 3 | !one >> 5 & 7;
                }
            }
            _ if is64 => {
                let one = reader.next()?;
                self.is_rex2 = true;
                self.rex = 0x40 | one & 15;
                self.rex2 = one;
            }
            _ => reader.at -= 1,
        }
        Some(())
    }

    /// Reads W, vvvv and pp.
    fn three(&mut self, byte: u8) {
        self.w = byte & 0x80 != 0;
        self.vvvv = !byte >> 3 & 15;
        self.pp = byte & 3;
    }

    /// The bit of a number that REX2 or EVEX adds: 6 for ModRM.reg, 5 for the index, 4 for the base.
    pub(super) fn fifth(&self, bit: u8) -> u8 {
        (self.rex2 >> bit & 1) << 4
    }
}

/// A bit for each of the bytes.
const fn set(bytes: &[u8]) -> [u64; 4] {
    let mut bits = [0; 4];
    let mut i = 0;
    while i < bytes.len() {
        bits[bytes[i] as usize >> 6] |= 1 << (bytes[i] & 63);
        i += 1;
    }
    bits
}

/// The prefixes of the legacy space but REX.
static PREFIXES: [u64; 4] = set(&[0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65, 0x66, 0x67, 0xf0, 0xf2, 0xf3]);

/// All prefixes but REX.
static ALL: [u64; 4] =
    set(&[0x26, 0x2e, 0x36, 0x3e, 0x64, 0x65, 0x66, 0x67, 0xf0, 0xf2, 0xf3, 0x62, 0x8f, 0xc4, 0xc5, 0xd5]);

/// Reads a REX prefix if there is one. Returns it, or 0, if there is no other prefix.
#[inline(always)]
pub(super) fn only_rex(reader: &mut Reader<'_>, mode: Mode) -> Option<u8> {
    let is_other = |byte: u8| ALL[usize::from(byte >> 6)] >> (byte & 63) & 1 != 0;
    let first = reader.peek()?;
    if first & 0xf0 != 0x40 || mode != Mode::Bits64 {
        return if is_other(first) { None } else { Some(0) };
    }
    let second = *reader.bytes.get(1)?;
    if is_other(second) || second & 0xf0 == 0x40 {
        return None;
    }
    reader.at = 1;
    Some(first)
}

#[inline(always)]
fn is_prefix(byte: u8) -> bool {
    PREFIXES[usize::from(byte >> 6)] >> (byte & 63) & 1 != 0
}
