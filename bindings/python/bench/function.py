"""One function through the package for Python: function.py [SECONDS]. Prints the time of a call in the fastest of many batches."""

import sys
import time

import llas

assembler = llas.Assembler("x86_64-linux-gnu")


def function():
    return assembler.asm(".globl f\nf: movl $42, %eax\nretq\n", address=0x1000).bytes


assert function() == b"\xb8\x2a\0\0\0\xc3"


def main():
    batch = 500
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2
    start, best = time.perf_counter(), seconds
    while time.perf_counter() - start < seconds:
        begin = time.perf_counter()
        for _ in range(batch):
            function()
        best = min(best, time.perf_counter() - begin)
    print(f"Python: {best * 1e6 / batch:.2f} us")


if __name__ == "__main__":
    main()
