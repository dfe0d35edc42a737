//===- OpSpecEmitter.h - The descriptor of an op --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes an op's OpSpec and the tables it points to. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H

#include <string>
#include <vector>

namespace strata {

class CodeWriter;
class ConstraintEmitter;
class LoweredModel;
class ModelSet;
class OpModel;
struct InterfaceAnswers;

void emitOpSpec(const OpModel &op, const InterfaceAnswers &answers, ConstraintEmitter &constraints,
                const ModelSet &models, const LoweredModel &formats, CodeWriter &out);

/// A class that the op class derives from: of a trait of the author's, or of an interface.
struct TraitClass {
  std::string cppClass;  ///< Instantiated for the op: "::poly::MyTrait<AddOp>".
  bool mayVerify;        ///< May have verifyTrait.
  bool mayVerifyRegions; ///< May have verifyRegionTrait.
  std::string
      verifier; ///< The function for either, where it is known: "::poly::detail::MyInterfaceTraits::verify".
};
/// Once each, in the order of the traits.
std::vector<TraitClass> traitClasses(const OpModel &op);

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H
