//! The end of `cargo test`: how many tests were skipped, wholly or in part, because programs or data were missing.

#[path = "mod.rs"]
mod common;

use std::collections::BTreeMap;

fn main() {
    let lines = common::external::take_skipped();
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for line in &lines {
        *reasons.entry(line.splitn(3, ": ").nth(2).unwrap_or(line)).or_default() += 1;
    }
    for (reason, count) in &reasons {
        println!("{count} SKIPPED: {reason}");
    }
    println!("{} tests were SKIPPED in all", lines.len());
}
