//! How long a program takes to start and end: `start [-n RUNS] [-m MICROSECONDS] PROGRAM ARGUMENT...` prints the median.
//!
//! With -m it measures up to ten times and fails if no median is below that: a busy machine is slow now and then.

use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// The median time of some runs. The output of the program is discarded.
fn median(program: &str, args: &[String], runs: usize) -> Option<Duration> {
    let mut times = Vec::with_capacity(runs);
    for _ in 0..runs {
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::null()).stdout(Stdio::null());
        let start = Instant::now();
        let status = command.status().ok()?;
        times.push(start.elapsed());
        if !status.success() {
            return None;
        }
    }
    times.sort_unstable();
    times.get(runs / 2).copied()
}

fn main() -> ExitCode {
    let (mut runs, mut most) = (500, None);
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    while let [flag, value, ..] = &args[..] {
        match (flag.as_str(), value.parse::<u64>()) {
            ("-n", Ok(number)) => runs = number as usize,
            ("-m", Ok(number)) => most = Some(Duration::from_micros(number)),
            _ => break,
        }
        args.drain(..2);
    }
    let [program, args @ ..] = &args[..] else {
        eprintln!("expected a program");
        return ExitCode::FAILURE;
    };
    let mut best = Duration::MAX;
    for _ in 0..if most.is_some() { 10 } else { 1 } {
        let Some(time) = median(program, args, runs) else {
            eprintln!("{program} fails");
            return ExitCode::FAILURE;
        };
        best = best.min(time);
        if most.is_some_and(|most| best <= most) {
            break;
        }
    }
    println!("{} us, the median of {runs} runs of {program}", best.as_micros());
    if most.is_some_and(|most| best > most) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
