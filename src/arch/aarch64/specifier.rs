//! Relocation specifiers: which value of a symbol they select, and which of its bits.

use crate::parse::ast::Specifier;

/// The value of a symbol that a specifier selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// Unspecified.
    None,
    /// The address.
    Address,
    /// The address as a signed value.
    SignedAddress,
    /// The PC-relative distance.
    Distance,
    /// The GOT entry.
    Got,
    /// The offset in the module's TLS block.
    DtpRel,
    /// The GOT entry with the offset from the thread pointer.
    GotTpRel,
    /// The offset from the thread pointer.
    TpRel,
    /// The TLS descriptor.
    TlsDesc,
    /// The offset in the COFF section.
    SecRel,
    /// The signed GOT entry.
    GotAuth,
    /// The signed TLS descriptor.
    TlsDescAuth,
    /// A specifier for data only.
    Data,
}

/// The bits of the value that a specifier selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Unspecified.
    None,
    /// The page.
    Page,
    /// Bits 0 to 11.
    Low,
    /// Bits 12 to 23.
    High,
    /// The 16 bits with this index.
    Half(u8),
    /// Bits 0 to 14.
    Low15,
}

#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The name, between colons or after an `@`.
    pub name: &'static str,
    pub location: Location,
    pub part: Part,
    /// The linker does not check for overflow.
    pub unchecked: bool,
}

const fn row(name: &'static str, location: Location, part: Part) -> Row {
    Row { name, location, part, unchecked: false }
}

const fn nc(name: &'static str, location: Location, part: Part) -> Row {
    Row { name, location, part, unchecked: true }
}

use Location::*;
use Part::{Half, High, Low, Low15, Page};

/// The specifiers; the first means none.
const ROWS: [Row; 58] = [
    row("", Location::None, Part::None),
    nc("lo12", Address, Low),
    nc("pg_hi21_nc", Address, Page),
    row("abs_g0", Address, Half(0)),
    nc("abs_g0_nc", Address, Half(0)),
    row("abs_g0_s", SignedAddress, Half(0)),
    row("abs_g1", Address, Half(1)),
    nc("abs_g1_nc", Address, Half(1)),
    row("abs_g1_s", SignedAddress, Half(1)),
    row("abs_g2", Address, Half(2)),
    nc("abs_g2_nc", Address, Half(2)),
    row("abs_g2_s", SignedAddress, Half(2)),
    row("abs_g3", Address, Half(3)),
    row("prel_g0", Distance, Half(0)),
    nc("prel_g0_nc", Distance, Half(0)),
    row("prel_g1", Distance, Half(1)),
    nc("prel_g1_nc", Distance, Half(1)),
    row("prel_g2", Distance, Half(2)),
    nc("prel_g2_nc", Distance, Half(2)),
    row("prel_g3", Distance, Half(3)),
    row("got", Got, Page),
    nc("got_lo12", Got, Low),
    nc("gotpage_lo15", Got, Low15),
    row("got_auth", GotAuth, Page),
    nc("got_auth_lo12", GotAuth, Low),
    row("tprel_g0", TpRel, Half(0)),
    nc("tprel_g0_nc", TpRel, Half(0)),
    row("tprel_g1", TpRel, Half(1)),
    nc("tprel_g1_nc", TpRel, Half(1)),
    row("tprel_g2", TpRel, Half(2)),
    row("tprel_hi12", TpRel, High),
    row("tprel_lo12", TpRel, Low),
    nc("tprel_lo12_nc", TpRel, Low),
    row("dtprel_g0", DtpRel, Half(0)),
    nc("dtprel_g0_nc", DtpRel, Half(0)),
    row("dtprel_g1", DtpRel, Half(1)),
    nc("dtprel_g1_nc", DtpRel, Half(1)),
    row("dtprel_g2", DtpRel, Half(2)),
    row("dtprel_hi12", DtpRel, High),
    row("dtprel_lo12", DtpRel, Low),
    nc("dtprel_lo12_nc", DtpRel, Low),
    row("gottprel", GotTpRel, Page),
    nc("gottprel_lo12", GotTpRel, Low),
    nc("gottprel_g0_nc", GotTpRel, Half(0)),
    row("gottprel_g1", GotTpRel, Half(1)),
    row("tlsdesc", TlsDesc, Page),
    row("tlsdesc_lo12", TlsDesc, Low),
    row("tlsdesc_auth", TlsDescAuth, Page),
    row("tlsdesc_auth_lo12", TlsDescAuth, Low),
    row("secrel_lo12", SecRel, Low),
    row("secrel_hi12", SecRel, High),
    // These follow an `@` in data.
    row("PLT", Data, Part::None),
    row("GOTPCREL", Data, Part::None),
    row("FUNCINIT", Data, Part::None),
    row("IMGREL", Data, Part::None),
    row("PAGEOFF", Data, Part::None),
    row("AUTH", Data, Part::None),
    // Without a name: an expression that is not a symbol plus a constant.
    row("", Location::None, Part::None),
];

