//! Builds the grammar and the instruction tables.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The parts of the grammar, in the order in which they are concatenated.
const GRAMMAR: [&str; 2] = ["tokens", "expression"];

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=grammar");
    // The command is linked without position independence: half of its start-up was relocations of tables.
    let target = |key: &str| env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default();
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    if let Err(error) = llas_isa::build(&root, &out) {
        eprintln!("{error}");
        std::process::exit(1);
    }
    if let Err(error) = grammar(&out) {
        println!("cargo::error={error}");
    }
}

/// Concatenates the parts of the grammar and generates the parser.
fn grammar(out: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut joined = String::new();
    for piece in GRAMMAR {
        joined.push_str(&fs::read_to_string(format!("grammar/{piece}.lalrpop"))?);
        joined.push('\n');
    }
    let file = out.join("llas.lalrpop");
    // An unchanged file keeps its time stamp, so that lalrpop does not regenerate the parser.
    if fs::read_to_string(&file).ok().as_deref() != Some(joined.as_str()) {
        fs::write(&file, joined)?;
    }
    lalrpop::Configuration::new().set_out_dir(out).emit_rerun_directives(false).process_file(&file)?;
    Ok(())
}
