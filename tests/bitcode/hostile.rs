//! Damaged bitcode that no writer makes is read in bounded time and memory and without a panic. `LLAS_MUTATED` is the number of
//! files, `LLAS_SEED` selects them.

use crate::common::{Numbers, setting};
use crate::samples::{Sample, committed};
use llas::bitcode::dump::{Naming, dump};
use llas::bitcode::edit::set_source_name;
use llas::bitcode::stream::{Container, Error, Reader, Writer};
use llas::bitcode::symtab::make;
use llas::bitcode::{summary, symtab};
use std::time::{Duration, Instant};

/// The number of files if `LLAS_MUTATED` is not set.
const DEFAULT_MUTATIONS: u64 = 2000;

/// The time limit for a file.
const LIMIT: Duration = Duration::from_secs(2);

/// Damages one place of a file.
fn damage(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let at = numbers.below(bytes.len());
    let end = bytes.len().min(at + numbers.below(64));
    match numbers.next() % 9 {
        0 => bytes[at] = numbers.next() as u8,
        1 | 2 => bytes[at] ^= 1 << (numbers.next() % 8),
        3 => bytes[at..end].fill(0xff),
        4 => bytes[at..end].fill(0),
        5 => bytes.truncate(at.max(1)),
        6 => drop(bytes.splice(at..at, std::iter::repeat_n(numbers.next() as u8, 4 * numbers.below(50)))),
        7 => drop(bytes.drain(at..end)),
        _ => {
            // Repeat a range of words.
            let words = at / 4 * 4..end.div_ceil(4) * 4;
            let copy = bytes.get(words.clone()).unwrap_or_default().repeat(1 + numbers.below(20));
            bytes.splice(words.start..words.start, copy);
        }
    }
    if bytes.is_empty() {
        bytes.push(0);
    }
}

/// Reads a file as events and writes it again.
fn again(file: &[u8]) -> Result<Vec<u8>, Error> {
    let container = Container::parse(file)?;
    let mut reader = Reader::new(container.stream)?;
    let mut writer = Writer::new(reader.magic());
    while let Some(event) = reader.event()? {
        writer.event(&event.kind)?;
    }
    container.with_stream(&writer.finish()?)
}

/// A writer that discards the text.
struct Nowhere;

impl std::fmt::Write for Nowhere {
    fn write_str(&mut self, _: &str) -> std::fmt::Result {
        Ok(())
    }
}

#[test]
fn mutated_bitcode_ends_as_all_does() {
    let (count, seed) = (setting("LLAS_MUTATED", DEFAULT_MUTATIONS), setting("LLAS_SEED", 1));
    let samples = committed();
    let mut whole = 0;
    for number in 0..count {
        let mut numbers = Numbers(seed.wrapping_mul(0x1000_0000_01b3) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let Sample { name, bytes } = numbers.pick(&samples);
        let mut bytes = bytes.clone();
        for _ in 0..=numbers.below(4) {
            damage(&mut bytes, &mut numbers);
        }
        let start = Instant::now();
        let mut read = None;
        let memory = allocation_counter::measure(|| read = again(&bytes).ok()).bytes_max;
        assert!(memory < 20 * bytes.len() as u64 + (64 << 10), "{name}, {number}: {memory} bytes for {}", bytes.len());
        if let Some(again) = read {
            assert!(again == bytes, "{name}, {number}: the bytes differ");
            whole += 1;
        }
        let bounded = |what: &str, memory: u64| {
            assert!(
                memory < 20 * bytes.len() as u64 + (64 << 10),
                "{name}, {number}, {what}: {memory} for {}",
                bytes.len()
            );
        };
        let dumped = allocation_counter::measure(|| {
            if let Ok(statistics) = dump(&bytes, Naming::All, &mut Nowhere) {
                statistics.write(name, &mut Nowhere).unwrap();
            }
        });
        bounded("dump", dumped.bytes_max);
        bounded("edit", allocation_counter::measure(|| drop(set_source_name(&bytes, "another"))).bytes_max);
        let mut known = None;
        let memory = allocation_counter::measure(|| known = summary(&bytes).ok()).bytes_max;
        assert!(memory < 20 * bytes.len() as u64 + (64 << 10), "{name}, {number}: {memory} bytes for {}", bytes.len());
        if let Some(summary) = known {
            bounded("symtab", allocation_counter::measure(|| drop(symtab(&summary))).bytes_max);
            bounded("make", allocation_counter::measure(|| drop(make(&summary))).bytes_max);
        }
        assert!(start.elapsed() < LIMIT, "{name}, {number}: it took {:?}", start.elapsed());
    }
    println!("{whole} of {count} could be read");
}
