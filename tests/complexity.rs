//! Eight times the text takes about eight times the time: the short form of `cargo bench --bench complexity`.

#[path = "common/scaling/mod.rs"]
mod scaling;

use scaling::{EMPTY, Pattern, patterns, processor_time};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The maximum ratio of the times for eight times the text. Linear growth is 8 plus the cost of caches, quadratic growth 64.
const MAX_RATIO: f64 = 18.0;

/// The smaller text takes at least this long, unless it would have more than [`MAX_FIRST_TEXT`] bytes.
const MEASURABLE: Duration = Duration::from_millis(12);
const MAX_FIRST_TEXT: usize = 1 << 20;

/// Times are measured again before a pattern fails, because a busy machine makes them longer.
const MAX_RUNS: usize = 4;

fn time(pattern: &Pattern, n: usize, file: &Path) -> (Duration, usize) {
    let text = (pattern.text)(n);
    fs::write(file, &text).unwrap();
    (processor_time(OsStr::new(env!("CARGO_BIN_EXE_llas")), pattern, file), text.len())
}

/// The lowest ratio of the times for two sizes, one eight times the other.
fn ratio(pattern: &Pattern, file: &Path, empty: Duration) -> f64 {
    let mut n = 250;
    let mut short = loop {
        let (time, size) = time(pattern, n, file);
        if time >= empty + MEASURABLE || size > MAX_FIRST_TEXT {
            break time;
        }
        n *= 2;
    };
    let mut long = Duration::MAX;
    let mut found = f64::INFINITY;
    for _ in 0..MAX_RUNS {
        long = long.min(time(pattern, 8 * n, file).0);
        let without = |time: Duration| time.saturating_sub(empty).as_secs_f64().max(2e-3);
        found = without(long) / without(short);
        if found <= MAX_RATIO {
            break;
        }
        short = short.max(time(pattern, n, file).0);
    }
    found
}

#[test]
fn time_grows_in_proportion_to_the_text() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("complexity-test-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("x.s");
    let empty = (0..3).map(|_| time(&EMPTY, 0, &file).0).min().unwrap();
    let mut steep = Vec::new();
    for pattern in &patterns() {
        let ratio = ratio(pattern, &file, empty);
        if ratio > MAX_RATIO {
            steep.push(format!("{}: {ratio:.1} times for 8 times the text", pattern.name));
        }
    }
    let _ = fs::remove_dir_all(folder);
    assert!(steep.is_empty(), "{}", steep.join("\n"));
}
