//===- ReservedNames.cpp - Accessors of generated classes -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Checks.h"
#include "generator/check/DiagnosticKinds.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(ReservedName, Error,
                  "'{0}' cannot be the name of {1}: every generated class has a get{2}() of its own",
                  StringRef, StringRef, StringRef);

/// Accessors (without `get`) that generated code of ops calls; a member accessor must not hide them.
static constexpr llvm::StringLiteral reservedInOps[] = {"Operation",
                                                        "OperationName",
                                                        "AttributeNames",
                                                        "ODSOperands",
                                                        "ODSResults",
                                                        "ODSOperandIndexAndLength",
                                                        "AttributeNameForIndex",
                                                        "ODSResultIndexAndLength"};
/// Accessors (without `get`) that generated code of types and attributes calls.
static constexpr llvm::StringLiteral reservedInDefinitions[] = {"Context", "TypeID",  "Mnemonic",
                                                                "Impl",    "Checked", "AsOpaquePointer"};

namespace {

class Checker {
public:
  explicit Checker(DiagnosticEngine &diags) : diags(diags) {}

  template <typename List>
  void check(const List &members, StringRef kind, llvm::ArrayRef<llvm::StringLiteral> reserved) {
    for (const auto &member : members) {
      if (!llvm::is_contained(reserved, member.accessorName()))
        continue;
      diags.emit(member.loc(), ReservedName, member.name(), kind, member.accessorName()).report();
      errors = true;
    }
  }
  bool hasErrors() const { return errors; }

private:
  DiagnosticEngine &diags;
  bool errors = false;
};

} // namespace

LogicalResult mlir::checkReservedNames(const ModelSet &models, DiagnosticEngine &diags, ModelParts parts) {
  PartsOf wanted{models, parts};
  Checker checker(diags);
  for (const OpModel *op : wanted.ops()) {
    checker.check(op->operands(), "an operand", reservedInOps);
    checker.check(op->results(), "a result", reservedInOps);
    checker.check(op->attributes(), "an attribute", reservedInOps);
    checker.check(op->properties(), "a property", reservedInOps);
    checker.check(op->regions(), "a region", reservedInOps);
    checker.check(op->successors(), "a successor", reservedInOps);
  }
  for (const TypeDefModel *type : wanted.types())
    checker.check(type->parameters(), "a parameter", reservedInDefinitions);
  for (const AttrDefModel *attribute : wanted.attributes())
    checker.check(attribute->parameters(), "a parameter", reservedInDefinitions);
  return failure(checker.hasErrors());
}
