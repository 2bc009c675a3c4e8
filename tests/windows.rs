//! Texts for Windows that llvm-mc 22 takes although what it writes then means something else. llas says what is wrong.

mod common;

use common::{Run, llas, scratch};
use std::fs;

/// A target, a text, and a part of what is to be told.
const MISCOMPILED: &[(&str, &str, &str)] = &[(
    "x86_64-linux-gnu",
    ".text\nf:\n.cv_func_id 0\nnop\ng:\n.section .debug$S\n.cv_linetable 0, g, f\n",
    "7:1: error: a range of a CodeView table ends before it begins",
)];

#[test]
fn what_cannot_be_written_is_refused() {
    let folder = scratch("windows");
    let (text, object) = (folder.join("a.s"), folder.join("a.o"));
    for (triple, source, message) in MISCOMPILED {
        fs::write(&text, source).unwrap();
        let mut program = llas();
        program.args(["-triple", triple, "-filetype=obj", "--error-format=short"]).arg(&text).arg("-o").arg(&object);
        let run = Run::of(&mut program);
        assert_eq!(run.code, Some(1), "{source}");
        assert!(run.stderr.contains(message), "{source}\n{}", run.stderr);
    }
    let _ = fs::remove_dir_all(folder);
}
