//===- ParameterModel.h - Model of a type or attribute parameter *- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A parameter of a type or attribute. A value type; part of an AttrOrTypeDefModel.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PARAMETERMODEL_H
#define STRATA_GENERATOR_MODEL_PARAMETERMODEL_H

#include "generator/model/CppExpression.h"
#include "generator/model/ModelContext.h"

namespace mlir {

class AttrOrTypeDefModel;
class EnumModel;
class ModelBuilder;
class TypeConstraintModel;

class ParameterModel {
public:
  llvm::StringRef name() const { return paramName; }
  llvm::StringRef accessorName() const { return accessor; }

  // C++ types and code.
  llvm::StringRef cppType() const { return type; }                 ///< The parameter type of builders.
  llvm::StringRef cppAccessorType() const { return accessorType; } ///< The return type of getX().
  llvm::StringRef cppStorageType() const { return storageType; }   ///< The type of the value during parsing.
  /// C++ with placeholders, or empty; documented in defs/mlir/IR/AttrTypeBase.td.
  llvm::StringRef convertFromStorage() const { return fromStorage; }
  llvm::StringRef allocator() const { return allocate; }
  llvm::StringRef comparator() const { return compare; }
  llvm::StringRef parser() const { return parse; }
  llvm::StringRef printer() const { return print; }

  // Textual form.
  /// True if the textual form may omit the parameter; it then has the default value.
  bool isOptional() const { return !defaultText.empty(); }
  const CppExpression &defaultValue() const { return defaultText; }
  /// True for the type of a typed attribute, which is written after `:`.
  bool isSelfType() const { return selfType; }

  llvm::StringRef summary() const { return words; }
  llvm::StringRef syntax() const { return syntaxText; }
  /// For an EnumParameter: the enum; otherwise null.
  const EnumModel *enumeration() const { return enumModel; }
  /// The TypeDef or AttrDef that is used as the parameter, or null. Any record with a cppType may be a
  /// parameter.
  const AttrOrTypeDefModel *definition() const { return def; }
  /// The type constraint that is used as the parameter, or null. The type's verifier checks it.
  const TypeConstraintModel *constraint() const { return asConstraint; }
  /// The parameter's record, or null for a parameter that is a plain C++ string.
  const llvm::Record *record() const { return rec; }
  llvm::SMLoc loc() const { return place; }

private:
  friend class DefModelChecker;
  friend class ModelBuilder;
  llvm::StringRef paramName, type, accessorType, storageType, fromStorage, allocate, compare, parse, print,
      words, syntaxText;
  std::string accessor;
  CppExpression defaultText;
  bool selfType = false;
  const EnumModel *enumModel = nullptr;
  const AttrOrTypeDefModel *def = nullptr;
  const TypeConstraintModel *asConstraint = nullptr;
  const llvm::Record *rec = nullptr;
  llvm::SMLoc place;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_PARAMETERMODEL_H
