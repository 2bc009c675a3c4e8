//! The text of a triple.

use super::{Arch, Environment, ObjectFormat, Os, Triple, TripleError};
use std::str::FromStr;

/// A component of a triple after the machine.
enum Part {
    Vendor,
    Os(Os, Option<ObjectFormat>),
    /// A system and its environment in one word.
    Both(Os, Environment),
    Environment(Environment),
    Format(ObjectFormat),
    NoFormat(&'static str),
}

fn classify(part: &str) -> Part {
    // A version may follow a system's name: `freebsd14`, `windows10.0`.
    let starts = |name: &str| part.starts_with(name);
    match part {
        "elf" | "eabielf" => Part::Format(ObjectFormat::Elf),
        "coff" => Part::Format(ObjectFormat::Coff),
        "gnux32" | "x32" => Part::Environment(Environment::GnuX32),
        "muslx32" => Part::Environment(Environment::MuslX32),
        "code16" => Part::Environment(Environment::Code16),
        "gnu_ilp32" => Part::Environment(Environment::GnuIlp32),
        _ if starts("linux") => Part::Os(Os::Linux, None),
        _ if starts("freebsd") || starts("kfreebsd") => Part::Os(Os::FreeBsd, None),
        _ if starts("netbsd") => Part::Os(Os::NetBsd, None),
        _ if starts("openbsd") => Part::Os(Os::OpenBsd, None),
        _ if starts("solaris") => Part::Os(Os::Solaris, None),
        _ if starts("fuchsia") => Part::Os(Os::Fuchsia, None),
        _ if starts("uefi") => Part::Os(Os::Uefi, Some(ObjectFormat::Coff)),
        _ if starts("windows") || starts("win32") => Part::Os(Os::Windows, Some(ObjectFormat::Coff)),
        _ if starts("mingw") => Part::Both(Os::Windows, Environment::Gnu),
        _ if starts("cygwin") => Part::Both(Os::Windows, Environment::Cygnus),
        _ if starts("darwin") || starts("macos") || starts("ios") || starts("macho") => Part::NoFormat("Mach-O"),
        _ if starts("tvos") || starts("watchos") || starts("driverkit") || starts("xros") => Part::NoFormat("Mach-O"),
        _ if starts("wasi") || starts("emscripten") || part == "wasm" => Part::NoFormat("WebAssembly"),
        _ if starts("aix") || part == "xcoff" => Part::NoFormat("XCOFF"),
        _ if part == "goff" || starts("zos") => Part::NoFormat("GOFF"),
        _ if starts("gnueabihf") || starts("musleabihf") || starts("eabihf") => Part::Environment(Environment::EabiHf),
        _ if starts("gnueabi") || starts("musleabi") || starts("eabi") => Part::Environment(Environment::Eabi),
        _ if starts("gnu") => Part::Environment(Environment::Gnu),
        _ if starts("musl") => Part::Environment(Environment::Musl),
        _ if starts("android") => Part::Environment(Environment::Android),
        _ if starts("msvc") => Part::Environment(Environment::Msvc),
        _ if starts("itanium") => Part::Environment(Environment::Itanium),
        _ if starts("cygnus") => Part::Environment(Environment::Cygnus),
        _ => Part::Vendor,
    }
}

impl FromStr for Triple {
    type Err = TripleError;

    fn from_str(text: &str) -> Result<Self, TripleError> {
        let error = |message: String| TripleError { message };
        if text.contains(char::is_control) {
            return Err(error(format!("target '{}' is not supported: it has control characters", text.escape_debug())));
        }
        let mut parts = text.split('-');
        let arch_name = parts.next().unwrap_or("");
        let arch = Arch::from_name(arch_name).ok_or_else(|| {
            error(format!(
                "target '{text}' is not supported: no machine is called '{arch_name}' (there are x86_64, i386, aarch64, \
                 aarch64_be, arm64ec, arm, armeb, thumb and thumbeb)"
            ))
        })?;
        let mut triple = Triple {
            text: text.to_owned(),
            arch,
            arch_name: arch_name.to_owned(),
            vendor: "unknown".to_owned(),
            os: Os::None,
            environment: Environment::None,
            format: ObjectFormat::Elf,
        };
        let mut explicit = None;
        let mut vendor_seen = false;
        for part in parts {
            match classify(part) {
                Part::Os(os, format) => {
                    triple.os = os;
                    triple.format = format.unwrap_or(triple.format);
                }
                Part::Both(os, environment) => {
                    triple.os = os;
                    triple.environment = environment;
                    triple.format = ObjectFormat::Coff;
                }
                Part::Environment(environment) => triple.environment = environment,
                Part::Format(format) => explicit = Some(format),
                Part::NoFormat(name) => {
                    return Err(error(format!("target '{text}' is not supported: {name} objects cannot be written")));
                }
                Part::Vendor if part == "apple" => {
                    return Err(error(format!("target '{text}' is not supported: Mach-O objects cannot be written")));
                }
                Part::Vendor if !vendor_seen => {
                    triple.vendor = part.to_owned();
                    vendor_seen = true;
                }
                // LLVM treats unknown words in the other positions as "none", too.
                Part::Vendor => {}
            }
        }
        if triple.os == Os::Windows && triple.environment == Environment::None && explicit.is_none() {
            triple.environment = Environment::Msvc;
        }
        triple.format = explicit.unwrap_or(triple.format);
        Ok(triple)
    }
}
