//! What the reader has to know of machines: the one place where it names them.

use super::file::{File, Format};
use super::machine_relocations::{AARCH64, ARM, I386};
use gimli::{Register, Vendor};
use object::{elf, pe};

/// Types of relocations that have no name in the `object` crate, or an old one.
pub(super) fn more_elf_relocations(machine: elf::Machine) -> &'static [(u32, &'static str)] {
    match machine {
        elf::EM_AARCH64 => AARCH64,
        elf::EM_ARM => ARM,
        elf::EM_386 => I386,
        _ => &[],
    }
}

/// Flags and types of a machine's sections that have no name in the `object` crate.
pub(super) fn more_section_flags(machine: u16) -> &'static [(u64, &'static str)] {
    match elf::Machine(machine) {
        elf::EM_X86_64 => &[(0x1000_0000, "X86_64_LARGE")],
        elf::EM_AARCH64 => &[(0x2000_0000, "AARCH64_PURECODE")],
        _ => &[],
    }
}

/// The same for types.
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

/// What a flag of COFF's sections is called: one bit means one thing on one machine and another on others.
pub(super) fn coff_section_flag(machine: u16, name: &'static str) -> &'static str {
    let is_arm = coff_relocations(pe::Machine(machine)) == pe::IMAGE_FILE_MACHINE_ARM;
    match name {
        "IMAGE_SCN_MEM_PURGEABLE" if is_arm => "IMAGE_SCN_MEM_16BIT",
        name => name,
    }
}

/// The machine whose types of relocations an object of COFF has.
pub(super) fn coff_relocations(machine: pe::Machine) -> pe::Machine {
    match machine {
        pe::IMAGE_FILE_MACHINE_ARMNT | pe::IMAGE_FILE_MACHINE_THUMB => pe::IMAGE_FILE_MACHINE_ARM,
        pe::IMAGE_FILE_MACHINE_ARM64EC | pe::IMAGE_FILE_MACHINE_ARM64X => pe::IMAGE_FILE_MACHINE_ARM64,
        other => other,
    }
}

/// The size of an address in bytes.
pub(super) fn coff_address_size(machine: pe::Machine) -> u8 {
    match coff_relocations(machine) {
        pe::IMAGE_FILE_MACHINE_AMD64 | pe::IMAGE_FILE_MACHINE_ARM64 => 8,
        _ => 4,
    }
}

/// Whether a number of COFF is a machine's, by which its objects are told from other files.
pub(super) fn is_coff_machine(machine: u16) -> bool {
    matches!(
        coff_relocations(pe::Machine(machine)),
        pe::IMAGE_FILE_MACHINE_I386
            | pe::IMAGE_FILE_MACHINE_AMD64
            | pe::IMAGE_FILE_MACHINE_ARM
            | pe::IMAGE_FILE_MACHINE_ARM64
    )
}

/// What DWARF's number of a register means.
pub(super) fn register_name(file: &File<'_>, register: Register) -> Option<&'static str> {
    match registers(file, register) {
        // The place that it returns to is in the program counter, which has no other number.
        Some("RA") if file.address_size == 8 => Some("rip"),
        Some("RA") => Some("eip"),
        name => name,
    }
}

fn registers(file: &File<'_>, register: Register) -> Option<&'static str> {
    match file.format {
        Format::Elf => match elf::Machine(file.machine) {
            elf::EM_X86_64 => gimli::X86_64::register_name(register),
            elf::EM_386 => gimli::X86::register_name(register),
            elf::EM_AARCH64 => gimli::AArch64::register_name(register),
            elf::EM_ARM => gimli::Arm::register_name(register),
            _ => None,
        },
        Format::Coff => match coff_relocations(pe::Machine(file.machine)) {
            pe::IMAGE_FILE_MACHINE_AMD64 => gimli::X86_64::register_name(register),
            pe::IMAGE_FILE_MACHINE_I386 => gimli::X86::register_name(register),
            pe::IMAGE_FILE_MACHINE_ARM64 => gimli::AArch64::register_name(register),
            pe::IMAGE_FILE_MACHINE_ARM => gimli::Arm::register_name(register),
            _ => None,
        },
    }
}

/// The forms of unwind tables that COFF has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unwind {
    X64,
    Arm64,
    Arm,
}

/// The form that a machine has; of that which can run code of two, the one that its own code has.
pub(super) fn unwind(file: &File<'_>) -> Option<Unwind> {
    match coff_relocations(pe::Machine(file.machine)) {
        pe::IMAGE_FILE_MACHINE_AMD64 => Some(Unwind::X64),
        pe::IMAGE_FILE_MACHINE_ARM64 => Some(Unwind::Arm64),
        pe::IMAGE_FILE_MACHINE_ARM => Some(Unwind::Arm),
        _ => None,
    }
}

/// Bits of GNU's properties, `NT_GNU_PROPERTY_TYPE_0`, that have no name in the `object` crate: property, bit, name.
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

/// What a program uses; what it needs has another number and the same bits.
const X86_FEATURE_2: u32 = 0xc001_0001;
const X86_FEATURE_2_NEEDED: u32 = 0xc000_8001;

/// The names that bits of a property have besides those of the `object` crate.
pub(super) fn more_property_bits(file: &File<'_>, property: u32) -> impl Iterator<Item = (u32, &'static str)> {
    let machine = match elf::Machine(file.machine) {
        elf::EM_386 => elf::EM_X86_64,
        machine => machine,
    };
    let property = if property == X86_FEATURE_2_NEEDED { X86_FEATURE_2 } else { property };
    PROPERTIES.iter().filter(move |row| (row.0, row.1) == (machine, property)).map(|row| (row.2, row.3))
}

/// Whose instructions of call frames those are that vendors add.
pub(super) fn vendor(file: &File<'_>) -> Vendor {
    match (file.format, file.machine) {
        (Format::Elf, machine) if elf::Machine(machine) == elf::EM_AARCH64 => Vendor::AArch64,
        _ => Vendor::Default,
    }
}

/// Whether the build attributes of a machine are those of a file, of sections and of symbols.
pub(super) fn attributes_have_scopes(file: &File<'_>) -> bool {
    elf::Machine(file.machine) == elf::EM_ARM
}
