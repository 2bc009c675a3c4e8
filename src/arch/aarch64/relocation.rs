//! Maps fixup kinds and specifiers to relocation types. Each table covers one kind of field for both pointer sizes of
//! the ELF ABI.

use super::fixup::Kind;
use super::specifier::{
    AUTH, FUNCINIT, GOTPCREL, IMGREL, LO12, Location, PAGE_NO_CHECK, PAGEOFF, PLT, Part, RAW, Row, SECREL_HI12,
    SECREL_LO12, row_of,
};
use crate::arch::{CoffRelocation, Pair};
use crate::parse::ast::Specifier;
use Location::{Address, Distance, DtpRel, Got, GotAuth, GotTpRel, SignedAddress, TlsDesc, TlsDescAuth, TpRel};
use Part::{Half, High, Low, Low15};

/// The relocations of a specifier, `R_AARCH64_*` and `R_AARCH64_P32_*`; 0 if the ABI lacks it.
struct Entry {
    location: Location,
    /// `None` matches any part.
    part: Option<Part>,
    /// `None` matches both.
    unchecked: Option<bool>,
    number: u32,
    short: u32,
}

const fn any(location: Location, unchecked: bool, number: u32, short: u32) -> Entry {
    Entry { location, part: None, unchecked: Some(unchecked), number, short }
}

const fn of(location: Location, part: Part, unchecked: bool, number: u32, short: u32) -> Entry {
    Entry { location, part: Some(part), unchecked: Some(unchecked), number, short }
}

const fn either(location: Location, number: u32, short: u32) -> Entry {
    Entry { location, part: None, unchecked: None, number, short }
}

const ADRP: &[Entry] = &[
    any(Address, false, 275, 0x0b),
    any(Address, true, 276, 0),
    any(Got, false, 311, 0x1a),
    any(GotAuth, false, 590, 0),
    any(GotTpRel, false, 541, 0x67),
    any(TlsDesc, false, 562, 0x7c),
    any(TlsDescAuth, false, 595, 0),
];

const ADD: &[Entry] = &[
    any(Address, true, 277, 0x0c),
    of(DtpRel, High, false, 528, 0x5a),
    of(DtpRel, Low, false, 529, 0x5b),
    of(DtpRel, Low, true, 530, 0x5c),
    of(TpRel, High, false, 549, 0x6d),
    of(TpRel, Low, false, 550, 0x6e),
    of(TpRel, Low, true, 551, 0x6f),
    of(TlsDesc, Low, false, 564, 0x7e),
    of(TlsDescAuth, Low, false, 597, 0),
    of(GotAuth, Low, true, 593, 0),
];

/// The relocations of a load or store: the absolute one, and for DTPREL and TPREL the first of two, each for both
/// pointer sizes.
const fn access(address: (u32, u32), dtprel: (u32, u32), tprel: (u32, u32)) -> [Entry; 5] {
    [
        any(Address, true, address.0, address.1),
        any(DtpRel, false, dtprel.0, dtprel.1),
        any(DtpRel, true, dtprel.0 + 1, dtprel.1 + 1),
        any(TpRel, false, tprel.0, tprel.1),
        any(TpRel, true, tprel.0 + 1, tprel.1 + 1),
    ]
}

const LOAD8: &[Entry] = &access((278, 0x0d), (531, 0x5d), (552, 0x70));
const LOAD16: &[Entry] = &access((284, 0x0e), (533, 0x5f), (554, 0x72));
const LOAD32: &[Entry] = &access((285, 0x0f), (535, 0x61), (556, 0x74));
const LOAD64: &[Entry] = &access((286, 0x10), (537, 0x63), (558, 0x76));
const LOAD128: &[Entry] = &access((299, 0x11), (572, 0x65), (570, 0x78));

const LOAD32_TABLES: &[Entry] = &[any(Got, true, 0, 0x1b), any(GotTpRel, true, 0, 0x68), any(TlsDesc, false, 0, 0x7d)];

const LOAD64_TABLES: &[Entry] = &[
    of(Got, Low15, true, 313, 0),
    any(Got, true, 312, 0),
    any(GotAuth, true, 591, 0),
    any(GotTpRel, true, 542, 0),
    either(TlsDesc, 563, 0),
    either(TlsDescAuth, 596, 0),
];

