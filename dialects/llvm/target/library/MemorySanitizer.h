//===- MemorySanitizer.h - Annotations for MemorySanitizer ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Compiled code is not instrumented: MemorySanitizer does not see its stores. Functions that it calls mark
// the memory that they read as initialised:
//
//     MLIR_MSAN_MEMORY_IS_INITIALIZED(pointer, size)
//
// Without MemorySanitizer, the macro has no effect. MLIR_MEMORY_SANITIZER is defined with it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMORYSANITIZER_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMORYSANITIZER_H

#ifdef __has_feature
#if __has_feature(memory_sanitizer) && !defined(MLIR_MEMORY_SANITIZER)
#define MLIR_MEMORY_SANITIZER
#endif
#endif

#ifdef MLIR_MEMORY_SANITIZER
#include <sanitizer/msan_interface.h>
#define MLIR_MSAN_MEMORY_IS_INITIALIZED(pointer, size) __msan_unpoison((pointer), (size))
#else
#define MLIR_MSAN_MEMORY_IS_INITIALIZED(pointer, size)
#endif

#endif // STRATA_DIALECTS_LLVM_TARGET_LIBRARY_MEMORYSANITIZER_H
