//===- Float16.h - 16-bit floating-point numbers --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The element types f16 and bf16 of memrefs in C++, with conversions from and to float. Conversions from
// float round to the nearest number, ties to even; a number that is too large becomes infinity, and NaN stays
// NaN.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_LIBRARY_FLOAT16_H
#define STRATA_DIALECTS_LLVM_TARGET_LIBRARY_FLOAT16_H

#include <cstdint>
#include <iosfwd>

/// Defined if the library is linked as usual; programs for MLIR test it.
#define MLIR_FLOAT16_DEFINE_FUNCTIONS

#define STRATA_EXPORTED __attribute__((visibility("default")))

/// An IEEE 754 binary16 number.
struct STRATA_EXPORTED f16 {
  f16(float value = 0);
  uint16_t bits;
};

/// The upper half of an IEEE 754 binary32 number.
struct STRATA_EXPORTED bf16 {
  bf16(float value = 0);
  uint16_t bits;
};

namespace mlir {
STRATA_EXPORTED float toFloat(f16 value);
STRATA_EXPORTED float toFloat(bf16 value);
} // namespace mlir

// Print and compare the values as float.
STRATA_EXPORTED std::ostream &operator<<(std::ostream &os, const f16 &value);
STRATA_EXPORTED std::ostream &operator<<(std::ostream &os, const bf16 &value);
STRATA_EXPORTED bool operator==(const f16 &a, const f16 &b);
STRATA_EXPORTED bool operator==(const bf16 &a, const bf16 &b);

// Functions of compiled programs: print a number that is given by its bits.
extern "C" STRATA_EXPORTED void printF16(uint16_t bits);
extern "C" STRATA_EXPORTED void printBF16(uint16_t bits);

#undef STRATA_EXPORTED

#endif // STRATA_DIALECTS_LLVM_TARGET_LIBRARY_FLOAT16_H
