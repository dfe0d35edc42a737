//===- RuntimeLibrary.cpp - Functions for compiled programs ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/library/RuntimeLibrary.h"
#include "dialects/llvm/target/library/RunnerFunctions.h"
#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <random>
#include <vector>

namespace {

//===----------------------------------------------------------------------===//
// Printing of memrefs
//===----------------------------------------------------------------------===//

/// Prints a number; one of 8 bits is not a character.
void printElement(std::ostream &os, int8_t value) { os << int(value); }
template <typename T>
void printElement(std::ostream &os, const T &value) {
  os << value;
}

/// Prints the elements of a dimension; each element of an outer dimension is printed recursively.
template <typename T>
void printDimension(std::ostream &os, const DynamicMemRefType<T> &memref, int64_t dimension,
                    int64_t position) {
  if (dimension == memref.rank) {
    printElement(os, memref.data[position]);
    return;
  }
  bool isInnermost = dimension + 1 == memref.rank;
  os << "[";
  for (int64_t i = 0; i < memref.sizes[dimension]; ++i) {
    if (i && isInnermost)
      os << ", " << std::string(memref.rank, ' ');
    else if (i)
      os << ", \n" << std::string(dimension + 1, ' ');
    printDimension(os, memref, dimension + 1, position + i * memref.strides[dimension]);
  }
  os << "]";
}

void printList(std::ostream &os, const int64_t *values, int64_t count) {
  os << "[";
  for (int64_t i = 0; i < count; ++i)
    os << (i ? ", " : "") << values[i];
  os << "]";
}

template <typename T>
void printShape(std::ostream &os, const DynamicMemRefType<T> &memref) {
  os << "base@ = " << static_cast<const void *>(memref.data) << " rank = " << memref.rank
     << " offset = " << memref.offset << " sizes = ";
  printList(os, memref.sizes, memref.rank);
  os << " strides = ";
  printList(os, memref.strides, memref.rank);
}

template <typename T>
void printMemref(const DynamicMemRefType<T> &memref) {
  printShape(std::cout, memref);
  std::cout << " data = \n";
  if (memref.rank == 0) {
    std::cout << "[";
    printElement(std::cout, memref.data[memref.offset]);
    std::cout << "]";
  } else {
    printDimension(std::cout, memref, 0, memref.offset);
  }
  std::cout << "\n" << std::flush;
}

template <typename T>
void printUnranked(UnrankedMemRefType<T> *memref) {
  std::cout << "Unranked Memref ";
  printMemref(DynamicMemRefType<T>(*memref));
}

template <typename T, int N>
void printRanked(StridedMemRefType<T, N> *memref) {
  std::cout << "Memref ";
  printMemref(DynamicMemRefType<T>(*memref));
}

//===----------------------------------------------------------------------===//
// Comparison and copies of memrefs
//===----------------------------------------------------------------------===//

/// Calls `function` for each index, with the positions of the element in `a` and in `b`. Both have the same
/// shape.
template <typename T, typename F>
void forEachPosition(const DynamicMemRefType<T> &a, const DynamicMemRefType<T> &b, F function) {
  std::vector<int64_t> index(a.rank, 0);
  int64_t count = 1;
  for (int64_t i = 0; i != a.rank; ++i)
    count *= a.sizes[i];
  int64_t positionA = a.offset, positionB = b.offset;
  for (int64_t n = 0; n < count; ++n) {
    function(positionA, positionB);
    for (int64_t i = a.rank; i != 0; --i) {
      positionA += a.strides[i - 1];
      positionB += b.strides[i - 1];
      if (++index[i - 1] < a.sizes[i - 1])
        break;
      index[i - 1] = 0;
      positionA -= a.sizes[i - 1] * a.strides[i - 1];
      positionB -= a.sizes[i - 1] * b.strides[i - 1];
    }
  }
}

/// Compares elements: floating-point numbers up to a relative error of 1e-6, and NaN equals NaN.
template <typename T>
bool areEqual(const T &a, const T &b) {
  if constexpr (std::is_floating_point_v<T>)
    return a == b || (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= T(1e-6) * std::abs(b);
  else
    return a == b;
}

/// Returns the number of elements that differ, and prints the first ten of them.
template <typename T>
int64_t verifyMemref(UnrankedMemRefType<T> *actual, UnrankedMemRefType<T> *expected) {
  DynamicMemRefType<T> a(*actual), b(*expected);
  int64_t errors = 0;
  forEachPosition(a, b, [&](int64_t positionA, int64_t positionB) {
    if (areEqual(a.data[positionA], b.data[positionB]))
      return;
    if (errors++ < 10) {
      std::cerr << "mismatch: actual = ";
      printElement(std::cerr, a.data[positionA]);
      std::cerr << ", expected = ";
      printElement(std::cerr, b.data[positionB]);
      std::cerr << "\n";
    }
  });
  return errors;
}

int64_t nanoTime() {
  using namespace std::chrono;
  return duration_cast<nanoseconds>(steady_clock::now().time_since_epoch()).count();
}

template <typename T>
void sortVector(uint64_t count, StridedMemRefType<T, 1> *vector) {
  T *first = vector->data + vector->offset;
  std::sort(first, first + count);
}

} // namespace

//===----------------------------------------------------------------------===//
// Exported functions
//===----------------------------------------------------------------------===//

extern "C" {

void printI64(int64_t value) { fprintf(stdout, "%" PRId64, value); }
void printU64(uint64_t value) { fprintf(stdout, "%" PRIu64, value); }
void printF32(float value) { fprintf(stdout, "%g", value); }
void printF64(double value) { fprintf(stdout, "%lg", value); }
void printString(const char *text) { fputs(text, stdout); }
void printOpen() { fputs("( ", stdout); }
void printClose() { fputs(" )", stdout); }
void printComma() { fputs(", ", stdout); }
void printNewline() { fputc('\n', stdout); }
void printFlops(double flops) { fprintf(stderr, "%lf GFLOPS\n", flops / 1.0e9); }

double rtclock() { return double(nanoTime()) * 1.0e-9; }
int64_t _mlir_ciface_nanoTime() { return nanoTime(); }

void *rtsrand(uint64_t seed) { return new std::mt19937(seed); }
uint64_t rtrand(void *generator, uint64_t max) {
  return std::uniform_int_distribution<uint64_t>(0, max)(*static_cast<std::mt19937 *>(generator));
}
void rtdrand(void *generator) { delete static_cast<std::mt19937 *>(generator); }
void _mlir_ciface_shuffle(StridedMemRefType<uint64_t, 1> *vector, void *generator) {
  uint64_t *first = vector->data + vector->offset;
  std::generate_n(first, vector->sizes[0], [next = uint64_t(0)]() mutable { return next++; });
  std::shuffle(first, first + vector->sizes[0], *static_cast<std::mt19937 *>(generator));
}
void _mlir_ciface_stdSortI64(uint64_t count, StridedMemRefType<int64_t, 1> *vector) {
  sortVector(count, vector);
}
void _mlir_ciface_stdSortF64(uint64_t count, StridedMemRefType<double, 1> *vector) {
  sortVector(count, vector);
}
void _mlir_ciface_stdSortF32(uint64_t count, StridedMemRefType<float, 1> *vector) {
  sortVector(count, vector);
}

// Allocation functions that finalize-memref-to-llvm calls if its option use-generic-functions is set.
void *_mlir_memref_to_llvm_alloc(uint64_t size) { return malloc(size); }
void *_mlir_memref_to_llvm_aligned_alloc(uint64_t alignment, uint64_t size) {
  return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}
void _mlir_memref_to_llvm_free(void *pointer) { free(pointer); }

/// Copies a memref to another one of the same shape. `size` is the size of an element in bytes.
void memrefCopy(int64_t size, UnrankedMemRefType<char> *source, UnrankedMemRefType<char> *target) {
  DynamicMemRefType<char> from(*source), to(*target);
  for (int64_t i = 0; i != from.rank; ++i)
    if (from.sizes[i] == 0)
      return;
  forEachPosition(from, to, [&](int64_t fromPosition, int64_t toPosition) {
    memcpy(to.data + toPosition * size, from.data + fromPosition * size, size);
  });
}

// Printing functions of an element type, for unranked and for ranked memrefs.
#define STRATA_UNRANKED(Name, T)                                                                             \
  void _mlir_ciface_printMemref##Name(UnrankedMemRefType<T> *memref) { printUnranked(memref); }              \
  void printMemref##Name(int64_t rank, void *descriptor) {                                                   \
    UnrankedMemRefType<T> memref{rank, descriptor};                                                          \
    printUnranked(&memref);                                                                                  \
  }                                                                                                          \
  void _mlir_ciface_printMemrefShape##Name(UnrankedMemRefType<T> *memref) {                                  \
    std::cout << "Unranked Memref ";                                                                         \
    printShape(std::cout, DynamicMemRefType<T>(*memref));                                                    \
    std::cout << "\n" << std::flush;                                                                         \
  }                                                                                                          \
  void _mlir_ciface_printMemref1d##Name(StridedMemRefType<T, 1> *memref) { printRanked(memref); }
