//! Processors, architectures and their extensions as GNU as's flags name them, as directives.

use super::gnu_flags::Of;

/// GNU as's processors for A64 that llvm-mc lacks, with the directive that selects their features.
const PROCESSORS: [(&str, &str); 7] = [
    ("ares", ".arch armv8.2-a+fp16+rcpc+dotprod+profile"),
    ("exynos-m1", ".arch armv8-a+crc+crypto"),
    ("qdf24xx", ".arch armv8-a+crc+crypto+rdma"),
    ("vulcan", ".arch armv8.1-a+crypto"),
    ("xgene-1", ".arch armv8-a"),
    ("xgene1", ".arch armv8-a"),
    ("xgene2", ".arch armv8-a+crc"),
];

/// The extensions of Arm architectures that are floating point units: the beginning of the architecture's name, the
/// extension, and the unit. The first row that fits counts (GNU as, "ARM Options").
const UNITS: [(&str, &str, &str); 26] = [
    ("", "nofp", "softvfp"),
    ("", "nosimd", "vfpv3-d16"),
    ("", "neon-fp16", "neon-fp16"),
    ("", "neon-vfpv4", "neon-vfpv4"),
    ("", "neon-vfpv3", "neon"),
    ("", "neon", "neon"),
    ("", "vfpv2", "vfpv2"),
    ("", "vfpv3-d16-fp16", "vfpv3-d16-fp16"),
    ("", "vfpv3-d16", "vfpv3-d16"),
    ("", "vfpv3-fp16", "vfpv3-fp16"),
    ("", "vfpv3", "vfpv3"),
    ("", "vfpv4-d16", "vfpv4-d16"),
    ("", "vfpv4", "vfpv4"),
    ("", "fpv5", "fpv5-d16"),
    ("armv5", "fp", "vfpv2"),
    ("armv6", "fp", "vfpv2"),
    ("armv7-r", "fp.sp", "vfpv3xd"),
    ("armv7e-m", "fp.dp", "fpv5-d16"),
    ("armv7e-m", "fp", "fpv4-sp-d16"),
    ("armv7ve", "fp", "vfpv4-d16"),
    ("armv7ve", "simd", "neon-vfpv4"),
    ("armv7", "fp", "vfpv3-d16"),
    ("armv7", "simd", "neon"),
    ("armv8", "simd", "neon-fp-armv8"),
    ("armv8-m", "fp.dp", "fpv5-d16"),
    ("armv8-m", "fp", "fpv5-sp-d16"),
];

/// Architectures that LLVM has no build attributes for, as another one with extensions.
const EXTENDED: [(&str, &str, &[&str]); 1] = [("armv7ve", "armv7-a", &["mp", "sec", "idiv", "virt"])];

/// The directives that select a processor or an architecture; `name` may have `+` extensions.
pub(super) fn directives(of: Of, directive: &str, name: &str) -> Vec<String> {
    let (base, extensions) = name.split_at(name.find('+').unwrap_or(name.len()));
    if of != Of::Arm {
        let known = PROCESSORS.iter().find(|known| directive == ".cpu" && known.0 == base);
        return vec![known.map_or_else(|| format!("{directive} {name}"), |known| format!("{}{extensions}", known.1))];
    }
    let known = EXTENDED.iter().find(|row| row.0 == base && directive == ".arch");
    let (arch, more) = known.map_or((base, &[][..]), |&(_, arch, more)| (arch, more));
    let mut lines = vec![format!("{directive} {arch}")];
    lines.extend(more.iter().map(|extension| format!(".arch_extension {extension}")));
    for extension in extensions.split('+').skip(1) {
        let unit = UNITS.iter().find(|row| base.starts_with(row.0) && row.1 == extension);
        lines.push(match unit {
            Some((.., unit)) => format!(".fpu {unit}"),
            None => format!(".arch_extension {extension}"),
        });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extensions_of_architectures() {
        let arm = |name| directives(Of::Arm, ".arch", name).join("; ");
        assert_eq!(arm("armv7-a"), ".arch armv7-a");
        assert_eq!(arm("armv7-a+fp"), ".arch armv7-a; .fpu vfpv3-d16");
        let ve = ["mp", "sec", "idiv", "virt"].map(|extension| format!("; .arch_extension {extension}")).concat();
        assert_eq!(arm("armv7ve+simd+sec"), format!(".arch armv7-a{ve}; .fpu neon-vfpv4; .arch_extension sec"));
        assert_eq!(arm("armv8-a+crc+simd"), ".arch armv8-a; .arch_extension crc; .fpu neon-fp-armv8");
        assert_eq!(directives(Of::A64, ".cpu", "vulcan+sve"), [".arch armv8.1-a+crypto+sve"]);
        assert_eq!(directives(Of::A64, ".arch", "armv8-a+crc"), [".arch armv8-a+crc"]);
    }
}
