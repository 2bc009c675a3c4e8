//! Seeds from the files of the tests.

use crate::Seeds;
use crate::files::{files, read};
use llas::inspect::File;
use llas_fuzz::{A64, DISASM, Machine, SEPARATOR, T32, X86};
use std::path::Path;

/// The largest seed in bytes: small inputs run faster, and a mutation is likelier to hit what matters.
const LARGEST: usize = 2048;

/// The number of lines in a piece of a longer text.
const LINES: usize = 12;

/// The folders with texts that have their target in the first lines.
const TEXTS: [&str; 6] =
    ["tests/golden", "tests/print", "tests/inspect", "tests/messages", "tests/lint", "tests/objdump"];

/// The seeds of all targets.
pub fn all() -> Seeds {
    let mut seeds = Seeds::new();
    for path in TEXTS.iter().flat_map(|folder| files(folder, "s")) {
        texts(&path, &mut seeds);
    }
    for path in files("tests/golden", "o") {
        object(&read(&path), &mut seeds);
    }
    for path in ["tests/bitcode/files", "tests/bitcode_object/files", "tests/inspect"]
        .iter()
        .flat_map(|folder| files(folder, "bc"))
    {
        let bytes = read(&path);
        add(&mut seeds, "inspect", &[0xff], &bytes, 1 << 12);
        add(&mut seeds, "bitcode", &[], &bytes, 1 << 13);
    }
    for path in files("tests/disasm", "bytes") {
        code(&path, &mut seeds);
    }
    preprocessed(&mut seeds);
    seeds
}

fn add(seeds: &mut Seeds, target: &'static str, head: &[u8], rest: &[u8], most: usize) {
    if rest.len() <= most {
        seeds.entry(target).or_default().insert([head, rest].concat());
    }
}

/// The target in the first lines of a text.
fn triple(text: &str) -> Option<&str> {
    text.lines().take(4).find_map(|line| {
        let comment = line.trim_start().trim_start_matches(['#', '/', '@']).trim_start();
        comment.strip_prefix("triple:").map(str::trim)
    })
}

/// The number of the machine that is most like a triple: the same architecture, and the same format if there is one.
fn nearest(machines: &[Machine], triple: &str) -> Option<usize> {
    let head = |triple: &str| triple.split('-').next().unwrap_or_default().replace("i686", "i386");
    let is_coff = |triple: &str| triple.contains("windows");
    let mut same = (0..machines.len()).filter(|number| head(machines[*number].triple) == head(triple));
    let first = same.clone().next()?;
    same.find(|number| is_coff(machines[*number].triple) == is_coff(triple)).or(Some(first))
}

fn texts(path: &Path, seeds: &mut Seeds) {
    let bytes = read(path);
    let text = String::from_utf8_lossy(&bytes);
    let Some(triple) = triple(&text) else { return };
    let intel = u8::from(text.contains("intel"));
    let lists = [("x86", &X86[..], 0), ("a64", &A64[..], X86.len()), ("t32", &T32[..], X86.len() + A64.len())];
    let found = lists.into_iter().find_map(|(name, list, first)| Some((name, nearest(list, triple)?, first)));
    let Some((name, number, first)) = found else { return };
    let (number, global) = (number as u8, (first + number) as u8);
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let whole = std::iter::once(bytes.clone());
    for (index, piece) in whole.chain(lines.chunks(LINES).map(<[_]>::concat)).enumerate() {
        // Each combination of options is in some seed, and each check.
        let mode = (index as u8).wrapping_mul(0x4e) & 0xfe | intel;
        add(seeds, name, &[number, mode], &piece, LARGEST);
        add(seeds, "differ", &[global, intel], &piece, LARGEST);
        let kind = path.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        // Most lists of instructions have no relocations.
        if !kind.is_some_and(|kind| kind.starts_with("instructions") || kind == "rows") {
            add(seeds, "link", &[global | intel << 7, index as u8 % 8, 12, 8], &piece, LARGEST);
        }
    }
}

fn object(bytes: &[u8], seeds: &mut Seeds) {
    for mode in [0, 0xff] {
        add(seeds, "inspect", &[mode], bytes, 1 << 12);
    }
    let Ok(file) = File::read(bytes) else { return };
    let Some(triple) = file.triple() else { return };
    let Some(number) = nearest(&DISASM, &triple) else { return };
    for section in file.sections.iter().filter(|section| file.is_code(section)) {
        for piece in section.data.chunks(16).take(64) {
            add(seeds, "disasm", &[number as u8, 12], piece, LARGEST);
        }
    }
}

/// The numbers in a file of `tests/disasm`.
fn code(path: &Path, seeds: &mut Seeds) {
    let bytes = read(path);
    let text = String::from_utf8_lossy(&bytes);
    let Some(triple) = text.lines().next().and_then(|line| line.split("-triple=").nth(1)) else { return };
    let Some(number) = nearest(&DISASM, triple.split(' ').next().unwrap_or_default()) else { return };
    let words = text.lines().skip(1).flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric()));
    let bytes: Vec<u8> = words.filter_map(|word| u8::from_str_radix(word.strip_prefix("0x")?, 16).ok()).collect();
    for (index, piece) in bytes.chunks(16).take(800).enumerate() {
        add(seeds, "disasm", &[number as u8, index as u8 & 15], piece, LARGEST);
    }
}

/// Texts for the preprocessor with the files that they may include.
fn preprocessed(seeds: &mut Seeds) {
    let included: Vec<Vec<u8>> = files("cpp/tests/files/inc", "h").iter().map(|path| read(path)).take(4).collect();
    let texts = files("cpp/tests/files", "S").into_iter().chain(files("tests/golden", "s").into_iter().step_by(40));
    for (index, path) in texts.enumerate() {
        let bytes = read(&path);
        let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
        for (part, piece) in std::iter::once(bytes.clone()).chain(lines.chunks(LINES).map(<[_]>::concat)).enumerate() {
            let mode = (index + part) as u8;
            add(seeds, "cpp", &[mode], &piece, LARGEST);
            let with_files = included.iter().fold(piece, |all, file| [&all[..], &[SEPARATOR], file].concat());
            add(seeds, "cpp", &[mode | 0x88], &with_files, LARGEST);
        }
    }
}
