//! The classes of operands that are neither registers nor addresses.

use super::operand::{Content, Op, Value};
use super::tables as t;

/// The classes of an immediate. A symbolic one is assumed to be small: the layout widens it.
#[inline]
pub(super) fn immediate(value: Value) -> u64 {
    let Some(v) = value.number() else {
        return t::IMM | t::I8W | t::I8L | t::I8Q | t::I32Q | t::U8 | t::USYM;
    };
    // `as` would cut the number where addresses have 32 bits.
    let small = usize::try_from(v.wrapping_add(128) as u64).ok().and_then(|index| SMALL.get(index));
    if let Some(&bits) = small { bits } else { large(v) }
}

/// The classes of the numbers from -128 to 127.
static SMALL: [u64; 256] = {
    let mut all = [0; 256];
    let mut i = 0;
    while i < 256 {
        let v = i as i64 - 128;
        let mut bits = t::IMM | t::I8W | t::I8L | t::I8Q | t::U8 | t::I32Q;
        if v >= 0 && v <= 15 {
            bits |= t::U4;
        }
        // Equal, unordered, and their negations.
        if matches!(v & 7, 0 | 3 | 4 | 7) {
            bits |= t::USYM;
        }
        if v == 3 {
            bits |= t::THREE;
        }
        if v == 1 {
            bits |= t::ONE;
        }
        all[i] = bits;
        i += 1;
    }
    all
};

/// The classes of a number that does not fit in a signed byte.
fn large(v: i64) -> u64 {
    let fits8 = |x: i64| i8::try_from(x).is_ok();
    let mut bits = t::IMM;
    if (0..=0xffff).contains(&v) && fits8(i64::from(v as i16)) {
        bits |= t::I8W;
    }
    if (0..=0xffff_ffff).contains(&v) && fits8(i64::from(v as i32)) {
        bits |= t::I8L;
    }
    if (0..=0xff).contains(&v) {
        bits |= t::U8;
        if matches!(v & 7, 0 | 3 | 4 | 7) {
            bits |= t::USYM;
        }
    }
    if i32::try_from(v).is_ok() {
        bits |= t::I32Q;
    } else if u32::try_from(v).is_err() {
        bits |= t::WIDE;
    }
    bits
}

/// An operand in braces: a rounding mode, `sae`, or default flag values.
pub(super) fn brace(text: &str) -> Option<Op> {
    let text = text.trim();
    let number = |classes, n| Some(Op { classes, content: Content::Number(n) });
    match text {
        "sae" => return number(t::SAE, 0),
        "rn-sae" => return number(t::RC, 0),
        "rd-sae" => return number(t::RC, 1),
        "ru-sae" => return number(t::RC, 2),
        "rz-sae" => return number(t::RC, 3),
        _ => {}
    }
    let mut bits = 0;
    let flags = text.get(..4).filter(|start| start.eq_ignore_ascii_case("dfv=")).map(|_| &text[4..])?;
    for flag in flags.split(',').map(str::trim).filter(|_| !flags.trim().is_empty()) {
        let names = ["cf", "zf", "sf", "of"];
        let bit = 1 << names.iter().position(|name| flag.eq_ignore_ascii_case(name))?;
        if bits & bit != 0 {
            return None;
        }
        bits |= bit;
    }
    number(t::DFV, bits)
}
