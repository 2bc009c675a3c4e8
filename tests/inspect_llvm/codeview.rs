//! CodeView: the output of `llvm-readobj --codeview` and our rows, converted to lines.

use super::{number, of, text};
use llas::inspect::{Row, Table, Tables, Value};

/// A line of the tool's output with its nested lines.
struct Node<'t> {
    head: &'t str,
    children: Vec<Node<'t>>,
}

/// Parses the tool's output, which nests in brackets and braces.
fn tree<'t>(lines: &mut impl Iterator<Item = &'t str>) -> Vec<Node<'t>> {
    let mut found = Vec::new();
    while let Some(line) = lines.next().map(str::trim) {
        if matches!(line, "]" | "}") {
            break;
        }
        let opens = line.ends_with(" [") || line.ends_with(" {") || line == "[";
        let flags = line.split_once(" [ (0x").is_some_and(|(name, rest)| !name.contains(' ') && rest.ends_with(')'));
        let children = if opens || flags { tree(lines) } else { Vec::new() };
        found.push(Node { head: line, children });
    }
    found
}

/// The tool's names of fields and ours. Fields with `-` are not compared: section numbers, which relocations fill in, names that
/// repeat a relocation's, and counts.
const NAMES: &str = "
    Segment - ISectStart - BaseSegment - BranchSegment - TableSegment - BranchOffset - TableOffset - NumArgs - NumStrings - Kind -
    TypeLeafKind - ChecksumSize - ExtraFileCount extra_files SubSectionType - Section - Magic - IgnoredSubsectionKind -
    SubSectionSize size ObjectName name VarName name BlockName name UDTName name DisplayName name Name name Namespace name
    TotalFrameBytes frame_bytes PaddingFrameBytes padding_bytes OffsetToPadding padding_offset BytesOfCalleeSavedRegisters saved_bytes
    OffsetOfExceptionHandler handler SectionIdOfExceptionHandler handler_section LocalFramePtrReg local_frame
    ParamFramePtrReg parameter_frame PtrParent parent PtrEnd end PtrNext next Parent parent End end Next next CodeSize size
    DbgStart debug_start DbgEnd debug_end FunctionType type CodeOffset offset DataOffset offset OffsetStart start Range length
    Offset offset Type type Register register Seg register MayHaveNoName may_lack_name OffsetInParent in_parent BaseRegister register
    HasSpilledUDTMember spilled_member BasePointerOffset offset Language language FrontendVersion front_end BackendVersion back_end
    VersionName version Machine machine Signature signature CallInstructionSize call_size Inlinee inlinee Inlinees functions
    Callees functions Callers functions BuildId id Value value SwitchType entry EntriesCount entries Entries texts Program program
    CookieKind kind Ordinal ordinal Index type
    PointeeType type PtrType kind PtrMode mode SizeOf size ClassType class Representation representation ModifiedType type
    Modifiers modifiers ReturnType return_type CallingConvention convention FunctionOptions options NumParameters parameters
    ArgListType arguments ThisType this ThisAdjustment this_adjust ElementType element IndexType index_type VFEntryCount count
    ParentScope parent Id id StringData text UDT type SourceFile file LineNumber line Module module BitSize size BitOffset offset
    Arguments arguments Strings strings MemberCount members NumEnumerators members Properties properties FieldList fields
    FieldListType fields DerivedFrom derived VShape shape UnderlyingType type AccessSpecifier access MethodKind kind
    MethodOptions options VFTableOffset slot FieldOffset offset BaseOffset offset BaseType type VBPtrType pointer
    VBPtrOffset pointer_offset VBTableIndex slot MethodCount count MethodListIndex list EnumValue value ContinuationIndex type
    Flags flags Mode mode Guid guid Age age StartIndex start Count count PrecompFile name ModFilenameOffset - SumName sum
    SymOffset offset Mod module Off - Len length ThunkOff - TargetOff - ThunkSection - TargetSection - SectionNumber number
    Alignment alignment Rva address Length length Characteristics - Size size Function function
    Filename name ChecksumKind kind ChecksumBytes bytes FileID file SourceLineNum line RvaStart start
    LocalSize locals ParamsSize parameters MaxStackSize stack FrameFunc program PrologSize prologue SavedRegsSize saved
    LineNumberStart line StepInto line LineNumberEndDelta lines IsStatement statement ColStart column ColEnd end_column
";

fn name_of(key: &str) -> &'static str {
    let mut words = NAMES.split_whitespace();
    loop {
        match (words.next(), words.next()) {
            (Some(theirs), Some(ours)) if theirs == key => return ours,
            (Some(_), Some(_)) => {}
            _ => return "?",
        }
    }
}

