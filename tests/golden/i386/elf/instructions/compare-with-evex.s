# triple: i386-linux-gnu
{evex} cmp %eax,%ebx
{evex} cmp $1000,%eax
{evex} test %al,%bl
