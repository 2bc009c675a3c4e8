//! Huffman codes (RFC 1951, section 3.2.2) as zlib makes them.
//!
//! Different codes have the same total size, and which symbol has which length depends on the order in which nodes of
//! equal weight are joined. It is zlib's: a heap in which the shallower of two equal nodes comes first.

/// The nodes of the largest tree: 286 literals and lengths, and the nodes that join them.
const HEAP: usize = 2 * 286 + 1;

/// A tree under construction: the frequency of each symbol; then its code and the length of the code.
pub(super) struct Tree {
    pub(super) frequencies: Vec<u16>,
    pub(super) lengths: Vec<u8>,
    pub(super) codes: Vec<u16>,
    extra: &'static [u8],
    extra_base: usize,
    max_length: usize,
    fixed_lengths: fn(usize) -> u8,
    pub(super) max_code: usize,
}

impl Tree {
    pub(super) fn new(
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

    /// Builds the lengths and codes. Returns the size in bits of the block's symbols with this code, and with the fixed
    /// code.
    pub(super) fn build(&mut self) -> (u64, u64) {
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
        // A code has at least two symbols.
        while heap.nodes.len() < 2 {
            let symbol = if !heap.nodes.is_empty() && self.max_code < 2 { self.max_code + 1 } else { 0 };
            heap.nodes.push(symbol);
            heap.frequencies[symbol] = 1;
            self.max_code = self.max_code.max(symbol);
        }
        for n in (0..heap.nodes.len() / 2).rev() {
            heap.sink(n);
        }
        // The nodes in descending order, including inner ones, and the parent of each.
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

    /// Limits the lengths of the codes to the maximum. Returns the number of codes of each length.
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

    /// Assigns codes to the lengths (RFC 1951, section 3.2.2), with the bits in stream order.
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

    /// Makes the fixed code (RFC 1951, section 3.2.6).
    pub(super) fn fixed(elements: usize, lengths: fn(usize) -> u8) -> Tree {
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

    /// Sifts a node down.
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

    /// Removes the rarest node.
    fn take(&mut self) -> usize {
        let least = self.nodes.swap_remove(0);
        if !self.nodes.is_empty() {
            self.sink(0);
        }
        least
    }
}
