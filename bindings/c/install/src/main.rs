//! Installs the C library that cargo has built: `llas-capi-install FOLDER PREFIX`. What is where is what `cargo cinstall` of cargo-c
//! does with the metadata in `bindings/c/Cargo.toml`, but the library has no version in its name.

use std::path::Path;
use std::{env, fs, io};

type Done<T> = Result<T, Box<dyn std::error::Error>>;

const HEADER: &str = include_str!("../../include/llas.h");
const CMAKE: [(&str, &str); 2] = [
    ("llas-config.cmake", include_str!("../../cmake/llas-config.cmake")),
    ("llas-config-version.cmake", include_str!("../../cmake/llas-config-version.cmake")),
];
const PC: &str = include_str!("../../llas.pc.in");
const MANIFEST: &str = include_str!("../../Cargo.toml");

/// The names of the libraries on all systems, and their folders.
const LIBRARIES: [(&str, &str); 7] = [
    ("libllas.so", "lib"),
    ("libllas.dylib", "lib"),
    ("libllas.a", "lib"),
    ("libllas.dll.a", "lib"),
    ("llas.dll.lib", "lib"),
    ("llas.lib", "lib"),
    ("llas.dll", "bin"),
];

fn main() -> Done<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [folder, prefix] = &arguments[..] else { return Err("usage: llas-capi-install FOLDER PREFIX".into()) };
    let (folder, prefix) = (Path::new(folder), Path::new(prefix));
    let mut installed = 0;
    for (name, to) in LIBRARIES {
        let from = folder.join(name);
        if from.is_file() {
            place(&prefix.join(to), name, |to| fs::copy(&from, to).map(drop))?;
            installed += 1;
        }
    }
    if installed == 0 {
        return Err(format!("{}: there is no library; 'cargo build -p llas-capi' makes it", folder.display()).into());
    }
    let write = |folder: &str, name: &str, text: &str| place(&prefix.join(folder), name, |to| fs::write(to, text));
    write("include", "llas.h", HEADER)?;
    for (name, text) in CMAKE {
        write("share/llas/cmake", name, text)?;
    }
    let pc = PC.replace("@VERSION@", setting("version")?).replace("@DESCRIPTION@", setting("description")?);
    write("lib/pkgconfig", "llas.pc", &pc)?;
    Ok(())
}

/// Makes a file in a folder, and says where it is.
fn place(folder: &Path, name: &str, make: impl FnOnce(&Path) -> io::Result<()>) -> Done<()> {
    let to = folder.join(name);
    fs::create_dir_all(folder).and_then(|()| make(&to)).map_err(|error| format!("{}: {error}", to.display()))?;
    println!("{}", to.display());
    Ok(())
}

/// A string of the library's manifest.
fn setting(name: &str) -> Done<&'static str> {
    let value = |line: &'static str| line.strip_prefix(name)?.strip_prefix(" = \"")?.strip_suffix('"');
    MANIFEST.lines().find_map(value).ok_or_else(|| format!("the manifest has no {name}").into())
}
