"""The interface of Keystone's package."""

import importlib.util
import unittest

from llas import keystone as shim
from llas.keystone import *

# Texts with the bytes and the count that Keystone 0.9.2 makes of them at 0x1000.
SAME = (
    (KS_ARCH_X86, KS_MODE_16, None, "add eax, ecx", "6601c8", 1),
    (KS_ARCH_X86, KS_MODE_32, None, "INC ecx; DEC edx", "414a", 2),
    (KS_ARCH_X86, KS_MODE_32, None, "add eax, ecx", "01c8", 1),
    (KS_ARCH_X86, KS_MODE_64, None, "add rax, rcx", "4801c8", 1),
    (KS_ARCH_X86, KS_MODE_32, KS_OPT_SYNTAX_ATT, "add %ecx, %eax", "01c8", 1),
    (KS_ARCH_X86, KS_MODE_64, KS_OPT_SYNTAX_GAS, "add %rcx, %rax", "4801c8", 1),
    (KS_ARCH_X86, KS_MODE_32, None, "a: nop", "90", 2),
    (KS_ARCH_X86, KS_MODE_32, None, "x=5; mov eax, x", "b805000000", 2),
    (KS_ARCH_X86, KS_MODE_32, None, ".byte 1,2", "0102", 1),
    (KS_ARCH_X86, KS_MODE_32, None, "jmp 0x1010; call 0x401000", "eb0ee8f9ff3f00", 2),
    (KS_ARCH_X86, KS_MODE_64, None, "jmp 0x2000", "e9fb0f0000", 1),
    (KS_ARCH_X86, KS_MODE_32, None, "jne 0x1010", "750e", 1),
    (KS_ARCH_X86, KS_MODE_16, None, "jmp 0x1010", "eb0e", 1),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "ldr w1, [sp, #0x8]", "e10b40b9", 1),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "b 0x1010; nop", "040000141f2003d5", 2),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "bl 0x500", "40fdff97", 1),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "b #0x10", "04fcff17", 1),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "cbz x0, 0x1010", "800000b4", 1),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "b.eq 0x1010", "80000054", 1),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "ldr x0, 0x1010", "80000058", 1),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "adrp x0, 0x2000", "000000b0", 1),
    (KS_ARCH_ARM, KS_MODE_THUMB, None, "movs r4, #0xf0", "f024", 1),
    (KS_ARCH_ARM, KS_MODE_THUMB, None, "blx r3; nop", "984700bf", 2),
    (KS_ARCH_ARM, KS_MODE_THUMB, None, "b 0x1010", "06e0", 1),
    (KS_ARCH_ARM, KS_MODE_THUMB, None, "beq 0x1010", "06d0", 1),
    (KS_ARCH_ARM, KS_MODE_THUMB, None, "cbz r0, 0x1010", "30b1", 1),
    (KS_ARCH_ARM, KS_MODE_THUMB, None, "bl 0x1010", "00f006f8", 1),
    (KS_ARCH_ARM, KS_MODE_THUMB, None, "nop; b 0x1000; cmp r0, #1; bne 0x1000; bl 0x2000", "00bffde70128fbd100f0faff", 5),
    (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, None, "nop; b 0x1000; cbnz w1, 0x1000", "1f2003d5ffffff17c1ffff35", 3),
    (KS_ARCH_X86, KS_MODE_32, None, "nop; jmp 0x1000; jne 0x1000; call 0xfffff000", "90ebfd75fbe8f6dfffff", 4),
    (KS_ARCH_ARM, KS_MODE_THUMB | KS_MODE_V8, None, "vcvtt.f64.f16 d3, s1", "b2eee03b", 1),
)

# Texts and the numbers of their errors, which are Keystone's as well.
ERRORS = (
    ("bad", KS_ERR_ASM_MNEMONICFAIL),
    ("nop\nbad", KS_ERR_ASM_MNEMONICFAIL),
    ("mov [eax], 1", KS_ERR_ASM_INVALIDOPERAND),
    ("add eax, al", KS_ERR_ASM_INVALIDOPERAND),
    ("mov", KS_ERR_ASM_INVALIDOPERAND),
    ("mov rax, rbx", KS_ERR_ASM_INVALIDOPERAND),
    ("mov eax,", KS_ERR_ASM_EXPR_TOKEN),
    ("jmp foo", KS_ERR_ASM_SYMBOL_MISSING),
    ("mov eax, foo", KS_ERR_ASM_SYMBOL_MISSING),
    ("a: a: nop", KS_ERR_ASM_SYMBOL_REDEFINED),
    ('"', KS_ERR_ASM_TOKEN_INVALID),
    (".endif", KS_ERR_ASM_DIRECTIVE_INVALID),
)


