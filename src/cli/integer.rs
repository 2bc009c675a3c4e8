//! Integers on the command line.

/// Parses an integer of `-defsym`: decimal, or with a base prefix (`0x`, `0o`, `0b` or a leading 0 for octal),
/// optionally negative.
pub(super) fn integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let lower = digits.to_ascii_lowercase();
    let (base, digits) = match lower.as_bytes() {
        [b'0', b'x', ..] => (16, &lower[2..]),
        [b'0', b'b', ..] => (2, &lower[2..]),
        [b'0', b'o', ..] => (8, &lower[2..]),
        [b'0', b'0'..=b'9', ..] => (8, &lower[1..]),
        _ => (10, lower.as_str()),
    };
    if !digits.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        return None;
    }
    let value = i128::from(u64::from_str_radix(digits, base).ok()?);
    i64::try_from(if negative { -value } else { value }).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_of_every_base() {
        let cases = [("10", 10), ("0x1F", 31), ("-0x10", -16), ("0b101", 5), ("017", 15), ("-1", -1), ("0", 0)];
        for (text, value) in cases {
            assert_eq!(integer(text), Some(value), "{text}");
        }
        for bad in ["", "zz", "0x", "1a", "--1", "-", "08", "99999999999999999999"] {
            assert_eq!(integer(bad), None, "{bad}");
        }
    }
}
