//! COMDATs, of which a linker keeps one and drops those of all other objects (gABI, "Section Groups"; PE format,
//! "COMDAT Sections").

use super::view::{Unit, View};
use super::{Finding, Findings};
use crate::diag::Code;
use crate::object::SectionId;

/// Unwind sections: linkers drop their entries for dropped functions, and MinGW associates them with functions by name.
const UNWINDING: &[&[u8]] = &[b".eh_frame", b".pdata", b".xdata"];

fn is_unwinding(name: &[u8]) -> bool {
    UNWINDING.iter().any(|start| name.starts_with(start))
}

/// References from outside of a COMDAT to local symbols of this object's copy.
pub(super) fn references(view: &View<'_>, found: &mut Findings) {
    for (id, section) in view.sections.iter().enumerate() {
        if !section.is_loaded || is_unwinding(section.name) {
            continue;
        }
        for reference in &section.references {
            let Some(symbol) = view.symbol(reference).filter(|symbol| !symbol.is_global) else { continue };
            let Some(home) = symbol.place.and_then(|(home, _)| view.sections.get(home.0 as usize)) else { continue };
            if home.unit == Unit::None || home.unit == section.unit {
                continue;
            }
            let (text, name) = (String::from_utf8_lossy(home.name), String::from_utf8_lossy(symbol.name));
            let what = if name.is_empty() || name == text { "a place".to_owned() } else { format!("'{name}'") };
            found.push(Finding {
                code: Code::DroppedReference,
                at: Some((SectionId(id as u32), reference.offset)),
                message: format!("this refers to {what} in the COMDAT section '{text}', which the linker drops if another object has the same COMDAT"),
                help: "refer to a global symbol of the COMDAT, or put this section into it",
            });
        }
    }
}

/// COFF COMDAT sections without a symbol, which linkers cannot deduplicate.
pub(super) fn symbols(view: &View<'_>, found: &mut Findings) {
    for (id, section) in view.sections.iter().enumerate() {
        if !section.needs_symbol || is_unwinding(section.name) {
            continue;
        }
        let name = String::from_utf8_lossy(section.name);
        found.push(Finding {
            code: Code::ComdatWithoutSymbol,
            at: Some((SectionId(id as u32), 0)),
            message: format!(
                "the COMDAT section '{name}' has no symbol by which the linker could find other copies of it"
            ),
            help: "define a symbol in it, or name one in '.section'",
        });
    }
}
