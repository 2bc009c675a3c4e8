//! Maps fixup kinds and specifiers to relocation types (ELF for the Arm Architecture, "Relocation codes table"; PE
//! format, "ARM Processors").

use super::fixup::Kind;
use super::specifier as spec;
use crate::arch::{CoffRelocation, Pair};
use crate::parse::ast::Specifier;
use object::pe::{
    IMAGE_REL_ARM_ADDR32, IMAGE_REL_ARM_ADDR32NB, IMAGE_REL_ARM_BLX23T, IMAGE_REL_ARM_BRANCH20T,
    IMAGE_REL_ARM_BRANCH24T, IMAGE_REL_ARM_MOV32T, IMAGE_REL_ARM_REL32, IMAGE_REL_ARM_SECREL, IMAGE_REL_ARM_SECTION,
};

/// No specifier.
const PLAIN: Specifier = Specifier::NONE;

/// `R_ARM_ABS32`
const ABS32: u32 = 2;
/// `R_ARM_REL32`
pub const REL32: u32 = 3;
/// `R_ARM_BASE_PREL`
pub const BASE_PREL: u32 = 25;
/// `R_ARM_PREL31`
const PREL31: u32 = 42;

/// The relocation types of 4-byte data by specifier.
const DATA: &[(Specifier, u32)] = &[
    (PLAIN, ABS32),
    (spec::NONE, 0),
    (spec::SBREL, 9),
    (spec::GOTOFF, 24),
    (spec::GOT, 26),
    (spec::TARGET1, 38),
    (spec::TARGET2, 41),
    (spec::PREL31, PREL31),
    (spec::TLSDESC, 90),
    (spec::TLSCALL, 91),
    (spec::TLSDESCSEQ, 92),
    (spec::GOT_PREL, 96),
    (spec::TLSGD, 104),
    (spec::TLSLDM, 105),
    (spec::TLSLDO, 106),
    (spec::GOTTPOFF, 107),
    (spec::TPOFF, 108),
];

/// The relocation types of PC-relative 4-byte data by specifier.
const RELATIVE_DATA: &[(Specifier, u32)] =
    &[(PLAIN, REL32), (spec::PREL31, PREL31), (spec::GOT_PREL, 96), (spec::GOTTPOFF, 107)];

/// Specifiers that require FDPIC (function descriptors).
const FDPIC: &[Specifier] = &[
    spec::FUNCDESC,
    spec::GOTFUNCDESC,
    spec::GOTOFFFUNCDESC,
    spec::GOTTPOFF_FDPIC,
    spec::TLSGD_FDPIC,
    spec::TLSLDM_FDPIC,
];

/// Looks up a specifier in a table.
fn of(table: &[(Specifier, u32)], specifier: Specifier, what: &str) -> Result<u32, String> {
    if FDPIC.contains(&specifier) {
        return Err("this relocation is only supported in FDPIC mode".to_owned());
    }
    let found = table.iter().find(|entry| entry.0 == specifier);
    found.map(|entry| entry.1).ok_or_else(|| format!("invalid fixup for {what}"))
}

const NO_ADDRESS: &str = "no relocation can put the address of a symbol into this field, and no register has this name: use 'ldr r0, =name' to load an address";

