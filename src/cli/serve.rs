//! `--lsp`: the language server, with the command's files and flags.

use super::files::FileSystem;
use super::{Usage, args, command, report_usage, settings};
use crate::lsp::{self, Host};
use llas::{Files as _, Options};
use std::ffi::OsString;

pub(super) fn run() -> i32 {
    match Host::new(|path, limit| FileSystem.read(path, limit), options) {
        Some(host) => lsp::run(host),
        None => report_usage(&Usage::new("this build of llas has no target"), super::Messages::guess(&[], false)),
    }
}

/// The options that flags of the command mean.
fn options(flags: &[String]) -> Result<Options, String> {
    let read = || {
        let mut args: Vec<OsString> = flags.iter().map(OsString::from).collect();
        args.push("--filetype=null".into());
        match command::read(args::normalize(args)?)? {
            command::Found::Matches(matches) => Ok(settings::settings(&matches, false)?.options),
            command::Found::Text(_) => Err(Usage::new("expected flags that choose a target")),
        }
    };
    read().map_err(|usage: Usage| usage.message)
}
