// A program for Windows on ARM64 without a run-time library:
//   llas -triple=aarch64-pc-windows-msvc examples/hello-windows-arm64.s -o hello.obj
//   lld-link hello.obj kernel32.lib -entry:start -subsystem:console -out:hello.exe
        .section .rdata,"dr"
message:
        .ascii  "Hello from llas\r\n"

        .def    start
        .scl    2
        .type   32
        .endef
        .globl  start
        .section .text,"xr",one_only,start
        .p2align 2
start:
        .seh_proc start
        stp     x29, x30, [sp, #-32]!
        .seh_save_fplr_x 32
        mov     x29, sp
        .seh_set_fp
        .seh_endprologue
        mov     w0, #-11                        // STD_OUTPUT_HANDLE
        adrp    x8, __imp_GetStdHandle
        ldr     x8, [x8, :lo12:__imp_GetStdHandle]
        blr     x8
        adrp    x1, message
        add     x1, x1, :lo12:message
        mov     w2, #17                         // its length
        add     x3, sp, #16
        mov     x4, xzr
        adrp    x8, __imp_WriteFile
        ldr     x8, [x8, :lo12:__imp_WriteFile]
        blr     x8
        mov     w0, wzr
        adrp    x8, __imp_ExitProcess
        ldr     x8, [x8, :lo12:__imp_ExitProcess]
        blr     x8
        .seh_startepilogue
        ldp     x29, x30, [sp], #32
        .seh_save_fplr_x 32
        .seh_endepilogue
        ret
        .seh_endproc
