//===- Supported.cpp - What descriptors can say -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Supported.h"
#include "generator/check/DiagnosticKinds.h"

using namespace strata;

STRATA_DIAGNOSTIC(PropertyNotSupported, Error,
                  "'{0}' is a property, which is not supported yet: use an attribute of the same content",
                  llvm::StringRef);
STRATA_DIAGNOSTIC(VariadicOfVariadicNotSupported, Error,
                  "'{0}' is a group of groups of operands, which only a custom directive can write", llvm::StringRef);

namespace {

bool isWanted(const ModelSet &models, const DialectModel &dialect) {
  return !models.mainDialect() || models.mainDialect() == &dialect;
}

bool checkOp(const OpModel &op, DiagnosticEngine &diags) {
  bool good = true;
  for (const PropertyModel &property : op.properties()) {
    diags.emit(property.loc(), PropertyNotSupported, property.name()).report();
    good = false;
  }
  return good;
}

/// Groups of groups, anywhere but in a custom directive.
bool checkFormat(const OpModel &op, llvm::ArrayRef<FormatElement> elements, DiagnosticEngine &diags) {
  bool good = true;
  for (const FormatElement &element : elements) {
    if (element.isVariable(MemberRef::Kind::Operand) &&
        op.operands()[element.member.index].arity() == OperandModel::Arity::VariadicOfVariadic) {
      diags.emit(element.loc, VariadicOfVariadicNotSupported, element.text).report();
      good = false;
    }
    if (element.is(FormatElement::Kind::Custom))
      continue;
    good &= checkFormat(op, element.children, diags);
    good &= checkFormat(op, element.elseChildren, diags);
  }
  return good;
}

} // namespace

LogicalResult strata::checkSupported(const ModelSet &models, llvm::ArrayRef<std::unique_ptr<FormatModel>> formats,
                                     DiagnosticEngine &diags) {
  bool good = true;
  for (const auto &format : formats)
    good &= checkFormat(format->op(), format->elements(), diags);
  for (const OpModel *op : models.ops())
    if (isWanted(models, op->dialect()))
      good &= checkOp(*op, diags);
  return success(good);
}
