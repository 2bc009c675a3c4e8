//! The blocks of DEFLATE (RFC 1951, section 3.2): symbols to the shortest of three forms, with the Huffman codes that zlib makes.
//!
//! Codes of the same lengths can be made in many ways, and which symbols have which lengths depends on the order in which nodes of
//! equal weight are joined: it is zlib's, a heap in which the less deep of two equal nodes comes first.

const LITERALS: usize = 256;
const LENGTH_CODES: usize = 29;
const L_CODES: usize = LITERALS + 1 + LENGTH_CODES;
const D_CODES: usize = 30;
const BL_CODES: usize = 19;
const END_BLOCK: usize = 256;
const HEAP: usize = 2 * L_CODES + 1;
/// A block has at most so many symbols, and one less.
const BLOCK_SYMBOLS: usize = (1 << 14) - 1;

const EXTRA_LENGTH_BITS: [u8; LENGTH_CODES] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const EXTRA_DISTANCE_BITS: [u8; D_CODES] =
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const EXTRA_BL_BITS: [u8; BL_CODES] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 7];
/// The order in which the lengths of the codes of code lengths are written.
const BL_ORDER: [usize; BL_CODES] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// The number of the code of a length (less 3) or distance (less 1), and the first of that code.
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

/// The same of a length. The longest has a code of its own.
fn length_code(length: usize) -> (usize, usize) {
    if length == 255 { (LENGTH_CODES - 1, 255) } else { code_of(length, &EXTRA_LENGTH_BITS[..LENGTH_CODES - 1]) }
}

/// A tree that is being made: how often each symbol occurs; then its code and the length of that.
struct Tree {
    frequencies: Vec<u16>,
    lengths: Vec<u8>,
    codes: Vec<u16>,
    extra: &'static [u8],
    extra_base: usize,
    max_length: usize,
    fixed_lengths: fn(usize) -> u8,
    max_code: usize,
}

impl Tree {
    fn new(
        elements: usize,
        extra: &'static [u8],
        extra_base: usize,
        max_length: usize,
        fixed_lengths: fn(usize) -> u8,
    ) -> Self {
        Tree {
            frequencies: vec![0; elements],
            lengths: vec![0; elements],
            codes: vec![0; elements],
            extra,
            extra_base,
            max_length,
            fixed_lengths,
            max_code: 0,
        }
    }

    fn extra_bits(&self, symbol: usize) -> u8 {
        symbol.checked_sub(self.extra_base).and_then(|index| self.extra.get(index)).copied().unwrap_or(0)
    }

    /// Makes the lengths and the codes; gives the size of the block's symbols in bits, and that with the fixed code.
    fn build(&mut self) -> (u64, u64) {
        let elements = self.frequencies.len();
        self.max_code = 0;
        let mut heap = Heap { nodes: Vec::with_capacity(HEAP), frequencies: vec![0; HEAP], depths: vec![0; HEAP] };
        for (symbol, &frequency) in self.frequencies.iter().enumerate() {
            heap.frequencies[symbol] = u32::from(frequency);
            if frequency != 0 {
                heap.nodes.push(symbol);
                self.max_code = symbol;
            }
            self.lengths[symbol] = 0;
        }
        // A code has two symbols at least.
        while heap.nodes.len() < 2 {
            let symbol = if !heap.nodes.is_empty() && self.max_code < 2 { self.max_code + 1 } else { 0 };
            heap.nodes.push(symbol);
            heap.frequencies[symbol] = 1;
            self.max_code = self.max_code.max(symbol);
        }
        for n in (0..heap.nodes.len() / 2).rev() {
            heap.sink(n);
        }
        // The nodes in descending order, joined ones too, and the parent of each.
        let mut order = Vec::with_capacity(HEAP);
        let mut parents = vec![0; HEAP];
        let mut node = elements;
        while heap.nodes.len() >= 2 {
            let least = heap.take();
            let next = heap.nodes[0];
            order.push(least);
            order.push(next);
            heap.frequencies[node] = heap.frequencies[least] + heap.frequencies[next];
            heap.depths[node] = heap.depths[least].max(heap.depths[next]) + 1;
            (parents[least], parents[next]) = (node, node);
            heap.nodes[0] = node;
            node += 1;
            heap.sink(0);
        }
        order.push(heap.nodes[0]);
        order.reverse();
        let counts = self.limit(&order, &parents);
        self.assign(&counts);
        self.sizes()
    }

