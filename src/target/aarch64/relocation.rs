//! Specifiers, and the relocation of a field with one. One table says both.

use super::fixup::{FIXUPS, Kind};
use crate::ast::Specifier;
use crate::target::CoffRelocation;

/// What a specifier may stand in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// `add`
    Add,
    /// A load or store with an offset.
    Load,
}

/// A specifier: `R_AARCH64_*` of each field that it may stand on, 0 where it may not.
struct Row {
    /// Its name, between colons.
    name: &'static str,
    adrp: u32,
    add: u32,
    /// Of accesses of 1, 2, 4, 8 and 16 bytes.
    load: [u32; 5],
    movw: u32,
    literal: u32,
    adr: u32,
}

const NO_LOAD: [u32; 5] = [0; 5];

const fn row(name: &'static str) -> Row {
    Row { name, adrp: 0, add: 0, load: NO_LOAD, movw: 0, literal: 0, adr: 0 }
}

const fn page(name: &'static str, adrp: u32) -> Row {
    Row { adrp, ..row(name) }
}

const fn movw(name: &'static str, movw: u32) -> Row {
    Row { movw, ..row(name) }
}

const fn low(name: &'static str, add: u32, load: [u32; 5]) -> Row {
    Row { add, load, ..row(name) }
}

/// The specifiers; the first is none.
const ROWS: [Row; 56] = [
    Row { adrp: 275, literal: 273, adr: 274, ..row("") },
    low("lo12", 277, [278, 284, 285, 286, 299]),
    Row { literal: 309, ..page("got", 311) },
    Row { literal: 309, ..low("got_lo12", 0, [0, 0, 0, 312, 0]) },
    Row { literal: 309, ..low("gotpage_lo15", 0, [0, 0, 0, 313, 0]) },
    page("pg_hi21_nc", 276),
    movw("abs_g0", 263),
    movw("abs_g0_nc", 264),
    movw("abs_g0_s", 270),
    movw("abs_g1", 265),
    movw("abs_g1_nc", 266),
    movw("abs_g1_s", 271),
    movw("abs_g2", 267),
    movw("abs_g2_nc", 268),
    movw("abs_g2_s", 272),
    movw("abs_g3", 269),
    movw("prel_g0", 287),
    movw("prel_g0_nc", 288),
    movw("prel_g1", 289),
    movw("prel_g1_nc", 290),
    movw("prel_g2", 291),
    movw("prel_g2_nc", 292),
    movw("prel_g3", 293),
    movw("tprel_g0", 547),
    movw("tprel_g0_nc", 548),
    movw("tprel_g1", 545),
    movw("tprel_g1_nc", 546),
    movw("tprel_g2", 544),
    low("tprel_hi12", 549, NO_LOAD),
    low("tprel_lo12", 550, [552, 554, 556, 558, 570]),
    low("tprel_lo12_nc", 551, [553, 555, 557, 559, 571]),
    movw("dtprel_g0", 526),
    movw("dtprel_g0_nc", 527),
    movw("dtprel_g1", 524),
    movw("dtprel_g1_nc", 525),
    movw("dtprel_g2", 523),
    low("dtprel_hi12", 528, NO_LOAD),
    low("dtprel_lo12", 529, [531, 533, 535, 537, 572]),
    low("dtprel_lo12_nc", 530, [532, 534, 536, 538, 573]),
    Row { literal: 543, ..page("gottprel", 541) },
    Row { literal: 543, ..low("gottprel_lo12", 0, [0, 0, 0, 542, 0]) },
    Row { literal: 543, ..movw("gottprel_g0_nc", 540) },
    Row { literal: 543, ..movw("gottprel_g1", 539) },
    page("tlsdesc", 562),
    low("tlsdesc_lo12", 564, [0, 0, 0, 563, 0]),
    Row { literal: 588, adr: 594, ..page("got_auth", 590) },
    Row { literal: 588, ..low("got_auth_lo12", 593, [0, 0, 0, 591, 0]) },
    page("tlsdesc_auth", 595),
    low("tlsdesc_auth_lo12", 597, [0, 0, 0, 596, 0]),
    row("secrel_lo12"),
    row("secrel_hi12"),
    // Those behind an `@` in data.
    row("PLT"),
    row("GOTPCREL"),
    row("FUNCINIT"),
    row("IMGREL"),
    row("PAGEOFF"),
];

/// How many of [`ROWS`] stand between colons.
const COLONS: usize = 51;

const fn at(index: u8) -> Specifier {
    Specifier(index)
}

