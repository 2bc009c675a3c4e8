//! Registers and register lists in the operands of a row.

use super::tags;
use crate::word::{Fields, Item, Segment};

/// A register: class, name and constraints: `Rd`, `Rm^d`, `Rd=n` (which also fills the bits `n`), `Dd*2~2`, `Dd*2[]`,
/// `R13`, `Rt/2`, `Rt+u` (whose successor fills the bits `u`).
///
/// # Errors
/// If the word is malformed.
pub(super) fn register(
    word: &str,
    fields: &Fields,
    seen: &mut Vec<(String, usize)>,
    at: usize,
) -> Result<Item, String> {
    let (class, tag, kind) =
        tags::CLASSES.iter().find(|c| word.starts_with(c.0)).ok_or_else(|| format!("'{word}' is not a register"))?;
    let mut rest = &word[class.len()..];
    let name_end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let name = &rest[..name_end];
    rest = &rest[name_end..];
    let mut pair = None;
    let (mut count, mut stride, mut apart, mut all_lanes, mut even, mut also) = (0, 1, 0, false, false, Vec::new());
    while !rest.is_empty() {
        if let Some(behind) = rest.strip_prefix("[]") {
            (all_lanes, rest) = (true, behind);
            continue;
        }
        let end = rest[1..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(rest.len(), |e| e + 1);
        let part = &rest[1..end];
        let number = || part.parse::<i32>().map_err(|_| format!("'{word}' has a part that is not a number"));
        match rest.as_bytes()[0] {
            b'*' => count = number()?,
            b'~' => stride = number()?,
            b'/' => even = number()? == 2,
            b'=' => also.push(part),
            b'+' => pair = Some(part),
            b'^' => {
                let found = seen.iter().find(|s| s.0 == part);
                apart |= 1 << found.ok_or_else(|| format!("'{part}' is not an earlier operand"))?.1;
            }
            _ => return Err(format!("'{word}' is not a register")),
        }
        rest = &rest[end..];
    }
    let item = |kind: &str, tag, arg, field| Item { kind: kind.into(), tag, arg, field };
    if let Ok(number) = name.parse::<i32>() {
        return Ok(item("Fixed", *tag, number, Vec::new()));
    }
    if let Some(earlier) = seen.iter().find(|s| s.0 == name) {
        return Ok(item("Tied", *tag, earlier.1 as i32, Vec::new()));
    }
    if let Some(first) = name.strip_suffix('1')
        && let Some(earlier) = seen.iter().find(|s| s.0 == first)
    {
        return Ok(item("Next", *tag, earlier.1 as i32, Vec::new()));
    }
    seen.push((name.to_owned(), at));
    let mut field = fields.of(name)?;
    for other in also {
        field.extend(fields.of(other)?);
    }
    if let Some(other) = pair {
        // The next register is encoded in the bits of that name.
        field.extend(fields.of(other)?.into_iter().map(|s| Segment { from: s.from + 4, ..s }));
        return Ok(item("Pair", *tag, 0, field));
    }
    if count > 0 {
        let tag = if all_lanes { tags::ALL_LANES } else { tags::DOUBLES };
        return Ok(item("DoubleList", tag, count | stride << 8, field));
    }
    if even {
        return Ok(item("Even", *tag, 0, field));
    }
    if apart == 0 {
        return Ok(item(kind, *tag, 0, field));
    }
    let kind = match *kind {
        "General" => "GeneralApart",
        "NotPc" => "NotPcApart",
        "Register" => "RegisterApart",
        "Low" => "RegisterApart",
        _ => return Err(format!("'{word}' has too many constraints")),
    };
    Ok(item(kind, *tag, apart, field))
}
