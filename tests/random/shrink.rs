//! A text that differs, made smaller while it still does.

use crate::judge::{Difference, Judge, Verdict};

/// The lines without which the two would agree, and how they differ in them.
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
