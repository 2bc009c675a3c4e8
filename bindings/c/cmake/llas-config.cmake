# find_package(llas CONFIG), with the folder of this file's parent in CMAKE_PREFIX_PATH or llas_DIR: the targets llas::llas (shared)
# and llas::static. The libraries are in lib, as an installation puts them, or in LLAS_LIBRARY_DIR.
get_filename_component(_llas_root "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
find_path(LLAS_INCLUDE_DIR llas.h HINTS "${_llas_root}/include" "${CMAKE_CURRENT_LIST_DIR}/../include")
find_library(LLAS_SHARED_LIBRARY NAMES llas HINTS "${LLAS_LIBRARY_DIR}" "${_llas_root}/lib")
find_library(LLAS_STATIC_LIBRARY NAMES "${CMAKE_STATIC_LIBRARY_PREFIX}llas${CMAKE_STATIC_LIBRARY_SUFFIX}"
             HINTS "${LLAS_LIBRARY_DIR}" "${_llas_root}/lib")
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(llas REQUIRED_VARS LLAS_INCLUDE_DIR LLAS_SHARED_LIBRARY)
if(llas_FOUND AND NOT TARGET llas::llas)
    if(WIN32)
        add_library(llas::llas UNKNOWN IMPORTED)
    else()
        # Cargo's library has no soname, and a program would have its path instead.
        add_library(llas::llas SHARED IMPORTED)
        set_target_properties(llas::llas PROPERTIES IMPORTED_NO_SONAME TRUE)
    endif()
    set_target_properties(llas::llas PROPERTIES
        IMPORTED_LOCATION "${LLAS_SHARED_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${LLAS_INCLUDE_DIR}")
endif()
if(LLAS_INCLUDE_DIR AND LLAS_STATIC_LIBRARY AND NOT TARGET llas::static)
    find_package(Threads REQUIRED)
    add_library(llas::static STATIC IMPORTED)
    set_target_properties(llas::static PROPERTIES
        IMPORTED_LOCATION "${LLAS_STATIC_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${LLAS_INCLUDE_DIR}"
        INTERFACE_LINK_LIBRARIES "Threads::Threads;${CMAKE_DL_LIBS};$<$<NOT:$<PLATFORM_ID:Windows>>:m>")
endif()
