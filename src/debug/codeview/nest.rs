//! The forest of inlined calls, and runs of lines that a table treats alike.
//!
//! The line table of a function also covers the calls inlined into it, and each of those may have a table that covers
//! the calls inlined there. A table must skip quickly what it does not list line by line, or nested calls take
//! quadratic time.

use super::lines::Line;
use super::{Function, Source};
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The length of the runs that are searched linearly, and of the smallest blocks of the index, in lines.
const BLOCK: usize = 64;

/// The index is built once linear search has passed this many times the number of lines: few texts have long runs, and
/// it takes memory.
const SEARCH_FACTOR: usize = 4;

/// A function's node in the forest of inlined calls.
#[derive(Clone, Debug)]
struct Node {
    /// Its preorder number, and the one after those of all calls inlined into it.
    order: Range<u32>,
    depth: u32,
    /// An ancestor several levels up, chosen so that any ancestor is reached in a logarithmic number of steps.
    jump: u32,
    /// The range of lines of the function and of all calls inlined into it.
    extent: Option<(u32, u32)>,
}

/// The forest of inlined calls of the whole text.
#[derive(Debug)]
pub(super) struct Nest {
    nodes: Vec<Node>,
    /// For blocks of 1, 2, 4, ... times [`BLOCK`] lines: the preorder numbers of their functions, sorted within each
    /// block.
    index: OnceLock<Vec<Vec<u32>>>,
    /// The number of lines searched linearly so far, beyond the first block of each run.
    passed: AtomicUsize,
}

impl Nest {
    /// A parent must precede the calls inlined into it.
    pub(super) fn new(functions: &[Function]) -> Self {
        let node = |function: &Function| Node { order: 0..1, depth: 0, jump: 0, extent: function.extent };
        let mut nodes: Vec<Node> = functions.iter().map(node).collect();
        let parent = |at: usize| functions[at].parent.map(|(parent, _)| parent as usize);
        // Compute sizes and extents from the leaves up.
        for at in (0..nodes.len()).rev() {
            let Some(parent) = parent(at) else { continue };
            nodes[parent].order.end += nodes[at].order.end;
            nodes[parent].extent = match (nodes[parent].extent, nodes[at].extent) {
                (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
                (a, b) => a.or(b),
            };
        }
        // Number the nodes from the roots down; `next[i]` is the first number within function `i` not yet given to an
        // inlined call.
        let mut roots = 0;
        let mut next: Vec<u32> = Vec::with_capacity(nodes.len());
        for at in 0..nodes.len() {
            let size = nodes[at].order.end;
            let start = match parent(at) {
                Some(parent) => {
                    let above = &nodes[parent];
                    let far = &nodes[above.jump as usize];
                    let is_even = above.depth - far.depth == far.depth - nodes[far.jump as usize].depth;
                    let (depth, jump) = (above.depth + 1, if is_even { far.jump } else { parent as u32 });
                    (nodes[at].depth, nodes[at].jump) = (depth, jump);
                    &mut next[parent]
                }
                None => {
                    nodes[at].jump = at as u32;
                    &mut roots
                }
            };
            nodes[at].order = *start..*start + size;
            *start += size;
            let own = nodes[at].order.start + 1;
            next.push(own);
        }
        Nest { nodes, index: OnceLock::new(), passed: AtomicUsize::new(0) }
    }

    /// The range of lines of a function and of all calls inlined into it.
    pub(super) fn extent(&self, function: u32) -> Option<(u32, u32)> {
        self.nodes.get(function as usize)?.extent
    }

    /// The direct child of `outer` that is `inner` or contains it; `None` if `inner` is not inlined into `outer`.
    fn call(&self, inner: u32, outer: u32, functions: &[Function]) -> Option<u32> {
        let (node, above) = (self.nodes.get(inner as usize)?, self.nodes.get(outer as usize)?);
        if inner == outer || !above.order.contains(&node.order.start) {
            return None;
        }
        let depth = above.depth + 1;
        let mut at = inner;
        while self.nodes[at as usize].depth > depth {
            let jump = self.nodes[at as usize].jump;
            at = if self.nodes[jump as usize].depth >= depth { jump } else { functions[at as usize].parent?.0 };
        }
        Some(at)
    }

    /// The source line that a table of `outer` shows for the line `at`, and the first line before `end` that may show
    /// another; `None` for code of a function not inlined into `outer`.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn run(
        &self,
        lines: &[Line],
        at: usize,
        end: usize,
        outer: u32,
        functions: &[Function],
    ) -> (Option<Source>, usize) {
        let inner = lines[at].function;
        match self.call(inner, outer, functions) {
            Some(call) => {
                let order = &self.nodes[call as usize].order;
                let source = functions[call as usize].parent.map(|(_, source)| source);
                (source, self.seek(lines, at + 1, end, order, false))
            }
            None => (None, self.seek(lines, at + 1, end, &self.nodes[outer as usize].order, true)),
        }
    }

