//! Values of numbers, characters and strings.

/// The value of an integer, and whether it is unsigned.
pub(crate) fn integer(text: &[u8], microsoft: bool) -> Result<(u64, bool), &'static str> {
    let (radix, digits): (u64, &[u8]) = match text {
        [b'0', b'x' | b'X', digits @ ..] => (16, digits),
        [b'0', b'b' | b'B', digits @ ..] => (2, digits),
        [b'0', ..] => (8, text),
        _ => (10, text),
    };
    let is_digit = |byte: u8| match radix {
        16 => byte.is_ascii_hexdigit(),
        _ => byte.is_ascii_digit(),
    };
    let len = digits.iter().take_while(|&&byte| is_digit(byte)).count();
    let (digits, suffix) = digits.split_at(len);
    let is_floating = match suffix.first() {
        Some(b'.') => true,
        Some(b'e' | b'E') => radix != 16 && radix != 2,
        Some(b'p' | b'P') => radix == 16,
        _ => false,
    };
    if is_floating {
        return Err("a floating point number cannot be in a condition");
    }
    if digits.is_empty() {
        return Err("the number has no digits");
    }
    let is_unsigned = suffix_is_unsigned(suffix, microsoft)?;
    let mut value = 0u64;
    for &digit in digits {
        let digit = u64::from((digit as char).to_digit(16).unwrap_or(0));
        if digit >= radix {
            return Err("the number has a digit that is too large for its base");
        }
        value = value
            .checked_mul(radix)
            .and_then(|value| value.checked_add(digit))
            .ok_or("the number does not fit into 64 bits")?;
    }
    Ok((value, is_unsigned || value > i64::MAX as u64))
}

fn suffix_is_unsigned(suffix: &[u8], microsoft: bool) -> Result<bool, &'static str> {
    if microsoft {
        match suffix {
            b"i8" | b"i16" | b"i32" | b"i64" | b"I8" | b"I16" | b"I32" | b"I64" => return Ok(false),
            b"ui8" | b"ui16" | b"ui32" | b"ui64" | b"Ui8" | b"Ui16" | b"Ui32" | b"Ui64" | b"uI64" | b"UI64" => {
                return Ok(true);
            }
            _ => {}
        }
    }
    let is_long = |rest: &[u8]| matches!(rest, b"" | b"l" | b"L" | b"ll" | b"LL" | b"wb" | b"WB");
    match suffix {
        [b'u' | b'U', rest @ ..] if is_long(rest) => Ok(true),
        [rest @ .., b'u' | b'U'] if is_long(rest) => Ok(true),
        _ if is_long(suffix) => Ok(false),
        _ => Err("the number has an invalid suffix"),
    }
}

/// The value of a character constant with its quotes, as a condition sees it, and whether it is unsigned.
pub(crate) fn character(text: &[u8], wide_is_16_bits: bool) -> Result<(u64, bool), &'static str> {
    let start = text.iter().position(|&byte| byte == b'\'').ok_or("the character has no quotes")?;
    let prefix = &text[..start];
    let body = text[start + 1..].strip_suffix(b"'").ok_or("the character has no quotes")?;
    let mut values = Vec::new();
    let mut rest = body;
    while let Some((value, len)) = one(rest, prefix.is_empty())? {
        values.push(value);
        rest = &rest[len..];
    }
    let last = values.last().copied().unwrap_or(0);
    Ok(match prefix {
        b"" if values.len() == 1 => (last as u8 as i8 as i64 as u64, false),
        b"" if values.len() > 4 => return Err("the character is too long"),
        b"" => (values.iter().fold(0u32, |all, &value| all << 8 | (value & 0xff)) as i32 as i64 as u64, false),
        _ if values.len() > 1 => return Err("the character has several characters"),
        b"L" if wide_is_16_bits => (u64::from(last as u16), true),
        b"L" => (last as i32 as i64 as u64, false),
        _ => (u64::from(last), true),
    })
}

/// The first character of `text` and its length. Without a prefix, characters are bytes.
fn one(text: &[u8], is_bytes: bool) -> Result<Option<(u32, usize)>, &'static str> {
    let Some(&first) = text.first() else { return Ok(None) };
    if first != b'\\' {
        if is_bytes || first < 0x80 {
            return Ok(Some((u32::from(first), 1)));
        }
        let longest = &text[..text.len().min(4)];
        let valid = match std::str::from_utf8(longest) {
            Ok(valid) => valid,
            Err(error) => std::str::from_utf8(&longest[..error.valid_up_to()]).unwrap_or(""),
        };
        let c = valid.chars().next().ok_or("the character is no UTF-8")?;
        return Ok(Some((u32::from(c), c.len_utf8())));
    }
    let second = *text.get(1).ok_or("the escape is incomplete")?;
    Ok(Some(match second {
        b'a' => (7, 2),
        b'b' => (8, 2),
        b'e' | b'E' => (27, 2),
        b'f' => (12, 2),
        b'n' => (10, 2),
        b'r' => (13, 2),
        b't' => (9, 2),
        b'v' => (11, 2),
        b'0'..=b'7' => {
            let digits = text[1..].iter().take(3).take_while(|byte| matches!(byte, b'0'..=b'7')).count();
            let value = text[1..=digits].iter().fold(0u32, |all, &byte| all * 8 + u32::from(byte - b'0'));
            if is_bytes && value > 0xff {
                return Err("the escape is too large");
            }
            (value, digits + 1)
        }
        b'x' => {
            let digits = text[2..].iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
            if digits == 0 {
                return Err("the escape has no digits");
            }
            let mut value = 0u64;
            for &byte in &text[2..2 + digits] {
                value = value << 4 | u64::from((byte as char).to_digit(16).unwrap_or(0));
                if value > u64::from(u32::MAX) || is_bytes && value > 0xff {
                    return Err("the escape is too large");
                }
            }
            (value as u32, digits + 2)
        }
        other => (u32::from(other), 2),
    }))
}

/// The bytes of a string literal without a prefix.
pub(crate) fn string_contents(literal: &[u8]) -> Vec<u8> {
    let body = literal.strip_prefix(b"\"").and_then(|rest| rest.strip_suffix(b"\"")).unwrap_or(literal);
    let mut contents = Vec::with_capacity(body.len());
    let mut rest = body;
    while let Some(&first) = rest.first() {
        let (value, len) = one(rest, true).ok().flatten().unwrap_or((u32::from(first), 1));
        contents.push(value as u8);
        rest = &rest[len..];
    }
    contents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        assert_eq!(integer(b"0x1FuLL", false), Ok((31, true)));
        assert_eq!(integer(b"017", false), Ok((15, false)));
        assert_eq!(integer(b"0b101", false), Ok((5, false)));
        assert_eq!(integer(b"9223372036854775808", false), Ok((1 << 63, true)));
        assert!(integer(b"18446744073709551616", false).is_err());
        assert!(integer(b"089", false).is_err());
        assert!(integer(b"1.0", false).is_err());
        assert!(integer(b"0x", false).is_err());
        assert!(integer(b"1f", false).is_err());
    }

    #[test]
    fn characters() {
        assert_eq!(character(b"'a'", false), Ok((97, false)));
        assert_eq!(character(b"'\\377'", false), Ok((u64::MAX, false)));
        assert_eq!(character(b"'ab'", false), Ok((0x6162, false)));
        assert_eq!(character("L'ä'".as_bytes(), false), Ok((0xe4, false)));
        assert_eq!(character(b"u'\\xffff'", false), Ok((0xffff, true)));
    }
}
