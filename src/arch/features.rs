//! Processor features: what `-mcpu`, `-mattr`, `.cpu`, `.arch` and `.arch_extension` enable and disable, based on the
//! tables that the build generates from a machine's `features.isa`.

pub use llas_isa::features::{Bits, Feature, Needs};

use crate::diag::nearest;

/// The features of a machine.
#[derive(Debug)]
pub struct FeatureTables {
    /// The features, indexed by bit number.
    pub features: &'static [Feature],
    /// The architectures and the features that they imply.
    pub architectures: &'static [(&'static str, Bits)],
    /// The processors and the features that they imply.
    pub processors: &'static [(&'static str, Bits)],
    /// The combinations of features that rows require, at most 256.
    pub needs: &'static [Needs],
    /// `all` is accepted as a feature.
    pub has_all: bool,
    /// The features that are enabled unless a feature called `no-` and their name disables them.
    pub given: &'static [&'static str],
    /// The other features that llvm-mc accepts: they have no effect on assembly.
    pub without_effect: &'static str,
}

/// The features that are enabled.
#[derive(Clone, Debug)]
pub struct Features {
    tables: &'static FeatureTables,
    /// The available features; all of them with `all`.
    bits: Bits,
    /// The features that were enabled individually.
    own: Bits,
    all: bool,
    /// One bit for each of the tables' combinations that is available.
    met: [u64; 4],
}

impl Features {
    /// Whether the same features are enabled.
    #[must_use]
    pub fn are_those_of(&self, other: &Features) -> bool {
        self.all == other.all && self.bits == other.bits
    }
}

/// Returns whether `some` is a subset of `others`.
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

/// The numbers of the features in a set.
fn numbers(bits: &Bits) -> impl Iterator<Item = usize> + '_ {
    (0..192).filter(|i| bits[i / 64] >> (i % 64) & 1 != 0)
}

impl FeatureTables {
    fn index(&self, name: &str) -> Option<usize> {
        self.features.iter().position(|f| f.name == name)
    }

    /// The names for `-mattr`, but for those that begin with `no-`: a feature that is enabled by default has no other.
    pub fn feature_names(&'static self) -> impl Iterator<Item = &'static str> {
        let names = self
            .features
            .iter()
            .map(|feature| feature.name)
            .filter(|name| !name.starts_with('!') && !self.given.contains(name));
        names.chain(self.has_all.then_some("all")).chain(self.without_effect.split_ascii_whitespace())
    }

    pub fn processor_names(&'static self) -> impl Iterator<Item = &'static str> {
        self.processors.iter().map(|processor| processor.0)
    }

    #[must_use]
    pub fn architecture(&self, name: &str) -> Option<Bits> {
        self.architectures.iter().find(|t| t.0 == name).map(|t| t.1)
    }

    /// The architectures and the extensions that directives name.
    #[cfg(feature = "explain")]
    pub fn names_in_directives(&self) -> (Vec<&'static str>, Vec<&'static str>) {
        let extensions = self.features.iter().flat_map(|feature| feature.extensions.iter().copied());
        (self.architectures.iter().map(|known| known.0).collect(), extensions.collect())
    }

    /// The architecture, processor or extension with the nearest name.
    #[must_use]
    #[cold]
    pub fn near(&self, what: Named, name: &str) -> Option<&'static str> {
        match what {
            Named::Architecture => nearest(name, self.architectures.iter().map(|known| known.0)),
            Named::Processor => nearest(name, self.processors.iter().map(|known| known.0)),
            Named::Extension => nearest(name, self.features.iter().flat_map(|f| f.extensions.iter().copied())),
        }
    }

    #[must_use]
    pub fn processor(&self, name: &str) -> Option<Bits> {
        self.processors.iter().find(|t| t.0 == name).map(|t| t.1)
    }

    /// The features of a processor, as spelled in `.cpu`.
    #[must_use]
    pub fn of_processor(&'static self, name: &str) -> Option<Features> {
        self.processor(name).map(|bits| Features::with(self, bits))
    }
}

/// The name of an extension, and whether it is enabled: `nocrypto` disables `crypto`.
#[must_use]
pub fn on_or_off(word: &str) -> (&str, bool) {
    match word.split_at_checked(2) {
        Some((no, rest)) if no.eq_ignore_ascii_case("no") => (rest, false),
        _ => (word, true),
    }
}

/// What a directive names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// `.arch`
    Architecture,
    /// `.cpu`
    Processor,
    /// `.arch_extension`
    Extension,
}

impl Features {
    /// These features and those that are enabled by default.
    #[must_use]
    pub fn with(tables: &'static FeatureTables, bits: Bits) -> Self {
        let mut features = Features { tables, bits, own: bits, all: false, met: [0; 4] };
        tables.given.iter().for_each(|name| features.set(name, true));
        features.settle();
        features
    }

    /// Applies the changes of `-mattr`: `+a`, `-b`.
    #[must_use]
    pub fn changed(mut self, changes: &[String]) -> Self {
        for change in changes {
            match change.split_at_checked(1) {
                Some(("+", name)) => self.set(name, true),
                Some(("-", name)) => self.set(name, false),
                _ => self.set(change, true),
            }
        }
        self
    }

    /// Enables a feature with all that it implies, or disables it with all that imply it. Unknown names have no effect.
    pub fn set(&mut self, name: &str, on: bool) {
        match name.strip_prefix("no-") {
            Some(given) if self.tables.given.contains(&given) => return self.set(given, !on),
            _ if name == "all" && self.tables.has_all => self.all = on,
            _ => {
                if let Some(index) = self.tables.index(name) {
                    self.set_index(index, on);
                }
            }
        }
        self.settle();
    }

