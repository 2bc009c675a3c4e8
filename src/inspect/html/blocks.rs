//! Blocks of a page: bytes compressed with zlib and encoded in base64, one line each, so that the script can decode those
//! that it shows and no others.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use std::io::{self, Write};

/// The size of a block of rows before compression, in bytes; a block ends with the first row that exceeds it.
pub(super) const ROWS: usize = 1 << 17;

/// The size of a block of the file's bytes before compression. `BLOCK` in `script/data.js` is the same.
pub(super) const BYTES: usize = 1 << 16;

/// Higher levels take much longer and make a page hardly smaller.
const LEVEL: u8 = 4;

/// Writes a block as a line.
pub(super) fn write(to: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    let mut line = STANDARD.encode(compress_to_vec_zlib(bytes, LEVEL));
    line.push('\n');
    to.write_all(line.as_bytes())
}