    /// The first line whose function's number is in `order` (`among`), or is not.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn seek(&self, lines: &[Line], mut at: usize, end: usize, order: &Range<u32>, among: bool) -> usize {
        let number = |at: usize| self.nodes[lines[at].function as usize].order.start;
        loop {
            let near = end.min(at + BLOCK);
            while at < near {
                if order.contains(&number(at)) == among {
                    return at;
                }
                at += 1;
            }
            if at == end {
                return end;
            }
            let pays = || self.passed.fetch_add(BLOCK, Ordering::Relaxed) >= SEARCH_FACTOR * lines.len();
            if self.index.get().is_some() || pays() {
                return self.seek_indexed(lines, at, end, order, among);
            }
        }
    }

    /// [`Self::seek`] with the index.
    #[cold]
    #[inline(never)]
    fn seek_indexed(&self, lines: &[Line], mut at: usize, end: usize, order: &Range<u32>, among: bool) -> usize {
        let number = |at: usize| self.nodes[lines[at].function as usize].order.start;
        let index = self.index.get_or_init(|| index(&(0..lines.len()).map(number).collect::<Vec<_>>()));
        let has = |block: &[u32]| match (block.first(), block.last()) {
            (Some(first), Some(last)) if !among => !order.contains(first) || !order.contains(last),
            _ => block.get(block.partition_point(|n| *n < order.start)).is_some_and(|n| *n < order.end),
        };
        while at < end {
            let mut size = BLOCK;
            for level in index {
                if !at.is_multiple_of(size) || has(&level[at..level.len().min(at + size)]) {
                    break;
                }
                size *= 2;
            }
            if size > BLOCK {
                at += size / 2;
            } else if order.contains(&number(at)) == among {
                return at;
            } else {
                at += 1;
            }
        }
        end
    }
}

/// The numbers, sorted within blocks of growing size.
fn index(numbers: &[u32]) -> Vec<Vec<u32>> {
    let mut levels = Vec::new();
    let mut size = BLOCK;
    loop {
        let mut level = levels.last().map_or(numbers, Vec::as_slice).to_vec();
        level.chunks_mut(size).for_each(<[u32]>::sort);
        levels.push(level);
        if size >= numbers.len() {
            return levels;
        }
        size *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn functions(parents: &[Option<u32>]) -> Vec<Function> {
        let function = |parent: &Option<u32>| Function {
            parent: parent.map(|p| (p, Source { file: 1, line: p, column: 0 })),
            section: None,
            extent: None,
        };
        parents.iter().map(function).collect()
    }

    /// Runs agree with a linear search in any forest.
    #[test]
    fn runs_are_those_of_a_plain_search() {
        let mut seed = 7u64;
        let mut random = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        for round in 0..40 {
            let count = 1 + random(40) as u32;
            let parents: Vec<_> = (0..count)
                .map(|n| match n {
                    0 => None,
                    n if round % 2 == 0 => Some(n - 1),
                    n => (random(5) > 0).then(|| random(u64::from(n)) as u32),
                })
                .collect();
            let functions = functions(&parents);
            let nest = Nest::new(&functions);
            let mut lines = Vec::new();
            while lines.len() < 3000 {
                let function = random(u64::from(count)) as u32;
                let line = Line::of_function(function);
                lines.extend(vec![line; 1 + random(if round % 3 == 0 { 600 } else { 3 }) as usize]);
            }
            let call = |mut at: u32, outer: u32| {
                while let Some(parent) = parents[at as usize] {
                    if parent == outer {
                        return Some(at);
                    }
                    at = parent;
                }
                None
            };
            for outer in 0..count {
                for at in (0..lines.len()).step_by(37).filter(|&at| lines[at].function != outer) {
                    let expected = call(lines[at].function, outer);
                    let is_other = |line: &Line| line.function == outer || call(line.function, outer) != expected;
                    let after = lines[at..].iter().position(is_other).map_or(lines.len(), |n| at + n);
                    let (source, found) = nest.run(&lines, at, lines.len(), outer, &functions);
                    assert_eq!((source.is_some(), found), (expected.is_some(), after));
                }
            }
        }
    }
}
