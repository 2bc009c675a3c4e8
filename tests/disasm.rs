//! `--disassemble`: its output, that it is llvm-mc's, and that it assembles to the same bytes.
//!
//! `tests/disasm/MACHINE/NAME.bytes` has the flags in its first line, after `#`. `NAME.txt` has what llvm-mc writes to
//! standard output, then its messages, each after `!`, and the exit status; `LLAS_RECORD=1 cargo test --test disasm`
//! records it. `NAME.differ` has the lines of text that do not assemble to their bytes.

mod common;
#[path = "disasm/operands.rs"]
mod operands;
#[path = "disasm/requirements.rs"]
mod requirements;

use common::{Run, llas, oracle};
use llas::disasm::{Decoder, Formatter, Instruction};
use llas::{Options, assemble};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/disasm");
    let mut found = Vec::new();
    let folders = fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    for folder in folders {
        let entries = fs::read_dir(folder).unwrap();
        found.extend(entries.map(|e| e.unwrap().path()).filter(|p| p.extension().is_some_and(|e| e == "bytes")));
    }
    found.sort();
    assert!(found.len() > 4);
    found
}

fn flags(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap();
    let first = text.lines().next().and_then(|line| line.strip_prefix('#')).unwrap();
    first.split_whitespace().map(str::to_owned).collect()
}

/// The output, the messages without the name of the file, and the exit status.
fn shown(mut command: Command, path: &Path) -> String {
    let run = Run::of(command.arg("--disassemble").args(flags(path)).arg(path));
    let mut text = String::from_utf8(run.stdout).unwrap();
    let prefix = format!("{}:", path.display());
    let mut messages: Vec<&str> = run.stderr.lines().filter_map(|line| line.strip_prefix(&prefix)).collect();
    let place = |message: &&str| {
        let mut numbers = message.split(':').map_while(|number| number.parse::<u32>().ok());
        (numbers.next(), numbers.next())
    };
    // llvm-mc reports errors in numbers first.
    messages.sort_by_key(place);
    // The texts of errors differ.
    let kind = |message: &str| {
        if message.contains("error:") {
            message.split("error:").next().map(|place| format!("{place}error"))
        } else {
            None
        }
    };
    for message in messages {
        text.push_str(&format!("! {}\n", kind(message).unwrap_or_else(|| message.to_owned())));
    }
    format!("{text}exit status {}\n", run.code.unwrap())
}

