//! Growth of long lists.
//!
//! Repeated doubling touches as much memory on the way as the final list has. So a list that is no longer short
//! reserves a large capacity at once; the system provides only the pages that are used. A smaller block may come from the
//! heap of glibc, from which further growth copies it: glibc maps only blocks larger than any freed before.

/// Up to `SHORT` bytes a list is short; from `LONG` bytes on it is long and doubles as usual.
const SHORT: usize = 4 << 10;
pub(crate) const LONG: usize = 1 << 20;

#[inline]
pub(crate) fn push<T>(list: &mut Vec<T>, item: T) {
    if list.len() == list.capacity() {
        grow(list);
    }
    list.push(item);
}

/// Reserves capacity for `count` more items.
#[inline]
pub(crate) fn reserve<T>(list: &mut Vec<T>, count: usize) {
    if list.capacity() - list.len() < count {
        grow(list);
        list.reserve(count);
    }
}

/// `count` zeros in the memory of `list`, if that suffices. The system provides other memory filled with zeros, and only
/// the pages that are written take any.
pub(crate) fn zeros<T: Copy + Default>(mut list: Vec<T>, count: usize) -> Vec<T> {
    list.clear();
    if list.capacity() < count {
        return vec![T::default(); count];
    }
    list.resize(count, T::default());
    list
}

/// Reserves the capacity of a long list, unless the list is short.
#[cold]
#[inline(never)]
pub(crate) fn grow<T>(list: &mut Vec<T>) {
    if (SHORT..LONG).contains(&(list.len() * size_of::<T>())) {
        // If there is not enough memory for this much, a smaller allocation may still succeed.
        let _ = list.try_reserve_exact(LONG / size_of::<T>() - list.len());
    }
}
