//! AArch64's parameters for directives, the lexer and synthesized sections.

use super::fixup::Kind;
use super::{Aarch64, frame, relocation_types, seh, specifier};
use crate::arch::desc::{
    AlignmentRules, DataFixups, NameSyntax, PURECODE, PrintSyntax, RegisterSyntax, SpecifierSyntax,
};
use crate::arch::{BranchMnemonics, CoffMachine, ElfMachine, Endian, TargetDesc, WindowsUnwind};
use crate::debug::cfi::FrameTarget;
use crate::model::{GlobalJumps, Mapping};
use crate::source::bytes::Numbers;
use object::elf::EM_AARCH64;
use object::pe::{IMAGE_FILE_MACHINE_ARM64, IMAGE_FILE_MACHINE_ARM64EC};

impl Aarch64 {
    /// The target's parameters.
    #[must_use]
    pub fn desc(&self) -> TargetDesc {
        let frame_target = if self.coff {
            FrameTarget { absolute: true, ..frame::ELF }
        } else {
            FrameTarget { pointer_size: if self.ilp32 { 4 } else { 8 }, ..frame::ELF }
        };
        let data4 = if self.big_endian { Kind::BigData4 } else { Kind::Data4 };
        TargetDesc {
            comment: 0,
            numbers: Numbers::C,
            names: NameSyntax { may_contain_at: false, end_at_at: !self.coff, private_prefix: b".L" },
            specifiers: SpecifierSyntax {
                find: if self.coff { specifier::of_coff } else { specifier::of_elf },
                of_expressions: specifier::OF_EXPRESSIONS,
                in_parentheses: false,
                image_relative: specifier::IMGREL,
            },
            registers: RegisterSyntax::NONE,
            word_size: 4,
            alignment: AlignmentRules {
                is_log2: true,
                bare_log2: None,
                code_log2: if self.coff { 0 } else { 2 },
                nop_fill: None,
            },
            print: PrintSyntax {
                comment: "//",
                integers: ["byte", "hword", "word", "xword"],
                specifier: |specifier| specifier::row_of(specifier).name,
                is_before: specifier::is_before,
                frame_register: frame::name,
                common_log2: self.coff,
            },
            fills_apart: false,
            fixups: DataFixups {
                integers: if self.big_endian {
                    [Kind::Data1, Kind::BigData2, Kind::BigData4, Kind::BigData8].map(Kind::id)
                } else {
                    [Kind::Data1, Kind::Data2, Kind::Data4, Kind::Data8].map(Kind::id)
                },
                section_offset: Kind::SecRel4.id(),
                section_index: Kind::SecIdx2.id(),
                section_reference: if self.coff { Kind::SecRel4 } else { data4 }.id(),
            },
            global_jumps: GlobalJumps::Relocated,
            ignored_directives: None,
            endian: if self.big_endian { Endian::Big } else { Endian::Little },
            mapping_symbols: (!self.coff).then_some(Mapping {
                code: [b"$x"; 2],
                only_beside_code: false,
                thread_local: true,
                implicit: self.implicit_mapsyms,
            }),
            branches: BranchMnemonics { jump: "b", call: "bl", conditional: "b." },
            tags_memory: !self.coff,
            frame: frame_target,
            windows_unwind: WindowsUnwind::of_coff(self.coff, &seh::RULES),
            has_safe_seh: false,
            section_flags: if self.coff { &[] } else { PURECODE },
            relocation_types: match (self.coff, self.ilp32) {
                (true, _) => &relocation_types::COFF,
                (false, true) => &relocation_types::ELF32,
                (false, false) if self.big_endian => &relocation_types::ELF64_BE,
                (false, false) => &relocation_types::ELF64,
            },
            elf: ElfMachine { machine: EM_AARCH64.0, is_64: !self.ilp32, rela: true, os_abi: self.os_abi, flags: 0 },
            coff: CoffMachine {
                machine: if self.ec { IMAGE_FILE_MACHINE_ARM64EC } else { IMAGE_FILE_MACHINE_ARM64 }.0,
                // CV_CFL_ARM64
                codeview_machine: 0xf6,
                code_characteristics: 0,
                label_distance_log2: Some(20),
            },
        }
    }
}
