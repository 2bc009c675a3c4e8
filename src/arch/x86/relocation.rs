//! From a fixup kind and a specifier to a relocation, as llvm-mc chooses it.

use super::fixup::FixupKind;
use crate::arch::{CoffRelocation, Pair};
use crate::diag::nearest;
use crate::parse::ast::Specifier;
use crate::source::bytes::pack;
use object::pe::{
    IMAGE_REL_AMD64_ADDR32, IMAGE_REL_AMD64_ADDR32NB, IMAGE_REL_AMD64_ADDR64, IMAGE_REL_AMD64_REL32,
    IMAGE_REL_AMD64_SECREL, IMAGE_REL_AMD64_SECTION, IMAGE_REL_I386_DIR32, IMAGE_REL_I386_DIR32NB,
    IMAGE_REL_I386_REL32, IMAGE_REL_I386_SECREL, IMAGE_REL_I386_SECTION,
};

macro_rules! specifiers {
    ($($name:ident $text:literal $tls:literal),* $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($name),* }
        $(
            #[doc = concat!("`@", $text, "`")]
            pub const $name: Specifier = Specifier(Index::$name as u8 + 1);
        )*
        /// Every specifier: its name in upper case, its value, and whether it makes its symbol thread-local in ELF.
        pub const SPECIFIERS: &[(&str, Specifier, bool)] = &[$(($text, $name, $tls)),*];
        /// Their names in two words each.
        const NAMES: &[[u64; 2]] = &[$(pack($text.as_bytes())),*];
    };
}

specifiers! {
    ABS8 "ABS8" false,
    DTPOFF "DTPOFF" true,
    DTPREL "DTPREL" false,
    GOT "GOT" false,
    GOTENT "GOTENT" false,
    GOTNTPOFF "GOTNTPOFF" true,
    GOTOFF "GOTOFF" false,
    GOTPCREL "GOTPCREL" false,
    GOTPCREL_NORELAX "GOTPCREL_NORELAX" false,
    GOTREL "GOTREL" false,
    GOTTPOFF "GOTTPOFF" true,
    IMGREL "IMGREL" false,
    INDNTPOFF "INDNTPOFF" true,
    NTPOFF "NTPOFF" true,
    PCREL "PCREL" false,
    PLT "PLT" false,
    PLTOFF "PLTOFF" false,
    SECREL32 "SECREL32" false,
    SIZE "SIZE" false,
    TLSCALL "TLSCALL" true,
    TLSDESC "TLSDESC" true,
    TLSGD "TLSGD" true,
    TLSLD "TLSLD" true,
    TLSLDM "TLSLDM" true,
    TLVP "TLVP" false,
    TLVPPAGE "TLVPPAGE" false,
    TLVPPAGEOFF "TLVPPAGEOFF" false,
    TPOFF "TPOFF" true,
}

/// Looks up a specifier in any case.
///
/// # Errors
/// The nearest name, if there is no such specifier.
pub fn specifier(name: &str) -> Result<Specifier, Option<&'static str>> {
    let mut upper = [0; 16];
    if let Some(start) = upper.get_mut(..name.len()) {
        start.copy_from_slice(name.as_bytes());
        upper.make_ascii_uppercase();
        let (words, _) = upper.as_chunks();
        let words = [u64::from_le_bytes(words[0]), u64::from_le_bytes(words[1])];
        let found = NAMES.iter().position(|known| *known == words).map(|index| SPECIFIERS[index]);
        // A shorter name has zeros after it.
        if let Some((known, specifier, _)) = found
            && known.len() == name.len()
        {
            return Ok(specifier);
        }
    }
    Err(nearest(&name.to_ascii_uppercase(), SPECIFIERS.iter().map(|s| s.0)))
}

/// The row of a specifier: their numbers are in the order of the table, from 1.
fn row(specifier: Specifier) -> Option<&'static (&'static str, Specifier, bool)> {
    SPECIFIERS.get(usize::from(specifier.0).checked_sub(1)?)
}

/// The name of a specifier, as LLVM writes it.
pub fn name(specifier: Specifier) -> &'static str {
    match specifier {
        TLSCALL => return "tlscall",
        TLSDESC => return "tlsdesc",
        _ => {}
    }
    row(specifier).map_or("", |s| s.0)
}

/// Returns whether a relocation with that specifier makes its symbol `STT_TLS`.
pub fn is_tls(specifier: Specifier) -> bool {
    row(specifier).is_some_and(|s| s.2)
}

/// Returns whether a relocation with that specifier must refer to its symbol even if its section would do.
pub fn needs_symbol(specifier: Specifier) -> bool {
    matches!(specifier, GOT | PLT | GOTPCREL | GOTPCREL_NORELAX)
}

