//! What a machine requests of the layout once all sizes are known.

/// The padding that is replaced by longer encodings of the preceding instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Widening {
    /// The padding of alignments.
    pub alignments: bool,
    /// The padding that keeps branches off boundaries.
    pub boundaries: bool,
}
