//! Code addresses that tables refer to, and the distances between them.

use crate::model::expr::{Evaluator, Stage};
use crate::model::{Deferred, Definition, Model, Reads, RelocatableValue, SectionOffset, Value};
use crate::parse::ast::Name;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CodeAddress {
    /// `None` if the symbol is undefined or absolute.
    pub(super) section: Option<u32>,
    pub(super) offset: i64,
    /// The constant part of the symbol's value, used for distances that cannot be computed.
    pub(super) number: i64,
    /// The symbol is a function: incremental linkers may redirect it to a thunk, so llvm-mc does not fold distances to
    /// it.
    pub(super) is_function: bool,
}

#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn place(name: Name, model: &Model, out: &mut Deferred) -> CodeAddress {
    let is_function = |name: Name| model.coff.is_some() && model.coff_symbol(name).is_function();
    if let Definition::Label(place) = model.symbol(name).definition {
        return CodeAddress { is_function: is_function(name), ..place_of(place, model, out) };
    }
    out.reads = Reads::Anything;
    let evaluator = Evaluator::new(model, Stage::Layout);
    let value = evaluator.value(Value::Relocatable(RelocatableValue::symbol(name)), true);
    let number = value.map_or(0, |value| value.constant);
    let is_function = value.is_ok_and(|value| value.add.is_some_and(is_function));
    let home = evaluator.offset(name);
    CodeAddress { section: home.map(|home| home.0), offset: home.map_or(0, |home| home.1), number, is_function }
}

/// Resolves a place without a symbol, such as that of a line.
#[inline]
pub(super) fn place_of(place: SectionOffset, model: &Model, out: &mut Deferred) -> CodeAddress {
    let section = model.section_of(place);
    out.read(section);
    CodeAddress { section: Some(section.0), offset: model.offset_of(place) as i64, number: 0, is_function: false }
}

/// The distance from one place to a later one of the same section, modulo 2^32. As in llvm-mc, it is the difference of
/// the constant parts if the distance cannot be computed.
pub(super) fn distance(from: CodeAddress, to: CodeAddress, out: &mut Deferred) -> u32 {
    if from.section != to.section || from.section.is_none() {
        out.remark = Some("the places of a CodeView table are in different sections: a distance in it is meaningless");
        return to.number.wrapping_sub(from.number) as u32;
    }
    if to.is_function {
        out.remark = Some("a range of a CodeView table ends at a function: its length is meaningless");
        return to.number.wrapping_sub(from.number) as u32;
    }
    let distance = to.offset - from.offset;
    if distance < 0 {
        out.remark = Some("a range of a CodeView table ends before it begins");
    }
    distance as u32
}
