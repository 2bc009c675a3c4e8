//! The fragments with contents whose distance to what precedes them must not be changed by layout.

use crate::arch::Widening;
use crate::debug::cfi::{Frames, Made};
use crate::debug::dwarf::Lines;
use crate::layout::Labeled;
use crate::model::{Definition, Model};

/// Fragments with labels, or with places that call frames or line tables refer to; empty if nothing is widened.
pub fn labeled(model: &Model, frames: &Frames, lines: &Lines, widening: Widening) -> Labeled {
    let mut labeled = Labeled::default();
    if widening == Widening::default() {
        return labeled;
    }
    labeled.extend(model.symbols.iter().filter_map(|symbol| match symbol.definition {
        Definition::Label(place) => Some((place.subsection, place.fragment)),
        _ => None,
    }));
    for frame in &frames.list {
        let ends = [frame.begin, frame.end];
        labeled.extend(ends.iter().map(|place| (place.subsection, place.fragment)));
        let mut subsection = frame.begin.subsection;
        for step in frames.program(frame).0 {
            match step.made() {
                Made::Subsection(id) => subsection = id,
                Made::Bytes(_) | Made::Late(_) => {
                    labeled.insert((subsection, step.place(subsection).fragment));
                }
            }
        }
    }
    let rows = lines.sequences.iter().flat_map(|sequence| &sequence.rows);
    labeled.extend(rows.map(|row| (row.place.subsection, row.place.fragment)));
    labeled
}
