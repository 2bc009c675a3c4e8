# triple: x86_64-linux-gnu
# args: -save-temp-labels
# The label of `.` in the first operand has a number below that of the row of `.loc`.
	.text
	.file 1 "a.c"
	.loc 1 5
	.long 1f-.
1:	.loc 1 6
	.byte 1, 2f-.
2:	.loc 1 7
	.byte 5+3
	.loc 1 8
	.byte 7 ; .long 9
