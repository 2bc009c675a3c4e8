//! The folders of the system's headers, from the table `data/folders.txt`, which describes its rows.

use crate::predefined::Words;
use std::path::Path;

const ROWS: &str = include_str!("../data/folders.txt");

/// The folders of the system's headers for a triple, as gcc's packages on this machine have them: for
/// [`IncludeDirs::standard`](crate::IncludeDirs::standard).
pub fn system_dirs(triple: &str) -> Vec<String> {
    let words = Words::of(triple);
    let name = words.gcc_name();
    let folders = |kind: &'static str| {
        let rows = ROWS.lines().filter(|row| !row.starts_with('#')).map(|row| row.split(' '));
        rows.filter_map(move |mut row| {
            (row.next() == Some(kind) && row.next() == Some(words.system)).then(|| row.next()).flatten()
        })
    };
    let expand = |path: &str| newest(&path.replace("{}", &name));
    let mut found: Vec<String> = folders("own").filter_map(expand).collect();
    match folders("cross").filter_map(expand).find(|path| Path::new(path).is_dir()) {
        Some(cross) => found.push(cross),
        None => found.extend(folders("native").filter_map(expand)),
    }
    found
}

/// The path with the greatest number that is in its folder in place of `*`.
fn newest(path: &str) -> Option<String> {
    let Some((folder, rest)) = path.split_once('*') else { return Some(path.to_owned()) };
    let versions = std::fs::read_dir(folder).ok()?.flatten();
    let version = versions.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok()).max()?;
    Some(format!("{folder}{version}{rest}"))
}
