//! COFF: the section of a value. Source: `TargetLoweringObjectFileCOFF`.

use super::elf::Placed;
use super::sections::{Key, SectionProperties};
use super::{Error, Lowerer};
use crate::build::module::kind::SectionKind;
use crate::build::module::value::Linkage;
use crate::build::module::{ComdatId, Refused, Selection, Value};
use crate::build::streamer;
use crate::object::coff::Characteristics as C;

fn characteristics(kind: SectionKind) -> C {
    match kind {
        SectionKind::Metadata => C::MEM_DISCARDABLE,
        SectionKind::Exclude => C::LNK_REMOVE | C::MEM_DISCARDABLE,
        SectionKind::Text => C::MEM_EXECUTE | C::MEM_READ | C::CNT_CODE,
        _ if kind.is_bss() => C::CNT_UNINITIALIZED_DATA | C::MEM_READ | C::MEM_WRITE,
        SectionKind::ReadOnlyWithRelocations => C::CNT_INITIALIZED_DATA | C::MEM_READ,
        _ if kind.is_read_only() => C::CNT_INITIALIZED_DATA | C::MEM_READ,
        _ => C::CNT_INITIALIZED_DATA | C::MEM_READ | C::MEM_WRITE,
    }
}

fn stem(kind: SectionKind) -> &'static str {
    match kind {
        SectionKind::Text => ".text",
        _ if kind.is_bss() || kind == SectionKind::Common => ".bss",
        _ if kind.is_thread_local() => ".tls$",
        SectionKind::ReadOnlyWithRelocations => ".rdata",
        _ if kind.is_read_only() => ".rdata",
        _ => ".data",
    }
}

impl Lowerer<'_> {
    /// Collects the values that COMDATs may be named by.
    pub(super) fn find_keys(&mut self) {
        let module = self.module;
        if self.is_coff() && !module.comdats.is_empty() {
            let named = |value| module.common(value).map(|common| (common.name.as_str(), value));
            self.named = module.values().filter_map(named).collect();
        }
    }

    pub(super) fn coff_place(&mut self, placed: &Placed<'_>) -> Result<SectionProperties, Error> {
        let mut flags = characteristics(placed.kind);
        if !placed.section.is_empty() {
            return Ok(self.coff_explicit(placed)?);
        }
        let text = placed.kind == SectionKind::Text;
        let own = if text { self.lowering.function_sections } else { self.lowering.data_sections };
        let own = own && placed.kind != SectionKind::Common;
        if !own && placed.comdat.is_none() {
            // If a section is kept for code, its mapping symbols are there from the beginning.
            return Ok(SectionProperties::new(stem(placed.kind), 0, flags.0.into()));
        }
        flags = flags | C::LNK_COMDAT;
        let (key, selection) = match placed.comdat {
            Some(comdat) => self.coff_comdat(placed.value, comdat)?,
            None => (placed.value, streamer::Selection::NoDuplicates),
        };
        let mut name = stem(placed.kind).to_owned();
        let unique = own.then(|| self.sections.unique());
        let common = self.common(key)?.clone();
        let symbol = if common.linkage == Linkage::Private {
            self.without_private_prefix(placed.value)?
        } else {
            if !placed.prefix.is_empty() {
                name = format!("{name}${}", placed.prefix);
            }
            // The GNU linkers use this suffix to distinguish sections.
            if self.module.triple.is_windows_gnu() {
                name = format!("{name}${}", common.name);
            }
            self.name(key)?
        };
        let key = Key { name, group: Some(symbol), selection: Some(selection), unique, ..Key::default() };
        Ok(SectionProperties { key, flags: flags.0.into(), ..SectionProperties::default() })
    }

    fn coff_explicit(&mut self, placed: &Placed<'_>) -> Result<SectionProperties, Refused> {
        let kind = match placed.section {
            ".llvmbc" | ".llvmcmd" | ".lcovmap$M" | ".lcovfun$M" | ".lcovd" | ".lcovn" => SectionKind::Metadata,
            _ => placed.kind,
        };
        let mut place = SectionProperties::new(placed.section, 0, characteristics(kind).0.into());
        if let Some(comdat) = placed.comdat {
            let (key, selection) = self.coff_comdat(placed.value, comdat)?;
            let key = if selection == streamer::Selection::Associative { key } else { placed.value };
            if self.common(key)?.linkage != Linkage::Private {
                place.flags |= u64::from(C::LNK_COMDAT.0);
                (place.key.group, place.key.selection) = (Some(self.name(key)?), Some(selection));
            }
        }
        Ok(place)
    }

    /// The value that a COMDAT is named by, and the selection of a value's section in it.
    fn coff_comdat(&self, value: Value, id: ComdatId) -> Result<(Value, streamer::Selection), Refused> {
        let comdat = self.comdat(id)?;
        let Some(key) = self.named.get(comdat.name.as_str()).copied() else {
            return Err(Refused::NoComdatSymbol { comdat: comdat.name.clone() });
        };
        let object = self.object_of(key);
        if object.and_then(|object| self.comdat_id(object)) != Some(id) {
            return Err(Refused::NotComdatKey { comdat: comdat.name.clone() });
        }
        if object != Some(value) {
            return Ok((key, streamer::Selection::Associative));
        }
        let selection = match comdat.selection {
            Selection::Any => streamer::Selection::Any,
            Selection::ExactMatch => streamer::Selection::ExactMatch,
            Selection::Largest => streamer::Selection::Largest,
            Selection::NoDeduplicate => streamer::Selection::NoDuplicates,
            Selection::SameSize => streamer::Selection::SameSize,
        };
        Ok((key, selection))
    }

    /// The name that a private value would have in the symbol table.
    fn without_private_prefix(&mut self, value: Value) -> Result<String, Refused> {
        let name = self.name(value)?;
        let prefix = self.module.layout.mangling.private_prefix();
        let uniqued = self.common(value)?.linkage == Linkage::Private;
        Ok(name.strip_prefix(prefix).filter(|_| uniqued).map_or(name.clone(), str::to_owned))
    }

    /// The section with the addresses of functions to run before or after the program.
    pub(super) fn coff_structors(&self, constructors: bool, priority: u32, key: Option<String>) -> SectionProperties {
        const LAST: u32 = 65535;
        let (name, flags) = if self.facts.msvc {
            (structor_name(constructors, priority), C::CNT_INITIALIZED_DATA | C::MEM_READ)
        } else {
            let name = if constructors { ".ctors" } else { ".dtors" };
            let name = if priority == LAST { name.to_owned() } else { format!("{name}.{:05}", LAST - priority) };
            (name, C::CNT_INITIALIZED_DATA | C::MEM_READ | C::MEM_WRITE)
        };
        let mut place = SectionProperties::new(name, 0, flags.0.into());
        place.key.unique = Some(0);
        if key.is_some() {
            place.flags |= u64::from(C::LNK_COMDAT.0);
            (place.key.group, place.key.selection) = (key, Some(streamer::Selection::Associative));
        }
        place
    }
}

/// Linkers sort these sections by name, between those of the C library.
fn structor_name(constructors: bool, priority: u32) -> String {
    let list = if constructors { 'C' } else { 'T' };
    let (letter, number) = match priority {
        65535 => return if constructors { ".CRT$XCU".to_owned() } else { ".CRT$XTX".to_owned() },
        200 => ('C', false),
        400 => ('L', false),
        0..200 => ('A', true),
        201..400 => ('C', true),
        _ => ('T', true),
    };
    if number { format!(".CRT$X{list}{letter}{priority:05}") } else { format!(".CRT$X{list}{letter}") }
}
