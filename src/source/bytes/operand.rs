//! Finds the end of an operand, for diagnostics that underline it.

/// The end of the operand of `line` that begins at `at`: a comma, the end of the enclosing brackets, of the statement
/// or of the line, or a blank without an operator next to it. An expression with blanks around its operators is one
/// operand.
pub fn operand_end(line: &[u8], at: usize) -> usize {
    let byte = |i: usize| line.get(i).copied().unwrap_or(b'\n');
    let (mut i, mut depth) = (at, 0u32);
    while i < line.len() {
        match byte(i) {
            b'\n' | b'\r' | b';' => break,
            b'"' => i = end_of_string(line, i),
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth == 0 => break,
            b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => break,
            b'/' if i > at && matches!(byte(i + 1), b'/' | b'*') => break,
            b' ' | b'\t' if depth == 0 => {
                let next = (i..line.len()).find(|&n| !matches!(line[n], b' ' | b'\t')).unwrap_or(line.len());
                let after_operator =
                    i > at && matches!(line[i - 1], b'+' | b'-' | b'*' | b'<' | b'>' | b'&' | b'|' | b'^');
                let is_operator = matches!(byte(next), b'+' | b'-' | b'*' | b'<' | b'>' | b'&' | b'|' | b'^' | b'(')
                    || byte(next) == b'/' && !matches!(byte(next + 1), b'/' | b'*');
                // `lsl #12`
                let is_amount = byte(next) == b'#'
                    && byte(next + 1).is_ascii_digit()
                    && byte(i - usize::from(i > at)).is_ascii_alphabetic();
                if !(after_operator && next < line.len() || is_operator || is_amount) {
                    break;
                }
                i = next;
                continue;
            }
            _ => {}
        }
        i += 1;
    }
    let end = i.min(line.len());
    end - line[at.min(end)..end].iter().rev().take_while(|b| matches!(b, b' ' | b'\t')).count()
}

/// The offset of the closing quote of the string at `at`, or of the last byte of the line.
fn end_of_string(line: &[u8], at: usize) -> usize {
    let mut i = at + 1;
    while i < line.len() && line[i] != b'"' {
        i += 1 + usize::from(line[i] == b'\\');
    }
    i.min(line.len() - 1)
}

#[cfg(test)]
mod tests {
    use super::operand_end;

    #[test]
    fn operands_are_whole() {
        for (line, at, operand) in [
            ("add x0, x1, #4 // sum", 12, "#4"),
            ("add x0, x1, lsl #12", 12, "lsl #12"),
            ("ldr x0, [x1, #8]!", 8, "[x1, #8]!"),
            ("ldr x0, [x1, #8]!", 13, "#8"),
            ("movl 8(%rax, %rbx), %ecx # load", 5, "8(%rax, %rbx)"),
            (".long a - b + 3, 4", 6, "a - b + 3"),
            (".long 1 2", 6, "1"),
            ("loop l", 0, "loop"),
            (".ascii \"a,\\\"b\" , 1", 7, "\"a,\\\"b\""),
            ("mov x0, #1 ; two", 8, "#1"),
            ("call foo@PLT", 5, "foo@PLT"),
            (".long 1 +", 6, "1 +"),
        ] {
            assert_eq!(&line[at..operand_end(line.as_bytes(), at)], operand, "{line}");
        }
        for end in 0..4 {
            assert_eq!(operand_end(b"a, ", end).max(end), if end == 0 { 1 } else { end });
        }
    }
}
