//! Target triples: parses `x86_64-pc-linux-gnu` into machine, system, environment and object format.
//!
//! The components after the machine are recognized by name, not by position, as LLVM's triple normalization does, so
//! `x86_64-linux-gnu` and `x86_64-pc-linux-gnu` mean the same.

mod parse;

use std::fmt;

/// The machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Arch {
    /// 32-bit x86 (and 16-bit, see [`Environment::Code16`]).
    X86,
    /// 64-bit x86.
    X86_64,
    /// AArch64, little endian.
    AArch64,
    /// AArch64 with big-endian data.
    AArch64Be,
    /// Windows' Arm64EC.
    Arm64Ec,
    /// Arm in the A32 state, little endian.
    Arm,
    /// Arm in the T32 state, little endian.
    Thumb,
    /// Arm in the A32 state, big endian.
    ArmBe,
    /// Arm in the T32 state, big endian.
    ThumbBe,
}

/// The operating system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Os {
    /// None, or one that makes no difference.
    None,
    /// Linux.
    Linux,
    /// FreeBSD.
    FreeBsd,
    /// NetBSD.
    NetBsd,
    /// OpenBSD.
    OpenBsd,
    /// Solaris.
    Solaris,
    /// Fuchsia.
    Fuchsia,
    /// Windows.
    Windows,
    /// UEFI.
    Uefi,
}

/// The environment: the C library or the calling convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Environment {
    /// None, or one that makes no difference.
    None,
    /// GNU: glibc, or MinGW on Windows.
    Gnu,
    /// x86-64 instructions with 32-bit pointers.
    GnuX32,
    /// musl with 32-bit pointers on x86-64.
    MuslX32,
    /// musl.
    Musl,
    /// AArch64 with 32-bit pointers.
    GnuIlp32,
    /// Android.
    Android,
    /// Arm's embedded ABI.
    Eabi,
    /// Arm's embedded ABI with floating point registers.
    EabiHf,
    /// x86 code that starts in 16-bit mode.
    Code16,
    /// Microsoft Visual C++.
    Msvc,
    /// Cygwin.
    Cygnus,
    /// The Itanium C++ ABI on Windows.
    Itanium,
}

/// The format of the object file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ObjectFormat {
    /// ELF.
    Elf,
    /// COFF.
    Coff,
}

/// A target triple, made by parsing its text, which `Display` shows.
///
/// ```
/// use llas::triple::{Arch, ObjectFormat, Triple};
///
/// let triple: Triple = "i686-w64-mingw32".parse()?;
/// assert_eq!((triple.arch(), triple.arch_name(), triple.format()), (Arch::X86, "i686", ObjectFormat::Coff));
/// assert_eq!(triple.with_arch("x86_64")?.to_string(), "x86_64-w64-mingw32");
/// # Ok::<(), llas::triple::TripleError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Triple {
    pub(crate) text: String,
    pub(crate) arch: Arch,
    pub(crate) arch_name: String,
    vendor: String,
    pub(crate) os: Os,
    pub(crate) environment: Environment,
    pub(crate) format: ObjectFormat,
}

/// The reason why a target triple is invalid or not supported.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TripleError {
    /// The reason, in one line.
    pub message: String,
}

impl fmt::Display for TripleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for TripleError {}

impl Arch {
    /// The machine with this name, as given in a triple or with `-arch`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Arch> {
        Some(match name {
            "x86_64" | "amd64" | "x86-64" | "x86_64h" => Arch::X86_64,
            "x86" | "i386" | "i486" | "i586" | "i686" | "i786" | "i886" | "i986" => Arch::X86,
            "aarch64" | "arm64" | "arm64e" => Arch::AArch64,
            "aarch64_be" => Arch::AArch64Be,
            "arm64ec" => Arch::Arm64Ec,
            _ => {
                // The letters for the byte order are before or after the version.
                let bare = name.strip_suffix("eb").filter(|bare| bare.contains('v')).unwrap_or(name);
                let of = |machine| {
                    let rest: &str = bare.strip_prefix(machine)?;
                    let version = rest.strip_prefix("eb").unwrap_or(rest);
                    let is_big = version.len() < rest.len() || bare.len() < name.len();
                    (version.is_empty() || version.starts_with('v')).then_some((is_big, version))
                };
                // ARMv6-M has T32 only.
                let is_small = |version: &str| version.starts_with("v6m") || version.starts_with("v6sm");
                let (is_thumb, is_big) = match (of("arm"), of("thumb")) {
                    (Some((is_big, version)), _) => (is_small(version), is_big),
                    (_, Some((is_big, _))) => (true, is_big),
                    _ if name == "xscale" => (false, false),
                    _ if name == "xscaleeb" => (false, true),
                    _ => return None,
                };
                match (is_thumb, is_big) {
                    (false, false) => Arch::Arm,
                    (false, true) => Arch::ArmBe,
                    (true, false) => Arch::Thumb,
                    (true, true) => Arch::ThumbBe,
                }
            }
        })
    }
}

