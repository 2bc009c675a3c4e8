@ A program for Windows on ARM without a run-time library:
@   llas -triple=thumbv7-pc-windows-msvc examples/hello-windows-arm.s -o hello.obj
@   lld-link hello.obj kernel32.lib -entry:start -subsystem:console -out:hello.exe
        .syntax unified
        .section .rdata,"dr"
message:
        .ascii  "Hello from llas\r\n"

        .def    start
        .scl    2
        .type   32
        .endef
        .globl  start
        .section .text,"xr",one_only,start
        .p2align 1
        .code   16
        .thumb_func
start:
        .seh_proc start
        push.w  {r4, r11, lr}
        .seh_save_regs_w {r4, r11, lr}
        add.w   r11, sp, #4
        .seh_nop_w
        sub     sp, #16
        .seh_stackalloc 16
        .seh_endprologue
        mvn     r0, #10                         @ STD_OUTPUT_HANDLE
        movw    r3, :lower16:__imp_GetStdHandle
        movt    r3, :upper16:__imp_GetStdHandle
        ldr     r3, [r3]
        blx     r3
        movw    r1, :lower16:message
        movt    r1, :upper16:message
        movs    r2, #17                         @ its length
        add     r3, sp, #8
        movs    r4, #0
        str     r4, [sp]
        movw    r12, :lower16:__imp_WriteFile
        movt    r12, :upper16:__imp_WriteFile
        ldr.w   r12, [r12]
        blx     r12
        cbnz    r0, finish
        movs    r4, #1
finish:
        mov     r0, r4
        movw    r3, :lower16:__imp_ExitProcess
        movt    r3, :upper16:__imp_ExitProcess
        ldr     r3, [r3]
        blx     r3
        .seh_startepilogue
        add     sp, #16
        .seh_stackalloc 16
        pop.w   {r4, r11, pc}
        .seh_save_regs_w {r4, r11, pc}
        .seh_endepilogue
        .seh_endproc