/// `@PLT`
pub const PLT: Specifier = at(51);
/// `@GOTPCREL`
pub const GOTPCREL: Specifier = at(52);
/// The specifier of a call of a resolver: it is thread-local and no more.
pub const TLSDESC_CALL: Specifier = at(43);
const FUNCINIT: Specifier = at(53);
/// `@IMGREL`
pub const IMGREL: Specifier = at(54);
/// `@PAGEOFF`: an older spelling of `:lo12:`.
pub const PAGEOFF: Specifier = at(55);
const SECREL_LO12: Specifier = at(49);
const SECREL_HI12: Specifier = at(50);
/// `:lo12:`
pub const LO12: Specifier = at(1);
const PAGE_NO_CHECK: Specifier = at(5);

/// A specifier between colons, in any case.
#[must_use]
pub fn between_colons(name: &[u8]) -> Option<u8> {
    ROWS[1..COLONS].iter().position(|r| r.name.as_bytes().eq_ignore_ascii_case(name)).map(|i| i as u8 + 1)
}

/// A specifier behind an `@`, in any case; else the name that is most like it.
pub fn behind_at(name: &str, coff: bool) -> Result<Specifier, Option<&'static str>> {
    let known: &[(&str, Specifier)] = if coff {
        &[("IMGREL", IMGREL), ("PAGEOFF", PAGEOFF)]
    } else {
        &[("PLT", PLT), ("GOTPCREL", GOTPCREL), ("FUNCINIT", FUNCINIT)]
    };
    match known.iter().find(|k| k.0.eq_ignore_ascii_case(name)) {
        Some(found) => Ok(found.1),
        None => Err(crate::diag::nearest(&name.to_ascii_uppercase(), known.iter().map(|k| k.0))),
    }
}

fn row_of(specifier: Specifier) -> &'static Row {
    ROWS.get(usize::from(specifier.0)).unwrap_or(&ROWS[0])
}

/// Whether the operand of an instruction may have a specifier.
#[must_use]
pub fn allows(specifier: u8, of: Use) -> bool {
    let specifier = Specifier(specifier);
    let row = row_of(specifier);
    let low = matches!(specifier, SECREL_LO12 | SECREL_HI12);
    match of {
        Use::Add => row.add != 0 || low,
        Use::Load => row.load != NO_LOAD || row.add != 0 || low,
    }
}

/// Whether a specifier means the bits from 12 on.
#[must_use]
pub fn is_high12(specifier: u8) -> bool {
    row_of(Specifier(specifier)).name.ends_with("_hi12")
}

/// Which halfword a specifier of `movz` means.
#[must_use]
pub fn mov_group(specifier: u8) -> Option<u8> {
    let row = row_of(Specifier(specifier));
    if row.movw == 0 {
        return None;
    }
    let at = row.name.find("_g")? + 2;
    row.name.as_bytes().get(at).map(|digit| digit - b'0')
}

/// The bits that `movz` and its kin get of a number known now, and whether the instruction becomes `movn` for a negative one.
///
/// # Errors
/// Where it has more bits.
pub fn mov_bits(specifier: Specifier, value: i64) -> Result<(u32, bool), &'static str> {
    let row = row_of(specifier);
    let shift = 16 * u32::from(mov_group(specifier.0).unwrap_or(0));
    if row.name.ends_with("_s") {
        let negative = value < 0;
        let rest = if negative { !value } else { value } >> shift;
        return if rest > 0xffff { Err("fixup value out of range") } else { Ok((rest as u32, negative)) };
    }
    let rest = (value as u64) >> shift;
    if rest > 0xffff && !row.name.ends_with("_nc") && shift < 48 {
        return Err("fixup value out of range");
    }
    Ok(((rest & 0xffff) as u32, false))
}

/// Whether a specifier makes its symbol thread-local.
#[must_use]
pub fn is_tls(specifier: Specifier) -> bool {
    let name = row_of(specifier).name;
    ["tprel_", "dtprel_", "gottprel", "tlsdesc"].iter().any(|start| name.starts_with(start))
}

/// Whether a specifier means an entry that the linker makes for the symbol.
#[must_use]
pub fn needs_symbol(specifier: Specifier) -> bool {
    let name = row_of(specifier).name;
    matches!(specifier, PLT | GOTPCREL) || name == "got" || name.starts_with("got_") || name.starts_with("gotpage")
}

/// Whether a specifier always needs a relocation.
#[must_use]
pub fn forces(specifier: Specifier) -> bool {
    specifier != Specifier::NONE && specifier != LO12
}

