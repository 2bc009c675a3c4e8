//! VPT blocks: the predicates of the vector instructions after `vpt` and `vpst` (Armv8-M ARM, VPR).

use super::it::Block;

/// The predicate of an instruction: none, that of the block, or its opposite.
pub const NONE: u8 = 0;
pub const THEN: u8 = 1;
pub const ELSE: u8 = 2;

/// The mask of a block of one instruction.
const ONE: u8 = 8;

/// The bits of a mask in an instruction that opens a block.
#[must_use]
pub fn place(mask: u8) -> u32 {
    let mask = u32::from(if mask == 0 { ONE } else { mask });
    (mask >> 3) << 22 | (mask & 7) << 13
}

/// The mask in an instruction that opens a block; 0 if it does not.
#[cfg(feature = "disasm")]
#[must_use]
pub fn extract(word: u32) -> u8 {
    ((word >> 22 & 1) << 3 | word >> 13 & 7) as u8
}

/// The predicates of the second and the following instructions of a block. A bit above the lowest one of the mask is set
/// if the predicate differs from the one before it.
pub fn predicates(mask: u8) -> impl Iterator<Item = u8> {
    let count = 3 - mask.trailing_zeros().min(3);
    let mut opposite = 0;
    (0..count).map(move |i| {
        opposite ^= mask >> (3 - i) & 1;
        THEN + opposite
    })
}

/// The mask for the letters after `vpt` or `vpst`, which are at most three.
#[must_use]
pub fn mask(letters: &[u8]) -> Option<u8> {
    if letters.len() > 3 {
        return None;
    }
    let (mut mask, mut last) = (ONE >> letters.len(), 0);
    for (i, letter) in letters.iter().enumerate() {
        let opposite = match letter | 0x20 {
            b't' => 0,
            b'e' => 1,
            _ => return None,
        };
        mask |= (opposite ^ last) << (3 - i);
        last = opposite;
    }
    Some(mask)
}

/// The predicate of a letter.
#[must_use]
pub fn predicate(letter: u8) -> Option<u8> {
    match letter | 0x20 {
        b't' => Some(THEN),
        b'e' => Some(ELSE),
        _ => None,
    }
}

/// The letter of a predicate, as messages have it.
#[must_use]
pub fn letter(predicate: u8) -> &'static str {
    match predicate {
        THEN => "t",
        ELSE => "e",
        _ => "",
    }
}

/// The block that an instruction opens. It begins with this instruction.
#[must_use]
pub fn block(mask: u8) -> Block {
    let mask = if mask == 0 { ONE } else { mask };
    let (mut others, mut count) = (0, 2);
    for predicate in predicates(mask) {
        others |= u8::from(predicate == ELSE) << count;
        count += 1;
    }
    Block::new(0, others, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_are_read_as_written() {
        for letters in ["", "t", "e", "tt", "te", "et", "ee", "ttt", "tte", "tet", "tee", "ett", "ete", "eet", "eee"] {
            let found = mask(letters.as_bytes()).unwrap();
            let read: String = predicates(found).map(letter).collect();
            assert_eq!(read, letters);
        }
        assert_eq!((mask(b""), mask(b"e"), mask(b"q"), mask(b"tttt")), (Some(8), Some(12), None, None));
    }
}