/// The `R_ARM_*` type of a fixup; `relative` means that the value is PC-relative.
///
/// # Errors
/// The message if no such relocation exists.
pub fn elf(kind: Kind, specifier: Specifier, relative: bool) -> Result<u32, String> {
    let unsupported = || Err(NO_ADDRESS.to_owned());
    Ok(match (kind, relative) {
        (Kind::None, _) if specifier == spec::TLSDESCSEQ => 92,
        (Kind::Data4, true) => of(RELATIVE_DATA, specifier, "4-byte pc-relative data relocation")?,
        (Kind::Data4, false) => of(DATA, specifier, "4-byte data relocation")?,
        (Kind::Data1, false) => of(&[(PLAIN, 8)], specifier, "1-byte data relocation")?,
        (Kind::Data2, false) => of(&[(PLAIN, 5)], specifier, "2-byte data relocation")?,
        // Debug sections are not loaded, so a section-relative value is the absolute one.
        (Kind::SecRel4, _) => ABS32,
        (Kind::Call24 | Kind::Exchange24, _) if specifier == spec::TLSCALL => 93,
        (Kind::Call24 | Kind::Exchange24, _) => 10,
        (Kind::ArmCall24 | Kind::ArmExchange24, _) if specifier == spec::TLSCALL => 91,
        (Kind::ArmCall24 | Kind::ArmExchange24, _) => 28,
        (Kind::ArmLiteral12, _) => 4,
        (Kind::ArmLiteral8, _) => 64,
        (Kind::ArmAdr12, _) => 58,
        (Kind::ArmLower16, true) => 45,
        (Kind::ArmUpper16, true) => 46,
        (Kind::ArmLower16, false) => of(&[(PLAIN, 43), (spec::SBREL, 84)], specifier, "ARM MOVW instruction")?,
        (Kind::ArmUpper16, false) => of(&[(PLAIN, 44), (spec::SBREL, 85)], specifier, "ARM MOVT instruction")?,
        // A conditional call does not switch to T32.
        (Kind::ArmJump24 | Kind::ArmConditionalJump24 | Kind::ArmConditionalCall24, _) => 29,
        (Kind::Branch24, _) => 30,
        (Kind::Branch20, _) => 51,
        (Kind::Branch11, _) => 102,
        (Kind::Branch8, _) => 103,
        (Kind::Literal12, _) => 54,
        (Kind::Literal8 | Kind::Adr8, _) => 11,
        (Kind::Adr12, _) => 53,
        (Kind::Lower16, true) => 49,
        (Kind::Upper16, true) => 50,
        (Kind::Lower16, false) => of(&[(PLAIN, 47), (spec::SBREL, 87)], specifier, "Thumb MOVW instruction")?,
        (Kind::Upper16, false) => of(&[(PLAIN, 48), (spec::SBREL, 88)], specifier, "Thumb MOVT instruction")?,
        (Kind::Lower0To7, _) => 132,
        (Kind::Lower8To15, _) => 133,
        (Kind::Upper0To7, _) => 134,
        (Kind::Upper8To15, _) => 135,
        (Kind::FutureTarget16, _) => 136,
        (Kind::FutureTarget12, _) => 137,
        (Kind::FutureTarget18, _) => 138,
        _ => return unsupported(),
    })
}

/// The warning for a `cbz` to a label in another section or object, which becomes a `nop`, as in llvm-mc.
pub const NO_COMPARE_BRANCH: &str =
    "there is no relocation for 'cbz' and 'cbnz', which can only reach labels in their own section: it becomes a 'nop'";

/// Returns whether an ELF relocation type must refer to the symbol itself rather than to its section.
#[must_use]
pub fn names_symbol(number: u32) -> bool {
    !matches!(number, ABS32 | PREL31)
}

/// The `IMAGE_REL_ARM_*` type of a fixup; `difference` means that a place in the fixup's section is subtracted.
///
/// # Errors
/// The message if no such relocation exists.
pub fn coff(kind: Kind, specifier: Specifier, difference: bool) -> Result<CoffRelocation, String> {
    let plain = |kind: u16| CoffRelocation { kind, bias: 0, zero: kind == IMAGE_REL_ARM_SECTION.0, pair: Pair::None };
    let branch = |kind: u16| CoffRelocation { bias: 4, ..plain(kind) };
    if difference {
        return match kind {
            Kind::Data4 => Ok(CoffRelocation { bias: 4, ..plain(IMAGE_REL_ARM_REL32.0) }),
            _ => Err("Cannot represent this expression".to_owned()),
        };
    }
    Ok(match kind {
        Kind::Data4 if specifier == spec::IMGREL => plain(IMAGE_REL_ARM_ADDR32NB.0),
        Kind::Data4 if specifier == spec::SECREL32 => plain(IMAGE_REL_ARM_SECREL.0),
        Kind::Data4 => plain(IMAGE_REL_ARM_ADDR32.0),
        Kind::SecRel4 => plain(IMAGE_REL_ARM_SECREL.0),
        Kind::SecIdx2 => plain(IMAGE_REL_ARM_SECTION.0),
        Kind::Branch20 => branch(IMAGE_REL_ARM_BRANCH20T.0),
        Kind::Branch24 | Kind::Call24 => branch(IMAGE_REL_ARM_BRANCH24T.0),
        Kind::Exchange24 => branch(IMAGE_REL_ARM_BLX23T.0),
        Kind::Lower16 => CoffRelocation { pair: Pair::First, ..plain(IMAGE_REL_ARM_MOV32T.0) },
        // The relocation of the preceding `movw` covers both.
        Kind::Upper16 => CoffRelocation { pair: Pair::Second, ..plain(IMAGE_REL_ARM_MOV32T.0) },
        _ => return Err("unsupported relocation type".to_owned()),
    })
}
