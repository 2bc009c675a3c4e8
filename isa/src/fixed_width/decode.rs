//! Decision trees from words to rows.

use super::row::{Notation, Row};
use super::tables::LEAF;
use crate::source::array;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Where a row is in the compiled tables: its own index, and that of its mnemonic.
#[derive(Clone, Copy, Debug, Default)]
pub struct Placed {
    pub row: usize,
    pub mnemonic: usize,
}

/// Rows with the same fixed bits.
#[derive(Debug)]
struct Pattern {
    mask: u32,
    value: u32,
    /// The rows, each after its rank: fewer bits of operands are more specific, then the order of the tables decides.
    rows: Vec<(u32, usize, usize)>,
}

/// A node tests at most this many bits.
const MAX_WIDTH: u32 = 6;

/// A list of rows is split only if it has more patterns than this: a few rows are compared as fast as a node is read, and
/// the trees of smaller lists have several times the size.
const MAX_LEAF: usize = 8;

/// The trees of all sets. Equal nodes and equal lists of rows are in them once.
#[derive(Debug, Default)]
struct Trees {
    nodes: Vec<u32>,
    leaves: Vec<usize>,
    /// The references to nodes, by what they consist of.
    known_nodes: BTreeMap<Vec<u32>, u32>,
    /// The references to lists, by their rows.
    known_leaves: BTreeMap<Vec<usize>, u32>,
}

/// Of the patterns, each with the tested bits of the children that it belongs to: the sum of the squares of the
/// children's lengths, which is the expected length of a child times their number.
fn cost(patterns: &[&Pattern], at: u32, width: u32) -> u64 {
    let low = (1u32 << width) - 1;
    let mut lengths = [0u64; 1 << MAX_WIDTH];
    for pattern in patterns {
        let (mask, value) = (pattern.mask >> at & low, pattern.value >> at & low);
        children(mask, value, low).for_each(|child| lengths[child as usize] += 1);
    }
    let all = &lengths[..1 << width];
    // Divided by the number of children, with a charge for the size of the node.
    (all.iter().map(|length| length * length).sum::<u64>() >> width) * 8 + (16u64 << width)
}

/// The values of the tested bits that agree with a pattern.
fn children(mask: u32, value: u32, low: u32) -> impl Iterator<Item = u32> {
    let free = low & !mask;
    // Counts through the subsets of the free bits.
    std::iter::successors(Some(0u32), move |subset| Some(subset.wrapping_sub(free) & free).filter(|next| *next != 0))
        .map(move |subset| value & mask | subset)
}

impl Trees {
    /// Adds the tree of some patterns, whose bits in `tested` are already decided, and returns the reference to it.
    fn add(&mut self, patterns: &[&Pattern], tested: u32, size: u32) -> Result<u32, String> {
        let best = (patterns.len() > MAX_LEAF).then(|| self.best(patterns, tested, size)).flatten();
        let Some((at, width)) = best else { return self.leaf(patterns) };
        let low = (1u32 << width) - 1;
        let mut lists: Vec<Vec<&Pattern>> = vec![Vec::new(); 1 << width];
        for pattern in patterns {
            let of = children(pattern.mask >> at & low, pattern.value >> at & low, low);
            of.for_each(|child| lists[child as usize].push(pattern));
        }
        let mut node = vec![at | width << 8];
        for list in &lists {
            node.push(self.add(list, tested | low << at, size)?);
        }
        if let Some(known) = self.known_nodes.get(&node) {
            return Ok(*known);
        }
        let reference = self.nodes.len() as u32;
        self.nodes.extend(&node);
        self.known_nodes.insert(node, reference);
        Ok(reference)
    }

