//! Random texts, assembled by the library and by llvm-mc-22: both must make the same object, or both must refuse the text.
//!
//! A text is drawn from the families of statements of its target, which are data in the `.words` files in this folder
//! ([`words`]). If llvm-mc refuses lines of a text, the library must report an error in one of these lines, and the rest of the text is
//! compared again ([`judge`]). A text that differs is reduced as long as it does, and shown ([`shrink`]).
//!
//! `LLAS_RANDOM=20000 LLAS_SEED=7 cargo test --test random -- --nocapture` makes 20,000 texts per target from another seed, and
//! `LLAS_TARGET=i386` selects the targets with that in their triple. Texts for which llvm-mc crashes or writes an invalid object
//! are not counted; `exceptions.words` and docs/limits.md list them.

#[path = "../common/mod.rs"]
mod common;

mod judge;
mod shrink;
mod words;

use common::{Numbers, oracle, setting};
use judge::{Judge, Verdict};
use std::collections::BTreeSet;
use std::sync::Mutex;
use words::Words;

/// A target and the sources of its texts.
struct Target {
    triple: &'static str,
    /// Features in addition to those of the triple.
    features: &'static [&'static str],
    /// The `.words` files.
    files: &'static [&'static str],
    /// The families of statements in those files; each text uses a few.
    families: &'static [&'static str],
}

const TARGETS: [Target; 10] = [
    Target {
        triple: "x86_64-linux-gnu",
        features: &[],
        files: &["common", "elf", "x86", "x86-elf", "x86_64"],
        families: &[
            "data",
            "fill",
            "symbols",
            "sections",
            "relocations",
            "cfi",
            "lines",
            "macros",
            "code",
            "code",
            "old",
        ],
    },
    Target {
        triple: "i386-linux-gnu",
        features: &[],
        files: &["common", "elf", "x86", "x86-elf", "i386"],
        families: &[
            "data",
            "fill",
            "symbols",
            "sections",
            "relocations",
            "cfi",
            "lines",
            "macros",
            "code",
            "code",
            "old",
        ],
    },
    Target {
        triple: "aarch64-linux-gnu",
        features: &[],
        files: &["common", "elf", "aarch64", "aarch64-elf"],
        families: &["data", "fill", "symbols", "sections", "relocations", "cfi", "lines", "macros", "code", "code"],
    },
    Target {
        triple: "thumbv7-linux-gnueabihf",
        features: &[],
        files: &["common", "elf", "arm", "arm-elf"],
        families: &[
            "data",
            "fill",
            "symbols",
            "sections",
            "relocations",
            "cfi",
            "exceptions",
            "exceptions",
            "lines",
            "macros",
            "code",
            "code",
        ],
    },
    Target {
        triple: "thumbebv7-linux-gnueabi",
        features: &[],
        files: &["common", "elf", "arm", "arm-elf"],
        families: &["data", "fill", "relocations", "cfi", "exceptions", "lines", "code", "code"],
    },
    Target {
        triple: "armv7-linux-gnueabihf",
        features: &["neon"],
        files: &["common", "elf", "a32", "arm-elf"],
        families: &[
            "data",
            "fill",
            "symbols",
            "sections",
            "relocations",
            "cfi",
            "lines",
            "macros",
            "unwinding",
            "code",
            "code",
        ],
    },
    Target {
        triple: "x86_64-windows-msvc",
        features: &[],
        files: &["common", "coff", "x86", "x86-coff", "x86_64"],
        families: &["data", "fill", "symbols", "sections", "seh", "seh", "codeview", "cfi", "lines", "macros", "code"],
    },
    Target {
        triple: "i386-windows-gnu",
        features: &[],
        files: &["common", "coff", "x86", "x86-coff", "i386"],
        families: &["data", "fill", "symbols", "sections", "fpo", "codeview", "cfi", "lines", "macros", "code"],
    },
    Target {
        triple: "aarch64-windows-msvc",
        features: &[],
        files: &["common", "coff", "aarch64", "aarch64-coff"],
        families: &["data", "fill", "symbols", "sections", "seh", "seh", "codeview", "cfi", "lines", "macros", "code"],
    },
    Target {
        triple: "thumbv7-windows-msvc",
        features: &[],
        files: &["common", "coff", "arm", "arm-coff"],
        families: &["data", "fill", "symbols", "sections", "seh", "seh", "codeview", "cfi", "lines", "macros", "code"],
    },
];

/// The maximum number of differences shown for a target.
const MOST_SHOWN: usize = 25;

/// One text from a few families, so that its statements interact.
fn text(numbers: &mut Numbers, words: &Words, families: &[&str]) -> Vec<String> {
    let count = 1 + numbers.below(3);
    let chosen: Vec<&str> = (0..count).map(|_| *numbers.pick(families)).collect();
    let statements = 3 + numbers.below(10);
    let mut lines = Vec::new();
    for _ in 0..statements {
        let list = if numbers.below(4) == 0 { "label" } else { chosen[numbers.below(count)] };
        lines.extend(words.draw(numbers, list).split("\\n").map(str::to_owned));
    }
    lines
}

/// Compares the texts of a target; returns the differences, reduced.
fn compare(target: &Target, count: u64, seed: u64) -> Vec<String> {
    let words = Words::read(target.files);
    let exceptions = words::exceptions();
    let mut judge = Judge::new(target.triple, target.features);
    let (mut found, mut seen) = (Vec::new(), BTreeSet::new());
    let (mut broken, mut excepted) = (0, 0);
    for number in 0..count {
        let mut numbers = Numbers(seed << 32 ^ number);
        let lines = text(&mut numbers, &words, target.families);
        match judge.compare(&lines) {
            Verdict::Same => {}
            Verdict::Broken => broken += 1,
            Verdict::Differs(difference) => {
                let (lines, difference) = shrink::shrink(&mut judge, lines, difference);
                let small = lines.join("\n");
                let of_target = format!("{} {difference} {small}", target.triple);
                if exceptions.iter().any(|words| words.iter().all(|word| of_target.contains(word.as_str()))) {
                    excepted += 1;
                    continue;
                }
                // One difference occurs in many texts.
                let kind: Vec<&str> = lines.iter().filter_map(|line| line.split_whitespace().next()).collect();
                if seen.insert(format!("{difference} {}", kind.join(" "))) {
                    let shown = format!("{} text {number}: {difference}\n{small}\n", target.triple);
                    eprintln!("{shown}");
                    found.push(shown);
                }
                if found.len() >= MOST_SHOWN {
                    break;
                }
            }
        }
    }
    eprintln!(
        "{}: {count} texts, {} differences; llvm-mc failed on {broken}, {excepted} are exceptions",
        target.triple,
        found.len()
    );
    found
}

#[test]
fn random_texts_are_as_llvm_mc_has_them() {
    if oracle().is_none() {
        return;
    }
    let (count, seed) = (setting("LLAS_RANDOM", 25), setting("LLAS_SEED", 1));
    let wanted = std::env::var("LLAS_TARGET").unwrap_or_default();
    let targets = Mutex::new(TARGETS.iter().filter(|target| target.triple.contains(&wanted)));
    let found = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(TARGETS.len());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let Some(target) = targets.lock().unwrap().next() else { return };
                    let differences = compare(target, count, seed);
                    found.lock().unwrap().extend(differences);
                }
            });
        }
    });
    let found = found.into_inner().unwrap();
    assert!(found.is_empty(), "{} differences:\n{}", found.len(), found.join("\n"));
}
