//! Editors as clients.

use crate::common::{external, scratch};
use std::fs;

/// Neovim shows the messages, jumps to a definition and renames.
#[test]
fn neovim() {
    let Some(mut command) = external::program("nvim") else { return };
    let folder = scratch("lsp-neovim");
    let text = "# llas: --triple=x86_64-linux-gnu\n\tjmp\tlast\n\tmvoq\t%rax, %rbx\nlast:\tret\n";
    fs::write(folder.join("a.s"), text).unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lsp/session.lua");
    let done = command
        .args(["--clean", "--headless", "-n", "-S", script, "a.s"])
        .env("LLAS", env!("CARGO_BIN_EXE_llas"))
        .current_dir(&folder)
        .output()
        .unwrap();
    let shown = String::from_utf8_lossy(&done.stderr).into_owned() + &String::from_utf8_lossy(&done.stdout);
    assert!(shown.contains("message 3: invalid instruction mnemonic 'mvoq'"), "{shown}");
    assert!(shown.contains("definition 4"), "{shown}");
    assert!(shown.contains("renamed jmp final"), "{shown}");
}
