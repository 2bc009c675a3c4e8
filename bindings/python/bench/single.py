"""Single instructions a second, through llas and, where it is installed, Keystone's package: single.py [SECONDS].

Each call assembles one instruction at an address. Both are measured alternately, in processor time; the best turn counts.
"""

import sys
import time

import llas
import llas.keystone

try:
    import keystone
except ImportError:
    keystone = None

TEXTS = (
    "nop",
    "mov rax, rbx",
    "add rcx, 16",
    "mov rax, qword ptr [rdi + 8*rcx + 64]",
    "lea rsi, [rip + 0x100]",
    "call 0x401000",
    "jmp 0x401010",
    "vaddps ymm1, ymm2, ymm3",
    "test eax, eax",
    "push rbp",
    "imul rdx, qword ptr [rsp + 8], 100",
    "ret",
)
ADDRESS = 0x400000
TURNS = 5


def of_llas():
    asm = llas.Assembler("x86_64-linux-gnu", intel=True).asm
    return lambda text: asm(text, ADDRESS).bytes


def of_engine(package):
    asm = package.Ks(package.KS_ARCH_X86, package.KS_MODE_64).asm
    return lambda text: asm(text, ADDRESS, True)[0]


def rate(call, seconds):
    """The calls in a second."""
    calls, start = 0, time.process_time()
    end = start
    while end - start < seconds:
        for _ in range(20):
            for text in TEXTS:
                call(text)
        calls += 20 * len(TEXTS)
        end = time.process_time()
    return calls / (end - start)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2
    ways = {"llas": of_llas(), "llas.keystone": of_engine(llas.keystone)}
    if keystone:
        ways["keystone"] = of_engine(keystone)
        for text in TEXTS:
            if len({call(text) for call in ways.values()}) != 1:
                print(f"{text}: " + ", ".join(f"{name} {call(text).hex()}" for name, call in ways.items()))
    best = dict.fromkeys(ways, 0.0)
    for _ in range(TURNS):
        for name, call in ways.items():
            best[name] = max(best[name], rate(call, seconds / TURNS))
    for name, found in best.items():
        times = f", {found / best['keystone']:.1f} times keystone" if keystone else ""
        print(f"{name}: {found:.0f} instructions a second ({1e6 / found:.2f} us each){times}")


main()
