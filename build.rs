//! Builds the lexer, the parser and the instruction tables.

use std::path::{Path, PathBuf};
use std::{env, fs};

type Generation = Result<(), Box<dyn std::error::Error>>;

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
    let machines = llas_isa::Machines {
        aarch64: cfg!(feature = "aarch64"),
        arm: cfg!(feature = "arm"),
        x86: cfg!(feature = "x86"),
    };
    if let Err(error) = llas_isa::build(&root, &out, machines) {
        eprintln!("{error}");
        std::process::exit(1);
    }
    if let Err(error) = grammar::parser(&out).and_then(|()| grammar::lexer(&out)) {
        println!("cargo::error={error}");
    }
}

/// The grammars to Rust.
#[cfg(feature = "generate")]
mod grammar {
    use super::{Generation, Path, fs};

    /// The parts of the grammar, in the order in which they are concatenated.
    const PARTS: [&str; 2] = ["tokens", "expression"];

    /// Concatenates the parts of the grammar and generates the parser.
    pub fn parser(out: &Path) -> Generation {
        let mut joined = String::new();
        for piece in PARTS {
            joined.push_str(&fs::read_to_string(format!("grammar/{piece}.lalrpop"))?);
            joined.push('\n');
        }
        let file = out.join("llas.lalrpop");
        // An unchanged file keeps its time stamp, so that lalrpop does not regenerate the parser.
        if fs::read_to_string(&file).ok().as_deref() != Some(joined.as_str()) {
            fs::write(&file, joined)?;
        }
        lalrpop::Configuration::new().set_out_dir(out).emit_rerun_directives(false).process_file(&file)
    }

    /// Generates the lexer.
    pub fn lexer(out: &Path) -> Generation {
        let kinds: proc_macro2::TokenStream = fs::read_to_string("grammar/lexer.rs")?.parse()?;
        let kind = logos_codegen::strip_attributes(kinds.clone());
        let file = syn::parse2([kind, logos_codegen::generate(kinds)].into_iter().collect())?;
        Ok(fs::write(out.join("lexer.rs"), prettyplease::unparse(&file))?)
    }
}

/// What the generators have made of the grammars; a test compares.
#[cfg(not(feature = "generate"))]
mod grammar {
    use super::{Generation, Path, fs};

    pub fn parser(out: &Path) -> Generation {
        copy("parser.rs", &out.join("llas.rs"))
    }

    pub fn lexer(out: &Path) -> Generation {
        copy("lexer.rs", &out.join("lexer.rs"))
    }

    fn copy(name: &str, to: &Path) -> Generation {
        fs::copy(Path::new("grammar/generated").join(name), to)?;
        Ok(())
    }
}
