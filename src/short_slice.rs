//! Copies and comparisons of short byte slices without a call of the C library. The call costs more than the bytes, above all with
//! musl, whose `memcpy` is a string instruction and whose `memcmp` compares single bytes.

use std::hint::cold_path;

/// Longer slices are left to the C library.
const SHORT: usize = 64;

/// Appends bytes.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn append(to: &mut Vec<u8>, bytes: &[u8]) {
    if bytes.len() > SHORT || to.capacity() - to.len() < SHORT {
        cold_path();
        return to.extend_from_slice(bytes);
    }
    let end = to.len() + bytes.len();
    let (chunks, _) = bytes.as_chunks::<16>();
    for chunk in chunks {
        to.extend_from_slice(chunk);
    }
    match bytes.last_chunk::<16>() {
        // The rest, and before it bytes that are there already.
        Some(last) => {
            to.truncate(end - 16);
            to.extend_from_slice(last);
        }
        None if ends::<8>(to, bytes, end) || ends::<4>(to, bytes, end) => {}
        None => bytes.iter().for_each(|&byte| to.push(byte)),
    }
}

/// Appends the first and the last `N` bytes, which together are all. Returns false if there are fewer than `N`.
#[inline(always)]
fn ends<const N: usize>(to: &mut Vec<u8>, bytes: &[u8], end: usize) -> bool {
    let (Some(first), Some(last)) = (bytes.first_chunk::<N>(), bytes.last_chunk::<N>()) else { return false };
    to.extend_from_slice(first);
    to.truncate(end - N);
    to.extend_from_slice(last);
    true
}

/// Appends copies of a byte.
#[inline]
pub(crate) fn fill(to: &mut Vec<u8>, byte: u8, count: usize) {
    let end = to.len() + count;
    if count <= 16 && to.capacity() - to.len() >= 16 {
        to.extend_from_slice(&[byte; 16]);
        to.truncate(end);
    } else {
        to.resize(end, byte);
    }
}

/// Returns whether the bytes are the same.
#[inline]
pub(crate) fn are_equal(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() || a.len() > SHORT {
        return a == b;
    }
    let (all_a, rest_a) = a.as_chunks::<8>();
    let (all_b, rest_b) = b.as_chunks::<8>();
    let same = |(a, b): (&[u8; 8], &[u8; 8])| u64::from_le_bytes(*a) == u64::from_le_bytes(*b);
    all_a.iter().zip(all_b).all(same)
        && match (a.last_chunk::<8>(), b.last_chunk::<8>()) {
            (Some(a), Some(b)) => same((a, b)),
            _ => rest_a.iter().zip(rest_b).all(|(a, b)| a == b),
        }
}

/// Returns whether the last bytes of `bytes` are those of `end`.
#[inline]
pub(crate) fn ends_with(bytes: &[u8], end: &[u8]) -> bool {
    bytes.len().checked_sub(end.len()).is_some_and(|start| are_equal(&bytes[start..], end))
}

#[cfg(test)]
mod tests {
    use super::{SHORT, append, are_equal, ends_with, fill};

    #[test]
    fn any_number_of_bytes() {
        let bytes: Vec<u8> = (1..=2 * SHORT as u8).collect();
        for len in 0..bytes.len() {
            for capacity in [0, len, 4 * SHORT] {
                let mut to = Vec::with_capacity(capacity);
                to.push(0);
                append(&mut to, &bytes[..len]);
                assert_eq!((to[0], &to[1..]), (0, &bytes[..len]));
                fill(&mut to, 7, len);
                assert_eq!(to[1 + len..], vec![7; len]);
            }
            let mut other = bytes[..len].to_vec();
            assert!(are_equal(&other, &bytes[..len]) && !are_equal(&other, &bytes[..len + 1]));
            for i in 0..len {
                other[i] ^= 0x80;
                assert!(!are_equal(&other, &bytes[..len]), "byte {i} of {len}");
                assert!(!ends_with(&bytes[..len], &other), "byte {i} of {len}");
                assert!(ends_with(&bytes[..len], &bytes[i..len]), "byte {i} of {len}");
                other[i] ^= 0x80;
            }
        }
    }
}
