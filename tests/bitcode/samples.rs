//! Bitcode to test with: the recorded files, those in the folder `LLAS_BITCODE`, and what clang makes of small sources.

use crate::common::{Run, external, scratch};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// A file of bitcode.
#[derive(Clone)]
pub struct Sample {
    pub name: String,
    pub bytes: Vec<u8>,
}

pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bitcode/files")
}

/// A tool of LLVM 22 by its name without the version; `None`, and the test is reported as skipped, if it is not
/// installed.
pub fn tool(name: &str) -> Option<Command> {
    external::program(&format!("{name}-22"))
}

/// Returns whether files are to be recorded again.
pub fn is_recording() -> bool {
    std::env::var_os("LLAS_RECORD").is_some()
}

/// The files of a folder with an extension, sorted.
fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == end));
    found.sort();
    found
}

fn record() {
    for text in files(&folder(), "ll") {
        let bitcode = text.with_extension("bc");
        let run = Run::of(tool("llvm-as").unwrap().arg(&text).arg("-o").arg(&bitcode));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
    }
}

/// The recorded files.
pub fn committed() -> Vec<Sample> {
    static RECORDED: OnceLock<()> = OnceLock::new();
    if is_recording() {
        RECORDED.get_or_init(record);
    }
    let found: Vec<Sample> = files(&folder(), "bc").iter().map(|path| sample(path)).collect();
    assert!(found.len() >= 8, "files are missing");
    found
}

fn sample(path: &Path) -> Sample {
    Sample { name: path.file_name().unwrap().to_string_lossy().into_owned(), bytes: fs::read(path).unwrap() }
}

/// Sources to compile with clang.
const SOURCES: [(&str, &str); 2] = [
    (
        "loops",
        "struct pair { long a; char b[20]; };\n\
         int sum(struct pair *p, int n) { int s = 0; for (int i = 0; i < n; i++) s += p[i].a * p[i].b[i & 7]; return s; }\n\
         const char *text(int n) { switch (n) { case 0: return \"none\"; case 1: return \"one\"; default: return \"many\"; } }\n\
         __attribute__((weak)) double half(double d) { return d / 2; }\n\
         _Thread_local int mine; int *here(void) { return &mine; }\n",
    ),
    (
        "assembly",
        "__asm__(\".globl odd\\nodd: .long even\\n\"); int even; extern int odd;\n\
         __attribute__((used)) static int kept = 3; int get(void) { return odd; }\n",
    ),
];

const TARGETS: [&str; 7] = [
    "x86_64-linux-gnu",
    "i386-linux-gnu",
    "aarch64-linux-gnu",
    "armv7-linux-gnueabihf",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
    "arm64-apple-macos11",
];

const FLAGS: [&[&str]; 6] =
    [&["-O0"], &["-O2"], &["-O2", "-g"], &["-flto"], &["-flto=thin", "-O2"], &["-Os", "-g", "-flto"]];

/// The bitcode of those sources for all targets and flags; empty if clang 22 is not installed.
pub fn of_clang() -> &'static [Sample] {
    static MADE: OnceLock<Vec<Sample>> = OnceLock::new();
    MADE.get_or_init(make)
}

fn make() -> Vec<Sample> {
    let (Some(_), folder) = (tool("clang"), scratch("bitcode-clang")) else { return Vec::new() };
    let mut found = Vec::new();
    for (source, text) in SOURCES {
        let path = folder.join(format!("{source}.c"));
        fs::write(&path, text).unwrap();
        for target in TARGETS {
            for flags in FLAGS {
                let out = folder.join("out.bc");
                let mut clang = Command::new("clang-22");
                clang.args(["-target", target, "-c", "-emit-llvm", "-w"]).args(flags);
                let run = Run::of(clang.arg(&path).arg("-o").arg(&out));
                assert_eq!(run.code, Some(0), "{}", run.stderr);
                let name = format!("{source} {target} {}", flags.join(" "));
                found.push(Sample { name, bytes: fs::read(&out).unwrap() });
            }
        }
    }
    fs::remove_dir_all(folder).unwrap();
    found
}

/// The samples from all sources.
pub fn all() -> Vec<Sample> {
    let mut found = committed();
    if let Some(folder) = std::env::var_os("LLAS_BITCODE") {
        found.extend(files(Path::new(&folder), "bc").iter().map(|path| sample(path)));
    }
    found.extend_from_slice(of_clang());
    found
}
