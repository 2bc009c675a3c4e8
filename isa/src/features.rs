//! The table of a machine's features, architectures and processors: `features.isa`.
//!
//! A feature is written `name/text as extension|extension : implied`. The text, with `_` for spaces, is its name after
//! "instruction requires:" if that differs from the name; the extensions are its names in `.arch_extension` if they
//! differ, and `as -` means that it has none. `!name` is the absence of a feature. The sections `[arch]` and `[cpu]`
//! list the features of architectures and processors; `[extension]` lists what `.arch_extension` changes and requires
//! (`crc if v8 : crc`); `[fpu]` lists the features of floating-point units.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// One bit per feature.
pub type Bits = [u64; 3];

/// The features that a row requires: conditions that must all hold, each a list of alternatives, each a list of
/// features that are all required.
pub type Needs = Vec<Vec<Vec<String>>>;

#[derive(Debug)]
struct Feature {
    name: String,
    text: String,
    extensions: Vec<String>,
    brings: Vec<String>,
}

/// All features, architectures and processors.
#[derive(Debug, Default)]
pub struct Features {
    list: Vec<Feature>,
    ids: BTreeMap<String, usize>,
    architectures: Vec<(String, Vec<String>)>,
    processors: Vec<(String, Vec<String>)>,
    extensions: Vec<(String, Vec<String>, Vec<String>)>,
    units: Vec<(String, Vec<String>)>,
    section: usize,
}

/// The sections that follow the features.
const SECTIONS: [&str; 4] = ["[arch]", "[cpu]", "[extension]", "[fpu]"];

fn feature_bits(ids: impl Iterator<Item = usize>) -> Bits {
    let mut bits = [0; 3];
    for id in ids {
        bits[(id / 64).min(2)] |= 1 << (id % 64);
    }
    bits
}

/// Reads the table of a machine.
///
/// # Errors
/// The invalid lines, each with its position.
pub fn read(root: &Path, machine: &str) -> Result<Features, String> {
    let path = root.join("grammar/isa").join(machine).join("features.isa");
    println!("cargo::rerun-if-changed={}", path.display());
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let (mut features, mut errors) = (Features::default(), String::new());
    for (i, line) in text.lines().enumerate() {
        if let Err(e) = features.line(line) {
            let _ = writeln!(errors, "{}:{}: {e}\n    {line}", path.display(), i + 1);
        }
    }
    if errors.is_empty() { Ok(features) } else { Err(errors) }
}

/// Writes the table of a machine as `MACHINE_features.rs` into `out`.
///
/// # Errors
/// If the table is invalid.
pub fn build(root: &Path, out: &Path, machine: &str) -> Result<(), String> {
    let file = out.join(format!("{machine}_features.rs"));
    std::fs::write(&file, read(root, machine)?.rust()?).map_err(|e| format!("{}: {e}", file.display()))
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
        if self.section == 3 {
            let (names, check) = names.split_once(" if ").unwrap_or((names, ""));
            let check: Vec<String> = check.split_whitespace().map(str::to_owned).collect();
            let all = names.split_whitespace().map(|name| (name.to_owned(), check.clone(), list.clone()));
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
        self.list.push(Feature { name: name.to_owned(), text, extensions, brings: list });
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
        let mut out = format!("pub static FEATURES: [Feature; {}] = [\n", self.list.len());
        for feature in &self.list {
            let brings = self.closure(std::slice::from_ref(&feature.name))?;
            let Feature { name, text, extensions, .. } = feature;
            let _ = writeln!(
                out,
                "    Feature {{ name: {name:?}, text: {text:?}, extensions: &{extensions:?}, brings: {brings:?} }},"
            );
        }
        out.push_str("];\n");
        for (name, list) in [("ARCHITECTURES", &self.architectures), ("PROCESSORS", &self.processors)] {
            let _ = writeln!(out, "pub static {name}: [(&str, Bits); {}] = [", list.len());
            for (name, features) in list {
                let _ = writeln!(out, "    ({name:?}, {:?}),", self.closure(features)?);
            }
            out.push_str("];\n");
        }
        if !self.extensions.is_empty() {
            let _ = writeln!(out, "pub static EXTENSIONS: [Extension; {}] = [", self.extensions.len());
            for (name, check, features) in &self.extensions {
                let needs = self.bits(check)?;
                let bits = self.bits(features)?;
                let _ = writeln!(out, "    Extension {{ name: {name:?}, needs: {needs:?}, features: {bits:?} }},");
            }
            out.push_str("];\n");
        }
        if !self.units.is_empty() {
            let _ = writeln!(out, "pub static UNITS: [(&str, Bits); {}] = [", self.units.len());
            for (name, features) in &self.units {
                let _ = writeln!(out, "    ({name:?}, {:?}),", self.bits(features)?);
            }
            out.push_str("];\n");
        }
        Ok(out)
    }
}

/// The features of a row: `a|b+c` requires `c` and one of `a` and `b`; `a|(b+c)` requires `a`, or both `b` and `c`.
#[must_use]
pub fn needs(text: &str) -> Needs {
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
