//! ARM's parameters for directives, the lexer and synthesized sections.

use super::fixup::Kind;
use super::{Arm, frame, relocation_types, seh, specifier};
use crate::arch::desc::{
    AlignmentRules, DataFixups, NameSyntax, PURECODE, PrintSyntax, RegisterSyntax, SpecifierSyntax,
};
use crate::arch::{BranchMnemonics, CoffMachine, ElfMachine, Endian, TargetDesc, WindowsUnwind};
use crate::debug::cfi::FrameTarget;
use crate::model::{GlobalJumps, Mapping};
use crate::source::bytes::Numbers;
use object::elf::EM_ARM;
use object::pe::{IMAGE_FILE_MACHINE_ARMNT, IMAGE_SCN_MEM_16BIT};

/// `EF_ARM_EABI_VER5`
const EABI_VERSION_5: u32 = 0x0500_0000;

impl Arm {
    /// The target's parameters.
    #[must_use]
    pub fn desc(&self) -> TargetDesc {
        let data = |kind: Kind| if self.big_endian { kind.big() } else { kind }.id();
        TargetDesc {
            comment: b'@',
            numbers: Numbers::C,
            names: NameSyntax {
                may_contain_at: false,
                end_at_at: false,
                private_prefix: if self.coff && !self.gnu { b"$M" } else { b".L" },
            },
            specifiers: SpecifierSyntax {
                find: specifier::in_brackets,
                of_expressions: 0,
                in_parentheses: !self.coff || self.gnu,
                image_relative: specifier::IMGREL,
            },
            registers: RegisterSyntax::NONE,
            word_size: 4,
            alignment: AlignmentRules { is_log2: true, bare_log2: Some(2), code_log2: 0, nop_fill: None },
            print: PrintSyntax {
                comment: "@",
                integers: ["byte", "short", "long", if self.coff { "quad" } else { "" }],
                specifier: specifier::name,
                is_before: |specifier| specifier::is_part(specifier.0),
                frame_register: frame::name,
                common_log2: self.coff,
            },
            fills_apart: false,
            fixups: DataFixups {
                integers: [Kind::Data1, Kind::Data2, Kind::Data4, Kind::Data8].map(data),
                section_offset: data(Kind::SecRel4),
                section_index: Kind::SecIdx2.id(),
                section_reference: data(if self.coff { Kind::SecRel4 } else { Kind::Data4 }),
            },
            global_jumps: GlobalJumps::Relocated,
            ignored_directives: None,
            endian: if self.big_endian { Endian::Big } else { Endian::Little },
            mapping_symbols: (!self.coff).then_some(Mapping {
                code: [b"$t", b"$a"],
                only_beside_code: true,
                thread_local: false,
                implicit: false,
            }),
            branches: BranchMnemonics { jump: "b", call: "bl", conditional: "b" },
            tags_memory: false,
            frame: if self.coff {
                FrameTarget { absolute: true, names_starts: false, ..frame::FRAME }
            } else {
                frame::FRAME
            },
            windows_unwind: WindowsUnwind::of_coff(self.coff, &seh::RULES),
            has_safe_seh: false,
            section_flags: if self.coff { &[] } else { PURECODE },
            relocation_types: match self.coff {
                true => &relocation_types::COFF,
                false => relocation_types::elf(&self.features, self.big_endian),
            },
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
