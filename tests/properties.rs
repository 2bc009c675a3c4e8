//! Properties of any input of a kind: expressions, LEB128, floating-point numbers, string tables. The inputs are generated from
//! fixed seeds.

mod common;

use common::{Numbers, checked_object as object};

/// Assembles lines between two marks and returns the bytes between the marks.
fn bytes_of(name: &str, lines: &[String]) -> Vec<u8> {
    let text = format!(".data\n.ascii \"<<mark<<\"\n{}\n.ascii \">>mark>>\"\n", lines.join("\n"));
    let object = object(name, &text);
    let find = |mark: &[u8]| object.windows(mark.len()).position(|w| w == mark).unwrap();
    object[find(b"<<mark<<") + 8..find(b">>mark>>")].to_vec()
}

/// Binary operators and their precedence.
const OPERATORS: [(&str, u8); 18] = [
    ("*", 6),
    ("/", 6),
    ("%", 6),
    ("<<", 6),
    (">>", 6),
    ("|", 5),
    ("^", 5),
    ("&", 5),
    ("!", 5),
    ("+", 4),
    ("-", 4),
    ("==", 3),
    ("!=", 3),
    ("<", 3),
    (">", 3),
    ("<=", 3),
    (">=", 3),
    ("&&", 2),
];

fn apply(operator: &str, a: i64, b: i64) -> Option<i64> {
    let truth = |t: bool| Some(-i64::from(t));
    match operator {
        "*" => Some(a.wrapping_mul(b)),
        "/" => a.checked_div(b),
        "%" => a.checked_rem(b),
        "<<" => (0..64).contains(&b).then(|| a << b),
        ">>" => (0..64).contains(&b).then(|| ((a as u64) >> b) as i64),
        "|" => Some(a | b),
        "^" => Some(a ^ b),
        "&" => Some(a & b),
        "!" => Some(a | !b),
        "+" => Some(a.wrapping_add(b)),
        "-" => Some(a.wrapping_sub(b)),
        "==" => truth(a == b),
        "!=" => truth(a != b),
        "<" => truth(a < b),
        ">" => truth(a > b),
        "<=" => truth(a <= b),
        ">=" => truth(a >= b),
        "&&" => Some(i64::from(a != 0 && b != 0)),
        _ => None,
    }
}

/// A number in some base, or an expression in parentheses, after unary operators.
fn operand(numbers: &mut Numbers, depth: u32) -> Option<(String, i64)> {
    let (mut text, mut value) = if depth > 0 && numbers.below(4) == 0 {
        let (text, value) = expression(numbers, depth - 1)?;
        (format!("({text})"), value)
    } else {
        let bits = numbers.below(63) as u32;
        let value = (numbers.next() & ((1 << bits) - 1)) as i64;
        let text = match numbers.below(4) {
            0 => format!("{value:#x}"),
            1 => format!("0{value:o}"),
            2 => format!("{value:#b}"),
            _ => value.to_string(),
        };
        (text, value)
    };
    for _ in 0..numbers.below(3) {
        let sign = *numbers.pick(&["-", "~", "+", "!"]);
        text = format!("{sign}{text}");
        value = match sign {
            "-" => value.wrapping_neg(),
            "~" => !value,
            "!" => i64::from(value == 0),
            _ => value,
        };
    }
    Some((text, value))
}

/// Operands with operators between them; `None` if the expression has no value.
fn expression(numbers: &mut Numbers, depth: u32) -> Option<(String, i64)> {
    let (mut text, first) = operand(numbers, depth)?;
    let (mut values, mut operators): (Vec<i64>, Vec<(&str, u8)>) = (vec![first], Vec::new());
    let fold = |values: &mut Vec<i64>, operators: &mut Vec<(&str, u8)>| {
        let (b, a) = (values.pop()?, values.pop()?);
        values.push(apply(operators.pop()?.0, a, b)?);
        Some(())
    };
    for _ in 0..numbers.below(5) {
        let operator = *numbers.pick(&OPERATORS);
        let (next, value) = if matches!(operator.0, "<<" | ">>") {
            let by = numbers.below(64);
            (by.to_string(), by as i64)
        } else {
            operand(numbers, depth)?
        };
        text.push_str(&format!(" {} {next}", operator.0));
        while operators.last().is_some_and(|last| last.1 >= operator.1) {
            fold(&mut values, &mut operators)?;
        }
        operators.push(operator);
        values.push(value);
    }
    while !operators.is_empty() {
        fold(&mut values, &mut operators)?;
    }
    Some((text, values[0]))
}

