//! Runs the inputs of files and folders: `replay TARGET PATH...`, or `replay FOLDER` with a folder for each target.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// No input may take longer, on a machine that does nothing else.
const PATIENCE: Duration = Duration::from_secs(10);

fn files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.flat_map(|entry| files(&entry.path())).collect();
    found.sort();
    found
}

/// Runs a target for files; returns whether all ended in time. A panic ends the program after the name of the file is shown.
fn run(name: &str, paths: &[PathBuf]) -> bool {
    let Some((_, target)) = llas_fuzz::ALL.iter().find(|row| row.0 == name) else {
        eprintln!("there is no target '{name}'");
        return false;
    };
    let (mut count, mut in_time) = (0, true);
    for path in paths.iter().flat_map(|path| files(path)) {
        let Ok(data) = std::fs::read(&path) else {
            eprintln!("{}: cannot be read", path.display());
            return false;
        };
        let start = Instant::now();
        if std::panic::catch_unwind(|| target(&data)).is_err() {
            eprintln!("{name}: {} panics: {:?}", path.display(), String::from_utf8_lossy(&data));
            return false;
        }
        if start.elapsed() > PATIENCE {
            eprintln!("{name}: {} takes {:?}", path.display(), start.elapsed());
            in_time = false;
        }
        count += 1;
    }
    println!("{name}: {count} inputs");
    in_time
}

fn main() -> ExitCode {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let all_pass = match &args[..] {
        [] => false,
        [folder] => llas_fuzz::ALL.iter().fold(true, |passed, (name, _)| {
            let folder = folder.join(name);
            passed & (!folder.is_dir() || run(name, &[folder]))
        }),
        [name, paths @ ..] => name.to_str().is_some_and(|name| run(name, paths)),
    };
    if all_pass { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
