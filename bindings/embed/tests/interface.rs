//! The function that `docs/embedding.md` shows in every language, in this one, and whether the page has what is run.

use llas_embed::{Assembler, Error, Settings};
use std::fs;
use std::path::Path;

/// The code of the function.
pub fn function(assembler: &mut Assembler) -> Result<Vec<u8>, Error> {
    let code = assembler.asm(b".globl f\nf: movl $42, %eax\nretq\n", 0x1000, |_| None)?;
    let bytes = code.bytes().to_vec();
    assembler.recycle(code);
    Ok(bytes)
}

/// An assembler for the function.
pub fn assembler() -> Result<Assembler, Error> {
    Assembler::new(&Settings::for_target("x86_64-linux-gnu"))
}

#[test]
fn it_is_machine_code() {
    assert_eq!(function(&mut assembler().unwrap()).unwrap(), [0xb8, 42, 0, 0, 0, 0xc3]);
}

/// Each file is run by a test of its package.
#[test]
fn the_page_has_what_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
    let files = [
        "examples/interfaces.rs",
        "bindings/embed/tests/interface.rs",
        "bindings/c/bench/function.c",
        "bindings/python/bench/function.py",
        "bindings/wasm/bench/function.mjs",
    ]
    .map(read);
    let page = read("docs/embedding.md");
    let (_, part) = page.split_once("## The same function in each\n").unwrap();
    let part = part.split("\n## ").next().unwrap();
    let blocks: Vec<&str> =
        part.split("```").skip(1).step_by(2).map(|block| block.split_once('\n').unwrap().1).collect();
    assert_eq!(blocks.len(), 7);
    for block in blocks {
        assert!(files.iter().any(|file| file.contains(block)), "no program has this:\n{block}");
    }
}
