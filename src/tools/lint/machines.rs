//! What linkers and unwinders take for granted of a machine.

use crate::options::triple::Arch;
#[cfg(feature = "inspect")]
use crate::options::triple::ObjectFormat;
use crate::options::{AsmSyntax, Settings};
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

/// What the rules must know of a machine's instructions as AT&T syntax writes them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Instructions;

/// Directives whose first operand is a symbol that they define, or that the text expects elsewhere.
pub(super) const DEFINING: [&[u8]; 8] =
    [b".set", b".equ", b".equiv", b".comm", b".lcomm", b".extern", b".thumb_set", b".symver"];

/// Whether a text begins in Intel syntax.
pub(super) fn begins_in_intel(settings: &Settings) -> bool {
    settings.x86.syntax == AsmSyntax::Intel
}

/// The immediate of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Immediate {
    /// How many bits its operands have.
    pub bits: u32,
}

/// Instructions whose first operand may be an immediate of the size of the second.
const WITH_IMMEDIATE: [&str; 9] = ["mov", "add", "sub", "and", "or", "xor", "cmp", "adc", "sbb"];

/// Instructions that take a `lock` prefix (SDM volume 2, LOCK).
const LOCKED: [&str; 18] = [
    "add",
    "adc",
    "and",
    "btc",
    "btr",
    "bts",
    "cmpxchg",
    "cmpxchg8b",
    "cmpxchg16b",
    "dec",
    "inc",
    "neg",
    "not",
    "or",
    "sbb",
    "sub",
    "xor",
    "xadd",
];

impl Instructions {
    /// Those of a machine; none where it has no such syntax.
    pub(super) fn of(arch: Arch) -> Option<&'static Self> {
        matches!(arch, Arch::X86 | Arch::X86_64).then_some(&Instructions)
    }

    /// A mnemonic without its suffix, and the bits that the suffix says.
    fn stem<'n>(name: &'n str, known: &[&str]) -> Option<(&'n str, Option<u32>)> {
        if known.contains(&name) {
            return Some((name, None));
        }
        let bits = match name.as_bytes().last()? {
            b'b' => 8,
            b'w' => 16,
            b'l' => 32,
            b'q' => 64,
            _ => return None,
        };
        let stem = &name[..name.len() - 1];
        known.contains(&stem).then_some((stem, Some(bits)))
    }

    /// The immediate that an instruction may have first, where its size is known to be 8, 16 or 32 bits, by its suffix or its last
    /// operand.
    pub(super) fn immediate(self, name: &str, last: &str) -> Option<Immediate> {
        let (_, bits) = Self::stem(name, &WITH_IMMEDIATE)?;
        let bits = match (bits, last.strip_prefix('%')) {
            (Some(bits), _) => bits,
            (None, Some(register)) => match register {
                "al" | "bl" | "cl" | "dl" | "ah" | "bh" | "ch" | "dh" | "sil" | "dil" | "bpl" | "spl" => 8,
                "ax" | "bx" | "cx" | "dx" | "si" | "di" | "bp" | "sp" => 16,
                "eax" | "ebx" | "ecx" | "edx" | "esi" | "edi" | "ebp" | "esp" => 32,
                "rax" | "rbx" | "rcx" | "rdx" | "rsi" | "rdi" | "rbp" | "rsp" => 62,
                _ => return None,
            },
            (None, None) => return None,
        };
        Some(Immediate { bits: bits.min(62) })
    }

    /// Whether an instruction may be locked.
    pub(super) fn can_be_locked(self, name: &str) -> bool {
        Self::stem(name, &LOCKED).is_some() || Self::stem(name, &["xchg"]).is_some()
    }

    /// Whether a word is the name of a general register that no symbol is likely to have.
    pub(super) fn is_register(self, word: &str) -> bool {
        let classic = ["ax", "bx", "cx", "dx", "si", "di", "bp", "sp"];
        word.strip_prefix(['r', 'e']).is_some_and(|stem| classic.contains(&stem))
            || word.strip_prefix('r').and_then(|n| n.parse::<u8>().ok()).is_some_and(|n| (8..16).contains(&n))
    }
}
