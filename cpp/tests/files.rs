//! Files: those of `tests/files`, whose output is recorded, and the `.S` files of a folder.
//!
//! `LLAS_RECORD=1` records. `LLAS_S_FILES=DIR` compares all `.S` files below a folder with clang for several triples, with the folders
//! in `LLAS_S_INCLUDES` (separated by colons) searched for includes.

mod common;

use llas_cpp::{FileSystem, Macro, Options, Output, Preprocessor, predefined};
use std::path::{Path, PathBuf};
use std::process::Command;

const TRIPLES: &[&str] = &[
    "x86_64-linux-gnu",
    "aarch64-linux-gnu",
    "armv7-linux-gnueabihf",
    "x86_64-w64-windows-gnu",
    "i686-pc-windows-msvc",
];

fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() && !path.is_symlink() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "S" || extension == "sx") {
            found.push(path);
        }
    }
}

/// clang's arguments in the first line of a file: `// args: -DA -P`.
fn arguments(path: &Path) -> Vec<String> {
    let text = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
    let line = text.lines().next().and_then(|line| line.strip_prefix("// args:")).unwrap_or("");
    line.split_whitespace().map(str::to_owned).collect()
}

fn options(arguments: &[String]) -> Options {
    let mut options = Options { only_language_macros: true, own_headers: false, time: Some(0), ..Options::default() };
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.as_str() {
            "-P" => options.line_markers = false,
            "-include" => options.forced_includes.extend(rest.next().cloned()),
            "-isystem" => options.include_dirs.system.extend(rest.next().cloned()),
            "-iquote" => options.include_dirs.quote.extend(rest.next().cloned()),
            "-idirafter" => options.include_dirs.after.extend(rest.next().cloned()),
            _ if argument.starts_with("--embed-dir=") => {
                options.embed_dirs.push(argument["--embed-dir=".len()..].to_owned());
            }
            _ if argument.starts_with("-fmacro-prefix-map=") => {
                let (old, new) = argument["-fmacro-prefix-map=".len()..].split_once('=').unwrap();
                options.macro_prefix_map.push((old.to_owned(), new.to_owned()));
            }
            _ => match argument.split_at(2) {
                ("-I", dir) => options.include_dirs.normal.push(dir.to_owned()),
                ("-D", text) => options.macros.push(Macro::Define(text.to_owned())),
                ("-U", name) => options.macros.push(Macro::Undefine(name.to_owned())),
                _ => panic!("unknown argument {argument}"),
            },
        }
    }
    options
}

/// The text, and the reports after it.
fn shown(output: &Output) -> String {
    let mut text = String::from_utf8_lossy(&output.text).into_owned();
    for report in &output.reports {
        text.push_str(&format!("=== {report}\n"));
    }
    text
}

/// What clang writes, if it accepts the file.
fn theirs(clang: &Path, dir: &Path, path: &str, arguments: &[String]) -> Option<Vec<u8>> {
    let output = Command::new(clang)
        .args(["-E", "-x", "assembler-with-cpp", "-Wno-everything"])
        .args(arguments)
        .arg(path)
        .env("SOURCE_DATE_EPOCH", "0")
        .current_dir(dir)
        .output()
        .unwrap();
    output.status.success().then_some(output.stdout)
}

#[test]
fn recorded() {
    // Names of files in messages and line markers are relative to this folder.
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    std::env::set_current_dir(&dir).unwrap();
    let records = std::env::var_os("LLAS_RECORD").is_some();
    let clang = common::clang("recorded");
    let mut found = Vec::new();
    sources(Path::new("."), &mut found);
    let mut wrong = Vec::new();
    for path in found {
        let path = path.strip_prefix(".").unwrap().to_str().unwrap().to_owned();
        let arguments = arguments(Path::new(&path));
        let output = Preprocessor::new(options(&arguments)).run_file(&path, &mut FileSystem).unwrap();
        let expected = Path::new(&path).with_extension("out");
        if records {
            std::fs::write(&expected, shown(&output)).unwrap();
        }
        if std::fs::read_to_string(&expected).unwrap_or_default() != shown(&output) {
            wrong.push(format!("{path} differs from {}:\n{}", expected.display(), shown(&output)));
        }
        if let Some(clang) = &clang {
            let arguments: Vec<String> =
                ["-undef", "-nostdinc"].map(str::to_owned).into_iter().chain(arguments).collect();
            match theirs(clang, Path::new("."), &path, &arguments) {
                Some(text) if output.has_errors() => {
                    wrong.push(format!("{path}: only llas refuses it\n{}", String::from_utf8_lossy(&text)))
                }
                Some(text) if text != output.text => {
                    wrong.push(format!("{path} differs from clang's:\n{}", String::from_utf8_lossy(&text)))
                }
                None if !output.has_errors() => wrong.push(format!("{path}: only clang refuses it")),
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn real_files() {
    let Some(dir) = std::env::var_os("LLAS_S_FILES") else {
        return println!("SKIPPED: real_files: LLAS_S_FILES is not set");
    };
    let Some(clang) = common::clang("real_files") else { return };
    let mut found = Vec::new();
    sources(Path::new(&dir), &mut found);
    let includes: Vec<String> = std::env::var("LLAS_S_INCLUDES")
        .map(|dirs| dirs.split(':').filter(|dir| !dir.is_empty()).map(str::to_owned).collect())
        .unwrap_or_default();
    let (mut equal, mut refused, mut wrong) = (0, 0, Vec::new());
    for triple in TRIPLES {
        let made = predefined(triple, &[]);
        let mut options =
            Options { predefined: made.text, microsoft: made.microsoft, time: Some(0), ..Options::default() };
        options.include_dirs.normal = includes.clone();
        let preprocessor = Preprocessor::new(options);
        let mut arguments = vec!["-nostdinc".to_owned(), format!("--target={triple}")];
        arguments.extend(includes.iter().map(|dir| format!("-I{dir}")));
        for path in &found {
            let path = path.to_str().unwrap();
            let theirs = theirs(&clang, Path::new("."), path, &arguments);
            let ours = preprocessor.run_file(path, &mut FileSystem).unwrap();
            match theirs {
                None if ours.has_errors() => refused += 1,
                Some(text) if text == ours.text && !ours.has_errors() => equal += 1,
                None => wrong.push(format!("{triple} {path}: only clang refuses it")),
                Some(_) if ours.has_errors() => {
                    let error = ours.reports.iter().find(|r| r.severity == llas_cpp::Severity::Error).unwrap();
                    wrong.push(format!("{triple} {path}: only llas refuses it: {error}"));
                }
                Some(text) => {
                    let (theirs, ours) = (String::from_utf8_lossy(&text), String::from_utf8_lossy(&ours.text));
                    let line = theirs.lines().zip(ours.lines()).find(|(a, b)| a != b);
                    wrong.push(format!("{triple} {path}: {line:?}"));
                }
            }
        }
    }
    println!(
        "{equal} equal, {refused} refused by both, {} differ, of {} files for {} triples",
        wrong.len(),
        found.len(),
        TRIPLES.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
