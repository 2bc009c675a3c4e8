//! Compares random modules with `llc-22 -filetype=obj`. `LLAS_SEED=17` compares only that one, `LLAS_MODULES=3000` more modules;
//! the files are kept in the tests' folder.

use crate::common::{external, setting};
use crate::generate::{self, TARGETS};
use llas::bitcode::load;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The number of modules to compare.
const COUNT: u64 = 300;

/// The result for a module.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    /// llvm-as refuses the text.
    NoBitcode(String),
    Same,
    /// Both refuse the module: llas's reason, and llc's.
    Refused(String, String),
    Different(String),
}

pub fn is_installed() -> bool {
    external::has(&["llvm-as-22", "llc-22"])
}

/// Runs a tool in the folder; an error is the first line of its standard error.
pub fn run(folder: &Path, tool: &str, args: &[&str]) -> Result<(), String> {
    let said = Command::new(tool).current_dir(folder).args(args).output().unwrap();
    let text = String::from_utf8_lossy(&said.stderr);
    if said.status.success() { Ok(()) } else { Err(text.lines().next().unwrap_or("no message").to_owned()) }
}

pub fn object(bitcode: &[u8]) -> Result<Vec<u8>, String> {
    let loaded = load(bitcode, None).map_err(|error| error.to_string())?;
    let made = loaded.module.object(&loaded.lowering).map_err(|error| error.to_string())?;
    made.to_bytes().map_err(|error| error.to_string())
}

fn compare(folder: &Path, seed: u64) -> Outcome {
    let [text, bitcode, object_of_llc] = ["ll", "bc", "o"].map(|end| format!("m{seed}.{end}"));
    std::fs::write(folder.join(&text), generate::module(seed)).unwrap();
    if let Err(reason) = run(folder, "llvm-as-22", &[&text, "-o", &bitcode]) {
        return Outcome::NoBitcode(reason);
    }
    let ours = object(&std::fs::read(folder.join(&bitcode)).unwrap());
    let theirs = run(folder, "llc-22", &["-filetype=obj", &bitcode, "-o", &object_of_llc]);
    match (ours, theirs) {
        (Ok(ours), Ok(())) if ours == std::fs::read(folder.join(&object_of_llc)).unwrap() => Outcome::Same,
        (Ok(ours), Ok(())) => {
            std::fs::write(folder.join(format!("m{seed}.llas.o")), ours).unwrap();
            Outcome::Different("the objects differ".to_owned())
        }
        (Err(ours), Err(theirs)) => Outcome::Refused(ours, theirs),
        (Err(reason), Ok(())) => Outcome::Different(format!("refused: {reason}")),
        (Ok(_), Err(reason)) => Outcome::Different(format!("llc refuses: {reason}")),
    }
}

#[test]
fn modules_by_chance() {
    if !is_installed() {
        return;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bitcode-object");
    std::fs::create_dir_all(&folder).unwrap();
    let one = std::env::var("LLAS_SEED").ok().and_then(|seed| seed.parse::<u64>().ok());
    let seeds = one.map_or(0..setting("LLAS_MODULES", COUNT), |seed| seed..seed + 1);
    let (mut same, mut refused, mut different) = (0u64, 0u64, Vec::new());
    for seed in seeds {
        let target = TARGETS[(seed % TARGETS.len() as u64) as usize];
        match compare(&folder, seed) {
            Outcome::Same => same += 1,
            Outcome::Refused(ours, theirs) => {
                println!("{seed} {target}: refused: {theirs}\n    {ours}");
                refused += 1;
            }
            Outcome::NoBitcode(reason) => println!("{seed} {target}: no bitcode: {reason}"),
            Outcome::Different(reason) => different.push(format!("{seed} {target}: {reason}")),
        }
    }
    println!("{same} the same, {refused} refused by both, {} different", different.len());
    println!("{}", different.join("\n"));
    assert!(different.len() as u64 * 50 <= same + refused, "more than 2 % differ");
}
