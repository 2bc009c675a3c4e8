//! What linkers and unwinders assume about a machine.

use crate::options::triple::Arch;
#[cfg(feature = "inspect")]
use crate::options::triple::ObjectFormat;
use crate::options::{AsmSyntax, Settings};
#[cfg(feature = "inspect")]
use object::{elf, pe};

#[derive(Clone, Copy, Debug)]
pub(super) struct Machine {
    /// GNU ld makes the stack executable if an object does not specify it.
    pub executes_stack: bool,
    /// The format of its `.pdata`.
    pub pdata: Option<Pdata>,
}

/// The format of an entry in `.pdata` (PE format, "The .pdata Section").
#[derive(Clone, Copy, Debug)]
pub(super) enum Pdata {
    /// 12 bytes: start and end of the code, and the unwind record.
    Ends,
    /// 8 bytes: start of the code, and its length or a record that contains it, in units of this many bytes.
    Lengths(u64),
}

impl Machine {
    /// The machine with this number in a file header: `e_machine` or `Machine`.
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
            Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => {
                Machine { executes_stack: true, pdata: Some(Pdata::Lengths(2)) }
            }
        }
    }
}

/// The properties of a machine's instructions in AT&T syntax that the rules need.
#[derive(Clone, Copy, Debug)]
pub(super) struct Instructions;

/// Directives whose first operand is a symbol that they define or declare.
pub(super) const DEFINING: [&[u8]; 8] =
    [b".set", b".equ", b".equiv", b".comm", b".lcomm", b".extern", b".thumb_set", b".symver"];

/// Those of them that give a symbol a value.
pub(super) const SETTING: [&[u8]; 3] = [b".set", b".equ", b".equiv"];

/// Returns whether a symbol's name is that of a general-purpose register.
pub(super) fn names_register(name: &str, arch: Arch) -> bool {
    let lower = name.to_ascii_lowercase();
    let numbered = |prefixes: &[char], count: u8| {
        let digits = lower.strip_prefix(prefixes).filter(|digits| !digits.starts_with('0') || *digits == "0");
        digits.and_then(|digits| digits.parse::<u8>().ok()).is_some_and(|number| number < count)
    };
    match arch {
        Arch::X86 | Arch::X86_64 => Instructions.is_register(&lower),
        Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => numbered(&['x', 'w'], 31),
        Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => numbered(&['r'], 16),
    }
}

pub(super) fn begins_in_intel(settings: &Settings) -> bool {
    settings.x86.syntax == AsmSyntax::Intel
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Immediate {
    /// The operand size in bits.
    pub bits: u32,
}

/// Instructions whose first operand may be an immediate of the size of the second one.
const WITH_IMMEDIATE: &str = "mov add sub and or xor cmp adc sbb";

/// Instructions that accept a `lock` prefix (SDM volume 2, LOCK).
const LOCKED: &str = "add adc and btc btr bts cmpxchg cmpxchg8b cmpxchg16b dec inc neg not or sbb sub xor xadd";

impl Instructions {
    /// The instructions of a machine; `None` if it has no AT&T syntax.
    pub(super) fn of(arch: Arch) -> Option<&'static Self> {
        matches!(arch, Arch::X86 | Arch::X86_64).then_some(&Instructions)
    }

    /// A mnemonic of a list without its suffix, and the operand size in bits of the suffix.
    fn stem<'n>(name: &'n str, known: &str) -> Option<(&'n str, Option<u32>)> {
        let is_known = |name: &str| known.split(' ').any(|known| known == name);
        if is_known(name) {
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
        is_known(stem).then_some((stem, Some(bits)))
    }

    /// The immediate that an instruction may have as its first operand, if its size is known from the suffix or the
    /// last operand.
    pub(super) fn immediate(self, name: &str, last: &str) -> Option<Immediate> {
        let (_, bits) = Self::stem(name, WITH_IMMEDIATE)?;
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

    /// The same in Intel syntax, where the size is that of the first operand: a register, or memory with its size.
    pub(super) fn intel_immediate(self, name: &str, first: &str) -> Option<Immediate> {
        let suffix = match first.split_whitespace().next()? {
            "byte" => "b",
            "word" => "w",
            _ => "",
        };
        let has_no_suffix = Self::stem(name, WITH_IMMEDIATE).is_some_and(|(stem, _)| stem == name);
        has_no_suffix.then(|| self.immediate(&format!("{name}{suffix}"), &format!("%{first}"))).flatten()
    }

    /// Returns whether an operand in Intel syntax is a general-purpose register.
    pub(super) fn is_intel_register(self, operand: &str) -> bool {
        let whole = operand.trim_end_matches(['b', 'w', 'd']);
        self.immediate("mov", &format!("%{operand}")).is_some() || self.is_register(operand) || self.is_register(whole)
    }

    pub(super) fn can_be_locked(self, name: &str) -> bool {
        Self::stem(name, LOCKED).is_some() || Self::stem(name, "xchg").is_some()
    }

    /// Returns whether a word is the name of a general-purpose register that is unlikely to be the name of a symbol.
    pub(super) fn is_register(self, word: &str) -> bool {
        let classic = ["ax", "bx", "cx", "dx", "si", "di", "bp", "sp"];
        word.strip_prefix(['r', 'e']).is_some_and(|stem| classic.contains(&stem))
            || word.strip_prefix('r').and_then(|n| n.parse::<u8>().ok()).is_some_and(|n| (8..16).contains(&n))
    }
}
