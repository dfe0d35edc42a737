//===- TypeConstraintModel.h - Model of a type constraint -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of a constraint on the type of an operand or result. Owned by the ModelSet; see
// ConstraintModel.h.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TYPECONSTRAINTMODEL_H
#define STRATA_GENERATOR_MODEL_TYPECONSTRAINTMODEL_H

#include "generator/model/ConstraintModel.h"

namespace mlir {

class TypeDefModel;

class TypeConstraintModel : public ConstraintModel {
public:
  /// Checks a record of class TypeConstraint and returns its model.
  /// \pre The record is not a Variadic or Optional (see stripDecorations).
  static FailureOr<std::unique_ptr<TypeConstraintModel>> check(const llvm::Record &record,
                                                               ModelContext &context);
  static bool classof(const ConstraintModel *model) { return model->kind() == Kind::Type; }

  /// Returns the record that Variadic, VariadicOfVariadic or Optional decorates, or the record itself.
  static const llvm::Record &stripDecorations(const llvm::Record &record);

  /// "::mlir::IntegerType"; "::mlir::Type" if no narrower class is known.
  llvm::StringRef cppType() const { return cppTypeText; }
  /// Builds the only type that satisfies the constraint; empty if there is no unique type. Uses $_builder.
  const CppExpression &builderCall() const { return builder; }
  bool isBuildable() const { return !builder.empty(); }
  /// The TypeDef whose class is cppType(), or null. Set after all records are checked.
  const TypeDefModel *definition() const { return def; }

private:
  friend class ModelBuilder;
  explicit TypeConstraintModel(const llvm::Record &record) : ConstraintModel(Kind::Type, record) {}
  llvm::StringRef cppTypeText;
  CppExpression builder;
  const TypeDefModel *def = nullptr;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_TYPECONSTRAINTMODEL_H