/// The number of [`ROWS`] that are written between colons.
const COLONS: usize = 51;

/// The specifier with a name.
const fn named(name: &str) -> Specifier {
    let mut index = 1;
    while index < ROWS.len() {
        if is_same(ROWS[index].name.as_bytes(), name.as_bytes()) {
            return Specifier(index as u8);
        }
        index += 1;
    }
    Specifier(0)
}

const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

/// `@PLT`
pub const PLT: Specifier = named("PLT");
/// `@GOTPCREL`
pub const GOTPCREL: Specifier = named("GOTPCREL");
/// `@FUNCINIT`
pub const FUNCINIT: Specifier = named("FUNCINIT");
/// `@IMGREL`
pub const IMGREL: Specifier = named("IMGREL");
/// `@PAGEOFF`: an older spelling of `:lo12:`.
pub const PAGEOFF: Specifier = named("PAGEOFF");
/// `@AUTH`: a signed pointer.
pub const AUTH: Specifier = named("AUTH");
/// `:lo12:`
pub const LO12: Specifier = named("lo12");
/// `:pg_hi21_nc:`
pub const PAGE_NO_CHECK: Specifier = named("pg_hi21_nc");
/// `:secrel_lo12:`
pub const SECREL_LO12: Specifier = named("secrel_lo12");
/// `:secrel_hi12:`
pub const SECREL_HI12: Specifier = named("secrel_hi12");
/// A call of a TLS descriptor's resolver. It only makes the symbol thread-local.
pub const TLSDESC_CALL: Specifier = named("tlsdesc");
/// An expression that is not a symbol plus a constant.
pub const RAW: Specifier = Specifier(ROWS.len() as u8 - 1);

/// The specifiers that apply to a whole expression, as a bit mask: all but those after an `@`.
pub const OF_EXPRESSIONS: u64 = ((1 << COLONS) - 2) | (1 << AUTH.0) | (1 << RAW.0);

/// The names of the specifiers that are written between colons, from number 1 on.
pub const BETWEEN_COLONS: [&str; COLONS - 1] = {
    let mut names = [""; COLONS - 1];
    let mut at = 0;
    while at < names.len() {
        names[at] = ROWS[at + 1].name;
        at += 1;
    }
    names
};

