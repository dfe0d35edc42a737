//===- BuilderModel.h - A builder that a record declares --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A builder that a record declares: of an op (build), a type or an attribute (get). A value type.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_BUILDERMODEL_H
#define STRATA_GENERATOR_MODEL_BUILDERMODEL_H

#include "generator/model/InterfaceModel.h"

namespace strata {

class BuilderModel {
public:
  /// `record` is of class OpBuilder or AttrOrTypeBuilder. Reports parameters that are neither strings nor
  /// CArg, defaults before parameters without one, and unbalanced brackets in the body.
  static FailureOr<BuilderModel> check(const llvm::Record &record, ModelContext &context);

  llvm::ArrayRef<CppParameter> parameters() const { return params; }
  /// With $_builder and $_state (ops), or $_get and $_ctxt (types, attributes).
  llvm::StringRef body() const { return code; }
  /// Only declared: the author defines it.
  bool hasBody() const { return !code.trim().empty(); }
  /// Types and attributes: what it returns when not the class; and whether the context is not passed.
  llvm::StringRef returnType() const { return result; }
  bool hasInferredContext() const { return inferredContext; }
  /// Why it is deprecated in C++, or "".
  llvm::StringRef deprecation() const { return deprecated; }
  llvm::SMLoc loc() const { return place; }

private:
  std::vector<CppParameter> params;
  llvm::StringRef code, result, deprecated;
  bool inferredContext = false;
  llvm::SMLoc place;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_BUILDERMODEL_H
