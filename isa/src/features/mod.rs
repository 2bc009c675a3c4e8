//! Processor features.

#[cfg(feature = "compiler")]
pub mod table;

/// One bit per feature of a machine.
pub type Bits = [u64; 3];

/// Conditions that must all hold. Each is a list of alternatives, and an alternative is a set of features that are all
/// required.
pub type Needs = &'static [&'static [Bits]];

/// A feature.
#[derive(Debug)]
pub struct Feature {
    /// The name in `-mattr`. `!name` is the absence of a feature.
    pub name: &'static str,
    /// The name in messages.
    pub text: &'static str,
    /// The names in `.arch_extension`.
    pub extensions: &'static [&'static str],
    /// The feature and all features that it implies.
    pub brings: Bits,
}

/// An extension of `.arch_extension`.
#[derive(Debug)]
pub struct Extension {
    /// The name.
    pub name: &'static str,
    /// The features that it requires.
    pub needs: Bits,
    /// The features that it enables or disables.
    pub features: Bits,
    /// Only GNU as has it.
    pub is_gnu: bool,
}
