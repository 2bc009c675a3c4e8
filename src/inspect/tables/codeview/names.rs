//! CodeView's machine-independent constants ("Microsoft PDB", `cvinfo.h`), by number, without their common prefixes.

pub(in super::super) type Names = &'static [(u32, &'static str)];

#[rustfmt::skip]
pub(super) const SUBSECTIONS: Names = &[
    (0xf1, "SYMBOLS"), (0xf2, "LINES"), (0xf3, "STRINGTABLE"), (0xf4, "FILECHKSMS"), (0xf5, "FRAMEDATA"), (0xf6, "INLINEELINES"),
    (0xf7, "CROSSSCOPEIMPORTS"), (0xf8, "CROSSSCOPEEXPORTS"), (0xf9, "IL_LINES"), (0xfa, "FUNC_MDTOKEN_MAP"),
    (0xfb, "TYPE_MDTOKEN_MAP"), (0xfc, "MERGED_ASSEMBLYINPUT"), (0xfd, "COFF_SYMBOL_RVA"), (0xff, "XFGHASH_TYPE"),
    (0x100, "XFGHASH_VIRTUAL"),
];

#[rustfmt::skip]
pub(super) const LANGUAGES: Names = &[
    (0x00, "C"), (0x01, "Cpp"), (0x02, "Fortran"), (0x03, "Masm"), (0x04, "Pascal"), (0x05, "Basic"), (0x06, "Cobol"), (0x07, "Link"),
    (0x08, "Cvtres"), (0x09, "Cvtpgd"), (0x0a, "CSharp"), (0x0b, "VB"), (0x0c, "ILAsm"), (0x0d, "Java"), (0x0e, "JScript"),
    (0x0f, "MSIL"), (0x10, "HLSL"), (0x11, "ObjC"), (0x12, "ObjCpp"), (0x13, "Swift"), (0x14, "AliasObj"), (0x15, "Rust"),
    (0x16, "Go"), (0x44, "D"), (0x53, "Swift"),
];

/// Flags above the language byte, shifted down by 8. The last three are only in the newer record.
#[rustfmt::skip]
pub(super) const COMPILE: Names = &[
    (0x1, "EC"), (0x2, "NoDbgInfo"), (0x4, "LTCG"), (0x8, "NoDataAlign"), (0x10, "ManagedPresent"), (0x20, "SecurityChecks"),
    (0x40, "HotPatch"), (0x80, "CVTCIL"), (0x100, "MSILModule"), (0x200, "Sdl"), (0x400, "PGO"), (0x800, "Exp"),
];

#[rustfmt::skip]
pub(super) const PROCEDURE: Names = &[
    (0x1, "HasFP"), (0x2, "HasIRET"), (0x4, "HasFRET"), (0x8, "IsNoReturn"), (0x10, "IsUnreachable"), (0x20, "HasCustomCallingConv"),
    (0x40, "IsNoInline"), (0x80, "HasOptimizedDebugInfo"),
];

#[rustfmt::skip]
pub(super) const LOCAL: Names = &[
    (0x1, "IsParameter"), (0x2, "IsAddressTaken"), (0x4, "IsCompilerGenerated"), (0x8, "IsAggregate"), (0x10, "IsAggregated"),
    (0x20, "IsAliased"), (0x40, "IsAlias"), (0x80, "IsReturnValue"), (0x100, "IsOptimizedOut"), (0x200, "IsEnregisteredGlobal"),
    (0x400, "IsEnregisteredStatic"),
];

pub(super) const PUBLIC: Names = &[(0x1, "Code"), (0x2, "Function"), (0x4, "Managed"), (0x8, "MSIL")];

#[rustfmt::skip]
pub(super) const EXPORT: Names = &[
    (0x1, "IsConstant"), (0x2, "IsData"), (0x4, "IsPrivate"), (0x8, "HasNoName"), (0x10, "HasExplicitOrdinal"), (0x20, "IsForwarder"),
];

