//! The command recognizes bitcode, with or without a wrapper, and explains what it does not support.

use crate::chance::{is_installed, run};
use crate::common::{Run, llas, scratch};
use crate::recorded::folder;
use llas::bitcode::load::LoadError;
use llas::bitcode::{load, summary};
use std::fs;

const NAME: &str = "addresses.x86_64-unknown-linux-gnu";

/// Bitcode with a wrapper header.
fn wrapped(bitcode: &[u8]) -> Vec<u8> {
    let header = [0x0b17_c0de, 0, 20, bitcode.len() as u32, 7];
    header.iter().flat_map(|word: &u32| word.to_le_bytes()).chain(bitcode.iter().copied()).collect()
}

#[test]
fn bitcode_is_known_by_how_it_begins() {
    let work = scratch("bitcode-command");
    let [bitcode, expected] = ["bc", "o"].map(|end| fs::read(folder().join(format!("{NAME}.{end}"))).unwrap());
    for (name, bytes) in [("plain.s", bitcode.clone()), ("wrapped", wrapped(&bitcode))] {
        let [input, output] = [work.join(name), work.join("x.o")];
        fs::write(&input, &bytes).unwrap();
        let done = Run::of(llas().arg(&input).arg("-o").arg(&output));
        assert_eq!((done.code, done.stderr.as_str()), (Some(0), ""));
        assert!(fs::read(&output).unwrap() == expected, "{name}");
        let piped = Run::with_input(llas().args(["-", "-o", "-"]), &bytes);
        assert!(piped.code == Some(0) && piped.stdout == expected, "{name}: {}", piped.stderr);
    }
    let for_another = Run::with_input(llas().args(["--triple=aarch64-linux-gnu", "-o", "-"]), &bitcode);
    assert_eq!(for_another.code, Some(0), "{}", for_another.stderr);
    assert_eq!(for_another.stdout[18], 183, "EM_AARCH64");
    let flag = Run::with_input(llas().args(["-g", "-o", "-"]), &bitcode);
    assert!(flag.code == Some(1) && flag.stderr.contains("'-g' applies to assembly text"), "{}", flag.stderr);
    fs::remove_dir_all(work).unwrap();
}

#[test]
fn what_is_no_module_of_data_is_refused() {
    let work = scratch("bitcode-refused");
    let with_code = fs::read(folder().join("../../bitcode/files/functions.bc")).unwrap();
    let done = Run::with_input(llas().args(["-o", "-", "--error-format=short"]), &with_code);
    let line = "llas: error: cannot make an object of '<stdin>': function 'add' has a body: llas does not \
                generate code; only modules without function bodies can be lowered\n";
    assert_eq!((done.code, done.stderr.as_str()), (Some(1), line));
    let error = load(&with_code, None).unwrap_err();
    assert_eq!(error, LoadError::Body { function: "add".to_owned() });
    let wrapped = fs::read(folder().join("../../bitcode/files/wrapped.bc")).unwrap();
    assert!(matches!(load(&wrapped, None), Err(LoadError::Target(_))));
    assert!(matches!(load(b"BC\xc0\xde", None), Err(LoadError::Modules(0))));
    assert!(matches!(load(b"BC", None), Err(LoadError::Summary(_))));
    if !is_installed() {
        return;
    }
    let cases = [
        ("@x = global i32 1\n@y = global [1099511627776 x i8] zeroinitializer, section \"s\"", ""),
        (
            "@x = global i32 1\n@y = global i64 xor (i64 ptrtoint (ptr @x to i64), i64 1)",
            "'y': unsupported expression in static initializer",
        ),
        ("@x = global i32 1\n@\"\\FF\" = global i32 1", "the name '\u{fffd}', which is not UTF-8, is not supported"),
        (
            "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!1}\n!1 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
             !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)\n!2 = !DIFile(filename: \"x\", directory: \"\")",
            "debug information is not supported",
        ),
    ];
    for (text, reason) in cases {
        fs::write(work.join("x.ll"), format!("target triple = \"x86_64-unknown-linux-gnu\"\n{text}\n")).unwrap();
        run(&work, "llvm-as-22", &["x.ll", "-o", "x.bc"]).unwrap();
        let bytes = fs::read(work.join("x.bc")).unwrap();
        assert!(summary(&bytes).is_ok());
        let made = load(&bytes, None).map_err(|error| error.to_string());
        let made = made.and_then(|loaded| loaded.module.object(&loaded.lowering).map_err(|error| error.to_string()));
        let said = made.err().unwrap_or_else(|| panic!("accepted: {text}"));
        assert!(said.contains(reason), "{said}");
    }
    fs::remove_dir_all(work).unwrap();
}
