//! Checks that time grows linearly with the size of the text or the number of library calls: `cargo bench --bench
//! complexity`, with parts of pattern names to select patterns.
//!
//! Each pattern is assembled at sizes n, 2n, 4n and 8n, with n large enough to measure. The bench shows the best
//! processor time of several runs, the ratio of each doubling, and their mean; a mean of more than [`MAX_RATIO`] fails
//! the bench. A single ratio may be larger, where the text outgrows a cache. If llvm-mc-22 is installed, its time at
//! size n is shown, too.

#[path = "../tests/common/scaling/mod.rs"]
mod scaling;

use llas::module::{Constant, PTR, Type};
use llas::streamer::Expr;
use scaling::{EMPTY, Pattern, patterns, processor_time, try_processor_time};
use std::ffi::OsStr;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// Maximum mean ratio of times when the text doubles.
const MAX_RATIO: f64 = 2.3;

/// Minimum time at the first size, unless its text would exceed [`MAX_FIRST_TEXT`] bytes. If it were longer, the last
/// size would exceed the caches.
const MEASURABLE: Duration = Duration::from_millis(30);
const MAX_FIRST_TEXT: usize = 8 << 20;

/// Number of runs at a size: three at first, more if a ratio is too large, as may happen on a busy machine.
const RUNS: usize = 4;
const MAX_RUNS: usize = 16;

const LLAS: &str = env!("CARGO_BIN_EXE_llas");

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let chosen = |name: &str| names.is_empty() || names.iter().any(|part| name.contains(part.as_str()));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("complexity-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for texts");
    let file = folder.join("x.s");
    let oracle = Command::new("llvm-mc-22").arg("--version").output().is_ok();
    println!("{:40} {:>9} {:>9} {:>18} {:>5} {:>9}", "pattern", "n", "ms", "ratio per doubling", "mean", "llvm-mc");
    let mut failed = 0;
    for &(name, build) in LIBRARY.iter().filter(|(name, _)| chosen(name)) {
        let (first, times) = least_steep(|| measured_calls(build));
        failed += u32::from(show(name, first, &times, ""));
    }
    for pattern in patterns().iter().filter(|p| chosen(p.name)) {
        let (first, times) = least_steep(|| measured(pattern, &file));
        let other = oracle.then(|| {
            write(pattern, first, &file);
            let time = try_processor_time(OsStr::new("llvm-mc-22"), pattern, &file);
            time.map_or("ended".into(), |time| format!("{:.0}", milliseconds(time)))
        });
        failed += u32::from(show(pattern.name, first, &times, &other.unwrap_or_default()));
    }
    let _ = fs::remove_dir_all(folder);
    if failed > 0 {
        println!("{failed} patterns take more than {MAX_RATIO} times as long for twice the text");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// The times of a pattern, measured up to three times as long as they grow too fast: other work on the machine only makes
/// times longer, and is not there each time.
fn least_steep(mut measure: impl FnMut() -> (usize, Vec<Duration>)) -> (usize, Vec<Duration>) {
    let mut found = measure();
    for _ in 0..2 {
        if mean_ratio(&found.1) <= MAX_RATIO {
            break;
        }
        let again = measure();
        if mean_ratio(&again.1) < mean_ratio(&found.1) {
            found = again;
        }
    }
    found
}

/// Shows the times of a pattern; returns true if they grow too fast.
fn show(name: &str, first: usize, times: &[Duration], other: &str) -> bool {
    let ratios: Vec<f64> = ratios(times);
    let mean = mean_ratio(times);
    let is_steep = mean > MAX_RATIO;
    let shown: Vec<String> = ratios.iter().map(|ratio| format!("{ratio:.2}")).collect();
    let remark = if is_steep { "TOO STEEP" } else { "" };
    let time = milliseconds(times[0]);
    println!("{name:40} {first:9} {time:9.0} {:>18} {mean:5.2} {other:>9} {remark}", shown.join(" "));
    is_steep
}

/// A pattern of library calls: its name, and a function that makes the given number of calls.
type Calls = (&'static str, fn(usize));

/// Library calls that build a large value and drop it.
const LIBRARY: &[Calls] = &[
    ("library sums, appended", |n| {
        black_box((0..n).fold(Expr::int(0), |sum, _| sum.plus(1)));
    }),
    ("library sums, prepended", |n| {
        black_box((0..n).fold(Expr::int(0), |sum, _| Expr::int(1).plus(sum)));
    }),
    ("library nested constants", |n| {
        let constant = (0..n).fold(Constant::null(), |inner, _| Constant::structure([inner, Constant::int(8, 1)]));
        assert!(constant == constant.clone() && format!("{constant:?}").len() > n);
    }),
    ("library nested types", |n| {
        let made = || (0..n).fold(PTR, |inner, _| Type::structure([inner, Type::Int(8)]));
        assert!(made() == made() && made().to_string().len() > n);
    }),
];

/// The first size, and the best times at it and its multiples.
fn measured_calls(build: fn(usize)) -> (usize, Vec<Duration>) {
    let time = |n: usize| {
        let start = Instant::now();
        build(n);
        start.elapsed()
    };
    let mut first = 500;
    // Of two calls, as the first may be slower: the allocator gets its memory from the system.
    while time(first).min(time(first)) < MEASURABLE && first < 1 << 24 {
        first *= 2;
    }
    best(first, time)
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

/// The geometric mean of the ratios.
fn mean_ratio(times: &[Duration]) -> f64 {
    let ratios = ratios(times);
    ratios.iter().product::<f64>().powf(1.0 / ratios.len() as f64)
}

/// The first size, and the best times at it and its multiples, minus the time for an empty text.
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
    best(first, |n| {
        write(pattern, n, file);
        processor_time(llas, pattern, file).saturating_sub(empty)
    })
}

/// The best times of several runs at a size and its multiples.
fn best(first: usize, time: impl Fn(usize) -> Duration) -> (usize, Vec<Duration>) {
    let mut times = vec![Duration::MAX; 4];
    for run in 0..MAX_RUNS {
        for (at, best) in times.iter_mut().enumerate() {
            *best = time(first << at).min(*best);
        }
        let mean = mean_ratio(&times);
        // Further runs would not help if the ratio is far too large.
        if run + 1 >= RUNS && mean <= MAX_RATIO || mean > 2.0 * MAX_RATIO / 1.3 {
            break;
        }
    }
    (first, times)
}
