//! Relocation specifiers: `symbol(got)` selects a value of the symbol, `:lower16:symbol` some of its bits (ELF for the
//! Arm Architecture, "Relocation directives"). The latter determine the fixup kind and are not stored in values.

use super::fixup::Kind;
use crate::diag::nearest;
use crate::parse::ast::Specifier;

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

/// The names of the specifiers that are written between colons, from number 1 on.
pub const BETWEEN_COLONS: [&str; 6] = ["lower16", "upper16", "lower0_7", "lower8_15", "upper0_7", "upper8_15"];

/// The number of the first specifier in parentheses.
const FIRST: u8 = 7;

/// Declares the specifiers in order.
macro_rules! specifiers {
    ($($name:ident $text:literal $tls:literal),* $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "they are named as the text has them")]
        enum Index { $($name),* }
        $(
            #[doc = concat!("`(", $text, ")`")]
            pub const $name: Specifier = Specifier(Index::$name as u8 + FIRST);
        )*
        /// Every specifier: its name, its value, and whether it makes its symbol thread-local.
        const SPECIFIERS: &[(&str, Specifier, bool)] = &[$(($text, $name, $tls)),*];
    };
}

specifiers! {
    NONE "none" false,
    GOT "got" false,
    GOT_PREL "got_prel" false,
    GOTOFF "gotoff" false,
    PLT "plt" false,
    PREL31 "prel31" false,
    SBREL "sbrel" false,
    TARGET1 "target1" false,
    TARGET2 "target2" false,
    GOTTPOFF "gottpoff" true,
    TLSCALL "tlscall" true,
    TLSDESC "tlsdesc" true,
    TLSDESCSEQ "" true,
    TLSGD "tlsgd" true,
    TLSLDM "tlsldm" true,
    TLSLDO "tlsldo" true,
    TPOFF "tpoff" true,
    FUNCDESC "funcdesc" false,
    GOTFUNCDESC "gotfuncdesc" false,
    GOTOFFFUNCDESC "gotofffuncdesc" false,
    GOTTPOFF_FDPIC "gottpoff_fdpic" true,
    TLSGD_FDPIC "tlsgd_fdpic" true,
    TLSLDM_FDPIC "tlsldm_fdpic" true,
    IMGREL "imgrel" false,
    SECREL32 "secrel32" false,
}

/// The specifier in parentheses with a name, ignoring case.
///
/// # Errors
/// The most similar name, if there is no such specifier.
pub fn in_brackets(name: &str) -> Result<Specifier, Option<&'static str>> {
    let named = SPECIFIERS.iter().filter(|s| !s.0.is_empty());
    match named.clone().find(|s| s.0.eq_ignore_ascii_case(name)) {
        Some(found) => Ok(found.1),
        None => Err(nearest(&name.to_ascii_lowercase(), named.map(|s| s.0))),
    }
}

/// The specifier between colons that a fixup kind is for.
#[must_use]
pub fn part_of(kind: Kind) -> Option<u8> {
    Some(match kind {
        Kind::Lower16 | Kind::ArmLower16 => LOWER16,
        Kind::Upper16 | Kind::ArmUpper16 => UPPER16,
        Kind::Lower0To7 => LOWER0_7,
        Kind::Lower8To15 => LOWER8_15,
        Kind::Upper0To7 => UPPER0_7,
        Kind::Upper8To15 => UPPER8_15,
        _ => return None,
    })
}

/// The name of the specifier between colons of a fixup kind; empty if it has none.
#[must_use]
#[cfg(feature = "disasm")]
pub fn of_fixup(kind: Kind) -> &'static str {
    let name = part_of(kind).and_then(|part| BETWEEN_COLONS.get(usize::from(part) - 1));
    name.copied().unwrap_or_default()
}

/// The name with which llvm-mc prints a specifier.
#[must_use]
pub fn name(specifier: Specifier) -> &'static str {
    /// Those that it prints in upper case; the names are from before and after the time when they were in lower case.
    const UPPER: [(Specifier, &str); 13] = [
        (GOT, "GOT"),
        (GOT_PREL, "GOT_PREL"),
        (GOTOFF, "GOTOFF"),
        (PLT, "PLT"),
        (GOTTPOFF, "GOTTPOFF"),
        (TLSGD, "TLSGD"),
        (TLSLDM, "TLSLDM"),
        (TLSLDO, "TLSLDO"),
        (TPOFF, "TPOFF"),
        (FUNCDESC, "FUNCDESC"),
        (GOTFUNCDESC, "GOTFUNCDESC"),
        (GOTOFFFUNCDESC, "GOTOFFFUNCDESC"),
        (SECREL32, "SECREL32"),
    ];
    let part = usize::from(specifier.0).checked_sub(1).and_then(|i| BETWEEN_COLONS.get(i));
    if let Some(name) = part {
        return name;
    }
    let upper = UPPER.iter().find(|known| known.0 == specifier).map(|known| known.1);
    upper.unwrap_or_else(|| SPECIFIERS.iter().find(|known| known.1 == specifier).map_or("", |known| known.0))
}

/// Returns whether a specifier makes its symbol thread-local.
#[must_use]
pub fn is_tls(specifier: Specifier) -> bool {
    specifier.0.checked_sub(FIRST).and_then(|i| SPECIFIERS.get(usize::from(i))).is_some_and(|s| s.2)
}

/// Returns whether a COFF object can represent a specifier.
#[must_use]
pub fn of_coff(specifier: Specifier) -> bool {
    [Specifier::NONE, NONE, IMGREL, SECREL32].contains(&specifier)
}

/// Returns whether a specifier selects some of the bits of a value.
#[must_use]
pub fn is_part(specifier: u8) -> bool {
    matches!(specifier, LOWER16..=UPPER8_15)
}

/// Returns whether a specifier selects 16 bits of a value.
#[must_use]
pub fn is_half(specifier: u8) -> bool {
    matches!(specifier, LOWER16 | UPPER16)
}
