	.byte 1, 2, 3
from_the_file:
	.long from_the_file
