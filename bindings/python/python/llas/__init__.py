"""An assembler for LLVM's assembly dialect: x86, ARM64 and ARM.

>>> import llas
>>> code = llas.Assembler("x86_64-linux-gnu", intel=True).asm("mov rax, [rip+x]", address=0x1000, symbols={"x": 0x2000})
>>> code.bytes.hex()
'488b05f90f0000'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._llas import Assembler, Code, __version__
from ._types import AssemblyError, Instruction, Object, Relocation, Report, Section, Statement

if TYPE_CHECKING:
    from typing_extensions import Buffer, Unpack

    from ._types import Settings

__all__ = [
    "Assembler",
    "AssemblyError",
    "Code",
    "Instruction",
    "Object",
    "Relocation",
    "Report",
    "Section",
    "Statement",
    "__version__",
    "assemble",
    "disasm",
    "explain",
]


def assemble(text: str | bytes, triple: str, **settings: Unpack[Settings]) -> Object:
    """Assembles a text to an ELF or COFF object. The settings are those of `Assembler`."""
    return Assembler(triple, **settings).object(text)


def disasm(code: Buffer, triple: str, address: int = 0, **settings: Unpack[Settings]) -> list[Instruction]:
    """Disassembles bytes whose first has an address."""
    return Assembler(triple, **settings).disasm(code, address)


def explain(instruction: str | Buffer, triple: str, **settings: Unpack[Settings]) -> str:
    """Explains an instruction, given as text or as bytes: the rows of the tables that encode it, fields, other encodings."""
    return Assembler(triple, **settings).explain(instruction)
