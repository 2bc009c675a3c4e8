//! Reduces a text that differs.

use crate::judge::{Difference, Judge, Verdict};

/// Removes lines as long as the two still differ in the same way.
pub fn shrink(judge: &mut Judge, mut lines: Vec<String>, difference: Difference) -> (Vec<String>, Difference) {
    let mut piece = lines.len();
    while piece > 0 {
        let mut at = 0;
        while at < lines.len() {
            let end = (at + piece).min(lines.len());
            let rest = [&lines[..at], &lines[end..]].concat();
            if judge.compare(&rest) == Verdict::Differs(difference) {
                lines = rest;
            } else {
                at = end;
            }
        }
        piece /= 2;
    }
    (lines, difference)
}
