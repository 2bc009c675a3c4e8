//! Rows that the disassembler never prints are found.

use super::Kind;
use crate::fixed_width::reached::unreached;
use crate::fixed_width::row::Rows;
use crate::source::Source;

fn errors(lines: &[&str]) -> Vec<String> {
    let mut rows = Rows::<Kind>::default();
    lines.iter().for_each(|line| rows.read(Source::default(), line).unwrap());
    unreached(&rows.list)
}

#[test]
fn a_row_that_another_one_prints_is_found() {
    let add = "add  Xd, Xn, Xm  1 00 01011 000 Rm 000000 Rn Rd";
    let twin = "sum  Xd, Xn, Xm  1 00 01011 000 Rm 000000 Rn Rd";
    let found = errors(&[add, twin]);
    assert!(found.len() == 1 && found[0].contains("sum"), "{found:?}");
    assert!(errors(&[add, &format!("{twin}  input")]).is_empty());
    // With a feature that the first one needs, the second one prints what is left.
    assert!(errors(&[&format!("{add}  sve"), twin]).is_empty());
}

#[test]
fn a_row_that_is_only_read_has_another_one() {
    let found = errors(&["add  Xd, Xn, Xm  1 00 01011 000 Rm 000000 Rn Rd  input"]);
    assert!(found.len() == 1 && found[0].contains("only read"), "{found:?}");
}
