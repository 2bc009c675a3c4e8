//! Target-specific facts about modules: data layouts and lowering parameters, as tables.
//! This module must not know how anything is lowered.

use super::Flags;
use super::layout::DataLayout;
use super::options::{CodeModel, Lowering, RelocationModel};
use crate::options::triple::{Arch, Environment, ObjectFormat, Os, Triple};

/// The data layout after the mangling. Source: `Triple::computeDataLayout` of LLVM 22.
fn rest(triple: &Triple) -> &'static str {
    let windows = triple.os == Os::Windows;
    let gnu = matches!(triple.environment, Environment::Gnu | Environment::Cygnus | Environment::Itanium);
    match triple.arch {
        Arch::X86_64 if triple.is_x32() => "-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128",
        Arch::X86_64 => "-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128",
        Arch::X86 if windows && gnu => "-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:32-a:0:32",
        Arch::X86 if windows => "-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-a:0:32",
        Arch::X86 => "-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32",
        Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec if triple.is_coff() => {
            "-p270:32:32-p271:32:32-p272:64:64-p:64:64-i32:32-i64:64-i128:128"
        }
        Arch::AArch64 | Arch::AArch64Be if triple.is_ilp32() => {
            "-p:32:32-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128"
        }
        Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
            "-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128"
        }
        Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => "-p:32:32-i64:64-v128:64:128-a:0:32",
    }
}

pub(super) fn data_layout(triple: &Triple) -> DataLayout {
    let mangling = match (triple.format, triple.arch) {
        (ObjectFormat::Elf, _) => "m:e",
        (ObjectFormat::Coff, Arch::X86) => "m:x",
        (ObjectFormat::Coff, _) => "m:w",
    };
    let endian = if matches!(triple.arch, Arch::AArch64Be | Arch::ArmBe | Arch::ThumbBe) { "E" } else { "e" };
    // All layouts in the table can be parsed; a test checks this.
    format!("{endian}-{mangling}{}", rest(triple)).parse().unwrap_or_default()
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    /// The alignment of functions in bytes, and of functions optimized for size.
    pub function_align: (u64, u64),
    /// The value of `@feat.00`, if the target has it.
    pub features: Option<i64>,
    /// Whether sections for large data exist (`SHF_X86_64_LARGE`).
    pub large_sections: bool,
    /// The specifier of a distance to an entry in the global offset table, if data can have one.
    pub got_equivalents: Option<&'static str>,
    /// Whether functions have entries in `.eh_frame`.
    pub dwarf_unwind: bool,
    /// The type of the property note for code protection, and its bits for branches, returns, signed returns and a
    /// guarded stack.
    pub property: (u32, [u32; 4]),
    /// Whether code protection is also recorded in build attributes (AArch64 "Build Attributes").
    pub attributes: bool,
    /// Whether addresses in data use the local label of a function or global, if it has one.
    pub local_references: bool,
    /// The pointer encodings of personality routines and language-specific data (DWARF, `DW_EH_PE_*`).
    pub pointers: (u8, u8),
    /// The specifier of a distance to a function's entry in the procedure linkage table.
    pub linkage_entry: &'static str,
    /// Whether only vectorcall names have the size of the arguments as a suffix.
    pub vectorcall_only: bool,
    /// Whether indirect calls can be checked against tables of functions (`cfguard`).
    pub msvc: bool,
    /// Whether thread-local variables are emulated by functions of the runtime.
    pub emulated_threads: bool,
    /// What objects that follow the EABI of ARM have in addition: build attributes, and an index of exception tables.
    pub eabi: Option<Eabi>,
}

/// Differences between targets with the EABI of ARM.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eabi {
    /// The directives before the label of a function.
    pub before_label: &'static [&'static str],
    /// Whether arguments are passed in floating point registers.
    pub hard_float: bool,
    /// Whether an attribute has the goals of the optimization.
    pub goals: bool,
}

/// Returns whether any code of a target may refer to `_GLOBAL_OFFSET_TABLE_`, even if the module does not.
#[cfg(feature = "bitcode")]
pub(crate) fn names_global_offset_table(triple: &Triple, model: CodeModel) -> bool {
    let names = triple.arch == Arch::X86 || triple.arch == Arch::X86_64 && model >= CodeModel::Medium;
    names && triple.format == ObjectFormat::Elf
}

/// The default relocation model of `llc`.
pub(super) fn relocation_model(triple: &Triple) -> RelocationModel {
    match triple.arch {
        Arch::X86_64 | Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec if triple.os == Os::Windows => {
            RelocationModel::Pic
        }
        _ => RelocationModel::Static,
    }
}

/// The processor whose nops `llc` emits by default.
pub(super) fn processor(triple: &Triple) -> &'static str {
    if triple.arch == Arch::X86_64 { "x86-64" } else { "" }
}

