//! Every diagnostic there is, one line each: its name in the code, the code shown to the user, what it means.
//!
//! `E` is an error, `W` a warning, `L` a lint. The hundreds are families; a number once given keeps its meaning, and that of one
//! that is gone is not given again.

macro_rules! codes {
    ($($name:ident $code:literal $meaning:literal;)*) => {
        /// What a diagnostic is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $(#[doc = concat!($code, ": ", $meaning, ".")] $name,)*
        }

        impl Code {
            /// Every code, in the order of the table.
            pub const ALL: &[Code] = &[$(Code::$name,)*];

            /// The code as shown to the user, such as `E0101`.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Code::$name => $code,)* }
            }

            /// What it means, in one line.
            #[must_use]
            pub fn meaning(self) -> &'static str {
                match self { $(Code::$name => $meaning,)* }
            }
        }
    };
}

codes! {
    // Characters and tokens.
    BadNumber               "E0101" "a number has digits that its base does not have, or none";
    BadFloat                "E0103" "a floating point number is not well formed";
    UnterminatedString      "E0104" "a string has no closing quote on its line";
    UnterminatedComment     "E0105" "a block comment is never closed";
    BadEscape               "E0106" "a string holds an escape that has no meaning";
    BadCharacter            "E0107" "a character literal is empty, too long or not closed";
    // What a statement looks like.
    UnexpectedToken         "E0201" "a statement holds something that does not belong there";
    ExpectedComma           "E0202" "a comma is missing";
    ExpectedNewline         "E0203" "a statement goes on where it should end";
    ExpectedIdentifier      "E0204" "a name is missing";
    ExpectedString          "E0205" "a string is missing";
    ExpectedExpression      "E0206" "an expression is missing or cannot be read";
    ExpectedInteger         "E0207" "a plain integer is missing";
    ExpectedDelimiter       "E0209" "a bracket or brace is missing";
    UnknownDirective        "E0210" "there is no directive of that name for this target";
    BadDirectiveArgument    "E0211" "a directive cannot take this argument";
    UnsupportedDirective    "E0213" "a directive is known and has no meaning for this target or object format";
    // Expressions.
    NotAbsolute             "E0301" "an expression must be a known number here and is not";
    NotRelocatable          "E0302" "an expression cannot be written as symbol - symbol + number";
    OutOfRange              "E0303" "a value does not fit the place it goes to";
    DivisionByZero          "E0304" "an expression divides by zero";
    UndefinedTemporary      "E0305" "a numeric local label is used and never defined in that direction";
    UnknownSpecifier        "E0306" "there is no relocation specifier of that name";
    CyclicDefinition        "E0307" "a symbol is defined by itself";
    DifferenceAcrossSections "E0310" "two symbols of different sections are subtracted";
    // Symbols.
    SymbolRedefined         "E0401" "a symbol is defined twice";
    BindingChanged          "E0402" "a symbol is given two bindings that exclude each other";
    UndefinedInDifference   "E0403" "a symbol that is subtracted is not defined";
    BadSymbolAttribute      "E0404" "a symbol cannot have this attribute";
    BadSymbolType           "E0405" "there is no symbol type of that name";
    BadSymbolVersion        "E0406" "a symbol version is malformed or given twice";
    CommonRedefined         "E0407" "a common symbol is declared twice in different ways";
    AssignmentToNonAbsolute "E0408" "a symbol cannot be given this value";
    UndefinedTemporarySymbol "E0409" "an assembler-local symbol is used and never defined";
    // Sections.
    SectionFlagsChanged     "E0501" "a section is entered again with other flags";
    SectionTypeChanged      "E0502" "a section is entered again with another type";
    SectionEntsizeChanged   "E0503" "a section is entered again with another entry size";
    UnknownSectionFlag      "E0504" "there is no section flag of that letter for this target";
    UnknownSectionType      "E0505" "there is no section type of that name";
    UnmatchedPopSection     "E0506" "a .popsection has no .pushsection";
    ConflictingSectionFlags "E0507" "two section flags exclude each other";
    BadSubsection           "E0508" "a subsection number is not an integer in range";
    BadSectionGroup         "E0509" "a section group or COMDAT selection is incomplete or wrong";
    BadLinkedSection        "E0510" "a section is linked to one that is not defined";
    DataInBss               "E0511" "a section without contents is given contents";
    BadSectionArgument      "E0513" "a section directive cannot take this argument";
    NoSection               "E0514" "contents stand before any section is entered";
    // Data, filling and alignment.
    DataOutOfRange          "E0601" "a number does not fit the size of its datum";
    BadAlignment            "E0602" "an alignment is not a power of two or too large";
    BadRepeatCount          "E0603" "a repeat count is negative or too large";
    BadBase64               "E0605" "a base64 string is malformed";
    // Frames, lines, unwind codes and CodeView.
    CfiOutsideProcedure     "E0701" "a .cfi_ directive stands outside .cfi_startproc and .cfi_endproc";
    CfiUnfinished           "E0702" "a procedure is never closed by .cfi_endproc, or opened twice";
    CfiBadOperand           "E0703" "a .cfi_ directive has a register, encoding or expression that it cannot take";
    BadFileNumber           "E0704" "a file number is not assigned, assigned twice or out of range";
    BadLineOperand          "E0705" "a .loc or .file operand is malformed or out of range";
    SehMisplaced            "E0706" "a .seh_ directive stands outside the frame or prologue that it belongs to";
    SehBadOperand           "E0707" "a .seh_ directive has an operand that it cannot take";
    SehUnfinished           "E0708" "an unwind frame, prologue or epilogue is not closed";
    CodeViewBadOperand      "E0709" "a .cv_ directive has an operand that it cannot take";
    CodeViewMisplaced       "E0710" "a .cv_ directive stands where it has no meaning";
    // Instructions.
    UnknownMnemonic         "E0801" "there is no instruction of that name";
    WrongOperands           "E0802" "an instruction does not take these operands";
    AmbiguousSuffix         "E0803" "the operands do not say the size; the mnemonic needs a suffix";
    WrongMode               "E0804" "an instruction or register is not there in this mode";
    ImmediateRange          "E0805" "an immediate does not fit";
    BadAddress              "E0807" "a memory operand cannot be encoded";
    BadPrefix               "E0808" "a prefix cannot stand before this instruction";
    RegisterConstraint      "E0809" "registers of an instruction must be equal, distinct or in order";
    TooFewOperands          "E0810" "an instruction has too few operands";
    UnknownRegister         "E0811" "there is no register of that name";
    BadMask                 "E0812" "a write mask or rounding decoration is wrong";
    // Relocations and layout.
    UnsupportedRelocation   "E0901" "the object format has no relocation for this expression in this place";
    FixupOutOfRange         "E0902" "a distance does not fit the field that holds it";
    InvalidOrg              "E0903" "an .org goes backwards or is not absolute";
    LayoutNotAbsolute       "E0904" "a value that layout needs is not a number even after layout";
    UnknownRelocationName   "E0905" "a .reloc names a relocation that does not exist";
    BadRelocOffset          "E0906" "a .reloc offset is negative or outside its section";
    ObjectTooLarge          "E0907" "an object has more sections, symbols or bytes than its format can hold";
    // Macros, repeats and conditionals.
    BadMacroDefinition      "E1001" "a macro's name or parameters are malformed, or the macro exists";
    UnmatchedMacroEnd       "E1002" "an .endm, .endr or .exitm has nothing to end, or one is missing";
    BadMacroArgument        "E1003" "a macro's argument is missing, unknown or given twice";
    UnmatchedConditional    "E1004" "an .else, .elseif or .endif has no .if, or an .if is never closed";
    UserError               "E1005" "an .err or .error directive was reached";
    UnknownMacro            "E1006" "a .purgem names no macro";
    // Files.
    CannotReadInput         "E1101" "the input cannot be read";
    CannotReadInclude       "E1102" "the file of an .include cannot be read";
    CannotReadIncbin        "E1103" "the file of an .incbin cannot be read";
    CannotWriteOutput       "E1104" "the output cannot be written";
    // Limits.
    NestingTooDeep          "E1201" "expressions, conditionals or macros are nested too deeply";
    IncludeTooDeep          "E1202" "files include each other too deeply";
    SourceTooLarge          "E1203" "the sources together are larger than 4 GiB";
    OutputTooLarge          "E1204" "the object would be larger than the limit";
    // Options.
    BadOption               "E1301" "a command line option is unknown or has a value it cannot take";
    UnsupportedTarget       "E1302" "the target triple names a machine or object format that is not supported";
    // What remains to be done.
    NotYet                  "E1901" "llvm-mc takes this and llas does not yet";
    // Warnings.
    UserWarning             "W0001" "a .warning directive was reached";
    NoEffect                "W0002" "a directive or operand has no effect as written";
    ValueTruncated          "W0003" "a value is cut to the size of its place";
    SuspiciousOperands      "W0005" "an instruction's operands are allowed but useless";
    DwarfLimitation         "W0007" "the DWARF version cannot describe this";
    MacroParameter          "W0008" "a macro has parameters that its body does not use";
    IgnoredRedefinition     "W0009" "a second definition is ignored";
    SuspiciousValue         "W0010" "a value is allowed but most likely not meant";
    UnknownFeature          "W0011" "the target has no such processor or feature";
    NoStackTrace            "W0012" "a function is left out of .sframe, which has no rows for what its frame does";
    // What only a lint tells, of the text and of the object.
    HiddenSpecifier         "L0001" "a specifier stands behind what starts a comment";
    FloatAsInteger          "L0002" "a directive of integers has a floating point number";
    InfiniteFloat           "L0003" "a floating point number is too large for its size";
    CutImmediate            "L0004" "an immediate does not fit the size of the operand";
    ForgottenDollar         "L0005" "a small number is read as an address, as if its '$' had been forgotten";
    RegisterSymbol          "L0006" "an undefined symbol is named as a register";
    UselessLock             "L0007" "an instruction cannot be locked";
    SizeOfUndefined         "L0008" "a symbol that is never defined is given a size";
    ExecutableStack         "L0101" "an object with code does not say that its stack need not be executable";
    DroppedReference        "L0102" "a reference leads into a COMDAT that the linker may drop";
    ComdatWithoutSymbol     "L0103" "a COMDAT section has no symbol to be found by";
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
