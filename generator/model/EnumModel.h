//===- EnumModel.h - Model of an enum and its cases -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of an enum: its cases and the names of the generated C++ functions. Owned by the
// ModelSet; immutable.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_ENUMMODEL_H
#define STRATA_GENERATOR_MODEL_ENUMMODEL_H

#include "generator/model/ModelContext.h"
#include <memory>
#include <string>
#include <vector>

namespace mlir {

class DialectModel;

struct EnumCaseModel {
  llvm::StringRef symbol;   ///< The C++ enumerator.
  llvm::StringRef spelling; ///< The keyword in the textual form.
  uint64_t value;
  bool isGroup = false; ///< Bit enums: the case is a union of other cases.
  llvm::SMLoc loc;
  int64_t writtenValue = 0; ///< As written in the record; `value` has only the bits of the enum.
};

class EnumModel {
public:
  /// Checks a record of class EnumInfo and returns its model. Reports duplicate symbols, spellings and
  /// values, values that do not fit the bit width, and cases of a bit enum that overlap others without being
  /// a group.
  static FailureOr<std::unique_ptr<EnumModel>> check(const llvm::Record &record, ModelContext &context);

  const llvm::Record &record() const { return *rec; }
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }
  llvm::StringRef className() const { return name; }
  llvm::StringRef cppNamespace() const { return nameSpace; }
  /// "::ns::Kind"
  llvm::StringRef cppType() const { return qualifiedName; }
  llvm::StringRef summary() const { return words; }
  llvm::StringRef description() const { return longWords; }

  llvm::ArrayRef<EnumCaseModel> cases() const { return enumerants; }
  unsigned bitWidth() const { return width; }
  llvm::StringRef underlyingType() const { return underlying; }

  bool isBitEnum() const { return bits; }
  uint64_t validBits() const { return mask; }
  llvm::StringRef separator() const { return between; }
  bool printsPrimaryGroups() const { return primaryGroups; }
  bool isQuoted() const { return quoted; }

  // Names of the generated C++ functions.
  llvm::StringRef stringToSymbolFunction() const { return stringToSymbol; }
  llvm::StringRef underlyingToSymbolFunction() const { return underlyingToSymbol; }
  llvm::StringRef symbolToStringFunction() const { return symbolToString; }
  llvm::StringRef symbolToStringReturnType() const { return symbolToStringType; }
  llvm::StringRef maxValueFunction() const { return maxValue; }

  // Enums that are stored as integer attributes (EnumAttrInfo).
  bool isIntegerAttribute() const { return integerAttribute; }
  /// True if a C++ attribute class derived from IntegerAttr is generated for the enum.
  bool hasSpecializedAttribute() const { return specialized; }
  llvm::StringRef specializedAttributeClass() const { return specializedClass; }

private:
  explicit EnumModel(const llvm::Record &record) : rec(&record) {}
  LogicalResult checkCases(const std::vector<const llvm::Record *> &records, ModelContext &context);

  const llvm::Record *rec;
  llvm::StringRef name, nameSpace, words, longWords, underlying, between;
  std::string qualifiedName;
  llvm::StringRef stringToSymbol, underlyingToSymbol, symbolToString, symbolToStringType, maxValue,
      specializedClass;
  std::vector<EnumCaseModel> enumerants;
  unsigned width = 32;
  uint64_t mask = 0;
  bool bits = false, primaryGroups = false, quoted = false, integerAttribute = false, specialized = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_ENUMMODEL_H