/// Without bits 14 to 17, which encode registers.
#[rustfmt::skip]
pub(super) const FRAME: Names = &[
    (0x1, "HasAlloca"), (0x2, "HasSetJmp"), (0x4, "HasLongJmp"), (0x8, "HasInlineAssembly"), (0x10, "HasExceptionHandling"),
    (0x20, "MarkedInline"), (0x40, "HasStructuredExceptionHandling"), (0x80, "Naked"), (0x100, "SecurityChecks"),
    (0x200, "AsynchronousExceptionHandling"), (0x400, "NoStackOrderingForSecurityChecks"), (0x800, "Inlined"),
    (0x1000, "StrictSecurityChecks"), (0x2000, "SafeBuffers"), (0x4_0000, "ProfileGuidedOptimization"),
    (0x8_0000, "ValidProfileCounts"), (0x10_0000, "OptimizedForSpeed"), (0x20_0000, "GuardCfg"), (0x40_0000, "GuardCfw"),
];
pub(super) const FRAME_BITS: u64 = !(0xf << 14);

pub(super) const COOKIES: Names = &[(0, "Copy"), (1, "XorStackPointer"), (2, "XorFramePointer"), (3, "XorR13")];

#[rustfmt::skip]
pub(super) const THUNKS: Names = &[
    (0, "Standard"), (1, "ThisAdjustor"), (2, "Vcall"), (3, "Pcode"), (4, "UnknownLoad"), (5, "TrampIncremental"), (6, "BranchIsland"),
];

pub(super) const TRAMPOLINES: Names = &[(0, "TrampIncremental"), (1, "BranchIsland")];

#[rustfmt::skip]
pub(super) const JUMPS: Names = &[
    (0, "Int8"), (1, "UInt8"), (2, "Int16"), (3, "UInt16"), (4, "Int32"), (5, "UInt32"), (6, "Pointer"), (7, "UInt8ShiftLeft"),
    (8, "UInt16ShiftLeft"), (9, "Int8ShiftLeft"), (10, "Int16ShiftLeft"),
];

pub(super) const CHECKSUMS: Names = &[(0, "None"), (1, "MD5"), (2, "SHA1"), (3, "SHA256")];

pub(super) const FRAME_DATA: Names = &[(1, "HasSEH"), (2, "HasEH"), (4, "IsFunctionStart")];

pub(super) const MODIFIERS: Names = &[(0x1, "Const"), (0x2, "Volatile"), (0x4, "Unaligned")];

#[rustfmt::skip]
pub(super) const POINTERS: Names = &[
    (0x0, "Near16"), (0x1, "Far16"), (0x2, "Huge16"), (0x3, "BasedOnSegment"), (0x4, "BasedOnValue"), (0x5, "BasedOnSegmentValue"),
    (0x6, "BasedOnAddress"), (0x7, "BasedOnSegmentAddress"), (0x8, "BasedOnType"), (0x9, "BasedOnSelf"), (0xa, "Near32"),
    (0xb, "Far32"), (0xc, "Near64"),
];

#[rustfmt::skip]
pub(super) const POINTER_MODES: Names = &[
    (0, "Pointer"), (1, "LValueReference"), (2, "PointerToDataMember"), (3, "PointerToMemberFunction"), (4, "RValueReference"),
];

#[rustfmt::skip]
pub(super) const POINTER_FLAGS: Names = &[
    (0x100, "Flat"), (0x200, "Volatile"), (0x400, "Const"), (0x800, "Unaligned"), (0x1000, "Restrict"), (0x8_0000, "WinRTSmartPointer"),
    (0x10_0000, "LValueRefThisPointer"), (0x20_0000, "RValueRefThisPointer"),
];
pub(super) const POINTER_BITS: u64 = 0xfff8_1f00;

#[rustfmt::skip]
pub(super) const MEMBER_POINTERS: Names = &[
    (0, "Unknown"), (1, "SingleInheritanceData"), (2, "MultipleInheritanceData"), (3, "VirtualInheritanceData"), (4, "GeneralData"),
    (5, "SingleInheritanceFunction"), (6, "MultipleInheritanceFunction"), (7, "VirtualInheritanceFunction"), (8, "GeneralFunction"),
];

