//! `--explain`: its output, and that the displayed fields make up the bytes.
//!
//! The first line of `tests/explain/NAME.txt` has the arguments; the output of the command follows. `LLAS_RECORD=1 cargo test
//! --test explain` records it.

mod common;

use common::{Run, golden, llas};
use llas::explain::{Explained, explain};
use std::fs;
use std::path::Path;

#[test]
fn instructions_are_shown() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explain");
    let mut wrong = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let (args, expected) = text.split_once('\n').unwrap();
        // The instruction is the last argument and contains blanks.
        let (flags, instruction) = args.strip_prefix("llas ").unwrap().split_once(" --explain ").unwrap();
        let run = Run::of(llas().args(flags.split(' ')).args(["--explain", instruction.trim_matches('\'')]));
        let said = String::from_utf8(run.stdout).unwrap() + &run.stderr;
        if std::env::var_os("LLAS_RECORD").is_some() {
            fs::write(&path, format!("{args}\n{said}")).unwrap();
        } else if said != expected {
            wrong.push(format!("{}:\n{said}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Checks the forms of a text's instructions; returns the number of instructions, and of those whose row is known.
fn check(explained: &Explained, name: &str) -> (usize, usize) {
    let mut known = 0;
    for instruction in &explained.instructions {
        let chosen = &instruction.forms[0];
        assert!(chosen.chosen, "{name}");
        known += usize::from(chosen.source.is_some());
        for form in &instruction.forms {
            let together: Vec<u8> = form.units.iter().flat_map(llas::explain::Unit::code).collect();
            assert_eq!(together, form.code, "{name}: {instruction}");
            for unit in &form.units {
                let bits: u32 = unit.fields.iter().map(|field| u32::from(field.width)).sum();
                assert_eq!(bits, u32::from(unit.bytes) * 8, "{name}: {instruction}");
            }
        }
    }
    (explained.instructions.len(), known)
}

/// Checks every instruction of the golden files.
#[test]
fn fields_put_together_are_the_bytes() {
    let (mut count, mut known) = (0, 0);
    for text in golden::texts().iter().filter(|text| text.triple.is_some()) {
        let Ok(options) = golden::options(text).build() else { continue };
        // Texts with errors and texts that are only included have no instructions.
        let Ok(explained) = explain(&String::from_utf8_lossy(&text.bytes), &options) else { continue };
        let (more, found) = check(&explained, &text.name);
        (count, known) = (count + more, known + found);
    }
    assert!(count > 20_000, "only {count} instructions");
    assert!(known * 100 > count * 99, "only {known} of {count} instructions have a row");
}
