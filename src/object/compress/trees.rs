//! DEFLATE blocks (RFC 1951, section 3.2): writes symbols in the shortest of the three block types.

use super::tree::Tree;

const LITERALS: usize = 256;
const LENGTH_CODES: usize = 29;
const L_CODES: usize = LITERALS + 1 + LENGTH_CODES;
const D_CODES: usize = 30;
const BL_CODES: usize = 19;
const END_BLOCK: usize = 256;
/// A block has at most this many symbols, as in zlib.
const BLOCK_SYMBOLS: usize = (1 << 14) - 1;

const EXTRA_LENGTH_BITS: [u8; LENGTH_CODES] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const EXTRA_DISTANCE_BITS: [u8; D_CODES] =
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const EXTRA_BL_BITS: [u8; BL_CODES] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7];
/// The order in which the lengths of the code length codes are written.
const BL_ORDER: [usize; BL_CODES] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// The code of a length (less 3) or distance (less 1), and the first value with that code.
fn code_of(value: usize, extra: &[u8]) -> (usize, usize) {
    let (mut first, mut code) = (0, 0);
    while let Some(&bits) = extra.get(code) {
        if value < first + (1 << bits) {
            break;
        }
        first += 1 << bits;
        code += 1;
    }
    (code, first)
}

fn length_code(length: usize) -> (usize, usize) {
    if length == 255 { (LENGTH_CODES - 1, 255) } else { code_of(length, &EXTRA_LENGTH_BITS[..LENGTH_CODES - 1]) }
}

fn fixed_literal(symbol: usize) -> u8 {
    match symbol {
        0..144 | 280.. => 8,
        144..256 => 9,
        256..280 => 7,
    }
}

/// The symbols of the current block, and the stream so far.
pub(super) struct Trees {
    out: Vec<u8>,
    bits: u64,
    bit_count: u32,
    literals: Tree,
    distances: Tree,
    code_lengths: Tree,
    /// Distance and length (less 3), or 0 and a literal byte.
    symbols: Vec<(u16, u8)>,
    fixed: (Tree, Tree),
}

impl Trees {
    /// Appends to `out`.
    pub(super) fn new(out: Vec<u8>) -> Self {
        let mut trees = Trees {
            out,
            bits: 0,
            bit_count: 0,
            literals: Tree::new(L_CODES, &EXTRA_LENGTH_BITS, LITERALS + 1, 15, fixed_literal),
            distances: Tree::new(D_CODES, &EXTRA_DISTANCE_BITS, 0, 15, |_| 5),
            code_lengths: Tree::new(BL_CODES, &EXTRA_BL_BITS, 0, 7, |_| 0),
            symbols: Vec::with_capacity(BLOCK_SYMBOLS),
            fixed: (Tree::fixed(L_CODES + 2, fixed_literal), Tree::fixed(D_CODES, |_| 5)),
        };
        trees.start();
        trees
    }

    fn start(&mut self) {
        for tree in [&mut self.literals, &mut self.distances, &mut self.code_lengths] {
            tree.frequencies.fill(0);
        }
        self.literals.frequencies[END_BLOCK] = 1;
        self.symbols.clear();
    }

    /// Adds a literal. Returns true if the block is full.
    pub(super) fn literal(&mut self, byte: u8) -> bool {
        self.literals.frequencies[usize::from(byte)] += 1;
        self.symbols.push((0, byte));
        self.symbols.len() == BLOCK_SYMBOLS
    }

    /// Adds a match: its distance, and its length less 3. Returns true if the block is full.
    pub(super) fn distance(&mut self, distance: usize, length: usize) -> bool {
        self.literals.frequencies[LITERALS + 1 + length_code(length).0] += 1;
        self.distances.frequencies[code_of(distance - 1, &EXTRA_DISTANCE_BITS).0] += 1;
        self.symbols.push((distance as u16, length as u8));
        self.symbols.len() == BLOCK_SYMBOLS
    }

    fn put(&mut self, value: u32, count: u32) {
        self.bits |= u64::from(value) << self.bit_count;
        self.bit_count += count;
        while self.bit_count >= 8 {
            self.out.push(self.bits as u8);
            self.bits >>= 8;
            self.bit_count -= 8;
        }
    }

    /// Pads the last byte with zeros.
    fn wind_up(&mut self) {
        if self.bit_count != 0 {
            self.out.push(self.bits as u8);
        }
        (self.bits, self.bit_count) = (0, 0);
    }

    pub(super) fn finish(self) -> Vec<u8> {
        self.out
    }