#[rustfmt::skip]
pub(super) const CONVENTIONS: Names = &[
    (0x00, "NearC"), (0x01, "FarC"), (0x02, "NearPascal"), (0x03, "FarPascal"), (0x04, "NearFast"), (0x05, "FarFast"),
    (0x07, "NearStdCall"), (0x08, "FarStdCall"), (0x09, "NearSysCall"), (0x0a, "FarSysCall"), (0x0b, "ThisCall"), (0x0c, "MipsCall"),
    (0x0d, "Generic"), (0x0e, "AlphaCall"), (0x0f, "PpcCall"), (0x10, "SHCall"), (0x11, "ArmCall"), (0x12, "AM33Call"),
    (0x13, "TriCall"), (0x14, "SH5Call"), (0x15, "M32RCall"), (0x16, "ClrCall"), (0x17, "Inline"), (0x18, "NearVector"), (0x19, "Swift"),
];

pub(super) const FUNCTIONS: Names =
    &[(0x1, "CxxReturnUdt"), (0x2, "Constructor"), (0x4, "ConstructorWithVirtualBases")];

#[rustfmt::skip]
pub(super) const CLASSES: Names = &[
    (0x1, "Packed"), (0x2, "HasConstructorOrDestructor"), (0x4, "HasOverloadedOperator"), (0x8, "Nested"),
    (0x10, "ContainsNestedClass"), (0x20, "HasOverloadedAssignmentOperator"), (0x40, "HasConversionOperator"),
    (0x80, "ForwardReference"), (0x100, "Scoped"), (0x200, "HasUniqueName"), (0x400, "Sealed"), (0x2000, "Intrinsic"),
];
pub(super) const UNIQUE_NAME: u64 = 0x200;

pub(super) const ACCESS: Names = &[(0, "None"), (1, "Private"), (2, "Protected"), (3, "Public")];

#[rustfmt::skip]
pub(super) const METHODS: Names = &[
    (0, "Vanilla"), (1, "Virtual"), (2, "Static"), (3, "Friend"), (4, "IntroducingVirtual"), (5, "PureVirtual"),
    (6, "PureIntroducingVirtual"),
];

#[rustfmt::skip]
pub(super) const METHOD_FLAGS: Names = &[
    (0x20, "Pseudo"), (0x40, "NoInherit"), (0x80, "NoConstruct"), (0x100, "CompilerGenerated"), (0x200, "Sealed"),
];
pub(super) const METHOD_BITS: u64 = 0xffe0;

pub(super) const LABELS: Names = &[(0, "Near"), (4, "Far")];

pub(super) const HASHES: Names = &[(0, "SHA1"), (1, "SHA1_8"), (2, "BLAKE3")];

/// Simple types by the low byte of their index, as pointers; without the `*` they are the types themselves.
#[rustfmt::skip]
pub(in super::super) const SIMPLE_TYPES: Names = &[
    (0x03, "void*"), (0x07, "<not translated>*"), (0x08, "HRESULT*"), (0x10, "signed char*"), (0x20, "unsigned char*"),
    (0x70, "char*"), (0x71, "wchar_t*"), (0x7a, "char16_t*"), (0x7b, "char32_t*"), (0x7c, "char8_t*"), (0x68, "__int8*"),
    (0x69, "unsigned __int8*"), (0x11, "short*"), (0x21, "unsigned short*"), (0x72, "__int16*"), (0x73, "unsigned __int16*"),
    (0x12, "long*"), (0x22, "unsigned long*"), (0x74, "int*"), (0x75, "unsigned*"), (0x13, "__int64*"), (0x23, "unsigned __int64*"),
    (0x76, "__int64*"), (0x77, "unsigned __int64*"), (0x78, "__int128*"), (0x79, "unsigned __int128*"), (0x14, "__int128*"),
    (0x24, "unsigned __int128*"), (0x46, "__half*"), (0x40, "float*"), (0x45, "float*"), (0x44, "__float48*"), (0x41, "double*"),
    (0x42, "long double*"), (0x43, "__float128*"), (0x50, "_Complex float*"), (0x51, "_Complex double*"),
    (0x52, "_Complex long double*"), (0x53, "_Complex __float128*"), (0x30, "bool*"), (0x31, "__bool16*"), (0x32, "__bool32*"),
    (0x33, "__bool64*"),
];
