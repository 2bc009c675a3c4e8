# triple: x86_64-linux-gnu
 movl $_GLOBAL_OFFSET_TABLE_+1+2,%eax
 movl $_GLOBAL_OFFSET_TABLE_+1,%eax
 movl $(_GLOBAL_OFFSET_TABLE_-.),%eax
 add $_GLOBAL_OFFSET_TABLE_-.-2,%ebx
 add $_GLOBAL_OFFSET_TABLE_-(.-2),%ebx
 movl $(_GLOBAL_OFFSET_TABLE_)+1,%eax
movabs $_GLOBAL_OFFSET_TABLE_-.-2,%rax
