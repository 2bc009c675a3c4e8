//! The language server: messages about a text while it is edited, and what an editor shows about it.
//!
//! It knows only the library's public API. [`server`] reads messages and answers requests one after another; [`workspace`]
//! has the open documents; each other file is one of the protocol's features, a function from the workspace to an answer.
//! A text is assembled anew after each change, which is fast enough; nothing of an earlier text is kept.

mod actions;
mod code;
mod complete;
mod diagnostics;
mod document;
mod hints;
mod hover;
mod names;
mod navigate;
mod params;
mod requests;
mod server;
mod settings;
mod source;
mod symbols;
mod target;
#[cfg(test)]
mod tests;
mod text;
mod tokens;
mod uri;
mod vocabulary;
mod workspace;

use llas::Options;
use std::io;
use std::path::Path;

/// What the server gets from the command.
#[derive(Clone)]
pub(crate) struct Host {
    /// Reads a regular file of at most that size.
    pub(crate) read: fn(&Path, u64) -> io::Result<Vec<u8>>,
    /// The options that flags of the command mean.
    pub(crate) options: fn(&[String]) -> Result<Options, String>,
    /// The options for texts whose flags are refused.
    pub(crate) usual: Options,
}

impl Host {
    /// `None` if no target is compiled in.
    pub(crate) fn new(
        read: fn(&Path, u64) -> io::Result<Vec<u8>>,
        options: fn(&[String]) -> Result<Options, String>,
    ) -> Option<Self> {
        let mut flags =
            std::iter::once(Vec::new()).chain(target::USUAL.map(|triple| vec![format!("--triple={triple}")]));
        flags.find_map(|flags| options(&flags).ok()).map(|usual| Host { read, options, usual })
    }
}

/// Serves the client at the standard streams until it says that it is done. Returns the exit status.
pub(crate) fn run(host: Host) -> i32 {
    let (connection, threads) = lsp_server::Connection::stdio();
    let status = server::serve(&connection, host);
    drop(connection);
    // The reader ends with the input or the last message, the writer when everything is written.
    let _ = threads.join();
    status
}
