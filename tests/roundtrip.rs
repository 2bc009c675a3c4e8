//! What is disassembled and assembled again has the same bytes: a short run of the program `llas-roundtrip`. `LLAS_WORDS`,
//! `LLAS_DISASM_BUFFERS` and `LLAS_SEED` make it longer.

mod common;
#[path = "roundtrip/src/exceptions.rs"]
mod exceptions;
#[path = "roundtrip/src/roundtrip.rs"]
#[allow(unreachable_pub, reason = "modules of tests are not reachable from outside")]
mod roundtrip;

use common::golden;
use roundtrip::{Numbers, TARGETS, buffers, objects, words};

fn seed() -> u64 {
    common::setting("LLAS_SEED", 1)
}

#[test]
fn random_instructions() {
    for target in &TARGETS {
        let tally = words(target, &mut Numbers(seed()), common::setting("LLAS_WORDS", 20_000));
        assert!(tally.checked > 1000, "{}: {tally}", target.name);
        assert!(tally.failures.is_empty(), "{}: {tally}\n{}", target.name, tally.failures.join("\n"));
    }
}

#[test]
fn the_code_of_golden_objects() {
    let paths: Vec<_> = golden::files().into_iter().filter(|path| path.extension().is_some_and(|e| e == "o")).collect();
    for target in &TARGETS {
        let tally = objects(target, &paths);
        assert!(tally.checked > 1000, "{}: {tally}", target.name);
        assert!(tally.failures.is_empty(), "{}: {tally}\n{}", target.name, tally.failures.join("\n"));
    }
}

#[test]
fn random_buffers() {
    for target in &TARGETS {
        let count = common::setting("LLAS_DISASM_BUFFERS", 50_000);
        assert!(buffers(target, &mut Numbers(seed()), count) > count / 10, "{}", target.name);
    }
}
