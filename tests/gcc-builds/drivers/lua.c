/* Runs a script. */
#include <stdio.h>
#include "lua.h"
#include "lauxlib.h"
#include "lualib.h"

int main(int count, char **v) {
    lua_State *l = luaL_newstate();
    luaL_openlibs(l);
    if (luaL_dofile(l, v[count - 1])) {
        printf("error %s\n", lua_tostring(l, -1));
        return 1;
    }
    lua_close(l);
    return 0;
}
