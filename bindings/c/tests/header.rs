//! The header is the one that cbindgen generates; `LLAS_RECORD=1` writes it.

use std::fs;
use std::path::Path;

#[test]
fn header_is_generated() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(folder.join("cbindgen.toml")).unwrap();
    let mut builder = cbindgen::Builder::new().with_config(config);
    for source in ["lib", "data", "assembler", "output", "calls"] {
        builder = builder.with_src(folder.join(format!("src/{source}.rs")));
    }
    let mut generated = Vec::new();
    builder.generate().unwrap().write(&mut generated);
    let generated = in_c(&String::from_utf8(generated).unwrap());
    let path = folder.join("include/llas.h");
    if std::env::var_os("LLAS_RECORD").is_some() {
        fs::write(&path, &generated).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == generated, "include/llas.h is not what cbindgen generates: LLAS_RECORD=1 writes it");
}

/// The comments of Rust without its headings and quotes of code.
fn in_c(header: &str) -> String {
    let lines = header.lines().map(|line| match line.trim_start() {
        text if text.starts_with("* # Safety") => line.replace("# Safety", "The caller's part:"),
        text if text.starts_with('*') || text.starts_with("/*") => line.replace('`', ""),
        _ => line.to_owned(),
    });
    lines.map(|line| line.trim_end().to_owned() + "\n").collect()
}
