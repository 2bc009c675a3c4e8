//! Finds the jumps that cross a place. Jumps are added and removed by their ends, which are fragment numbers.

/// Jumps sorted by their near ends, under a tree of the maxima of their far ends.
#[derive(Debug, Default)]
pub(super) struct Crossings {
    near: Vec<u32>,
    jumps: Vec<u32>,
    /// The maximum of node N is that of nodes 2N and 2N + 1; the second half holds the far ends.
    far: Vec<u32>,
    leaves: usize,
}

impl Crossings {
    /// Replaces the jumps, given as near end, far end, number. Near ends ascend.
    pub(super) fn fill(&mut self, jumps: impl Iterator<Item = (u32, u32, u32)>) {
        self.near.clear();
        self.jumps.clear();
        let mut ends = std::mem::take(&mut self.far);
        ends.clear();
        for (near, far, jump) in jumps {
            self.near.push(near);
            self.jumps.push(jump);
            ends.push(far);
        }
        self.leaves = ends.len().next_power_of_two();
        ends.resize(self.leaves, 0);
        ends.extend_from_within(..);
        self.far = ends;
        for node in (1..self.leaves).rev() {
            self.far[node] = self.far[2 * node].max(self.far[2 * node + 1]);
        }
    }

    /// Appends the numbers of the jumps whose near end is before a place and whose far end is after it.
    pub(super) fn over(&self, place: u32, found: &mut Vec<u32>) {
        let end = self.near.partition_point(|&near| near < place);
        if end > 0 {
            self.search(1, 0, self.leaves, end, place, found);
        }
    }

    /// Searches below a node with the leaves `first..first + count`, among the leaves before `end`.
    fn search(&self, node: usize, first: usize, count: usize, end: usize, place: u32, found: &mut Vec<u32>) {
        if first >= end || self.far[node] <= place {
            return;
        }
        if count == 1 {
            found.push(self.jumps[first]);
            return;
        }
        let half = count / 2;
        self.search(2 * node, first, half, end, place, found);
        self.search(2 * node + 1, first + half, half, end, place, found);
    }

    pub(super) fn farthest(&self) -> u32 {
        self.far.get(1).copied().unwrap_or(0)
    }

    pub(super) fn first(&self) -> Option<u32> {
        let mut node = 1;
        if self.farthest() == 0 {
            return None;
        }
        while node < self.leaves {
            node = if self.far[2 * node] > 0 { 2 * node } else { 2 * node + 1 };
        }
        self.near.get(node - self.leaves).copied()
    }

    pub(super) fn remove(&mut self, near: u32) {
        let Ok(index) = self.near.binary_search(&near) else { return };
        let mut node = self.leaves + index;
        self.far[node] = 0;
        while node > 1 {
            node /= 2;
            self.far[node] = self.far[2 * node].max(self.far[2 * node + 1]);
        }
    }
}

/// Marks the fragments whose tails jumps lead across, given the fragments of each and of its target in the order of the jumps'
/// addresses.
pub(super) fn cover(
    covered: &mut Vec<bool>,
    jumps: impl DoubleEndedIterator<Item = (u32, u32)> + Clone,
    fragments: usize,
) {
    covered.clear();
    covered.resize(fragments + 1, false);
    let mut mark = |from: u32, to: u32| {
        if let Some(across) = covered.get_mut(from as usize..to as usize) {
            across.fill(true);
        }
    };
    // The jumps of a direction mark each fragment at most once.
    let mut end = 0;
    for (fragment, to) in jumps.clone().filter(|(fragment, to)| to > fragment) {
        mark(end.max(fragment + 1), to);
        end = end.max(to);
    }
    let mut start = u32::MAX;
    for (fragment, to) in jumps.rev().filter(|(fragment, to)| to <= fragment) {
        mark(to, start.min(fragment));
        start = start.min(to);
    }
}
