//! The bytes of all tokens, in one numbering: each file has a range of numbers, and so has what is made by the
//! preprocessor itself.

use std::rc::Rc;

/// Where the numbers of bytes that the preprocessor made begin.
const MADE: u32 = 1 << 31;

#[derive(Debug, Default)]
pub(crate) struct Sources {
    files: Vec<(u32, Rc<Vec<u8>>)>,
    next: u32,
    made: Vec<u8>,
}

impl Sources {
    /// Adds a text that ends with a zero byte; returns the number of its first byte, or `None` if there are no numbers left.
    pub(crate) fn add(&mut self, text: &Rc<Vec<u8>>) -> Option<u32> {
        let base = self.next;
        let len = u32::try_from(text.len()).ok()?;
        self.next = base.checked_add(len)?.checked_add(1).filter(|&next| next <= MADE)?;
        self.files.push((base, Rc::clone(text)));
        Some(base)
    }

    /// Keeps bytes that are in no file; returns the number of the first. Two such texts are never next to each other.
    pub(crate) fn make(&mut self, bytes: &[u8]) -> u32 {
        self.made.push(b'\n');
        let at = MADE + self.made.len() as u32;
        self.made.extend_from_slice(bytes);
        at
    }

    /// The number of bytes that were made.
    pub(crate) fn size_made(&self) -> usize {
        self.made.len()
    }

    fn file(&self, at: u32) -> Option<&(u32, Rc<Vec<u8>>)> {
        let index = match self.files.last() {
            Some(last) if last.0 <= at => self.files.len(),
            _ => self.files.partition_point(|file| file.0 <= at),
        };
        self.files.get(index.checked_sub(1)?)
    }

    pub(crate) fn bytes(&self, at: u32, len: u32) -> &[u8] {
        let found = match at.checked_sub(MADE) {
            Some(at) => self.made.get(at as usize..(at + len) as usize),
            None => self.file(at).and_then(|(base, text)| text.get((at - base) as usize..(at - base + len) as usize)),
        };
        found.unwrap_or_default()
    }

    /// The first 240 bytes of a line, if the byte with this number is among them.
    pub(crate) fn line(&self, at: u32) -> String {
        let Some((base, text)) = self.file(at).filter(|_| at < MADE) else { return String::new() };
        let at = ((at - base) as usize).min(text.len() - 1);
        let start = at + 1 - self.column(base + at as u32) as usize;
        let line = text[start..text.len() - 1].split(|&byte| byte == b'\n' || byte == b'\r').next().unwrap_or_default();
        let line = &line[..line.len().min(240)];
        if start + line.len() < at { String::new() } else { String::from_utf8_lossy(line).into_owned() }
    }

    /// The column of a byte of a file, from 1.
    pub(crate) fn column(&self, at: u32) -> u32 {
        let Some((base, text)) = self.file(at).filter(|_| at < MADE) else { return 1 };
        let before = &text[..((at - base) as usize).min(text.len())];
        before.iter().rev().take_while(|&&byte| byte != b'\n' && byte != b'\r').count() as u32 + 1
    }
}
