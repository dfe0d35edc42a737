//===- AttrOrTypeDefModel.h - Model of a type or attribute ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of a type or attribute that a dialect defines (TypeDef, AttrDef, EnumAttr). Owned by the
// ModelSet and immutable. Its assembly format is resolved by DefFormatModel (FormatModel.h).
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_ATTRORTYPEDEFMODEL_H
#define STRATA_GENERATOR_MODEL_ATTRORTYPEDEFMODEL_H

#include "generator/model/BuilderModel.h"
#include "generator/model/ParameterModel.h"
#include "generator/model/TraitModel.h"
#include <optional>

namespace mlir {

class AttrConstraintModel;
class DialectModel;
class TypeConstraintModel;

class AttrOrTypeDefModel {
public:
  enum class Kind : uint8_t { Type, Attribute };
  virtual ~AttrOrTypeDefModel();

  // Names.
  Kind kind() const { return which; }
  bool isType() const { return which == Kind::Type; }
  const DialectModel &dialect() const { return *defDialect; }
  /// "polynomial"; empty if the dialect parses and prints the type or attribute itself.
  llvm::StringRef mnemonic() const { return word; }
  bool hasMnemonic() const { return !word.empty(); }
  llvm::StringRef name() const { return fullName; }          ///< "poly.polynomial"
  llvm::StringRef className() const { return cppClassName; } ///< "PolynomialType"
  llvm::StringRef cppNamespace() const { return nameSpace; }
  std::string cppClass() const; ///< "::poly::PolynomialType"
  llvm::StringRef cppBaseClass() const { return baseClass; }
  const llvm::Record &record() const { return *rec; }
  llvm::StringRef recordName() const; ///< "Poly_Polynomial"
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }
  llvm::StringRef summary() const { return words; }
  llvm::StringRef description() const { return longWords; }

  // Parameters and traits.
  llvm::ArrayRef<ParameterModel> parameters() const { return params; }
  const ParameterModel *findParameter(llvm::StringRef name) const;
  llvm::ArrayRef<TraitModel> traits() const { return traitList; }
  bool hasTrait(llvm::StringRef name) const;

  // Textual form.
  bool hasAssemblyFormat() const { return format.has_value(); }
  llvm::StringRef assemblyFormat() const { return format.value_or(llvm::StringRef()); }
  llvm::SMLoc assemblyFormatLoc() const { return formatLoc; }
  bool hasCustomAssemblyFormat() const { return customFormat; }
  /// True if a format that expects this type or attribute may print it without `!dialect.mnemonic`.
  bool hasStrippedForm() const { return hasMnemonic() && (format || customFormat); }
  bool hasMnemonicAlias() const { return mnemonicAlias; }

  // Construction.
  llvm::ArrayRef<BuilderModel> builders() const { return builderList; }
  bool skipsDefaultBuilders() const { return skipBuilders; }
  bool hasVerifier() const { return verifier; } ///< True if the record sets genVerifyDecl.
  bool hasAccessors() const { return accessors; }

  // Storage.
  llvm::StringRef storageClass() const { return storage; }
  llvm::StringRef storageNamespace() const { return storageSpace; }
  bool hasGeneratedStorage() const { return generatedStorage; }
  bool hasCustomStorageConstructor() const { return customStorageConstructor; }

  llvm::StringRef extraClassDeclaration() const { return extraDeclaration; }
  llvm::StringRef extraClassDefinition() const { return extraDefinition; }

protected:
  friend class DefModelChecker;
  friend class ModelBuilder;
  AttrOrTypeDefModel(Kind kind, const llvm::Record &record) : which(kind), rec(&record) {}

private:
  Kind which;
  const llvm::Record *rec;
  const DialectModel *defDialect = nullptr;
  llvm::StringRef word, cppClassName, nameSpace, baseClass, words, longWords, storage, storageSpace,
      extraDeclaration, extraDefinition;
  std::string fullName;
  std::vector<ParameterModel> params;
  std::vector<TraitModel> traitList;
  std::optional<llvm::StringRef> format;
  llvm::SMLoc formatLoc;
  std::vector<BuilderModel> builderList;
  bool customFormat = false, mnemonicAlias = false, skipBuilders = false, verifier = false, accessors = true,
       generatedStorage = true, customStorageConstructor = false;
};

class TypeDefModel : public AttrOrTypeDefModel {
public:
  explicit TypeDefModel(const llvm::Record &record) : AttrOrTypeDefModel(Kind::Type, record) {}
  static bool classof(const AttrOrTypeDefModel *model) { return model->isType(); }
  /// The constraint that is satisfied by types of this definition only.
  const TypeConstraintModel &constraint() const { return *asConstraint; }

private:
  friend class ModelBuilder;
  const TypeConstraintModel *asConstraint = nullptr;
};

class AttrDefModel : public AttrOrTypeDefModel {
public:
  explicit AttrDefModel(const llvm::Record &record) : AttrOrTypeDefModel(Kind::Attribute, record) {}
  static bool classof(const AttrOrTypeDefModel *model) { return !model->isType(); }
  const AttrConstraintModel &constraint() const { return *asConstraint; }
  /// For an EnumAttr: the enum that its single parameter holds; otherwise null.
  const EnumModel *enumeration() const { return enumModel; }

private:
  friend class DefModelChecker;
  friend class ModelBuilder;
  const AttrConstraintModel *asConstraint = nullptr;
  const EnumModel *enumModel = nullptr;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_ATTRORTYPEDEFMODEL_H
