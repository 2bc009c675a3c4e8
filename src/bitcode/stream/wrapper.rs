//! The header that some targets put in front of a stream. Source: LLVM Bitcode File Format, "Bitcode Wrapper Format".

use super::error::{Error, ErrorKind};

/// The first word of a wrapped file.
const MAGIC: u32 = 0x0b17_c0de;

/// The bytes of the header.
const HEADER: usize = 20;

/// The fields of the header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrapper {
    /// The version, which is 0.
    pub version: u32,
    /// The byte of the file at which the stream begins.
    pub offset: u32,
    /// The bytes of the stream.
    pub size: u32,
    /// The machine, as Mach-O numbers it.
    pub cpu_type: u32,
}

/// A file: a stream, perhaps in a wrapper.
#[derive(Clone, Copy, Debug)]
pub struct Container<'a> {
    /// The header of the wrapper.
    pub wrapper: Option<Wrapper>,
    /// The bytes between header and stream.
    pub before: &'a [u8],
    /// The stream.
    pub stream: &'a [u8],
    /// The bytes behind the stream.
    pub after: &'a [u8],
}

impl<'a> Container<'a> {
    /// Takes a file apart.
    ///
    /// # Errors
    /// Where a wrapper's header is cut off, or tells of bytes that are not in the file.
    pub fn parse(file: &'a [u8]) -> Result<Container<'a>, Error> {
        let word = |n: usize| {
            let bytes = file.get(n * 4..n * 4 + 4).and_then(|bytes| bytes.try_into().ok());
            bytes.map(u32::from_le_bytes).ok_or(ErrorKind::Truncated.at(0))
        };
        if word(0) != Ok(MAGIC) {
            return Ok(Container { wrapper: None, before: &[], stream: file, after: &[] });
        }
        let wrapper = Wrapper { version: word(1)?, offset: word(2)?, size: word(3)?, cpu_type: word(4)? };
        let (start, end) = (wrapper.offset as usize, wrapper.offset as usize + wrapper.size as usize);
        let parts = (file.get(HEADER..start), file.get(start..end), file.get(end..));
        let (Some(before), Some(stream), Some(after)) = parts else { return Err(ErrorKind::Wrapper.at(0)) };
        Ok(Container { wrapper: Some(wrapper), before, stream, after })
    }

    /// The file with another stream in it.
    ///
    /// # Errors
    /// Where the stream is too large for the header.
    pub fn with_stream(&self, stream: &[u8]) -> Result<Vec<u8>, Error> {
        let Some(wrapper) = self.wrapper else { return Ok(stream.to_vec()) };
        let size = u32::try_from(stream.len()).map_err(|_| ErrorKind::WideNumber.at(0))?;
        let words = [MAGIC, wrapper.version, wrapper.offset, size, wrapper.cpu_type];
        let mut file: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        file.extend_from_slice(self.before);
        file.extend_from_slice(stream);
        file.extend_from_slice(self.after);
        Ok(file)
    }
}
