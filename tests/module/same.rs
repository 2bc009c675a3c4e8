//! Compares the objects of modules with those of `llc-22`: random modules, and recorded ones.

use super::named::{MODULES, return_of};
use super::{generate, llc};
use llas::module::{Body, Lowering, Module, Part};
use std::path::PathBuf;

/// The number of modules to compare.
const COUNT: u64 = 300;

/// A folder for the input and output of `llc`, which is kept for inspection.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// `LLAS_SEED=17` compares only that module, `LLAS_MODULES=3000` more modules.
fn seeds() -> std::ops::Range<u64> {
    let one = std::env::var("LLAS_SEED").ok().and_then(|seed| seed.parse::<u64>().ok());
    let count = std::env::var("LLAS_MODULES").ok().and_then(|count| count.parse().ok()).unwrap_or(COUNT);
    one.map_or(0..count, |seed| seed..seed + 1)
}

#[test]
fn modules_by_chance() {
    if !llc::is_there() {
        return;
    }
    let folder = folder("module");
    let seeds = seeds();
    let count = seeds.end - seeds.start;
    let (mut same, mut refused, mut different) = (0, 0, Vec::new());
    for seed in seeds {
        let (module, lowering) = generate::module(seed);
        let name = format!("m{seed}");
        let expected = llc::object(&module, &lowering, &folder, &name);
        let ours = module.object(&lowering);
        let target = &module.triple;
        match (expected, ours) {
            (Ok(expected), Ok(ours)) if expected == ours.to_bytes().unwrap() => same += 1,
            (Err(theirs), Err(ours)) => {
                println!("{seed} {target}: refused\n    {theirs}\n    {ours}");
                refused += 1;
            }
            (Ok(_), Ok(ours)) => {
                std::fs::write(folder.join(format!("{name}.llas.o")), ours.to_bytes().unwrap()).unwrap();
                different.push(format!("{seed} {target}: the objects differ"));
            }
            (Ok(_), Err(error)) => different.push(format!("{seed} {target}: refused: {error}")),
            (Err(error), Ok(_)) => different.push(format!("{seed} {target}: llc refuses: {error}")),
        }
    }
    println!("{same} the same, {refused} refused by both, {} different", different.len());
    println!("{}", different.join("\n"));
    assert!(different.len() * 50 <= count as usize, "more than 2 % differ");
}

#[test]
fn modules_by_name() {
    let objects = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/module/objects");
    let record = std::env::var_os("LLAS_RECORD").is_some_and(|v| v == "1");
    let installed = llc::is_there();
    let folder = folder("module-named");
    let mut wrong = Vec::new();
    for (name, targets, make) in MODULES {
        for target in targets {
            let triple: llas::Triple = target.parse().unwrap();
            let mut lowering = Lowering::for_target(&triple);
            let mut module = Module::new(triple, format!("{name}.c"));
            make(&mut module, &mut lowering);
            for function in &mut module.functions {
                if let Body::Parts(parts) = &mut function.body
                    && let [Part::Text(text)] = parts.as_mut_slice()
                    && text == "ret"
                {
                    *text = return_of(&module.triple).to_owned();
                }
            }
            let file = objects.join(format!("{name}.{target}.o"));
            if installed {
                let name = format!("{name}.{target}");
                let theirs = llc::object(&module, &lowering, &folder, &name).expect(&name);
                if record {
                    std::fs::create_dir_all(&objects).unwrap();
                    std::fs::write(&file, &theirs).unwrap();
                }
                assert_eq!(theirs, std::fs::read(&file).unwrap(), "{name}: llc's object differs from the recorded one");
            }
            match module.object(&lowering) {
                Err(error) => wrong.push(format!("{name} {target}: {error}")),
                Ok(ours) if ours.to_bytes().unwrap() == std::fs::read(&file).unwrap() => {}
                Ok(ours) => {
                    std::fs::write(folder.join(format!("{name}.{target}.llas.o")), ours.to_bytes().unwrap()).unwrap();
                    wrong.push(format!("{name} {target}: the objects differ"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
