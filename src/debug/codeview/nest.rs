//! Which calls are inlined into which functions, and runs of lines that one table treats alike.
//!
//! A function has a line table that also covers the calls inlined into it, and each of those may have a table that covers the
//! calls inlined there. What a table does not show one by one it must pass over quickly, or nested calls take quadratic time.

use super::lines::Line;
use super::{Function, Source};
use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The length of the runs that are searched line by line, and of the blocks of the index, in lines.
const BLOCK: usize = 64;

/// The index is made when this many times all lines were passed one by one: few texts have such runs, and it takes memory.
const PATIENCE: usize = 4;

/// A function's place in the forest of inlined calls.
#[derive(Clone, Debug)]
struct Node {
    /// Its number in preorder, and the one after those of all calls inlined into it.
    order: Range<u32>,
    depth: u32,
    /// An ancestor, so far up that a few of these steps lead to any other.
    jump: u32,
    /// The lines from the first to the last of the function and of all calls inlined into it.
    extent: Option<(u32, u32)>,
}

/// The forest of inlined calls, as it is when the whole text has been read.
#[derive(Debug)]
pub(super) struct Nest {
    nodes: Vec<Node>,
    /// For blocks of 1, 2, 4 … times [`BLOCK`] lines: the preorder numbers of their functions, sorted within each block.
    index: OnceLock<Vec<Vec<u32>>>,
    /// The lines passed one by one so far, beyond the first block of each run.
    passed: AtomicUsize,
}

impl Nest {
    /// A parent comes before the calls inlined into it.
    pub(super) fn new(functions: &[Function]) -> Self {
        let node = |function: &Function| Node { order: 0..1, depth: 0, jump: 0, extent: function.extent };
        let mut nodes: Vec<Node> = functions.iter().map(node).collect();
        let parent = |at: usize| functions[at].parent.map(|(parent, _)| parent as usize);
        // Sizes and extents from the leaves up.
        for at in (0..nodes.len()).rev() {
            let Some(parent) = parent(at) else { continue };
            nodes[parent].order.end += nodes[at].order.end;
            nodes[parent].extent = match (nodes[parent].extent, nodes[at].extent) {
                (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
                (a, b) => a.or(b),
            };
        }
        // Numbers from the roots down; `next` is the first number of a function that no call inlined into it has yet.
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

    /// The lines from the first to the last of a function and of all calls inlined into it.
    pub(super) fn extent(&self, function: u32) -> Option<(u32, u32)> {
        self.nodes.get(function as usize)?.extent
    }

    /// The call inlined directly into `outer` that `inner` is or is inlined into; none where `inner` is not inlined into `outer`.
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

    /// What a line of the function `of` is in a table of `outer`, and the first line after it, before `end`, that may be something
    /// else.
    pub(super) fn run(
        &self,
        lines: &[Line],
        (at, end): (usize, usize),
        outer: u32,
        functions: &[Function],
    ) -> (Option<Source>, usize) {
        let inner = lines[at].function;
        match self.call(inner, outer, functions) {
            Some(call) => {
                let order = &self.nodes[call as usize].order;
                let source = functions[call as usize].parent.map(|(_, source)| source);
                (source, self.seek(lines, (at + 1, end), order, false))
            }
            None => (None, self.seek(lines, (at + 1, end), &self.nodes[outer as usize].order, true)),
        }
    }

    /// The first of these lines whose function is among those of these numbers, or is not.
    fn seek(&self, lines: &[Line], (mut at, end): (usize, usize), order: &Range<u32>, among: bool) -> usize {
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
            let pays = || self.passed.fetch_add(BLOCK, Ordering::Relaxed) >= PATIENCE * lines.len();
            if self.index.get().is_some() || pays() {
                break;
            }
        }
        let index = self.index.get_or_init(|| index(&(0..lines.len()).map(number).collect::<Vec<_>>()));
        let has = |block: &[u32]| match (block.first(), block.last()) {
            (Some(first), Some(last)) if !among => !order.contains(first) || !order.contains(last),
            _ => block.get(block.partition_point(|n| *n < order.start)).is_some_and(|n| *n < order.end),
        };
        while at < end {
            let mut size = BLOCK;
            for level in index {
                if at % size != 0 || has(&level[at..level.len().min(at + size)]) {
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

    /// Runs are what a search line by line finds, in any forest.
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
                    let (source, found) = nest.run(&lines, (at, lines.len()), outer, &functions);
                    assert_eq!((source.is_some(), found), (expected.is_some(), after));
                }
            }
        }
    }
}
