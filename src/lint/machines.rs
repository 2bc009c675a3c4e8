//! What linkers and unwinders take for granted of a machine.

use crate::triple::Arch;
#[cfg(feature = "inspect")]
use crate::triple::ObjectFormat;
#[cfg(feature = "inspect")]
use object::{elf, pe};

/// What the rules must know of a machine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Machine {
    /// GNU ld takes an object that says nothing of its stack for one that executes code there.
    pub executes_stack: bool,
    /// How its `.pdata` is made.
    pub pdata: Option<Pdata>,
}

/// An entry of `.pdata` (PE format, "The .pdata Section").
#[derive(Clone, Copy, Debug)]
pub(super) enum Pdata {
    /// 12 bytes: where the code begins, where it ends, where its record is.
    Ends,
    /// 8 bytes: where the code begins; how long it is, or a record that says so; both count in units of so many bytes.
    Lengths(u64),
}

impl Machine {
    /// The machine of a number that a file's header has: `e_machine` or `Machine`.
    #[cfg(feature = "inspect")]
    pub(super) fn numbered(format: ObjectFormat, number: u16) -> Option<Self> {
        const ELF: &[(u16, Arch)] = &[
            (elf::EM_386.0, Arch::X86),
            (elf::EM_X86_64.0, Arch::X86_64),
            (elf::EM_AARCH64.0, Arch::AArch64),
            (elf::EM_ARM.0, Arch::Arm),
        ];
        const COFF: &[(u16, Arch)] = &[
            (pe::IMAGE_FILE_MACHINE_I386.0, Arch::X86),
            (pe::IMAGE_FILE_MACHINE_AMD64.0, Arch::X86_64),
            (pe::IMAGE_FILE_MACHINE_ARM64.0, Arch::AArch64),
            (pe::IMAGE_FILE_MACHINE_ARM64EC.0, Arch::Arm64Ec),
            (pe::IMAGE_FILE_MACHINE_ARMNT.0, Arch::Thumb),
        ];
        let table = if format == ObjectFormat::Elf { ELF } else { COFF };
        table.iter().find(|row| row.0 == number).map(|row| Machine::of(row.1))
    }

    pub(super) fn of(arch: Arch) -> Self {
        match arch {
            Arch::X86 => Machine { executes_stack: true, pdata: None },
            Arch::X86_64 => Machine { executes_stack: true, pdata: Some(Pdata::Ends) },
            Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
                Machine { executes_stack: false, pdata: Some(Pdata::Lengths(4)) }
            }
            Arch::Arm | Arch::Thumb => Machine { executes_stack: true, pdata: Some(Pdata::Lengths(2)) },
        }
    }
}
