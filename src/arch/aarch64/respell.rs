//! Statements whose operands are spelled differently from their rows.

use super::machine::{A64, Matched, Statement};
use super::operand::{Operand, tag};
use super::tables::{Item, Kind, Mnemonic};
use crate::arch::fixed_width::matcher::take;

/// The bits of a tag for the class and suffix of a register, without list and lane.
const CLASS: u16 = 0xff;

/// Matches with predicate-as-counter operands taken for plain predicates where the row allows it.
#[cold]
#[must_use]
pub fn counters(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> Option<Matched> {
    let is_counter = |operand: &Operand| (tag::PN..tag::ZA).contains(&operand.tag);
    if !statement.operands.iter().any(is_counter) {
        return None;
    }
    respelt(mnemonic, statement, |item, operand, _| {
        Some(match item.kind {
            Kind::RegisterOrCounter if is_counter(operand) => operand.tag - tag::PN + tag::P,
            _ => operand.tag,
        })
    })
}

/// Matches vectors without arrangements, where the mnemonic had the arrangement as a suffix: `add.4s v0, v1, v2`.
#[cold]
#[must_use]
pub fn arranged(mnemonic: &'static Mnemonic, arrangement: u16, statement: &Statement<'_>) -> Option<Matched> {
    if !statement.operands.iter().any(|o| o.tag & CLASS == tag::V) {
        return None;
    }
    let is_arranged = |tag: u16| (tag::V + 1..tag::Z).contains(&(tag & CLASS));
    respelt(mnemonic, statement, |item, operand, before| {
        if !is_arranged(item.tag) {
            return Some(operand.tag);
        }
        let class = item.tag & CLASS;
        let is_first = !before.iter().any(|o| is_arranged(o.tag));
        (operand.tag & CLASS == tag::V && (!is_first || class == arrangement)).then_some(operand.tag & !CLASS | class)
    })
}

/// The first row that matches after replacing tags by those that `spelling` returns for an item, its operand and the
/// preceding operands.
fn respelt(
    mnemonic: &'static Mnemonic,
    statement: &Statement<'_>,
    spelling: impl Fn(&Item, &Operand, &[Operand]) -> Option<u16>,
) -> Option<Matched> {
    let mut operands = Vec::with_capacity(statement.operands.len());
    for row in mnemonic.rows::<A64>().iter().filter(|row| usize::from(row.count) == statement.operands.len()) {
        operands.clear();
        for (item, operand) in row.items::<A64>().zip(statement.operands) {
            let Some(tag) = spelling(item, operand, &operands) else { break };
            operands.push(Operand { tag, ..*operand });
        }
        let respelt = Statement { operands: &operands, ..*statement };
        if let Ok(found) = take(row, &respelt)
            && statement.has(row)
        {
            return Some(found);
        }
    }
    None
}
