//! Growth of long lists.
//!
//! Repeated doubling touches as much memory on the way as the final list has. So a list that is no longer short
//! reserves a large capacity at once; the system provides only the pages that are used.

/// Up to `SHORT` bytes a list is short; from `LONG` bytes on it is long and doubles as usual.
const SHORT: usize = 4 << 10;
pub(super) const LONG: usize = 1 << 20;

#[inline]
pub(super) fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        make(list);
    }
    list.push(item);
}

#[cold]
#[inline(never)]
pub(super) fn make<T>(list: &mut Vec<T>) {
    if (SHORT..LONG).contains(&(list.len() * size_of::<T>())) {
        // If there is not enough memory for this much, a smaller allocation may still succeed.
        let _ = list.try_reserve_exact(63 * list.len());
    }
}
