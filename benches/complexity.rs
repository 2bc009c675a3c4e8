//! Whether time grows in proportion to the text: `cargo bench --bench complexity`, with parts of names to choose patterns.
//!
//! Each pattern is assembled at sizes n, 2n, 4n and 8n, n being so large that it can be measured. The best processor time of
//! several runs is shown, and how many times more each doubling takes; more than [`MAX_RATIO`] times fails the bench. Where llvm-mc-22
//! is installed its time at the first size is shown as well.

#[path = "../tests/common/scaling/mod.rs"]
mod scaling;

use scaling::{EMPTY, Pattern, patterns, processor_time};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

/// The most that a doubling of the text may multiply the time by.
const MAX_RATIO: f64 = 2.3;

/// The first size takes at least so long, unless its text would have more than [`MAX_FIRST_TEXT`] bytes.
const MEASURABLE: Duration = Duration::from_millis(60);
const MAX_FIRST_TEXT: usize = 8 << 20;

/// Times at a size: three at first, more where a ratio is too large, as a busy machine makes some.
const RUNS: usize = 3;
const MAX_RUNS: usize = 9;

const LLAS: &str = env!("CARGO_BIN_EXE_llas");

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let chosen = |p: &Pattern| names.is_empty() || names.iter().any(|name| p.name.contains(name.as_str()));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("complexity-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for texts");
    let file = folder.join("x.s");
    let oracle = Command::new("llvm-mc-22").arg("--version").output().is_ok();
    println!("{:40} {:>9} {:>9} {:>24} {:>9}", "pattern", "n", "ms", "ratio per doubling", "llvm-mc");
    let mut failed = 0;
    for pattern in patterns().iter().filter(|p| chosen(p)) {
        let (first, times) = measured(pattern, &file);
        let ratios: Vec<f64> = ratios(&times);
        let is_steep = ratios.iter().any(|ratio| *ratio > MAX_RATIO);
        let shown: Vec<String> = ratios.iter().map(|ratio| format!("{ratio:.2}")).collect();
        let other = oracle.then(|| {
            write(pattern, first, &file);
            let time = std::panic::catch_unwind(|| processor_time(OsStr::new("llvm-mc-22"), pattern, &file));
            time.map_or("crashes".into(), |time| format!("{:.0}", milliseconds(time)))
        });
        let remark = match (is_steep, pattern.known) {
            (false, _) => "",
            (true, "") => "TOO STEEP",
            (true, known) => known,
        };
        failed += u32::from(is_steep);
        let time = milliseconds(times[0]);
        let other = other.unwrap_or_default();
        println!("{:40} {first:9} {time:9.0} {:>24} {other:>9} {remark}", pattern.name, shown.join(" "));
    }
    let _ = fs::remove_dir_all(folder);
    if failed > 0 {
        println!("{failed} patterns take more than {MAX_RATIO} times as long for twice the text");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn write(pattern: &Pattern, n: usize, file: &Path) -> usize {
    let text = (pattern.text)(n);
    fs::write(file, &text).expect("a text is written");
    text.len()
}

fn ratios(times: &[Duration]) -> Vec<f64> {
    let ratio = |pair: &[Duration]| pair[1].as_secs_f64() / pair[0].as_secs_f64().max(1e-3);
    times.windows(2).map(ratio).collect()
}

/// The first size, and the best times at it and at its multiples, without what an empty text takes.
fn measured(pattern: &Pattern, file: &Path) -> (usize, Vec<Duration>) {
    let llas = OsStr::new(LLAS);
    write(&EMPTY, 0, file);
    let empty = (0..RUNS).map(|_| processor_time(llas, &EMPTY, file)).min().unwrap_or_default();
    let mut first = 500;
    loop {
        let size = write(pattern, first, file);
        if processor_time(llas, pattern, file) >= MEASURABLE || size > MAX_FIRST_TEXT {
            break;
        }
        first *= 2;
    }
    let mut times = vec![Duration::MAX; 4];
    for run in 0..MAX_RUNS {
        for (at, time) in times.iter_mut().enumerate() {
            write(pattern, first << at, file);
            *time = processor_time(llas, pattern, file).saturating_sub(empty).min(*time);
        }
        let steepest = ratios(&times).into_iter().fold(0.0, f64::max);
        // What is far too steep does not get better.
        if run + 1 >= RUNS && steepest <= MAX_RATIO || steepest > 2.0 * MAX_RATIO / 1.3 {
            break;
        }
    }
    (first, times)
}
