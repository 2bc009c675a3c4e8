# triple: x86_64-windows-msvc
	.section
	.section 5
	.section .a,
	.section .a,5
	.section .a,"q"
	.section .a,"db"
	.section .a,"bd"
	.section .a,"xb"
	.section .a,"dr",
	.section .a,"dr",5
	.section .a,"dr",nonsense
	.section .a,"dr",one_only
	.section .a,"dr",one_only,
	.section .a,"dr",one_only,5
	.section .a,"dr",one_only,s x
	.section .a,"dr",associative
	.section .a,"dr",associative,
	.section .a,"dr",one_only,s,unique
	.section .a,"dr",one_only,s,unique,
	.section .a,"dr",one_only,s,unique,-1
	.section .a,"dr",one_only,s,unique,x
	.section .a,"dr",one_only,s,uniq,1
	.section .a,"dr" x
	.section .text,"dr"
	.pushsection
	.pushsection .p,"q"
	.popsection
	.popsection x
	.text x
	.data 1
	.bss ,
	.linkonce x
	.linkonce discard x
	.linkonce associative
	.linkonce
	.linkonce
	.section .b,"dr"
	.linkonce discard
	.linkonce same_size
	.section .c,"dr",discard,c
	.linkonce discard
