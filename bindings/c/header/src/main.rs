//! Writes the header of the C library: `cargo run -p llas-capi-header`. A test checks that it is the generated one. A package of
//! its own, so that the library is built without the generator.

use std::path::{Path, PathBuf};

fn library() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn header() -> PathBuf {
    library().join("include/llas.h")
}

fn generated() -> Result<String, Box<dyn std::error::Error>> {
    let config = cbindgen::Config::from_file(library().join("cbindgen.toml"))?;
    let builder = cbindgen::Builder::new().with_config(config).with_src(library().join("src/lib.rs"));
    let mut text = Vec::new();
    builder.generate()?.write(&mut text);
    Ok(in_c(&String::from_utf8(text)?))
}

/// The comments of Rust in C's form: on one line where they have one, and without headings and quotes of code.
fn in_c(header: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut comment: Option<Vec<String>> = None;
    for line in header.lines() {
        let indent = &line[..line.len() - line.trim_start().len()];
        let text = line.trim().replace('`', "").replace("# Safety", "The caller's part:");
        match &mut comment {
            None if text == "/*" => comment = Some(Vec::new()),
            None => lines.push(line.trim_end().to_owned()),
            Some(inner) if text == "*/" => {
                let first = inner.first().cloned().unwrap_or_default();
                if inner.len() == 1 {
                    lines.push(format!("{indent}/* {first} */").replace("     /*", "    /*"));
                } else {
                    let indent = if indent.len() > 1 { "    " } else { "" };
                    lines.push(format!("{indent}/*"));
                    lines.extend(inner.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned()));
                    lines.push(format!("{indent} */"));
                }
                comment = None;
            }
            Some(inner) => inner.push(text.trim_start_matches("* ").trim_start_matches('*').to_owned()),
        }
    }
    let joined = lines.join("\n").replace("\n /* ", "\n/* ");
    joined + "\n"
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    std::fs::write(header(), generated()?)?;
    Ok(())
}

#[test]
fn header_is_generated() {
    let committed = std::fs::read_to_string(header()).unwrap_or_default();
    assert!(committed == generated().unwrap(), "include/llas.h differs: cargo run -p llas-capi-header writes it");
}
