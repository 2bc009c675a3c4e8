// args: -Iinc/sub -isystem inc/sys -include inc/forced.h -iquote inc
#include "inc/a.h"
#include "inc/a.h"
#include <b.h>
#define HEADER "once.h"
#include HEADER
#include HEADER
#define ANGLED <b.h>
#include ANGLED
#include <s.h>
	after __INCLUDE_LEVEL__ __FILE__ __LINE__ __BASE_FILE__
#line 100 "renamed.S"
	renamed __FILE__ __LINE__
#include "inc/a.h"
