//! Bitcode that no writer makes becomes an object or an error, in time and memory bounded by the sizes of the file and the
//! object. `LLAS_MUTATED` is the number of files, `LLAS_SEED` selects them.

use crate::common::{Numbers, setting};
use crate::recorded::folder;
use llas::bitcode::load;
use llas::bitcode::stream::{Error, Writer};
use std::time::{Duration, Instant};

/// The number of files if `LLAS_MUTATED` is not set.
const DEFAULT_MUTATIONS: u64 = 1500;

/// The time limit for a file.
const LIMIT: Duration = Duration::from_secs(2);

/// The fixed memory of a workspace and its tables, in bytes.
const OWN: u64 = 1 << 20;

/// Larger alignments are not assembled.
const LARGE: u64 = 1 << 14;

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
    let (count, seed) = (setting("LLAS_MUTATED", DEFAULT_MUTATIONS), setting("LLAS_SEED", 1));
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
            // The file itself demands the padding for such an alignment.
            if loaded.module.globals.iter().any(|global| global.align.is_some_and(|align| align > LARGE)) {
                return;
            }
            let Ok(made) = loaded.module.object(&loaded.lowering) else { return };
            size = made.to_bytes().map_or(0, |object| object.len() as u64);
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

/// Record codes of the generated modules.
mod code {
    pub(super) const TYPE_INTEGER: u32 = 7;
    pub(super) const TYPE_ARRAY: u32 = 11;
    pub(super) const TYPE_STRUCT: u32 = 18;
    pub(super) const SETTYPE: u32 = 1;
    pub(super) const NULL: u32 = 2;
    pub(super) const INTEGER: u32 = 4;
    pub(super) const AGGREGATE: u32 = 7;
    pub(super) const CAST: u32 = 11;
    pub(super) const GLOBALVAR: u32 = 7;
    pub(super) const ALIAS: u32 = 14;
}

type Records = Vec<(u32, Vec<u64>)>;

/// A module with these types, values and constants.
fn module(types: &Records, values: &Records, constants: &Records) -> Result<Vec<u8>, Error> {
    let mut writer = Writer::new(*b"BC\xc0\xde");
    let block = |writer: &mut Writer, id: u32, records: &Records| {
        writer.enter(id, 4)?;
        records.iter().try_for_each(|(code, operands)| writer.record(3, *code, operands, None))?;
        writer.exit()
    };
    writer.enter(8, 3)?;
    writer.record(3, 1, &[2], None)?;
    let triple: Vec<u64> = b"x86_64-unknown-linux-gnu".iter().map(|letter| u64::from(*letter)).collect();
    writer.record(3, 2, &triple, None)?;
    block(&mut writer, 17, types)?;
    values.iter().try_for_each(|(code, operands)| writer.record(3, *code, operands, None))?;
    block(&mut writer, 11, constants)?;
    writer.exit()?;
    writer.finish()
}

/// A constant of type `ty`; `initializer` is the number of a value.
fn constant(ty: u64, initializer: u64) -> (u32, Vec<u64>) {
    (code::GLOBALVAR, vec![0, 0, ty, 3, initializer + 1, 9, 0, 0])
}

/// Types that are each twice as large as the one before.
fn doubled(count: u64, code: u32) -> Records {
    let twice = |before: u64| if code == code::TYPE_ARRAY { vec![2, before] } else { vec![0, before, before] };
    std::iter::once((code::TYPE_INTEGER, vec![32])).chain((0..count).map(|before| (code, twice(before)))).collect()
}

#[test]
fn what_grows_without_end_is_refused() -> Result<(), Error> {
    let zero = |ty: u64| vec![(code::SETTYPE, vec![ty]), (code::NULL, vec![])];
    let twins: Records = std::iter::once((code::INTEGER, vec![2]))
        .chain((0..40).flat_map(|n| [(code::SETTYPE, vec![n + 1]), (code::AGGREGATE, vec![n + 1, n + 1])]))
        .collect();
    let nested: Records = std::iter::once((code::TYPE_INTEGER, vec![8]))
        .chain((0..100_000).map(|before| (code::TYPE_ARRAY, vec![1, before])))
        .collect();
    let circle: Records =
        (0..20_000u64).map(|n| (code::ALIAS, vec![0, 0, 0, 0, (n + 1) % 20_000, 0, 0, 0, 0, 0])).collect();
    let chain: Records = (0..1000u64).map(|n| (code::ALIAS, vec![0, 0, 0, 0, n + 1, 0, 0, 0, 0, 0])).collect();
    let fields: Records = vec![(code::TYPE_INTEGER, vec![8]), (code::TYPE_STRUCT, [0; 9000].to_vec())];
    let casts: Records = (0..100_000u64).map(|n| (code::CAST, vec![9, 0, n + 2])).collect();
    let cases = [
        ("a struct of structs", module(&doubled(40, code::TYPE_STRUCT), &vec![constant(40, 1)], &zero(40))?),
        ("an array of arrays", module(&doubled(50, code::TYPE_ARRAY), &vec![constant(50, 1)], &zero(50))?),
        ("a list of lists", module(&doubled(40, code::TYPE_ARRAY), &vec![constant(40, 41)], &twins)?),
        (
            "itself",
            module(
                &doubled(1, code::TYPE_ARRAY),
                &vec![constant(1, 1)],
                &vec![(code::SETTYPE, vec![1]), (code::AGGREGATE, vec![1, 1])],
            )?,
        ),
        ("a deep type", module(&nested, &vec![constant(100_000, 1)], &zero(100_000))?),
        ("aliases in a circle", module(&doubled(0, code::TYPE_ARRAY), &circle, &Vec::new())?),
        ("many structs", module(&fields, &vec![constant(1, 20_000); 20_000], &zero(1))?),
        ("casts of casts", module(&doubled(0, code::TYPE_ARRAY), &vec![constant(0, 1)], &casts)?),
        (
            "a tebibyte",
            module(
                &vec![(code::TYPE_INTEGER, vec![8]), (code::TYPE_ARRAY, vec![1 << 40, 0])],
                &vec![constant(1, 1)],
                &zero(1),
            )?,
        ),
    ];
    for (name, bytes) in cases {
        let start = Instant::now();
        let mut reason = None;
        let memory = allocation_counter::measure(|| {
            reason = match load(&bytes, None) {
                Err(error) => Some(error.to_string()),
                Ok(loaded) => loaded.module.object(&loaded.lowering).err().map(|error| error.to_string()),
            }
        });
        println!("{name}: {reason:?}, {:?}, {} bytes for {}", start.elapsed(), memory.bytes_max, bytes.len());
        assert!(reason.is_some(), "{name}: accepted");
        assert!(start.elapsed() < LIMIT, "{name}: it took {:?}", start.elapsed());
        assert!(memory.bytes_max < 20 * bytes.len() as u64 + (32 << 20), "{name}: {} bytes", memory.bytes_max);
    }
    let chained = module(&doubled(0, code::TYPE_ARRAY), &[chain, vec![constant(0, 1001)]].concat(), &zero(0))?;
    assert!(load(&chained, None).is_ok());
    Ok(())
}
