//! Ranges of source positions.

/// A range of positions in the source map: `start` up to but not including `end`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The position of the first byte.
    pub start: u32,
    /// The position after the last byte.
    pub end: u32,
}

impl Span {
    /// The empty range at a position.
    #[must_use]
    pub fn at(position: u32) -> Span {
        Span::new(position, position)
    }

    /// A span from `start` up to `end`.
    #[inline]
    #[must_use]
    pub fn new(start: u32, end: u32) -> Self {
        Span { start, end }
    }

    /// The span as an index range, for a text that starts at position 0.
    #[must_use]
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}
