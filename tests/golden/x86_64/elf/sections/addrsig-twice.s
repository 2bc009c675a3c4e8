# triple: x86_64-linux-gnu
.section .llvm_addrsig,"",@0x6fff4c03
.addrsig
.addrsig_sym f
.text
f:
