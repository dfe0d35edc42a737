//===- TypeConstraintModel.h - What a type must be --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the type of an operand or result must be. See ConstraintModel.h for ownership.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TYPECONSTRAINTMODEL_H
#define STRATA_GENERATOR_MODEL_TYPECONSTRAINTMODEL_H

#include "generator/model/ConstraintModel.h"

namespace strata {

class TypeDefModel;

class TypeConstraintModel : public ConstraintModel {
public:
  /// `record` is of class TypeConstraint and no Variadic or Optional (see stripDecorations).
  static FailureOr<std::unique_ptr<TypeConstraintModel>> check(const llvm::Record &record,
                                                               ModelContext &context);
  static bool classof(const ConstraintModel *model) { return model->kind() == Kind::Type; }

  /// The record below Variadic, VariadicOfVariadic and Optional.
  static const llvm::Record &stripDecorations(const llvm::Record &record);

  /// "::mlir::IntegerType"; "::mlir::Type" when nothing narrower is known.
  llvm::StringRef cppType() const { return cppTypeText; }
  /// Makes the only type that fits; empty when there is none. Uses $_builder.
  const CppExpression &builderCall() const { return builder; }
  bool isBuildable() const { return !builder.empty(); }
  /// The TypeDef whose class cppType() is, or null. Set once all records are checked.
  const TypeDefModel *definition() const { return def; }

private:
  friend class ModelBuilder;
  explicit TypeConstraintModel(const llvm::Record &record) : ConstraintModel(Kind::Type, record) {}
  llvm::StringRef cppTypeText;
  CppExpression builder;
  const TypeDefModel *def = nullptr;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_TYPECONSTRAINTMODEL_H
