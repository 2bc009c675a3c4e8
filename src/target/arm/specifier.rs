//! Specifiers of symbols.

/// `:lower16:`
pub const LOWER16: u8 = 1;
/// `:upper16:`
pub const UPPER16: u8 = 2;
/// `:lower0_7:`
pub const LOWER0_7: u8 = 3;
/// `:lower8_15:`
pub const LOWER8_15: u8 = 4;
/// `:upper0_7:`
pub const UPPER0_7: u8 = 5;
/// `:upper8_15:`
pub const UPPER8_15: u8 = 6;

/// The specifier of that name between colons in front of an expression.
#[must_use]
pub fn between_colons(name: &[u8]) -> Option<u8> {
    const NAMES: [(&[u8], u8); 6] = [
        (b"lower16", LOWER16),
        (b"upper16", UPPER16),
        (b"lower0_7", LOWER0_7),
        (b"lower8_15", LOWER8_15),
        (b"upper0_7", UPPER0_7),
        (b"upper8_15", UPPER8_15),
    ];
    NAMES.iter().find(|n| n.0.eq_ignore_ascii_case(name)).map(|n| n.1)
}
