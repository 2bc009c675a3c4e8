//! Golden texts with mistakes that no person makes: each ends in time, in little memory, with status 0 or 1, and leaves nothing
//! behind an error. `LLAS_MUTATED` is how many texts there are, `LLAS_SEED` which.

mod common;

use common::golden::{Golden, texts};
use common::{Numbers, Run, llas, scratch};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How many texts a run without `LLAS_MUTATED` has.
const FEW: u64 = 300;

/// So long a text may take on a machine that is not busy.
const LIMIT: Duration = Duration::from_secs(2);

/// Longer texts are not begun with.
const LONGEST: usize = 40 << 10;

/// Numbers at the edges of fields.
const EDGES: [&str; 12] = [
    "0",
    "-1",
    "127",
    "128",
    "255",
    "65536",
    "0x7fffffff",
    "0x80000000",
    "0xffffffffffffffff",
    "-0x8000000000000000",
    "0x123456789abcdef01",
    "99999999999999999999999999999999999999",
];

/// What is put between other bytes.
const PIECES: [&str; 16] = [
    "(",
    ")",
    "\"",
    "\n",
    "/*",
    "*/",
    "\\",
    "\\@",
    ",",
    ":",
    "\n.endm\n",
    "\n.rept 1000\n",
    "\n.endr\n",
    "%",
    "\0",
    "\u{ff}",
];

fn setting(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

fn below(numbers: &mut Numbers, end: usize) -> usize {
    (numbers.next() % end.max(1) as u64) as usize
}

/// The range of a line of the text.
fn line(text: &[u8], numbers: &mut Numbers) -> std::ops::Range<usize> {
    let at = below(numbers, text.len());
    let start = text[..at].iter().rposition(|&b| b == b'\n').map_or(0, |end| end + 1);
    let end = text[at..].iter().position(|&b| b == b'\n').map_or(text.len(), |end| at + end + 1);
    start..end
}

/// Changes something.
fn mutate(text: &mut Vec<u8>, other: &[u8], numbers: &mut Numbers) {
    if text.is_empty() {
        text.extend_from_slice(b"\n");
    }
    let at = below(numbers, text.len());
    match numbers.next() % 11 {
        0 => text[at] = numbers.next() as u8,
        1 => drop(text.remove(at)),
        2 => text[at] ^= 1 << (numbers.next() % 8),
        3 => drop(text.splice(at..at, PIECES[below(numbers, PIECES.len())].bytes())),
        4 => drop(text.splice(line(text, numbers), [])),
        5 => {
            let copy = text[line(text, numbers)].to_vec();
            let times = 1 + below(numbers, 40);
            let to = line(text, numbers).start;
            text.splice(to..to, copy.repeat(times));
        }
        6 if !other.is_empty() => {
            let to = line(text, numbers).start;
            text.splice(to..to, other[line(other, numbers)].iter().copied());
        }
        7 => {
            // A number becomes one at an edge.
            let digits = |b: &u8| b.is_ascii_digit();
            if let Some(start) = text[at..].iter().position(digits).map(|start| at + start) {
                let end =
                    text[start..].iter().position(|b| !b.is_ascii_alphanumeric()).map_or(text.len(), |n| start + n);
                text.splice(start..end, EDGES[below(numbers, EDGES.len())].bytes());
            }
        }
        8 => text.truncate(at),
        9 => {
            let byte = text[at];
            let times = below(numbers, 3000);
            text.splice(at..at, std::iter::repeat_n(byte, times));
        }
        _ => {
            let from = line(text, numbers);
            let moved: Vec<u8> = text.drain(from).collect();
            let to = if text.is_empty() { 0 } else { line(text, numbers).start };
            text.splice(to..to, moved);
        }
    }
}

/// The command for a text on its standard input, with an address space of 1 GiB.
fn command(golden: &Golden, out: &Path) -> Command {
    let llas = llas();
    let mut command = if cfg!(target_os = "linux") {
        let mut shell = Command::new("sh");
        shell.args(["-c", "ulimit -v 1048576; exec \"$0\" \"$@\""]).arg(llas.get_program());
        shell
    } else {
        llas
    };
    command
        .current_dir(golden.folder())
        .args(&golden.flags)
        .args(["-filetype=obj", "--error-format=short", "-", "-o"])
        .arg(out);
    command
}

/// What is wrong with how the command takes a text, if anything.
fn judge(golden: &Golden, text: &[u8], out: &Path) -> Result<(), String> {
    let _ = fs::remove_file(out);
    let start = Instant::now();
    let run = Run::with_input(&mut command(golden, out), text);
    let took = start.elapsed();
    if !matches!(run.code, Some(0 | 1)) {
        return Err(format!("it ended with {:?}: {}", run.code, run.stderr.lines().last().unwrap_or_default()));
    }
    if out.exists() != (run.code == Some(0)) {
        return Err(format!(
            "status {:?}, and the object is {}there",
            run.code,
            if out.exists() { "" } else { "not " }
        ));
    }
    if (run.code == Some(1)) != run.stderr.contains(": error: ") {
        return Err(format!("status {:?} with these messages: {}", run.code, run.stderr));
    }
    // A busy machine may take longer once, but not three times.
    let slow = |_| {
        let start = Instant::now();
        Run::with_input(&mut command(golden, out), text);
        start.elapsed() > LIMIT
    };
    if took > LIMIT && (0..2).all(slow) { Err(format!("it took {took:?}")) } else { Ok(()) }
}

/// A text of that number.
fn text_of(all: &[Golden], seed: u64, number: u64) -> (usize, Vec<u8>) {
    let mut numbers = Numbers(seed.wrapping_mul(0x1000_0000_01b3) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let chosen = below(&mut numbers, all.len());
    let other = below(&mut numbers, all.len());
    let mut text = all[chosen].bytes.clone();
    for _ in 0..=below(&mut numbers, 8) {
        mutate(&mut text, &all[other].bytes, &mut numbers);
    }
    (chosen, text)
}

#[test]
fn mutated_texts_end_as_all_do() {
    let (count, seed) = (setting("LLAS_MUTATED", FEW), setting("LLAS_SEED", 1));
    let all: Vec<Golden> =
        texts().into_iter().filter(|golden| golden.triple.is_some() && golden.bytes.len() <= LONGEST).collect();
    let (folder, next) = (scratch("mutated"), AtomicU64::new(0));
    let work = &|thread: usize| {
        let out = folder.join(format!("{thread}.o"));
        let mut wrong: Vec<String> = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return wrong;
            }
            let (chosen, text) = text_of(&all, seed, number);
            if let Err(what) = judge(&all[chosen], &text, &out) {
                let kept = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("mutated-{seed}-{number}.s"));
                fs::write(&kept, text).unwrap();
                wrong.push(format!("{} of {}: {what}", kept.display(), all[chosen].name));
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        handles.into_iter().flat_map(|handle| handle.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
    fs::remove_dir_all(folder).unwrap();
}
