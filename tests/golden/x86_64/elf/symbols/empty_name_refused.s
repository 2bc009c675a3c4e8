# triple: x86_64-linux-gnu
"": nop
"": nop
 .long ""
 call ""
 .intel_syntax noprefix
 mov eax, ""
