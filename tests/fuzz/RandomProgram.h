//===- RandomProgram.h - Random terminating programs ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Random modules of functions with defined semantics, as text: integers, index, floats, small vectors and
// tensors; scf conditionals and loops, cf blocks and branches (reducible and irreducible), calls of each
// other and of external functions. All functions terminate after few steps: loops have small trip counts,
// back edges decrement a fuel counter, and functions only call earlier ones. Most executions are defined:
// divisors are rarely zero and shift amounts mostly small.
//
//     std::string text = makeRandomProgram(seed, 60);
//
// A seed yields the same text on every platform. For valid IR without defined semantics use RandomIR.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RANDOMPROGRAM_H
#define STRATA_TESTS_FUZZ_RANDOMPROGRAM_H

#include <cstdint>
#include <string>

namespace mlir::fuzz {

/// Returns a module with about \p numOps operations in functions f0, f1, ...
std::string makeRandomProgram(uint64_t seed, size_t numOps);

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_RANDOMPROGRAM_H
