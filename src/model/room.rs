//! How lists that get long grow.
//!
//! A list that doubles again and again has touched as much memory as it has in the end before it is there. So one that is no
//! longer short gets much room at once, of which the system gives only what is used.

/// A list is short up to so many bytes, and long from so many on.
const SHORT: usize = 4 << 10;
pub(super) const LONG: usize = 1 << 20;

/// Appends to a list.
#[inline]
pub(super) fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        make(list);
    }
    list.push(item);
}

/// Makes room behind a list that is full.
#[cold]
#[inline(never)]
pub(super) fn make<T>(list: &mut Vec<T>) {
    if (SHORT..LONG).contains(&(list.len() * size_of::<T>())) {
        // Where there is no memory for so much there may be for less.
        let _ = list.try_reserve_exact(15 * list.len());
    }
}
