//! Finds rows that can never match.

use super::row::Row;
use super::segment;
use std::collections::BTreeMap;

/// The texts of rows that are never reached because an earlier row of the same mnemonic accepts the same operands and
/// is available whenever the later one is.
#[must_use]
pub fn shadowed<K: Eq>(rows: &[Row<K>]) -> Vec<String> {
    let mut errors = Vec::new();
    let mut by_mnemonic: BTreeMap<&str, Vec<&Row<K>>> = BTreeMap::new();
    for row in rows {
        by_mnemonic.entry(&row.mnemonic).or_default().push(row);
    }
    for list in by_mnemonic.values() {
        for (i, later) in list.iter().enumerate() {
            if let Some(earlier) = list[..i].iter().find(|earlier| covers(earlier, later)) {
                errors.push(format!("a row can never match\n    {}\nbecause of\n    {}", later.text, earlier.text));
            }
        }
    }
    errors
}

/// Returns whether every statement that matches `b` also matches `a`.
fn covers<K: Eq>(a: &Row<K>, b: &Row<K>) -> bool {
    has_whenever(a, b)
        && a.flags == b.flags
        && a.items.len() == b.items.len()
        && a.items.iter().zip(&b.items).all(|(x, y)| {
            (x.tag, &x.kind, x.arg) == (y.tag, &y.kind, y.arg) && segment::width(&x.field) >= segment::width(&y.field)
        })
}

/// Returns whether a target that has the instruction `b` has `a`, too.
pub fn has_whenever<K>(a: &Row<K>, b: &Row<K>) -> bool {
    // Each condition of `a` follows from one of `b`: every alternative of that contains an alternative of the former.
    a.features.iter().all(|condition| {
        b.features.iter().any(|known| {
            known.iter().all(|group| condition.iter().any(|needed| needed.iter().all(|f| group.contains(f))))
        })
    })
}
