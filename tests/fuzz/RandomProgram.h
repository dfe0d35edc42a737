//===- RandomProgram.h - Random functions that end ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The text of a module of functions that a pass must not change the meaning of: integers, index, floats,
// small vectors and tensors; conditions and loops of scf, blocks and branches of cf (reducible or not), calls
// of each other and of functions without body. Every function ends after few steps: loops count to small
// numbers, branches that go back burn fuel, and functions call only those before them. Most runs are defined:
// divisors are mostly not zero, shifts mostly small.
//
//     std::string text = makeRandomProgram(seed, 60);
//
// The same seed gives the same text everywhere. For IR that verifies but means nothing, see RandomIR.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RANDOMPROGRAM_H
#define STRATA_TESTS_FUZZ_RANDOMPROGRAM_H

#include <cstdint>
#include <string>

namespace strata::fuzz {

/// About \p numOps operations in a few functions f0, f1, …
std::string makeRandomProgram(uint64_t seed, size_t numOps);

} // namespace strata::fuzz

#endif // STRATA_TESTS_FUZZ_RANDOMPROGRAM_H
