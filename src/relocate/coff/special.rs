//! Contents that depend on symbol and section numbers: fields that hold them, and the sections that list symbols.

use super::symbols::SymbolTable;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{CoffField, CoffValue, Model, SectionId, SymbolFlag, SymbolLocation};
use crate::object::coff::data::Coff;
use crate::object::data::Object;
use crate::parse::ast::{ExprId, Name};
use crate::source::Span;

/// A field of 4 bytes: its section, its offset in the section, and its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patch {
    pub section: SectionId,
    pub offset: usize,
    pub value: u32,
}

/// The fields of `.symidx`, `.safeseh`, `.secnum` and `.secoffset`, by section.
pub(super) fn patches(
    model: &Model,
    symbols: &SymbolTable,
    object: &Object<Coff>,
    diagnostics: &mut Diagnostics,
) -> Vec<Patch> {
    let Some(coff) = &model.coff else { return Vec::new() };
    let mut patches = Vec::with_capacity(coff.fields.len());
    for field in &coff.fields {
        let CoffField { place, value, symbol, source_pos } = *field;
        let home = Evaluator::new(model, Stage::Layout).offset(symbol);
        let variable = model.symbol(symbol).variable();
        // An antidependency has no place, but the section of its value.
        let section = match (home, variable.map(|expr| SymbolLocation::of_value(model, expr))) {
            (Some((section, _)), _) => Some(section),
            (None, Some(SymbolLocation::Section(section))) => Some(section.0),
            _ => None,
        };
        let value = match (value, section) {
            (CoffValue::SymbolIndex, _) => symbols.index(object, symbol),
            (CoffValue::SectionNumber, Some(section)) => object.sections[section as usize].header.number,
            (CoffValue::SectionOffset, _) => match (home, variable) {
                (Some((_, offset)), _) => offset as u32,
                (None, Some(expr)) => offset_of_value(model, expr) as u32,
                (None, None) => 0,
            },
            (CoffValue::SectionNumber, None) => {
                let message = format!(
                    "symbol '{}' is not in a section, so '.secnum' has no section number",
                    model.display_name(symbol)
                );
                let error = Diagnostic::error(Code::BadDirectiveArgument, Span::at(source_pos), message);
                diagnostics.push(error.help("'.secidx' leaves the number to the linker"));
                0
            }
        };
        let offset = model.offset_of(place) as usize;
        patches.push(Patch { section: model.section_of(place), offset, value });
    }
    patches.sort_by_key(|p| p.section);
    patches
}

/// The sum of a value's constant and the section offsets of its labels, whatever their sections; 0 if it contains an
/// undefined symbol.
fn offset_of_value(model: &Model, expr: ExprId) -> i64 {
    let evaluator = Evaluator::new(model, Stage::Layout);
    let Ok(value) = evaluator.expr(expr, true) else { return 0 };
    let offset = |name: Option<Name>| name.map_or(Some(0), |name| evaluator.offset(name).map(|(_, offset)| offset));
    match (offset(value.add), offset(value.sub)) {
        (Some(add), Some(sub)) => value.constant.wrapping_add(add).wrapping_sub(sub),
        _ => 0,
    }
}

/// The contents of `.llvm_addrsig` and `.llvm.call-graph-profile`.
pub(super) fn lists(model: &Model, symbols: &SymbolTable, object: &Object<Coff>) -> Vec<(SectionId, Vec<u8>)> {
    let Some(coff) = &model.coff else { return Vec::new() };
    let mut lists = Vec::new();
    if let Some(id) = coff.addrsig {
        let mut content = Vec::new();
        for &name in &model.requests.addrsig_symbols {
            let symbol = model.symbol(name);
            if !symbol.is(SymbolFlag::Registered) {
                continue;
            }
            let named = if symbol.is(SymbolFlag::Temporary) {
                let home = Evaluator::new(model, Stage::Layout).offset(name);
                home.map(|h| model.sections[h.0 as usize].symbol)
            } else {
                Some(name)
            };
            if let Some(named) = named {
                // Writing to a vector cannot fail.
                let _ = leb128::write::unsigned(&mut content, u64::from(symbols.index(object, named)));
            }
        }
        lists.push((id, content));
    }
    if let Some(id) = coff.cg_profile {
        let mut content = Vec::new();
        for &([(from, _), (to, _)], count) in &model.requests.cg_profile {
            content.extend_from_slice(&symbols.index(object, from).to_le_bytes());
            content.extend_from_slice(&symbols.index(object, to).to_le_bytes());
            content.extend_from_slice(&count.to_le_bytes());
        }
        lists.push((id, content));
    }
    lists
}