    /// The lengths of the codes, none longer than there may be: how many there are of each length.
    fn limit(&mut self, order: &[usize], parents: &[usize]) -> [u16; 16] {
        let elements = self.lengths.len();
        let mut counts = [0u16; 16];
        let mut lengths = vec![0usize; HEAP];
        let mut overflow = 0i32;
        for &node in &order[1..] {
            let mut length = lengths[parents[node]] + 1;
            if length > self.max_length {
                length = self.max_length;
                overflow += 1;
            }
            lengths[node] = length;
            if node < elements {
                self.lengths[node] = length as u8;
                counts[length] += 1;
            }
        }
        if overflow == 0 {
            return counts;
        }
        while overflow > 0 {
            let mut length = self.max_length - 1;
            while counts[length] == 0 {
                length -= 1;
            }
            counts[length] -= 1;
            counts[length + 1] += 2;
            counts[self.max_length] -= 1;
            overflow -= 2;
        }
        // The rarest symbols have the longest codes.
        let mut symbols = order.iter().rev().filter(|&&node| node < elements);
        for length in (1..=self.max_length).rev() {
            for &symbol in symbols.by_ref().take(usize::from(counts[length])) {
                self.lengths[symbol] = length as u8;
            }
        }
        counts
    }

    /// The codes of the lengths (RFC 1951, section 3.2.2), their bits in the order of the stream.
    fn assign(&mut self, counts: &[u16; 16]) {
        let mut next = [0u16; 16];
        let mut code = 0u16;
        for length in 1..16 {
            code = (code + counts[length - 1]) << 1;
            next[length] = code;
        }
        for (symbol, &length) in self.lengths.iter().enumerate() {
            if length != 0 {
                self.codes[symbol] = next[usize::from(length)].reverse_bits() >> (16 - length);
                next[usize::from(length)] += 1;
            }
        }
    }

    fn sizes(&self) -> (u64, u64) {
        let (mut own, mut fixed) = (0, 0);
        for (symbol, &frequency) in self.frequencies.iter().enumerate() {
            let extra = u64::from(self.extra_bits(symbol));
            own += u64::from(frequency) * (u64::from(self.lengths[symbol]) + extra);
            fixed += u64::from(frequency) * (u64::from((self.fixed_lengths)(symbol)) + extra);
        }
        (own, fixed)
    }

    /// Makes it the fixed code (RFC 1951, section 3.2.6).
    fn fixed(elements: usize, lengths: fn(usize) -> u8) -> Tree {
        let mut tree = Tree::new(elements, &[], 0, 15, lengths);
        let mut counts = [0; 16];
        for symbol in 0..elements {
            tree.lengths[symbol] = lengths(symbol);
            counts[usize::from(tree.lengths[symbol])] += 1;
        }
        tree.assign(&counts);
        tree
    }
}

fn fixed_literal(symbol: usize) -> u8 {
    match symbol {
        0..144 | 280.. => 8,
        144..256 => 9,
        256..280 => 7,
    }
}

/// The nodes of a tree that are not joined yet.
struct Heap {
    nodes: Vec<usize>,
    frequencies: Vec<u32>,
    depths: Vec<u8>,
}

impl Heap {
    fn is_smaller(&self, a: usize, b: usize) -> bool {
        (self.frequencies[a], self.depths[a]) <= (self.frequencies[b], self.depths[b])
    }

    /// Moves a node down to where it belongs.
    fn sink(&mut self, mut at: usize) {
        let node = self.nodes[at];
        loop {
            let mut child = 2 * at + 1;
            if child >= self.nodes.len() {
                break;
            }
            if child + 1 < self.nodes.len() && self.is_smaller(self.nodes[child + 1], self.nodes[child]) {
                child += 1;
            }
            if self.is_smaller(node, self.nodes[child]) {
                break;
            }
            self.nodes[at] = self.nodes[child];
            at = child;
        }
        self.nodes[at] = node;
    }

    /// Takes the rarest node out.
    fn take(&mut self) -> usize {
        let least = self.nodes.swap_remove(0);
        if !self.nodes.is_empty() {
            self.sink(0);
        }
        least
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
    /// Distance and length (less 3), or 0 and a byte.
    symbols: Vec<(u16, u8)>,
    fixed: (Tree, Tree),
}

impl Trees {
    /// Behind bytes.
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

    /// Adds a byte; true where the block is full.
    pub(super) fn literal(&mut self, byte: u8) -> bool {
        self.literals.frequencies[usize::from(byte)] += 1;
        self.symbols.push((0, byte));
        self.symbols.len() == BLOCK_SYMBOLS
    }

    /// Adds a match: how far back it is, and its length less 3; true where the block is full.
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

    /// Fills the last byte with zeros.
    fn wind_up(&mut self) {
        if self.bit_count != 0 {
            self.out.push(self.bits as u8);
        }
        (self.bits, self.bit_count) = (0, 0);
    }

    /// The stream.
    pub(super) fn finish(self) -> Vec<u8> {
        self.out
    }

    /// Writes the block; `stored` are its bytes, if they are still there.
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

    /// Makes the code of the code lengths: the size of the two trees in bits, and how many of its lengths are written.
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

    /// The symbols of the block and its end.
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

/// Code lengths as they are written: each a symbol, with a number in so many bits behind it (RFC 1951, section 3.2.7).
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
