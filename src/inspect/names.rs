//! Names of constants: those of the `object` crate, and the ones that it lacks.

use super::machine;
use object::{elf, pe};

const PREFIXES: &[&str] = &[
    "ELFCOMPRESS_",
    "EM_",
    "ET_",
    "NT_",
    "SHT_",
    "SHF_",
    "STB_",
    "STT_",
    "STV_",
    "IMAGE_FILE_MACHINE_",
    "IMAGE_FILE_",
    "IMAGE_SCN_",
    "IMAGE_SYM_CLASS_",
    "IMAGE_SYM_DTYPE_",
    "IMAGE_COMDAT_SELECT_",
    "IMAGE_WEAK_EXTERN_",
];

/// A constant's name without its common prefix.
pub(super) fn short(name: &'static str) -> &'static str {
    PREFIXES.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name)
}

/// LLVM's section types ("LLVM Extensions", "ELF-Dependent").
pub(super) const LLVM_TYPES: &[(u32, &str)] = &[
    (0x6fff_4c00, "LLVM_ODRTAB"),
    (0x6fff_4c01, "LLVM_LINKER_OPTIONS"),
    (0x6fff_4c03, "LLVM_ADDRSIG"),
    (0x6fff_4c04, "LLVM_DEPENDENT_LIBRARIES"),
    (0x6fff_4c05, "LLVM_SYMPART"),
    (0x6fff_4c06, "LLVM_PART_EHDR"),
    (0x6fff_4c07, "LLVM_PART_PHDR"),
    (0x6fff_4c08, "LLVM_BB_ADDR_MAP_V0"),
    (0x6fff_4c09, "LLVM_CALL_GRAPH_PROFILE"),
    (0x6fff_4c0a, "LLVM_BB_ADDR_MAP"),
    (0x6fff_4c0b, "LLVM_OFFLOADING"),
    (0x6fff_4c0c, "LLVM_LTO"),
    (0x6fff_4c0d, "LLVM_JT_SIZES"),
    (0x6fff_4c0e, "LLVM_CFI_JUMP_TABLE"),
    (0x6fff_4c0f, "LLVM_CALL_GRAPH"),
];

pub(super) fn section_type(machine: u16, kind: u32) -> Option<&'static str> {
    let all = LLVM_TYPES.iter().chain(machine::more_section_types(machine));
    let ours = all.into_iter().find(|row| row.0 == kind).map(|row| row.1);
    ours.or_else(|| elf::machine_names(elf::Machine(machine)).sht.name(elf::SectionType(kind)).map(short))
}

/// The names of a machine's relocation types, indexed once.
#[derive(Clone, Debug)]
pub(super) struct RelocationNames {
    /// Indexed by type, up to `MAX_TYPES`.
    names: Vec<Option<&'static str>>,
}

/// An upper bound of the relocation types of all known machines.
const MAX_TYPES: u32 = 1200;

impl RelocationNames {
    pub(super) fn elf(machine: elf::Machine) -> Self {
        let known = elf::machine_names(machine).r;
        let mut names: Vec<_> = (0..MAX_TYPES).map(|kind| known.name(elf::RelocationType(kind))).collect();
        for &(kind, name) in machine::more_elf_relocations(machine) {
            names[kind as usize] = Some(name);
        }
        RelocationNames { names }
    }

    pub(super) fn coff(machine: pe::Machine) -> Self {
        let names = pe::machine_names(machine).rel;
        let whole = |kind: u32| {
            let mut found = None;
            let rest = names.names(pe::RelocationType(kind as u16), |value, name| {
                if u32::from(value) == kind {
                    found = found.or(Some(name));
                }
            });
            found.filter(|_| rest == 0)
        };
        RelocationNames { names: (0..64).map(whole).collect() }
    }

    pub(super) fn get(&self, kind: u32) -> Option<&'static str> {
        self.names.get(kind as usize).copied().flatten()
    }
}
