//! File paths: splitting off the directory, and `--fdebug-prefix-map`.

use hashbrown::{DefaultHashBuilder, HashTable};
use std::hash::BuildHasher;
use std::ops::Deref;

/// The directories of a line table, each once, in the order of first use.
#[derive(Debug, Default)]
pub struct Directories {
    list: Vec<Vec<u8>>,
    indices: HashTable<u32>,
    hashing: DefaultHashBuilder,
}

impl Directories {
    /// The index of a directory, which is added if it is new.
    pub(super) fn index(&mut self, name: Vec<u8>) -> usize {
        let Directories { list, indices, hashing } = self;
        let hash = hashing.hash_one(&name);
        if let Some(&known) = indices.find(hash, |&index| list[index as usize] == name) {
            return known as usize;
        }
        let index = list.len();
        list.push(name);
        indices.insert_unique(hash, index as u32, |&index| hashing.hash_one(&list[index as usize]));
        index
    }

    /// Applies a prefix map. Directories that become equal keep their indices; do not call `index` afterwards.
    pub(super) fn remap(&mut self, map: &[(String, String)]) {
        self.list.iter_mut().for_each(|directory| remap(directory, map));
    }
}

impl Deref for Directories {
    type Target = [Vec<u8>];

    fn deref(&self) -> &Self::Target {
        &self.list
    }
}

/// Replaces the beginning of a path according to the last pair of the map that matches.
pub fn remap(path: &mut Vec<u8>, map: &[(String, String)]) {
    if let Some((old, new)) = map.iter().rev().find(|(old, _)| path.starts_with(old.as_bytes())) {
        path.splice(..old.len(), new.bytes());
    }
}

/// Splits a path into directory and file name. Without a directory the name is the whole path.
pub(super) fn split_path(path: Vec<u8>) -> (Vec<u8>, Vec<u8>) {
    let Some(slash) = path.iter().rposition(|&b| b == b'/') else { return (Vec::new(), path) };
    let name = path[slash + 1..].to_vec();
    // Drop repeated slashes before the name, but keep the root directory.
    let directory = match path[..slash].iter().rposition(|&b| b != b'/') {
        Some(end) => path[..=end].to_vec(),
        None => b"/".to_vec(),
    };
    if name.is_empty() { (Vec::new(), path) } else { (directory, name) }
}
