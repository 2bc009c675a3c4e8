"""What the package offers."""

import os
import pickle
import tempfile
import threading
import unittest

import llas

TEXT = "again: mov rax, [rip + x]\njmp again\n.data\nvalue: .long 7\n.bss\nroom: .zero 8\n"


def assembler(**settings):
    return llas.Assembler("x86_64-linux-gnu", intel=True, **settings)


class Code(unittest.TestCase):
    def test_what_is_where(self):
        code = assembler().asm(TEXT, address=0x1000, symbols={"x": 0x2000})
        self.assertEqual(code.bytes, bytes.fromhex("488b05f90f0000 ebf7 07000000"))
        self.assertEqual((bytes(code), len(code), code.address, code.memory_size), (code.bytes, 13, 0x1000, 0x15))
        self.assertEqual(code.labels, {"again": 0x1000, "value": 0x1009, "room": 0x100D})
        texts = [(found.text, found.address, found.bytes.hex(), found.size) for found in code.statements]
        self.assertEqual(texts[:2], [("mov rax, [rip + x]", 0x1000, "488b05f90f0000", 7), ("jmp again", 0x1007, "ebf7", 2)])
        self.assertEqual([(found.bytes, found.size) for found in code.statements][3:], [(b"", 8)])
        for found in code.statements:
            self.assertEqual(TEXT[found.start : found.end], found.text)
        (relocation,) = code.relocations
        self.assertEqual(relocation, llas.Relocation(0x1003, "R_X86_64_PC32", 2, "x", -4))
        text, data, bss = code.sections
        self.assertEqual((text.name, text.execute, text.write, text.bytes), (".text", True, False, code.bytes[:9]))
        self.assertEqual((data.name, data.execute, data.write, data.address), (".data", False, True, 0x1009))
        self.assertEqual((bss.name, bss.bytes, bss.size), (".bss", b"", 8))
        self.assertEqual((code.text, code.warnings), (TEXT, ()))
        self.assertIs(code.statements, code.statements)
        self.assertIs(code.labels, code.labels)

    def test_relocated_code_is_new(self):
        code = assembler().asm(TEXT, 0x1000, {"x": 0x2000})
        moved = code.relocated(0x10000, page=0x1000, symbols={"x": 0x20000})
        self.assertEqual(moved.bytes[:9].hex(), "488b05f9ff0000ebf7")
        self.assertEqual((moved.address, code.address), (0x10000, 0x1000))
        self.assertEqual(moved.labels["value"], 0x11000)
        self.assertEqual((code.labels["value"], moved.statements[0].text), (0x1009, "mov rax, [rip + x]"))
        with self.assertRaises(llas.AssemblyError) as raised:
            code.relocated(0x10000)
        self.assertEqual(raised.exception.reports[0].code, "P0001")

    def test_texts_of_bytes_and_of_characters(self):
        text = 'mov eax, 1 # \N{SNOWMAN}\n"\N{SNOWMAN}": jmp "\N{SNOWMAN}"\n'
        for written in (text, text.encode()):
            code = assembler().asm(written)
            jump = code.statements[1]
            self.assertEqual(written[jump.start : jump.end], jump.text)
            self.assertEqual(type(jump.text), type(written))
            self.assertEqual(code.labels, {"\N{SNOWMAN}": 5})
        code = assembler().asm(b'"\xff": nop')
        self.assertEqual(list(code.labels), [os.fsdecode(b"\xff")])
        for other in (None, 1, ["nop"]):
            with self.assertRaises(TypeError):
                assembler().asm(other)

    def test_private_labels(self):
        self.assertEqual(assembler().asm(".La: nop").labels, {".La": 0})
        self.assertEqual(assembler(private_labels=False).asm(".La: nop").labels, {})


