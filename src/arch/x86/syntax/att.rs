//! The scanner for instructions in AT&T syntax: `mnemonic operand, operand`, with registers, numbers, symbols with a
//! specifier and an added number, and addresses. A prefix such as `lock` may precede the mnemonic.

use super::scanned::{Found, Symbols, behind_comma, head, operands_or_end};
use crate::arch::x86::registers::{Kind, Register, named_register};
use crate::arch::x86::{Address, Mode, Operands, Value, packed_mnemonic};
use crate::source::bytes::{Scanner, pack, packed};

/// The segment names with a colon, and their numbers.
const SEGMENTS: [(u64, u8); 6] = [
    (pack::<1>(b"fs:")[0], 4),
    (pack::<1>(b"gs:")[0], 5),
    (pack::<1>(b"es:")[0], 0),
    (pack::<1>(b"cs:")[0], 1),
    (pack::<1>(b"ss:")[0], 2),
    (pack::<1>(b"ds:")[0], 3),
];

/// Scans the instruction at the cursor, which is past leading blanks.
#[inline(never)]
pub(super) fn scan(cursor: &Scanner<'_>, mode: Mode, operands: &mut Operands, symbols: &mut Symbols) -> Option<Found> {
    let mut s = cursor.local();
    let (mnemonic, prefixes) = head(&mut s, packed_mnemonic)?;
    operands.start_att();
    symbols.clear();
    let Some(mut word) = operands_or_end(&mut s) else {
        operands.end_att();
        return Some(Found { mnemonic, prefixes, end: s.end()? });
    };
    loop {
        operand(&mut s, word, mode, operands, symbols)?;
        let behind = s.word();
        match behind as u8 {
            b',' => word = behind_comma(&mut s, behind),
            b'\n' => {
                operands.end_att();
                return Some(Found { mnemonic, prefixes, end: s.at + 1 });
            }
            behind => {
                operands.end_att();
                if matches!(behind, b' ' | b'{') {
                    s.at = mask(s, operands)?;
                }
                return Some(Found { mnemonic, prefixes, end: s.end()? });
            }
        }
    }
}

/// Scans an optional `{%k1}` and `{z}` after the last operand; only the destination has them. Returns the offset after
/// them.
#[inline(never)]
fn mask(mut at: Scanner<'_>, operands: &mut Operands) -> Option<usize> {
    at.blanks();
    if !at.eat(b'{') {
        return Some(at.at);
    }
    let fits = at.eat(b'%') && at.eat(b'k');
    let number = at.byte().wrapping_sub(b'0');
    at.at += 1;
    if !(fits && (1..8).contains(&number) && at.eat(b'}')) {
        return None;
    }
    let end = at.at;
    at.blanks();
    let zeroing = at.eat(b'{') && at.eat(b'z') && at.eat(b'}');
    operands.set_mask(number, zeroing);
    Some(if zeroing { at.at } else { end })
}

#[inline(always)]
fn operand(s: &mut Scanner<'_>, word: u64, mode: Mode, operands: &mut Operands, symbols: &mut Symbols) -> Option<()> {
    match word as u8 {
        b'%' => {
            let (name, len) = packed(word >> 8);
            if let Some(found) = named_register(name) {
                s.at += len + 1;
                if found.register.kind == Kind::Stack {
                    let (register, at) = stack(*s)?;
                    s.at = at;
                    return operands.put_register(register, false, mode).then_some(());
                }
                return operands.put_found(found, mode).then_some(());
            }
            let segment = segment(name)?;
            s.at += SEGMENT;
            memory(s, Some(segment), mode, operands, symbols)
        }
        b'$' => {
            s.at += 1;
            let value = value(s, symbols)?;
            operands.put_immediate(value).then_some(())
        }
        b'*' => {
            s.at = indirect(*s, mode, operands, symbols)?;
            Some(())
        }
        b'{' => {
            s.at = brace(*s, operands)?;
            Some(())
        }
        _ => memory(s, None, mode, operands, symbols),
    }
}

#[inline(always)]
fn memory(
    s: &mut Scanner<'_>,
    segment: Option<u8>,
    mode: Mode,
    operands: &mut Operands,
    symbols: &mut Symbols,
) -> Option<()> {
    let address = address(s, segment, mode, operands, symbols)?;
    if !operands.put_address(address, false) {
        return None;
    }
    if s.byte() == b'{' && s.second() == b'1' {
        s.at = broadcast(*s, operands)?;
    }
    Some(())
}

/// The length of `%fs:` and other segment overrides.
const SEGMENT: usize = 4;

/// The segment of an override, given its packed name without `%`.
#[inline(never)]
fn segment(name: u64) -> Option<u8> {
    SEGMENTS.iter().find(|segment| name & 0xff_ffff == segment.0).map(|segment| segment.1)
}

