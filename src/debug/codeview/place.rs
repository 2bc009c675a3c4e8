//! The places that tables speak of, and how far they are from each other.

use crate::model::expr::{Evaluator, Stage};
use crate::model::{Deferred, Definition, Model, Reads, RelocatableValue, SectionOffset, Value};
use crate::parse::ast::Name;

/// A place that a table speaks of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    /// Its section; none where it is not defined, or a number.
    pub(super) section: Option<u32>,
    /// Its offset there.
    pub(super) offset: i64,
    /// The number in its value that is no label's: what is left of a distance where there is none.
    pub(super) number: i64,
    /// It is a function's: incremental linkers may put a thunk there, so that llvm-mc takes no distance to it.
    pub(super) is_function: bool,
}

/// The place of a symbol.
pub(super) fn place(name: Name, model: &Model, out: &mut Deferred) -> Place {
    let is_function = |name: Name| model.coff.is_some() && model.symbol(name).coff.is_function();
    if let Definition::Label(place) = model.symbol(name).definition {
        return Place { is_function: is_function(name), ..place_of(place, model, out) };
    }
    out.reads = Reads::Anything;
    let evaluator = Evaluator::new(model, Stage::Layout);
    let value = evaluator.value(Value::Relocatable(RelocatableValue::symbol(name)), true);
    let number = value.map_or(0, |value| value.constant);
    let is_function = value.is_ok_and(|value| value.add.is_some_and(is_function));
    let home = evaluator.offset(name);
    Place { section: home.map(|home| home.0), offset: home.map_or(0, |home| home.1), number, is_function }
}

/// The place of a line, or another without a name.
#[inline]
pub(super) fn place_of(place: SectionOffset, model: &Model, out: &mut Deferred) -> Place {
    let section = model.section_of(place);
    out.read(section);
    Place { section: Some(section.0), offset: model.offset_of(place) as i64, number: 0, is_function: false }
}

/// How far it is from one place to a later one of the same section. As in llvm-mc, it is what the values' numbers say where
/// there is no distance, and modulo 2^32 where the other place comes first.
pub(super) fn distance(from: Place, to: Place, out: &mut Deferred) -> u32 {
    if from.section != to.section || from.section.is_none() {
        out.remark = Some("the places of a CodeView table are not all of one section: a distance is of no use");
        return to.number.wrapping_sub(from.number) as u32;
    }
    if to.is_function {
        out.remark = Some("a range of a CodeView table ends at a function: its length is of no use");
        return to.number.wrapping_sub(from.number) as u32;
    }
    let distance = to.offset - from.offset;
    if distance < 0 {
        out.remark = Some("a range of a CodeView table ends before it begins");
    }
    distance as u32
}
