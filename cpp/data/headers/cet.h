/* What <cet.h> has for assembly text: the instruction that an indirect branch must reach, and the note that says that all code of the
   object has it. -fcf-protection defines __CET__, whose bits are those of GNU_PROPERTY_X86_FEATURE_1_AND. */
#ifndef __CET_H
#define __CET_H
#if defined __CET__ && __CET__ & 1 && defined __LP64__
#define _CET_ENDBR endbr64
#elif defined __CET__ && __CET__ & 1
#define _CET_ENDBR endbr32
#else
#define _CET_ENDBR
#endif
#ifdef __CET__
	.pushsection ".note.gnu.property", "a"
#ifdef __LP64__
	.p2align 3
	.long 4, 16, 5
#else
	.p2align 2
	.long 4, 12, 5
#endif
	.asciz "GNU"
	.long 0xc0000002, 4, __CET__
#ifdef __LP64__
	.p2align 3
#endif
	.popsection
#endif
#endif
