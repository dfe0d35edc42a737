/*===- Pass.h - Passes for C ----------------------------------*- C -*-===*\
|*                                                                          *|
|* Part of Strata, under the Apache License v2.0. See LICENSE.              *|
|*                                                                          *|
|* What headers of -gen-pass-capi-header stand on. A pass belongs to whom   *|
|* it was given to until it is added to a pipeline.                         *|
|*                                                                          *|
\*===--------------------------------------------------------------------===*/

#ifndef STRATA_BINDINGS_C_PASS_H
#define STRATA_BINDINGS_C_PASS_H

/* Functions that other libraries call. */
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

/* An owned pass. */
typedef struct MlirPass {
  void *ptr;
} MlirPass;

#ifdef __cplusplus
}
#endif

#endif /* STRATA_BINDINGS_C_PASS_H */