/// Splits `text (0x10)` into the text and the number.
fn numbered(value: &str) -> Option<(&str, u64)> {
    let (name, number) = value.strip_suffix(')')?.rsplit_once("(0x")?;
    Some((name.trim_end(), u64::from_str_radix(number, 16).ok()?))
}

/// Pointer flags, which the tool shows in separate fields.
const POINTER_FLAGS: [(&str, &str); 7] = [
    ("IsFlat", "Flat"),
    ("IsConst", "Const"),
    ("IsVolatile", "Volatile"),
    ("IsUnaligned", "Unaligned"),
    ("IsRestrict", "Restrict"),
    ("IsThisPtr&", "LValueRefThisPointer"),
    ("IsThisPtr&&", "RValueRefThisPointer"),
];

/// A value without the machine prefix that the tool gives to registers, and with numbers in decimal.
fn plain(value: &str) -> String {
    let value = ["ARM64_", "ARM_", "AMD64_"].iter().find_map(|prefix| value.strip_prefix(prefix)).unwrap_or(value);
    match value.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok()) {
        Some(number) => number.to_string(),
        None => match value {
            "Yes" => "1".to_owned(),
            "No" => "0".to_owned(),
            "Always" | "Never" => value.to_lowercase(),
            _ => value.to_owned(),
        },
    }
}

/// The comparable form of a value: the name if it has a name and a number, but the number for types defined by records.
fn value(key: &str, value: &str) -> String {
    let value = value.trim();
    // An address: `f+0x10`.
    if let Some((name, addend)) = value.rsplit_once("+0x").filter(|_| key.contains("Offset")) {
        return format!("{name}+{}", u64::from_str_radix(addend, 16).unwrap_or(0));
    }
    if key == "ChecksumBytes" {
        return value.trim_matches(['(', ')']).replace(' ', "").to_lowercase();
    }
    let is_text = matches!(name_of(key), "name" | "text" | "version" | "unique_name") && key != "Filename";
    match numbered(value).filter(|_| !is_text) {
        // The tool has no name for two 128-bit types.
        Some(("<unknown simple type>", 0x14)) => "__int128".to_owned(),
        Some(("<unknown simple type>", 0x24)) => "unsigned __int128".to_owned(),
        Some(("<unknown simple type>", number)) => number.to_string(),
        Some((_, number)) if number >= 0x1000 && key != "Filename" && key != "FileID" => number.to_string(),
        Some((name, _)) => plain(name),
        None if is_text => value.to_owned(),
        None => plain(value),
    }
}

/// A record as one line: its kind, and its fields sorted by name.
fn line(kind: &str, mut fields: Vec<(String, String)>) -> String {
    fields.retain(|(_, value)| !value.is_empty());
    fields.sort();
    let fields: Vec<String> = fields.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("{kind} {}", fields.join(" "))
}

/// The words of a list, joined.
fn joined(mut words: Vec<String>, are_flags: bool) -> String {
    if are_flags {
        words.sort();
    }
    words.join(if are_flags { "|" } else { "," })
}

/// A binary annotation: its name and its operands.
fn annotation(head: &str) -> Option<String> {
    let (name, operands) = head.split_once(": ")?;
    let file = numbered(operands).map(|(file, _)| file.to_owned()).filter(|_| name == "ChangeFile");
    let operands = operands.trim_matches(['{', '}']).split(", ").map(|word| plain(word.rsplit(": ").next().unwrap()));
    Some(format!("{name} {}", file.unwrap_or_else(|| operands.collect::<Vec<_>>().join(" "))))
}

/// The tool's records that we have, except symbols and types, which have a kind.
const RECORDS: [(&str, &str); 5] = [
    ("Subsection [", "subsection"),
    ("FileChecksum {", "checksum"),
    ("InlineeSourceLine {", "inlinee"),
    ("FrameData {", "frame"),
    ("Method [", "method"),
];

