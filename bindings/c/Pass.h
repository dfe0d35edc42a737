/*===- Pass.h - Passes for C ----------------------------------*- C -*-===*\
|*                                                                          *|
|* Part of Strata, under the Apache License v2.0. See LICENSE.              *|
|*                                                                          *|
|* Included by the headers that -gen-pass-capi-header writes. The caller of *|
|* a function that creates a pass owns the pass until it is added to a      *|
|* pipeline. Threads: as in strata-c/Pass.h.                                *|
|*                                                                          *|
\*===--------------------------------------------------------------------===*/

#ifndef STRATA_BINDINGS_C_PASS_H
#define STRATA_BINDINGS_C_PASS_H

#include "strata-c/Pass.h"

#endif /* STRATA_BINDINGS_C_PASS_H */
