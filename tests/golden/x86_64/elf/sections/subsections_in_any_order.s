# triple: x86_64-linux-gnu
 .section .a, "ax", @progbits
 .text 5
five: .byte 5
 .text 3
three: jmp nine
 .text 9
nine: .byte 9
 .text 1
 .quad five - three
 jmp three
 .text 4
 .long nine - .text, five - .text
 .text 3
 .byte 33
 .subsection 7
seven: .byte 7
 .subsection 0
 .byte 0
 .previous
 .byte 77
 .long . - .text
 .data
 .subsection 2
 .quad seven, .data, here
 .subsection 1
here: .byte 1
 .pushsection .data, 8
 .byte 8
 .popsection
 .byte 11
