//! Changing a string keeps the rest of a file's meaning, and llvm-dis 22 accepts the result.

use crate::common::{Run, scratch};
use crate::samples::{Sample, all, committed, tool};
use llas::bitcode::dump::{Naming, dump};
use llas::bitcode::edit::{rewrite, set_source_name};
use llas::bitcode::stream::{Container, EventKind, Reader};
use llas::bitcode::summary;
use std::fs;

const NAME: &str = "another place/with a \u{e4} and much that is longer than it was before.c";

/// Checks the records of a file that hold positions in words; returns their number.
fn places(name: &str, file: &[u8]) -> usize {
    let mut reader = Reader::new(Container::parse(file).unwrap().stream).unwrap();
    let (mut module, mut bodies, mut tables, mut told) = (0, Vec::new(), Vec::new(), Vec::new());
    let mut open = Vec::new();
    while let Some(event) = reader.event().unwrap() {
        match event.kind {
            EventKind::Enter(enter) => {
                match enter.id {
                    13 => module = event.span.start - 32,
                    12 => bodies.push(event.span.start),
                    14 => tables.push(event.span.start),
                    _ => {}
                }
                open.push(enter.id);
            }
            EventKind::Exit(_) => drop(open.pop()),
            EventKind::Record(record) => {
                let place = match (open.last(), record.code) {
                    (Some(8), 13) => record.operands().next(),
                    (Some(14), 3) => record.operands().nth(1),
                    _ => None,
                };
                told.extend(place.map(|word| (record.code, module + word * 32)));
            }
            _ => {}
        }
    }
    for (code, place) in &told {
        let list = if *code == 13 { &tables } else { &bodies };
        assert!(list.contains(place), "{name}: record {code} refers to bit {place}");
    }
    told.len()
}

fn dumped(file: &[u8]) -> String {
    let mut text = String::new();
    dump(file, Naming::All, &mut text).unwrap();
    text
}

#[test]
fn a_file_without_changes_stays_as_it_is() {
    for Sample { name, bytes } in all() {
        assert!(rewrite(&bytes, |_, _| None).unwrap() == bytes, "{name}: the bytes differ");
    }
}

#[test]
fn places_are_put_right() {
    let mut count = 0;
    for Sample { name, bytes } in all() {
        let edited = set_source_name(&bytes, NAME).unwrap();
        for module in summary(&edited).unwrap().modules {
            assert_eq!(module.source_name, NAME.as_bytes(), "{name}");
        }
        assert_eq!(places(&name, &edited), places(&name, &bytes), "{name}");
        count += places(&name, &edited);
        let (before, after) = (dumped(&bytes), dumped(&edited));
        let indexes = |text: &str| text.matches("(offset match)").count();
        assert_eq!(indexes(&after), indexes(&before), "{name}");
        assert!(!after.contains("(offset mismatch"), "{name}");
        // Changed back, the file has the same records if an abbreviation fits both names.
        let own = summary(&bytes).unwrap().modules[0].source_name.clone();
        assert_eq!(dumped(&set_source_name(&edited, &own).unwrap()).lines().count(), before.lines().count(), "{name}");
    }
    assert!(count > 0 && committed().iter().any(|sample| places(&sample.name, &sample.bytes) > 1));
}

/// The text of a file without the lines that depend on its name; `None` if llvm-dis is not installed.
fn text(bytes: &[u8]) -> Option<Vec<String>> {
    let (mut dis, folder) = (tool("llvm-dis")?, scratch("bitcode-edit"));
    fs::write(folder.join("file.bc"), bytes).unwrap();
    let run = Run::of(dis.current_dir(&folder).args(["file.bc", "-o", "-"]));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    fs::remove_dir_all(folder).unwrap();
    let text = String::from_utf8(run.stdout).unwrap();
    // The numbers in ThinLTO's summary depend on the source name as well.
    let is_same = |line: &&str| !line.starts_with("source_filename") && !line.starts_with('^');
    Some(text.lines().filter(is_same).map(str::to_owned).collect())
}

#[test]
fn the_disassembler_takes_what_was_edited() {
    for Sample { name, bytes } in all() {
        if summary(&bytes).unwrap().modules.len() == 1 {
            let Some(before) = text(&bytes) else { return };
            assert_eq!(text(&set_source_name(&bytes, NAME).unwrap()), Some(before), "{name}");
        }
    }
}
