//! Rare operands: with a word operator, an upper-case size, a segment or braces; and symbols.

use super::super::scanned::gap;
use super::{Reader, Sum, size, word};
use crate::arch::x86::registers;
use crate::arch::x86::registers::{Kind, Register};
use crate::arch::x86::{Address, packed_register};
use crate::parse::text;
use crate::source::bytes::{Scanner, pack};

const SHORT: u64 = word(b"short");
const OFFSET: u64 = word(b"offset");

/// The word operators.
const OPERATORS: [u64; 8] =
    [word(b"not"), word(b"or"), word(b"xor"), word(b"and"), word(b"shl"), word(b"shr"), word(b"mod"), OFFSET];

impl Reader<'_> {
    /// Scans an operand that starts with a name (a register, size, operator or symbol) or a brace. Returns the offset
    /// after it.
    #[inline(never)]
    pub(super) fn other(&mut self, mut s: Scanner<'_>) -> Option<usize> {
        if s.byte() == b'{' {
            self.rounding(&mut s)?;
            return Some(s.at);
        }
        let (raw, name, len) = s.packed_bare();
        if let Some(register) = packed_register(name) {
            let mut behind = s;
            behind.at += len;
            if !behind.in_name() {
                s = behind;
                let register = match register.kind {
                    Kind::Segment if s.byte() == b':' => {
                        self.behind_segment(&mut s, register.number, 0)?;
                        return Some(s.at);
                    }
                    Kind::Stack => stack(&mut s)?,
                    // It is valid only as a base.
                    Kind::Ip64 => return None,
                    _ => register,
                };
                return self.operands.push_register::<true>(register, false, self.mode).ok().map(|()| s.at);
            }
        }
        self.named(&mut s, raw, name, len)?;
        Some(s.at)
    }

    /// Scans a mask with an optional `{z}`, or a broadcast; no other braces may follow. Returns the offset after them.
    #[inline(never)]
    pub(super) fn braces(&mut self, mut s: Scanner<'_>) -> Option<usize> {
        s.blanks();
        let inside = brace(&mut s)?;
        if let Some(elements) = inside.strip_prefix(b"1to") {
            self.sizes.decide = true;
            let elements = text(elements).parse().ok()?;
            self.operands.set_broadcast::<true>(elements).ok()?;
            return (s.byte() != b'{').then_some(s.at);
        }
        let mut behind = s;
        behind.blanks();
        let zeroing = behind.byte() == b'{';
        if zeroing {
            s = behind;
            if brace(&mut s)? != b"z" {
                return None;
            }
        }
        self.operands.set_mask(inside, zeroing).ok()?;
        // Only the destination can be masked.
        (self.operands.is_one() && s.byte() != b'{').then_some(s.at)
    }

    fn rounding(&mut self, s: &mut Scanner<'_>) -> Option<()> {
        let inside = std::str::from_utf8(brace(s)?).ok()?;
        self.operands.push_brace::<true>(inside).ok()
    }

    /// Scans a size, `offset`, or a symbol.
    fn named(&mut self, s: &mut Scanner<'_>, raw: u64, name: u64, len: usize) -> Option<()> {
        if len == 8 {
            return self.direct(s, 0);
        }
        if let Some(size) = size(name) {
            // Sizes are all upper case or all lower case.
            let capitals = raw ^ name;
            if capitals != 0 && capitals != name & 0x2020_2020_2020_2020 {
                return None;
            }
            s.at += len;
            return self.behind_size(s, size);
        }
        match name {
            OFFSET => self.offset(s, raw, len),
            SHORT if raw == SHORT && self.is_jump() && self.operands.is_empty() => {
                s.at += len;
                gap(s)?;
                self.symbols.start_operand(s.at);
                let (raw, name, len) = s.packed_bare();
                if name == SHORT { None } else { self.named(s, raw, name, len) }
            }
            _ => self.direct(s, 0),
        }
    }

    /// Scans `ptr`, and memory of that size.
    fn behind_size(&mut self, s: &mut Scanner<'_>, size: u16) -> Option<()> {
        gap(s)?;
        let (pointer, _, len) = s.packed_bare();
        if pointer != word(b"ptr") && pointer != word(b"PTR") {
            return None;
        }
        s.at += len;
        if s.byte() != b'[' {
            gap(s)?;
        }
        match s.byte() {
            b'[' => self.brackets(s, Sum::default(), None, size),
            b'-' | b'0'..=b'9' => {
                let sum = Sum { constant: s.integer()?, ..Sum::default() };
                self.brackets(s, sum, None, size)
            }
            _ => {
                let (_, name, len) = s.packed_bare();
                let mut behind = *s;
                behind.at += len;
                if behind.byte() != b':' {
                    return self.direct(s, size);
                }
                *s = behind;
                let segment = packed_register(name).filter(|register| register.kind == Kind::Segment)?;
                self.behind_segment(s, segment.number, size)
            }
        }
    }

    /// Returns whether the mnemonic accepts `short` before its operand, where it has no effect.
    fn is_jump(&self) -> bool {
        self.mnemonic.name().starts_with('j') && self.mnemonic.name() != "jrcxz"
    }

    /// Scans the `:[...]` of `fs:[...]`.
    fn behind_segment(&mut self, s: &mut Scanner<'_>, segment: u8, size: u16) -> Option<()> {
        s.at += 1;
        self.brackets(s, Sum::default(), Some(segment), size)
    }

    /// Scans `offset symbol`, with an optional added or subtracted number.
    fn offset(&mut self, s: &mut Scanner<'_>, raw: u64, len: usize) -> Option<()> {
        if raw != word(b"offset") && raw != word(b"OFFSET") {
            return None;
        }
        s.at += len;
        gap(s)?;
        let symbol = self.symbols.name(s)?;
        let constant = addend(s)?;
        let value = self.symbols.value(symbol, constant, constant == 0)?;
        self.operands.push_immediate::<true>(value).ok()
    }

    /// Scans a symbol that is known not to be a register, size or operator, and what belongs to it. Returns the offset
    /// after it.
    #[inline(never)]
    pub(super) fn target(&mut self, mut s: Scanner<'_>) -> Option<usize> {
        let symbol = self.symbols.name(&mut s)?;
        self.behind_symbol(&mut s, symbol, 0)?;
        Some(s.at)
    }

    /// Scans a symbol, with an optional number and an optional address in brackets.
    fn direct(&mut self, s: &mut Scanner<'_>, size: u16) -> Option<()> {
        let symbol = self.symbol(s)?;
        self.behind_symbol(s, symbol, size)
    }

    #[inline(always)]
    fn behind_symbol(&mut self, s: &mut Scanner<'_>, symbol: u8, size: u16) -> Option<()> {
        let constant = addend(s)?;
        if s.byte() == b'[' {
            return self.brackets(s, Sum { symbol: Some(symbol), constant, ..Sum::default() }, None, size);
        }
        let disp = self.symbols.value(symbol, constant, constant == 0)?;
        let address = Address::in_intel_order(None, (None, None), None, disp, self.mode).ok()?;
        self.append_address(address, size, size != 0)
    }

    /// Scans a symbol that is neither a register nor an operator.
    pub(super) fn symbol(&mut self, s: &mut Scanner<'_>) -> Option<u8> {
        let index = self.symbols.name(s)?;
        let symbol = self.symbols.as_slice().last()?;
        (symbol.len >= 8 || !is_word(s.part(symbol.at, symbol.len))).then_some(index)
    }

    /// Scans `[` and an address.
    pub(super) fn brackets(&mut self, s: &mut Scanner<'_>, sum: Sum, segment: Option<u8>, size: u16) -> Option<()> {
        s.eat(b'[').then_some(())?;
        self.address(s, sum, segment, size)
    }
}

