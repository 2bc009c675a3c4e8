//! Recorded modules with llc's objects: `files/NAME.ll` with its targets in the first line, `files/NAME.TARGET.bc` and `.o`.
//! `LLAS_RECORD=1` records both again.

use crate::chance::{is_installed, object, run};
use crate::common::scratch;
use std::fs;
use std::path::PathBuf;

pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/bitcode_object/files")
}

/// The names of the texts, and the texts.
fn texts() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "ll") {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            found.push((name, fs::read_to_string(path).unwrap()));
        }
    }
    found.sort();
    assert!(found.len() >= 8, "files are missing");
    found
}

#[test]
fn recorded_modules() {
    let record = std::env::var_os("LLAS_RECORD").is_some();
    let (installed, work) = (is_installed(), scratch("bitcode-recorded"));
    let mut wrong = Vec::new();
    for (name, text) in texts() {
        let targets = text.lines().next().and_then(|line| line.strip_prefix("; targets: ")).expect("targets");
        for target in targets.split_whitespace() {
            let [bitcode, expected] = ["bc", "o"].map(|end| folder().join(format!("{name}.{target}.{end}")));
            if installed {
                let input = format!("target triple = \"{target}\"\n{text}");
                fs::write(work.join("x.ll"), input).unwrap();
                run(&work, "llvm-as-22", &["x.ll", "-o", "x.bc"]).unwrap_or_else(|e| panic!("{name} {target}: {e}"));
                if record {
                    fs::copy(work.join("x.bc"), &bitcode).unwrap();
                }
                fs::copy(&bitcode, work.join("x.bc")).unwrap();
                run(&work, "llc-22", &["-filetype=obj", "x.bc", "-o", "x.o"])
                    .unwrap_or_else(|e| panic!("{name} {target}: {e}"));
                if record {
                    fs::copy(work.join("x.o"), &expected).unwrap();
                }
                let same = fs::read(work.join("x.o")).unwrap() == fs::read(&expected).unwrap();
                assert!(same, "{name} {target}: llc's object differs from the recorded one");
            }
            match object(&fs::read(&bitcode).unwrap()) {
                Err(error) => wrong.push(format!("{name} {target}: {error}")),
                Ok(ours) if ours == fs::read(&expected).unwrap() => {}
                Ok(ours) => {
                    fs::write(work.join(format!("{name}.{target}.o")), ours).unwrap();
                    wrong.push(format!("{name} {target}: the objects differ; ours is in {}", work.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    fs::remove_dir_all(work).unwrap();
}
