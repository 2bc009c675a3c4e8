//! Checks the examples that use modules.

use super::common::external;
use super::same::folder;
use llas::module::Lowering;
use std::path::Path;
use std::process::Command;

/// The example's own functions; its `main` reads arguments and files.
#[allow(dead_code, reason = "nothing calls main")]
#[path = "../../examples/embed_files.rs"]
mod embed_files;
#[allow(dead_code, reason = "nothing calls main")]
#[path = "../../examples/tiny_compiler.rs"]
mod tiny_compiler;

fn run(program: &Path, arguments: &[&Path]) -> bool {
    Command::new(program).args(arguments).status().is_ok_and(|status| status.success())
}

#[test]
fn the_tiny_compiler_makes_a_program() {
    let folder = folder("module-compiler");
    let file = |name: &str| folder.join(name);
    let source =
        "let scale = 3\nfn square(x) = x * x\nfn sub(a, b) = a - b\nfn main() = square(4) * scale - sub(10, 2 + 4)\n";
    std::fs::write(file("a.o"), tiny_compiler::compile(source).unwrap()).unwrap();
    assert!(tiny_compiler::compile("fn main() = (1 + \n").is_err());
    assert!(tiny_compiler::compile("fn main() = missing\n").is_ok(), "it is left to the linker");
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        return external::not_supplied("the program needs x86-64 Linux to run");
    }
    let linker = ["ld.lld-22", "ld.lld", "ld"].into_iter().find(|name| external::find(name).is_some());
    let Some(linker) = linker else { return external::unavailable("ld is not installed") };
    assert!(run(Path::new(linker), &[&file("a.o"), Path::new("-o"), &file("a")]));
    assert_eq!(Command::new(file("a")).status().unwrap().code(), Some(44));
}

#[test]
fn files_become_symbols() {
    let folder = folder("module-files");
    let files = folder.join("files");
    std::fs::create_dir_all(&files).unwrap();
    std::fs::write(files.join("a.txt"), "some text\n").unwrap();
    std::fs::write(files.join("b"), [0u8, 1, 2]).unwrap();
    for target in ["x86_64-linux-gnu", "aarch64-pc-windows-msvc"] {
        let module = embed_files::module(target, &files).unwrap();
        let bytes = module.object(&Lowering::for_target(&module.triple)).unwrap().to_bytes().unwrap();
        let has = |text: &[u8]| bytes.windows(text.len()).any(|part| part == text);
        assert!(has(b"some text\n") && has(b"file_a_txt_size\0") && has(b"file_b"), "{target}");
    }
}
