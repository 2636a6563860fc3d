#ifndef CMALLOC_SHIM_H
#define CMALLOC_SHIM_H

// What Swift's module of glibc leaves out. Other systems have no such header.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

#endif
