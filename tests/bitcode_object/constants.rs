//! Random types and initializers.

use crate::generate::Maker;
use std::fmt::Write as _;

/// A type and an initializer of that type, as LLVM IR.
pub struct Data {
    pub ty: String,
    pub value: String,
}

impl Data {
    pub fn of(maker: &mut Maker) -> Data {
        some(maker, 3)
    }
}

fn data(ty: impl Into<String>, value: impl Into<String>) -> Data {
    Data { ty: ty.into(), value: value.into() }
}

fn some(maker: &mut Maker, depth: usize) -> Data {
    match maker.below(if depth == 0 { 9 } else { 14 }) {
        0..=2 => integer(maker),
        3 => float(maker),
        4 | 5 => pointer(maker),
        6 => distance(maker),
        7 => text(maker),
        8 => vector(maker),
        9 | 10 => array(maker, depth - 1),
        _ => structure(maker, depth - 1),
    }
}

fn plain(maker: &mut Maker, ty: &str) -> Option<Data> {
    match maker.below(12) {
        0 => Some(data(ty, "zeroinitializer")),
        1 => Some(data(ty, "undef")),
        2 => Some(data(ty, "poison")),
        _ => None,
    }
}

fn integer(maker: &mut Maker) -> Data {
    let bits = maker.of(&[1u32, 7, 8, 8, 16, 24, 32, 32, 32, 33, 64, 64, 65, 128, 128, 200, 256]);
    let ty = format!("i{bits}");
    if let Some(data) = plain(maker, &ty) {
        return data;
    }
    let mut digits = String::new();
    if maker.one_in(3) && bits > 1 {
        digits.push('-');
    }
    // A number that fits the width.
    let number = maker.numbers.next() >> (64 - (bits - 1).clamp(1, 63));
    write!(digits, "{number}").unwrap();
    if bits > 130 && maker.one_in(2) {
        digits += "00000000000000000000123";
    }
    data(ty, digits)
}

fn float(maker: &mut Maker) -> Data {
    let number = maker.numbers.next();
    let kinds = if maker.is_x86() { 6 } else { 5 };
    match maker.below(kinds) {
        0 => data("half", format!("0xH{:04X}", number as u16)),
        1 => data("bfloat", format!("0xR{:04X}", number as u16)),
        2 => data("float", format!("0x{:016X}", f64::from(number as f32).to_bits())),
        3 => data("double", format!("0x{number:016X}")),
        4 => data("fp128", format!("0xL{number:016X}{:016X}", number >> 1)),
        _ => data("x86_fp80", format!("0xK{:04X}{:016X}", number as u16, number | 1 << 63)),
    }
}

/// The address of a global value.
fn address(maker: &mut Maker) -> Option<String> {
    let usable: Vec<_> = maker.named.iter().filter(|named| !named.is_apart).cloned().collect();
    if usable.is_empty() {
        return None;
    }
    let named = usable[maker.below(usable.len())].clone();
    let name = format!("@{}", named.name);
    Some(match maker.below(10) {
        0 => format!("getelementptr (i8, ptr {name}, i64 {})", maker.below(100)),
        1 => format!("getelementptr inbounds (i8, ptr {name}, i32 -{})", 1 + maker.below(100)),
        2 => format!("getelementptr ({{ i8, [3 x i32], ptr }}, ptr {name}, i64 {}, i32 1, i32 2)", maker.below(3)),
        3 => format!("getelementptr inbounds ([4 x i16], ptr {name}, i64 0, i64 {})", maker.below(5)),
        4 => format!(
            "getelementptr inbounds inrange(-4, 4) (<{{ i8, ptr }}>, ptr {name}, i32 {}, i32 1)",
            maker.below(4)
        ),
        5 if named.is_function && !maker.is_coff() => format!("dso_local_equivalent {name}"),
        6 if named.is_function => format!("no_cfi {name}"),
        7 => {
            let bits = maker.pointer_bits();
            format!(
                "inttoptr (i{bits} add (i{bits} ptrtoint (ptr {name} to i{bits}), i{bits} {}) to ptr)",
                maker.below(9)
            )
        }
        _ => name,
    })
}

fn pointer(maker: &mut Maker) -> Data {
    if let Some(data) = plain(maker, "ptr") {
        return data;
    }
    match maker.below(8) {
        0 => data("ptr", "null"),
        1 => {
            let number = maker.numbers.next() >> 40;
            data("ptr", format!("inttoptr (i{} {number} to ptr)", maker.pointer_bits()))
        }
        _ => match address(maker) {
            Some(address) => data("ptr", address),
            None => data("ptr", "null"),
        },
    }
}

