//! The pages of the book, in the order of its table of contents.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// A result or an error.
pub type Done<T> = Result<T, Box<dyn std::error::Error>>;

#[derive(Debug)]
struct Page {
    /// 0 for a chapter, 1 for a page below a chapter, and so on.
    level: usize,
    title: String,
    path: String,
    text: String,
}

#[derive(Debug, Default)]
pub struct Pages {
    list: Vec<Page>,
    /// The titles of parts, before the page with that index.
    parts: Vec<(usize, &'static str)>,
}

impl Pages {
    pub fn part(&mut self, title: &'static str) {
        self.parts.push((self.list.len(), title));
    }

    pub fn add(&mut self, level: usize, title: &str, path: &str, text: String) {
        self.list.push(Page { level, title: title.to_owned(), path: path.to_owned(), text });
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Writes the pages and the table of contents.
    pub fn write(&self, folder: &Path) -> Done<()> {
        let mut contents = String::from("# Contents\n\n");
        for (index, page) in self.list.iter().enumerate() {
            for (_, title) in self.parts.iter().filter(|part| part.0 == index) {
                let _ = write!(contents, "\n# {title}\n\n");
            }
            let _ = writeln!(contents, "{}- [{}]({})", "    ".repeat(page.level), escaped(&page.title), page.path);
            let path = folder.join(&page.path);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(path, &page.text)?;
        }
        Ok(fs::write(folder.join("SUMMARY.md"), contents)?)
    }
}

/// A text in which Markdown means nothing.
pub fn escaped(text: &str) -> String {
    let mut out = String::new();
    for char in text.chars() {
        if "\\`*_[]<>|{}#&".contains(char) {
            out.push('\\');
        }
        out.push(char);
    }
    out
}

/// A text as code in a line or a cell of a table.
pub fn code(text: &str) -> String {
    match text {
        "" => String::new(),
        _ if text.contains('`') => format!("`` {} ``", text.replace('|', "\\|")),
        _ => format!("`{}`", text.replace('|', "\\|")),
    }
}

/// A name as a part of a path.
pub fn file_name(name: &str) -> String {
    let plain = |char: char| if char.is_ascii_alphanumeric() || "-_.".contains(char) { char } else { '-' };
    name.trim_start_matches(['.', '-']).chars().map(plain).collect()
}
