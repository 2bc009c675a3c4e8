//! Everything in the reader that depends on the machine.

use super::file::{File, Format, Symbol};
use super::machine_relocations::{AARCH64, ARM, I386};
use gimli::Register;
use object::{elf, pe};

/// Relocation types for which the `object` crate has no name or an outdated one.
pub(super) fn more_elf_relocations(machine: elf::Machine) -> &'static [(u32, &'static str)] {
    match machine {
        elf::EM_AARCH64 => AARCH64,
        elf::EM_ARM => ARM,
        elf::EM_386 => I386,
        _ => &[],
    }
}

/// Machine-specific section flags that the `object` crate lacks.
pub(super) fn more_section_flags(machine: u16) -> &'static [(u64, &'static str)] {
    match elf::Machine(machine) {
        elf::EM_X86_64 => &[(0x1000_0000, "X86_64_LARGE")],
        elf::EM_AARCH64 => &[(0x2000_0000, "AARCH64_PURECODE")],
        elf::EM_ARM => &[(0x2000_0000, "ARM_PURECODE")],
        _ => &[],
    }
}

/// Machine-specific section types that the `object` crate lacks.
pub(super) fn more_section_types(machine: u16) -> &'static [(u32, &'static str)] {
    match elf::Machine(machine) {
        elf::EM_AARCH64 => &[
            (0x7000_0004, "AARCH64_AUTH_RELR"),
            (0x7000_0007, "AARCH64_MEMTAG_GLOBALS_STATIC"),
            (0x7000_0008, "AARCH64_MEMTAG_GLOBALS_DYNAMIC"),
        ],
        _ => &[],
    }
}

/// The name of a COFF section flag; one bit means different things on different machines.
pub(super) fn coff_section_flag(machine: u16, name: &'static str) -> &'static str {
    let is_arm = coff_relocations(pe::Machine(machine)) == pe::IMAGE_FILE_MACHINE_ARM;
    match name {
        "IMAGE_SCN_MEM_PURGEABLE" if is_arm => "IMAGE_SCN_MEM_16BIT",
        name => name,
    }
}

pub(super) fn coff_relocations(machine: pe::Machine) -> pe::Machine {
    match machine {
        pe::IMAGE_FILE_MACHINE_ARMNT | pe::IMAGE_FILE_MACHINE_THUMB => pe::IMAGE_FILE_MACHINE_ARM,
        pe::IMAGE_FILE_MACHINE_ARM64EC | pe::IMAGE_FILE_MACHINE_ARM64X => pe::IMAGE_FILE_MACHINE_ARM64,
        other => other,
    }
}

pub(super) fn coff_address_size(machine: pe::Machine) -> u8 {
    match coff_relocations(machine) {
        pe::IMAGE_FILE_MACHINE_AMD64 | pe::IMAGE_FILE_MACHINE_ARM64 => 8,
        _ => 4,
    }
}

/// Returns whether this is a known COFF machine. COFF has no magic, so this is how objects are recognized.
pub(super) fn is_coff_machine(machine: u16) -> bool {
    matches!(
        coff_relocations(pe::Machine(machine)),
        pe::IMAGE_FILE_MACHINE_I386
            | pe::IMAGE_FILE_MACHINE_AMD64
            | pe::IMAGE_FILE_MACHINE_ARM
            | pe::IMAGE_FILE_MACHINE_ARM64
    )
}

/// What the bytes of a code section are from one offset on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contents {
    /// Instructions of the set that the letter of the mapping symbol names.
    Code(u8),
    Data,
}

/// What a mapping symbol says about the bytes that follow it ("ELF for the Arm Architecture", "Mapping symbols").
pub(super) fn mapping(file: &File<'_>, symbol: &Symbol<'_>) -> Option<Contents> {
    let is_arm = match elf::Machine(file.machine) {
        elf::EM_ARM => true,
        elf::EM_AARCH64 => false,
        _ => return None,
    };
    if file.format != Format::Elf || symbol.name.get(2).is_some_and(|&next| next != b'.') {
        return None;
    }
    match symbol.name.first_chunk()? {
        b"$x" if !is_arm => Some(Contents::Code(b'x')),
        b"$t" if is_arm => Some(Contents::Code(b't')),
        b"$a" if is_arm => Some(Contents::Code(b'a')),
        b"$d" => Some(Contents::Data),
        _ => None,
    }
}

/// Registers of ELF machines that have no name in `gimli`.
const REGISTERS: &[(elf::Machine, u16, &str)] = &[
    (elf::EM_386, 9, "eflags"),
    (elf::EM_386, 95, "k2"),
    (elf::EM_386, 96, "k3"),
    (elf::EM_386, 97, "k4"),
    (elf::EM_386, 98, "k5"),
    (elf::EM_386, 99, "k6"),
    (elf::EM_386, 100, "k7"),
];

