//! Registers in the operands of a row.

use super::tags::{self, ARRANGEMENTS, ELEMENTS, PREDICATES};
use super::{Kind, NOT_31, OR_SP};
use crate::fixed_width::operands::{Operands, register_parts};
use crate::fixed_width::row::Item;

/// The register classes by their letters in the rows: the tag of the register without a suffix, and the suffixes, which
/// add 1, 2, ….
const CLASSES: &[(&str, u16, &[&str])] = &[
    ("ZAT", tags::TILE, ELEMENTS),
    ("ZAH", tags::SLICE, ELEMENTS),
    ("ZAV", tags::SLICE + 8, ELEMENTS),
    ("ZT", tags::ZT, &[""]),
    ("ZA", tags::ZA, ELEMENTS),
    ("PN", tags::PN, PREDICATES),
    ("W", tags::W, &[""]),
    ("X", tags::X, &[""]),
    ("B", tags::SCALAR, &[""]),
    ("H", tags::SCALAR + 1, &[""]),
    ("S", tags::SCALAR + 2, &[""]),
    ("D", tags::SCALAR + 3, &[""]),
    ("Q", tags::SCALAR + 4, &[""]),
    ("V", tags::V, ARRANGEMENTS),
    ("Z", tags::Z, ELEMENTS),
    ("P", tags::P, PREDICATES),
];

/// A register: class and name, suffix, and number of consecutive registers: `Xd|SP`, `Vn.4s`, `Zt.d*2`, `Ws+12`,
/// `Pg/z`.
pub(super) fn register<'a>(operands: &mut Operands<'a, Kind>, word: &'a str) -> Result<(), String> {
    let not_one = || format!("'{word}' is not a register");
    let (class, first, suffixes) = CLASSES.iter().find(|class| word.starts_with(class.0)).ok_or_else(not_one)?;
    let (name, parts) = register_parts(&word[class.len()..]);
    let mut suffix = "";
    let (mut kind, mut arg, mut count, mut stride) = (Kind::Register, 0, 0, 0);
    let mut apart = 0;
    for (sign, part) in parts {
        let number = part.parse::<u16>().map_err(|_| format!("'{word}' has a part that is not a number"));
        match sign {
            b'.' | b'/' => suffix = part,
            b'|' if part == "PREFIX" => kind = Kind::RegisterOfPrefix,
            b'|' if part == "PN" => kind = Kind::RegisterOrCounter,
            b'|' => kind = Kind::RegisterOrSp,
            b'+' => arg += i32::from(number?),
            b'*' => count = number?,
            b'~' => stride = number?,
            b'-' if part == "31" => apart |= NOT_31,
            b'^' => apart |= operands.excluding(part)?,
            b'%' => arg += i32::from(number?) << 8,
            _ => return Err(not_one()),
        }
    }
    let index = suffixes.iter().position(|s| *s == suffix).ok_or_else(|| format!("'{word}' has an unknown suffix"))?;
    let tag = first + index as u16 + count * tags::LIST + stride / 4 * tags::STRIDE;
    if name.is_empty() {
        operands.items.push(Item { kind: Kind::Any, tag, arg: 0, field: Vec::new() });
        return Ok(());
    }
    if let Some(item) = operands.determined(name, tag) {
        operands.items.push(item);
        return Ok(());
    }
    operands.registers.push((name, operands.items.len()));
    if apart != 0 {
        if arg != 0 || operands.registers.len() > 16 {
            return Err(format!("'{word}' has too many constraints"));
        }
        arg = apart | if kind == Kind::RegisterOrSp { OR_SP } else { 0 };
        kind = Kind::RegisterApart;
    } else if matches!(*class, "W" | "X") && arg > 0xff {
        kind = Kind::Even;
    }
    operands.items.push(Item { kind, tag, arg, field: operands.fields.of(name)? });
    Ok(())
}
