//! The table of all diagnostics, one per line: the name in the source code, the code shown to the user, and the meaning.
//!
//! `E` is an error, `W` a warning, `L` a lint. Hundreds group related codes. A number keeps its meaning, and the number
//! of a removed diagnostic is not reused.

macro_rules! codes {
    ($($name:ident $code:literal $meaning:literal;)*) => {
        /// The code of a diagnostic.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = concat!($code, ": ", $meaning, ".")] $name,)*
        }

        impl Code {
            /// All codes, in table order.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The code as shown to the user, such as `E0101`.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $code,)* }
            }

            /// Its meaning, in one line.
            #[must_use]
            pub fn meaning(self) -> &'static str {
                match self { $(Code::$name => $meaning,)* }
            }
        }
    };
}

codes! {
    // Characters and tokens.
    BadNumber               "E0101" "a number has no digits, or digits that are invalid in its base";
    BadFloat                "E0103" "a floating-point number is malformed";
    UnterminatedString      "E0104" "a string has no closing quote on its line";
    UnterminatedComment     "E0105" "a block comment is not terminated";
    BadEscape               "E0106" "a string contains an invalid escape sequence";
    BadCharacter            "E0107" "a character literal is empty, too long or not terminated";
    // Statement syntax.
    UnexpectedToken         "E0201" "a statement contains an unexpected token";
    ExpectedComma           "E0202" "a comma is missing";
    ExpectedNewline         "E0203" "a statement continues where it should end";
    ExpectedIdentifier      "E0204" "a name is missing";
    ExpectedString          "E0205" "a string is missing";
    ExpectedExpression      "E0206" "an expression is missing or malformed";
    ExpectedInteger         "E0207" "an integer literal is missing";
    ExpectedDelimiter       "E0209" "a bracket or brace is missing";
    UnknownDirective        "E0210" "the directive is unknown for this target";
    BadDirectiveArgument    "E0211" "a directive has an invalid argument";
    UnsupportedDirective    "E0213" "a directive is known but not supported for this target or object format";
    // Expressions.
    NotAbsolute             "E0301" "an expression must be absolute here";
    NotRelocatable          "E0302" "an expression cannot be reduced to symbol - symbol + number";
    OutOfRange              "E0303" "a value does not fit its field";
    DivisionByZero          "E0304" "an expression divides by zero";
    UndefinedTemporary      "E0305" "a numbered label is used but not defined in that direction";
    UnknownSpecifier        "E0306" "a relocation specifier is unknown";
    CyclicDefinition        "E0307" "the definition of a symbol depends on itself";
    DifferenceAcrossSections "E0310" "the difference of two symbols in different sections is used";
    // Symbols.
    SymbolRedefined         "E0401" "a symbol is defined twice";
    BindingChanged          "E0402" "a symbol is given conflicting bindings";
    UndefinedInDifference   "E0403" "the subtracted symbol of a difference is undefined";
    BadSymbolAttribute      "E0404" "a symbol cannot have this attribute";
    BadSymbolType           "E0405" "a symbol type is unknown";
    BadSymbolVersion        "E0406" "a symbol version is malformed or duplicate";
    CommonRedefined         "E0407" "a common symbol is redeclared with another size or alignment";
    AssignmentToNonAbsolute "E0408" "a value cannot be assigned to this symbol";
    UndefinedTemporarySymbol "E0409" "an assembler-local symbol is used but not defined";
    // Sections.
    SectionFlagsChanged     "E0501" "a section is reopened with different flags";
    SectionTypeChanged      "E0502" "a section is reopened with a different type";
    SectionEntsizeChanged   "E0503" "a section is reopened with a different entry size";
    UnknownSectionFlag      "E0504" "a section flag is unknown for this target";
    UnknownSectionType      "E0505" "a section type is unknown";
    UnmatchedPopSection     "E0506" "a .popsection or .previous has no section to return to";
    ConflictingSectionFlags "E0507" "two section flags conflict";
    BadSubsection           "E0508" "a subsection number is not an integer in range";
    BadSectionGroup         "E0509" "a section group or COMDAT selection is incomplete or invalid";
    BadLinkedSection        "E0510" "the linked-to symbol of a section is not in a section";
    DataInBss               "E0511" "a section without file contents is given non-zero contents";
    BadSectionArgument      "E0513" "a section directive has an invalid argument";
    NoSection               "E0514" "code or data precedes any section directive";
    // Data, fills and alignment.
    DataOutOfRange          "E0601" "a number does not fit its data size";
    BadAlignment            "E0602" "an alignment is not a power of two, or is too large";
    BadRepeatCount          "E0603" "a repeat count is negative or too large";
    BadBase64               "E0605" "a base64 string is malformed";
    // Call frames, line tables, unwind codes and CodeView.
    CfiOutsideProcedure     "E0701" "a .cfi_ directive is outside of .cfi_startproc and .cfi_endproc";
    CfiUnfinished           "E0702" "a .cfi_startproc has no .cfi_endproc, or is nested";
    CfiBadOperand           "E0703" "a .cfi_ directive has an invalid register, encoding or expression";
    BadFileNumber           "E0704" "a file number is unassigned, duplicate or out of range";
    BadLineOperand          "E0705" "a .loc or .file operand is malformed or out of range";
    SehMisplaced            "E0706" "a .seh_ directive is outside of its frame or prologue";
    SehBadOperand           "E0707" "a .seh_ directive has an invalid operand";
    SehUnfinished           "E0708" "an unwind frame, prologue or epilogue is not closed";
    CodeViewBadOperand      "E0709" "a .cv_ directive has an invalid operand";
    CodeViewMisplaced       "E0710" "a .cv_ directive is misplaced";
    EhabiMisplaced          "E0711" "a directive of exception tables is outside of a function, or contradicts another one";
    EhabiBadOperand         "E0712" "a directive of exception tables has an invalid operand, or its function too many opcodes";
    // Instructions.
    UnknownMnemonic         "E0801" "an instruction is unknown";
    WrongOperands           "E0802" "an instruction has invalid operands";
    AmbiguousSuffix         "E0803" "the operands do not determine the size; the mnemonic needs a suffix";
    WrongMode               "E0804" "an instruction or register is not available in this mode";
    ImmediateRange          "E0805" "an immediate is out of range";
    BadAddress              "E0807" "a memory operand cannot be encoded";
    BadPrefix               "E0808" "a prefix is not valid for this instruction";
    RegisterConstraint      "E0809" "registers of an instruction must be equal, distinct or in order";
    TooFewOperands          "E0810" "an instruction has too few operands";
    UnknownRegister         "E0811" "a register is unknown";
    BadMask                 "E0812" "a write mask or rounding decoration is invalid";
    // Relocations and layout.
    UnsupportedRelocation   "E0901" "the object format has no relocation for this expression in this field";
    FixupOutOfRange         "E0902" "a distance does not fit its field";
    InvalidOrg              "E0903" "an .org moves backwards or is not absolute";
    LayoutNotAbsolute       "E0904" "a value that the layout needs is not absolute even after layout";
    UnknownRelocationName   "E0905" "a .reloc has an unknown relocation name";
    BadRelocOffset          "E0906" "a .reloc offset is negative or outside its section";
    ObjectTooLarge          "E0907" "an object has more sections, symbols or bytes than its format allows";
    // Macros, repeats and conditionals.
    BadMacroDefinition      "E1001" "a macro's name or parameters are malformed, or the macro is already defined";
    UnmatchedMacroEnd       "E1002" "an .endm, .endr or .exitm has no macro or repeat to end, or one is missing";
    BadMacroArgument        "E1003" "a macro argument is missing, unknown or duplicate";
    UnmatchedConditional    "E1004" "an .else, .elseif or .endif has no .if, or an .if is not closed";
    UserError               "E1005" "an .err or .error directive was reached";
    UnknownMacro            "E1006" "a .purgem names an undefined macro";
    // Files.
    CannotReadInput         "E1101" "the input cannot be read";
    CannotReadInclude       "E1102" "an .include file cannot be read";
    CannotReadIncbin        "E1103" "an .incbin file cannot be read";
    CannotWriteOutput       "E1104" "the output cannot be written";
    // Limits.
    NestingTooDeep          "E1201" "expressions, conditionals or macros are nested too deeply";
    IncludeTooDeep          "E1202" "includes are nested too deeply";
    SourceTooLarge          "E1203" "the sources together are larger than 4 GiB";
    OutputTooLarge          "E1204" "the object would be larger than the limit";
    // Options.
    BadOption               "E1301" "a command line option is unknown or has an invalid value";
    UnsupportedTarget       "E1302" "the target triple has an unsupported machine or object format";
    // Disassembly.
    BadByte                 "E1401" "a byte to disassemble is not a number from 0 to 255, or a block is not closed";
    // The preprocessor.
    BadPreprocessing        "E1501" "a directive or a macro of the preprocessor is wrong";
    BadCondition            "E1502" "a condition of #if is wrong, or a group of lines has no begin or no end";
    FileNotFound            "E1503" "a file that #include names cannot be read";
    PreprocessorError       "E1504" "an #error directive was reached";
    PreprocessorLimit       "E1505" "preprocessing would exceed a limit";
    // Not implemented yet.
    NotYet                  "E1901" "llvm-mc accepts this but llas does not support it yet";
    // Warnings.
    UserWarning             "W0001" "a .warning directive was reached";
    NoEffect                "W0002" "a directive or operand has no effect as written";
    ValueTruncated          "W0003" "a value is truncated to the size of its field";
    SuspiciousOperands      "W0005" "an instruction has legal but suspicious operands";
    DwarfLimitation         "W0007" "the DWARF version cannot describe this";
    MacroParameter          "W0008" "a macro has parameters that its body does not use";
    IgnoredRedefinition     "W0009" "a second definition is ignored";
    SuspiciousValue         "W0010" "a value is legal but suspicious";
    UnknownFeature          "W0011" "a processor or feature is unknown for the target";
    NoStackTrace            "W0012" "a function is omitted from .sframe, which cannot describe its frame";
    InvalidEncoding         "W0013" "bytes are not an instruction, or one with unpredictable behavior";
    PreprocessorWarning     "W0014" "a #warning directive was reached, or something for the preprocessor has no effect";
    // Reported only by lints of the source and of the object.
    HiddenSpecifier         "L0001" "a relocation specifier is hidden in a comment";
    FloatAsInteger          "L0002" "an integer directive has a floating-point number";
    InfiniteFloat           "L0003" "a floating-point number is too large for its format";
    CutImmediate            "L0004" "an immediate is truncated to the operand size";
    ForgottenDollar         "L0005" "a small number is read as an address; its '$' may be missing";
    RegisterSymbol          "L0006" "a symbol has the name of a register";
    UselessLock             "L0007" "a lock prefix is not valid for this instruction";
    SizeOfUndefined         "L0008" "an undefined symbol is given a size";
    ExecutableStack         "L0101" "an object with code does not mark its stack as non-executable";
    DroppedReference        "L0102" "a reference into a COMDAT that the linker may discard";
    ComdatWithoutSymbol     "L0103" "a COMDAT section has no symbol";
    OverlappingUnwind       "L0104" "two functions with unwind tables overlap";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_distinct() {
        let mut seen = std::collections::BTreeSet::new();
        for code in Code::ALL {
            assert!(seen.insert(code.as_str()), "{} is given twice", code.as_str());
            assert!(matches!(code.as_str().as_bytes(), [b'E' | b'W' | b'L', digits @ ..] if digits.len() == 4));
            assert!(!code.meaning().is_empty());
        }
    }
}
