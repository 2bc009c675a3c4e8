//! Golden texts with random damage: each ends in time, in little memory, with status 0 or 1, and without an object after an
//! error. `LLAS_MUTATED` is the number of texts, `LLAS_SEED` selects them.

mod common;

use common::damage::damage;
use common::golden::{Golden, texts};
use common::{Numbers, Run, llas, scratch, setting};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The number of texts if `LLAS_MUTATED` is not set.
const DEFAULT_MUTATIONS: u64 = 300;

/// The time limit for a text on an idle machine.
const LIMIT: Duration = Duration::from_secs(2);

/// Longer golden texts are not used.
const MAX_SIZE: usize = 40 << 10;

/// The command that assembles a text from standard input, with 1 GiB of address space.
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

/// Checks how the command handles a text.
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
            "status {:?}, but the object does {}exist",
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

/// The damaged text of a number, and the index of the golden text that it is made from.
fn text_of(all: &[Golden], seed: u64, number: u64) -> (usize, Vec<u8>) {
    let mut numbers = Numbers(seed.wrapping_mul(0x1000_0000_01b3) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let chosen = numbers.below(all.len());
    let other = numbers.below(all.len());
    let mut text = all[chosen].bytes.clone();
    for _ in 0..=numbers.below(8) {
        damage(&mut text, &all[other].bytes, &mut numbers);
    }
    (chosen, text)
}

#[test]
fn mutated_texts_end_as_all_do() {
    let (count, seed) = (setting("LLAS_MUTATED", DEFAULT_MUTATIONS), setting("LLAS_SEED", 1));
    let all: Vec<Golden> =
        texts().into_iter().filter(|golden| golden.triple.is_some() && golden.bytes.len() <= MAX_SIZE).collect();
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
