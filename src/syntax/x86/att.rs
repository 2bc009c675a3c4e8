//! The scanner of instructions in AT&T syntax: `mnemonic operand, operand`, with registers, numbers, symbols with a specifier
//! and a number, and addresses of these. A prefix such as `lock` may stand before it.

use super::scanned::{Found, Symbols, head, operands_or_end};
use crate::scan::{Scanner, pack};
use crate::target::x86::registers::{Kind, Register, named_register};
use crate::target::x86::{Address, Mode, Operands, Value, packed_mnemonic, packed_register};

/// The names of segments with a colon, and their numbers.
const SEGMENTS: [(u64, u8); 6] = [
    (pack::<1>(b"fs:")[0], 4),
    (pack::<1>(b"gs:")[0], 5),
    (pack::<1>(b"es:")[0], 0),
    (pack::<1>(b"cs:")[0], 1),
    (pack::<1>(b"ss:")[0], 2),
    (pack::<1>(b"ds:")[0], 3),
];

/// Reads the instruction at the cursor, which is behind the blanks before it.
#[inline]
pub(super) fn scan<'t>(
    mut s: Scanner<'t>,
    mode: Mode,
    operands: &mut Operands,
    symbols: &mut Symbols<'t>,
) -> Option<Found> {
    let (mnemonic, prefixes) = head(&mut s, packed_mnemonic)?;
    operands.start_att();
    symbols.clear();
    if let Some(end) = operands_or_end(&mut s)? {
        return Some(Found { mnemonic, prefixes, end });
    }
    loop {
        operand(&mut s, mode, operands, symbols)?;
        if s.byte() == b',' {
            s.at += 1;
            s.blanks();
            continue;
        }
        if matches!(s.byte(), b' ' | b'{') {
            mask(&mut s, operands)?;
        }
        return Some(Found { mnemonic, prefixes, end: s.end()? });
    }
}

/// `{%k1}` and `{z}` behind the last operand, if they are there: only that one is written to.
fn mask(s: &mut Scanner<'_>, operands: &mut Operands) -> Option<()> {
    let mut at = *s;
    at.blanks();
    if !at.eat(b'{') {
        return Some(());
    }
    let fits = at.eat(b'%') && at.eat(b'k');
    let number = at.byte().wrapping_sub(b'0');
    at.at += 1;
    if !(fits && (1..8).contains(&number) && at.eat(b'}')) {
        return None;
    }
    *s = at;
    at.blanks();
    let zeroing = at.eat(b'{') && at.eat(b'z') && at.eat(b'}');
    if zeroing {
        *s = at;
    }
    operands.set_mask(number, zeroing);
    Some(())
}

#[inline(always)]
fn operand<'t>(s: &mut Scanner<'t>, mode: Mode, operands: &mut Operands, symbols: &mut Symbols<'t>) -> Option<()> {
    let (mut indirect, mut segment) = (false, None);
    let mut first = s.byte();
    if first == b'*' {
        indirect = true;
        s.at += 1;
        first = s.byte();
    }
    match first {
        b'%' => {
            s.at += 1;
            let (name, len) = s.packed();
            if let Some(found) = named_register(name) {
                s.at += len;
                if found.register.kind == Kind::Stack && s.byte() == b'(' {
                    return operands.put_register(stack(s)?, indirect, mode).then_some(());
                }
                return operands.put_found(found, indirect, mode).then_some(());
            }
            segment = Some(SEGMENTS.iter().find(|segment| name & 0xff_ffff == segment.0)?.1);
            s.at += 3;
        }
        b'$' if !indirect => {
            s.at += 1;
            let value = value(s, symbols)?;
            return operands.put_immediate(value).then_some(());
        }
        b'{' if !indirect => return brace(s, operands),
        _ => {}
    }
    let address = address(s, segment, mode, symbols)?;
    if !operands.put_address(address, indirect) {
        return None;
    }
    if s.byte() == b'{' && s.second() == b'1' {
        return broadcast(s, operands);
    }
    Some(())
}

/// `(1)` behind `%st`.
fn stack(s: &mut Scanner<'_>) -> Option<Register> {
    s.at += 1;
    let number = s.byte().wrapping_sub(b'0');
    s.at += 1;
    (number < 8 && s.eat(b')')).then_some(Register { kind: Kind::Stack, number })
}

/// `{sae}` and the rounding modes.
fn brace(s: &mut Scanner<'_>, operands: &mut Operands) -> Option<()> {
    s.at += 1;
    let start = s.at;
    while matches!(s.byte(), b'a'..=b'z' | b'-') {
        s.at += 1;
    }
    let text = s.since(start);
    (s.eat(b'}') && operands.put_brace(text)).then_some(())
}

/// `{1to8}` behind an address.
fn broadcast(s: &mut Scanner<'_>, operands: &mut Operands) -> Option<()> {
    s.at += 2;
    let fits = s.eat(b't') && s.eat(b'o');
    let start = s.at;
    while s.byte().is_ascii_digit() {
        s.at += 1;
    }
    let elements = s.since(start);
    (fits && s.eat(b'}') && operands.put_broadcast(elements)).then_some(())
}

/// A register that an address may have.
#[inline(always)]
fn register(s: &mut Scanner<'_>) -> Option<Register> {
    if !s.eat(b'%') {
        return None;
    }
    let (name, len) = s.packed();
    s.at += len;
    packed_register(name)
}

/// A number, or a symbol with a specifier and a number.
#[inline(always)]
fn value<'t>(s: &mut Scanner<'t>, symbols: &mut Symbols<'t>) -> Option<Value> {
    if matches!(s.byte(), b'-' | b'0'..=b'9') {
        let number = s.integer()?;
        return match s.byte() {
            b'+' | b'-' | b'*' => sum(s, number).map(Value::constant),
            _ => Some(Value::constant(number)),
        };
    }
    symbols.read(s)
}

/// More of a sum of products of numbers, of which the first has been read.
#[inline(never)]
fn sum(s: &mut Scanner<'_>, first: i64) -> Option<i64> {
    let (mut sum, mut product) = (0i64, first);
    loop {
        let operator = s.byte();
        if !matches!(operator, b'+' | b'-' | b'*') {
            return sum.checked_add(product);
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

/// `disp(base,index,scale)`, or a symbol alone.
#[inline(always)]
fn address<'t>(s: &mut Scanner<'t>, segment: Option<u8>, mode: Mode, symbols: &mut Symbols<'t>) -> Option<Address> {
    let disp = if s.byte() == b'(' { Value::ZERO } else { value(s, symbols)? };
    let (mut base, mut index, mut scale) = (None, None, 0);
    if s.eat(b'(') {
        if s.byte() != b',' {
            base = Some(register(s)?);
        }
        if s.eat(b',') {
            s.blanks();
            index = Some(register(s)?);
            if s.eat(b',') {
                s.blanks();
                scale = match s.byte() {
                    b'1' => 0,
                    b'2' => 1,
                    b'4' => 2,
                    b'8' => 3,
                    _ => return None,
                };
                s.at += 1;
            }
        }
        if !s.eat(b')') {
            return None;
        }
    } else if disp.is_constant() && segment.is_none() {
        // A branch to a number keeps its expression.
        return None;
    }
    Address::scanned(segment, (base, index), scale, disp, mode)
}
