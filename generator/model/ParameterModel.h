//===- ParameterModel.h - A parameter of a type or attribute ----*- C++ -*-===//
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

namespace strata {

class AttrOrTypeDefModel;
class EnumModel;
class ModelBuilder;
class TypeConstraintModel;

class ParameterModel {
public:
  llvm::StringRef name() const { return paramName; }
  llvm::StringRef accessorName() const { return accessor; }

  // In C++.
  llvm::StringRef cppType() const { return type; }                 ///< What builders take.
  llvm::StringRef cppAccessorType() const { return accessorType; } ///< What getX() gives.
  llvm::StringRef cppStorageType() const { return storageType; }   ///< What a parser holds meanwhile.
  /// C++ with placeholders, or empty: see AttrTypeBase.td.
  llvm::StringRef convertFromStorage() const { return fromStorage; }
  llvm::StringRef allocator() const { return allocate; }
  llvm::StringRef comparator() const { return compare; }
  llvm::StringRef parser() const { return parse; }
  llvm::StringRef printer() const { return print; }

  // In text.
  /// May be left out; then it has the default value.
  bool isOptional() const { return !defaultText.empty(); }
  const CppExpression &defaultValue() const { return defaultText; }
  /// The type of a typed attribute, written after `:`.
  bool isSelfType() const { return selfType; }

  llvm::StringRef summary() const { return words; }
  llvm::StringRef syntax() const { return syntaxText; }
  /// EnumParameter: the enum; else null.
  const EnumModel *enumeration() const { return enumModel; }
  /// The TypeDef or AttrDef that stands here as a parameter; else null. Any record with a cppType may.
  const AttrOrTypeDefModel *definition() const { return def; }
  /// The type constraint that stands here as a parameter, and that checked values satisfy; else null.
  const TypeConstraintModel *constraint() const { return asConstraint; }
  /// The record, or null for a parameter that is a plain string of C++.
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_PARAMETERMODEL_H
