//===- AttrOrTypeDefModel.h - A type or attribute of a dialect --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A type or attribute that a dialect defines (TypeDef, AttrDef, EnumAttr). Checked once; owned by the
// ModelSet; immutable. What its assembly format means is in FormatModel.h.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_ATTRORTYPEDEFMODEL_H
#define STRATA_GENERATOR_MODEL_ATTRORTYPEDEFMODEL_H

#include "generator/model/BuilderModel.h"
#include "generator/model/ParameterModel.h"
#include "generator/model/TraitModel.h"
#include <optional>

namespace strata {

class AttrConstraintModel;
class DialectModel;
class TypeConstraintModel;

class AttrOrTypeDefModel {
public:
  enum class Kind : uint8_t { Type, Attribute };
  virtual ~AttrOrTypeDefModel();

  // What it is called.
  Kind kind() const { return which; }
  bool isType() const { return which == Kind::Type; }
  const DialectModel &dialect() const { return *defDialect; }
  /// "polynomial"; empty when its text is the dialect's own business.
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

  // What it consists of.
  llvm::ArrayRef<ParameterModel> parameters() const { return params; }
  const ParameterModel *findParameter(llvm::StringRef name) const;
  llvm::ArrayRef<TraitModel> traits() const { return traitList; }
  bool hasTrait(llvm::StringRef name) const;

  // How it is written.
  bool hasAssemblyFormat() const { return format.has_value(); }
  llvm::StringRef assemblyFormat() const { return format.value_or(llvm::StringRef()); }
  llvm::SMLoc assemblyFormatLoc() const { return formatLoc; }
  bool hasCustomAssemblyFormat() const { return customFormat; }
  /// Whether it can be written without its dialect and mnemonic where a format knows what stands there.
  bool hasStrippedForm() const { return hasMnemonic() && (format || customFormat); }
  bool hasMnemonicAlias() const { return mnemonicAlias; }

  // How it is made.
  llvm::ArrayRef<BuilderModel> builders() const { return builderList; }
  bool skipsDefaultBuilders() const { return skipBuilders; }
  bool hasVerifier() const { return verifier; } ///< genVerifyDecl
  bool hasAccessors() const { return accessors; }

  // How it is stored.
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
  /// The record as a constraint.
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
  /// EnumAttr: the enum that its one parameter holds; else null.
  const EnumModel *enumeration() const { return enumModel; }

private:
  friend class DefModelChecker;
  friend class ModelBuilder;
  const AttrConstraintModel *asConstraint = nullptr;
  const EnumModel *enumModel = nullptr;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_ATTRORTYPEDEFMODEL_H
