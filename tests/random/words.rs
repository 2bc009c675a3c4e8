//! Statements as data: lists of texts that name other lists in angle brackets.
//!
//! `[name] a b c` starts a list with the words on that line, and each following line is another text of the list. `<name>` in a
//! text means a text of that list, `\n` ends a line of the statement, and a line that starts with `##` is a comment. The
//! first text of a recursive list names no list: it is used where the nesting gets too deep.

use crate::common::Numbers;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The maximum nesting of lists.
const MAX_DEPTH: usize = 6;

/// The lists by name.
#[derive(Debug)]
pub struct Words(BTreeMap<String, Vec<String>>);

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/random").join(file).with_extension("words");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Differences that are expected: sets of words that all occur in the description of one.
pub fn exceptions() -> Vec<Vec<String>> {
    let text = read("exceptions");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("##"));
    lines.map(|line| line.split(" && ").map(str::to_owned).collect()).collect()
}

impl Words {
    /// Reads the lists of some files. A list in several files has the texts of all these files.
    pub fn read(files: &[&str]) -> Self {
        let mut lists: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for file in files {
            let mut name = String::new();
            let text = read(file);
            for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("##")) {
                let head = line.strip_prefix('[').and_then(|rest| rest.split_once(']'));
                if let Some((list, words)) = head.filter(|head| head.0.bytes().all(|b| b.is_ascii_alphanumeric())) {
                    list.clone_into(&mut name);
                    let list = lists.entry(name.clone()).or_default();
                    list.extend(words.split_whitespace().map(str::to_owned));
                } else {
                    lists.entry(name.clone()).or_default().push(line.to_owned());
                }
            }
        }
        Words(lists)
    }

    /// A random text of a list.
    pub fn draw(&self, numbers: &mut Numbers, list: &str) -> String {
        let mut out = String::new();
        self.append(numbers, list, 0, &mut out);
        out
    }

    fn append(&self, numbers: &mut Numbers, list: &str, depth: usize, out: &mut String) {
        let texts = self.0.get(list).unwrap_or_else(|| panic!("no list '{list}'"));
        let text = if depth > MAX_DEPTH { &texts[0] } else { numbers.pick(texts) };
        let mut rest = text.as_str();
        while let Some(at) = rest.find('<') {
            let inner = &rest[at + 1..];
            let end = inner.find(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit()).unwrap_or(inner.len());
            if end > 0 && inner[end..].starts_with('>') {
                out.push_str(&rest[..at]);
                self.append(numbers, &inner[..end], depth + 1, out);
                rest = &inner[end + 1..];
            } else {
                out.push_str(&rest[..=at]);
                rest = inner;
            }
        }
        out.push_str(rest);
    }
}