class Assembly(unittest.TestCase):
    def test_bytes_and_counts(self):
        for arch, mode, syntax, text, expected, count in SAME:
            with self.subTest(text=text):
                ks = Ks(arch, mode)
                if syntax is not None:
                    ks.syntax = syntax
                    self.assertEqual(ks.syntax, syntax)
                self.assertEqual(ks.asm(text, 0x1000, True), (bytes.fromhex(expected), count))
                self.assertEqual(ks.asm(text.encode(), 0x1000), (list(bytes.fromhex(expected)), count))

    def test_empty_text(self):
        self.assertEqual(Ks(KS_ARCH_X86, KS_MODE_32).asm(""), (None, 0))

    def test_errors(self):
        ks = Ks(KS_ARCH_X86, KS_MODE_32)
        for text, errno in ERRORS:
            with self.subTest(text=text), self.assertRaises(KsError) as raised:
                ks.asm(text)
            error = raised.exception
            self.assertEqual((error.errno, error.get_asm_count()), (errno, 1 if errno == KS_ERR_ASM_SYMBOL_MISSING else 0))
            self.assertTrue(error.message and str(error) == error.message and error.reports)

    def test_resolver(self):
        asked = []

        def resolve(symbol, value):
            asked.append(symbol)
            value[0] = 0x1234
            return symbol == b"_l1"

        for arch, mode, text, expected in (
            (KS_ARCH_X86, KS_MODE_64, "jmp _l1; nop", "e92f02000090"),
            (KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN, "bl _l1", "8d000094"),
            (KS_ARCH_ARM, KS_MODE_THUMB, "b 0x1010", "06e0"),
            (KS_ARCH_ARM, KS_MODE_ARM, "b 0x1010; bl _l1", "020000ea8a0000eb"),
        ):
            ks = Ks(arch, mode)
            ks.sym_resolver = resolve
            self.assertEqual(ks.asm(text, 0x1000, True)[0].hex(), expected)
            with self.assertRaises(KsError) as raised:
                ks.asm("b other" if arch != KS_ARCH_X86 else "jmp other", 0x1000)
            self.assertEqual(raised.exception.errno, KS_ERR_ASM_SYMBOL_MISSING)
        self.assertEqual(set(asked), {b"_l1", b"other"})

    def test_numbers_in_other_places_stay(self):
        ks = Ks(KS_ARCH_ARM64, KS_MODE_LITTLE_ENDIAN)
        self.assertEqual(ks.asm("1: b 1b; mov x0, 0x10; ldr x0, [x1, 8]", 0x1000, True)[0].hex(), "00000014000280d2200440f9")

    def test_what_is_not_supported(self):
        for arch, mode, errno in (
            (KS_ARCH_ARM, KS_MODE_ARM | KS_MODE_BIG_ENDIAN, KS_ERR_MODE),
            (KS_ARCH_ARM, KS_MODE_THUMB | KS_MODE_BIG_ENDIAN, KS_ERR_MODE),
            (KS_ARCH_ARM64, KS_MODE_BIG_ENDIAN, KS_ERR_MODE),
            (KS_ARCH_X86, 0, KS_ERR_MODE),
            (KS_ARCH_MIPS, KS_MODE_MIPS32, KS_ERR_ARCH),
            (KS_ARCH_MAX, 0, KS_ERR_ARCH),
        ):
            with self.assertRaises(KsError) as raised:
                Ks(arch, mode)
            self.assertEqual(raised.exception.errno, errno)
        for syntax in (KS_OPT_SYNTAX_NASM, KS_OPT_SYNTAX_MASM, KS_OPT_SYNTAX_RADIX16, 64):
            with self.assertRaises(KsError) as raised:
                Ks(KS_ARCH_X86, KS_MODE_32).syntax = syntax
            self.assertEqual(raised.exception.errno, KS_ERR_OPT_INVALID)

    def test_versions(self):
        self.assertEqual(ks_version(), (0, 9, 9))
        self.assertEqual([ks_arch_supported(arch) for arch in (KS_ARCH_ARM, KS_ARCH_ARM64, KS_ARCH_X86, KS_ARCH_MIPS)], [True] * 3 + [False])


@unittest.skipUnless(importlib.util.find_spec("keystone"), "keystone-engine is not installed")
class Original(unittest.TestCase):
    def setUp(self):
        import keystone

        self.original = keystone

    def test_numbers_and_names(self):
        for name, value in vars(self.original).items():
            if name.startswith("KS_"):
                self.assertEqual(getattr(shim, name), value, name)
        for name in ("Ks", "KsError", "ks_version", "ks_arch_supported", "version_bind", "debug", "__version__", "x86_const"):
            self.assertTrue(hasattr(shim, name), name)
        self.assertEqual(shim.ks_version(), self.original.ks_version())

    def test_texts(self):
        for arch, mode, syntax, text, expected, count in SAME:
            with self.subTest(text=text):
                ks = self.original.Ks(arch, mode)
                if syntax is not None:
                    ks.syntax = syntax
                self.assertEqual(ks.asm(text, 0x1000, True), (bytes.fromhex(expected), count))

    def test_errors(self):
        for text, errno in ERRORS:
            with self.subTest(text=text), self.assertRaises(self.original.KsError) as raised:
                self.original.Ks(KS_ARCH_X86, KS_MODE_32).asm(text)
            self.assertEqual(raised.exception.errno, errno)


if __name__ == "__main__":
    unittest.main()