/// Scans `*` and the target of a branch; returns the offset after them.
#[inline(never)]
fn indirect(mut s: Scanner<'_>, mode: Mode, operands: &mut Operands, symbols: &mut Symbols) -> Option<usize> {
    s.at += 1;
    let word = s.word();
    let mut behind = None;
    match word as u8 {
        b'%' => {
            let (name, len) = packed(word >> 8);
            if let Some(found) = named_register(name) {
                s.at += len + 1;
                let (register, at) =
                    if found.register.kind == Kind::Stack { stack(s)? } else { (found.register, s.at) };
                return operands.put_register(register, true, mode).then_some(at);
            }
            behind = Some(segment(name)?);
            s.at += SEGMENT;
        }
        b'$' | b'{' => return None,
        _ => {}
    }
    let address = address(&mut s, behind, mode, operands, symbols)?;
    (operands.put_address(address, true) && s.byte() != b'{').then_some(s.at)
}

/// Scans what follows `%st`: `(1)`, or nothing for `%st(0)`. Returns the register and the offset after it.
#[inline(never)]
fn stack(mut s: Scanner<'_>) -> Option<(Register, usize)> {
    let mut number = 0;
    if s.eat(b'(') {
        number = s.byte().wrapping_sub(b'0');
        s.at += 1;
        if number > 7 || !s.eat(b')') {
            return None;
        }
    }
    Some((Register { kind: Kind::Stack, number }, s.at))
}

/// Scans `{sae}` or a rounding mode; returns the offset after it.
#[inline(never)]
fn brace(mut s: Scanner<'_>, operands: &mut Operands) -> Option<usize> {
    s.at += 1;
    let start = s.at;
    while matches!(s.byte(), b'a'..=b'z' | b'-') {
        s.at += 1;
    }
    let text = s.since(start);
    (s.eat(b'}') && operands.put_brace(text)).then_some(s.at)
}

/// Scans `{1to8}` after an address; returns the offset after it.
#[inline(never)]
fn broadcast(mut s: Scanner<'_>, operands: &mut Operands) -> Option<usize> {
    s.at += 2;
    let fits = s.eat(b't') && s.eat(b'o');
    let start = s.at;
    while s.byte().is_ascii_digit() {
        s.at += 1;
    }
    let elements = s.since(start);
    (fits && s.eat(b'}') && operands.put_broadcast(elements)).then_some(s.at)
}

/// Scans a register of an address; returns it with the byte that follows.
#[inline(always)]
fn register(s: &mut Scanner<'_>, operands: &mut Operands) -> Option<(Register, u8)> {
    let word = s.word();
    if word as u8 != b'%' {
        return None;
    }
    let (name, len) = packed(word >> 8);
    s.at += len + 1;
    // Register names are short enough that the byte after the name is in the word, too.
    let register = operands.of_address(named_register(name)?);
    Some((register, word.wrapping_shr(8 * len as u32 + 8) as u8))
}

/// Scans a number, or a symbol with an optional specifier and number.
#[inline(always)]
fn value(s: &mut Scanner<'_>, symbols: &mut Symbols) -> Option<Value> {
    if matches!(s.byte(), b'-' | b'0'..=b'9') {
        let number = s.integer()?;
        return match s.byte() {
            b'+' | b'-' | b'*' => {
                let (number, at) = sum(*s, number)?;
                s.at = at;
                Some(Value::constant(number))
            }
            _ => Some(Value::constant(number)),
        };
    }
    let (value, at) = symbols.read(*s)?;
    s.at = at;
    Some(value)
}

/// Scans the rest of a sum of products after its first number; returns the sum and the offset after it.
#[inline(never)]
fn sum(mut s: Scanner<'_>, first: i64) -> Option<(i64, usize)> {
    let (mut sum, mut product) = (0i64, first);
    loop {
        let operator = s.byte();
        if !matches!(operator, b'+' | b'-' | b'*') {
            return Some((sum.checked_add(product)?, s.at));
        }
        s.at += 1;
        let number = i64::try_from(s.number()?).ok()?;
        if operator == b'*' {
            product = product.checked_mul(number)?;
        } else {
            sum = sum.checked_add(product)?;
            product = if operator == b'+' { number } else { -number };
        }
    }
}

/// Scans `disp(base,index,scale)`, or a symbol alone.
#[inline(always)]
fn address(
    s: &mut Scanner<'_>,
    segment: Option<u8>,
    mode: Mode,
    operands: &mut Operands,
    symbols: &mut Symbols,
) -> Option<Address> {
    let disp = if s.byte() == b'(' { Value::ZERO } else { value(s, symbols)? };
    if !s.eat(b'(') {
        // A branch to a number keeps its expression: parse it in full.
        let target = !disp.is_constant() || segment.is_some();
        return if target { Address::scanned(segment, (None, None), 0, disp, mode) } else { None };
    }
    let (mut base, mut index, mut scale, mut next) = (None, None, 0, b',');
    if s.byte() != b',' {
        let (register, behind) = register(s, operands)?;
        (base, next) = (Some(register), behind);
    }
    if next == b',' {
        s.at += 1;
        s.blanks();
        let (register, behind) = register(s, operands)?;
        (index, next) = (Some(register), behind);
        if next == b',' {
            s.at += 1;
            s.blanks();
            let word = s.word();
            scale = match word as u8 {
                b'1' => 0,
                b'2' => 1,
                b'4' => 2,
                b'8' => 3,
                _ => return None,
            };
            s.at += 1;
            next = (word >> 8) as u8;
        }
    }
    s.at += 1;
    if next == b')' { Address::scanned(segment, (base, index), scale, disp, mode) } else { None }
}