#[test]
fn expressions_have_their_values() {
    let mut numbers = Numbers(3);
    let made: Vec<(String, i64)> =
        std::iter::repeat_with(|| expression(&mut numbers, 3)).flatten().take(3000).collect();
    let lines: Vec<String> = made.iter().map(|m| format!(".quad {}", m.0)).collect();
    let bytes = bytes_of("expressions", &lines);
    for ((text, value), found) in made.iter().zip(bytes.chunks(8)) {
        assert_eq!(i64::from_le_bytes(found.try_into().unwrap()), *value, "{text}");
    }
}

#[test]
fn leb128_is_as_the_standard_says() {
    let mut numbers = Numbers(4);
    let (mut lines, mut want) = (Vec::new(), Vec::new());
    for round in 0..4000 {
        let value = numbers.next() >> (round % 64);
        let signed = (value as i64).wrapping_mul(if round % 3 == 0 { -1 } else { 1 });
        lines.push(format!(".sleb128 {signed}"));
        leb128::write::signed(&mut want, signed).unwrap();
        lines.push(format!(".uleb128 {:#x}", value & i64::MAX as u64));
        leb128::write::unsigned(&mut want, value & i64::MAX as u64).unwrap();
    }
    assert!(bytes_of("leb128", &lines) == want);
}

#[test]
fn floating_point_numbers_are_rounded_to_the_nearest() {
    let mut numbers = Numbers(5);
    let mut texts: Vec<String> = ["0.0", "-0.0", "1e400", "-1e400", "1e-400", "4.9e-324", "2.4703282292062327e-324"]
        .iter()
        .chain(&["1.7976931348623158e308", "3.4028235677973366e38", "1.1754943508222875e-38", "9007199254740993.0"])
        .map(|t| (*t).to_owned())
        .collect();
    for round in 0..3000 {
        let bits = f64::from_bits(numbers.next());
        texts.push(match round % 4 {
            0 if bits.is_finite() => format!("{bits:e}"),
            1 => format!("{:e}", f32::from_bits(numbers.next() as u32)).replace("NaN", "1.5").replace("inf", "2.5"),
            2 => format!("{}.{}", numbers.below(1000), numbers.next()),
            // Halfway between two floats, or slightly above.
            _ => format!("{}.5{}", (1 << 24) + numbers.below(1 << 20), ["", "0000000000000000001"][numbers.below(2)]),
        });
    }
    texts.retain(|t| t.contains(['.', 'e']));
    let lines: Vec<String> = texts.iter().map(|t| format!(".double {t}\n.float {t}")).collect();
    let bytes = bytes_of("floats", &lines);
    for (text, found) in texts.iter().zip(bytes.chunks(12)) {
        let (double, single) = (text.parse::<f64>().unwrap(), text.parse::<f32>().unwrap());
        assert_eq!(u64::from_le_bytes(found[..8].try_into().unwrap()), double.to_bits(), "{text} as a double");
        assert_eq!(u32::from_le_bytes(found[8..].try_into().unwrap()), single.to_bits(), "{text} as a float");
    }
}

#[test]
fn string_tables_share_tails() {
    let mut numbers = Numbers(6);
    for round in 0..20 {
        let mut names = std::collections::BTreeSet::new();
        for _ in 0..200 {
            let name: String = (0..1 + numbers.below(6)).map(|_| *numbers.pick(&['a', 'b', '_'])).collect();
            names.insert(format!("{name}{}", ["", "ab", "_a"][numbers.below(3)]));
        }
        let text: String = names.iter().map(|n| format!(".globl {n}\n{n}:\n")).collect();
        let object = object(&format!("strings-{round}"), &text);
        // Shorter names also occur by chance in the symbol table.
        for name in names.iter().filter(|n| n.len() >= 4) {
            let entry = [b"\0", name.as_bytes(), b"\0"].concat();
            let found = object.windows(entry.len()).filter(|w| *w == entry).count();
            let tail = names.iter().any(|other| other != name && other.ends_with(name.as_str()));
            assert_eq!(found, usize::from(!tail), "'{name}' should have an entry unless it ends another name");
        }
    }
}
