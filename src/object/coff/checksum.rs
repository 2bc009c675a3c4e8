//! The checksum in a section's auxiliary record: CRC-32 that starts with zero and is not inverted at the end.

#[cfg(all(feature = "coff", not(target_family = "wasm")))]
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    // This one inverts at both ends.
    let mut hasher = crc32fast::Hasher::new_with_initial(u32::MAX);
    hasher.update(bytes);
    !hasher.finalize()
}

#[cfg(not(all(feature = "coff", not(target_family = "wasm"))))]
pub(super) use by_nibbles as checksum;

#[cfg(any(test, target_family = "wasm", not(feature = "coff")))]
pub(super) fn by_nibbles(bytes: &[u8]) -> u32 {
    /// The contribution of each value of four bits.
    const TABLE: [u32; 16] = {
        let mut table = [0u32; 16];
        let mut i = 0;
        while i < 16 {
            let mut sum = i as u32;
            let mut bit = 0;
            while bit < 4 {
                sum = if sum & 1 != 0 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
                bit += 1;
            }
            table[i] = sum;
            i += 1;
        }
        table
    };
    let step = |sum: u32, nibble: u8| sum >> 4 ^ TABLE[usize::from((sum as u8 ^ nibble) & 15)];
    bytes.iter().fold(0, |sum, &byte| step(step(sum, byte), byte >> 4))
}

#[cfg(test)]
mod tests {
    use super::{by_nibbles, checksum};

    #[test]
    fn both_ways_have_one_result() {
        let bytes: Vec<u8> = (0..300u32).map(|i| (i * i / 7) as u8).collect();
        for len in [0, 1, 7, 8, 9, 63, 64, 300] {
            assert_eq!(checksum(&bytes[..len]), by_nibbles(&bytes[..len]), "{len}");
        }
        // CRC-32 of nine digits is 0xcbf4_3926 if both ends are inverted.
        assert_eq!(checksum(b"123456789"), 0x2dfd_2d88);
    }
}
