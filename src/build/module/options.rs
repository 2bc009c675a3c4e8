//! What can be asked of the lowering of a module: the options of `llc` that its objects depend on.
//! This module must not know how anything is lowered.

use super::target;
use crate::options::triple::Triple;

/// Where code may be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RelocationModel {
    /// At the address that it was linked for.
    Static,
    /// Anywhere.
    Pic,
}

/// How far code and data may be from each other. Source: the psABIs, "Code Models".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CodeModel {
    /// 1 MiB.
    Tiny,
    /// 2 GiB.
    #[default]
    Small,
    /// 2 GiB, at the end of the address space.
    Kernel,
    /// Code as in the small model; large data anywhere.
    Medium,
    /// Anywhere.
    Large,
}

impl CodeModel {
    /// The model of a number in the flag `Code Model`.
    #[must_use]
    pub fn from_flag(number: u64) -> Option<CodeModel> {
        use CodeModel::{Kernel, Large, Medium, Small, Tiny};
        [Tiny, Small, Kernel, Medium, Large].get(usize::try_from(number).ok()?).copied()
    }
}

/// Options of a lowering. They are called as those of `llc`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lowering {
    /// Where code may be loaded.
    pub relocation_model: RelocationModel,
    /// Whether it is for an executable that can be loaded anywhere (the flag `PIE Level`).
    pub pie: bool,
    /// How far code and data may be from each other.
    pub code_model: CodeModel,
    /// The processor, which decides what the padding between functions is made of; empty for the default.
    pub cpu: String,
    /// Each function has a section.
    pub function_sections: bool,
    /// Each global has a section.
    pub data_sections: bool,
    /// Such sections are told apart by their names.
    pub unique_section_names: bool,
    /// The object says whose addresses matter.
    pub addrsig: bool,
    /// Constructors are in `.init_array`, not in `.ctors`. COFF has no such section, but its order.
    pub use_init_array: bool,
    /// Globals that are zero take no memory in the object.
    pub zeros_in_bss: bool,
    /// In the medium and large code models, the size in bytes beyond which a global may be far from the code.
    pub large_data_threshold: u64,
}

impl Lowering {
    /// What `llc` does without options.
    #[must_use]
    pub fn for_target(triple: &Triple) -> Lowering {
        Lowering {
            relocation_model: target::relocation_model(triple),
            pie: false,
            code_model: CodeModel::Small,
            cpu: String::new(),
            function_sections: false,
            data_sections: false,
            unique_section_names: true,
            addrsig: false,
            use_init_array: true,
            zeros_in_bss: true,
            large_data_threshold: 0,
        }
    }
}
