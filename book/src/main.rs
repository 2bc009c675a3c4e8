//! Writes the book for mdBook: `llas-book [--command LLAS] [--playground PAGE] FOLDER`, and then `mdbook build FOLDER`. LLAS is the
//! command whose flags are described; by default it is found by `PATH`. PAGE is the playground, which becomes a part of the book.

use llas_book::{Book, Done};
use std::env;
use std::path::PathBuf;

const USAGE: &str = "usage: llas-book [--command LLAS] [--playground PAGE] FOLDER";

fn main() -> Done<()> {
    let (book, folder) = request(env::args().skip(1)).ok_or(USAGE)?;
    let count = book.write(&folder)?;
    println!("{}: {count} pages", folder.display());
    Ok(())
}

fn request(mut arguments: impl Iterator<Item = String>) -> Option<(Book, PathBuf)> {
    let (mut book, mut folder) = (Book::new("llas"), None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--command" => book.command = arguments.next()?.into(),
            "--playground" => book.playground = Some(arguments.next()?.into()),
            _ if argument.starts_with('-') || folder.is_some() => return None,
            _ => folder = Some(PathBuf::from(argument)),
        }
    }
    Some((book, folder?))
}
