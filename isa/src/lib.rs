//! The instruction tables of the assembler `llas`.
//!
//! The crate has two halves. What compiled tables need at run time is always there: the types of rows and operands, their
//! classes, tags and kinds, the placement of fields, and the perfect hash of mnemonics. With the feature `compiler` there is
//! also what makes the tables: the rows of `grammar/isa`, text with one family of instruction forms per line (the notation
//! is in `grammar/isa/README.md`), are expanded, checked for rows that can never match, and written as static Rust tables.
//! An invalid row fails the build with an error that quotes it.

#![forbid(unsafe_code)]

pub mod aarch64;
#[cfg(feature = "compiler")]
mod alternatives;
pub mod arm;
pub mod features;
pub mod fixed_width;
pub mod hash;
#[cfg(feature = "compiler")]
mod numbered;
#[cfg(all(test, feature = "compiler"))]
mod readme_tests;
#[cfg(feature = "compiler")]
pub mod source;
pub mod x86;

/// The machines whose tables are compiled.
#[cfg(feature = "compiler")]
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the names of the machines")]
pub struct Machines {
    pub aarch64: bool,
    pub arm: bool,
    pub x86: bool,
}

/// Compiles tables in `grammar/isa` below `root` and writes them into `out`.
///
/// # Errors
/// The first invalid rows, each with its file, line and text.
#[cfg(feature = "compiler")]
pub fn build(root: &std::path::Path, out: &std::path::Path, machines: Machines) -> Result<(), String> {
    if machines.x86 {
        let (rows, forms) = x86::compile(root)?;
        source::write(out, "x86_tables.rs", &rows)?;
        source::write(out, "x86_decode.rs", &forms)?;
    }
    if machines.aarch64 {
        source::write(out, "aarch64_tables.rs", &aarch64::compile(root)?)?;
    }
    if machines.arm {
        source::write(out, "arm_tables.rs", &arm::compile(root)?)?;
    }
    #[cfg(feature = "texts")]
    texts(root, out)?;
    Ok(())
}

/// The texts of the tables, for programs that show rows: for each machine the names and lengths of the files, and the
/// compressed contents of all of them.
#[cfg(feature = "texts")]
fn texts(root: &std::path::Path, out: &std::path::Path) -> Result<(), String> {
    let mut list = String::new();
    for (name, machine, tables) in
        [("X86", "x86", x86::TABLES), ("AARCH64", "aarch64", aarch64::TABLES), ("ARM", "arm", arm::TABLES)]
    {
        let (mut files, mut all) = (Vec::new(), Vec::new());
        for table in tables {
            let path = format!("grammar/isa/{machine}/{table}.isa");
            let text = std::fs::read(root.join(&path)).map_err(|error| format!("{path}: {error}"))?;
            files.push(format!("({path:?}, {})", text.len()));
            all.extend(text);
        }
        source::array(&mut list, name, "(&str, usize)", files);
        let file = format!("{machine}_texts.deflate");
        list.push_str(&format!(
            "pub static {name}_CONTENTS: &[u8] = include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\"));\n"
        ));
        let compressed = miniz_oxide::deflate::compress_to_vec(&all, 9);
        std::fs::write(out.join(&file), compressed).map_err(|error| format!("{file}: {error}"))?;
    }
    source::write(out, "isa_texts.rs", &list)
}
