/*===- Pass.h - Passes for C ----------------------------------*- C -*-===*\
|*                                                                          *|
|* Part of Strata, under the Apache License v2.0. See LICENSE.              *|
|*                                                                          *|
|* Included by the headers that -gen-pass-capi-header writes. The caller of *|
|* a function that creates a pass owns the pass until it is added to a      *|
|* pipeline.                                                                *|
|*                                                                          *|
\*===--------------------------------------------------------------------===*/

#ifndef STRATA_BINDINGS_C_PASS_H
#define STRATA_BINDINGS_C_PASS_H

/* Marks functions that a shared library exports. */
#ifndef MLIR_CAPI_EXPORTED
#if defined(_WIN32)
#define MLIR_CAPI_EXPORTED
#else
#define MLIR_CAPI_EXPORTED __attribute__((visibility("default")))
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* A handle of a pass (mlir::Pass *). */
typedef struct MlirPass {
  void *ptr;
} MlirPass;

#ifdef __cplusplus
}
#endif

#endif /* STRATA_BINDINGS_C_PASS_H */
