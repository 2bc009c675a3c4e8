//! DEFLATE (RFC 1951) in the zlib format (RFC 1950), with the same bytes that zlib generates at its default level, 6.
//!
//! The choice of matches determines the bytes, so the search is zlib's own: hash chains over the last 32 KiB, followed
//! for a limited number of steps, and lazy matching, which defers a match by one byte if the next one is longer. The
//! window slides as in zlib, since the position at its start cannot be referred to. Level 6 looks for matches of up to
//! 128 bytes at up to 128 positions, a quarter of them if there is already a match of 8, and none if there is one of
//! 16.

use super::trees::Trees;

const MIN_MATCH: usize = 3;
const MAX_MATCH: usize = 258;
/// The lookahead required so that a match can be found and the next byte be hashed.
const MIN_LOOKAHEAD: usize = MAX_MATCH + MIN_MATCH + 1;
const WINDOW: usize = 1 << 15;
/// The largest distance of a match.
const MAX_DISTANCE: usize = WINDOW - MIN_LOOKAHEAD;
const HASH_BITS: u32 = 15;
const HASH_SHIFT: u32 = HASH_BITS.div_ceil(MIN_MATCH as u32);
/// A match of three bytes with a larger distance than this costs more than it saves.
const TOO_FAR: usize = 4096;

const GOOD_LENGTH: usize = 8;
const MAX_LAZY: usize = 16;
const NICE_LENGTH: usize = 128;
const MAX_CHAIN: u32 = 128;

/// Compresses bytes to a zlib stream.
pub(super) fn zlib(input: &[u8]) -> Vec<u8> {
    let mut search = Search {
        rest: input,
        window: vec![0; 2 * WINDOW],
        previous: vec![0; WINDOW],
        head: vec![0; 1 << HASH_BITS],
        hash: 0,
        at: 0,
        lookahead: 0,
        match_start: 0,
        block_start: 0,
        trees: Trees::new(vec![0x78, 0x9c]),
    };
    search.run();
    let mut out = search.trees.finish();
    out.extend_from_slice(&adler32(input).to_be_bytes());
    out
}

/// The checksum of RFC 1950.
fn adler32(bytes: &[u8]) -> u32 {
    const BASE: u32 = 65521;
    let (mut a, mut b) = (1u32, 0u32);
    // This many sums do not overflow 32 bits.
    for piece in bytes.chunks(5552) {
        for &byte in piece {
            a += u32::from(byte);
            b += a;
        }
        (a, b) = (a % BASE, b % BASE);
    }
    b << 16 | a
}

struct Search<'i> {
    /// The input that is not in the window yet.
    rest: &'i [u8],
    window: Vec<u8>,
    /// The previous position with the same hash, or 0.
    previous: Vec<u16>,
    /// The last position of each hash.
    head: Vec<u16>,
    hash: usize,
    /// The position in the window for which matches are searched.
    at: usize,
    /// The number of bytes in the window from there on.
    lookahead: usize,
    match_start: usize,
    /// The start of the block, which may be before the window.
    block_start: isize,
    trees: Trees,
}

