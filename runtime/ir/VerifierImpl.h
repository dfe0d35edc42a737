//===- VerifierImpl.h - The parts of the verifier -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to runtime/ir. Verifier.cpp goes through the IR and checks structure, symbols and dominance;
// SpecVerifier.cpp checks one op against its OpSpec; TraitVerifier.cpp checks its traits.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_VERIFIERIMPL_H
#define STRATA_RUNTIME_IR_VERIFIERIMPL_H

#include "runtime/ir/Operation.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/PrinterHooks.h"
#include "runtime/support/Diagnostics.h"

namespace strata::diagnostic_kinds {
#define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
#include "runtime/ir/DiagnosticKinds.def"
} // namespace strata::diagnostic_kinds

namespace strata::detail {

/// Remembers which types and attributes passed which constraint. Types and attributes never change and
/// predicates over them have no other input, so a pass holds for ever. Few constraints meet few types.
class ConstraintCache {
public:
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

private:
  struct Entry {
    const void *constraint = nullptr, *subject = nullptr;
  };
  static constexpr unsigned size = 256;
  static unsigned indexOf(const void *constraint, const void *subject) {
    uintptr_t mixed =
        reinterpret_cast<uintptr_t>(constraint) / 8 + reinterpret_cast<uintptr_t>(subject) / 8 * 7;
    return (mixed ^ (mixed >> 8)) % size;
  }
  Entry entries[size];
};

/// Everything that the spec of a registered op says of the op itself, the author's verify last.
LogicalResult verifyInvariants(Operation *op, ConstraintCache &cache);

/// The traits that are checked before the declared constraints: those about structure.
LogicalResult verifyStructuralTraits(Operation *op, const OpSpec &spec);
/// All others; isolation and symbol tables are Verifier.cpp's.
LogicalResult verifyOtherTraits(Operation *op, const OpSpec &spec);

/// A declared error at an op, with the op itself as a note when the context asks for it.
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
/// "'name' op text"
template <typename Def, typename... Args>
InFlightDiagnostic reportOpError(Operation *op, const Def &def, const Args &...args) {
  return reportError(op, /*named=*/true, def, args...);
}

} // namespace strata::detail

#endif // STRATA_RUNTIME_IR_VERIFIERIMPL_H
