//! Disassembles random bytes and the code of objects, assembles the text, and compares the bytes.
//!
//!     llas-roundtrip [--words N] [--buffers N] [--seed N] [--machine NAME] [--list] [OBJECT|FOLDER...]
//!
//! `--words` random instructions of each machine, and all code of the objects, are disassembled and assembled again.
//! `--buffers` buffers of random bytes are only disassembled. The same seed has the same bytes. `--list` shows every
//! instruction that does not give its bytes back, with the reason if it has one. The exit status is 1 if one has none.

mod exceptions;
mod roundtrip;

use roundtrip::{Numbers, TARGETS, Tally, Target, buffers, objects, words};
use std::path::PathBuf;
use std::process::ExitCode;

struct Arguments {
    words: u64,
    buffers: u64,
    seed: u64,
    machine: Option<String>,
    list: bool,
    objects: Vec<PathBuf>,
}

fn arguments() -> Result<Arguments, String> {
    let mut out = Arguments { words: 0, buffers: 0, seed: 1, machine: None, list: false, objects: Vec::new() };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        let number = |text: String| text.parse::<u64>().map_err(|error| format!("{text}: {error}"));
        match argument.as_str() {
            "--words" => out.words = number(value()?)?,
            "--buffers" => out.buffers = number(value()?)?,
            "--seed" => out.seed = number(value()?)?,
            "--machine" => out.machine = Some(value()?),
            "--list" => out.list = true,
            flag if flag.starts_with('-') => return Err(format!("unknown option {flag}")),
            path => add(path.into(), &mut out.objects),
        }
    }
    Ok(out)
}

/// Adds an object, or all objects below a folder.
fn add(path: PathBuf, objects: &mut Vec<PathBuf>) {
    if !path.is_dir() {
        return objects.push(path);
    }
    let entries = std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.is_dir() || path.extension().is_some_and(|e| e == "o")).collect();
    paths.sort();
    paths.into_iter().for_each(|path| add(path, objects));
}

fn report(what: &str, target: &Target, tally: &Tally, list: bool) -> bool {
    println!("{}: {what}: {tally}", target.name);
    for line in tally.failures.iter().chain(tally.listed.iter().filter(|_| list)) {
        println!("    {line}");
    }
    tally.failures.is_empty()
}

fn main() -> ExitCode {
    let arguments = match arguments() {
        Ok(arguments) => arguments,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let mut holds = true;
    let is_chosen = |target: &&Target| arguments.machine.as_deref().is_none_or(|machine| machine == target.name);
    for target in TARGETS.iter().filter(is_chosen) {
        let mut numbers = Numbers(arguments.seed);
        if arguments.words > 0 {
            holds &= report("random words", target, &words(target, &mut numbers, arguments.words), arguments.list);
        }
        if !arguments.objects.is_empty() {
            holds &= report("objects", target, &objects(target, &arguments.objects), arguments.list);
        }
        if arguments.buffers > 0 {
            let decoded = buffers(target, &mut numbers, arguments.buffers);
            println!("{}: {} buffers with {decoded} instructions", target.name, arguments.buffers);
        }
    }
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
