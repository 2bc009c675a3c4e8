//! Sorting of lists that are short, or that are hardly ever sorted. `slice::sort_by` has some six kilobytes of machine code
//! for each type and order; here one function sorts the indices of all of them.

use std::cmp::Ordering;

/// Sorts a list by a key. Items with equal keys stay in their order.
pub(crate) fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_by(list, |a, b| key(a).cmp(&key(b)));
}

/// Sorts a list. Equal items stay in their order.
pub(crate) fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let mut order = sorted(list.len(), &|a, b| compare(&list[a], &list[b]));
    // As `slice::sort_by_cached_key`: the item that was at a place before is where the place's own item came from.
    for place in 0..order.len() {
        let mut from = order[place];
        while from < place {
            from = order[from];
        }
        order[place] = from;
        list.swap(place, from);
    }
}

/// The indices of `len` items in their order; none if the items are in order.
#[inline(never)]
fn sorted(len: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    if (1..len).all(|i| compare(i - 1, i).is_le()) {
        return Vec::new();
    }
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_unstable_by(|&a, &b| compare(a, b).then(a.cmp(&b)));
    order
}

#[cfg(test)]
mod tests {
    use super::sort_by_key;

    #[test]
    fn sorts_as_the_standard_library() {
        let mut random = 1u32;
        for len in 0..200u32 {
            let next = |i| {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (random >> 24 & 31, i)
            };
            let mut list: Vec<(u32, u32)> = (0..len).map(next).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|item| item.0);
            sort_by_key(&mut list, |item| item.0);
            assert_eq!(list, expected);
        }
    }
}
