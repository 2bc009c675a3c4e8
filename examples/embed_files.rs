//! Embeds a directory of files as data, without an assembler, a linker or assembly text: each file becomes two symbols,
//! its contents and its size, in an object for any target.
//!
//! `cargo run --example embed_files -- TARGET FOLDER OBJECT`
//!
//! To a C program, the file `logo.png` is `const unsigned char file_logo_png[]` and `const size_t file_logo_png_size`.

use llas::module::{Constant, Global, Lowering, Module};
use std::path::Path;

/// The symbol for a file name.
fn symbol(name: &str) -> String {
    let letter = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
    format!("file_{}", name.chars().map(letter).collect::<String>())
}

/// The module with the files of a directory.
pub fn module(target: &str, folder: &Path) -> Result<Module, Box<dyn std::error::Error>> {
    let mut module = Module::new(target.parse()?, folder.to_string_lossy());
    let word = module.layout.pointer_size() * 8;
    let mut files: Vec<_> = folder.read_dir()?.collect::<Result<_, _>>()?;
    files.sort_by_key(|file| file.file_name());
    for file in files {
        if !file.file_type()?.is_file() {
            continue;
        }
        let (bytes, name) = (std::fs::read(file.path())?, symbol(&file.file_name().to_string_lossy()));
        let size = Constant::int(word, bytes.len() as i128);
        let mut contents = Global::constant(&name, Constant::String(bytes));
        contents.align = Some(16);
        module.global(contents);
        module.global(Global::constant(format!("{name}_size"), size));
    }
    Ok(module)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [target, folder, object] = &arguments[..] else {
        return Err("usage: embed_files TARGET FOLDER OBJECT".into());
    };
    let module = module(target, Path::new(folder))?;
    let assembled = module.object(&Lowering::for_target(&module.triple))?;
    std::fs::write(object, assembled.to_bytes()?)?;
    println!("{object}: {} files", module.globals.len() / 2);
    Ok(())
}
