//! The guide, with the documents of the project among its pages.

use crate::pages::{Done, Pages};
use crate::project;
use std::fs;
use std::path::Path;

/// A page of the guide: its level, title and file in `guide`, or in `docs` if it begins with that.
type Entry = (usize, &'static str, &'static str);

const GUIDE: &[Entry] = &[
    (0, "llas", "index.md"),
    (0, "The command", "command.md"),
    (1, "Limits", "docs/limits.md"),
    (1, "Objects as text", "docs/inspect.md"),
    (1, "Disassembly", "docs/disassembly.md"),
    (1, "Builds and caches", "docs/builds.md"),
    (0, "gcc and clang", "compilers.md"),
    (1, "The dialect of GNU as", "docs/gnu.md"),
    (0, "Rust", "rust.md"),
    (1, "Modules", "docs/module.md"),
    (1, "Bitcode", "docs/bitcode.md"),
    (0, "C, Python and JavaScript", "docs/embedding.md"),
    (0, "Browser", "docs/playground.md"),
    (0, "Editors", "docs/editors.md"),
    (0, "Tests of linkers", "linkers.md"),
    (0, "Speed", "docs/speed.md"),
];

const TARGETS: &[Entry] = &[
    (0, "Messages", "docs/diagnostics.md"),
    (0, "ARM64", "docs/aarch64.md"),
    (0, "ARM", "docs/arm.md"),
    (0, "COFF", "docs/coff.md"),
];

/// The playground's page in the book. mdBook makes `playground.html` of the document.
pub const PLAYGROUND: &str = "try.html";

pub fn guide(pages: &mut Pages, has_playground: bool) -> Done<()> {
    for (part, entries) in [("Guide", GUIDE), ("Targets and messages", TARGETS)] {
        pages.part(part);
        for &(level, title, file) in entries {
            let path = match file.strip_prefix("docs/") {
                Some(_) => project().join(file),
                None => project().join("book/guide").join(file),
            };
            let name = file.strip_prefix("docs/").unwrap_or(file);
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let mut text = with_links(&text);
            if has_playground && file == "docs/playground.md" {
                text = text.replacen("\n\n", &format!("\n\n[Open the playground]({PLAYGROUND}).\n\n"), 1);
            }
            pages.add(level, title, name, text);
        }
    }
    Ok(())
}

/// The pictures of the documents.
pub fn copy_pictures(folder: &Path) -> Done<()> {
    for entry in fs::read_dir(project().join("docs"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "png" || end == "svg") {
            fs::copy(&path, folder.join(path.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}

/// A document whose links to files of the project lead to the repository, as they are not in the book.
fn with_links(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("](") {
        let (before, after) = rest.split_at(at + 2);
        out.push_str(before);
        let end = after.find(')').unwrap_or(after.len());
        let (target, next) = after.split_at(end);
        out.push_str(&match target.strip_prefix("../") {
            Some(file) => format!("{}/blob/main/{file}", env!("CARGO_PKG_REPOSITORY")),
            None => target.to_owned(),
        });
        rest = next;
    }
    out + rest
}
