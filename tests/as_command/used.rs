//! What `-mx86-used-note=yes` notes of single instructions: `tests/as_command/used.table`, which GNU as is asked about again where it is
//! installed.

use super::Folder;
use crate::common::{Run, external};
use object::{Object as _, ObjectSection as _};
use std::path::Path;
use std::process::Command;

const TABLE: &str = include_str!("used.table");
const ORACLE: &str = "/usr/bin/x86_64-linux-gnu-as";

/// The values of the two properties of an object.
fn values(object: &[u8]) -> String {
    let file = object::File::parse(object).unwrap();
    let note = file.section_by_name(".note.gnu.property").unwrap().data().unwrap().to_vec();
    // After the header come the properties, each of a type, a size and a value that is padded to the size of words.
    let word = |at: usize| u32::from_le_bytes(note[at..at + 4].try_into().unwrap());
    let next = if file.is_64() { 32 } else { 28 };
    format!("{:x},{:x}", word(next + 8), word(24))
}

#[test]
fn what_instructions_use() {
    let f = Folder::new("as-used");
    let has_oracle = external::has(&[ORACLE]);
    let mut wrong = Vec::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.splitn(3, '\t');
        let mut next = || columns.next().unwrap();
        let (mode, expected, statement) = (format!("--{}", next()), next(), format!("{}\n", next()));
        let values_of = |program: &Path| {
            let args = [mode.as_str(), "-mx86-used-note=yes", "-o", "u.o", "-"];
            let run = Run::with_input(Command::new(program).current_dir(&f.0).args(args), statement.as_bytes());
            if run.code == Some(0) { values(&f.read("u.o").unwrap()) } else { run.stderr }
        };
        let ours = values_of(&f.0.join("as"));
        if ours != expected {
            wrong.push(format!("{line}: {ours}"));
        }
        if has_oracle {
            assert_eq!(values_of(Path::new(ORACLE)), expected, "GNU as: {line}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
