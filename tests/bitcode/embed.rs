//! Objects with embedded bitcode equal llc 22's objects for the module that clang makes for `-fembed-bitcode` and fat LTO.

use crate::common::{Run, scratch};
use crate::samples::{committed, tool};
use llas::bitcode::embed;
use llas::module::{Constant, Global, Lowering, Module};
use std::fmt::Write as _;
use std::fs;

const ARGUMENTS: [&str; 3] = ["-triple", "x", "-O2"];

const TARGETS: [&str; 4] =
    ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "x86_64-pc-windows-msvc", "i686-pc-windows-msvc"];

fn module(triple: &str, bitcode: &[u8], is_lto: bool) -> Module {
    let mut module = Module::new(triple.parse().unwrap(), "data.c");
    module.global(Global::new("data", Constant::int(32, 1)));
    if is_lto {
        embed::lto(&mut module, bitcode);
    } else {
        embed::bitcode(&mut module, bitcode, &ARGUMENTS);
    }
    module
}

/// The same module as LLVM IR.
fn text(triple: &str, bitcode: &[u8], is_lto: bool) -> String {
    let mut text = format!("target triple = \"{triple}\"\nsource_filename = \"data.c\"\n@data = global i32 1\n");
    let mut constant = |name: &str, bytes: &[u8], section: &str, end: &str| {
        let escaped: String = bytes.iter().map(|byte| format!("\\{byte:02X}")).collect();
        let ty = format!("[{} x i8]", bytes.len());
        writeln!(text, "@{name} = private constant {ty} c\"{escaped}\", section \"{section}\", align 1{end}").unwrap();
    };
    let used = if is_lto {
        constant("llvm.embedded.object", bitcode, ".llvm.lto", ", !exclude !0");
        "[1 x ptr] [ptr @llvm.embedded.object]"
    } else {
        constant("llvm.embedded.module", bitcode, ".llvmbc", "");
        let words: String = ARGUMENTS.iter().flat_map(|word| [word, "\0"]).collect();
        constant("llvm.cmdline", words.as_bytes(), ".llvmcmd", "");
        "[2 x ptr] [ptr @llvm.embedded.module, ptr @llvm.cmdline]"
    };
    writeln!(text, "@llvm.compiler.used = appending global {used}, section \"llvm.metadata\"\n!0 = !{{}}").unwrap();
    text
}

#[test]
fn objects_are_those_of_llc() {
    let bitcode = committed().into_iter().find(|sample| sample.name == "bare.bc").unwrap().bytes;
    for triple in TARGETS {
        for is_lto in [false, true] {
            let module = module(triple, &bitcode, is_lto);
            let ours = module.object(&Lowering::for_target(&module.triple)).unwrap().to_bytes().unwrap();
            assert!(ours.windows(bitcode.len()).any(|bytes| bytes == bitcode), "{triple}");
            let (Some(mut llc), folder) = (tool("llc"), scratch("bitcode-embed")) else { continue };
            fs::write(folder.join("x.ll"), text(triple, &bitcode, is_lto)).unwrap();
            let run = Run::of(llc.current_dir(&folder).args(["-filetype=obj", "x.ll", "-o", "x.o"]));
            assert_eq!(run.code, Some(0), "{}", run.stderr);
            assert!(fs::read(folder.join("x.o")).unwrap() == ours, "{triple}, {is_lto}: the objects differ");
            fs::remove_dir_all(folder).unwrap();
        }
    }
}
