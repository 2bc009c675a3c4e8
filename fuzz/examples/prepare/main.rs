//! Makes what a run begins with: `prepare FOLDER` writes the seeds of each target to `FOLDER/seeds/TARGET`, from the files of the
//! tests, and its dictionary to `FOLDER/TARGET.dict`, from the tables of the assembler.

mod dictionaries;
mod files;
mod seeds;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

/// The seeds by target. The same bytes are kept once.
type Seeds = BTreeMap<&'static str, BTreeSet<Vec<u8>>>;

fn write(folder: &Path) -> io::Result<()> {
    for (target, seeds) in seeds::all() {
        let into = folder.join("seeds").join(target);
        let _ = fs::remove_dir_all(&into);
        fs::create_dir_all(&into)?;
        for (number, seed) in seeds.iter().enumerate() {
            fs::write(into.join(format!("{number:05}")), seed)?;
        }
        println!("{target}: {} seeds, {} bytes", seeds.len(), seeds.iter().map(Vec::len).sum::<usize>());
    }
    for (target, words) in dictionaries::all() {
        fs::write(folder.join(target).with_extension("dict"), dictionaries::text(&words))?;
        println!("{target}: {} words", words.len());
    }
    Ok(())
}

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("expected a folder");
        return ExitCode::FAILURE;
    };
    match write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
