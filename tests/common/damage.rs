//! Random damage to texts, of kinds that no person would cause.

use super::Numbers;

/// Numbers at the limits of fields.
const EDGES: [&str; 12] = [
    "0",
    "-1",
    "127",
    "128",
    "255",
    "65536",
    "0x7fffffff",
    "0x80000000",
    "0xffffffffffffffff",
    "-0x8000000000000000",
    "0x123456789abcdef01",
    "99999999999999999999999999999999999999",
];

/// Texts to insert.
const PIECES: [&str; 16] = [
    "(",
    ")",
    "\"",
    "\n",
    "/*",
    "*/",
    "\\",
    "\\@",
    ",",
    ":",
    "\n.endm\n",
    "\n.rept 1000\n",
    "\n.endr\n",
    "%",
    "\0",
    "\u{ff}",
];

/// The range of a random line of the text.
fn line(text: &[u8], numbers: &mut Numbers) -> std::ops::Range<usize> {
    let at = numbers.below(text.len());
    let start = text[..at].iter().rposition(|&b| b == b'\n').map_or(0, |end| end + 1);
    let end = text[at..].iter().position(|&b| b == b'\n').map_or(text.len(), |end| at + end + 1);
    start..end
}

/// Damages one place of a text; lines to insert may come from `other`.
pub fn damage(text: &mut Vec<u8>, other: &[u8], numbers: &mut Numbers) {
    if text.is_empty() {
        text.extend_from_slice(b"\n");
    }
    let at = numbers.below(text.len());
    match numbers.next() % 13 {
        0 => text[at] = numbers.next() as u8,
        1 => drop(text.remove(at)),
        2 => text[at] ^= 1 << (numbers.next() % 8),
        3 => drop(text.splice(at..at, numbers.pick(&PIECES).bytes())),
        4 => drop(text.splice(line(text, numbers), [])),
        5 => {
            let copy = text[line(text, numbers)].to_vec();
            let times = 1 + numbers.below(40);
            let to = line(text, numbers).start;
            text.splice(to..to, copy.repeat(times));
        }
        6 if !other.is_empty() => {
            let to = line(text, numbers).start;
            text.splice(to..to, other[line(other, numbers)].iter().copied());
        }
        7 => {
            // Replace a number by one at a limit.
            let digits = |b: &u8| b.is_ascii_digit();
            if let Some(start) = text[at..].iter().position(digits).map(|start| at + start) {
                let end =
                    text[start..].iter().position(|b| !b.is_ascii_alphanumeric()).map_or(text.len(), |n| start + n);
                text.splice(start..end, numbers.pick(&EDGES).bytes());
            }
        }
        8 => text.truncate(at),
        10 | 11 => {
            // Remove or duplicate a range.
            let end = text.len().min(at + numbers.below(40));
            let piece: Vec<u8> = if numbers.below(2) == 0 { Vec::new() } else { text[at..end].repeat(2) };
            text.splice(at..end, piece);
        }
        9 => {
            let byte = text[at];
            let times = numbers.below(3000);
            text.splice(at..at, std::iter::repeat_n(byte, times));
        }
        _ => {
            let from = line(text, numbers);
            let moved: Vec<u8> = text.drain(from).collect();
            let to = if text.is_empty() { 0 } else { line(text, numbers).start };
            text.splice(to..to, moved);
        }
    }
}
