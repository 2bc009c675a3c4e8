//! The golden files as calls: each directive is translated to its call, and the object must equal the recorded one.

use super::common::golden::{Golden, options, texts};
use super::directives::Driver;
use super::reader::{Names, Read, statements};
use llas::streamer::Streamer;
use std::collections::BTreeMap;
use std::fs;

/// The minimum number of golden files that can be translated.
const AT_LEAST: usize = 160;

/// The object of a text that is translated to calls.
fn driven(text: &Golden) -> Read<Vec<u8>> {
    let source = std::str::from_utf8(&text.bytes).map_err(|_| "no UTF-8")?;
    let triple = text.triple.as_deref().unwrap_or_default();
    let arm = triple.starts_with("thumb") || triple.starts_with("arm") && !triple.starts_with("arm64");
    let aarch64 = triple.starts_with("aarch64") || triple.starts_with("arm64");
    let x86 = !arm && !aarch64;
    let options = options(text).build().map_err(|error| error.to_string())?;
    let mut out = Streamer::new(&options).map_err(|error| error.to_string())?;
    let coff = triple.contains("windows");
    let comment = if arm {
        '@'
    } else if x86 {
        '#'
    } else {
        '\u{0}'
    };
    let names = Names { at_in_names: coff && x86, parentheses: arm };
    let word = if x86 { 2 } else { 4 };
    let wide = triple.contains("64");
    let big = triple.starts_with("aarch64_be") || triple.starts_with("armeb") || triple.starts_with("thumbeb");
    let mut driver = Driver { out: &mut out, names, coff, x86, word, big, wide, align_is_log2: !x86, described: None };
    for statement in statements(source, comment)? {
        if statement.len() > 2000 {
            return Err("a long statement".into());
        }
        driver.statement(&statement).map_err(|error| format!("{error} ({statement})"))?;
    }
    let assembled = out.finish().map_err(|failure| format!("refused in the end: {failure}"))?;
    assembled.to_bytes().map_err(|error| error.to_string())
}

#[test]
fn golden_files_by_calls() {
    let (mut same, mut left, mut wrong) = (0, BTreeMap::new(), Vec::new());
    for text in texts() {
        let Ok(recorded) = fs::read(text.path.with_extension("o")) else { continue };
        match driven(&text) {
            Ok(object) if object == recorded => same += 1,
            Ok(_) => wrong.push(text.name),
            Err(why) => drop(left.insert(text.name, why)),
        }
    }
    for (name, why) in &left {
        println!("{name}: {}", why.lines().next().unwrap_or_default());
    }
    println!("{same} golden files by calls, {} left to the reader of texts", left.len());
    assert!(wrong.is_empty(), "the objects of calls differ: {wrong:#?}");
    assert!(same >= AT_LEAST, "only {same} golden files can be translated");
}