fn record(node: &Node<'_>, lines: &mut Vec<String>) {
    // Of unknown records only the length is shown.
    if node.head == "UnknownSym {" {
        lines.push("symbol".to_owned());
        return;
    }
    if let Some(index) = node.head.strip_prefix("UnknownLeaf (") {
        lines.push(format!("type {}", plain(index.trim_end_matches(") {"))));
        return;
    }
    let given = node.children.iter().find_map(|child| {
        let kind = child.head.strip_prefix("Kind: ").or(child.head.strip_prefix("TypeLeafKind: "));
        kind.and_then(numbered)
    });
    let table = RECORDS.iter().find(|row| row.0 == node.head).map(|row| row.1);
    let Some(kind) = given.map(|given| given.0).or(table) else { return };
    let mut fields = Vec::new();
    if let Some((_, index)) = node.head.strip_suffix(" {").and_then(numbered) {
        fields.push(("index".to_owned(), index.to_string()));
    }
    let (mut pointer, mut gaps, mut inner, mut frames) = (Vec::new(), Vec::new(), Vec::new(), None);
    let children = node.children.iter().flat_map(|child| match child.head {
        "LocalVariableAddrRange {" => child.children.iter().collect(),
        _ => vec![child],
    });
    for child in children {
        let (key, rest) = child.head.split_once(": ").unwrap_or((child.head.trim_end_matches(':'), ""));
        if let Some(flag) = POINTER_FLAGS.iter().find(|flag| flag.0 == key) {
            pointer.extend((rest == "1").then(|| flag.1.to_owned()));
        } else if key == "LocalVariableAddrGap [" {
            gaps.extend(child.children.iter().map(|part| plain(part.head.split_once(": ").unwrap().1)));
        } else if child.head == "BinaryAnnotations [" {
            inner.extend(child.children.iter().filter_map(|part| annotation(part.head)));
        } else if let Some((key, _)) = child.head.split_once(" [").filter(|_| key == child.head && key != "Method [") {
            let are_flags = child.head.ends_with(')');
            let mut words: Vec<String> = child
                .children
                .iter()
                .map(|part| match part.head.split_once(": ") {
                    Some((key, rest)) => value(key, rest),
                    None => numbered(part.head).map_or(part.head, |found| found.0).to_owned(),
                })
                .collect();
            // Registers are shown in fields of their own.
            words.retain(|word| !word.ends_with("BasePointerMask"));
            let name = if kind == "S_ANNOTATION" || kind == "S_ENVBLOCK" { "texts" } else { name_of(key) };
            match key {
                "FrameFunc" => fields.push(("program".to_owned(), words.join(" "))),
                "Inlinees" | "Arguments" | "Strings" if words.is_empty() => {}
                "Characteristics" => {}
                "ExtraFiles" => {
                    inner.extend(words.into_iter().map(|name| line("extra_file", vec![("name".to_owned(), name)])))
                }
                _ => fields.push((name.to_owned(), joined(words, are_flags))),
            }
        } else if child.children.is_empty() {
            let name = match (kind, key) {
                ("subsection", "LinkageName") => {
                    frames = Some(rest);
                    continue;
                }
                ("S_ARMSWITCHTABLE", "BaseOffset") | ("S_LABEL32", "Flags" | "CodeOffset") => continue,
                ("S_COFFGROUP" | "S_ANNOTATION", "Offset") => continue,
                ("S_THUNK32" | "S_PUB32", "Seg") => continue,
                ("inlinee", "Inlinee") => "function",
                ("S_TRAMPOLINE", "Type") => "kind",
                ("S_SECTION", "Length") => "size",
                (_, "LinkageName") if kind.starts_with("LF_") => "unique_name",
                (_, "LinkageName") => continue,
                _ => name_of(key),
            };
            if name != "-" {
                fields.push((name.to_owned(), value(key, rest)));
            }
        } else {
            record(child, &mut inner);
        }
    }
    fields.push(("flags".to_owned(), joined(pointer, true)));
    fields.push(("gaps".to_owned(), gaps.join(",")));
    lines.push(line(kind, fields));
    if let Some(name) = frames.filter(|_| node.children.iter().any(|child| child.head.contains("FrameData"))) {
        lines.push(format!("frames {name}"));
    }
    lines.append(&mut inner);
}

/// The line table of a function.
fn line_table(node: &Node<'_>, lines: &mut Vec<String>) {
    let find = |key: &str| node.children.iter().find_map(|child| child.head.strip_prefix(key)).map_or("", str::trim);
    lines.push(format!("lines {} {} {}", find("LinkageName:"), plain(find("Flags:")), plain(find("CodeSize:"))));
    for file in node.children.iter().filter(|child| child.head == "FilenameSegment [") {
        for child in &file.children {
            match child.head.strip_prefix('+').and_then(|head| head.strip_suffix(" [")) {
                Some(offset) => {
                    let field = |part: &Node<'_>| {
                        let (key, rest) = part.head.split_once(": ").unwrap();
                        (name_of(key).to_owned(), value(key, rest))
                    };
                    let mut fields: Vec<_> = child.children.iter().map(field).collect();
                    fields.push(("offset".to_owned(), plain(offset)));
                    lines.push(line("line", fields));
                }
                None => lines.push(line("file", vec![("name".to_owned(), value("Filename", &child.head[10..]))])),
            }
        }
    }
}