/// Returns whether COFF can express a specifier.
pub fn of_coff(specifier: Specifier) -> bool {
    matches!(specifier, Specifier::NONE | IMGREL | SECREL32)
}

/// The object format and machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(dead_code, reason = "the table of relocations is whole, the targets that use it come one by one")]
pub enum Format {
    /// ELF for x86-64 (and x32).
    Elf64,
    /// ELF for i386.
    Elf32,
    /// COFF for x86-64.
    Coff64,
    /// COFF for i386.
    Coff32,
}

/// The width of a field, and whether it is sign-extended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    None,
    W64,
    W32,
    W32Signed,
    W16,
    W8,
}

const SIZE_32: &str = "32 bit reloc applied to a field with a different size";
const SIZE_64: &str = "64 bit reloc applied to a field with a different size";
const UNSUPPORTED: &str = "unsupported relocation type";

/// The relocation type. `pc_relative` is true if the fixup is, or if the expression subtracts the field's own address
/// (`.long x - .`). `relax` is `--x86-relax-relocations`.
///
/// # Errors
/// llvm-mc's message, if there is no such relocation.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn relocation(
    format: Format,
    kind: FixupKind,
    specifier: Specifier,
    pc_relative: bool,
    relax: bool,
) -> Result<u32, &'static str> {
    match format {
        Format::Elf64 => elf64(kind, specifier, pc_relative, relax),
        Format::Elf32 => elf32(kind, specifier, pc_relative, relax),
        Format::Coff64 | Format::Coff32 => Err(UNSUPPORTED),
    }
}

/// The width of the field, with the specifier and pc-relativity that some kinds imply.
fn field(kind: FixupKind, specifier: Specifier, pc_relative: bool) -> (Width, Specifier, bool) {
    use FixupKind as K;
    match kind {
        K::None => (Width::None, specifier, pc_relative),
        K::Data8 | K::PcRel8 => (Width::W64, specifier, pc_relative),
        K::GlobalOffsetTable8 => (Width::W64, GOT, true),
        K::GlobalOffsetTable => (Width::W32, GOT, true),
        K::Signed4 | K::Signed4Relax if specifier == Specifier::NONE && !pc_relative => {
            (Width::W32Signed, specifier, false)
        }
        K::Branch4PcRel => (Width::W32, PLT, pc_relative),
        K::Data2 | K::PcRel2 => (Width::W16, specifier, pc_relative),
        K::Data1 | K::PcRel1 => (Width::W8, specifier, pc_relative),
        _ => (Width::W32, specifier, pc_relative),
    }
}

fn elf64(kind: FixupKind, specifier: Specifier, pc_relative: bool, relax: bool) -> Result<u32, &'static str> {
    use FixupKind as K;
    let (width, specifier, pc) = field(kind, specifier, pc_relative);
    let need = |w: Width, message: &'static str, n: u32| if width == w { Ok(n) } else { Err(message) };
    let rex2 = matches!(kind, K::RipRel4MovqLoadRex2 | K::RipRel4RelaxRex2);
    Ok(match specifier {
        Specifier::NONE | ABS8 => match (width, pc) {
            (Width::None, _) => 0,
            (Width::W64, false) => 1,
            (Width::W64, true) => 24,
            (Width::W32, false) => 10,
            (Width::W32 | Width::W32Signed, true) => 2,
            (Width::W32Signed, false) => 11,
            (Width::W16, false) => 12,
            (Width::W16, true) => 13,
            (Width::W8, false) => 14,
            (Width::W8, true) => 15,
        },
        GOT => match (width, pc) {
            (Width::W64, true) => 29,
            (Width::W64, false) => 27,
            (_, true) => 26,
            (_, false) => 3,
        },
        GOTOFF => need(Width::W64, UNSUPPORTED, 25)?,
        TPOFF => [23, 18][usize::from(width == Width::W64)],
        DTPOFF => [21, 17][usize::from(width == Width::W64)],
        SIZE => [32, 33][usize::from(width == Width::W64)],
        TLSCALL => 35,
        TLSDESC if kind == K::RipRel4RelaxRex2 => 45,
        TLSDESC => 34,
        TLSGD => need(Width::W32, SIZE_32, 19)?,
        TLSLD => need(Width::W32, SIZE_32, 20)?,
        GOTTPOFF if rex2 => need(Width::W32, SIZE_32, 44)?,
        GOTTPOFF if kind == K::RipRel4RelaxEvex => need(Width::W32, SIZE_32, 50)?,
        GOTTPOFF => need(Width::W32, SIZE_32, 22)?,
        PLT => need(Width::W32, SIZE_32, 4)?,
        GOTPCREL => {
            let plain = need(Width::W32, SIZE_32, 9)?;
            match kind {
                _ if !relax => plain,
                K::RipRel4Relax => 41,
                K::RipRel4RelaxRex | K::RipRel4MovqLoad => 42,
                K::RipRel4RelaxRex2 | K::RipRel4MovqLoadRex2 => 43,
                _ => plain,
            }
        }
        GOTPCREL_NORELAX => need(Width::W32, SIZE_32, 9)?,
        PLTOFF => need(Width::W64, SIZE_64, 31)?,
        _ => return Err("specifier is not supported for this target"),
    })
}