#define STRATA_VERIFIED(Name, T)                                                                             \
  int64_t _mlir_ciface_verifyMemRef##Name(UnrankedMemRefType<T> *actual, UnrankedMemRefType<T> *expected) {  \
    return verifyMemref(actual, expected);                                                                   \
  }                                                                                                          \
  int64_t verifyMemRef##Name(int64_t rank, void *actual, void *expected) {                                   \
    UnrankedMemRefType<T> first{rank, actual}, second{rank, expected};                                       \
    return verifyMemref(&first, &second);                                                                    \
  }
STRATA_RUNTIME_TYPES(STRATA_UNRANKED)
STRATA_RUNTIME_TYPES(STRATA_VERIFIED)
void _mlir_ciface_printMemref0dF32(StridedMemRefType<float, 0> *memref) { printRanked(memref); }
void _mlir_ciface_printMemref2dF32(StridedMemRefType<float, 2> *memref) { printRanked(memref); }
void _mlir_ciface_printMemref3dF32(StridedMemRefType<float, 3> *memref) { printRanked(memref); }
void _mlir_ciface_printMemref4dF32(StridedMemRefType<float, 4> *memref) { printRanked(memref); }

} // extern "C"

#define STRATA_FUNCTION(name) {#name, reinterpret_cast<void *>(&name)},
#define STRATA_TYPED_FUNCTIONS(Name, T)                                                                      \
  STRATA_FUNCTION(_mlir_ciface_printMemref##Name)                                                            \
  STRATA_FUNCTION(printMemref##Name)                                                                         \
  STRATA_FUNCTION(_mlir_ciface_printMemrefShape##Name)                                                       \
  STRATA_FUNCTION(_mlir_ciface_printMemref1d##Name)
#define STRATA_VERIFY_FUNCTIONS(Name, T)                                                                     \
  STRATA_FUNCTION(_mlir_ciface_verifyMemRef##Name)                                                           \
  STRATA_FUNCTION(verifyMemRef##Name)

/// The functions that exist once, for any element type or for one.
#define STRATA_OTHER_FUNCTIONS(X)                                                                            \
  X(printI64)                                                                                                \
  X(printU64)                                                                                                \
  X(printF32)                                                                                                \
  X(printF64)                                                                                                \
  X(printF16)                                                                                                \
  X(printBF16)                                                                                               \
  X(printString)                                                                                             \
  X(printOpen)                                                                                               \
  X(printClose)                                                                                              \
  X(printComma)                                                                                              \
  X(printNewline)                                                                                            \
  X(printFlops)                                                                                              \
  X(rtclock)                                                                                                 \
  X(_mlir_ciface_nanoTime)                                                                                   \
  X(rtsrand)                                                                                                 \
  X(rtrand)                                                                                                  \
  X(rtdrand)                                                                                                 \
  X(_mlir_ciface_shuffle)                                                                                    \
  X(_mlir_ciface_stdSortI64)                                                                                 \
  X(_mlir_ciface_stdSortF64)                                                                                 \
  X(_mlir_ciface_stdSortF32)                                                                                 \
  X(_mlir_memref_to_llvm_alloc)                                                                              \
  X(_mlir_memref_to_llvm_aligned_alloc)                                                                      \
  X(_mlir_memref_to_llvm_free)                                                                               \
  X(memrefCopy)                                                                                              \
  X(_mlir_ciface_printMemref0dF32)                                                                           \
  X(_mlir_ciface_printMemref2dF32)                                                                           \
  X(_mlir_ciface_printMemref3dF32)                                                                           \
  X(_mlir_ciface_printMemref4dF32)

const mlir::RuntimeFunction *mlir::runtimeFunctions() {
  // clang-format off
  static const RuntimeFunction functions[] = {
      STRATA_RUNTIME_TYPES(STRATA_TYPED_FUNCTIONS)
      STRATA_RUNTIME_TYPES(STRATA_VERIFY_FUNCTIONS)
      STRATA_OTHER_FUNCTIONS(STRATA_FUNCTION)
      {nullptr, nullptr},
  };
  // clang-format on
  return functions;
}