/// The form of one of our values that is comparable with [`value`].
fn ours(value: &Value<'_>) -> String {
    match value {
        Value::Signed(number) => number.to_string(),
        Value::Flags(names, rest) => {
            let mut words: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            words.extend((*rest != 0).then(|| rest.to_string()));
            joined(words, true)
        }
        Value::Address(place) => format!("{}+{}", String::from_utf8_lossy(place.name), place.addend),
        Value::List(values) => joined(values.iter().map(ours).collect(), false),
        other => text(other),
    }
}

/// The gaps of a range: the tool treats a byte from 0xf0 on as their end.
fn gaps(value: &Value<'_>) -> String {
    let Value::List(all) = value else { return String::new() };
    let start = |gap: &Value<'_>| if let Value::List(pair) = gap { number(&pair[0]) } else { 0 };
    all.iter().take_while(|gap| start(gap) & 0xff < 0xf0).map(ours).collect::<Vec<_>>().join(",")
}

fn our_record(row: &Row<'_>) -> String {
    let mut fields = Vec::new();
    for (column, value) in row.record.columns.iter().zip(&row.values) {
        let skipped = match (row.record.name, column.name) {
            ("subsection", "kind" | "ignored" | "bytes") | ("checksum", "offset") => true,
            ("S_ARMSWITCHTABLE", "base" | "branch" | "table") => true,
            (_, "section" | "base_section" | "branch_section" | "table_section") => true,
            // The tool shows the bare field, with less information.
            ("S_THUNK32" | "S_PUB32" | "S_COFFGROUP" | "S_ANNOTATION", "offset" | "variant") => true,
            ("S_TRAMPOLINE", "thunk" | "target" | "thunk_section" | "target_section") => true,
            ("S_SECTION" | "S_COFFGROUP", "flags") | ("S_COMPILE2", "texts") | ("S_FILESTATIC", "file") => true,
            ("LF_VTSHAPE", "slots") => true,
            // The tool looks for the relocation 4 bytes too far.
            ("S_LABEL32", "offset") => true,
            ("LF_ONEMETHOD" | "method", "kind") => *value == Value::Name("Vanilla"),
            _ => false,
        };
        let shown = match column.name {
            _ if skipped => continue,
            "gaps" => gaps(value),
            // Two bits to which the tool gives no meaning for this machine.
            "local_frame" | "parameter_frame" if ours(value).ends_with("Ptr") => "NOREG".to_owned(),
            // The tool has no name for registers that are not a processor's.
            _ if *value == Value::Name("VFRAME") => "30006".to_owned(),
            "program" => ours(value).trim().to_owned(),
            _ => ours(value),
        };
        fields.push((column.name.to_owned(), shown));
    }
    line(row.record.name, fields)
}

fn our_table(table: &Table<'_>, lines: &mut Vec<String>) {
    let is_line = |row: &Row<'_>| matches!(row.record.name, "lines" | "file" | "line");
    for row in table.rows.iter().filter(|row| !is_line(row)) {
        match row.record.name {
            "string" | "imports" | "import" | "export" => {}
            "symbol" => lines.push("symbol".to_owned()),
            // The tool does not know this type.
            "type" | "LF_ALIAS" => lines.push(format!("type {}", number(&row.values[0]))),
            "annotation" => {
                let values = row.values[1..].iter().filter(|value| **value != Value::None);
                let values: Vec<String> = values.map(ours).collect();
                lines.push(format!("{} {}", ours(&row.values[0]), values.join(" ")));
            }
            "frames" => lines.push(format!("frames {}", text(&row.values[0]))),
            _ => lines.push(our_record(row)),
        }
    }
    for row in table.rows.iter().filter(|row| is_line(row)) {
        match row.record.name {
            "lines" => {
                let flags = u8::from(row.values[2] == Value::Name("HaveColumns"));
                lines.push(format!("lines {} {flags} {}", text(&row.values[0]), number(&row.values[3])));
            }
            _ => lines.push(our_record(row)),
        }
    }
}

/// `--codeview`: types, then symbols and other subsections, and last the line tables of each section.
pub(super) fn codeview(said: &str, tables: &Tables<'_>) -> (Vec<String>, Vec<String>) {
    let mut theirs = Vec::new();
    for section in &tree(&mut said.lines()) {
        match section.head {
            "CodeViewTypes [" => section.children.iter().for_each(|node| record(node, &mut theirs)),
            "CodeViewDebugInfo [" => {
                for node in section.children.iter().filter(|node| node.head == "Subsection [") {
                    record(node, &mut theirs);
                }
                for node in section.children.iter().filter(|node| node.head == "FunctionLineTable [") {
                    line_table(node, &mut theirs);
                }
            }
            _ => {}
        }
    }
    let mut ours = Vec::new();
    for table in of(tables, "codeview_types").chain(of(tables, "codeview")) {
        our_table(table, &mut ours);
    }
    (theirs, ours)
}
