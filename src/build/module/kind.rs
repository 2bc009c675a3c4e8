//! What sort of memory a value needs, whatever the format calls it.
//! Source: `TargetLoweringObjectFile::getKindForGlobal`. This module must not know formats or machines.

use super::constant::Relocation;
use super::options::{Lowering, RelocationModel};
use super::value::{Global, Linkage, UnnamedAddr};
use super::{Module, Value};

/// A sort of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SectionKind {
    /// Code.
    Text,
    /// Nothing that programs load.
    Metadata,
    /// Nothing that programs load or linkers keep.
    Exclude,
    /// Constants.
    ReadOnly,
    /// Texts that linkers merge where they are the same, of characters of so many bytes.
    MergeableString(u32),
    /// Constants that linkers merge where they are the same, of so many bytes each.
    MergeableConstant(u32),
    /// Constants once the dynamic linker has set the addresses in them.
    ReadOnlyWithRelocations,
    /// Variables.
    Data,
    /// Variables that are zero.
    Bss,
    /// The same, seen by this object alone.
    BssLocal,
    /// Tentative definitions.
    Common,
    /// Variables of which each thread has one.
    ThreadData,
    /// The same that are zero.
    ThreadBss,
}

impl SectionKind {
    /// Whether it is never written to.
    #[must_use]
    pub fn is_read_only(self) -> bool {
        use SectionKind::{MergeableConstant, MergeableString, ReadOnly};
        matches!(self, ReadOnly | MergeableString(_) | MergeableConstant(_))
    }

    /// Whether each thread has one.
    #[must_use]
    pub fn is_thread_local(self) -> bool {
        matches!(self, SectionKind::ThreadData | SectionKind::ThreadBss)
    }

    /// Whether the object has no bytes for it.
    #[must_use]
    pub fn is_bss(self) -> bool {
        matches!(self, SectionKind::Bss | SectionKind::BssLocal)
    }

    /// Whether it can be written to, if only by the dynamic linker.
    #[must_use]
    pub fn is_writeable(self) -> bool {
        let relro = self == SectionKind::ReadOnlyWithRelocations;
        relro || self.is_thread_local() || self.is_bss() || matches!(self, SectionKind::Data | SectionKind::Common)
    }

    /// The size of entries that linkers merge; 0 where they do not.
    #[must_use]
    pub fn entry_size(self) -> u32 {
        match self {
            SectionKind::MergeableString(size) | SectionKind::MergeableConstant(size) => size,
            _ => 0,
        }
    }
}

impl Module {
    /// What sort of memory a global needs; nothing for declarations.
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
        match global.align {
            Some(align) if !global.section.is_empty() => align,
            Some(align) => {
                let preferred = self.layout.preferred_align(&global.ty);
                if align >= preferred { align } else { align.max(self.layout.abi_align(&global.ty)) }
            }
            None => self.preferred_alignment(global),
        }
    }

    /// The alignment that a global without one has: large ones are aligned so that they can be copied quickly.
    fn preferred_alignment(&self, global: &Global) -> u64 {
        let preferred = self.layout.preferred_align(&global.ty);
        let large = self.layout.bits(&global.ty).is_some_and(|bits| bits > 128);
        if large && global.initializer.is_some() { preferred.max(16) } else { preferred }
    }
}
