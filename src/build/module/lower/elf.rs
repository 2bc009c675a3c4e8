//! ELF: the section of a value. Source: `TargetLoweringObjectFileELF::getExplicitSectionGlobal`,
//! `SelectSectionForGlobal` and their callees.

use super::sections::{self, SectionProperties};
use super::{CodeModel, Error, Lowerer};
use crate::build::module::kind::SectionKind;
use crate::build::module::value::GlobalSize;
use crate::build::module::{ComdatId, Kind, Refused, Selection, Value};
use object::elf::{
    SHF_ALLOC, SHF_EXCLUDE, SHF_EXECINSTR, SHF_GNU_RETAIN, SHF_GROUP, SHF_LINK_ORDER, SHF_MERGE, SHF_STRINGS, SHF_TLS,
    SHF_WRITE, SHT_FINI_ARRAY, SHT_INIT_ARRAY, SHT_NOBITS, SHT_NOTE, SHT_PREINIT_ARRAY, SHT_PROGBITS,
};

enum Named {
    Prefix(&'static str),
    /// This name, or names that continue with a dot.
    Family(&'static str),
    Exact(&'static str),
}

impl Named {
    fn is(&self, name: &str) -> bool {
        match self {
            Named::Prefix(prefix) => name.starts_with(prefix),
            Named::Family(prefix) => in_family(name, prefix),
            Named::Exact(whole) => name == *whole,
        }
    }
}

/// The flag of a section of the large code model, in the bits that the ELF specification leaves to processors.
const LARGE: u64 = 0x1000_0000;

/// Returns whether a name equals `prefix`, or continues with a dot after it.
fn in_family(name: &str, prefix: &str) -> bool {
    name.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// Section types implied by names, whatever the contents.
const TYPES: [(Named, u32); 6] = [
    (Named::Prefix(".note"), SHT_NOTE.0),
    (Named::Family(".init_array"), SHT_INIT_ARRAY.0),
    (Named::Family(".fini_array"), SHT_FINI_ARRAY.0),
    (Named::Family(".preinit_array"), SHT_PREINIT_ARRAY.0),
    (Named::Family(".llvm.offloading"), 0x6fff_4c0b),
    (Named::Exact(".llvm.lto"), 0x6fff_4c0c),
];

/// Section kinds implied by names, whatever the value.
const KINDS: [(Named, SectionKind); 22] = [
    (Named::Exact("__llvm_covmap"), SectionKind::Metadata),
    (Named::Exact("__llvm_covfun"), SectionKind::Metadata),
    (Named::Exact("__llvm_covdata"), SectionKind::Metadata),
    (Named::Exact("__llvm_covnames"), SectionKind::Metadata),
    (Named::Exact(".llvmbc"), SectionKind::Metadata),
    (Named::Exact(".llvmcmd"), SectionKind::Metadata),
    (Named::Exact(".bss"), SectionKind::Bss),
    (Named::Prefix(".bss."), SectionKind::Bss),
    (Named::Prefix(".gnu.linkonce.b."), SectionKind::Bss),
    (Named::Prefix(".llvm.linkonce.b."), SectionKind::Bss),
    (Named::Exact(".sbss"), SectionKind::Bss),
    (Named::Prefix(".sbss."), SectionKind::Bss),
    (Named::Prefix(".gnu.linkonce.sb."), SectionKind::Bss),
    (Named::Prefix(".llvm.linkonce.sb."), SectionKind::Bss),
    (Named::Exact(".tdata"), SectionKind::ThreadData),
    (Named::Prefix(".tdata."), SectionKind::ThreadData),
    (Named::Prefix(".gnu.linkonce.td."), SectionKind::ThreadData),
    (Named::Prefix(".llvm.linkonce.td."), SectionKind::ThreadData),
    (Named::Exact(".tbss"), SectionKind::ThreadBss),
    (Named::Prefix(".tbss."), SectionKind::ThreadBss),
    (Named::Prefix(".gnu.linkonce.tb."), SectionKind::ThreadBss),
    (Named::Prefix(".llvm.linkonce.tb."), SectionKind::ThreadBss),
];

fn flags(kind: SectionKind) -> u64 {
    let when = |yes: bool, flag: u64| if yes { flag } else { 0 };
    let loaded = !matches!(kind, SectionKind::Metadata | SectionKind::Exclude);
    when(loaded, SHF_ALLOC.0)
        | when(kind == SectionKind::Exclude, SHF_EXCLUDE.0)
        | when(kind == SectionKind::Text, SHF_EXECINSTR.0)
        | when(kind.is_writeable(), SHF_WRITE.0)
        | when(kind.is_thread_local(), SHF_TLS.0)
        | when(kind.entry_size() != 0, SHF_MERGE.0)
        | when(matches!(kind, SectionKind::MergeableString(_)), SHF_STRINGS.0)
}

fn section_type(name: &str, kind: SectionKind) -> u32 {
    let no_bytes = kind.is_bss() || kind == SectionKind::ThreadBss;
    let default = if no_bytes { SHT_NOBITS.0 } else { SHT_PROGBITS.0 };
    TYPES.iter().find(|row| row.0.is(name)).map_or(default, |row| row.1)
}

/// The prefix of section names of this kind, near the code or far from it.
fn stem(kind: SectionKind, large: bool) -> &'static str {
    let (near, far) = match kind {
        SectionKind::Text => (".text", ".ltext"),
        _ if kind.is_read_only() => (".rodata", ".lrodata"),
        _ if kind.is_bss() => (".bss", ".lbss"),
        SectionKind::ThreadData => (".tdata", ".tdata"),
        SectionKind::ThreadBss => (".tbss", ".tbss"),
        SectionKind::ReadOnlyWithRelocations => (".data.rel.ro", ".ldata.rel.ro"),
        _ => (".data", ".ldata"),
    };
    if large { far } else { near }
}

/// The properties of a function or global that determine its section.
pub(super) struct Placed<'a> {
    pub value: Value,
    pub kind: SectionKind,
    pub section: &'a str,
    pub comdat: Option<ComdatId>,
    pub associated: Option<Value>,
    /// The section prefix of a function.
    pub prefix: &'a str,
    /// The alignment, which is part of the names of string sections.
    pub align: u64,
    pub size: Option<GlobalSize>,
}

impl Lowerer<'_> {
    pub(super) fn elf_place(&mut self, placed: &Placed<'_>) -> Result<SectionProperties, Error> {
        let mut kind = placed.kind;
        let explicit = !placed.section.is_empty();
        if explicit {
            kind = KINDS.iter().find(|row| row.0.is(placed.section)).map_or(kind, |row| row.1);
        }
        let entry_size = kind.entry_size();
        // Data written by the dynamic linker is near the code.
        let relro = kind == SectionKind::ReadOnlyWithRelocations && !explicit;
        let large = !relro && self.is_large(placed);
        let mut place = SectionProperties { flags: flags(kind), entry_size, ..SectionProperties::default() };
        if let Some(comdat) = placed.comdat {
            let comdat = self.elf_comdat(comdat)?;
            place.flags |= SHF_GROUP.0;
            (place.key.group, place.comdat) = (Some(comdat.0), comdat.1);
        }
        if large {
            place.flags |= LARGE;
        }
        place.key.linked_to = placed.associated.map(|value| self.name(value)).transpose()?;
        let retained = self.used.contains(&placed.value);
        if explicit {
            place.key.name = placed.section.to_owned();
            place.key.unique = self.explicit_number(placed, kind, &mut place.flags, retained);
        } else {
            let mergeable = place.flags & SHF_MERGE.0 != 0;
            let by_kind =
                if kind == SectionKind::Text { self.lowering.function_sections } else { self.lowering.data_sections };
            let mut own = by_kind && !mergeable && kind != SectionKind::Common || placed.comdat.is_some();
            if placed.associated.is_some() {
                (own, place.flags) = (true, place.flags | SHF_LINK_ORDER.0);
            }
            if retained {
                (own, place.flags) = (true, place.flags | SHF_GNU_RETAIN.0);
            }
            let named = own && self.lowering.unique_section_names;
            if own && !named {
                place.key.unique = Some(self.sections.unique());
            }
            place.key.name = self.implicit_name(placed, kind, large, named)?;
        }
        place.kind = section_type(&place.key.name, kind);
        Ok(place)
    }

    /// The signature of a COMDAT, and whether linkers keep only one.
    fn elf_comdat(&self, comdat: ComdatId) -> Result<(String, bool), Refused> {
        let comdat = self.comdat(comdat)?;
        match comdat.selection {
            Selection::Any => Ok((comdat.name.clone(), true)),
            Selection::NoDeduplicate => Ok((comdat.name.clone(), false)),
            _ => Err(Refused::ElfComdatSelection { comdat: comdat.name.clone() }),
        }
    }

    /// The section name of a value without an explicit section.
    fn implicit_name(
        &mut self,
        placed: &Placed<'_>,
        kind: SectionKind,
        large: bool,
        named: bool,
    ) -> Result<String, Refused> {
        let mut name = stem(kind, large).to_owned();
        match kind {
            SectionKind::MergeableString(width) => name += &format!(".str{width}.{}", placed.align),
            SectionKind::MergeableConstant(size) => name += &format!(".cst{size}"),
            _ => {}
        }
        if !placed.prefix.is_empty() {
            name = format!("{name}.{}", placed.prefix);
        }
        if named {
            name = format!("{name}.{}", self.name(placed.value)?);
        } else if !placed.prefix.is_empty() {
            name.push('.');
        }
        Ok(name)
    }

    /// The unique number of an explicit section: the values in a section must have the same flags and entry size.
    fn explicit_number(
        &mut self,
        placed: &Placed<'_>,
        kind: SectionKind,
        flags: &mut u64,
        retained: bool,
    ) -> Option<u32> {
        if placed.associated.is_some() {
            *flags |= SHF_LINK_ORDER.0;
            return Some(self.sections.unique());
        }
        if retained {
            *flags |= SHF_GNU_RETAIN.0;
            return Some(self.sections.unique());
        }
        let (name, size) = (placed.section, kind.entry_size());
        let mergeable = *flags & SHF_MERGE.0 != 0;
        if !mergeable && !self.sections.is_generic(name) {
            return None;
        }
        if let Some(known) = self.sections.for_size(name, *flags, size) {
            return known;
        }
        let implicit = self.implicit_name(placed, kind, self.is_large(placed), false);
        if mergeable && sections::is_implicit(name) && implicit.is_ok_and(|implicit| name.starts_with(&implicit)) {
            return None;
        }
        Some(self.sections.unique())
    }

    /// Returns whether a value may be far from the code. Source: `TargetMachine::isLargeGlobalValue`.
    fn is_large(&self, placed: &Placed<'_>) -> bool {
        let model = self.lowering.code_model;
        let section = placed.section;
        if !self.facts.large_sections || placed.kind.is_thread_local() {
            return false;
        }
        if placed.value.kind == Kind::Function {
            return if section.is_empty() { model == CodeModel::Large } else { in_family(section, ".ltext") };
        }
        if let Some(size) = placed.size {
            return size == GlobalSize::Large;
        }
        if !section.is_empty() {
            return [".lbss", ".ldata", ".lrodata"].iter().any(|stem| in_family(section, stem));
        }
        let ty = self.module.globals.get(placed.value.index as usize).map(|global| &global.ty);
        let size = ty.and_then(|ty| self.module.layout.alloc_size(ty)).unwrap_or(0);
        model >= CodeModel::Medium && (size == 0 || size > self.lowering.large_data_threshold)
    }

    /// The section with the addresses of functions to run before or after the program.
    pub(super) fn elf_structors(&self, constructors: bool, priority: u32, key: Option<String>) -> SectionProperties {
        const LAST: u32 = 65535;
        let mut place = SectionProperties::new("", SHT_PROGBITS.0, SHF_ALLOC.0 | SHF_WRITE.0);
        let name = &mut place.key.name;
        if self.lowering.use_init_array {
            let row = (".init_array", SHT_INIT_ARRAY.0, ".fini_array", SHT_FINI_ARRAY.0);
            (*name, place.kind) = if constructors { (row.0.to_owned(), row.1) } else { (row.2.to_owned(), row.3) };
            if priority != LAST {
                *name += &format!(".{priority}");
            }
        } else {
            *name = if constructors { ".ctors" } else { ".dtors" }.to_owned();
            if priority != LAST {
                *name += &format!(".{:05}", LAST - priority);
            }
        }
        if key.is_some() {
            place.flags |= SHF_GROUP.0;
            (place.key.group, place.comdat) = (key, true);
        }
        place
    }
}
