// A complete program for AArch64 Linux: writes a line and exits.
//
//   target/release/llas -triple=aarch64-linux-gnu examples/hello-aarch64.s -o hello.o
//   ld.lld-22 hello.o -o hello && qemu-aarch64 ./hello

        .text
        .globl  _start
        .type   _start, %function
_start:
        mov     w0, #1                          // write(standard output,
        adrp    x1, message                     //   message,
        add     x1, x1, :lo12:message
        ldr     x2, =message_size               //   its size)
        mov     w8, #64
        svc     #0
        mov     w0, wzr                         // exit(0)
        mov     w8, #93
        svc     #0
        .ltorg
        .size   _start, . - _start

        .section .rodata, "a", %progbits
        .type   message, %object
message:
        .ascii  "Hello from llas\n"
        .set    message_size, . - message
        .size   message, message_size
