//! What targets say of modules: data layouts and the facts of lowering that differ from machine to machine, as tables.
//! This module must not know how anything is lowered.

use super::layout::DataLayout;
use crate::triple::{Arch, Environment, ObjectFormat, Os, Triple};

/// What follows the mangling in a data layout. Source: `Triple::computeDataLayout` of LLVM 22.
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
        Arch::Arm | Arch::Thumb => "-p:32:32-i64:64-v128:64:128-a:0:32",
    }
}

/// The data layout of a target.
pub(super) fn data_layout(triple: &Triple) -> DataLayout {
    let mangling = match (triple.format, triple.arch) {
        (ObjectFormat::Elf, _) => "m:e",
        (ObjectFormat::Coff, Arch::X86) => "m:x",
        (ObjectFormat::Coff, _) => "m:w",
    };
    let endian = if triple.arch == Arch::AArch64Be { "E" } else { "e" };
    // The tables have nothing that cannot be read; a test reads them all.
    format!("{endian}-{mangling}{}", rest(triple)).parse().unwrap_or_default()
}
