//! The scanner of instructions in AT&T syntax: `mnemonic operand, operand`, with registers, numbers, symbols with a specifier
//! and a number, and addresses of these. A prefix such as `lock` may stand before it.

use super::scanned::{Found, Symbols, gap, head};
use crate::scan::{Scanner, pack};
use crate::target::x86::{Address, Mode, Operands, Value, packed_mnemonic, packed_register, registers};
use registers::{Kind, Register};

/// The registers `%fs` and `%gs` with the colon of a segment, and their numbers.
const SEGMENTS: [(u64, u8); 2] = [(pack::<1>(b"fs:")[0], 4), (pack::<1>(b"gs:")[0], 5)];

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
    if let Some(end) = s.end() {
        return Some(Found { mnemonic, prefixes, end });
    }
    gap(&mut s)?;
    loop {
        operand(&mut s, mode, operands, symbols)?;
        if s.byte() == b' ' && s.second() == b'{' {
            s.at += 1;
        }
        if s.byte() == b'{' {
            mask(&mut s, operands)?;
        }
        if s.byte() == b',' {
            s.at += 1;
            s.blanks();
            continue;
        }
        return Some(Found { mnemonic, prefixes, end: s.end()? });
    }
}

/// `{%k1}` and `{z}` behind the last operand.
fn mask(s: &mut Scanner<'_>, operands: &mut Operands) -> Option<()> {
    let number = |s: &mut Scanner<'_>| {
        let fits = s.eat(b'{') && s.eat(b'%') && s.eat(b'k');
        let number = s.byte().wrapping_sub(b'0');
        s.at += 1;
        (fits && (1..8).contains(&number) && s.eat(b'}')).then_some(number)
    };
    let number = number(s)?;
    let mut behind = *s;
    behind.blanks();
    let zeroing = behind.eat(b'{') && behind.eat(b'z') && behind.eat(b'}');
    if zeroing {
        *s = behind;
    }
    operands.set_mask(number, zeroing);
    // Only the last operand is written to.
    s.end().map(|_| ())
}

#[inline]
fn operand<'t>(s: &mut Scanner<'t>, mode: Mode, operands: &mut Operands, symbols: &mut Symbols<'t>) -> Option<()> {
    let done = match s.byte() {
        b'%' => match register_or_segment(s)? {
            Ok(register) => operands.put_register(register, false, mode),
            Err(segment) => {
                let address = address(s, Some(segment), mode, symbols)?;
                operands.put_address(address, false)
            }
        },
        b'$' => {
            s.at += 1;
            let value = value(s, symbols)?;
            operands.put_immediate(value)
        }
        b'*' => {
            s.at += 1;
            if s.byte() == b'%' {
                match register_or_segment(s)? {
                    Ok(register) => operands.put_register(register, true, mode),
                    Err(segment) => {
                        let address = address(s, Some(segment), mode, symbols)?;
                        operands.put_address(address, true)
                    }
                }
            } else {
                let address = address(s, None, mode, symbols)?;
                operands.put_address(address, true)
            }
        }
        _ => {
            let address = address(s, None, mode, symbols)?;
            operands.put_address(address, false)
        }
    };
    done.then_some(())
}

/// A register, or the number of a segment with its colon.
#[inline]
fn register_or_segment(s: &mut Scanner<'_>) -> Option<Result<Register, u8>> {
    s.at += 1;
    let (name, len) = s.packed();
    if let Some(register) = packed_register(name) {
        s.at += len;
        // `%st(1)` is not read here.
        return (register.kind != Kind::Stack || s.byte() != b'(').then_some(Ok(register));
    }
    let segment = SEGMENTS.iter().find(|segment| name & 0xff_ffff == segment.0)?.1;
    s.at += 3;
    Some(Err(segment))
}

/// A register that an address may have.
#[inline]
fn register(s: &mut Scanner<'_>) -> Option<Register> {
    if !s.eat(b'%') {
        return None;
    }
    let (name, len) = s.packed();
    s.at += len;
    packed_register(name)
}

/// A number, or a symbol with a specifier and a number.
#[inline]
fn value<'t>(s: &mut Scanner<'t>, symbols: &mut Symbols<'t>) -> Option<Value> {
    if matches!(s.byte(), b'-' | b'0'..=b'9') {
        return Some(Value::constant(s.integer()?));
    }
    symbols.read(s)
}

/// `disp(base,index,scale)`, or a symbol alone.
#[inline]
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
