//! Growth of long lists.
//!
//! Repeated doubling touches as much memory on the way as the final list has. So a list that is no longer short
//! reserves a large capacity at once; the system provides only the pages that are used. Less than this would be in glibc's
//! heap once a larger block has been freed, from where further growth copies it.

/// Up to `SHORT` bytes a list is short; from `LONG` bytes on it is long and doubles as usual.
const SHORT: usize = 4 << 10;
pub(crate) const LONG: usize = 1 << 20;

#[inline]
pub(crate) fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        make(list);
    }
    list.push(item);
}

/// Makes room for `count` more items.
#[inline]
pub(crate) fn reserve<T>(list: &mut Vec<T>, count: usize) {
    if list.capacity() - list.len() < count {
        make(list);
        list.reserve(count);
    }
}

/// Makes room in a list that is full, unless it is short.
#[cold]
#[inline(never)]
pub(crate) fn make<T>(list: &mut Vec<T>) {
    if (SHORT..LONG).contains(&(list.len() * size_of::<T>())) {
        // If there is not enough memory for this much, a smaller allocation may still succeed.
        let _ = list.try_reserve_exact(LONG / size_of::<T>() - list.len());
    }
}
