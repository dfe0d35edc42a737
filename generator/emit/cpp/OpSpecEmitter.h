//===- OpSpecEmitter.h - Emits op descriptors -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Emits the OpSpec of an op and the tables that it points to. Cannot fail.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H
#define STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H

#include <string>
#include <vector>

namespace mlir {

class CodeWriter;
class ConstraintEmitter;
class LoweredModel;
class ModelSet;
class OpModel;
class TraitModel;
struct InterfaceAnswers;

/// Writes the tables, the hooks and the OpSpec to \p out; adds constraints that they use to \p constraints.
void emitOpSpec(const OpModel &op, const InterfaceAnswers &answers, ConstraintEmitter &constraints,
                const ModelSet &models, const LoweredModel &formats, CodeWriter &out);

/// A base class of the op class: a trait declared in C++, or the trait of an interface.
struct TraitClass {
  std::string cppClass;  ///< Instantiated for the op: "::poly::MyTrait<AddOp>".
  bool mayVerify;        ///< True if the trait class may declare verifyTrait().
  bool mayVerifyRegions; ///< True if the trait class may declare verifyRegionTrait().
  bool mayFold;          ///< True if the trait class may declare foldTrait().
  /// The verifier function, if its name is known: "::poly::detail::MyInterfaceTraits::verify".
  std::string verifier;
};
/// Returns the trait base classes of the op: unique, in trait order.
std::vector<TraitClass> traitClasses(const OpModel &op);

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_OPSPECEMITTER_H
