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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_as_looking_at_all() {
        let mut seed = 7u32;
        let mut random = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) % below
        };
        let mut crossings = Crossings::default();
        for count in [0, 1, 2, 3, 5, 8, 9, 40] {
            let mut jumps: Vec<(u32, u32, u32)> =
                (0..count).map(|i| (i * 3, i * 3 + 1 + random(12), 1000 + i)).collect();
            crossings.fill(jumps.iter().copied());
            for _ in 0..=count {
                for place in 0..count * 3 + 14 {
                    let mut found = Vec::new();
                    crossings.over(place, &mut found);
                    let all = jumps.iter().filter(|j| j.0 < place && place < j.1);
                    assert_eq!(found, all.map(|j| j.2).collect::<Vec<_>>(), "{place} of {jumps:?}");
                }
                assert_eq!(crossings.farthest(), jumps.iter().map(|j| j.1).max().unwrap_or(0));
                assert_eq!(crossings.first(), jumps.first().map(|j| j.0));
                if !jumps.is_empty() {
                    let gone = jumps.remove(random(jumps.len() as u32) as usize);
                    crossings.remove(gone.0);
                }
            }
        }
    }
}
