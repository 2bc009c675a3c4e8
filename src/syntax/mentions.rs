//! The symbols that operands name, found in their text alone.
//!
//! Here is no look at what the operands mean: a word is a symbol unless its sign says otherwise. So this is for what only needs the
//! names, and for syntaxes whose registers have a sign. What is not plain is refused, and whoever asks reads it in full.

/// How the signs of a text are read.
#[derive(Clone, Copy, Debug)]
pub struct Signs {
    /// `%` starts a register, braces hold no symbols, and `$` starts a number.
    pub registers: bool,
    /// A word behind an `@` is a specifier. Else there is no telling.
    pub specifiers: bool,
}

/// A byte that stands for itself, and says nothing of symbols.
const PLAIN: u8 = 0;
const START: u8 = 1;
const DIGIT: u8 = 2;
/// What is only plain among the operands of instructions: `%`, `$` and `{`.
const REGISTER: u8 = 3;
const QUOTE: u8 = 4;
/// It may end a statement.
const END: u8 = 5;
const OTHER: u8 = 6;

static CLASSES: [u8; 256] = {
    let mut classes = [OTHER; 256];
    let mut i = 0;
    while i < 256 {
        classes[i] = match i as u8 {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' => START,
            b'0'..=b'9' => DIGIT,
            b'%' | b'$' | b'{' => REGISTER,
            b'"' => QUOTE,
            b'\n' | b'\r' | b';' | b'#' => END,
            b' ' | b'\t' | b',' | b'(' | b')' | b'*' | b'+' | b'-' | b'~' | b'!' | b'<' | b'>' | b'=' | b'&' | b'|'
            | b'^' | b':' => PLAIN,
            _ => OTHER,
        };
        i += 1;
    }
    classes
};

/// Which bytes names are made of.
static NAMES: [bool; 256] = {
    let mut names = [false; 256];
    let mut i = 0;
    while i < 256 {
        let byte = i as u8;
        names[i] = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'$');
        i += 1;
    }
    names
};

#[inline(always)]
fn is_name(byte: u8) -> bool {
    NAMES[usize::from(byte)]
}

#[inline]
fn behind(text: &[u8], mut at: usize, is_part: impl Fn(u8) -> bool) -> usize {
    while text.get(at).is_some_and(|byte| is_part(*byte)) {
        at += 1;
    }
    at
}

/// Finds the names in the operands that start at a place, `.` among them: where the first byte is that may end the statement, or
/// the text ends. None where not all is plain.
#[inline(always)]
pub fn mentions<'t>(text: &'t [u8], start: usize, signs: Signs, mut found: impl FnMut(&'t [u8])) -> Option<usize> {
    let mut at = start;
    while let Some(&byte) = text.get(at) {
        match CLASSES[usize::from(byte)] {
            PLAIN => at += 1,
            END => return Some(at),
            REGISTER => {
                // Behind a value it is an operator.
                if !signs.registers
                    || at > 0 && !matches!(text[at - 1], b' ' | b',' | b'(' | b'*' | b'\t' | b'}') && byte != b'{'
                {
                    return None;
                }
                at = match byte {
                    // No register's name is shorter.
                    b'%' => behind(text, at + 3, |byte| byte.is_ascii_alphanumeric()),
                    b'{' => behind(text, at + 1, |byte| byte != b'}') + 1,
                    _ => at + 1,
                };
            }
            // A number, or the reference to a label that is one.
            DIGIT => at = behind(text, at + 1, is_name),
            START => {
                let start = at;
                at = behind(text, at + 1, is_name);
                let name = &text[start..at];
                // `.5` is a number.
                if name[0] == b'.' && name.get(1).is_some_and(u8::is_ascii_digit) {
                    return None;
                }
                match text.get(at) {
                    Some(b'@') if signs.specifiers => {
                        let end = behind(text, at + 1, is_name);
                        let next = text.get(end);
                        if end == at + 1 || matches!(next, Some(b'@' | b'?')) || !signs.registers && next == Some(&b'(')
                        {
                            return None;
                        }
                        at = end;
                    }
                    Some(b'@' | b'?') => return None,
                    // A specifier, on some targets.
                    Some(b'(') if !signs.registers => return None,
                    _ => {}
                }
                found(name);
            }
            QUOTE => {
                let len = memchr::memchr2(b'"', b'\\', &text[at + 1..])?;
                let end = at + 1 + len;
                if text[end] != b'"' || len == 0 || text.get(end + 1) == Some(&b'@') {
                    return None;
                }
                found(&text[at + 1..end]);
                at = end + 1;
            }
            _ => return None,
        }
    }
    // A register or a brace at the end of the text may be cut.
    Some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_their_signs() {
        let of = |text: &'static str, registers| {
            let mut names = Vec::new();
            let signs = Signs { registers, specifiers: true };
            let end = mentions(text.as_bytes(), 0, signs, |name| names.push(name))?;
            (end == text.len()).then(|| {
                names.iter().map(|name| String::from_utf8_lossy(name).into_owned()).collect::<Vec<_>>().join(" ")
            })
        };
        for (text, names) in [
            ("%rax, 8(%rsp,%rcx,4)", Some("")),
            ("$f+4, %eax", Some("f")),
            ("a@GOTPCREL(%rip), %st(1)", Some("a")),
            ("*.LJTI0_0(,%rax,8)", Some(".LJTI0_0")),
            ("_x.1$y-.L2(%rip){1to8}, %ymm0{%k1}{z}", Some("_x.1$y .L2")),
            ("\"a b\"+1, 0x10f, 1f", Some("a b")),
            (".", Some(".")),
            ("%fs:x@tpoff", Some("x")),
            ("a@@b", None),
            ("a?", None),
            ("'a'", None),
            ("\"a\\\"\"", None),
            (".5", None),
            ("a/2", None),
            ("$a%b", None),
        ] {
            assert_eq!(of(text, true).as_deref(), names, "{text}");
        }
        assert_eq!(of("a-b, .", false).as_deref(), Some("a b ."));
        assert_eq!(of("a%b", false), None);
        assert_eq!(of("a(GOT)", false), None);
    }
}
