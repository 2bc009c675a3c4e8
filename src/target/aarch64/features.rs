//! The features that code may use: what `-mcpu`, `-mattr`, `.cpu`, `.arch` and `.arch_extension` switch on and off.

use super::tables::{ARCHITECTURES, Bits, FEATURES, Feature, Needs, PROCESSORS};

/// The features that code may use.
#[derive(Clone, Debug)]
pub struct Features {
    /// What may be used: everything with `all`.
    bits: Bits,
    /// What has been switched on one by one.
    own: Bits,
    all: bool,
}

/// Whether all of some features are among others.
#[inline]
fn within(some: &Bits, others: &Bits) -> bool {
    some.iter().zip(others).all(|(a, b)| a & !b == 0)
}

fn meet(some: &Bits, others: &Bits) -> bool {
    some.iter().zip(others).any(|(a, b)| a & b != 0)
}

fn join(some: &mut Bits, others: &Bits) {
    some.iter_mut().zip(others).for_each(|(a, b)| *a |= b);
}

fn bit(index: usize) -> Bits {
    let mut bits = [0; 3];
    bits[index / 64] = 1 << (index % 64);
    bits
}

fn index(name: &str) -> Option<usize> {
    FEATURES.iter().position(|f| f.name == name)
}

/// What a table of architectures or processors has for a name.
fn of(table: &[(&str, Bits)], name: &str) -> Option<Bits> {
    table.iter().find(|t| t.0 == name).map(|t| t.1)
}

/// The ways in which `.arch` writes an architecture.
fn architecture(name: &str) -> Option<Bits> {
    let name = name.strip_prefix("arm").unwrap_or(name);
    let bare = name.strip_prefix('v')?;
    let spelt = match bare {
        "8" | "9" => format!("armv{bare}-a"),
        "8l" => "armv8-a".into(),
        _ if bare.contains('-') => format!("armv{bare}"),
        _ => {
            let (number, profile) = bare.split_at_checked(bare.len().checked_sub(1)?)?;
            format!("armv{number}-{profile}")
        }
    };
    of(&ARCHITECTURES, &spelt)
}

impl Features {
    fn with(bits: Bits) -> Self {
        let mut features = Features { bits, own: bits, all: false };
        // Only a feature of its own takes this away.
        features.set("neg-immediates", true);
        features
    }

    /// Those of a processor, which may be none, and what `-mattr` changes. Without either it is the first architecture.
    #[must_use]
    pub fn new(processor: &str, changes: &[String]) -> Self {
        let known = match processor {
            "" if changes.is_empty() => of(&ARCHITECTURES, "armv8-a"),
            "" => of(&PROCESSORS, "generic"),
            _ => of(&PROCESSORS, processor),
        };
        let mut features = Features::with(known.unwrap_or_default());
        for change in changes {
            match change.split_at_checked(1) {
                Some(("+", name)) => features.set(name, true),
                Some(("-", name)) => features.set(name, false),
                _ => {}
            }
        }
        features
    }

    /// Those of an architecture, as `.arch` writes it.
    #[must_use]
    pub fn of_architecture(name: &str) -> Option<Self> {
        architecture(name).map(Features::with)
    }

    /// Those of a processor, as `.cpu` writes it.
    #[must_use]
    pub fn of_processor(name: &str) -> Option<Self> {
        of(&PROCESSORS, name).map(Features::with)
    }

    /// Adds a feature with all that it brings, or takes it away with all that brings it; what is none changes nothing.
    pub fn set(&mut self, name: &str, on: bool) {
        match name {
            "all" => self.all = on,
            "no-neg-immediates" => return self.set("neg-immediates", !on),
            _ => match index(name) {
                Some(i) if on => join(&mut self.own, &FEATURES[i].brings),
                Some(i) => {
                    for (other, feature) in FEATURES.iter().enumerate() {
                        if meet(&feature.brings, &bit(i)) {
                            self.own[other / 64] &= !(1 << (other % 64));
                        }
                    }
                }
                None => {}
            },
        }
        self.bits = if self.all { [u64::MAX; 3] } else { self.own };
    }

    /// Adds or takes away what `.arch_extension` calls so; whether there is such an extension.
    pub fn extend(&mut self, name: &str, on: bool) -> bool {
        let Some(feature) = FEATURES.iter().find(|f| f.extensions.contains(&name)) else { return false };
        self.set(feature.name, on);
        // From version 8.4 on there is more cryptography.
        if name == "crypto" {
            let parts: &[&str] = if self.named("v8.4a") { &["sha2", "aes", "sha3", "sm4"] } else { &["sha2", "aes"] };
            parts.iter().for_each(|part| self.set(part, on));
        }
        true
    }

    /// Whether all conditions hold.
    #[inline]
    #[must_use]
    pub fn has(&self, needs: Needs) -> bool {
        needs.iter().all(|groups| groups.iter().any(|group| within(group, &self.bits)))
    }

    /// Whether there is the feature of that name.
    #[must_use]
    pub fn named(&self, name: &str) -> bool {
        index(name).is_some_and(|i| within(&bit(i), &self.bits))
    }

    /// Whether all of these features are there, or one of them if `any` is enough.
    #[must_use]
    pub fn has_bits(&self, needs: &Bits, any: bool) -> bool {
        within(needs, &self.bits) || any && meet(needs, &self.bits)
    }

    /// What is missing, in llvm-mc's words.
    #[must_use]
    pub fn missing(&self, needs: Needs) -> String {
        let names = |group: &Bits, sign: &str| {
            let of = |(i, feature): (usize, &Feature)| meet(group, &bit(i)).then_some(feature.text);
            FEATURES.iter().enumerate().filter_map(of).collect::<Vec<_>>().join(sign)
        };
        let condition = |groups: &&[Bits]| {
            let is_long = |group: &Bits| group.iter().map(|word| word.count_ones()).sum::<u32>() > 1;
            let group = |g: &Bits| if is_long(g) { format!("({})", names(g, " and ")) } else { names(g, " ") };
            groups.iter().map(group).collect::<Vec<_>>().join(" or ")
        };
        let missing = |groups: &&&'static [Bits]| !groups.iter().any(|group| within(group, &self.bits));
        needs.iter().filter(missing).map(condition).collect::<Vec<_>>().join(" ")
    }
}
