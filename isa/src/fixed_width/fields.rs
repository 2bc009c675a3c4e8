//! The bits of a row.

use super::segment::Segment;

/// The bits of a row by name.
#[derive(Debug)]
pub struct Fields {
    /// The number of bits.
    pub size: u32,
    /// The fixed bits.
    pub value: u32,
    /// The fixed bits that decoders do not check.
    pub ignored: u32,
    /// The fixed bits of which other values are unpredictable.
    pub expected: u32,
    /// The named fields, from the highest bit down; true for a slice of a field.
    pub named: Vec<(String, Segment, bool)>,
}

impl Fields {
    /// Reads the `size` bits of a row, the highest first; `width_of` returns the default width of a field.
    ///
    /// # Errors
    /// If the bits are malformed.
    pub fn read(bits: &str, size: u32, width_of: fn(&str) -> Option<u32>) -> Result<Fields, String> {
        let mut fields = Fields { size, value: 0, ignored: 0, expected: 0, named: Vec::new() };
        let mut left = size;
        let mut take = |width: u32| {
            left = left.checked_sub(width).ok_or("a row has too many bits")?;
            Ok::<u32, String>(left)
        };
        for word in bits.split_whitespace() {
            let (bits, expected) = match word.strip_prefix('(').and_then(|word| word.strip_suffix(')')) {
                Some(inside) => (inside, true),
                None => (word, false),
            };
            if bits.bytes().all(|b| matches!(b, b'0' | b'1' | b'?')) {
                let at = take(bits.len() as u32)?;
                let fixed = bits.replace('?', "0");
                fields.value |= u32::from_str_radix(&fixed, 2).map_err(|e| e.to_string())? << at;
                let all = (((1u64 << bits.len()) - 1) << at) as u32;
                match bits.bytes().any(|b| b == b'?') {
                    true => fields.ignored |= all,
                    false if expected => fields.expected |= all,
                    false => {}
                }
                continue;
            }
            let number = |text: &str| text.parse::<u32>().map_err(|_| format!("'{word}' is not a bit field"));
            let (name, width, from, sliced) = if let Some((name, slice)) = word.split_once('[') {
                let slice = slice.strip_suffix(']').ok_or("expected a closing bracket")?;
                let (high, low) = slice.split_once(':').unwrap_or((slice, slice));
                let (high, low) = (number(high)?, number(low)?);
                (name, (high + 1).checked_sub(low).ok_or("a field must start with its highest bit")?, low, true)
            } else if let Some((name, width)) = word.split_once(':') {
                (name, number(width)?, 0, false)
            } else {
                (word, width_of(word).ok_or_else(|| format!("'{word}' has no width"))?, 0, false)
            };
            let at = take(width)?;
            let segment = Segment { at: at as u8, width: width as u8, from: from as u8 };
            fields.named.push((name.to_owned(), segment, sliced));
        }
        if left != 0 {
            return Err(format!("a row has {} bits: {bits}", size - left));
        }
        Ok(fields)
    }

    /// The bits for the value of that name.
    ///
    /// # Errors
    /// If there are no such bits.
    pub fn of(&self, name: &str) -> Result<Vec<Segment>, String> {
        let found: Vec<Segment> = self.named.iter().filter(|f| field_name(&f.0) == name).map(|f| f.1).collect();
        if found.is_empty() { Err(format!("there are no bits for '{name}'")) } else { Ok(found) }
    }

    /// The names and widths of all bits, from the highest down; fixed bits have no name.
    #[must_use]
    pub fn parts(&self) -> Vec<(String, u8)> {
        let mut parts = Vec::new();
        let mut left = self.size as u8;
        for (name, segment, sliced) in &self.named {
            let end = segment.at + segment.width;
            if left > end {
                parts.push((String::new(), left - end));
            }
            let slice = match (sliced, segment.width) {
                (false, _) => String::new(),
                (true, 1) => format!("[{}]", segment.from),
                (true, width) => format!("[{}:{}]", segment.from + width - 1, segment.from),
            };
            parts.push((format!("{name}{slice}"), segment.width));
            left = segment.at;
        }
        if left > 0 {
            parts.push((String::new(), left));
        }
        parts
    }
}

/// The field name of a register: its name without the class.
#[must_use]
pub fn field_name(name: &str) -> &str {
    name.trim_start_matches(|c: char| c.is_ascii_uppercase())
}

/// The name of an operand's kind without the number at its end.
#[must_use]
pub fn base(name: &str) -> &str {
    name.trim_end_matches(|c: char| c.is_ascii_digit())
}
