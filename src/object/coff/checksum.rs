//! The checksum in a section's auxiliary record: CRC-32 that starts with zero and is not inverted at the end.

/// The contribution of each byte value at each of eight distances.
static TABLES: [[u32; 256]; 8] = {
    let mut tables = [[0u32; 256]; 8];
    let mut i = 0;
    while i < 256 {
        let mut sum = i as u32;
        let mut bit = 0;
        while bit < 8 {
            sum = if sum & 1 != 0 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
            bit += 1;
        }
        tables[0][i] = sum;
        i += 1;
    }
    let mut distance = 1;
    while distance < 8 {
        let mut i = 0;
        while i < 256 {
            let before = tables[distance - 1][i];
            tables[distance][i] = before >> 8 ^ tables[0][(before & 0xff) as usize];
            i += 1;
        }
        distance += 1;
    }
    tables
};

pub(super) fn checksum(bytes: &[u8]) -> u32 {
    let mut sum = 0u32;
    let (groups, rest) = bytes.as_chunks::<8>();
    for group in groups {
        let word = u64::from_le_bytes(*group) ^ u64::from(sum);
        sum = word.to_le_bytes().iter().zip(TABLES.iter().rev()).fold(0, |s, (&b, table)| s ^ table[usize::from(b)]);
    }
    rest.iter().fold(sum, |sum, &b| sum >> 8 ^ TABLES[0][usize::from(sum as u8 ^ b)])
}
