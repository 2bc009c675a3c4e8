//! Symbol names, interned once to a `u32`.

use crate::ast::Name;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

/// The bytes of every symbol's name, and which symbol a name means now.
#[derive(Debug, Default)]
pub struct Names {
    bytes: Vec<u8>,
    spans: Vec<(u32, u32)>,
    table: HashTable<u32>,
}

fn hash(name: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(name);
    hasher.finish()
}

impl Names {
    /// The name of a symbol.
    #[must_use]
    pub fn text(&self, name: Name) -> &[u8] {
        let (start, end) = self.spans[name.0 as usize];
        &self.bytes[start as usize..end as usize]
    }

    /// The symbol that a name means, if it has been seen.
    #[must_use]
    pub fn get(&self, name: &[u8]) -> Option<Name> {
        self.table.find(hash(name), |&i| self.text(Name(i)) == name).map(|&i| Name(i))
    }

    /// The symbol that a name means; a new one at the first sight (then the second value is true).
    #[inline]
    pub fn intern(&mut self, name: &[u8]) -> (Name, bool) {
        let h = hash(name);
        let Names { bytes, spans, table } = self;
        let text = |i: u32| {
            let (start, end) = spans[i as usize];
            &bytes[start as usize..end as usize]
        };
        if let Some(&i) = table.find(h, |&i| text(i) == name) {
            return (Name(i), false);
        }
        let id = spans.len() as u32;
        let start = bytes.len() as u32;
        bytes.extend_from_slice(name);
        spans.push((start, bytes.len() as u32));
        let (bytes, spans) = (&*bytes, &*spans);
        table.insert_unique(h, id, |&i| {
            let (start, end) = spans[i as usize];
            hash(&bytes[start as usize..end as usize])
        });
        (Name(id), true)
    }

    /// A symbol that no name leads to. Its text is for messages only.
    pub fn anonymous(&mut self, text: &[u8]) -> Name {
        let id = self.spans.len() as u32;
        let start = self.bytes.len() as u32;
        self.bytes.extend_from_slice(text);
        self.spans.push((start, self.bytes.len() as u32));
        Name(id)
    }

    /// A new symbol with the text of `old`, which the name means from here on.
    pub fn renew(&mut self, old: Name) -> Name {
        let span = self.spans[old.0 as usize];
        let id = self.spans.len() as u32;
        self.spans.push(span);
        let h = hash(&self.bytes[span.0 as usize..span.1 as usize]);
        if let Some(entry) = self.table.find_mut(h, |&i| i == old.0) {
            *entry = id;
        }
        Name(id)
    }
}
