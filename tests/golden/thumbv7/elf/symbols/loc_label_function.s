@ triple: thumbv7-linux-gnueabihf
@ The label of a table is that of a function in the state of the text's end.
.type b,%gnu_indirect_function
.type c,%function
.type d,%object
.loc_label b
.loc_label c
.loc_label d
.cfi_startproc
.type e,%function
.cfi_label e
.cfi_endproc
.long b, c, d, e
