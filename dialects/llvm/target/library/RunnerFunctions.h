//===- RunnerFunctions.h - Functions for C++ that compiled programs call -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declares the functions of the run-time library, for C++ programs that are linked with compiled code. A
// function whose name starts with _mlir_ciface_ takes memrefs by pointers to their descriptors; one that
// takes a rank and a pointer takes an unranked memref as compiled code passes it. Printing functions write to
// standard output. They do not lock: the output of several threads may be mixed.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNNERFUNCTIONS_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNNERFUNCTIONS_H

#include "dialects/llvm/target/library/Float16.h"
#include "dialects/llvm/target/library/MemRefDescriptor.h"
#include <complex>

// Attributes of exported functions, for libraries of projects that define further ones. The second macro is
// defined if the functions are linked as usual.
#define MLIR_CRUNNERUTILS_EXPORT __attribute__((visibility("default")))
#define MLIR_CRUNNERUTILS_DEFINE_FUNCTIONS
#define MLIR_RUNNERUTILS_EXPORT __attribute__((visibility("default")))

namespace impl {
using index_type = uint64_t;
using complex32 = std::complex<float>;
using complex64 = std::complex<double>;
} // namespace impl

/// The element types: the suffix of the names of their functions, and the C++ type.
#define STRATA_RUNTIME_TYPES(X)                                                                              \
  X(I8, int8_t)                                                                                              \
  X(I16, int16_t)                                                                                            \
  X(I32, int32_t)                                                                                            \
  X(I64, int64_t)                                                                                            \
  X(F16, f16)                                                                                                \
  X(BF16, bf16)                                                                                              \
  X(F32, float)                                                                                              \
  X(F64, double)                                                                                             \
  X(Ind, impl::index_type)                                                                                   \
  X(C32, impl::complex32)                                                                                    \
  X(C64, impl::complex64)

extern "C" {

// Printing of numbers, of text, and of the punctuation of vectors.
MLIR_CRUNNERUTILS_EXPORT void printI64(int64_t value);
MLIR_CRUNNERUTILS_EXPORT void printU64(uint64_t value);
MLIR_CRUNNERUTILS_EXPORT void printF32(float value);
MLIR_CRUNNERUTILS_EXPORT void printF64(double value);
MLIR_CRUNNERUTILS_EXPORT void printString(const char *text);
MLIR_CRUNNERUTILS_EXPORT void printOpen();
MLIR_CRUNNERUTILS_EXPORT void printClose();
MLIR_CRUNNERUTILS_EXPORT void printComma();
MLIR_CRUNNERUTILS_EXPORT void printNewline();
/// Prints floating-point operations per second to standard error, in units of 10^9.
MLIR_CRUNNERUTILS_EXPORT void printFlops(double flops);

/// Return the time in seconds and in nanoseconds since an unspecified start.
MLIR_CRUNNERUTILS_EXPORT double rtclock();
MLIR_CRUNNERUTILS_EXPORT int64_t _mlir_ciface_nanoTime();

/// Copies the elements of `size` bytes of a memref to another one of the same shape.
MLIR_CRUNNERUTILS_EXPORT void memrefCopy(int64_t size, UnrankedMemRefType<char> *source,
                                         UnrankedMemRefType<char> *target);

/// Creates a generator of random numbers, which rtdrand() destroys.
MLIR_CRUNNERUTILS_EXPORT void *rtsrand(uint64_t seed);
/// Returns a number from 0 to `max`.
MLIR_CRUNNERUTILS_EXPORT uint64_t rtrand(void *generator, uint64_t max);
MLIR_CRUNNERUTILS_EXPORT void rtdrand(void *generator);
/// Writes a random permutation of 0 to size - 1 to a memref with stride 1.
MLIR_CRUNNERUTILS_EXPORT void _mlir_ciface_shuffle(StridedMemRefType<uint64_t, 1> *vector, void *generator);

// Sort the first `count` elements of a memref with stride 1.
MLIR_CRUNNERUTILS_EXPORT void _mlir_ciface_stdSortI64(uint64_t count, StridedMemRefType<int64_t, 1> *vector);
MLIR_CRUNNERUTILS_EXPORT void _mlir_ciface_stdSortF64(uint64_t count, StridedMemRefType<double, 1> *vector);
MLIR_CRUNNERUTILS_EXPORT void _mlir_ciface_stdSortF32(uint64_t count, StridedMemRefType<float, 1> *vector);

// For each element type: print a memref, or its shape only; return the number of elements in which two
// memrefs of the same shape differ.
#define STRATA_DECLARE(Name, T)                                                                              \
  MLIR_RUNNERUTILS_EXPORT void _mlir_ciface_printMemref##Name(UnrankedMemRefType<T> *memref);                \
  MLIR_RUNNERUTILS_EXPORT void printMemref##Name(int64_t rank, void *descriptor);                            \
  MLIR_RUNNERUTILS_EXPORT void _mlir_ciface_printMemrefShape##Name(UnrankedMemRefType<T> *memref);           \
  MLIR_RUNNERUTILS_EXPORT void _mlir_ciface_printMemref1d##Name(StridedMemRefType<T, 1> *memref);            \
  MLIR_RUNNERUTILS_EXPORT int64_t _mlir_ciface_verifyMemRef##Name(UnrankedMemRefType<T> *actual,             \
                                                                  UnrankedMemRefType<T> *expected);          \
  MLIR_RUNNERUTILS_EXPORT int64_t verifyMemRef##Name(int64_t rank, void *actual, void *expected);
STRATA_RUNTIME_TYPES(STRATA_DECLARE)
#undef STRATA_DECLARE
MLIR_RUNNERUTILS_EXPORT void _mlir_ciface_printMemref0dF32(StridedMemRefType<float, 0> *memref);
MLIR_RUNNERUTILS_EXPORT void _mlir_ciface_printMemref2dF32(StridedMemRefType<float, 2> *memref);
MLIR_RUNNERUTILS_EXPORT void _mlir_ciface_printMemref3dF32(StridedMemRefType<float, 3> *memref);
MLIR_RUNNERUTILS_EXPORT void _mlir_ciface_printMemref4dF32(StridedMemRefType<float, 4> *memref);

} // extern "C"

#endif // STRATA_DIALECTS_LLVM_TARGET_LIBRARY_RUNNERFUNCTIONS_H