/// An address as an integer, or the distance of two addresses.
fn distance(maker: &mut Maker) -> Data {
    let bits = maker.pointer_bits();
    let (Some(to), Some(any)) = (address(maker), address(maker)) else { return data("i8", "0") };
    let int = |address: &str| format!("ptrtoint (ptr {address} to i{bits})");
    // A declaration cannot be subtracted; in COFF the symbol to subtract has to be in the current section.
    let current = maker.current.clone();
    let is_apart = maker.named.iter().any(|named| named.name == current && named.is_apart);
    let from = match maker.below(30) {
        0 => any,
        n if n % 3 == 0 => format!("getelementptr (i8, ptr @{current}, i64 {n})"),
        _ => format!("@{current}"),
    };
    match maker.below(6) {
        0 => data(format!("i{bits}"), int(&to)),
        1 => {
            let narrow = if maker.one_in(20) { maker.of(&[8, 16]) } else { 32 };
            match narrow == bits {
                true => data(format!("i{bits}"), int(&to)),
                false => data(format!("i{narrow}"), format!("trunc (i{bits} {} to i{narrow})", int(&to))),
            }
        }
        _ if is_apart => data(format!("i{bits}"), int(&to)),
        2 | 3 if bits == 64 => data("i32", format!("trunc (i64 sub (i64 {}, i64 {}) to i32)", int(&to), int(&from))),
        4 => data(format!("i{bits}"), format!("add (i{bits} {}, i{bits} 12)", int(&to))),
        _ => data(format!("i{bits}"), format!("sub (i{bits} {}, i{bits} {})", int(&to), int(&from))),
    }
}

fn text(maker: &mut Maker) -> Data {
    let mut text = String::new();
    let count = maker.below(20);
    for _ in 0..count {
        let byte = maker.of(b"abcXYZ019._ \\\"\n\x80\xff");
        write!(text, "\\{byte:02X}").unwrap();
    }
    let end = match maker.below(6) {
        0 => "",
        1 => "\\00\\00",
        _ => "\\00",
    };
    let zeros = end.len() / 3;
    data(format!("[{} x i8]", count + zeros), format!("c\"{text}{end}\""))
}

fn vector(maker: &mut Maker) -> Data {
    let (ty, most) =
        maker.of(&[("i8", 100u64), ("i16", 60000), ("i32", 100_000), ("i64", 1 << 50), ("i1", 2), ("i4", 8)]);
    let count = 1 + maker.below(9);
    let all = format!("<{count} x {ty}>");
    if let Some(data) = plain(maker, &all) {
        return data;
    }
    if maker.one_in(6) {
        let values: Vec<String> = (0..count).map(|n| format!("float {n}.5")).collect();
        return data(format!("<{count} x float>"), format!("<{}>", values.join(", ")));
    }
    let values: Vec<String> = (0..count).map(|_| format!("{ty} {}", maker.numbers.next() % most)).collect();
    data(all, format!("<{}>", values.join(", ")))
}

fn array(maker: &mut Maker, depth: usize) -> Data {
    let first = some(maker, depth);
    if maker.one_in(8) {
        let count = maker.of(&[0u64, 1, 5, 100, 70000]);
        return data(format!("[{count} x {}]", first.ty), "zeroinitializer");
    }
    if maker.one_in(3) {
        // Elements that LLVM packs into a data array, possibly with a final zero as in C strings.
        let (ty, most) = maker.of(&[("i8", 255u64), ("i16", 65535), ("i32", 1 << 31), ("i64", u64::MAX)]);
        let count = 1 + maker.below(12);
        let mut values: Vec<String> = (0..count).map(|_| format!("{ty} {}", 1 + maker.numbers.next() % most)).collect();
        if maker.one_in(2) {
            values.push(format!("{ty} 0"));
        }
        return data(format!("[{} x {ty}]", values.len()), format!("[{}]", values.join(", ")));
    }
    let count = 1 + maker.below(4);
    let values: Vec<String> = (0..count)
        .map(|n| match n {
            1 => format!("{} zeroinitializer", first.ty),
            _ => format!("{} {}", first.ty, first.value),
        })
        .collect();
    data(format!("[{count} x {}]", first.ty), format!("[{}]", values.join(", ")))
}

fn structure(maker: &mut Maker, depth: usize) -> Data {
    let fields: Vec<Data> = (0..maker.below(5)).map(|_| some(maker, depth)).collect();
    let (open, close) = if maker.one_in(3) { ("<{", "}>") } else { ("{", "}") };
    let join = |of: &dyn Fn(&Data) -> String| fields.iter().map(of).collect::<Vec<_>>().join(", ");
    let ty = format!("{open} {} {close}", join(&|field| field.ty.clone()));
    if let Some(data) = plain(maker, &ty) {
        return data;
    }
    let value = format!("{open} {} {close}", join(&|field| format!("{} {}", field.ty, field.value)));
    data(ty, value)
}
