//===- DialectModel.h - Model of a dialect and its members ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of a dialect record, with the ops, types and attributes that belong to the dialect. Owned
// by the ModelSet; immutable.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_DIALECTMODEL_H
#define STRATA_GENERATOR_MODEL_DIALECTMODEL_H

#include "generator/model/InterfaceModel.h"

namespace mlir {

class AttrDefModel;
class ModelBuilder;
class OpModel;
class RecordReader;
class TypeDefModel;

class DialectModel {
public:
  /// Checks a record of class Dialect and returns its model.
  static FailureOr<std::unique_ptr<DialectModel>> check(const llvm::Record &record, ModelContext &context);

  llvm::StringRef name() const { return dialectName; }       ///< "poly"
  llvm::StringRef className() const { return cppClassName; } ///< "PolyDialect"
  llvm::StringRef cppNamespace() const { return nameSpace; } ///< "::poly"; empty for the global namespace
  std::string cppClass() const;
  const llvm::Record &record() const { return *rec; }
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }
  llvm::StringRef summary() const { return words; }
  llvm::StringRef description() const { return longWords; }
  /// C++ classes of the dialects that this one depends on.
  llvm::ArrayRef<llvm::StringRef> dependentDialects() const { return dependent; }
  /// Discardable attributes that any op may carry: C++ attribute class and name.
  llvm::ArrayRef<CppParameter> discardableAttributes() const { return discardable; }

  // Members of the dialect in order of declaration.
  llvm::ArrayRef<const OpModel *> ops() const { return opList; }
  llvm::ArrayRef<const TypeDefModel *> types() const { return typeList; }
  llvm::ArrayRef<const AttrDefModel *> attributes() const { return attrList; }

  // Flags of the record.
  bool usesDefaultAttributePrinterParser() const { return defaultAttributes; }
  bool usesDefaultTypePrinterParser() const { return defaultTypes; }
  bool hasConstantMaterializer() const { return materializer; }
  bool hasCanonicalizer() const { return canonicalizer; }
  bool hasOperationAttrVerify() const { return operationAttrVerify; }
  bool hasRegionArgAttrVerify() const { return regionArgAttrVerify; }
  bool hasRegionResultAttrVerify() const { return regionResultAttrVerify; }
  bool hasOperationInterfaceFallback() const { return interfaceFallback; }
  bool hasNonDefaultDestructor() const { return destructor; }
  bool isExtensible() const { return extensible; }
  bool usesPropertiesForAttributes() const { return properties; }
  llvm::StringRef extraClassDeclaration() const { return extraDeclaration; }

private:
  friend class ModelBuilder;
  explicit DialectModel(const llvm::Record &record) : rec(&record) {}

  const llvm::Record *rec;
  llvm::StringRef dialectName, nameSpace, words, longWords, extraDeclaration;
  std::string cppClassName;
  std::vector<llvm::StringRef> dependent;
  std::vector<CppParameter> discardable;
  std::vector<const OpModel *> opList;
  std::vector<const TypeDefModel *> typeList;
  std::vector<const AttrDefModel *> attrList;
  bool defaultAttributes = false, defaultTypes = false, materializer = false, canonicalizer = false,
       operationAttrVerify = false, regionArgAttrVerify = false, regionResultAttrVerify = false,
       interfaceFallback = false, destructor = false, extensible = false, properties = true;
};

/// Reads the field `dependentDialects` of a dialect or pass: C++ classes, one or several separated by commas
/// in each string. Reports entries that are not qualified C++ names.
LogicalResult checkDependentDialects(RecordReader &reader, ModelContext &context,
                                     std::vector<llvm::StringRef> &result);

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_DIALECTMODEL_H