fn elf32(kind: FixupKind, specifier: Specifier, pc_relative: bool, relax: bool) -> Result<u32, &'static str> {
    let (width, specifier, pc) = field(kind, specifier, pc_relative);
    if width == Width::W64 {
        return Err(UNSUPPORTED);
    }
    let wide = matches!(width, Width::W32 | Width::W32Signed);
    let need = |n: u32| if wide { Ok(n) } else { Err(UNSUPPORTED) };
    Ok(match specifier {
        Specifier::NONE | ABS8 => match (width, pc) {
            (Width::None, _) => 0,
            (Width::W16, false) => 20,
            (Width::W16, true) => 21,
            (Width::W8, false) => 22,
            (Width::W8, true) => 23,
            (_, false) => 1,
            (_, true) => 2,
        },
        GOT if pc => need(10)?,
        GOT if relax && kind == FixupKind::Signed4Relax => need(43)?,
        GOT => need(3)?,
        GOTOFF => need(9)?,
        TLSCALL => 40,
        TLSDESC => 39,
        TPOFF => need(34)?,
        DTPOFF => need(32)?,
        TLSGD => need(18)?,
        GOTTPOFF => need(33)?,
        PLT => need(4)?,
        INDNTPOFF => need(15)?,
        NTPOFF => need(17)?,
        GOTNTPOFF => need(16)?,
        TLSLDM => need(19)?,
        _ => return Err(UNSUPPORTED),
    })
}

/// The COFF relocations of a machine (PE format, "COFF Relocations").
struct CoffNumbers {
    absolute: u16,
    address32: u16,
    image_relative: u16,
    relative: u16,
    section_index: u16,
    section_relative: u16,
}

const AMD64: CoffNumbers = CoffNumbers {
    absolute: IMAGE_REL_AMD64_ADDR64.0,
    address32: IMAGE_REL_AMD64_ADDR32.0,
    image_relative: IMAGE_REL_AMD64_ADDR32NB.0,
    relative: IMAGE_REL_AMD64_REL32.0,
    section_index: IMAGE_REL_AMD64_SECTION.0,
    section_relative: IMAGE_REL_AMD64_SECREL.0,
};

const I386: CoffNumbers = CoffNumbers {
    absolute: IMAGE_REL_I386_DIR32.0,
    address32: IMAGE_REL_I386_DIR32.0,
    image_relative: IMAGE_REL_I386_DIR32NB.0,
    relative: IMAGE_REL_I386_REL32.0,
    section_index: IMAGE_REL_I386_SECTION.0,
    section_relative: IMAGE_REL_I386_SECREL.0,
};

/// The COFF relocation of a field. `difference`: the expression subtracts an address in the field's own section.
///
/// # Errors
/// llvm-mc's message, if there is no such relocation.
pub fn coff(
    format: Format,
    kind: FixupKind,
    specifier: Specifier,
    difference: bool,
) -> Result<CoffRelocation, &'static str> {
    use FixupKind as K;
    let is_64 = format == Format::Coff64;
    let numbers = if is_64 { &AMD64 } else { &I386 };
    // A 64-bit difference gets the 32-bit relocation; COFF has no other.
    let relative = match kind {
        K::Data4 | K::Signed4 => difference,
        K::Data8 if is_64 => difference,
        _ if difference => return Err("Cannot represent this expression"),
        _ => kind.info().is_pc_relative() && kind.info().bytes == 4,
    };
    let number = match (kind, specifier) {
        // Even for a branch, whose value then includes the -4 for the end of the field.
        (K::PcRel4 | K::Branch4PcRel, SECREL32) if !difference => numbers.section_relative,
        _ if relative => numbers.relative,
        (K::Data4 | K::Signed4 | K::Signed4Relax, IMGREL) => numbers.image_relative,
        (K::Data4 | K::Signed4 | K::Signed4Relax, SECREL32) => numbers.section_relative,
        (K::Data4 | K::Signed4 | K::Signed4Relax, _) => numbers.address32,
        (K::Data8, _) if is_64 => numbers.absolute,
        (K::SecIdx2, _) => numbers.section_index,
        (K::SecRel4, _) => numbers.section_relative,
        _ => return Err(UNSUPPORTED),
    };
    let bias = if number == numbers.relative { 4 } else { 0 };
    Ok(CoffRelocation { kind: number, bias, zero: kind == K::SecIdx2, pair: Pair::None })
}
