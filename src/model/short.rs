//! Lists that nearly always have few items, for owners of which there are very many.

use super::{Reset, ResetTo};
use crate::growth;
use std::hint::cold_path;
use std::ops::{Deref, DerefMut};

/// A list whose first `N` items need no allocation.
#[derive(Clone, Debug)]
pub enum Short<T, const N: usize> {
    /// As many items of the array as the number says; the others mean nothing.
    Inside(u32, [T; N]),
    Outside(Vec<T>),
}

impl<T, const N: usize> Default for Short<T, N> {
    fn default() -> Self {
        Short::Outside(Vec::new())
    }
}

impl<T: Copy + Default, const N: usize> Short<T, N> {
    // No function gets the item by reference: its fields would be stored one by one for it, and the list's copy, which loads
    // them at once, would have to wait for these stores.
    #[inline]
    pub fn push(&mut self, item: T) {
        if let Short::Outside(list) = self
            && list.len() < list.capacity()
        {
            list.push(item);
            return;
        }
        cold_path();
        self.make_room();
        match self {
            Short::Inside(len, items) => {
                if let Some(place) = items.get_mut(*len as usize) {
                    *place = item;
                    *len += 1;
                }
            }
            Short::Outside(list) => list.push(item),
        }
    }

    /// Makes room for another item.
    #[inline(never)]
    fn make_room(&mut self) {
        match self {
            Short::Inside(len, items) => {
                if *len as usize >= N {
                    let mut list = Vec::with_capacity(4 * N);
                    list.extend_from_slice(items);
                    *self = Short::Outside(list);
                }
            }
            Short::Outside(list) if list.capacity() == 0 => *self = Short::Inside(0, [T::default(); N]),
            Short::Outside(list) => {
                if list.len() == list.capacity() {
                    growth::grow(list);
                }
            }
        }
    }
}

impl<T, const N: usize> Deref for Short<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        match self {
            Short::Inside(len, items) => &items[..(*len as usize).min(N)],
            Short::Outside(list) => list,
        }
    }
}

impl<T, const N: usize> DerefMut for Short<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        match self {
            Short::Inside(len, items) => &mut items[..(*len as usize).min(N)],
            Short::Outside(list) => list,
        }
    }
}

impl<T, const N: usize> Reset for Short<T, N> {
    fn reset(&mut self) {
        match self {
            Short::Inside(..) => *self = Short::default(),
            Short::Outside(list) => list.reset(),
        }
    }
}

impl<T: Copy + Default, const N: usize> ResetTo for Short<T, N> {
    fn reset_to(&mut self, from: &Self) {
        self.reset();
        from.iter().for_each(|&item| self.push(item));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_stay_when_a_list_grows() {
        let mut list: Short<u32, 2> = Short::default();
        for round in 0..3 {
            for len in 0..9 {
                assert_eq!(*list, *(0..len).collect::<Vec<u32>>(), "{round}");
                list.push(len);
            }
            list[4] = 7;
            let mut copy = Short::default();
            copy.reset_to(&list);
            assert_eq!(*copy, [0, 1, 2, 3, 7, 5, 6, 7, 8]);
            list.reset();
        }
    }
}
