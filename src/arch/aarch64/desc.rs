//! AArch64's parameters for directives, the lexer and synthesized sections.

use super::fixup::Kind;
use super::{Aarch64, frame, relocation_types, specifier};
use crate::arch::aarch64::seh as arm64;
use crate::arch::{
    BranchMnemonics, CodeProperties, CoffMachine, DataFixups, ElfMachine, Endian, SectionFlag, TargetDesc,
    TargetSyntax, WindowsUnwind,
};
use crate::debug::cfi::FrameTarget;
use crate::model::{GlobalJumps, Mapping};
use crate::source::bytes::Numbers;
use object::elf::EM_AARCH64;
use object::pe::{IMAGE_FILE_MACHINE_ARM64, IMAGE_FILE_MACHINE_ARM64EC};

/// `SHF_AARCH64_PURECODE`: code without embedded data.
const PURECODE: &[SectionFlag] = &[SectionFlag { letter: b'y', flag: 0x2000_0000 }];

impl Aarch64 {
    /// The target's parameters.
    #[must_use]
    pub fn desc(&self) -> TargetDesc {
        let frame = if self.coff {
            FrameTarget { absolute: true, ..frame::ELF }
        } else {
            FrameTarget { pointer_size: if self.ilp32 { 4 } else { 8 }, ..frame::ELF }
        };
        let behind_at: fn(&str) -> _ =
            if self.coff { |name| specifier::behind_at(name, true) } else { |name| specifier::behind_at(name, false) };
        TargetDesc {
            syntax: TargetSyntax {
                comment: 0,
                numbers: Numbers::C,
                specifier: behind_at,
                specifiers_of_expressions: specifier::OF_EXPRESSIONS,
                is_register: |_| false,
                registers: None,
                wide_registers: false,
                bare_registers: false,
                at_in_names: false,
                names_end_at_at: !self.coff,
                ignored_directives: None,
                private_prefix: b".L",
                branches: BranchMnemonics { jump: "b", call: "bl", conditional: "b." },
                specifiers_in_parentheses: false,
            },
            fixups: DataFixups {
                data: if self.big_endian {
                    [Kind::Data1, Kind::BigData2, Kind::BigData4, Kind::BigData8].map(Kind::id)
                } else {
                    [Kind::Data1, Kind::Data2, Kind::Data4, Kind::Data8].map(Kind::id)
                },
                section_offset: Kind::SecRel4.id(),
                section_index: Kind::SecIdx2.id(),
                section_reference: match (self.coff, self.big_endian) {
                    (true, _) => Kind::SecRel4.id(),
                    (false, true) => Kind::BigData4.id(),
                    (false, false) => Kind::Data4.id(),
                },
                reloc_none: 0,
                image_relative: specifier::IMGREL,
            },
            code: CodeProperties {
                minimum_instruction_length: 1,
                fills_apart: false,
                nop_fill: None,
                global_jumps: GlobalJumps::Relocated,
                align_log2: if self.coff { 0 } else { 2 },
                mapping_symbols: (!self.coff).then_some(Mapping {
                    code: [b"$x"; 2],
                    only_beside_code: false,
                    thread_local: true,
                    implicit: self.implicit_mapsyms,
                }),
            },
            word_size: 4,
            align_is_log2: true,
            endian: if self.big_endian { Endian::Big } else { Endian::Little },
            bare_align_log2: None,
            tags_memory: !self.coff,
            frame,
            windows_unwind: if self.coff {
                WindowsUnwind::Some(&arm64::RULES)
            } else {
                WindowsUnwind::None("ELF objects have .cfi_* for this")
            },
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
