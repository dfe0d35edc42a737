//===- Float16.cpp - 16-bit floating-point numbers ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/library/Float16.h"
#include <cmath>
#include <cstdio>
#include <cstring>
#include <ostream>

static uint32_t bitsOf(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

/// Returns \p value / 2^\p count, rounded to the nearest integer, ties to even.
static uint32_t shiftRightRounded(uint32_t value, unsigned count) {
  uint32_t quotient = value >> count, rest = value & ((1u << count) - 1), half = 1u << (count - 1);
  return quotient + (rest > half || (rest == half && (quotient & 1)));
}

f16::f16(float value) {
  uint32_t source = bitsOf(value), sign = source >> 16 & 0x8000, magnitude = source & 0x7fffffff;
  if (magnitude > 0x7f800000) { // NaN
    bits = uint16_t(sign | 0x7e00);
    return;
  }
  // Exponents below -14 make subnormal numbers, multiples of 2^-24. A mantissa that is rounded up to a power
  // of two carries into the exponent.
  int exponent = int(magnitude >> 23) - 127;
  uint32_t mantissa = (magnitude & 0x7fffff) | 0x800000, rounded;
  if (exponent < -25)
    rounded = 0;
  else if (exponent < -14)
    rounded = shiftRightRounded(mantissa, unsigned(-1 - exponent));
  else if (exponent < 16)
    rounded = shiftRightRounded(magnitude - (uint32_t(127 - 15) << 23), 13);
  else
    rounded = 0x7c00;
  bits = uint16_t(sign | (rounded < 0x7c00 ? rounded : 0x7c00));
}

bf16::bf16(float value) {
  uint32_t source = bitsOf(value);
  bool isNaN = (source & 0x7fffffff) > 0x7f800000;
  // The quiet bit keeps the mantissa of a NaN from becoming 0. Otherwise the largest numbers round to
  // infinity.
  bits = isNaN ? uint16_t(source >> 16 | 0x40)
               : uint16_t((source >> 31) << 15 | shiftRightRounded(source & 0x7fffffff, 16));
}

float mlir::toFloat(f16 value) {
  unsigned exponent = value.bits >> 10 & 31, mantissa = value.bits & 1023;
  float magnitude = exponent == 31  ? (mantissa ? NAN : INFINITY)
                    : exponent == 0 ? std::ldexp(float(mantissa), -24)
                                    : std::ldexp(float(mantissa | 1024), int(exponent) - 25);
  return value.bits >> 15 ? -magnitude : magnitude;
}

float mlir::toFloat(bf16 value) {
  uint32_t bits = uint32_t(value.bits) << 16;
  float result;
  memcpy(&result, &bits, sizeof result);
  return result;
}

std::ostream &operator<<(std::ostream &os, const f16 &value) { return os << mlir::toFloat(value); }
std::ostream &operator<<(std::ostream &os, const bf16 &value) { return os << mlir::toFloat(value); }
bool operator==(const f16 &a, const f16 &b) { return mlir::toFloat(a) == mlir::toFloat(b); }
bool operator==(const bf16 &a, const bf16 &b) { return mlir::toFloat(a) == mlir::toFloat(b); }

template <typename T>
static void printBits(uint16_t bits) {
  T value;
  value.bits = bits;
  fprintf(stdout, "%g", mlir::toFloat(value));
}
extern "C" void printF16(uint16_t bits) { printBits<f16>(bits); }
extern "C" void printBF16(uint16_t bits) { printBits<bf16>(bits); }
