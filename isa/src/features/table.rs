//! The table of a machine's features, architectures and processors: `features.isa`.

use super::Bits;
use crate::source::array;
use std::collections::BTreeMap;

/// The features that a row requires: conditions that must all hold, each a list of alternatives, each a list of
/// features that are all required.
pub type Conditions = Vec<Vec<Vec<String>>>;

#[derive(Debug)]
struct Entry {
    name: String,
    text: String,
    extensions: Vec<String>,
    brings: Vec<String>,
}

/// An extension: its name, what it requires, its features, and whether only GNU as has it.
type ExtensionOf = (String, Vec<String>, Vec<String>, bool);

/// A name with its features.
type Named = (String, Vec<String>);

/// All features, architectures and processors.
#[derive(Debug, Default)]
pub struct Features {
    list: Vec<Entry>,
    ids: BTreeMap<String, usize>,
    architectures: Vec<Named>,
    processors: Vec<Named>,
    extensions: Vec<ExtensionOf>,
    units: Vec<Named>,
    section: usize,
}

/// The sections that follow the features.
const SECTIONS: [&str; 5] = ["[arch]", "[cpu]", "[extension]", "[fpu]", "[extension of GNU as]"];

fn feature_bits(ids: impl Iterator<Item = usize>) -> Bits {
    let mut bits = [0; 3];
    for id in ids {
        bits[(id / 64).min(2)] |= 1 << (id % 64);
    }
    bits
}

impl Features {
    /// Reads a line of the table.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn line(&mut self, line: &str) -> Result<(), String> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(());
        }
        if line.starts_with('[') {
            self.section = SECTIONS.iter().position(|s| *s == line).ok_or("unknown section")? + 1;
            return Ok(());
        }
        let (names, rest) = line.split_once(':').unwrap_or((line, ""));
        let list: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        if matches!(self.section, 3 | 5) {
            let is_gnu = self.section == 5;
            let (names, check) = names.split_once(" if ").unwrap_or((names, ""));
            let check: Vec<String> = check.split_whitespace().map(str::to_owned).collect();
            let all = names.split_whitespace().map(|name| (name.to_owned(), check.clone(), list.clone(), is_gnu));
            self.extensions.extend(all);
            return Ok(());
        }
        if self.section > 0 {
            let to = match self.section {
                1 => &mut self.architectures,
                2 => &mut self.processors,
                _ => &mut self.units,
            };
            to.extend(names.split_whitespace().map(|name| (name.to_owned(), list.clone())));
            return Ok(());
        }
        let words: Vec<&str> = names.split_whitespace().collect();
        let (name, extensions) = match words.as_slice() {
            [name] => (*name, None),
            [name, "as", extensions] => (*name, Some(*extensions)),
            _ => return Err("expected 'name as extension : features'".into()),
        };
        let (name, text) = name.split_once('/').unwrap_or((name, name));
        let text = text.replace('_', " ");
        let extensions = extensions.unwrap_or(name).split('|').filter(|e| *e != "-").map(str::to_owned).collect();
        self.ids.insert(name.to_owned(), self.list.len());
        self.list.push(Entry { name: name.to_owned(), text, extensions, brings: list });
        Ok(())
    }

    /// The number of a feature.
    ///
    /// # Errors
    /// If the feature does not exist.
    pub fn id(&self, name: &str) -> Result<usize, String> {
        self.ids.get(name).copied().ok_or_else(|| format!("unknown feature '{name}'"))
    }

    /// The bits of a group of features.
    ///
    /// # Errors
    /// If a feature does not exist.
    pub fn bits(&self, group: &[String]) -> Result<Bits, String> {
        let ids = group.iter().map(|name| self.id(name)).collect::<Result<Vec<_>, _>>()?;
        Ok(feature_bits(ids.into_iter()))
    }

    /// The bits of features and everything that they imply.
    fn closure(&self, names: &[String]) -> Result<Bits, String> {
        let (mut ids, mut left) = (Vec::new(), names.to_vec());
        while let Some(name) = left.pop() {
            let id = self.id(&name)?;
            if !ids.contains(&id) {
                ids.push(id);
                left.extend(self.list[id].brings.iter().cloned());
            }
        }
        Ok(feature_bits(ids.into_iter()))
    }

    /// The tables as Rust source.
    ///
    /// # Errors
    /// If a feature does not exist, or there are too many.
    pub fn rust(&self) -> Result<String, String> {
        if self.list.len() > 192 {
            return Err("more than 192 features".into());
        }
        let mut out = String::new();
        let feature = |entry: &Entry| {
            let brings = self.closure(std::slice::from_ref(&entry.name))?;
            let Entry { name, text, extensions, .. } = entry;
            Ok(format!("Feature {{ name: {name:?}, text: {text:?}, extensions: &{extensions:?}, brings: {brings:?} }}"))
        };
        let list = self.list.iter().map(feature).collect::<Result<Vec<_>, String>>()?;
        array(&mut out, "FEATURES", "Feature", list);
        let named = [("ARCHITECTURES", &self.architectures), ("PROCESSORS", &self.processors)];
        for (name, list) in named.into_iter().filter(|(_, list)| !list.is_empty()) {
            let bits = |(name, features): &Named| Ok(format!("({name:?}, {:?})", self.closure(features)?));
            array(&mut out, name, "(&str, Bits)", list.iter().map(bits).collect::<Result<Vec<_>, String>>()?);
        }
        if !self.extensions.is_empty() {
            let extension = |(name, check, features, is_gnu): &ExtensionOf| {
                let (needs, bits) = (self.bits(check)?, self.bits(features)?);
                Ok(format!("Extension {{ name: {name:?}, needs: {needs:?}, features: {bits:?}, is_gnu: {is_gnu} }}"))
            };
            let list = self.extensions.iter().map(extension).collect::<Result<Vec<_>, String>>()?;
            array(&mut out, "EXTENSIONS", "Extension", list);
        }
        if !self.units.is_empty() {
            let bits = |(name, features): &Named| Ok(format!("({name:?}, {:?})", self.bits(features)?));
            let list = self.units.iter().map(bits).collect::<Result<Vec<_>, String>>()?;
            array(&mut out, "UNITS", "(&str, Bits)", list);
        }
        Ok(out)
    }
}

/// The features of a row: `a|b+c` requires `c` and one of `a` and `b`; `a|(b+c)` requires `a`, or both `b` and `c`.
#[must_use]
pub fn conditions(text: &str) -> Conditions {
    let group = |part: &str| {
        let inside = part.strip_prefix('(').and_then(|p| p.strip_suffix(')')).unwrap_or(part);
        inside.split('+').map(str::to_owned).collect()
    };
    outside(text, '+').into_iter().map(|condition| outside(condition, '|').into_iter().map(group).collect()).collect()
}

/// Splits a text at a separator outside parentheses.
fn outside(text: &str, sign: char) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if c == sign && depth == 0 => {
                parts.push(&text[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}
