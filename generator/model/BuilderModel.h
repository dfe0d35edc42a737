//===- BuilderModel.h - Model of a declared builder -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A builder that a record declares: a `build` method of an op, or a `get` method of a type or attribute. A
// value type.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_BUILDERMODEL_H
#define STRATA_GENERATOR_MODEL_BUILDERMODEL_H

#include "generator/model/InterfaceModel.h"

namespace mlir {

class BuilderModel {
public:
  /// Checks a record of class OpBuilder or AttrOrTypeBuilder. Reports parameters that are neither strings nor
  /// CArg, parameters without a default after one with a default, and unbalanced brackets in the body.
  static FailureOr<BuilderModel> check(const llvm::Record &record, ModelContext &context);

  llvm::ArrayRef<CppParameter> parameters() const { return params; }
  /// The C++ body. It may use $_builder and $_state (ops), or $_get and $_ctxt (types and attributes).
  llvm::StringRef body() const { return code; }
  /// False if the builder is only declared; the author then defines it in C++.
  bool hasBody() const { return !code.trim().empty(); }
  /// For types and attributes: the return type if it is not the class itself; empty otherwise.
  llvm::StringRef returnType() const { return result; }
  /// For types and attributes: true if the context is inferred from the parameters and not passed.
  bool hasInferredContext() const { return inferredContext; }
  /// The message of the C++ [[deprecated]] attribute, or "".
  llvm::StringRef deprecation() const { return deprecated; }
  llvm::SMLoc loc() const { return place; }

private:
  std::vector<CppParameter> params;
  llvm::StringRef code, result, deprecated;
  bool inferredContext = false;
  llvm::SMLoc place;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_BUILDERMODEL_H
