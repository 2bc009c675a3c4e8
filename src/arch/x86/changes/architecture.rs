//! The processors and extensions of GNU as's `-march` and `.arch`, and the features that instructions require.
//!
//! llvm-mc accepts every instruction for every processor, so the instruction tables do not encode this.
//! `architectures.txt` records what GNU as was observed to accept; it is parsed on first use.

use rustc_hash::FxHashMap;
use std::sync::LazyLock;

type Set = u128;

#[derive(Debug, Default)]
struct Table {
    numbers: FxHashMap<&'static str, u32>,
    names: Vec<&'static str>,
    /// The features of each processor, and whether it has 64-bit mode.
    processors: FxHashMap<&'static str, (Set, bool)>,
    /// The features that each extension enables, including itself.
    extensions: FxHashMap<&'static str, Set>,
    /// The features that a feature depends on, by its number.
    bases: FxHashMap<u32, Set>,
    /// The features that a mnemonic requires, by class.
    needs: FxHashMap<&'static str, Vec<(&'static str, Set)>>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| Table::read(include_str!("architectures.txt")));

impl Table {
    fn read(text: &'static str) -> Table {
        let mut table = Table::default();
        let mut lines = text.lines().filter(|line| !line.starts_with('#')).peekable();
        while let Some(line) = lines.next() {
            let mut words: Vec<&str> = line.split_ascii_whitespace().collect();
            while let Some(more) = lines.next_if(|line| line.starts_with(' ')) {
                if words.first() == Some(&"need") {
                    words.push(":");
                }
                words.extend(more.split_ascii_whitespace().filter(|word| *word != ":"));
            }
            table.entry(&words);
        }
        table
    }

    fn entry(&mut self, words: &[&'static str]) {
        match words {
            ["cpu", name, "64:", features @ ..] => {
                let set = self.set(features);
                self.processors.insert(name, (set, true));
            }
            ["cpu", name, features @ ..] => {
                let set = self.set(features);
                self.processors.insert(name.trim_end_matches(':'), (set, false));
            }
            ["ext", name, features @ ..] => {
                let name = name.trim_end_matches(':');
                let set = self.set(features) | self.set(&[name]);
                self.extensions.insert(name, set);
            }
            ["base", name, features @ ..] => {
                let set = self.set(features);
                let number = self.number(name.trim_end_matches(':'));
                self.bases.insert(number, set);
            }
            ["need", class, rest @ ..] => {
                let end = rest.iter().position(|word| *word == ":").unwrap_or(rest.len());
                let set = self.set(&rest[..end]);
                for mnemonic in rest[end..].iter().filter(|word| **word != ":") {
                    self.needs.entry(mnemonic).or_default().push((class, set));
                }
            }
            _ => {}
        }
    }

    fn number(&mut self, name: &'static str) -> u32 {
        let names = &mut self.names;
        *self.numbers.entry(name).or_insert_with(|| {
            names.push(name);
            names.len() as u32 - 1
        })
    }

    fn set(&mut self, names: &[&'static str]) -> Set {
        names.iter().fold(0, |set, name| set | 1 << (self.number(name) & 127))
    }
}

/// The selected processor and extensions, which determine the available instructions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Architecture {
    /// As GNU as prints it in messages: the processor and the extensions that were enabled or disabled.
    name: String,
    features: Set,
    has_64: bool,
}

impl Default for Architecture {
    fn default() -> Self {
        Architecture { name: "default".to_owned(), features: Set::MAX, has_64: true }
    }
}

impl Architecture {
    /// Parses the value of a flag: processors and extensions joined by `+`.
    ///
    /// # Errors
    /// The first word that names neither.
    pub fn of_flag(text: &str) -> Result<Self, String> {
        let mut all = Architecture::default();
        for word in text.split('+') {
            if !all.change(word) && !all.extend(word) {
                return Err(word.to_owned());
            }
        }
        Ok(all)
    }

    /// Returns whether `-mtune` accepts a processor; it accepts more than `-march`.
    pub fn tunes_for(name: &str) -> bool {
        TABLE.processors.contains_key(name) || matches!(name, "i8086" | "i186" | "i286")
    }

    pub fn has_64(&self) -> bool {
        self.has_64
    }

    /// Returns whether no processor was selected.
    pub fn is_default(&self) -> bool {
        self.name.starts_with("default")
    }

    pub fn has(&self, feature: &str) -> bool {
        TABLE.numbers.get(feature).is_some_and(|number| self.features >> number & 1 != 0)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Selects another processor; returns false if the name is unknown.
    pub fn change(&mut self, name: &str) -> bool {
        let found = match name {
            "default" => (Set::MAX, true),
            _ => match TABLE.processors.get(name) {
                Some(found) => *found,
                None => return false,
            },
        };
        (self.features, self.has_64) = found;
        name.clone_into(&mut self.name);
        true
    }

    /// Enables an extension, or disables it after `no`; returns false if the name is unknown.
    pub fn extend(&mut self, name: &str) -> bool {
        let table = &*TABLE;
        if let Some(on) = table.extensions.get(name) {
            self.features |= on;
        } else if let Some(off) =
            name.strip_prefix("no").filter(|off| table.extensions.contains_key(off)).and_then(|n| table.numbers.get(n))
        {
            let gone = |number: u32| number == *off || table.bases.get(&number).is_some_and(|set| set >> off & 1 != 0);
            let left = (0..table.numbers.len() as u32).filter(|&number| !gone(number));
            let left = left.fold(0, |set: Set, number| set | 1 << (number & 127));
            self.features &= left;
        } else {
            return false;
        }
        self.name.push('.');
        self.name.push_str(name);
        true
    }

    /// Returns whether an instruction is available. `class`: its encoding and widest vector register, as in the table.
    pub fn takes(&self, mnemonic: &str, class: &str) -> bool {
        needed(mnemonic, class) & !self.features == 0
    }
}

fn needed(mnemonic: &str, class: &str) -> Set {
    let needs = TABLE.needs.get(mnemonic).map_or(&[][..], Vec::as_slice);
    needs.iter().find(|need| need.0 == "*" || need.0 == class).map_or(0, |need| need.1)
}

pub(super) fn needs(mnemonic: &str, class: &str) -> Vec<&'static str> {
    let set = needed(mnemonic, class);
    let names = TABLE.names.iter().enumerate();
    names.filter(|(number, _)| set >> (number & 127) & 1 != 0).map(|(_, name)| *name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_fit_in_a_set() {
        assert!(TABLE.numbers.len() <= 128 && TABLE.processors.len() > 30 && TABLE.needs.len() > 2000);
    }

    #[test]
    fn flags() {
        let mut i386 = Architecture::of_flag("i386+mmx").unwrap();
        assert!(!i386.takes("addps", "Lx") && i386.takes("paddb", "Lm") && i386.takes("addl", "L-"));
        assert_eq!((i386.name(), i386.has_64()), ("i386.mmx", false));
        assert!(i386.extend("aes") && i386.takes("addpd", "Lx") && i386.takes("aesenc", "Lx"));
        assert!(i386.extend("nosse2") && i386.takes("addps", "Lx"));
        assert!(!i386.takes("addpd", "Lx") && !i386.takes("aesenc", "Lx"));
        assert_eq!(Architecture::of_flag("i386+foo"), Err("foo".to_owned()));
        assert!(Architecture::of_flag("").is_err());
    }
}
