//! The parts of the library that a program can leave out, besides the machines.

/// Objects in the ELF format.
pub(crate) const ELF: bool = cfg!(feature = "elf");
/// Objects in the COFF format.
pub(crate) const COFF: bool = cfg!(feature = "coff");
/// Line tables and other information for debuggers, DWARF's and CodeView, and the compression of their sections.
pub(crate) const DEBUG: bool = cfg!(feature = "debug");

/// The dialect and the flags of GNU as.
pub(crate) const GNU: bool = cfg!(feature = "gnu");

/// The message for what needs a part that is left out.
pub(crate) fn missing(what: &str, feature: &str) -> String {
    format!("{what} needs the feature '{feature}', without which llas was built")
}

#[cfg(test)]
mod tests {
    use super::{COFF, DEBUG, ELF, GNU};
    use crate::Options;
    use crate::options::Compression;
    use crate::options::triple::ObjectFormat;

    /// Targets, the features that each needs, and whether it has all.
    fn targets() -> Vec<(&'static str, [&'static str; 2], [bool; 2], ObjectFormat)> {
        let (x86, aarch64, arm) = (cfg!(feature = "x86"), cfg!(feature = "aarch64"), cfg!(feature = "arm"));
        vec![
            ("x86_64-linux-gnu", ["x86", "elf"], [x86, ELF], ObjectFormat::Elf),
            ("x86_64-windows-msvc", ["x86", "coff"], [x86, COFF], ObjectFormat::Coff),
            ("aarch64-linux-gnu", ["aarch64", "elf"], [aarch64, ELF], ObjectFormat::Elf),
            ("aarch64-windows-msvc", ["aarch64", "coff"], [aarch64, COFF], ObjectFormat::Coff),
            ("thumbv7-linux-gnueabihf", ["arm", "elf"], [arm, ELF], ObjectFormat::Elf),
            ("thumbv7-windows-msvc", ["arm", "coff"], [arm, COFF], ObjectFormat::Coff),
        ]
    }

    #[test]
    fn a_target_whose_machine_or_format_is_left_out_is_an_error() {
        for (triple, features, are_there, format) in targets() {
            match Options::for_target(triple.parse().unwrap()) {
                Ok(options) => {
                    assert_eq!(are_there, [true; 2], "{triple}");
                    let object = crate::assemble("f:\n\tnop\n\t.globl f\n", &options).unwrap().object;
                    assert_eq!(object.format(), format);
                    assert!(object.symbol_named("f").is_some_and(|symbol| symbol.is_global()));
                    assert!(object.to_bytes().unwrap().len() > 100);
                }
                Err(error) => {
                    let missing = features.iter().zip(are_there).find(|(_, is_there)| !is_there);
                    let missing = missing.or(features.iter().zip(are_there).next_back()).unwrap().0;
                    let (error, needs) = (error.to_string(), |name: &str| format!("needs the feature '{name}'"));
                    assert!(!are_there.contains(&true) || error.contains(&needs(missing)), "{error}");
                    assert!(features.iter().any(|name| error.contains(&needs(name))), "{error}");
                }
            }
        }
    }

    #[test]
    fn a_directive_for_debuggers_needs_their_feature() {
        for (triple, ..) in targets() {
            let Ok(options) = Options::for_target(triple.parse().unwrap()) else { continue };
            for text in ["\t.file 1 \"a.c\"\n\t.loc 1 1\n\tnop\n", "\t.cv_file 1 \"a.c\"\n"] {
                let refused = crate::assemble(text, &options).err().map(|failure| failure.reports[0].message.clone());
                assert_eq!(refused.is_some(), !DEBUG, "{triple}: {refused:?}");
                assert!(refused.is_none_or(|message| message.contains("needs the feature 'debug'")));
            }
        }
    }

    #[test]
    fn an_option_whose_part_is_left_out_is_an_error() {
        for (triple, _, _, format) in targets() {
            let builder = || Options::builder(triple.parse().unwrap());
            if builder().build().is_err() {
                continue;
            }
            let gnu = builder().gnu_dialect(true).build().err().map(|error| error.to_string());
            assert_eq!(gnu.is_some(), !GNU, "{triple}: {gnu:?}");
            assert!(gnu.is_none_or(|error| error.contains("needs the feature 'gnu'")));
            if format == ObjectFormat::Elf {
                let zlib =
                    builder().compress_debug_sections(Compression::Zlib).build().err().map(|error| error.to_string());
                assert_eq!(zlib.is_some(), !DEBUG, "{triple}: {zlib:?}");
                assert!(zlib.is_none_or(|error| error.contains("needs the feature 'debug'")));
            }
            if cfg!(feature = "x86") && triple.starts_with("x86") {
                let options = builder().build().unwrap();
                let refused = crate::assemble("\t.sse_check warning\n", &options).err();
                let refused = refused.map(|failure| failure.reports[0].message.clone());
                assert_eq!(refused.is_some(), !GNU, "{triple}: {refused:?}");
                assert!(refused.is_none_or(|message| message.contains("needs the feature 'gnu'")));
            }
        }
    }
}