class Symbols(unittest.TestCase):
    def test_mappings_and_functions(self):
        asked = []

        def find(name):
            asked.append(name)
            return 0x2000 if name == "x" else None

        for symbols in ({"x": 0x2000}, find):
            self.assertEqual(assembler().asm("call x", 0x1000, symbols).bytes.hex(), "e8fb0f0000")
            with self.assertRaises(llas.AssemblyError) as raised:
                assembler().asm("call y", 0x1000, symbols)
            self.assertEqual(raised.exception.reports[0].text, "call y")
        self.assertEqual(asked, ["x", "y"])
        self.assertEqual(assembler().asm("nop", symbols=find).bytes, b"\x90")

    def test_exceptions_of_functions_are_raised(self):
        divide, text = (lambda name: 1 // 0), (lambda name: "x")
        for symbols, kind in ((divide, ZeroDivisionError), (text, TypeError), ({"x": -1}, OverflowError)):
            with self.assertRaises(kind):
                assembler().asm("call x", 0, symbols)
            with self.assertRaises(kind):
                assembler().asm("call x", 0, {"x": 0}).relocated(0, symbols=symbols)

    def test_functions_may_assemble(self):
        one = assembler()
        code = one.asm("call x", 0x1000, lambda name: 0x1005 + len(one.asm("nop\nnop")))
        self.assertEqual(code.bytes.hex(), "e802000000")


class Errors(unittest.TestCase):
    def test_reports(self):
        with self.assertRaises(llas.AssemblyError) as raised:
            assembler().asm("nop # \N{SNOWMAN}\n  mvo eax, 1\n")
        error = raised.exception
        (report,) = error.reports
        self.assertEqual((report.severity, report.code, report.line, report.column), ("error", "E0801", 2, 3))
        self.assertEqual((report.end_line, report.end_column, report.text, report.start, report.end), (2, 6, "mvo", 10, 13))
        self.assertIn("mov", report.help)
        self.assertTrue(str(error).startswith("2:3: error: "), str(error))
        self.assertEqual(str(error), str(report))
        self.assertIsInstance(error, ValueError)
        copied = pickle.loads(pickle.dumps(error))
        self.assertEqual((copied.reports, str(copied)), (error.reports, str(error)))

    def test_warnings(self):
        for made in (assembler().asm('.warning "w"\nnop'), llas.assemble('.warning "w"\nnop', "x86_64-linux-gnu")):
            (warning,) = made.warnings
            self.assertEqual((warning.severity, warning.code, warning.line), ("warning", "W0001", 1))

    def test_settings(self):
        with self.assertRaises(llas.AssemblyError) as raised:
            llas.Assembler("pdp11-unknown")
        self.assertEqual(raised.exception.reports[0].code, "E1302")
        with self.assertRaises(TypeError):
            assembler(unknown=1)

    def test_limits(self):
        for settings, text in (
            ({"max_input": 4}, "nop\nnop"),
            ({"max_expansion": 100}, ".rept 1000\nnop\n.endr"),
            ({"max_output": 100}, ".zero 1000\nnop"),
            ({"max_macro_depth": 2}, ".macro m n\n.if \\n\nm (\\n-1)\n.endif\n.endm\nm 4"),
            ({}, ".rept 1<<30\nnop\n.endr"),
        ):
            with self.assertRaises(llas.AssemblyError, msg=text):
                assembler(**settings).asm(text)
        with self.assertRaises(llas.AssemblyError) as raised:
            assembler(max_errors=3).asm("bad\n" * 10)
        self.assertLessEqual(len(raised.exception.reports), 4)

    def test_files_are_not_found(self):
        for text in ('.incbin "/etc/passwd"', '.include "/etc/passwd"'):
            with self.assertRaises(llas.AssemblyError):
                assembler().asm(text)


class Objects(unittest.TestCase):
    def test_formats(self):
        for triple, format, start in (("x86_64-linux-gnu", "elf", b"\x7fELF"), ("x86_64-windows-msvc", "coff", b"\x64\x86")):
            made = llas.assemble("nop\n", triple)
            self.assertEqual((made.format, made.bytes[: len(start)], len(made)), (format, start, len(bytes(made))))
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "a.o")
                made.write(path)
                with open(path, "rb") as file:
                    self.assertEqual(file.read(), made.bytes)

    def test_settings_of_functions(self):
        self.assertEqual(llas.assemble("mov eax, ebx", "i386", intel=True).bytes, llas.assemble("movl %ebx, %eax", "i386").bytes)


class Disassembly(unittest.TestCase):
    def test_instructions(self):
        for code in (b"\xeb\xf7\x06", bytearray(b"\xeb\xf7\x06"), memoryview(b"\xeb\xf7\x06")):
            jump, bad = llas.disasm(code, "x86_64-linux-gnu", 0x1007, intel=True)
            self.assertEqual(jump, (0x1007, b"\xeb\xf7", "jmp\t0x1000"))
            self.assertEqual((jump.mnemonic, jump.operands), ("jmp", "0x1000"))
            self.assertEqual(bad, (0x1009, b"\x06", ""))
        for other in ("nop", 5, [1, 2]):
            with self.assertRaises(TypeError):
                llas.disasm(other, "x86_64-linux-gnu")

    def test_explanations(self):
        shown = llas.explain("addq $4, foo(%rip)", "x86_64-linux-gnu")
        self.assertIn("bytes     48 83 05 00 00 00 00 04", shown)
        self.assertIn("R_X86_64_PC32", shown)
        shown = llas.explain(b"\x48\x8b\xc3", "x86_64-linux-gnu", intel=True)
        self.assertTrue(shown.startswith("mov rax, rbx\n") or shown.startswith("mov\trax, rbx\n"), shown)
        with self.assertRaises(llas.AssemblyError):
            llas.explain("bad", "x86_64-linux-gnu")


class Threads(unittest.TestCase):
    def test_one_assembler_in_many_threads(self):
        one, wrong = assembler(), []

        def work(number):
            for value in range(200):
                code = one.asm(f"mov eax, {number}\njmp x", 0, {"x": value})
                if code.bytes[1] != number or code.statements[1].text != "jmp x":
                    wrong.append(code.bytes)

        threads = [threading.Thread(target=work, args=(number,)) for number in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_other_threads_run_during_a_call(self):
        # A call that keeps the interpreter would let the counter run only before and after it.
        text = "mov eax, dword ptr [rbx + 4*rcx + 8]\n" * 200_000
        one, begun, done, counts = assembler(), threading.Event(), threading.Event(), []

        def count():
            begun.wait()
            value = 0
            while not done.is_set():
                value += 1
                if value % 100 == 0:
                    counts.append(value)

        thread = threading.Thread(target=count)
        thread.start()
        begun.set()
        before = len(counts)
        one.asm(text)
        after = len(counts)
        done.set()
        thread.join()
        self.assertGreater(after - before, 100)


if __name__ == "__main__":
    unittest.main()
