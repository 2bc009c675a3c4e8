# A whole program for x86-64 Linux: writes a line and ends.
#
#   target/release/llas -triple=x86_64-linux-gnu examples/hello.s -o hello.o --verbose
#   ld.lld-22 hello.o -o hello && ./hello          (or: ld hello.o -o hello)

        .text
        .globl  _start
        .type   _start, @function
_start:
        movl    $1, %eax                # write(
        movl    $1, %edi                #   standard output,
        leaq    message(%rip), %rsi     #   message,
        movl    $message_size, %edx     #   its size)
        syscall
        movl    $60, %eax               # exit(
        xorl    %edi, %edi              #   0)
        syscall
        .size   _start, . - _start

        .section .rodata, "a", @progbits
        .type   message, @object
message:
        .ascii  "Hello from llas\n"
        .set    message_size, . - message
        .size   message, message_size

        .section .note.GNU-stack, "", @progbits
