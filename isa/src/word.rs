//! What the tables of all machines whose rows specify every bit share: bits, fields, optional operands.

use super::features::Needs;

/// A contiguous part of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Segment {
    /// The lowest bit in the word.
    pub at: u8,
    /// The number of bits.
    pub width: u8,
    /// The lowest bit in the value.
    pub from: u8,
}

/// The shape of a sequence of tags. The run-time code has a copy of this function.
#[must_use]
pub fn shape(tags: impl Iterator<Item = u16>) -> u32 {
    tags.fold(1, |all: u32, tag| (all.rotate_left(7) ^ u32::from(tag)).wrapping_mul(0x9e37_79b1))
}

/// An operand or punctuation at one position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Item {
    /// The name of its kind: a variant of the run-time `Kind`.
    pub kind: String,
    /// The syntactic class.
    pub tag: u16,
    /// The argument of the kind.
    pub arg: i32,
    /// Where its value is encoded.
    pub field: Vec<Segment>,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub mnemonic: String,
    /// The required operands.
    pub items: Vec<Item>,
    /// The fixed bits.
    pub value: u32,
    pub features: Needs,
    /// Machine-specific flags.
    pub flags: u16,
    /// The row's text, for messages.
    pub text: String,
}

/// The bits of a row by name.
#[derive(Debug)]
pub struct Fields {
    /// The fixed bits.
    pub value: u32,
    /// The named fields; true for a slice of a field.
    pub named: Vec<(String, Segment, bool)>,
}

/// The operands with and without each optional group `{, …}`.
pub fn optional(operands: &str) -> Vec<String> {
    let Some(start) = operands.find('{') else { return vec![operands.to_owned()] };
    let (mut depth, mut end) = (0, operands.len());
    for (i, c) in operands.char_indices().skip(start) {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            end = i;
            break;
        }
    }
    let (before, inside, after) =
        (&operands[..start], &operands[start + 1..end], &operands[(end + 1).min(operands.len())..]);
    let mut all = optional(&format!("{before}{after}"));
    all.extend(optional(&format!("{before}{inside}{after}")));
    all
}

/// Reads the `total` bits of a row, the highest first; `width_of` returns the default width of a field.
///
/// # Errors
/// If the bits are malformed.
pub fn fields(bits: &str, total: u32, width_of: fn(&str) -> Option<u32>) -> Result<Fields, String> {
    let mut fields = Fields { value: 0, named: Vec::new() };
    let mut left = total;
    for word in bits.split_whitespace() {
        let take = |width: u32, left: &mut u32| {
            *left = left.checked_sub(width).ok_or("a row has too many bits")?;
            Ok::<u32, String>(*left)
        };
        if word.bytes().all(|b| matches!(b, b'0' | b'1')) {
            let at = take(word.len() as u32, &mut left)?;
            fields.value |= u32::from_str_radix(word, 2).map_err(|e| e.to_string())? << at;
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
        let at = take(width, &mut left)?;
        let segment = Segment { at: at as u8, width: width as u8, from: from as u8 };
        fields.named.push((field_name(name).to_owned(), segment, sliced));
    }
    if left != 0 {
        return Err(format!("a row has {} bits: {bits}", total - left));
    }
    Ok(fields)
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

impl Fields {
    /// The bits for the value of that name.
    ///
    /// # Errors
    /// If there are no such bits.
    pub fn of(&self, name: &str) -> Result<Vec<Segment>, String> {
        let found: Vec<Segment> = self.named.iter().filter(|f| f.0 == name).map(|f| f.1).collect();
        if found.is_empty() { Err(format!("there are no bits for '{name}'")) } else { Ok(found) }
    }
}
