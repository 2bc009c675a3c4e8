//! One function through each interface for Rust: `cargo bench -p llas-embed --features interfaces [-- SECONDS]`. The other packages have the same in
//! `bench/function.*`: all print the time of a call in the fastest of many batches.

#[path = "../tests/interface.rs"]
#[allow(dead_code, unused_imports, reason = "the test has more")]
mod embed;
#[path = "../../../examples/interfaces.rs"]
#[allow(dead_code, reason = "the example has more")]
mod rust;

use std::hint::black_box;
use std::time::{Duration, Instant};

const BATCH: u32 = 500;

fn measure<E>(name: &str, seconds: f64, mut call: impl FnMut() -> Result<Vec<u8>, E>) {
    let (start, mut best) = (Instant::now(), Duration::MAX);
    while start.elapsed().as_secs_f64() < seconds {
        let batch = Instant::now();
        for _ in 0..BATCH {
            let _ = black_box(call());
        }
        best = best.min(batch.elapsed());
    }
    println!("{name}: {:.2} us", best.as_secs_f64() * 1e6 / f64::from(BATCH));
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seconds = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(2.0);
    let (mut context, mut assembler) = (rust::context()?, embed::assembler()?);
    measure("text", seconds, || rust::text(&mut context));
    measure("streamer", seconds, || rust::streamer(&mut context));
    measure("module", seconds, rust::module);
    measure("llas-embed", seconds, || embed::function(&mut assembler));
    Ok(())
}