const MOVW: &[Entry] = &[
    of(Address, Half(0), false, 263, 5),
    of(Address, Half(0), true, 264, 6),
    of(Address, Half(1), false, 265, 7),
    of(Address, Half(1), true, 266, 0),
    of(Address, Half(2), false, 267, 0),
    of(Address, Half(2), true, 268, 0),
    of(Address, Half(3), false, 269, 0),
    of(SignedAddress, Half(0), false, 270, 8),
    of(SignedAddress, Half(1), false, 271, 0),
    of(SignedAddress, Half(2), false, 272, 0),
    of(Distance, Half(0), false, 287, 0x16),
    of(Distance, Half(0), true, 288, 0x17),
    of(Distance, Half(1), false, 289, 0x18),
    of(Distance, Half(1), true, 290, 290),
    of(Distance, Half(2), false, 291, 291),
    of(Distance, Half(2), true, 292, 292),
    of(Distance, Half(3), false, 293, 293),
    of(DtpRel, Half(0), false, 526, 0x58),
    of(DtpRel, Half(0), true, 527, 0x59),
    of(DtpRel, Half(1), false, 524, 0x57),
    of(DtpRel, Half(1), true, 525, 0),
    of(DtpRel, Half(2), false, 523, 0),
    of(TpRel, Half(0), false, 547, 0x6b),
    of(TpRel, Half(0), true, 548, 0x6c),
    of(TpRel, Half(1), false, 545, 0x6a),
    of(TpRel, Half(1), true, 546, 0),
    of(TpRel, Half(2), false, 544, 0),
    of(GotTpRel, Half(0), true, 540, 0),
    of(GotTpRel, Half(1), false, 539, 0),
];

const LITERAL: &[Entry] = &[either(GotTpRel, 543, 0x69), either(Got, 309, 0x19), either(GotAuth, 588, 0)];

/// The `R_AARCH64_*` type of a fixup, or `R_AARCH64_P32_*` for ILP32.
///
/// # Errors
/// The message if no such relocation exists.
pub fn elf(kind: Kind, specifier: Specifier, pc_relative: bool, ilp32: bool) -> Result<u32, String> {
    let (number, short) = match (kind, pc_relative) {
        (Kind::Branch26, _) => (282, 0x14),
        (Kind::Call26, _) => (283, 0x15),
        (Kind::Branch19, _) => (280, 0x13),
        (Kind::TestBranch14, _) => (279, 0x12),
        (Kind::Adrp21, _) if specifier == Specifier::NONE => (275, 0x0b),
        (Kind::Adr21, _) if specifier == Specifier::NONE => (274, 0x0a),
        (Kind::Data4, false) if specifier == GOTPCREL && !ilp32 => (315, 0),
        (Kind::Data4, false) => (258, 1),
        (Kind::Data8, false) if specifier == FUNCINIT => (317, 0),
        (Kind::Data8, false) => (257, 0),
        (Kind::Data2, false) => (259, 2),
        (Kind::Data2, true) => (262, 4),
        (Kind::Data4, true) if specifier == PLT => (314, 0x1d),
        (Kind::Data4, true) => (261, 3),
        (Kind::Data8, true) => (260, 0),
        (Kind::Data1, _) => return Err("1-byte data relocations not supported".into()),
        (Kind::Auth8, _) => (580, 0),
        (Kind::TlsDescCall, _) => (569, 0x7f),
        (Kind::Branch9, _) => return Err("relocation of compare-and-branch instructions not supported".into()),
        (Kind::Branch16, _) => return Err("relocation of PAC/AUT instructions is not supported".into()),
        _ => return code(kind, row_of(specifier), ilp32),
    };
    choose(kind, row_of(specifier), (number, short), ilp32)
}

fn choose(kind: Kind, row: &Row, (number, short): (u32, u32), ilp32: bool) -> Result<u32, String> {
    let found = if ilp32 { short } else { number };
    if found != 0 {
        return Ok(found);
    }
    let abi = if ilp32 { "ILP32" } else { "LP64" };
    let specifier = if row.name.is_empty() { String::new() } else { format!(" with :{}:", row.name) };
    Err(format!("relocation of {}{specifier} is not supported in {abi}", kind.info().shown))
}

/// The relocation type of an instruction's field.
fn code(kind: Kind, row: &Row, ilp32: bool) -> Result<u32, String> {
    let tables: [&[Entry]; 2] = match kind {
        Kind::Adrp21 => [ADRP, &[]],
        Kind::Add12 => [ADD, &[]],
        Kind::Load8 => [LOAD8, &[]],
        Kind::Load16 => [LOAD16, &[]],
        Kind::Load32 => [LOAD32, LOAD32_TABLES],
        Kind::Load64 => [LOAD64, LOAD64_TABLES],
        Kind::Load128 => [LOAD128, &[]],
        Kind::Literal19 => [LITERAL, &[either(Location::None, 273, 9)]],
        Kind::Adr21 if row.location == GotAuth => return choose(kind, row, (594, 0), ilp32),
        Kind::Adr21 if row.location == Address => return choose(kind, row, (274, 0x0a), ilp32),
        _ if kind.is_movw() => [MOVW, &[]],
        _ => [&[], &[]],
    };
    let fits = |entry: &&Entry| {
        entry.location == row.location
            && entry.part.is_none_or(|part| part == row.part)
            && entry.unchecked.is_none_or(|unchecked| unchecked == row.unchecked)
    };
    match tables.into_iter().flatten().find(fits) {
        Some(entry) => choose(kind, row, (entry.number, entry.short), ilp32),
        // A literal is PC-relative whatever the specifier.
        None if kind == Kind::Literal19 => choose(kind, row, (273, 9), ilp32),
        None => Err(match kind {
            Kind::Adrp21 => "invalid symbol kind for ADRP relocation".into(),
            Kind::Adr21 => "invalid symbol kind for ADR relocation".into(),
            _ if kind.is_movw() && row.location == Location::None => NO_ADDRESS.into(),
            _ => format!("invalid fixup for {} instruction", kind.info().shown),
        }),
    }
}

