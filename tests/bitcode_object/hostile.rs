//! Bitcode that no writer makes becomes an object or a reason, in time and in memory that the file's size and the object's bound.
//! `LLAS_MUTATED` is how many files there are, `LLAS_SEED` which.

use crate::common::{Numbers, setting};
use crate::recorded::folder;
use llas::bitcode::load;
use std::time::{Duration, Instant};

/// How many files a run without `LLAS_MUTATED` has.
const FEW: u64 = 1500;

/// So long a file may take.
const LIMIT: Duration = Duration::from_secs(2);

/// What a workspace and its tables take, whatever is written.
const OWN: u64 = 16 << 20;

fn damage(bytes: &mut [u8], numbers: &mut Numbers) {
    let at = numbers.below(bytes.len());
    let end = bytes.len().min(at + numbers.below(16));
    match numbers.next() % 8 {
        0 => bytes[at] = numbers.next() as u8,
        1..=4 => bytes[at] ^= 1 << (numbers.next() % 8),
        5 => bytes[at..end].fill(0xff),
        6 => bytes[at..end].fill(0),
        _ => {
            let copy = bytes[at..end].to_vec();
            let to = numbers.below(bytes.len() - copy.len() + 1);
            bytes[to..to + copy.len()].copy_from_slice(&copy);
        }
    }
}

#[test]
fn mutated_modules_end_as_all_do() {
    let (count, seed) = (setting("LLAS_MUTATED", FEW), setting("LLAS_SEED", 1));
    let mut files: Vec<_> = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "bc"));
    files.sort();
    let samples: Vec<Vec<u8>> = files.iter().map(|path| std::fs::read(path).unwrap()).collect();
    let (mut loads, mut objects) = (0, 0);
    for number in 0..count {
        let mut numbers = Numbers(seed.wrapping_mul(0x1000_0000_01b3) ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let sample = numbers.below(samples.len());
        let mut bytes = samples[sample].clone();
        for _ in 0..=numbers.below(3) {
            damage(&mut bytes, &mut numbers);
        }
        let (start, mut size) = (Instant::now(), 0);
        let memory = allocation_counter::measure(|| {
            let Ok(loaded) = load(&bytes, None) else { return };
            loads += 1;
            let Ok(made) = loaded.module.object(&loaded.lowering) else { return };
            size = made.write().map_or(0, |object| object.len() as u64);
            objects += 1;
        });
        let (time, most) = (start.elapsed(), 20 * (bytes.len() as u64 + size) + OWN);
        let name = files[sample].display();
        if memory.bytes_max >= most || time >= LIMIT {
            let kept = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutated.bc");
            std::fs::write(&kept, &bytes).unwrap();
            panic!("{name}, {number}: {} bytes, {time:?}, kept in {}", memory.bytes_max, kept.display());
        }
    }
    println!("{loads} of {count} could be read, {objects} became objects");
}