impl Triple {
    /// A target, for examples.
    pub const EXAMPLE: &str = "x86_64-linux-gnu";
    /// The supported machines and object formats.
    pub const SUPPORTED: &str = "ISA: x86, AArch64, ARM A32 (ELF) and T32 (ELF, COFF)";

    /// The machine that this program was built for if it is supported, otherwise x86-64 Linux.
    #[must_use]
    pub fn host() -> Triple {
        let text = match (std::env::consts::ARCH, std::env::consts::OS) {
            ("x86_64", "windows") => "x86_64-pc-windows-msvc",
            ("aarch64", "windows") => "aarch64-pc-windows-msvc",
            ("aarch64", _) => "aarch64-unknown-linux-gnu",
            ("x86", "windows") => "i686-pc-windows-msvc",
            ("x86", _) => "i386-pc-linux-gnu",
            _ => "x86_64-pc-linux-gnu",
        };
        text.parse().unwrap_or(Triple {
            text: text.to_owned(),
            arch: Arch::X86_64,
            arch_name: "x86_64".to_owned(),
            vendor: "pc".to_owned(),
            os: Os::Linux,
            environment: Environment::Gnu,
            format: ObjectFormat::Elf,
        })
    }

    /// The machine.
    #[must_use]
    pub fn arch(&self) -> Arch {
        self.arch
    }

    /// The machine as written, such as `i686` or `thumbv7`.
    #[must_use]
    pub fn arch_name(&self) -> &str {
        &self.arch_name
    }

    /// The vendor as written, or `unknown`. It has no effect.
    #[must_use]
    pub fn vendor(&self) -> &str {
        &self.vendor
    }

    /// The operating system.
    #[must_use]
    pub fn os(&self) -> Os {
        self.os
    }

    /// The environment.
    #[must_use]
    pub fn environment(&self) -> Environment {
        self.environment
    }

    /// The object format.
    #[must_use]
    pub fn format(&self) -> ObjectFormat {
        self.format
    }

    /// The same target with another machine, such as `i686` (`-arch`).
    ///
    /// # Errors
    /// If no machine is called that.
    pub fn with_arch(&self, name: &str) -> Result<Triple, TripleError> {
        if name.contains('-') {
            return Err(TripleError { message: format!("'{name}' is not the name of a machine") });
        }
        let rest = self.text.strip_prefix(&self.arch_name).unwrap_or_default();
        format!("{name}{rest}").parse()
    }

    /// Returns whether this is x86-64 with 32-bit pointers, which uses ELF32 objects.
    #[must_use]
    pub fn is_x32(&self) -> bool {
        self.arch == Arch::X86_64 && matches!(self.environment, Environment::GnuX32 | Environment::MuslX32)
    }

    /// Returns whether this is AArch64 with 32-bit pointers, which uses ELF32 objects.
    #[must_use]
    pub fn is_ilp32(&self) -> bool {
        matches!(self.arch, Arch::AArch64 | Arch::AArch64Be) && self.environment == Environment::GnuIlp32
    }

    /// Returns whether the machine is x86 of any width.
    #[must_use]
    pub fn is_x86(&self) -> bool {
        matches!(self.arch, Arch::X86 | Arch::X86_64)
    }

    /// The code size in bits in which a text starts: 16, 32 or 64.
    #[must_use]
    pub fn code_bits(&self) -> u32 {
        match self.arch {
            Arch::X86_64 | Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => 64,
            Arch::X86 if self.environment == Environment::Code16 => 16,
            Arch::X86 | Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => 32,
        }
    }

    /// The size of a pointer in bytes.
    #[must_use]
    pub fn pointer_size(&self) -> u8 {
        match self.arch {
            Arch::X86_64 if self.is_x32() => 4,
            _ if self.is_ilp32() => 4,
            Arch::X86_64 | Arch::AArch64 | Arch::AArch64Be | Arch::Arm64Ec => 8,
            Arch::X86 | Arch::Arm | Arch::Thumb | Arch::ArmBe | Arch::ThumbBe => 4,
        }
    }

