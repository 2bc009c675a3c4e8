//! Builds the lexer, the parser and the instruction tables.

use std::path::{Path, PathBuf};
use std::{env, fs};

type Generation = Result<(), Box<dyn std::error::Error>>;

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=grammar");
    glibc::link_command(&out);
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

/// Linking of the command on Linux with glibc. A process for a small text is mostly start-up: a position-independent program
/// spends it on relocations, a dynamic one on the loader.
mod glibc {
    use super::{Path, PathBuf, env, fs};
    use std::process::Command;

    /// The libraries that rustc passes to the linker for `std`, each with the archives that replace it.
    const LIBRARIES: [(&str, &[&str]); 7] = [
        ("gcc_s", &["gcc_eh", "gcc"]),
        ("util", &["util"]),
        ("rt", &["rt"]),
        ("pthread", &["pthread"]),
        ("m", &["m"]),
        ("dl", &["dl"]),
        ("c", &["c", "gcc_eh", "gcc"]),
    ];

    /// Links the command statically if glibc's archives are installed, and without position independence. `-crt-static` among
    /// the target features of RUSTFLAGS keeps it dynamic; with `+crt-static` rustc links it statically by itself.
    pub fn link_command(out: &Path) {
        let variable = |name: &str| env::var(name).unwrap_or_default();
        let flags = variable("CARGO_ENCODED_RUSTFLAGS");
        let is_glibc = variable("CARGO_CFG_TARGET_OS") == "linux" && variable("CARGO_CFG_TARGET_ENV") == "gnu";
        // The library alone has no command.
        if !cfg!(feature = "cli") || !is_glibc || flags.contains("+crt-static") {
            return;
        }
        println!("cargo:rustc-link-arg-bins=-no-pie");
        let folder = out.join("archives");
        // Sanitizers need the shared libraries.
        if !flags.contains("-crt-static") && !flags.contains("sanitizer") && write_scripts(&folder).is_some() {
            println!("cargo:rustc-link-arg-bins=-static");
            println!("cargo:rustc-link-arg-bins=-L{}", folder.display());
        }
    }

    /// Writes a linker script for each library. rustc passes the libraries after `-Bdynamic`, which cancels `-static`; then a
    /// linker takes the first shared library or archive that it finds, and this folder is searched before the system's.
    fn write_scripts(folder: &Path) -> Option<()> {
        fs::create_dir_all(folder).ok()?;
        for (library, archives) in LIBRARIES {
            let paths: Option<Vec<String>> = archives.iter().map(|name| archive(name)).collect();
            fs::write(folder.join(format!("lib{library}.a")), format!("GROUP({})\n", paths?.join(" "))).ok()?;
        }
        Some(())
    }

    /// The path of an archive, in quotes, if the linker knows it.
    fn archive(name: &str) -> Option<String> {
        let is_native = env::var_os("HOST") == env::var_os("TARGET");
        let linker = env::var_os("RUSTC_LINKER").or_else(|| is_native.then(|| "cc".into()))?;
        let answer = Command::new(linker).arg(format!("-print-file-name=lib{name}.a")).output().ok()?;
        let path = PathBuf::from(str::from_utf8(&answer.stdout).ok()?.trim_end());
        (path.is_absolute() && path.is_file()).then(|| format!("\"{}\"", path.display()))
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