#[test]
fn the_output_is_that_of_llvm_mc() {
    let record = std::env::var_os("LLAS_RECORD").is_some();
    let mut wrong = Vec::new();
    for path in files() {
        let expected_path = path.with_extension("txt");
        let theirs = oracle().map(|judge| shown(judge, &path));
        if let (true, Some(theirs)) = (record, &theirs) {
            fs::write(&expected_path, theirs).unwrap();
        }
        let expected = fs::read_to_string(&expected_path).unwrap();
        assert!(theirs.is_none_or(|theirs| theirs == expected), "{}: not what llvm-mc writes", path.display());
        let mut command = llas();
        command.arg("--error-format=short");
        let ours = shown(command, &path);
        let differing = ours.lines().zip(expected.lines()).find(|(ours, expected)| ours != expected);
        if ours != expected {
            wrong.push(format!("{}: {differing:?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The options for the flags of a file.
fn options(path: &Path) -> Options {
    let flags = flags(path);
    let value = |name: &str| flags.iter().find_map(|flag| flag.strip_prefix(name));
    let mut builder = Options::builder(value("-triple=").unwrap().parse().unwrap());
    for feature in value("-mattr=").into_iter().flat_map(|list| list.split(',')) {
        builder = builder.feature(feature);
    }
    builder.build().unwrap()
}

/// The numbers of a file.
fn bytes(path: &Path) -> Vec<u8> {
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().skip(1).flat_map(str::split_whitespace);
    lines.map(|word| u8::from_str_radix(word.strip_prefix("0x").unwrap(), 16).unwrap()).collect()
}

#[test]
fn text_assembles_to_its_bytes() {
    for path in files().iter().filter(|path| path.ends_with("forms.bytes")) {
        let options = options(path);
        let formatter = Formatter::new(&options).unwrap();
        let mut decoder = Decoder::new(&options).unwrap();
        let (code, mut at) = (bytes(path), 0);
        let mut differing = String::new();
        let mut count = 0;
        while at < code.len() {
            let mut instruction = Instruction::default();
            let length = match decoder.decode(&code[at..], at as u64, &mut instruction) {
                Ok(length) => length,
                Err(invalid) => {
                    at += invalid.length();
                    continue;
                }
            };
            let text = formatter.text(&instruction);
            let object = assemble(format!("{text}\n").as_str(), &options).map(|assembled| assembled.object);
            let made = object.ok().and_then(|object| Some(object.section_named(".text")?.bytes().to_vec()));
            if made.as_deref() != Some(&code[at..at + length]) {
                differing.push_str(&format!("{text}\n"));
            }
            (at, count) = (at + length, count + 1);
        }
        assert!(count > 1000, "{}", path.display());
        let list = path.with_extension("differ");
        if std::env::var_os("LLAS_RECORD").is_some() {
            fs::write(&list, &differing).unwrap();
        }
        assert_eq!(fs::read_to_string(&list).unwrap(), differing, "{}", path.display());
    }
}

/// No input causes a panic, and the lengths add up to that of the buffer.
#[test]
fn any_bytes_are_decoded_or_skipped() {
    let mut numbers = common::Numbers(27);
    let targets = [
        ("aarch64-linux-gnu", "+all"),
        ("x86_64-linux-gnu", ""),
        ("i386-linux-gnu", ""),
        ("thumbv8.6a-windows-msvc", "+neon"),
        ("thumbv6m-none-eabi", ""),
    ];
    for (triple, feature) in targets {
        let mut builder = Options::builder(triple.parse().unwrap());
        for feature in feature.split_whitespace() {
            builder = builder.feature(feature);
        }
        let options = builder.build().unwrap();
        let formatter = Formatter::new(&options).unwrap().absolute(true).hexadecimal(true);
        let mut decoder = Decoder::new(&options).unwrap();
        let mut text = String::new();
        for _ in 0..common::setting("LLAS_DISASM_BUFFERS", 100_000) {
            let buffer: Vec<u8> = (0..numbers.below(20)).map(|_| numbers.next() as u8).collect();
            let mut length = 0;
            for found in decoder.instructions(&buffer, numbers.next()) {
                length += match found {
                    Ok(instruction) => {
                        text.clear();
                        formatter.write(&instruction, &mut text).unwrap();
                        assert!(!text.is_empty());
                        let _ = (instruction.flow(), instruction.target(), instruction.is_unpredictable());
                        instruction.len()
                    }
                    Err(invalid) => invalid.length(),
                };
            }
            assert_eq!(length, buffer.len());
        }
    }
}

#[test]
fn branches_have_targets() {
    use llas::disasm::Flow;
    let (a64, t32) = ("aarch64-linux-gnu", "thumbv7-windows-msvc");
    for (triple, word, flow, target) in [
        (a64, 0x1400_0002u32, Flow::Branch, Some(0x1008)),
        (a64, 0x97ff_ffff, Flow::Call, Some(0xffc)),
        (a64, 0x5400_0041, Flow::ConditionalBranch, Some(0x1008)),
        (a64, 0xd61f_0020, Flow::IndirectBranch, None),
        (a64, 0xd63f_0020, Flow::IndirectCall, None),
        (a64, 0xd65f_03c0, Flow::Return, None),
        (a64, 0xd400_0001, Flow::Exception, None),
        (a64, 0xd503_201f, Flow::Next, None),
        (t32, 0xe7fd, Flow::Branch, Some(0xffe)),
        (t32, 0xd001, Flow::ConditionalBranch, Some(0x1006)),
        (t32, 0xb110, Flow::ConditionalBranch, Some(0x1008)),
        (t32, 0xf802_f000, Flow::Call, Some(0x1008)),
        (t32, 0xb800_f000, Flow::Branch, Some(0x1004)),
        (t32, 0x8001_f000, Flow::ConditionalBranch, Some(0x1006)),
        (t32, 0x4708, Flow::IndirectBranch, None),
        (t32, 0x4770, Flow::Return, None),
        (t32, 0x4788, Flow::IndirectCall, None),
        (t32, 0xbd10, Flow::Return, None),
        (t32, 0xf000_e8d1, Flow::IndirectBranch, None),
        (t32, 0xdf01, Flow::Exception, None),
        (t32, 0x4687, Flow::IndirectBranch, None),
        (t32, 0xbf08, Flow::Next, None),
        (t32, 0x8000_e8bd, Flow::Return, None),
        (t32, 0x0001_eb01, Flow::Next, None),
    ] {
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let mut decoder = Decoder::new(&options).unwrap();
        let mut instruction = Instruction::default();
        decoder.decode(&word.to_le_bytes(), 0x1000, &mut instruction).unwrap();
        assert_eq!((instruction.flow(), instruction.target()), (flow, target), "{triple} {word:#x}");
    }
}
