//! Rows of the line table (`.loc`): each is emitted at the next code or data.

use super::{Assembler, views};
use crate::debug::dwarf::Loc;
use crate::options::parts::DEBUG;

/// Sets the line of the following code.
#[inline]
pub(crate) fn set(a: &mut Assembler<'_, '_>, loc: Loc) {
    a.debug.lines.wanted = true;
    // Of two `.loc` in a row the first gets its row, too.
    a.line_row();
    a.debug.lines.set(loc, a.sections.switches());
}

/// Emits a pending row before padding, too, if the source uses `.loc … view`.
pub(in crate::asm) fn before_padding(a: &mut Assembler<'_, '_>) {
    if DEBUG && a.debug.lines.view_request.is_some() {
        emit_pending(a);
    }
}

/// Emits the row of the last `.loc` at the end of the current section.
#[inline(never)]
pub(super) fn emit_pending(a: &mut Assembler<'_, '_>) {
    if a.debug.lines.view_request.is_some() {
        return views::row(a);
    }
    if let Some(current) = a.sections.current() {
        let place = a.model.subsections[current.subsection.0 as usize].here(current.subsection);
        a.model.own_symbols += 1;
        let row = a.debug.lines.row(current.section, place, a.sections.switches());
        if let Some(row) = row.filter(|_| a.model.sections[current.section.0 as usize].is_thread_local()) {
            // A relocation cannot refer to a place in thread-local storage through the section symbol.
            let label = a.model.anonymous(b"");
            a.model.define_own(label, place);
            a.model.register(label);
            a.debug.lines.sequence(current.section).names.push((row, label));
        }
    }
}
