//! What linkers and unwinders take for granted of a machine.

use crate::triple::Arch;

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
