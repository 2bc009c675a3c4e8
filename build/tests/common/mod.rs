//! What the tests share: other programs, and what is in a library.

#![allow(dead_code, reason = "each test program uses a part")]

use std::env;
use std::process::Command;

/// Whether a program is there; if not, the test is reported as skipped, or fails where the oracle is required.
pub fn has(name: &str) -> bool {
    let is_there = Command::new(name).arg("--version").output().is_ok_and(|done| done.status.success());
    if !is_there {
        assert!(env::var_os("LLAS_REQUIRE_ORACLE").is_none(), "{name} is not installed");
        println!("SKIPPED: {name} is not installed");
    }
    is_there
}

pub fn run(command: &mut Command) -> String {
    let done = command.output().unwrap();
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

/// clang writes the time into objects for Windows by default.
pub fn without_time(mut object: Vec<u8>, target: &str) -> Vec<u8> {
    if target.contains("windows") {
        object[4..8].fill(0);
    }
    object
}

/// The members of a library, without its indexes of symbols and of long names.
pub fn members(library: &[u8]) -> Vec<Vec<u8>> {
    let mut rest = library.strip_prefix(b"!<arch>\n").unwrap();
    let mut members = Vec::new();
    while rest.len() >= 60 {
        let (header, after) = rest.split_at(60);
        let size: usize = std::str::from_utf8(&header[48..58]).unwrap().trim().parse().unwrap();
        if !matches!(header[..16].trim_ascii_end(), b"/" | b"//" | b"/<ECSYMBOLS>/" | b"/SYM64/") {
            members.push(after[..size].to_vec());
        }
        rest = &after[(size + size % 2).min(after.len())..];
    }
    members
}