pub(super) fn facts(triple: &Triple, lowering: &Lowering) -> Facts {
    let aarch64 = matches!(triple.arch, Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec);
    let arm = matches!(triple.arch, Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe);
    Facts {
        function_align: match triple.arch {
            Arch::X86 | Arch::X86_64 => (16, 1),
            Arch::Thumb | Arch::ThumbBe => (2, 2),
            _ => (4, 4),
        },
        features: match triple.arch {
            _ if !triple.is_coff() || arm => None,
            // Exception handlers are registered.
            Arch::X86 => Some(1),
            _ => Some(0),
        },
        large_sections: triple.arch == Arch::X86_64 && !triple.is_coff(),
        got_equivalents: match () {
            () if triple.is_coff() || triple.arch == Arch::X86 => None,
            () if arm => Some("GOT_PREL"),
            () => Some("GOTPCREL"),
        },
        dwarf_unwind: !arm && (!triple.is_coff() || triple.arch == Arch::X86 && triple.is_windows_gnu()),
        property: match () {
            () if aarch64 => (0xc000_0000, [1, 0, 2, 4]),
            // Build attributes would have it.
            () if arm => (0, [0; 4]),
            () => (0xc000_0002, [1, 2, 0, 0]),
        },
        attributes: aarch64,
        local_references: aarch64,
        pointers: pointers(triple, lowering),
        linkage_entry: if arm { "prel31" } else { "PLT" },
        vectorcall_only: triple.arch != Arch::X86,
        msvc: triple.os == Os::Windows && triple.environment == Environment::Msvc,
        emulated_threads: triple.os == Os::OpenBsd
            || triple.is_coff() && triple.environment == Environment::Cygnus
            || triple.environment == Environment::Android && android_version(triple) < NATIVE_THREADS,
        eabi: (arm && !triple.is_coff()).then(|| eabi(triple)),
    }
}

fn eabi(triple: &Triple) -> Eabi {
    let environment = triple.text.rsplit('-').next().unwrap_or_default();
    let is_thumb = matches!(triple.arch, Arch::Thumb | Arch::ThumbBe);
    Eabi {
        before_label: if is_thumb { &[".code 16", ".thumb_func"] } else { &[".code 32"] },
        hard_float: environment.ends_with("eabihf"),
        goals: ["eabi", "gnueabi", "musleabi"].into_iter().any(|name| environment.trim_end_matches("hf") == name),
    }
}

/// The first version of Android with native thread-local variables.
const NATIVE_THREADS: u32 = 29;

fn android_version(triple: &Triple) -> u32 {
    let rest = triple.text.rsplit("android").next().unwrap_or_default();
    rest.trim_start_matches("eabi").parse().unwrap_or(0)
}

/// Source: `TargetLoweringObjectFileELF::Initialize`.
fn pointers(triple: &Triple, lowering: &Lowering) -> (u8, u8) {
    const ABSOLUTE: u8 = 0;
    const UDATA4: u8 = 3;
    const SDATA4: u8 = 0xb;
    const SDATA8: u8 = 0xc;
    const PC_RELATIVE: u8 = 0x10;
    const INDIRECT: u8 = 0x80;
    let pic = lowering.relocation_model == RelocationModel::Pic;
    let small = lowering.code_model <= CodeModel::Small;
    let medium = small || lowering.code_model == CodeModel::Medium;
    let sdata = |near: bool| PC_RELATIVE | if near { SDATA4 } else { SDATA8 };
    match triple.arch {
        Arch::X86_64 if pic => (INDIRECT | sdata(medium), sdata(small)),
        Arch::X86_64 => (if medium { UDATA4 } else { ABSOLUTE }, if small { UDATA4 } else { ABSOLUTE }),
        Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => {
            let lsda = sdata(triple.is_ilp32());
            (INDIRECT | lsda, lsda)
        }
        _ if pic => (INDIRECT | sdata(true), sdata(true)),
        _ => (ABSOLUTE, ABSOLUTE),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counts {
    /// If it is present, whatever its value.
    Present,
    /// If its value is a number other than 0.
    NotZero,
}

/// A flag with its name in `llvm.module.flags`.
#[derive(Clone, Copy, Debug)]
pub(super) struct NamedFlag {
    pub name: &'static str,
    counts: Counts,
    pub place: fn(&mut Flags) -> &mut bool,
}

impl NamedFlag {
    pub(super) fn is_set(&self, value: Option<u64>) -> bool {
        self.counts == Counts::Present || value.is_some_and(|value| value != 0)
    }
}

const fn flag(name: &'static str, counts: Counts, place: fn(&mut Flags) -> &mut bool) -> NamedFlag {
    NamedFlag { name, counts, place }
}

const CF_GUARD: NamedFlag = flag("cfguard", Counts::Present, |flags| &mut flags.cf_guard);
const EH_CONT_GUARD: NamedFlag = flag("ehcontguard", Counts::Present, |flags| &mut flags.eh_cont_guard);
const KERNEL: NamedFlag = flag("ms-kernel", Counts::Present, |flags| &mut flags.kernel);

const X86_FLAGS: &[NamedFlag] = &[
    flag("cf-protection-branch", Counts::Present, |flags| &mut flags.branch_protection),
    flag("cf-protection-return", Counts::Present, |flags| &mut flags.return_protection),
    CF_GUARD,
    EH_CONT_GUARD,
    KERNEL,
];

const AARCH64_FLAGS: &[NamedFlag] = &[
    flag("branch-target-enforcement", Counts::NotZero, |flags| &mut flags.branch_protection),
    flag("sign-return-address", Counts::NotZero, |flags| &mut flags.signed_returns),
    flag("guarded-control-stack", Counts::NotZero, |flags| &mut flags.guarded_stack),
    CF_GUARD,
    EH_CONT_GUARD,
    KERNEL,
];

pub(super) fn flags(triple: &Triple) -> &'static [NamedFlag] {
    match triple.arch {
        Arch::X86 | Arch::X86_64 => X86_FLAGS,
        Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => AARCH64_FLAGS,
        Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => &[CF_GUARD, EH_CONT_GUARD, KERNEL],
    }
}