impl Search<'_> {
    fn run(&mut self) {
        let (mut length, mut has_byte) = (MIN_MATCH - 1, false);
        loop {
            if self.lookahead < MIN_LOOKAHEAD {
                self.fill();
                if self.lookahead == 0 {
                    break;
                }
            }
            let candidate = if self.lookahead >= MIN_MATCH { self.insert() } else { 0 };
            let (last_length, last_start) = (length, self.match_start);
            length = MIN_MATCH - 1;
            if candidate != 0 && last_length < MAX_LAZY && self.at - candidate <= MAX_DISTANCE {
                length = self.longest(candidate, last_length);
                if length == MIN_MATCH && self.at.wrapping_sub(self.match_start) > TOO_FAR {
                    length = MIN_MATCH - 1;
                }
            }
            if last_length >= MIN_MATCH && length <= last_length {
                let last_place = self.at + self.lookahead - MIN_MATCH;
                let is_full = self.trees.distance((self.at - 1).wrapping_sub(last_start), last_length - MIN_MATCH);
                self.lookahead -= last_length - 1;
                for _ in 0..last_length - 2 {
                    self.at += 1;
                    if self.at <= last_place {
                        self.insert();
                    }
                }
                (has_byte, length) = (false, MIN_MATCH - 1);
                self.at += 1;
                if is_full {
                    self.flush(false);
                }
                continue;
            }
            if has_byte && self.trees.literal(self.window[self.at - 1]) {
                self.flush(false);
            }
            has_byte = true;
            self.at += 1;
            self.lookahead -= 1;
        }
        if has_byte {
            self.trees.literal(self.window[self.at - 1]);
        }
        self.flush(true);
    }

    fn flush(&mut self, is_last: bool) {
        let start = usize::try_from(self.block_start).ok();
        let stored = start.and_then(|start| self.window.get(start..self.at));
        let length = (self.at as isize - self.block_start) as usize;
        self.trees.block(stored, length, is_last);
        self.block_start = self.at as isize;
    }

    fn update_hash(&mut self, byte: u8) {
        self.hash = (self.hash << HASH_SHIFT ^ usize::from(byte)) & ((1 << HASH_BITS) - 1);
    }

    /// Records the position, and returns the previous one with the same hash.
    fn insert(&mut self) -> usize {
        self.update_hash(self.window[self.at + MIN_MATCH - 1]);
        let before = self.head[self.hash];
        self.previous[self.at % WINDOW] = before;
        // Positions in the window are less than 64 Ki.
        self.head[self.hash] = self.at as u16;
        usize::from(before)
    }

    /// Fills the window, which first slides by half if the position is in its last part.
    fn fill(&mut self) {
        loop {
            if self.at >= WINDOW + MAX_DISTANCE {
                self.window.copy_within(WINDOW.., 0);
                // This may be the start of a deferred match.
                self.match_start = self.match_start.wrapping_sub(WINDOW);
                self.at -= WINDOW;
                self.block_start -= WINDOW as isize;
                for place in self.head.iter_mut().chain(&mut self.previous) {
                    *place = place.saturating_sub(WINDOW as u16);
                }
            }
            if self.rest.is_empty() {
                return;
            }
            let end = self.at + self.lookahead;
            let (now, rest) = self.rest.split_at(self.rest.len().min(self.window.len() - end));
            self.window[end..end + now.len()].copy_from_slice(now);
            self.rest = rest;
            self.lookahead += now.len();
            if self.lookahead >= MIN_MATCH {
                self.hash = usize::from(self.window[self.at]);
                self.update_hash(self.window[self.at + 1]);
            }
            if self.lookahead >= MIN_LOOKAHEAD || self.rest.is_empty() {
                return;
            }
        }
    }

    /// Finds the longest match that is longer than the last one, and records its start. Returns its length, or that of
    /// the last match.
    fn longest(&mut self, mut candidate: usize, last_length: usize) -> usize {
        let mut chain = if last_length >= GOOD_LENGTH { MAX_CHAIN >> 2 } else { MAX_CHAIN };
        let nice = NICE_LENGTH.min(self.lookahead);
        let limit = self.at.saturating_sub(MAX_DISTANCE);
        let here = &self.window[self.at..self.window.len().min(self.at + MAX_MATCH)];
        let mut best = last_length;
        loop {
            let there = &self.window[candidate..];
            if there.get(best) == here.get(best) && there[best - 1] == here[best - 1] {
                let length = here.iter().zip(there).take_while(|(a, b)| a == b).count();
                if length > best {
                    self.match_start = candidate;
                    best = length;
                    if length >= nice {
                        break;
                    }
                }
            }
            candidate = usize::from(self.previous[candidate % WINDOW]);
            chain -= 1;
            if candidate <= limit || chain == 0 {
                break;
            }
        }
        best.min(self.lookahead)
    }
}
