//===- RandomProgram.cpp - Random terminating programs -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RandomProgram.h"
#include "tests/fuzz/ProgramWriter.h"

using namespace mlir;
using namespace mlir::fuzz;

static TypeNames randomTypes(RandomSource &random, size_t count) {
  TypeNames types;
  for (size_t i = 0; i != count; ++i)
    types.push_back(randomType(random));
  return types;
}

std::string fuzz::makeRandomProgram(uint64_t seed, size_t numOps) {
  RandomSource random(seed * 0x9e3779b97f4a7c15ull + 1);
  std::vector<Signature> known;
  std::string text;
  for (size_t i = 0, e = 1 + random.below(3); i != e; ++i) {
    Signature signature = {"out" + std::to_string(i), randomTypes(random, random.below(3)),
                           randomTypes(random, random.below(3))};
    text += "func.func private @" + signature.name + "(" + join(signature.arguments) + ") -> (" +
            join(signature.results) + ")\n";
    known.push_back(std::move(signature));
  }
  size_t numFunctions = 1 + random.below(3);
  for (size_t i = 0; i != numFunctions; ++i) {
    Signature signature = {"f" + std::to_string(i), randomTypes(random, random.below(4)),
                           randomTypes(random, 1 + random.below(3))};
    bool isPrivate = i + 1 != numFunctions && random.chance(40);
    text += ProgramWriter(random, known, numOps / numFunctions).writeFunction(signature, isPrivate);
    known.push_back(std::move(signature));
  }
  return text;
}
