//! Options for lowering a module: those options of `llc` that affect objects.
//! This module must not know how anything is lowered.

use super::target;
use crate::options::triple::Triple;

/// The relocation model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RelocationModel {
    /// The code runs at the address that it is linked for.
    Static,
    /// Position-independent.
    Pic,
}

/// The code model: the distances between code and data. Source: the psABIs, "Code Models".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
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
    /// The code model with this number in the module flag `Code Model`.
    #[must_use]
    pub fn from_flag(number: u64) -> Option<CodeModel> {
        use CodeModel::{Kernel, Large, Medium, Small, Tiny};
        [Tiny, Small, Kernel, Medium, Large].get(usize::try_from(number).ok()?).copied()
    }
}

/// Options of lowering, named as those of `llc`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lowering {
    /// The relocation model.
    pub relocation_model: RelocationModel,
    /// Whether the code is for a position-independent executable (the module flag `PIE Level`).
    pub pie: bool,
    /// The code model.
    pub code_model: CodeModel,
    /// The processor, which determines the nops between functions; empty for the default.
    pub cpu: String,
    /// Whether each function has its own section.
    pub function_sections: bool,
    /// Whether each global has its own section.
    pub data_sections: bool,
    /// Whether such sections have unique names.
    pub unique_section_names: bool,
    /// Whether the object has a table of address-significant symbols.
    pub addrsig: bool,
    /// Whether constructors are in `.init_array` rather than `.ctors`. COFF has no such section, but uses its order.
    pub use_init_array: bool,
    /// Whether zero-initialized globals are in `.bss`.
    pub zeros_in_bss: bool,
    /// In the medium and large code models, the size in bytes above which a global may be far from the code.
    pub large_data_threshold: u64,
}

impl Lowering {
    /// The defaults of `llc` for a target.
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
