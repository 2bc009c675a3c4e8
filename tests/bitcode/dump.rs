//! Compares the dump with the output of llvm-bcanalyzer 22, including the statistics.

use crate::common::{Run, scratch};
use crate::samples::{Sample, all, committed, folder, is_recording, tool};
use llas::bitcode::dump::{Naming, dump};
use llas::bitcode::stream::{IR_MAGIC, Writer};
use std::fs;

/// Our dump of a file with this name, in the form of llvm-bcanalyzer.
fn ours(bytes: &[u8], name: &str) -> String {
    let mut text = String::new();
    let statistics = dump(bytes, Naming::Analyzer, &mut text).unwrap();
    text.push_str("\n\n");
    statistics.write(name, &mut text).unwrap();
    text
}

/// The output of llvm-bcanalyzer; `None` if it is not installed.
fn theirs(bytes: &[u8]) -> Option<String> {
    let (mut analyzer, folder) = (tool("llvm-bcanalyzer")?, scratch("bitcode-dump"));
    fs::write(folder.join("file.bc"), bytes).unwrap();
    let run = Run::of(analyzer.current_dir(&folder).args(["-dump", "file.bc"]));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    fs::remove_dir_all(folder).unwrap();
    Some(String::from_utf8(run.stdout).unwrap())
}

fn compare(name: &str, ours: &str, theirs: &str) {
    let differing = ours.lines().zip(theirs.lines()).enumerate().find(|(_, (ours, theirs))| ours != theirs);
    if let Some((line, (ours, theirs))) = differing {
        panic!("{name}:{}:\n{ours}\n{theirs}", line + 1);
    }
    assert_eq!(ours.len(), theirs.len(), "{name}");
}

#[test]
fn the_dump_is_as_recorded() {
    for Sample { name, bytes } in committed() {
        let path = folder().join(&name).with_extension("dump");
        if is_recording() {
            fs::write(&path, theirs(&bytes).unwrap()).unwrap();
        }
        compare(&name, &ours(&bytes, "file.bc"), &fs::read_to_string(&path).unwrap());
    }
}

#[test]
fn the_dump_is_that_of_the_analyzer() {
    for Sample { name, bytes } in all() {
        let Some(theirs) = theirs(&bytes) else { return };
        compare(&name, &ours(&bytes, "file.bc"), &theirs);
    }
}

/// The names of all blocks and codes, and names that the stream itself defines.
#[test]
fn names_are_those_of_the_analyzer() {
    let mut writer = Writer::new(IR_MAGIC);
    let text = |first: &[u64], text: &str| [first, &text.bytes().map(u64::from).collect::<Vec<_>>()].concat();
    writer.enter(0, 2).unwrap();
    writer.record(3, 1, &[40], None).unwrap();
    writer.record(3, 2, &text(&[], "OWN_BLOCK"), None).unwrap();
    writer.record(3, 3, &text(&[7], "OWN_RECORD"), None).unwrap();
    writer.exit().unwrap();
    for block in 1..45 {
        writer.enter(block, 3).unwrap();
        for code in 0..80 {
            writer.record(3, code, &[1, u64::MAX], None).unwrap();
        }
        writer.exit().unwrap();
    }
    let stream = writer.finish().unwrap();
    if let Some(theirs) = theirs(&stream) {
        compare("names", &ours(&stream, "file.bc"), &theirs);
    }
    let mut all = String::new();
    dump(&stream, Naming::All, &mut all).unwrap();
    for name in ["<OWN_BLOCK ", "<OWN_RECORD ", "<IFUNC ", "<OPAQUE_POINTER ", "<SYNC_SCOPE_NAMES_BLOCK "] {
        assert!(all.contains(name), "{name}");
    }
}