/// `R_AARCH64_*` of a field.
///
/// # Errors
/// What to tell the user where there is none.
pub fn elf(kind: Kind, specifier: Specifier, pc_relative: bool) -> Result<u32, String> {
    let row = row_of(specifier);
    Ok(match (kind, pc_relative) {
        (Kind::Data2, false) => 259,
        (Kind::Data4, _) if specifier == GOTPCREL => 315,
        (Kind::Data4, false) => 258,
        (Kind::Data8, false) if specifier == FUNCINIT => 317,
        (Kind::Data8, false) => 257,
        (Kind::Data2, true) => 262,
        (Kind::Data4, true) if specifier == PLT => 314,
        (Kind::Data4, true) => 261,
        (Kind::Data8, true) => 260,
        (Kind::Data1, _) => return Err("1-byte data relocations not supported".into()),
        (Kind::TlsDescCall, _) => 569,
        _ => return code(kind, row),
    })
}

/// The same of a field of an instruction.
fn code(kind: Kind, row: &Row) -> Result<u32, String> {
    let (found, what) = match kind {
        Kind::Branch26 => (282, ""),
        Kind::Call26 => (283, ""),
        Kind::Branch19 => (280, ""),
        Kind::TestBranch14 => (279, ""),
        Kind::Branch9 => (0, "compare and branch"),
        Kind::Literal19 => (if row.literal == 0 { ROWS[0].literal } else { row.literal }, ""),
        Kind::Adr21 => (row.adr, "adr"),
        Kind::Adrp21 => (row.adrp, "adrp"),
        Kind::Add12 => (row.add, "add (uimm12)"),
        Kind::Load8 => (row.load[0], "8-bit load/store"),
        Kind::Load16 => (row.load[1], "16-bit load/store"),
        Kind::Load32 => (row.load[2], "32-bit load/store"),
        Kind::Load64 => (row.load[3], "64-bit load/store"),
        Kind::Load128 => (row.load[4], "128-bit load/store"),
        Kind::MovW => (row.movw, "movz/movk"),
        _ => (0, "this"),
    };
    if found == 0 { Err(format!("invalid fixup for {what} instruction")) } else { Ok(found) }
}

/// `IMAGE_REL_ARM64_*` of a field.
///
/// # Errors
/// What to tell the user where there is none.
pub fn coff(kind: Kind, specifier: Specifier, difference: bool) -> Result<CoffRelocation, String> {
    use Kind::{Load8, Load16, Load32, Load64, Load128};
    let row = row_of(specifier);
    let number = match (kind, specifier) {
        // A difference of 64 bits gets the relocation of 32: there is no other.
        (Kind::Data4 | Kind::Data8, _) if difference => 17,
        _ if difference => return Err("Cannot represent this expression".into()),
        (Kind::Data4, IMGREL) => 2,
        (Kind::Data4, _) => 1,
        (Kind::Data8, _) => 14,
        (Kind::SecRel4, _) => 8,
        (Kind::SecIdx2, _) => 13,
        _ if !matches!(specifier, Specifier::NONE | LO12 | PAGE_NO_CHECK | SECREL_LO12 | SECREL_HI12) => {
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
        _ => return Err(format!("COFF has no relocation for a field '{}'", FIXUPS[kind as usize].name)),
    };
    // The linker counts differences from the end of the field.
    Ok(CoffRelocation { kind: number, bias: if number == 17 { 4 } else { 0 }, zero: kind == Kind::SecIdx2 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specifiers_stand_at_their_numbers() {
        for (specifier, name) in [
            (PLT, "PLT"),
            (GOTPCREL, "GOTPCREL"),
            (FUNCINIT, "FUNCINIT"),
            (IMGREL, "IMGREL"),
            (PAGEOFF, "PAGEOFF"),
            (PAGE_NO_CHECK, "pg_hi21_nc"),
            (SECREL_LO12, "secrel_lo12"),
            (SECREL_HI12, "secrel_hi12"),
            (LO12, "lo12"),
        ] {
            assert_eq!(row_of(specifier).name, name);
        }
        assert_eq!(ROWS[COLONS].name, "PLT");
        assert_eq!(elf(Kind::Load64, LO12, false), Ok(286));
        assert_eq!(elf(Kind::Adrp21, Specifier::NONE, false), Ok(275));
        assert!(elf(Kind::Adr21, LO12, false).is_err());
        assert_eq!(mov_group(between_colons(b"ABS_G2_NC").unwrap_or(0)), Some(2));
    }
}
