//===- Builtins.cpp - Functions that generated code calls -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/library/Builtins.h"
#include <cmath>
#include <cstdint>
#include <cstring>
#include <dlfcn.h>

template <typename To, typename From>
static To bitCast(From value) {
  static_assert(sizeof(To) == sizeof(From));
  To result;
  memcpy(&result, &value, sizeof result);
  return result;
}

/// Returns the upper half of a float, rounded to the nearest even number, as the lower half of a float: the
/// calling conventions pass a bf16 in the lower half of the register of a float.
static float roundToBFloat(float value) {
  uint32_t bits = bitCast<uint32_t>(value);
  if (std::isnan(value))
    return bitCast<float>((bits >> 16) | 0x40u);
  return bitCast<float>((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/// Returns a number as a float. If it is not exact, the last bit of the result is set, so that a further
/// rounding to a shorter format gives the same result as one rounding.
template <typename T>
static float roundToOdd(T value) {
  float rounded = float(value);
  if (std::isnan(value) || T(rounded) == value)
    return rounded;
  uint32_t bits = bitCast<uint32_t>(rounded);
  if (std::fabs(T(rounded)) > std::fabs(value))
    --bits;
  return bitCast<float>(bits | 1);
}

extern "C" {
float __truncsfbf2(float value) { return roundToBFloat(value); }
float __truncdfbf2(double value) { return roundToBFloat(roundToOdd(value)); }
float __truncxfbf2(long double value) { return roundToBFloat(roundToOdd(value)); }
}

void *mlir::findBuiltin(const char *name) {
  struct Builtin {
    const char *name;
    void *address;
  };
  static const Builtin builtins[] = {
      {"__truncsfbf2", reinterpret_cast<void *>(&__truncsfbf2)},
      {"__truncdfbf2", reinterpret_cast<void *>(&__truncdfbf2)},
      {"__truncxfbf2", reinterpret_cast<void *>(&__truncxfbf2)},
  };
  for (const Builtin &builtin : builtins)
    if (strcmp(name, builtin.name) == 0)
      return builtin.address;
  // Only names that start with `__` can be functions of the compiler support library libgcc_s.
  if (strncmp(name, "__", 2) != 0)
    return nullptr;
  static void *library = dlopen("libgcc_s.so.1", RTLD_LAZY | RTLD_LOCAL);
  return library ? dlsym(library, name) : nullptr;
}
