//! Statements as data: lists of texts with the names of other lists in angle brackets.
//!
//! `[name] a b c` starts a list of the words on that line, and each line that follows is one more text of it. `<name>` in a text
//! is a text of that list, `\n` ends a line of the statement, and a line that starts with `##` says nothing. The first text of a
//! list that can be nested has no list in it: it ends texts that get too deep.

use crate::common::Numbers;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// So deep lists may be in each other.
const DEEPEST: usize = 6;

/// Lists by their names.
#[derive(Debug)]
pub struct Words(BTreeMap<String, Vec<String>>);

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/random").join(file).with_extension("words");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What a difference is no mistake for: words that all occur in its text.
pub fn exceptions() -> Vec<Vec<String>> {
    let text = read("exceptions");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("##"));
    lines.map(|line| line.split(" && ").map(str::to_owned).collect()).collect()
}

impl Words {
    /// The lists of some files. A list that is in several has the texts of all.
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

    /// A text of a list.
    pub fn draw(&self, numbers: &mut Numbers, list: &str) -> String {
        let mut out = String::new();
        self.append(numbers, list, 0, &mut out);
        out
    }

    fn append(&self, numbers: &mut Numbers, list: &str, depth: usize, out: &mut String) {
        let texts = self.0.get(list).unwrap_or_else(|| panic!("there is no list of {list}"));
        let text = if depth > DEEPEST { &texts[0] } else { numbers.pick(texts) };
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
