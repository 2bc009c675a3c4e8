//! What a disassembler needs to know of an object: the target, its features, and what marks data in code.

use super::bytes::{Cursor, Read};
use super::file::{File, Format, Section, Symbol};
use super::machine::coff_relocations;
use object::read::elf::FileHeader as _;
use object::{Endianness, elf, pe};

/// `SHT_ARM_ATTRIBUTES`.
const ATTRIBUTES: u32 = 0x7000_0003;
/// `Tag_File`: attributes of the whole file.
const OF_FILE: u64 = 1;

const CPU_ARCH: usize = 6;
const CPU_PROFILE: usize = 7;
const THUMB_USE: usize = 9;
const FP_ARCH: usize = 10;
const SIMD_ARCH: usize = 12;
const DIVISION: usize = 44;
const MVE_ARCH: usize = 48;

/// The architectures of `Tag_CPU_arch`, as in a triple; 7 depends on the profile.
const ARCHITECTURES: [&str; 23] = [
    "",
    "v4",
    "v4t",
    "v5t",
    "v5te",
    "v5tej",
    "v6",
    "v6kz",
    "v6t2",
    "v6k",
    "v7",
    "v6m",
    "v6sm",
    "v7em",
    "v8a",
    "v8r",
    "v8m.base",
    "v8m.main",
    "",
    "",
    "",
    "v8.1m.main",
    "v9a",
];

/// What has an effect on the features: attribute, value, changes.
const CHANGES: &[(usize, u64, &str)] = &[
    (CPU_PROFILE, b'A' as u64, "+aclass"),
    (CPU_PROFILE, b'R' as u64, "+rclass"),
    (CPU_PROFILE, b'M' as u64, "+mclass"),
    (THUMB_USE, 0, "-thumb -thumb2"),
    (THUMB_USE, 2, "+thumb2"),
    (FP_ARCH, 0, "-vfp2sp -vfp3d16sp -vfp4d16sp"),
    (FP_ARCH, 2, "+vfp2"),
    (FP_ARCH, 3, "+vfp3"),
    (FP_ARCH, 4, "+vfp3"),
    (FP_ARCH, 5, "+vfp4"),
    (FP_ARCH, 6, "+vfp4"),
    (SIMD_ARCH, 0, "-neon -fp16"),
    (SIMD_ARCH, 1, "+neon"),
    (SIMD_ARCH, 2, "+neon +fp16"),
    (MVE_ARCH, 0, "-mve -mve.fp"),
    (MVE_ARCH, 1, "-mve.fp +mve"),
    (MVE_ARCH, 2, "+mve.fp"),
    (DIVISION, 1, "-hwdiv -hwdiv-arm"),
    (DIVISION, 2, "+hwdiv +hwdiv-arm"),
];

/// The first numbers among an object's build attributes, by tag.
type Attributes = [Option<u64>; 64];