/// For a word that is not a register and was taken for a symbol.
const NO_ADDRESS: &str = "the address of a symbol cannot be an immediate of 'mov', and no register has this name: use 'ldr x0, =name' to load it, or 'adr' or 'adrp' to compute it";

/// Returns whether a field ignores the specifier, so that the value or relocation is that of the bare symbol.
#[must_use]
pub fn loses(kind: Kind, specifier: Specifier, resolved: bool, pc_relative: bool) -> bool {
    let row = row_of(specifier);
    match kind {
        _ if specifier == RAW => false,
        Kind::Branch26 | Kind::Call26 | Kind::Branch19 | Kind::TestBranch14 | Kind::Branch9 | Kind::Branch16 => true,
        Kind::Literal19 => resolved || !matches!(row.location, Got | GotAuth | GotTpRel),
        Kind::Adr21 => resolved,
        // COFF has no relocation of a load or store for these bits; llvm-mc uses the one for the low bits.
        Kind::Load8 | Kind::Load16 | Kind::Load32 | Kind::Load64 | Kind::Load128 if specifier == SECREL_HI12 => true,
        Kind::Add12 | Kind::Load8 | Kind::Load16 | Kind::Load32 | Kind::Load64 | Kind::Load128 => {
            resolved && specifier != LO12
        }
        Kind::Data4 | Kind::Data8 if specifier == IMGREL => kind == Kind::Data8 || pc_relative,
        Kind::Data4 if specifier == PLT => !pc_relative,
        Kind::Data4 if specifier == GOTPCREL => pc_relative,
        Kind::Data8 if specifier == FUNCINIT => pc_relative,
        Kind::Data2 | Kind::Data4 | Kind::Data8 => {
            matches!(specifier, PLT | GOTPCREL | FUNCINIT | AUTH | PAGEOFF)
        }
        _ => false,
    }
}

/// The `IMAGE_REL_ARM64_*` type of a fixup.
///
/// # Errors
/// The message if no such relocation exists.
pub fn coff(kind: Kind, specifier: Specifier, difference: bool) -> Result<CoffRelocation, String> {
    use Kind::{Load8, Load16, Load32, Load64, Load128};
    let row = row_of(specifier);
    let number = match (kind, specifier) {
        // A 64-bit difference gets the 32-bit relocation: there is no other.
        (Kind::Data4 | Kind::Data8, _) if difference => 17,
        _ if difference => return Err("Cannot represent this expression".into()),
        (Kind::Data4, IMGREL) => 2,
        (Kind::Data4, _) => 1,
        (Kind::Data8, _) => 14,
        (Kind::SecRel4, _) => 8,
        (Kind::SecIdx2, _) => 13,
        _ if !matches!(specifier, Specifier::NONE | RAW | LO12 | PAGE_NO_CHECK | SECREL_LO12 | SECREL_HI12) => {
            return Err(format!("relocation specifier :{}: unsupported on COFF targets", row.name));
        }
        (Kind::Add12, SECREL_LO12) => 9,
        (Kind::Add12, SECREL_HI12) => 10,
        (Kind::Add12, _) => 6,
        (Load8 | Load16 | Load32 | Load64 | Load128, SECREL_LO12) => 11,
        (Load8 | Load16 | Load32 | Load64 | Load128, _) => 7,
        (Kind::Adr21, _) => 5,
        (Kind::Adrp21, _) => 4,
        (Kind::Branch26 | Kind::Call26, _) => 3,
        (Kind::Branch19, _) => 15,
        (Kind::TestBranch14, _) => 16,
        _ if specifier != Specifier::NONE => {
            return Err(format!("relocation specifier :{}: unsupported on COFF targets", row.name));
        }
        _ => return Err(format!("COFF has no relocation for a field '{}'", kind.info().shown)),
    };
    // Linkers compute the difference from the end of the field.
    Ok(CoffRelocation {
        kind: number,
        bias: if number == 17 { 4 } else { 0 },
        zero: kind == Kind::SecIdx2,
        pair: Pair::None,
    })
}
