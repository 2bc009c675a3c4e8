//! x86 as plain data, for directives and for the sections that are synthesized at the end.

use super::Mode;
use super::backend::X86;
use super::fixup::FixupKind as Kind;
use super::frame::{self, I386, X86_64};
use super::registers::register;
use super::relocation::{self, Format};
use super::relocation_types;
use super::values::REGISTER_SET;
use crate::arch::desc::{AlignmentRules, DataFixups, NameSyntax, PrintSyntax, RegisterSyntax, SpecifierSyntax};
use crate::arch::x86::seh as x64;
use crate::arch::{BranchMnemonics, CoffMachine, ElfMachine, Endian, SectionFlag, TargetDesc, WindowsUnwind};
use crate::debug::cfi::FrameTarget;
use crate::source::bytes::Numbers;
use object::elf::{EM_386, EM_X86_64};
use object::pe::{IMAGE_FILE_MACHINE_AMD64, IMAGE_FILE_MACHINE_I386};

/// `SHF_X86_64_LARGE` (psABI, section 4.2.1).
const LARGE: &[SectionFlag] = &[SectionFlag { letter: b'l', flag: 0x1000_0000 }];

impl X86 {
    /// The target as directives see it.
    pub fn desc(&self) -> TargetDesc {
        let format = self.format;
        let frame_target = match (format, self.x32) {
            (Format::Elf64, false) => X86_64,
            (Format::Elf64, true) => FrameTarget { pointer_size: 4, ..X86_64 },
            (Format::Elf32, _) => I386,
            // llvm-mc uses -4 on Windows even though stack slots have 8 bytes there, too.
            (Format::Coff64, _) => FrameTarget { data_align: -4, absolute: true, ..X86_64 },
            (Format::Coff32, _) => FrameTarget { absolute: true, ..I386 },
        };
        let (wide, coff) =
            (matches!(format, Format::Elf64 | Format::Coff64), matches!(format, Format::Coff32 | Format::Coff64));
        let elf_machine = if wide { EM_X86_64.0 } else { EM_386.0 };
        let coff_machine = if wide { IMAGE_FILE_MACHINE_AMD64.0 } else { IMAGE_FILE_MACHINE_I386.0 };
        TargetDesc {
            comment: b'#',
            numbers: Numbers::C,
            names: NameSyntax {
                may_contain_at: coff,
                end_at_at: false,
                private_prefix: if format == Format::Coff32 { b"L" } else { b".L" },
            },
            specifiers: SpecifierSyntax {
                find: relocation::specifier,
                of_expressions: 0,
                in_parentheses: false,
                image_relative: relocation::IMGREL,
            },
            registers: RegisterSyntax {
                is_register: |name| register(name, None).is_some(),
                set: Some(&REGISTER_SET),
                wide: self.state.mode() == Mode::Bits64,
                bare: self.state.intel,
            },
            word_size: 2,
            alignment: AlignmentRules { is_log2: false, bare_log2: None, code_log2: 0, nop_fill: self.nop_fill() },
            print: PrintSyntax {
                comment: "#",
                integers: ["byte", "short", "long", "quad"],
                specifier: relocation::name,
                is_before: |_| false,
                frame_register: if wide { frame::name_64 } else { frame::name_32 },
                common_log2: coff,
            },
            fills_apart: self.branches.is_some() || self.widens(),
            fixups: DataFixups {
                integers: [Kind::Data1, Kind::Data2, Kind::Data4, Kind::Data8].map(Kind::id),
                section_offset: Kind::SecRel4.id(),
                section_index: Kind::SecIdx2.id(),
                section_reference: if coff { Kind::SecRel4 } else { Kind::Data4 }.id(),
            },
            global_jumps: self.global_jumps(),
            ignored_directives: Some(b".arch"),
            endian: Endian::Little,
            mapping_symbols: None,
            branches: BranchMnemonics { jump: "jmp", call: "call", conditional: "j" },
            tags_memory: false,
            frame: frame_target,
            windows_unwind: match format {
                Format::Coff32 => WindowsUnwind::None("32-bit x86 registers its handlers at run time; see .safeseh"),
                _ => WindowsUnwind::of_coff(coff, &x64::RULES),
            },
            has_safe_seh: format == Format::Coff32,
            section_flags: if format == Format::Elf64 { LARGE } else { &[] },
            relocation_types: match format {
                Format::Elf64 => &relocation_types::ELF64,
                Format::Elf32 => &relocation_types::ELF32,
                Format::Coff64 => &relocation_types::COFF64,
                Format::Coff32 => &relocation_types::COFF32,
            },
            elf: ElfMachine {
                machine: elf_machine,
                is_64: wide && !self.x32,
                rela: wide,
                os_abi: self.os_abi,
                flags: 0,
            },
            coff: CoffMachine {
                machine: coff_machine,
                // CV_CFL_X64; for 32 bits CV_CFL_PENTIUMIII, which compilers use for all 32-bit code.
                codeview_machine: if wide { 0xd0 } else { 7 },
                code_characteristics: 0,
                label_distance_log2: None,
            },
        }
    }
}
