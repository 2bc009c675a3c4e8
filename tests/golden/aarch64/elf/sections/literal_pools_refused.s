# triple: aarch64-linux-gnu
 ldr x0, =0x0102030405060708; .ltorg; .zero 0x200000; ldr x0, =0x0102030405060708; .ltorg
