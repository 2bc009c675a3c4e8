//! The last line of `cargo test`: how many tests were skipped, wholly or in part, because a program or data was missing.

#[path = "mod.rs"]
mod common;

use std::collections::BTreeSet;

fn main() {
    let lines = common::external::take_skipped();
    let reasons: BTreeSet<&str> = lines.iter().filter_map(|line| line.rsplit(": ").next()).collect();
    let reasons: String = reasons.iter().map(|reason| format!("\n    {reason}")).collect();
    println!("\n{} SKIPPED{reasons}\n", if lines.len() == 1 { "1 test".into() } else { format!("{} tests", lines.len()) });
}
