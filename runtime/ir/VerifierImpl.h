//===- VerifierImpl.h - Parts of the verifier -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to runtime/ir. Verifier.cpp traverses the IR and checks structure, symbols and dominance.
// SpecVerifier.cpp checks an operation against its OpSpec. TraitVerifier.cpp checks its traits.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_VERIFIERIMPL_H
#define STRATA_RUNTIME_IR_VERIFIERIMPL_H

#include "runtime/ir/Operation.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/PrinterHooks.h"
#include "runtime/support/Diagnostics.h"

namespace mlir::diagnostic_kinds {
#define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
#include "runtime/ir/DiagnosticKinds.def"
} // namespace mlir::diagnostic_kinds

namespace mlir::detail {

/// A cache of constraints that types and attributes satisfy. Both are immutable and the predicates depend on
/// nothing else, so entries never expire. Direct-mapped: a new entry replaces the old one with the same
/// index.
class ConstraintCache {
public:
  /// Returns true if \p subject satisfies \p constraint.
  template <typename ConstraintT, typename SubjectT>
  bool passes(const ConstraintT &constraint, SubjectT subject) {
    if (!constraint.check)
      return true;
    Entry &entry = entries[indexOf(&constraint, subject.getAsOpaquePointer())];
    if (entry.constraint == &constraint && entry.subject == subject.getAsOpaquePointer())
      return true;
    if (!constraint.check(subject))
      return false;
    entry = {&constraint, subject.getAsOpaquePointer()};
    return true;
  }

  /// Returns true if the transformation of \p relation, which is of kind TypesMatchWith, maps \p from to \p
  /// to.
  bool matches(const RelationSpec &relation, Type from, Type to) {
    Transformed &known = transformed[indexOf(&relation, from.getAsOpaquePointer()) % numTransformed];
    if (known.relation != &relation || known.from != from)
      known = {&relation, from, relation.transform(from)};
    return known.to == to;
  }

private:
  struct Entry {
    const void *constraint = nullptr, *subject = nullptr;
  };
  struct Transformed {
    const RelationSpec *relation = nullptr;
    Type from, to;
  };
  static constexpr unsigned numTransformed = 64;
  static constexpr unsigned size = 256;
  static unsigned indexOf(const void *constraint, const void *subject) {
    uintptr_t mixed =
        reinterpret_cast<uintptr_t>(constraint) / 8 + reinterpret_cast<uintptr_t>(subject) / 8 * 7;
    return (mixed ^ (mixed >> 8)) % size;
  }
  Entry entries[size];
  Transformed transformed[numTransformed];
};

/// Checks a registered operation, without its regions, against its OpSpec; calls the author's verifier last.
LogicalResult verifyInvariants(Operation *op, ConstraintCache &cache);

/// Checks the structural traits, which precede the declared constraints.
LogicalResult verifyStructuralTraits(Operation *op, const OpSpec &spec);
/// Checks all other traits except isolation and symbol tables, which Verifier.cpp checks.
LogicalResult verifyOtherTraits(Operation *op, const OpSpec &spec);

/// Returns the error \p def, with a message made from \p args, at an operation. Attaches a note that shows
/// the operation if the context's settings require it.
/// \param named prefixes the message with "'name' op ".
template <typename Def, typename... Args>
InFlightDiagnostic reportError(Operation *op, bool named, const Def &def, const Args &...args) {
  Diagnostic diag(op->getLoc(), Severity::Error, def.kind);
  if (named)
    diag << op->getName() << " op ";
  def.format(diag, args...);
  if (op->getContext()->shouldPrintOpOnDiagnostic())
    noteCurrentOperation(diag, op);
  return InFlightDiagnostic(&op->getContext()->getDiagEngine(), std::move(diag));
}
/// Returns the error \p def at an operation. The message starts with "'name' op ".
template <typename Def, typename... Args>
InFlightDiagnostic reportOpError(Operation *op, const Def &def, const Args &...args) {
  return reportError(op, /*named=*/true, def, args...);
}

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_VERIFIERIMPL_H
