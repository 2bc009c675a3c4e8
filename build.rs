//! Turns the grammars into Rust: the instruction tables of `grammar/isa`.

#[path = "src/isa/mod.rs"]
mod isa;

use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/isa");
    let root = std::env::var("CARGO_MANIFEST_DIR")?;
    let out = std::env::var("OUT_DIR")?;
    if let Err(e) = isa::build(Path::new(&root), Path::new(&out)) {
        eprintln!("{e}");
        std::process::exit(1);
    }
    Ok(())
}
