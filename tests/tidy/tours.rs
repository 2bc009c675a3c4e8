//! Checks the pages of `ARCHITECTURE.md` that follow a statement through the code.

use std::fs;
use std::path::Path;

/// The sections of `ARCHITECTURE.md` that follow a statement through the code, with the least number of functions they name.
const TOURS: [(&str, usize); 2] = [("## How one instruction travels", 30), ("## How one directive travels", 15)];

#[test]
fn functions_that_the_architecture_names_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let mut wrong = Vec::new();
    for (heading, least) in TOURS {
        let (_, tour) = page.split_once(heading).unwrap_or_else(|| panic!("ARCHITECTURE.md has no '{heading}'"));
        let tour = tour.split("\n## ").next().unwrap();
        let steps: Vec<(&str, &str)> =
            tour.split('`').skip(1).step_by(2).filter_map(|code| code.split_once(".rs::")).collect();
        assert!(steps.len() >= least, "'{heading}' names {} functions only", steps.len());
        for (file, function) in steps {
            let text = fs::read_to_string(root.join(format!("{file}.rs"))).unwrap_or_default();
            let is_there = |end: &str| text.contains(&format!("fn {function}{end}"));
            if !is_there("(") && !is_there("<") {
                wrong.push(format!("{file}.rs has no function {function}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
