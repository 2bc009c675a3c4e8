//! The book about llas. The guide is in `guide` and in the documents of the project, the reference comes from the tables of the
//! assembler.

mod documents;
mod pages;
mod reference;

pub use pages::Done;

use pages::Pages;
use std::fs;
use std::path::{Path, PathBuf};

#[doc = include_str!("../guide/rust.md")]
#[cfg(doctest)]
mod examples {}

/// What the book is made from, other than the project.
#[derive(Clone, Debug)]
pub struct Book {
    /// The command whose flags are described.
    pub command: PathBuf,
    /// The playground's page, which becomes a part of the book.
    pub playground: Option<PathBuf>,
}

impl Book {
    /// The book with that command, without the playground.
    pub fn new(command: impl Into<PathBuf>) -> Self {
        Book { command: command.into(), playground: None }
    }

    /// Writes the sources of the book for mdBook into a folder, and returns the number of its pages.
    ///
    /// # Errors
    /// If a file cannot be read or written, or the command does not start.
    pub fn write(&self, folder: &Path) -> Done<usize> {
        let sources = folder.join("source");
        if sources.is_dir() {
            fs::remove_dir_all(&sources)?;
        }
        let mut pages = Pages::default();
        documents::guide(&mut pages, self.playground.is_some())?;
        reference::add(&mut pages, &self.command)?;
        pages.write(&sources)?;
        documents::copy_pictures(&sources)?;
        if let Some(page) = &self.playground {
            fs::copy(page, sources.join(documents::PLAYGROUND))?;
        }
        fs::write(folder.join("book.toml"), include_str!("../book.toml"))?;
        Ok(pages.len())
    }
}

/// The folder of the project.
fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
