//! Words as operands.

/// Looks up a word in a table, ignoring case.
#[must_use]
pub fn find(table: &[(&str, u32)], word: &[u8]) -> Option<u32> {
    table.iter().find(|known| known.0.as_bytes().eq_ignore_ascii_case(word)).map(|known| known.1)
}

/// The first name of a value in a table.
#[cfg(feature = "disasm")]
#[must_use]
pub fn name(table: &[(&'static str, u32)], value: u32) -> Option<&'static str> {
    table.iter().find(|known| known.1 == value).map(|known| known.0)
}

/// The conditions; of two names for one, the second is preferred.
pub const CONDITIONS: &[(&str, u32)] = &[
    ("eq", 0),
    ("ne", 1),
    ("hs", 2),
    ("cs", 2),
    ("lo", 3),
    ("cc", 3),
    ("mi", 4),
    ("pl", 5),
    ("vs", 6),
    ("vc", 7),
    ("hi", 8),
    ("ls", 9),
    ("ge", 10),
    ("lt", 11),
    ("gt", 12),
    ("le", 13),
    ("al", 14),
];