    /// Returns whether the object format is COFF.
    #[must_use]
    pub fn is_coff(&self) -> bool {
        self.format == ObjectFormat::Coff
    }

    /// Returns whether x86 code for this system can be in a COFF object. llvm-mc crashes or exits for all others.
    #[must_use]
    pub fn has_coff_on_x86(&self) -> bool {
        self.os == Os::Windows || self.os == Os::Uefi && self.arch == Arch::X86_64
    }

    /// Returns whether this is Windows with a GNU environment (MinGW or Cygwin).
    #[must_use]
    pub fn is_windows_gnu(&self) -> bool {
        self.os == Os::Windows && matches!(self.environment, Environment::Gnu | Environment::Cygnus)
    }

    /// Returns whether sections can be associative to another section's COMDAT. The GNU linkers do not support this.
    #[must_use]
    pub fn has_associative_comdats(&self) -> bool {
        let gnu = matches!(self.environment, Environment::Gnu | Environment::Cygnus | Environment::Itanium);
        self.is_coff() && !(self.os == Os::Windows && gnu)
    }

    /// The `EI_OSABI` byte of an ELF header.
    #[must_use]
    pub fn elf_os_abi(&self) -> u8 {
        match self.os {
            Os::FreeBsd => 9,
            Os::Solaris => 6,
            Os::OpenBsd => 12,
            _ => 0,
        }
    }
}

impl fmt::Display for Triple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_known_by_name() {
        let triple = |text: &str| text.parse::<Triple>().unwrap();
        let t = triple("x86_64-linux-gnu");
        assert_eq!(
            (t.arch, t.os, t.environment, t.format),
            (Arch::X86_64, Os::Linux, Environment::Gnu, ObjectFormat::Elf)
        );
        assert_eq!(triple("x86_64-pc-linux-gnu").os, Os::Linux);
        assert!(triple("x86_64-unknown-linux-gnux32").is_x32());
        assert_eq!(triple("i386-pc-linux-code16").code_bits(), 16);
        assert_eq!(triple("i686-linux-gnu").pointer_size(), 4);
        assert!(triple("x86_64-w64-windows-gnu").is_windows_gnu());
        assert!(triple("x86_64-w64-mingw32").is_coff());
        assert_eq!(triple("x86_64-pc-windows").environment, Environment::Msvc);
        assert_eq!(triple("thumbv7-pc-windows-msvc").arch, Arch::Thumb);
        assert_eq!(triple("arm64ec-pc-windows-msvc").arch, Arch::Arm64Ec);
        assert_eq!(triple("x86_64-unknown-windows-elf").format, ObjectFormat::Elf);
        assert!(triple("x86_64-unknown-uefi").has_coff_on_x86() && !triple("i686-unknown-uefi").has_coff_on_x86());
        assert!(!triple("x86_64-unknown-linux-coff").has_coff_on_x86());
        assert_eq!(triple("x86_64-unknown-freebsd14").elf_os_abi(), 9);
        assert_eq!(triple("aarch64-none-elf").arch, Arch::AArch64);
        for bad in ["riscv64-linux-gnu", "", "x86_64-apple-darwin", "wasm32-wasi", "armebx-none-eabi"] {
            assert!(bad.parse::<Triple>().unwrap_err().message.contains("not supported"));
        }
        for (name, arch) in [
            ("armeb", Arch::ArmBe),
            ("armebv7", Arch::ArmBe),
            ("armv7eb", Arch::ArmBe),
            ("thumbeb", Arch::ThumbBe),
            ("thumbv7eb", Arch::ThumbBe),
            ("thumbv8m.base", Arch::Thumb),
            ("armv6m", Arch::Thumb),
            ("armebv6m", Arch::ThumbBe),
            ("armv7m", Arch::Arm),
        ] {
            assert_eq!(triple(&format!("{name}-none-eabi")).arch, arch);
        }
        assert!("x86_64-linux\0-gnu".parse::<Triple>().unwrap_err().message.contains("x86_64-linux\\0-gnu"));
        assert_eq!(t.with_arch("armv7").unwrap(), triple("armv7-linux-gnu"));
        assert!(t.with_arch("x").is_err() && t.with_arch("i386-x").is_err());
    }
}
