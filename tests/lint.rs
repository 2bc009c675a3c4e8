//! `--lint`: what it reports for texts, objects and archives.
//!
//! The first line of `tests/lint/NAME.s` has the flags in a comment; `NAME.txt` is the output of the command, which
//! `LLAS_RECORD=1 cargo test --test lint` records. Every lint of the registry must occur there.

mod common;

use common::{Run, golden, llas};
use llas::diag::Code;
use llas::lint::{lint, lint_file};
use std::fs;
use std::path::Path;

#[test]
fn lints_are_told() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lint");
    let (mut wrong, mut all) = (Vec::new(), String::new());
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "s") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let flags = text.lines().next().unwrap().strip_prefix("# llas ").unwrap();
        let name = path.file_name().unwrap();
        let mut command = llas();
        command.current_dir(&folder).args(flags.split(' ')).args(["--lint", "-filetype=null", "-o", "-"]).arg(name);
        let run = Run::of(&mut command);
        assert_eq!(run.code, Some(0), "{name:?}: lints are not errors: {}", run.stderr);
        let expected = path.with_extension("txt");
        if std::env::var_os("LLAS_RECORD").is_some() {
            fs::write(&expected, &run.stderr).unwrap();
        } else if fs::read_to_string(&expected).unwrap_or_default() != run.stderr {
            wrong.push(format!("{name:?}:\n{}", run.stderr));
        }
        all.push_str(&run.stderr);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let lints = Code::ALL.iter().filter(|code| code.as_str().starts_with('L'));
    let missing: Vec<_> = lints.filter(|code| !all.contains(&format!("[{}]", code.as_str()))).collect();
    assert!(missing.is_empty(), "no text in tests/lint produces these: {missing:?}");
}

/// Each golden text that assembles can be linted, and its reports have the codes of lints.
#[test]
fn every_text_can_be_linted() {
    let mut count = 0;
    for text in golden::texts().iter().filter(|text| text.triple.is_some()) {
        let Ok(options) = golden::options(text).spans(true).build() else { continue };
        let Ok(assembled) = llas::assemble(&*text.bytes, &options) else { continue };
        let found = lint(&*text.bytes, &options, &assembled.object);
        assert!(found.iter().all(|report| report.code.as_str().starts_with('L')), "{}: {found:?}", text.name);
        count += 1;
    }
    assert!(count > 300, "{count}");
}

/// Lints of an object are the same whether it is in memory or read from its file.
#[test]
fn files_are_linted_as_texts_are() {
    let mut count = 0;
    for text in golden::texts().iter().filter(|text| text.triple.is_some()) {
        let Ok(options) = golden::options(text).build() else { continue };
        let Ok(assembled) = llas::assemble(&*text.bytes, &options) else { continue };
        let (Ok(bytes), found) = (assembled.object.to_bytes(), lint(&*text.bytes, &options, &assembled.object)) else {
            continue;
        };
        let Ok(file) = llas::inspect::File::read(&bytes) else { continue };
        let mut ours: Vec<_> = found.iter().filter(|r| r.code >= Code::ExecutableStack).map(|r| &*r.message).collect();
        let read = lint_file("a.o", &file);
        // Messages about a file begin with the location in the file.
        let mut theirs: Vec<_> = read
            .iter()
            .map(|r| r.message.split_once("+0x").and_then(|m| m.1.split_once(": ")).map_or(&*r.message, |m| m.1))
            .collect();
        ours.sort_unstable();
        theirs.sort_unstable();
        assert_eq!(ours, theirs, "{}", text.name);
        count += ours.len();
    }
    assert!(count > 100, "{count}");
}

/// The members of an archive are linted like objects, in either byte order.
#[test]
fn members_of_archives_are_linted() {
    let folder = common::scratch("lint-archive");
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lint/unwind-elf.s")).unwrap();
    let mut archive = b"!<arch>\n".to_vec();
    let triples = ["x86_64-linux-gnu", "aarch64-linux-gnu", "aarch64_be-linux-gnu"];
    for triple in triples {
        let options = llas::Options::builder(triple.parse().unwrap()).no_exec_stack(true).build().unwrap();
        let kind = if triple.starts_with("x86") { "@unwind" } else { "@progbits" };
        let object = llas::assemble(&*text.replace("@unwind", kind).replace("f - ., 3", "f - ., 8"), &options)
            .unwrap()
            .to_bytes()
            .unwrap();
        archive.extend(format!("{:<48}{:<10}`\n", format!("{}/", &triple[..12]), object.len()).bytes());
        archive.extend_from_slice(&object);
        archive.resize(archive.len().next_multiple_of(2), b'\n');
    }
    fs::write(folder.join("x.a"), archive).unwrap();
    let run = Run::of(llas().current_dir(&folder).args(["--inspect", "--lint", "--section=none", "x.a"]));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    for triple in triples {
        assert!(run.stderr.contains(&format!("x.a({})", &triple[..12])), "{}", run.stderr);
    }
    assert_eq!(run.stderr.matches("L0104").count(), 3, "{}", run.stderr);
    fs::remove_dir_all(folder).unwrap();
}