/// The specifier after an `@` with a name, ignoring case; the error is the most similar name.
fn after_at(name: &str, known: &[(&'static str, Specifier)]) -> Result<Specifier, Option<&'static str>> {
    let found = known.iter().find(|k| k.0.eq_ignore_ascii_case(name)).map(|k| k.1);
    found.ok_or_else(|| crate::diag::nearest(&name.to_ascii_uppercase(), known.iter().map(|k| k.0)))
}

/// The specifier after an `@` in COFF.
///
/// # Errors
/// The most similar name.
pub fn of_coff(name: &str) -> Result<Specifier, Option<&'static str>> {
    after_at(name, &[("IMGREL", IMGREL), ("PAGEOFF", PAGEOFF)])
}

/// The specifier after an `@` in ELF.
///
/// # Errors
/// The most similar name.
pub fn of_elf(name: &str) -> Result<Specifier, Option<&'static str>> {
    after_at(name, &[("PLT", PLT), ("GOTPCREL", GOTPCREL), ("FUNCINIT", FUNCINIT)])
}

#[must_use]
pub fn row_of(specifier: Specifier) -> &'static Row {
    ROWS.get(usize::from(specifier.0)).unwrap_or(&ROWS[0])
}

/// Returns whether a specifier is written between colons before the whole expression.
#[must_use]
pub fn is_before(specifier: Specifier) -> bool {
    (1..COLONS).contains(&usize::from(specifier.0)) || specifier == RAW
}

/// Returns whether the immediate of `add` accepts a symbol with this specifier.
#[must_use]
pub fn of_add(specifier: u8) -> bool {
    let Row { location, part, .. } = row_of(Specifier(specifier));
    match part {
        Low => !matches!(location, Got | GotTpRel),
        High => true,
        _ => Specifier(specifier) == RAW,
    }
}

/// Returns whether the offset of a load or store accepts a symbol with this specifier.
#[must_use]
pub fn of_load(specifier: u8) -> bool {
    let Row { location, part, .. } = row_of(Specifier(specifier));
    match part {
        Low | Low15 => true,
        High => *location == SecRel,
        _ => Specifier(specifier) == RAW,
    }
}

/// Returns whether `adrp` accepts a symbol with this specifier.
#[must_use]
pub fn of_adrp(specifier: u8) -> bool {
    let Row { part, unchecked, location, .. } = row_of(Specifier(specifier));
    match part {
        Page => *location != Address || *unchecked,
        Part::None => *location == Location::None,
        Low15 => true,
        _ => false,
    }
}

/// Returns whether `adr` accepts a symbol with this specifier.
#[must_use]
pub fn of_adr(specifier: u8) -> bool {
    let Row { part, location, .. } = row_of(Specifier(specifier));
    matches!((location, part), (Location::None, Part::None) | (GotAuth, Page))
}

/// Returns whether a specifier selects a signed value.
#[must_use]
pub fn is_signed(specifier: u8) -> bool {
    row_of(Specifier(specifier)).location == SignedAddress
}

/// Returns whether a specifier selects bits 12 to 23.
#[must_use]
pub fn is_high12(specifier: u8) -> bool {
    row_of(Specifier(specifier)).part == High
}

/// The index of the 16 bits that a specifier of `movz` selects.
#[must_use]
pub fn mov_group(specifier: u8) -> Option<u8> {
    match row_of(Specifier(specifier)).part {
        Half(group) => Some(group),
        _ => Option::None,
    }
}

/// Returns whether the linker may turn `movz` with this specifier into `movn`.
#[must_use]
pub fn may_be_negative(specifier: Specifier) -> bool {
    let Row { location, part, unchecked, .. } = row_of(specifier);
    specifier == RAW || matches!((location, part), (DtpRel | TpRel | GotTpRel, Half(_)) if !unchecked)
}

/// Returns whether a specifier makes its symbol thread-local.
#[must_use]
pub fn is_tls(specifier: Specifier) -> bool {
    matches!(row_of(specifier).location, TpRel | DtpRel | GotTpRel | TlsDesc | TlsDescAuth)
}

/// Returns whether a specifier refers to an entry that the linker creates for the symbol.
#[must_use]
pub fn needs_symbol(specifier: Specifier) -> bool {
    let location = row_of(specifier).location;
    matches!(specifier, PLT | GOTPCREL) || matches!(location, Got | GotAuth | DtpRel | GotTpRel | TpRel | TlsDescAuth)
}
