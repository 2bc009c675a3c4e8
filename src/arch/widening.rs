//! What a machine asks of the layout once every size is known.

/// Which padding is replaced by larger encodings of the instructions in front of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Widening {
    /// That of alignments.
    pub alignments: bool,
    /// That in front of what is kept from a boundary.
    pub boundaries: bool,
}
