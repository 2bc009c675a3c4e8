//! The bytes of an object's sections while they are written.

use super::SubsectionId;
use std::hint::cold_path;
use std::ops::Range;

/// How many bytes a copy of short ranges writes at once.
const BLOCK: usize = 16;

/// Longer ranges are left to the C library.
const SHORT: usize = 64;

/// The least distance from the end to the bytes that are still to be moved; a copy writes less than that beyond the end.
const GAP: usize = 2 * BLOCK;

/// Bytes up to an end that moves.
///
/// The list is as long as all bytes will be, if that is known. After the end there may be the bytes of a subsection, which
/// move to the end when it reaches their place in the object: so they need no second list.
#[derive(Debug, Default)]
pub struct Contents {
    list: Vec<u8>,
    end: usize,
    /// The subsection whose bytes are still to be moved, and the range of all of them before that.
    pending: Option<(SubsectionId, Range<usize>)>,
}

impl Contents {
    /// No bytes yet, with memory for `size`: that of `list`, if it suffices. `None` if it cannot be allocated.
    pub fn with_size(mut list: Vec<u8>, size: u64) -> Option<Self> {
        let size = usize::try_from(size).ok()?;
        list.clear();
        list.try_reserve_exact(size).ok()?;
        list.resize(size, 0);
        Some(Contents { list, ..Contents::default() })
    }

    /// No bytes yet, with memory for `size`: that of the bytes of a subsection, which [`Contents::append_pending`] moves.
    /// `None` if it cannot be allocated.
    pub fn in_place(id: SubsectionId, mut bytes: Vec<u8>, size: u64) -> Option<Self> {
        let len = bytes.len();
        let all = usize::try_from(size).ok()?.checked_add(GAP)?.max(len);
        bytes.try_reserve_exact(all - len).ok()?;
        bytes.resize(all, 0);
        bytes.copy_within(..len, all - len);
        Some(Contents { list: bytes, end: 0, pending: Some((id, all - len..all)) })
    }

    /// These bytes.
    pub fn whole(list: Vec<u8>) -> Self {
        Contents { end: list.len(), list, pending: None }
    }

    /// The number of bytes that have been written.
    #[inline]
    pub fn len(&self) -> usize {
        self.end
    }

    /// The bytes that have been written.
    pub fn bytes(&self) -> &[u8] {
        &self.list[..self.end]
    }

