//! Short lists and texts without allocations.

use std::fmt;
use std::ops::Deref;

/// A list of at most `N` elements, stored in place. It is used as a slice.
#[derive(Clone, Copy, PartialEq)]
pub struct List<T, const N: usize> {
    items: [T; N],
    count: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list. `filler` occupies the places that are not used.
    pub(crate) fn new(filler: T) -> Self {
        List { items: [filler; N], count: 0 }
    }

    /// Appends an element, unless the list is full.
    pub(in crate::arch) fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.count)) {
            *place = item;
            self.count += 1;
        }
    }

    /// The last element.
    pub(in crate::arch) fn last_mut(&mut self) -> Option<&mut T> {
        let last = usize::from(self.count).checked_sub(1)?;
        self.items.get_mut(last)
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.items.get(..usize::from(self.count)).unwrap_or_default()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.count))
    }
}

impl<'l, T, const N: usize> IntoIterator for &'l List<T, N> {
    type Item = &'l T;
    type IntoIter = std::slice::Iter<'l, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A short text, stored in place: a mnemonic, or the name of an operand. It is used as a `str`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Text {
    bytes: [u8; Text::CAPACITY],
    length: u8,
}

impl Text {
    /// The largest number of bytes. Mnemonics and names are shorter.
    const CAPACITY: usize = 31;

    /// An empty text.
    pub(crate) fn new() -> Self {
        Text { bytes: [0; Text::CAPACITY], length: 0 }
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..usize::from(self.length)).unwrap_or_default();
        std::str::from_utf8(bytes).unwrap_or_default()
    }
}

impl fmt::Write for Text {
    /// Fails without an effect if the text is too long.
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let start = usize::from(self.length);
        let place = self.bytes.get_mut(start..start + text.len()).ok_or(fmt::Error)?;
        place.copy_from_slice(text.as_bytes());
        self.length += text.len() as u8;
        Ok(())
    }
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}
