//! How long a program takes to start and end: `start REFERENCE PROGRAM ARGUMENT...` prints the medians of both.
//!
//! It fails if PROGRAM takes more than 1.2 ms, and more than five times as long as REFERENCE, which does nothing and takes 0.24 ms
//! on the machine where the first limit was set. The runs alternate, so that a machine's slow phases are in both medians, and there
//! are up to ten measurements.

use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

const RUNS: usize = 500;
const LIMIT: Duration = Duration::from_micros(1200);
const TIMES: u32 = 5;

/// The time of one run; its output is discarded.
fn time(program: &str, args: &[String]) -> Option<Duration> {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null());
    let start = Instant::now();
    let status = command.status().ok()?;
    let time = start.elapsed();
    status.success().then_some(time)
}

fn median(mut times: Vec<Duration>) -> Option<Duration> {
    times.sort_unstable();
    times.get(times.len() / 2).copied()
}

/// The medians of both programs.
fn measure(reference: &str, program: &str, args: &[String]) -> Option<(Duration, Duration)> {
    let times: Option<Vec<_>> = (0..RUNS).map(|_| Some((time(reference, &[])?, time(program, args)?))).collect();
    let (of_reference, of_program) = times?.into_iter().unzip();
    Some((median(of_reference)?, median(of_program)?))
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [reference, program, args @ ..] = &args[..] else {
        eprintln!("expected two programs");
        return ExitCode::FAILURE;
    };
    for _ in 0..10 {
        let Some((least, taken)) = measure(reference, program, args) else {
            eprintln!("{reference} or {program} fails");
            return ExitCode::FAILURE;
        };
        let times = taken.as_secs_f64() / least.as_secs_f64();
        println!("{} us, {times:.1} times an empty program's {} us", taken.as_micros(), least.as_micros());
        if taken <= LIMIT || taken <= least * TIMES {
            return ExitCode::SUCCESS;
        }
    }
    ExitCode::FAILURE
}