pub(super) fn register_name(file: &File<'_>, register: u64) -> Option<&'static str> {
    let register = Register(u16::try_from(register).ok()?);
    match registers(file, register) {
        // The return address column is the program counter, which has no other number.
        Some("RA") if file.address_size == 8 => Some("rip"),
        Some("RA") => Some("eip"),
        None => REGISTERS.iter().find(|row| (row.0.0, row.1) == (file.machine, register.0)).map(|row| row.2),
        name => name,
    }
}

fn registers(file: &File<'_>, register: Register) -> Option<&'static str> {
    let machine = match file.format {
        Format::Elf => elf::Machine(file.machine),
        Format::Coff => match coff_relocations(pe::Machine(file.machine)) {
            pe::IMAGE_FILE_MACHINE_AMD64 => elf::EM_X86_64,
            pe::IMAGE_FILE_MACHINE_I386 => elf::EM_386,
            pe::IMAGE_FILE_MACHINE_ARM64 => elf::EM_AARCH64,
            pe::IMAGE_FILE_MACHINE_ARM => elf::EM_ARM,
            _ => elf::EM_NONE,
        },
    };
    match machine {
        elf::EM_X86_64 => gimli::X86_64::register_name(register),
        elf::EM_386 => gimli::X86::register_name(register),
        elf::EM_AARCH64 => gimli::AArch64::register_name(register),
        elf::EM_ARM => gimli::Arm::register_name(register),
        _ => None,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unwind {
    X64,
    Arm64,
    Arm,
}

/// The format that a machine uses; for ARM64EC that of its ARM64 code.
pub(super) fn unwind(file: &File<'_>) -> Option<Unwind> {
    match coff_relocations(pe::Machine(file.machine)) {
        pe::IMAGE_FILE_MACHINE_AMD64 => Some(Unwind::X64),
        pe::IMAGE_FILE_MACHINE_ARM64 => Some(Unwind::Arm64),
        pe::IMAGE_FILE_MACHINE_ARM => Some(Unwind::Arm),
        _ => None,
    }
}

/// Bits of GNU properties (`NT_GNU_PROPERTY_TYPE_0`) that the `object` crate lacks: property, bit, name.
const PROPERTIES: &[(elf::Machine, u32, u32, &str)] = &[
    (elf::EM_AARCH64, 0xc000_0000, 1 << 2, "GNU_PROPERTY_AARCH64_FEATURE_1_GCS"),
    (elf::EM_X86_64, X86_FEATURE_2, 1, "GNU_PROPERTY_X86_FEATURE_2_X86"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 1, "GNU_PROPERTY_X86_FEATURE_2_X87"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 2, "GNU_PROPERTY_X86_FEATURE_2_MMX"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 3, "GNU_PROPERTY_X86_FEATURE_2_XMM"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 4, "GNU_PROPERTY_X86_FEATURE_2_YMM"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 5, "GNU_PROPERTY_X86_FEATURE_2_ZMM"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 6, "GNU_PROPERTY_X86_FEATURE_2_FXSR"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 7, "GNU_PROPERTY_X86_FEATURE_2_XSAVE"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 8, "GNU_PROPERTY_X86_FEATURE_2_XSAVEOPT"),
    (elf::EM_X86_64, X86_FEATURE_2, 1 << 9, "GNU_PROPERTY_X86_FEATURE_2_XSAVEC"),
];

/// The features that a program uses; the property with the needed features has the same bits.
const X86_FEATURE_2: u32 = 0xc001_0001;
const X86_FEATURE_2_NEEDED: u32 = 0xc000_8001;

/// The names of a property's bits in addition to those of the `object` crate.
pub(super) fn more_property_bits(file: &File<'_>, property: u32) -> impl Iterator<Item = (u32, &'static str)> {
    let machine = match elf::Machine(file.machine) {
        elf::EM_386 => elf::EM_X86_64,
        machine => machine,
    };
    let property = if property == X86_FEATURE_2_NEEDED { X86_FEATURE_2 } else { property };
    PROPERTIES.iter().filter(move |row| (row.0, row.1) == (machine, property)).map(|row| (row.2, row.3))
}

/// The offset of a symbol's first byte: bit 0 of a function's value may select the instruction set.
pub(super) fn place_of(file: &File<'_>, symbol: &Symbol<'_>) -> u64 {
    let is_function = file.format == Format::Elf && symbol.info & 15 == elf::STT_FUNC.0;
    match is_function && elf::Machine(file.machine) == elf::EM_ARM {
        true => symbol.value & !1,
        false => symbol.value,
    }
}

/// Returns whether a CFA instruction of this machine marks return addresses as signed.
pub(super) fn signs_addresses(file: &File<'_>) -> bool {
    file.format == Format::Elf && elf::Machine(file.machine) == elf::EM_AARCH64
}

/// Returns whether the machine's build attributes have file, section and symbol scopes.
pub(super) fn attributes_have_scopes(file: &File<'_>) -> bool {
    elf::Machine(file.machine) == elf::EM_ARM
}

/// The ABIs of `.sframe`, by number.
pub(super) const FRAME_ABIS: &[(u32, &str)] =
    &[(1, "AArch64EndianBig"), (2, "AArch64EndianLittle"), (3, "AMD64EndianLittle"), (4, "S390xEndianBig")];