/// The letters, digits and `-` between braces.
fn brace<'t>(s: &mut Scanner<'t>) -> Option<&'t [u8]> {
    s.eat(b'{').then_some(())?;
    let start = s.at;
    while matches!(s.byte(), b'a'..=b'z' | b'0'..=b'9' | b'-') {
        s.at += 1;
    }
    let inside = s.since(start);
    s.eat(b'}').then_some(inside)
}

/// Scans what follows `st`: `(1)` or nothing.
fn stack(s: &mut Scanner<'_>) -> Option<Register> {
    let mut number = 0;
    if s.eat(b'(') {
        number = s.byte().wrapping_sub(b'0');
        s.at += 1;
        if number > 7 || !s.eat(b')') {
            return None;
        }
    }
    Some(Register { kind: Kind::Stack, number })
}

/// Scans `+8`, `-8` or nothing.
fn addend(s: &mut Scanner<'_>) -> Option<i64> {
    match s.byte() {
        b'+' => {
            s.at += 1;
            Some(s.number()? as i64)
        }
        b'-' => {
            s.at += 1;
            Some((s.number()? as i64).wrapping_neg())
        }
        _ => Some(0),
    }
}

/// Returns whether a name of less than 8 bytes is a register or an operator, in any case.
fn is_word(name: &[u8]) -> bool {
    let folded = pack::<1>(name)[0] | 0x2020_2020_2020_2020 & ((1 << (8 * name.len())) - 1);
    registers::register(name, None).is_some() || OPERATORS.contains(&folded)
}