    #[inline]
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.list[..self.end]
    }

    /// The bytes that have been written.
    pub fn into_bytes(mut self) -> Vec<u8> {
        self.list.truncate(self.end);
        self.list
    }

    /// Starts again, with the same memory.
    pub fn clear(&mut self) {
        self.end = 0;
    }

    #[inline]
    pub fn push(&mut self, byte: u8) {
        self.append_first([byte], 1);
    }

    pub fn append(&mut self, bytes: &[u8]) {
        let end = self.room(bytes.len());
        self.list[self.end..end].copy_from_slice(bytes);
        self.end = end;
    }

    /// Appends the first `len` bytes of an array. A copy of a fixed size is fast.
    #[inline]
    pub fn append_first<const N: usize>(&mut self, bytes: [u8; N], len: usize) {
        match self.list.get_mut(self.end..).and_then(<[u8]>::first_chunk_mut) {
            Some(place) if N <= BLOCK => {
                *place = bytes;
                self.end += len.min(N);
            }
            _ => {
                cold_path();
                self.append(&bytes[..len.min(N)]);
            }
        }
    }

    /// Appends copies of a byte.
    pub fn fill(&mut self, byte: u8, count: usize) {
        let end = self.room(count);
        self.list[self.end..end].fill(byte);
        self.end = end;
    }

    /// Appends zeros, or removes bytes, up to a length.
    pub fn resize(&mut self, len: usize) {
        match len.checked_sub(self.end) {
            Some(count) => self.fill(0, count),
            None => self.end = len,
        }
    }

    /// Appends a range of other bytes.
    #[inline]
    pub fn append_range(&mut self, from: &[u8], Range { mut start, end }: Range<usize>) {
        let mut to = self.end;
        if end - start <= SHORT {
            while start < end {
                let Some(block) = from.get(start..).and_then(<[u8]>::first_chunk::<BLOCK>) else { break };
                let Some(place) = self.list.get_mut(to..).and_then(<[u8]>::first_chunk_mut) else { break };
                *place = *block;
                (start, to) = (start + BLOCK, to + BLOCK);
            }
        }
        self.end = to - start.saturating_sub(end);
        if start < end {
            cold_path();
            self.append(&from[start..end]);
        }
    }

    /// The range of the list in which a subsection's bytes are that are to be moved.
    #[inline]
    pub fn pending(&self, id: SubsectionId) -> Option<Range<usize>> {
        self.pending.as_ref().filter(|pending| pending.0 == id).map(|pending| pending.1.clone())
    }

    /// Moves pending bytes to the end: a range of the list, after those that have been moved before.
    #[inline]
    pub fn append_pending(&mut self, Range { mut start, end }: Range<usize>) {
        let mut to = self.end;
        debug_assert!(start == end || to + GAP <= start);
        if end - start <= SHORT {
            while start < end {
                let Some(&block) = self.list.get(start..).and_then(<[u8]>::first_chunk::<BLOCK>) else { break };
                let Some(place) = self.list.get_mut(to..).and_then(<[u8]>::first_chunk_mut) else { break };
                *place = block;
                (start, to) = (start + BLOCK, to + BLOCK);
            }
        }
        self.end = to - start.saturating_sub(end);
        if start < end {
            cold_path();
            self.list.copy_within(start..end, to);
            self.end += end - start;
        }
    }

    /// The end after this many more bytes.
    #[inline]
    fn room(&mut self, count: usize) -> usize {
        let end = self.end + count;
        if end > self.list.len() {
            cold_path();
            self.list.resize(end, 0);
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ranges of any length, with any number of bytes between them.
    #[test]
    fn bytes_are_moved_before_they_are_overwritten() {
        let bytes: Vec<u8> = (0..2000u32).map(|i| (i * 7 % 251) as u8).collect();
        for between in [0, 1, 5, 70] {
            for len in [0, 1, 3, 15, 16, 17, 40, 64, 65, 300, 2000] {
                let ends: Vec<usize> = (1..=2000 / len.max(1)).map(|i| i * len).chain([bytes.len()]).collect();
                let mut expected = vec![1, 2, 3];
                let mut start = 0;
                for &end in &ends {
                    expected.extend_from_slice(&bytes[start..end]);
                    expected.extend(std::iter::repeat_n(9, between));
                    start = end;
                }
                let id = SubsectionId(4);
                let mut contents = Contents::in_place(id, bytes.clone(), expected.len() as u64).unwrap();
                let mut copied = Contents::with_size(Vec::new(), 10).unwrap();
                assert!(contents.pending(SubsectionId(3)).is_none());
                let pending = contents.pending(id).unwrap();
                assert_eq!(pending.len(), bytes.len());
                contents.append(&[1, 2, 3]);
                copied.append_first([1, 2, 3, 4, 5], 3);
                let mut start = 0;
                for &end in &ends {
                    contents.append_pending(pending.start + start..pending.start + end);
                    copied.append_range(&bytes, start..end);
                    contents.fill(9, between);
                    copied.resize(copied.len() + between);
                    let filled = copied.len() - between;
                    copied.bytes_mut()[filled..].fill(9);
                    start = end;
                }
                assert_eq!(contents.bytes(), expected, "{len} {between}");
                assert_eq!(contents.into_bytes(), expected, "{len} {between}");
                assert_eq!(copied.into_bytes(), expected, "{len} {between}");
            }
        }
    }
}
