//! Editors as clients.

use crate::common::{external, scratch};
use std::fs;
use std::process::Command;

/// An editor shows the messages, jumps to a definition and renames.
fn session(name: &str, mut command: Command) {
    let folder = scratch(&format!("lsp-{name}"));
    let text = "# llas: --triple=x86_64-linux-gnu\n\tjmp\tlast\n\tmvoq\t%rax, %rbx\nlast:\tret\n";
    fs::write(folder.join("a.s"), text).unwrap();
    let done = command.env("LLAS", env!("CARGO_BIN_EXE_llas")).current_dir(&folder).output().unwrap();
    let shown = String::from_utf8_lossy(&done.stderr).into_owned() + &String::from_utf8_lossy(&done.stdout);
    assert!(shown.contains("message 3: invalid instruction mnemonic 'mvoq'"), "{shown}");
    assert!(shown.contains("definition 4"), "{shown}");
    assert!(shown.contains("renamed jmp final"), "{shown}");
}

#[test]
fn neovim() {
    let Some(mut command) = external::program("nvim") else { return };
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lsp/session.lua");
    command.args(["--clean", "--headless", "-n", "-S", script, "a.s"]);
    session("neovim", command);
}

/// Emacs with Eglot, which Emacs has from 29 on.
#[test]
fn emacs() {
    let eglot = ["--batch", "--eval", "(progn (package-initialize) (kill-emacs (if (locate-library \"eglot\") 0 1)))"];
    if !Command::new("emacs").args(eglot).output().is_ok_and(|done| done.status.success()) {
        external::not_supplied("Emacs with Eglot is not installed");
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lsp/session.el");
    let mut command = Command::new("emacs");
    command.args(["--batch", "-l", script]);
    session("emacs", command);
}
