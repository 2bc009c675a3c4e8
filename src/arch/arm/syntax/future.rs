//! Branches in the future, which may have up to three symbols: where they are, where they go, and where else.

use crate::arch::arm::Fixup;
use crate::arch::arm::machine::Matched;
use crate::arch::arm::operand::{Form, Operand, tag};
use crate::model::FixupKind;

/// The fixups apart from that of the row: each with the index of its operand, and of the one whose address is subtracted.
pub(super) fn other_fixups(found: &Matched, operands: &[Operand]) -> Vec<(FixupKind, usize, Option<usize>)> {
    let Some((_, own)) = found.fixup.filter(|(kind, _)| kind.is_future()) else { return Vec::new() };
    let is_other = |index: usize| {
        let is_symbol = |o: &Operand| o.tag == tag::VALUE && matches!(o.form, Form::Word | Form::Symbolic);
        usize::from(own) != index && operands.get(index).is_some_and(is_symbol)
    };
    let point = is_other(0).then(|| (Fixup::FutureBranch.id(), 0, None));
    let other = is_other(2).then(|| (Fixup::FutureElse.id(), 2, Some(0)));
    point.into_iter().chain(other).collect()
}