    /// Enables or disables each feature of a set.
    pub fn set_bits(&mut self, bits: &Bits, on: bool) {
        numbers(bits).for_each(|index| self.set_index(index, on));
        self.settle();
    }

    fn set_index(&mut self, index: usize, on: bool) {
        let Some(feature) = self.tables.features.get(index) else { return };
        if on {
            join(&mut self.own, &feature.brings);
            return;
        }
        for (other, feature) in self.tables.features.iter().enumerate() {
            if meet(&feature.brings, &bit(index)) {
                self.own[other / 64] &= !(1 << (other % 64));
            }
        }
    }

    /// Computes the available features: the enabled ones, and the absence of the others.
    fn settle(&mut self) {
        self.bits = if self.all { [u64::MAX; 3] } else { self.own };
        for (index, feature) in self.tables.features.iter().enumerate() {
            let Some(absent) = feature.name.strip_prefix('!') else { continue };
            let word = &mut self.bits[index / 64];
            *word &= !(1 << (index % 64));
            if !self.tables.index(absent).is_some_and(|i| meet(&bit(i), &self.own)) {
                *word |= 1 << (index % 64);
            }
        }
        self.met = [0; 4];
        for (index, needs) in self.tables.needs.iter().enumerate().take(256) {
            let has = needs.iter().all(|groups| groups.iter().any(|group| within(group, &self.bits)));
            self.met[index / 64] |= u64::from(has) << (index % 64);
        }
    }

    /// Returns whether the combination with an index in the machine's table is available.
    #[inline]
    #[must_use]
    pub fn meet(&self, needs: u8) -> bool {
        self.met[usize::from(needs / 64)] >> (needs % 64) & 1 != 0
    }

    /// Returns whether a feature is available.
    #[must_use]
    pub fn named(&self, name: &str) -> bool {
        self.tables.index(name).is_some_and(|i| within(&bit(i), &self.bits))
    }

    /// Returns whether a feature was enabled by its name or one that implies it.
    #[cfg(feature = "disasm")]
    #[must_use]
    pub fn enables(&self, name: &str) -> bool {
        self.tables.index(name).is_some_and(|i| within(&bit(i), &self.own))
    }

    /// Returns whether all of the features are available, or one of them if `any` is set.
    #[must_use]
    pub fn has_bits(&self, needs: &Bits, any: bool) -> bool {
        within(needs, &self.bits) || any && meet(needs, &self.bits)
    }

    /// The required features by their names in `-mattr`: `sve2 or sme, bf16`.
    #[cfg(feature = "explain")]
    #[must_use]
    pub fn needed(&self, needs: Needs) -> String {
        Requirements::new(needs, self.tables.features).to_string()
    }

    /// The missing features, in llvm-mc's words.
    #[must_use]
    pub fn missing(&self, needs: Needs) -> String {
        let names = |group: &Bits, sign: &str| {
            let of = |(i, feature): (usize, &Feature)| meet(group, &bit(i)).then_some(feature.text);
            self.tables.features.iter().enumerate().filter_map(of).collect::<Vec<_>>().join(sign)
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

/// The features that an instruction requires: conditions that must all hold, each with alternatives, each of which is a
/// list of features. `to_string()` is like `sve2 or sme, bf16`, with `+` between the features of an alternative.
///
/// A target of x86 has all instructions, whatever its features; what they require are the names of LLVM's features.
#[cfg(feature = "disasm")]
#[derive(Clone, Copy, Debug)]
pub struct Requirements {
    needs: Needs,
    others: Needs,
    features: &'static [Feature],
}

#[cfg(feature = "disasm")]
impl Requirements {
    /// No conditions.
    pub(crate) const NONE: Requirements = Requirements { needs: &[], others: &[], features: &[] };

    pub(in crate::arch) fn new(needs: Needs, features: &'static [Feature]) -> Self {
        Requirements { needs, others: &[], features }
    }

    /// These conditions and others.
    pub(in crate::arch) fn and(self, others: Needs) -> Self {
        Requirements { others, ..self }
    }

    /// Returns whether there is no condition.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.needs.is_empty() && self.others.is_empty()
    }

    /// The conditions, each with its alternatives, each with the names of its features for `-mattr`. A name that begins
    /// with `!` is that of a feature that must not be enabled.
    pub fn conditions(
        &self,
    ) -> impl Iterator<Item = impl Iterator<Item = impl Iterator<Item = &'static str> + use<>> + use<>> + use<> {
        let features = self.features;
        let name = move |index: usize| features.get(index).map(|feature| feature.name);
        let group = move |group: &'static Bits| numbers(group).filter_map(name);
        self.needs.iter().chain(self.others).map(move |groups| groups.iter().map(group))
    }
}

#[cfg(feature = "disasm")]
impl std::fmt::Display for Requirements {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, alternatives) in self.conditions().enumerate() {
            f.write_str(if i > 0 { ", " } else { "" })?;
            for (i, features) in alternatives.enumerate() {
                f.write_str(if i > 0 { " or " } else { "" })?;
                for (i, feature) in features.enumerate() {
                    f.write_str(if i > 0 { "+" } else { "" })?;
                    f.write_str(feature)?;
                }
            }
        }
        Ok(())
    }
}