    /// The bits that separate the patterns best, if any do.
    fn best(&self, patterns: &[&Pattern], tested: u32, size: u32) -> Option<(u32, u32)> {
        // Only bits that are fixed in some pattern separate.
        let fixed = patterns.iter().fold(0, |all, pattern| all | pattern.mask) & !tested;
        let options = (0..size).flat_map(|at| (1..=MAX_WIDTH.min(size - at)).map(move |width| (at, width)));
        let useful = options.filter(|&(at, width)| fixed >> at & 1 != 0 && fixed >> (at + width - 1) & 1 != 0);
        let (least, best) = useful.map(|(at, width)| (cost(patterns, at, width), (at, width))).min()?;
        let undivided = patterns.len() as u64 * patterns.len() as u64 * 8;
        (least < undivided).then_some(best)
    }

    fn leaf(&mut self, patterns: &[&Pattern]) -> Result<u32, String> {
        let mut ranked: Vec<(u32, usize, usize)> = patterns.iter().flat_map(|pattern| &pattern.rows).copied().collect();
        ranked.sort_unstable();
        let rows: Vec<usize> = ranked.into_iter().map(|row| row.2).collect();
        if let Some(known) = self.known_leaves.get(&rows) {
            return Ok(*known);
        }
        if rows.len() > 0xff {
            return Err(format!("{} rows share a leaf of the decision tree", rows.len()));
        }
        let reference = LEAF | (self.leaves.len() << 8 | rows.len()) as u32;
        self.leaves.extend(&rows);
        self.known_leaves.insert(rows, reference);
        Ok(reference)
    }
}

/// The tables as Rust source.
///
/// # Errors
/// If a table exceeds its index type.
pub fn rust<K: Notation>(rows: &[Row<K>], placed: &[Placed]) -> Result<String, String> {
    let mut sets: BTreeMap<usize, BTreeMap<(u32, u32), Pattern>> = BTreeMap::new();
    let mut masks = vec![0; rows.len()];
    let mut expected = vec![0; rows.len()];
    let mut named = vec![0; rows.len()];
    let mut sizes = BTreeMap::new();
    for (index, (row, place)) in rows.iter().zip(placed).enumerate() {
        let mask = row.mask();
        masks[place.row] = mask;
        expected[place.row] = row.expected;
        named[place.row] = place.mnemonic;
        let Some(set) = K::decode_set(row).filter(|_| !row.is_input) else { continue };
        sizes.insert(set, row.size());
        let value = row.value & mask;
        let pattern = || Pattern { mask, value, rows: Vec::new() };
        let list = &mut sets.entry(set).or_default().entry((mask, value)).or_insert_with(pattern).rows;
        list.push((row.rank(), index, place.row));
    }
    let mut trees = Trees::default();
    let mut roots = vec![LEAF; sets.keys().max().map_or(0, |last| last + 1)];
    for (set, patterns) in &sets {
        roots[*set] = trees.add(&patterns.values().collect::<Vec<_>>(), 0, sizes[set])?;
    }
    let mut out = String::new();
    // Separate, so that a program without a disassembler does not have them.
    let _ = writeln!(out, "#[cfg(feature = \"disasm\")]\nmod decode_tables {{");
    array(&mut out, "TREE", "u32", trees.nodes);
    array(&mut out, "ROOTS", "u32", roots);
    array(&mut out, "LEAVES", "u16", trees.leaves);
    array(&mut out, "MASKS", "u32", masks);
    let all = expected.iter().enumerate().filter(|row| *row.1 != 0).map(|(row, bits)| format!("({row}, {bits:#x})"));
    array(&mut out, "EXPECTED", "(u16, u32)", all);
    array(&mut out, "NAMED", "u16", named);
    out.push_str(TABLES);
    Ok(out)
}

const TABLES: &str = "}

#[cfg(feature = \"disasm\")]
impl llas_isa::fixed_width::tables::DecodeTables for Machine {
    const TREE: &'static [u32] = &decode_tables::TREE;
    const ROOTS: &'static [u32] = &decode_tables::ROOTS;
    const LEAVES: &'static [u16] = &decode_tables::LEAVES;
    const MASKS: &'static [u32] = &decode_tables::MASKS;
    const EXPECTED: &'static [(u16, u32)] = &decode_tables::EXPECTED;
    const NAMED: &'static [u16] = &decode_tables::NAMED;
}
";
