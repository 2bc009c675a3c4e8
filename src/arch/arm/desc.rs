//! ARM's parameters for directives, the lexer and synthesized sections.

use super::fixup::Kind;
use super::{Arm, frame, relocation_types, specifier};
use crate::arch::arm::seh as arm;
use crate::arch::{
    BranchMnemonics, CodeProperties, CoffMachine, DataFixups, ElfMachine, Endian, SectionFlag, TargetDesc,
    TargetSyntax, WindowsUnwind,
};
use crate::debug::cfi::FrameTarget;
use crate::model::{GlobalJumps, Mapping};
use crate::source::bytes::Numbers;
use object::elf::EM_ARM;
use object::pe::{IMAGE_FILE_MACHINE_ARMNT, IMAGE_SCN_MEM_16BIT};

/// `SHF_ARM_PURECODE`: code without embedded data.
const PURECODE: &[SectionFlag] = &[SectionFlag { letter: b'y', flag: 0x2000_0000 }];

/// `EF_ARM_EABI_VER5`
const EABI_VERSION_5: u32 = 0x0500_0000;

impl Arm {
    /// The target's parameters.
    #[must_use]
    pub fn desc(&self) -> TargetDesc {
        TargetDesc {
            syntax: TargetSyntax {
                comment: b'@',
                numbers: Numbers::C,
                specifier: specifier::in_brackets,
                specifiers_of_expressions: 0,
                is_register: |_| false,
                registers: None,
                wide_registers: false,
                bare_registers: false,
                at_in_names: false,
                names_end_at_at: false,
                ignored_directives: None,
                private_prefix: if self.coff && !self.gnu { b"$M" } else { b".L" },
                branches: BranchMnemonics { jump: "b", call: "bl", conditional: "b" },
                specifiers_in_parentheses: !self.coff || self.gnu,
            },
            fixups: DataFixups {
                data: [Kind::Data1, Kind::Data2, Kind::Data4, Kind::Data8].map(Kind::id),
                section_offset: Kind::SecRel4.id(),
                section_index: Kind::SecIdx2.id(),
                section_reference: if self.coff { Kind::SecRel4.id() } else { Kind::Data4.id() },
                reloc_none: 0,
                image_relative: specifier::IMGREL,
            },
            code: CodeProperties {
                minimum_instruction_length: 1,
                fills_apart: false,
                nop_fill: None,
                global_jumps: GlobalJumps::Relocated,
                align_log2: 0,
                mapping_symbols: (!self.coff).then_some(Mapping {
                    code: [b"$t", b"$a"],
                    only_beside_code: true,
                    thread_local: false,
                    implicit: false,
                }),
            },
            word_size: 4,
            align_is_log2: true,
            endian: Endian::Little,
            bare_align_log2: Some(2),
            tags_memory: false,
            frame: if self.coff {
                FrameTarget { absolute: true, names_starts: false, ..frame::FRAME }
            } else {
                frame::FRAME
            },
            windows_unwind: if self.coff {
                WindowsUnwind::Some(&arm::RULES)
            } else {
                WindowsUnwind::None("ELF objects have .cfi_* for this")
            },
            has_safe_seh: false,
            section_flags: if self.coff { &[] } else { PURECODE },
            relocation_types: if self.coff { &relocation_types::COFF } else { &relocation_types::ELF },
            elf: ElfMachine {
                machine: EM_ARM.0,
                is_64: false,
                rela: false,
                os_abi: self.os_abi,
                flags: EABI_VERSION_5,
            },
            coff: CoffMachine {
                machine: IMAGE_FILE_MACHINE_ARMNT.0,
                // CV_CFL_ARMNT
                codeview_machine: 0xf4,
                code_characteristics: IMAGE_SCN_MEM_16BIT.0,
                label_distance_log2: None,
            },
        }
    }
}