    /// Writes the block; `stored` are its bytes, if they are still in the window.
    pub(super) fn block(&mut self, stored: Option<&[u8]>, stored_length: usize, is_last: bool) {
        let (literals, fixed_literals) = self.literals.build();
        let (distances, fixed_distances) = self.distances.build();
        let (lengths, last_length) = self.lengths();
        let own = literals + distances + lengths;
        let (own, fixed) = ((own + 3 + 7) >> 3, (fixed_literals + fixed_distances + 3 + 7) >> 3);
        let shorter = own.min(fixed);
        let last = u32::from(is_last);
        match stored {
            Some(stored) if stored_length as u64 + 4 <= shorter => {
                self.put(last, 3);
                self.wind_up();
                let length = stored_length as u16;
                self.out.extend_from_slice(&length.to_le_bytes());
                self.out.extend_from_slice(&(!length).to_le_bytes());
                self.out.extend_from_slice(stored);
            }
            _ if fixed <= own => {
                self.put(2 | last, 3);
                self.contents(true);
            }
            _ => {
                self.put(4 | last, 3);
                self.trees(last_length);
                self.contents(false);
            }
        }
        self.start();
        if is_last {
            self.wind_up();
        }
    }

    /// Makes the code for code lengths. Returns the size of the two trees in bits, and the number of its lengths that
    /// are written.
    fn lengths(&mut self) -> (u64, usize) {
        for tree in [&self.literals, &self.distances] {
            for (symbol, _, _) in runs(&tree.lengths[..=tree.max_code]) {
                self.code_lengths.frequencies[symbol] += 1;
            }
        }
        let (size, _) = self.code_lengths.build();
        let count = (4..=BL_CODES).rev().find(|&n| self.code_lengths.lengths[BL_ORDER[n - 1]] != 0).unwrap_or(4);
        let count = count.max(4);
        (size + 3 * count as u64 + 5 + 5 + 4, count)
    }

    fn trees(&mut self, count: usize) {
        self.put(self.literals.max_code as u32 + 1 - 257, 5);
        self.put(self.distances.max_code as u32, 5);
        self.put(count as u32 - 4, 4);
        for symbol in &BL_ORDER[..count] {
            self.put(u32::from(self.code_lengths.lengths[*symbol]), 3);
        }
        let literals = runs(&self.literals.lengths[..=self.literals.max_code]);
        let distances = runs(&self.distances.lengths[..=self.distances.max_code]);
        for (symbol, extra, bits) in literals.into_iter().chain(distances) {
            self.put(u32::from(self.code_lengths.codes[symbol]), u32::from(self.code_lengths.lengths[symbol]));
            self.put(extra, bits);
        }
    }

    /// Writes the symbols of the block and the end-of-block symbol.
    fn contents(&mut self, is_fixed: bool) {
        let symbols = std::mem::take(&mut self.symbols);
        for &(distance, byte) in &symbols {
            if distance == 0 {
                self.symbol(usize::from(byte), is_fixed);
                continue;
            }
            let length = usize::from(byte);
            let (code, first) = length_code(length);
            self.symbol(LITERALS + 1 + code, is_fixed);
            self.put((length - first) as u32, u32::from(EXTRA_LENGTH_BITS[code]));
            let distance = usize::from(distance) - 1;
            let (code, first) = code_of(distance, &EXTRA_DISTANCE_BITS);
            let tree = if is_fixed { &self.fixed.1 } else { &self.distances };
            self.put(u32::from(tree.codes[code]), u32::from(tree.lengths[code]));
            self.put((distance - first) as u32, u32::from(EXTRA_DISTANCE_BITS[code]));
        }
        self.symbol(END_BLOCK, is_fixed);
        self.symbols = symbols;
    }

    fn symbol(&mut self, symbol: usize, is_fixed: bool) {
        let tree = if is_fixed { &self.fixed.0 } else { &self.literals };
        self.put(u32::from(tree.codes[symbol]), u32::from(tree.lengths[symbol]));
    }
}

/// Run-length encoded code lengths: each a symbol, followed by a number and its size in bits (RFC 1951, section 3.2.7).
fn runs(lengths: &[u8]) -> Vec<(usize, u32, u32)> {
    let mut out = Vec::new();
    let mut at = 0;
    let mut before = None;
    while let Some(&length) = lengths.get(at) {
        let same = lengths[at..].iter().take_while(|&&l| l == length).count();
        let take = if length == 0 {
            let take = same.min(138);
            match take {
                0..3 => out.extend(std::iter::repeat_n((0, 0, 0), take)),
                3..11 => out.push((17, take as u32 - 3, 3)),
                _ => out.push((18, take as u32 - 11, 7)),
            }
            take
        } else {
            let is_new = before != Some(length);
            let take = same.min(if is_new { 7 } else { 6 });
            let repeats = take - usize::from(is_new);
            if repeats < 3 {
                out.extend(std::iter::repeat_n((usize::from(length), 0, 0), take));
            } else {
                out.extend(std::iter::repeat_n((usize::from(length), 0, 0), usize::from(is_new)));
                out.push((16, repeats as u32 - 3, 2));
            }
            take
        };
        before = Some(length);
        at += take;
    }
    out
}
