//! Writes the book for mdBook: `llas-book [--command LLAS] FOLDER`, and then `mdbook build FOLDER`. LLAS is the command whose flags
//! are described; by default it is found by `PATH`.

use llas_book::Done;
use std::env;
use std::path::PathBuf;

const USAGE: &str = "usage: llas-book [--command LLAS] FOLDER";

fn main() -> Done<()> {
    let (command, folder) = request(env::args().skip(1)).ok_or(USAGE)?;
    let count = llas_book::write(&folder, &command)?;
    println!("{}: {count} pages", folder.display());
    Ok(())
}

fn request(mut arguments: impl Iterator<Item = String>) -> Option<(PathBuf, PathBuf)> {
    let (mut command, mut folder) = (PathBuf::from("llas"), None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--command" => command = arguments.next()?.into(),
            _ if argument.starts_with('-') || folder.is_some() => return None,
            _ => folder = Some(PathBuf::from(argument)),
        }
    }
    Some((command, folder?))
}
