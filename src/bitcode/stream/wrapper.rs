//! The wrapper header that some targets put before a stream. Source: LLVM Bitcode File Format, "Bitcode Wrapper
//! Format".

use super::error::{Error, ErrorKind};

/// The first word of a wrapped file.
const MAGIC: u32 = 0x0b17_c0de;

/// The size of the header in bytes.
const HEADER: usize = 20;

/// The fields of the wrapper header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrapper {
    /// The version, always 0.
    pub version: u32,
    /// The byte offset of the stream in the file.
    pub offset: u32,
    /// The size of the stream in bytes.
    pub size: u32,
    /// The CPU type, numbered as in Mach-O.
    pub cpu_type: u32,
}

/// A file: a stream, possibly in a wrapper.
#[derive(Clone, Copy, Debug)]
pub struct Container<'a> {
    /// The wrapper's header, if there is one.
    pub wrapper: Option<Wrapper>,
    /// The bytes between the header and the stream.
    pub before: &'a [u8],
    /// The stream.
    pub stream: &'a [u8],
    /// The bytes after the stream.
    pub after: &'a [u8],
}

impl<'a> Container<'a> {
    /// Splits a file into its parts.
    ///
    /// # Errors
    /// If a wrapper's header is truncated or refers to bytes past the end of the file.
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

    /// Returns the file with the stream replaced.
    ///
    /// # Errors
    /// If the stream is too large for the header.
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
