//! A folder to run the command in.

use super::{Run, llas, scratch};
use std::fs;
use std::path::PathBuf;

/// A scratch folder with a valid text, an invalid one and files to include. Dropping it removes the folder.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let folder = scratch(name);
        fs::create_dir(folder.join("inc")).unwrap();
        fs::write(folder.join("good.s"), ".data\n.byte 1\n").unwrap();
        fs::write(folder.join("bad.s"), ".data\n.byte )\n.frob\n").unwrap();
        fs::write(folder.join("inc/one two.inc"), ".byte 2\n.incbin \"raw$\"\n").unwrap();
        fs::write(folder.join("inc/raw$"), "abc").unwrap();
        fs::write(folder.join("includes.s"), ".include \"one two.inc\"\n").unwrap();
        Folder(folder)
    }

    pub fn run(&self, args: &[&str]) -> Run {
        self.feed(args, b"")
    }

    pub fn feed(&self, args: &[&str], input: &[u8]) -> Run {
        Run::with_input(llas().current_dir(&self.0).args(args), input)
    }

    pub fn read(&self, name: &str) -> Option<Vec<u8>> {
        fs::read(self.0.join(name)).ok()
    }

    /// The names of all files in the folder, to check that no file was left.
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(&self.0).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// Checks that the command fails with status 1, that its errors contain each of `words`, and that it leaves no files. Returns
    /// the errors.
    pub fn refuses(&self, args: &[&str], words: &[&str]) -> String {
        let before = self.names();
        let run = self.run(args);
        assert_eq!(run.code, Some(1), "{args:?}: {}", run.stderr);
        for word in words {
            assert!(run.stderr.contains(word), "{args:?}: no '{word}' in: {}", run.stderr);
        }
        assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
        assert_eq!(self.names(), before, "{args:?} left files");
        run.stderr
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
