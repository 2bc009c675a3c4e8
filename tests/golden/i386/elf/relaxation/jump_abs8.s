# triple: i386-linux-gnu
# A jump with a specifier to what is near has no room for one in its short form.
jmp a@ABS8
jmp b@ABS8
a:
