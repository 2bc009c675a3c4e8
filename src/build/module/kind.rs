//! The section kind of a value, independent of the object format.
//! Source: `TargetLoweringObjectFile::getKindForGlobal`. This module must not know formats or machines.

use super::constant::Relocation;
use super::options::{Lowering, RelocationModel};
use super::value::{Global, Linkage, UnnamedAddr};
use super::{Module, Value};

/// A section kind, as in LLVM's `SectionKind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SectionKind {
    /// Code.
    Text,
    /// Not loaded.
    Metadata,
    /// Not loaded, and discarded by linkers.
    Exclude,
    /// Constants.
    ReadOnly,
    /// Strings that linkers merge, with characters of this many bytes.
    MergeableString(u32),
    /// Constants that linkers merge, of this many bytes each.
    MergeableConstant(u32),
    /// Constants that are read-only after dynamic relocation.
    ReadOnlyWithRelocations,
    /// Variables.
    Data,
    /// Zero-initialized variables.
    Bss,
    /// Zero-initialized variables with local linkage.
    BssLocal,
    /// Tentative definitions.
    Common,
    /// Thread-local variables.
    ThreadData,
    /// Zero-initialized thread-local variables.
    ThreadBss,
}

impl SectionKind {
    /// Returns whether it is read-only, even for the dynamic linker.
    #[must_use]
    pub fn is_read_only(self) -> bool {
        use SectionKind::{MergeableConstant, MergeableString, ReadOnly};
        matches!(self, ReadOnly | MergeableString(_) | MergeableConstant(_))
    }

    /// Returns whether it is thread-local.
    #[must_use]
    pub fn is_thread_local(self) -> bool {
        matches!(self, SectionKind::ThreadData | SectionKind::ThreadBss)
    }

    /// Returns whether it is zero-initialized and not thread-local.
    #[must_use]
    pub fn is_bss(self) -> bool {
        matches!(self, SectionKind::Bss | SectionKind::BssLocal)
    }

    /// Returns whether it is writable, if only by the dynamic linker.
    #[must_use]
    pub fn is_writeable(self) -> bool {
        let relro = self == SectionKind::ReadOnlyWithRelocations;
        relro || self.is_thread_local() || self.is_bss() || matches!(self, SectionKind::Data | SectionKind::Common)
    }

    /// The size in bytes of entries that linkers merge; 0 for other kinds.
    #[must_use]
    pub fn entry_size(self) -> u32 {
        match self {
            SectionKind::MergeableString(size) | SectionKind::MergeableConstant(size) => size,
            _ => 0,
        }
    }
}

impl Module {
    /// The section kind of a global; `None` for a declaration.
    #[must_use]
    pub fn kind(&self, global: &Global, lowering: &Lowering) -> Option<SectionKind> {
        let initial = global.initializer.as_ref()?;
        if matches!(global.section.as_str(), ".swift1_autolink_entries" | ".swift_ast") {
            return Some(SectionKind::Metadata);
        }
        let zero = initial.is_zero() && !global.constant && global.section.is_empty() && lowering.zeros_in_bss;
        let local = global.common.linkage.is_local();
        if global.common.thread_local.is_some() {
            return Some(if zero { SectionKind::ThreadBss } else { SectionKind::ThreadData });
        }
        if global.common.linkage == Linkage::Common {
            return Some(SectionKind::Common);
        }
        if zero {
            return Some(if local { SectionKind::BssLocal } else { SectionKind::Bss });
        }
        if global.exclude && !global.section.is_empty() {
            return Some(SectionKind::Exclude);
        }
        if !global.constant {
            return Some(SectionKind::Data);
        }
        let local = |value: Value| self.common(value).is_some_and(|common| common.is_dso_local());
        let relocation = initial.relocation(&local);
        if relocation != Relocation::None {
            let fixed = lowering.relocation_model == RelocationModel::Static || relocation == Relocation::Local;
            return Some(if fixed { SectionKind::ReadOnly } else { SectionKind::ReadOnlyWithRelocations });
        }
        if global.common.unnamed_addr != UnnamedAddr::Global {
            return Some(SectionKind::ReadOnly);
        }
        if let Some(width) = initial.string_width() {
            return Some(SectionKind::MergeableString(width));
        }
        Some(match self.layout.alloc_size(&global.ty) {
            Some(size @ (4 | 8 | 16 | 32)) => SectionKind::MergeableConstant(size as u32),
            _ => SectionKind::ReadOnly,
        })
    }

    /// The alignment of a global in bytes. Source: `DataLayout::getPreferredAlign`, `AsmPrinter::getGVAlignment`.
    #[must_use]
    pub fn alignment(&self, global: &Global) -> u64 {
        let preferred = self.layout.preferred_align(&global.ty);
        match global.align {
            Some(align) if align >= preferred || !global.section.is_empty() => align,
            Some(align) => align.max(self.layout.abi_align(&global.ty)),
            None => {
                let large = self.layout.bits(&global.ty).is_some_and(|bits| bits > 128);
                // Large globals are aligned so that copies are fast.
                if large && global.initializer.is_some() { preferred.max(16) } else { preferred }
            }
        }
    }
}