impl<'d> File<'d> {
    /// The name that LLVM's tools have for the format with the machine, such as `elf64-x86-64`.
    #[must_use]
    pub fn format_name(&self) -> &'static str {
        match self.format {
            Format::Elf => match (elf::Machine(self.machine), self.address_size, self.big_endian) {
                (elf::EM_386, 4, _) => "elf32-i386",
                (elf::EM_386, _, _) => "elf64-i386",
                (elf::EM_X86_64, 4, _) => "elf32-x86-64",
                (elf::EM_X86_64, _, _) => "elf64-x86-64",
                (elf::EM_ARM, 4, false) => "elf32-littlearm",
                (elf::EM_ARM, 4, true) => "elf32-bigarm",
                (elf::EM_AARCH64, 8, false) => "elf64-littleaarch64",
                (elf::EM_AARCH64, 8, true) => "elf64-bigaarch64",
                (_, 4, _) => "elf32-unknown",
                _ => "elf64-unknown",
            },
            Format::Coff => match pe::Machine(self.machine) {
                pe::IMAGE_FILE_MACHINE_I386 => "coff-i386",
                pe::IMAGE_FILE_MACHINE_AMD64 => "coff-x86-64",
                pe::IMAGE_FILE_MACHINE_ARM64EC => "coff-arm64ec",
                pe::IMAGE_FILE_MACHINE_ARM64X => "coff-arm64x",
                pe::IMAGE_FILE_MACHINE_ARM64 => "coff-arm64",
                pe::IMAGE_FILE_MACHINE_ARMNT => "coff-arm",
                _ => "coff-<unknown arch>",
            },
        }
    }

    /// The triple of the target that the code is for, as far as the object says; `None` if the machine is unknown.
    #[must_use]
    pub fn triple(&self) -> Option<String> {
        let fixed = match self.format {
            Format::Elf => match elf::Machine(self.machine) {
                elf::EM_X86_64 => "x86_64-unknown-elf",
                elf::EM_386 => "i386-unknown-elf",
                elf::EM_AARCH64 if self.big_endian => "aarch64_be-unknown-elf",
                elf::EM_AARCH64 => "aarch64-unknown-elf",
                elf::EM_ARM => return Some(self.arm_triple("arm")),
                _ => return None,
            },
            Format::Coff => match coff_relocations(pe::Machine(self.machine)) {
                pe::IMAGE_FILE_MACHINE_AMD64 => "x86_64-unknown-elf",
                pe::IMAGE_FILE_MACHINE_I386 => "i386-unknown-elf",
                pe::IMAGE_FILE_MACHINE_ARM64 => "aarch64-unknown-elf",
                pe::IMAGE_FILE_MACHINE_ARM => "thumbv7-unknown-windows-msvc",
                _ => return None,
            },
        };
        Some(fixed.to_owned())
    }

    /// The triple of the second instruction set that code after `$t` is of, where `$a` is that of [`triple`](File::triple).
    #[must_use]
    pub fn second_triple(&self) -> Option<String> {
        let has_two = self.format == Format::Elf && elf::Machine(self.machine) == elf::EM_ARM;
        has_two.then(|| self.arm_triple("thumb"))
    }

    fn arm_triple(&self, name: &str) -> String {
        let attributes = self.attributes();
        let number = attributes[CPU_ARCH].and_then(|number| usize::try_from(number).ok());
        let is_micro = attributes[CPU_PROFILE] == Some(u64::from(b'M'));
        let architecture = match number.and_then(|number| ARCHITECTURES.get(number)).copied().unwrap_or_default() {
            "v7" if is_micro => "v7m",
            other => other,
        };
        // Microcontrollers have no other instruction set.
        let name = if is_micro { "thumb" } else { name };
        let order = if self.big_endian { "eb" } else { "" };
        format!("{name}{order}{architecture}-unknown-linux-gnueabi")
    }

    /// The features that llvm-objdump assumes besides those that are given: all, or those of build attributes.
    #[must_use]
    pub fn assumed_features(&self, has_given: bool) -> Vec<&'static str> {
        let is_elf = self.format == Format::Elf;
        let is_a64 = match self.format {
            Format::Elf => elf::Machine(self.machine) == elf::EM_AARCH64,
            Format::Coff => coff_relocations(pe::Machine(self.machine)) == pe::IMAGE_FILE_MACHINE_ARM64,
        };
        if is_a64 && !has_given {
            return vec!["+all"];
        }
        if !is_elf || elf::Machine(self.machine) != elf::EM_ARM {
            return Vec::new();
        }
        let attributes = self.attributes();
        let given = CHANGES.iter().filter(|row| attributes[row.0] == Some(row.1));
        let mut changes: Vec<&str> = given.flat_map(|row| row.2.split(' ')).collect();
        let is_v7 = attributes[CPU_ARCH] == Some(10);
        if is_v7 && matches!(attributes[CPU_PROFILE], Some(profile) if [b'R', b'M'].map(u64::from).contains(&profile)) {
            changes.insert(1.min(changes.len()), "+hwdiv");
        }
        if self.big_endian && !self.has_little_endian_code() {
            changes.push("+big-endian-instructions");
        }
        changes
    }

    /// Returns whether the linker changed the byte order of instructions (`EF_ARM_BE8`).
    fn has_little_endian_code(&self) -> bool {
        let header = elf::FileHeader32::<Endianness>::parse(self.data);
        header.is_ok_and(|header| header.e_flags(Endianness::Big).0 & elf::EF_ARM_BE8.0 != 0)
    }

    fn attributes(&self) -> Attributes {
        let mut found = [None; 64];
        if let Some(section) = self.sections.iter().find(|section| section.kind == ATTRIBUTES) {
            // What is invalid ends the list.
            let _ = read_attributes(&mut Cursor::new(section.data, self.big_endian), &mut found);
        }
        found
    }

    /// What a mapping symbol marks the beginning of: `a`, `t` or `x` for code, `d` for data; `None` for other symbols.
    #[must_use]
    pub fn mapping_kind(&self, symbol: &Symbol<'d>) -> Option<u8> {
        let kinds: &[u8] = match elf::Machine(self.machine) {
            elf::EM_AARCH64 => b"dx",
            elf::EM_ARM => b"dta",
            _ => return None,
        };
        match *symbol.name {
            [b'$', kind, ..] if self.format == Format::Elf && kinds.contains(&kind) => Some(kind),
            _ => None,
        }
    }

    /// The address of a symbol's first byte; in relocatable files its offset in the section.
    #[must_use]
    pub fn address_of(&self, symbol: &Symbol<'d>) -> u64 {
        super::machine::place_of(self, symbol)
    }

    /// Returns whether the file has not been linked.
    #[must_use]
    pub fn is_relocatable(&self) -> bool {
        let mut cursor = Cursor::new(self.data, self.big_endian);
        cursor.go(16);
        self.format == Format::Coff || cursor.u16() == Ok(elf::ET_REL.0)
    }

    /// Returns whether a section has code.
    #[must_use]
    pub fn is_code(&self, section: &Section<'d>) -> bool {
        match self.format {
            Format::Elf => section.flags & elf::SHF_EXECINSTR.0 != 0,
            Format::Coff => section.flags & u64::from(pe::IMAGE_SCN_CNT_CODE.0) != 0,
        }
    }

    /// Returns whether a section has a size, but no contents in the file.
    #[must_use]
    pub fn is_virtual(&self, section: &Section<'d>) -> bool {
        match self.format {
            Format::Elf => section.kind == elf::SHT_NOBITS.0,
            Format::Coff => section.flags & u64::from(pe::IMAGE_SCN_CNT_UNINITIALIZED_DATA.0) != 0,
        }
    }

    /// Returns whether a symbol can be that of a function, as LLVM's symbolizer sees it.
    #[must_use]
    pub fn can_be_function(&self, symbol: &Symbol<'d>) -> bool {
        let kind = symbol.info & 15;
        match self.format {
            Format::Elf => {
                let kinds = [elf::STT_NOTYPE, elf::STT_FUNC, elf::STT_GNU_IFUNC];
                kinds.iter().any(|known| known.0 == kind) && self.mapping_kind(symbol).is_none()
            }
            Format::Coff => !symbol.is_section,
        }
    }

    /// Returns whether a symbol of ELF names data.
    #[must_use]
    pub fn is_data(&self, symbol: &Symbol<'d>) -> bool {
        let kind = symbol.info & 15;
        self.format == Format::Elf && (kind == elf::STT_OBJECT.0 || kind == elf::STT_COMMON.0)
    }

    /// Returns whether a symbol is that of a source file.
    #[must_use]
    pub fn is_file_symbol(&self, symbol: &Symbol<'d>) -> bool {
        self.format == Format::Elf && symbol.info & 15 == elf::STT_FILE.0
    }
}

/// Reads the numbers that apply to the whole file.
fn read_attributes(cursor: &mut Cursor<'_>, found: &mut Attributes) -> Read<()> {
    cursor.u8()?;
    while !cursor.is_empty() {
        let length = cursor.u32()? as usize;
        let mut part = cursor.part(length.saturating_sub(4))?;
        if part.text()? != b"aeabi" {
            continue;
        }
        while !part.is_empty() {
            let start = part.at();
            let scope = part.uleb()?;
            let size = part.u32()? as usize;
            let mut list = part.part(size.saturating_sub(part.at() - start))?;
            while scope == OF_FILE && !list.is_empty() {
                let tag = list.uleb()?;
                let has_text = tag == 4 || tag == 5 || tag >= 32 && tag % 2 != 0;
                if !has_text || tag == 32 {
                    let number = list.uleb()?;
                    let place = usize::try_from(tag).ok().and_then(|tag| found.get_mut(tag));
                    if let Some(place) = place {
                        place.get_or_insert(number);
                    }
                }
                if has_text || tag == 32 {
                    list.text()?;
                }
            }
        }
    }
    Ok(())
}
