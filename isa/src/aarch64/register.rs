//! Registers in the operands of a row.

use super::tags;
use crate::word::{Fields, Item};

/// Flags in the argument of `RegisterApart`, above one bit for each operand whose register must differ.
const NOT_31: i32 = 1 << 16;
const OR_SP: i32 = 1 << 17;

/// A register: class and name, suffix, and number of consecutive registers: `Xd|SP`, `Vn.4s`, `Zt.d*2`, `Ws+12`,
/// `Pg/z`.
pub(super) fn register(
    word: &str,
    fields: &Fields,
    seen: &mut Vec<(String, usize)>,
    at: usize,
) -> Result<Item, String> {
    let (family, first, suffixes) =
        tags::FAMILIES.iter().find(|f| word.starts_with(f.0)).ok_or_else(|| format!("'{word}' is not a register"))?;
    let mut rest = &word[family.len()..];
    let name_end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let name = &rest[..name_end];
    rest = &rest[name_end..];
    let mut suffix = "";
    let (mut kind, mut arg, mut count, mut stride) = ("Register", 0, 0, 0);
    let mut apart = 0;
    while !rest.is_empty() {
        let end = rest[1..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(rest.len(), |e| e + 1);
        let part = &rest[1..end];
        let number = part.parse::<u16>().map_err(|_| format!("'{word}' has a part that is not a number"));
        match rest.as_bytes()[0] {
            b'.' | b'/' => suffix = part,
            b'|' if part == "PREFIX" => kind = "RegisterOfPrefix",
            b'|' if part == "PN" => kind = "RegisterOrCounter",
            b'|' => kind = "RegisterOrSp",
            b'+' => arg += i32::from(number?),
            b'*' => count = number?,
            b'~' => stride = number?,
            b'-' if part == "31" => apart |= NOT_31,
            b'^' => {
                let other =
                    seen.iter().find(|s| s.0 == part).ok_or_else(|| format!("'{part}' is not an earlier operand"))?;
                apart |= 1 << other.1;
            }
            b'%' => arg += i32::from(number?) << 8,
            _ => return Err(format!("'{word}' is not a register")),
        }
        rest = &rest[end..];
    }
    let index = suffixes.iter().position(|s| *s == suffix).ok_or_else(|| format!("'{word}' has an unknown suffix"))?;
    let tag = first + index as u16 + count * tags::LIST + stride / 4 * tags::STRIDE;
    let item = |kind: &str, arg, field| Item { kind: kind.into(), tag, arg, field };
    if name.is_empty() {
        return Ok(item("Any", 0, Vec::new()));
    }
    if let Ok(number) = name.parse::<i32>() {
        return Ok(item("Fixed", number, Vec::new()));
    }
    let key = name.to_owned();
    if let Some(earlier) = seen.iter().find(|s| s.0 == key) {
        return Ok(item("Tied", earlier.1 as i32, Vec::new()));
    }
    if let Some(first) = name.strip_suffix('1')
        && let Some(earlier) = seen.iter().find(|s| s.0 == first)
    {
        return Ok(item("Next", earlier.1 as i32, Vec::new()));
    }
    seen.push((key, at));
    if apart != 0 {
        if arg != 0 || seen.len() > 16 {
            return Err(format!("'{word}' has too many constraints"));
        }
        let or_sp = if kind == "RegisterOrSp" { OR_SP } else { 0 };
        return Ok(item("RegisterApart", apart | or_sp, fields.of(name)?));
    }
    let kind = match family {
        &"W" | &"X" if arg > 0xff => "Even",
        _ => kind,
    };
    Ok(item(kind, arg, fields.of(name)?))
}
