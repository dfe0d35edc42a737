//===- OpModel.h - An op as its record declares it --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op as its record declares it. Checked once, as a whole: every mistake in it is reported at its place
// in the `.td`. Owned by the ModelSet; immutable. What its assembly format means is in FormatModel.h.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_OPMODEL_H
#define STRATA_GENERATOR_MODEL_OPMODEL_H

#include "generator/model/AttributeModel.h"
#include "generator/model/BuilderModel.h"
#include "generator/model/OperandModel.h"
#include "generator/model/PropertyModel.h"
#include "generator/model/RegionModel.h"
#include "generator/model/SuccessorModel.h"
#include "generator/model/TypeRelationModel.h"
#include <optional>

namespace strata {

class DialectModel;

class OpModel {
public:
  /// How the values of an op are dealt out to groups of unknown size.
  enum class Sizing : uint8_t {
    Simple,    ///< At most one such group: it takes what the others leave.
    Attribute, ///< operandSegmentSizes, resultSegmentSizes: a dense i32 array that the op also has.
    SameSize,  ///< All such groups are equally long.
  };
  /// An op that another one names by its C++ class.
  struct OpReference {
    std::string cppClass;  ///< As written: "FuncOp", "::mlir::func::FuncOp".
    std::string operation; ///< "func.func", or "" when no record of that class is known.
  };

  // Names of the attributes that store segment sizes.
  static constexpr llvm::StringLiteral operandSegmentSizesName = "operandSegmentSizes";
  static constexpr llvm::StringLiteral resultSegmentSizesName = "resultSegmentSizes";

  // What it is called.
  const DialectModel &dialect() const { return *opDialect; }
  llvm::StringRef mnemonic() const { return opName; }
  std::string name() const;                                  ///< "poly.add"
  llvm::StringRef className() const { return cppClassName; } ///< "AddOp"
  llvm::StringRef cppNamespace() const { return nameSpace; } ///< "::poly", may be empty
  std::string cppClass() const;                              ///< "::poly::AddOp"
  const llvm::Record &record() const { return *rec; }
  llvm::SMLoc loc() const { return ModelContext::loc(*rec); }
  llvm::StringRef summary() const { return words; }
  llvm::StringRef description() const { return longWords; }
  /// The record of its OpDocGroup, or null.
  const llvm::Record *docGroup() const { return group; }
  /// Why it is deprecated in C++, or "".
  llvm::StringRef deprecation() const { return deprecated; }

  // What it consists of, in the order of the declaration.
  llvm::ArrayRef<OperandModel> operands() const { return operandList; }
  llvm::ArrayRef<ResultModel> results() const { return resultList; }
  /// Stored attributes. Their slots, like those of properties, are in generator/lower/SlotLayout.h.
  llvm::ArrayRef<AttributeModel> attributes() const { return attributeList; }
  llvm::ArrayRef<AttributeModel> derivedAttributes() const { return derivedList; }
  llvm::ArrayRef<PropertyModel> properties() const { return propertyList; }
  llvm::ArrayRef<RegionModel> regions() const { return regionList; }
  llvm::ArrayRef<SuccessorModel> successors() const { return successorList; }
  /// Operands, stored attributes and properties as they stand in `arguments`.
  llvm::ArrayRef<MemberRef> arguments() const { return argumentList; }
  /// The member of that name, of whatever kind.
  std::optional<MemberRef> findMember(llvm::StringRef name) const;
  /// The index in attributes() of the sizes of the lists of a VariadicOfVariadic group; nullopt for other
  /// groups.
  std::optional<unsigned> listSizesAttribute(const OperandModel &operand) const;
  /// True if the attribute stores the list sizes of a VariadicOfVariadic group.
  bool isListSizes(unsigned attribute) const;
  unsigned numVariableLengthOperands() const;
  unsigned numVariableLengthResults() const;
  Sizing operandSizing() const { return operandSizes; }
  Sizing resultSizing() const { return resultSizes; }
  bool hasVariadicRegion() const { return !regionList.empty() && regionList.back().isVariadic(); }
  bool hasVariadicSuccessor() const { return !successorList.empty() && successorList.back().isVariadic(); }

  // What is said about it.
  llvm::ArrayRef<TraitModel> traits() const { return traitList; }
  /// The trait of that plain name ("IsTerminator"), or null.
  const TraitModel *findTrait(llvm::StringRef name) const;
  bool hasTrait(llvm::StringRef name) const { return findTrait(name); }
  /// Whether it implements the interface of that C++ class name ("InferTypeOpInterface").
  bool implements(llvm::StringRef interfaceClass) const;
  llvm::ArrayRef<TypeRelationModel> typeRelations() const { return relations; }
  /// HasParent, ParentOneOf.
  llvm::ArrayRef<OpReference> parents() const { return parentOps; }
  /// SingleBlockImplicitTerminator.
  const std::optional<OpReference> &implicitTerminator() const { return terminator; }
  /// A memory-effects trait is there, with or without effects on members; else effects are unknown.
  bool hasKnownMemoryEffects() const;

  // How it is written.
  bool hasAssemblyFormat() const { return format.has_value(); }
  llvm::StringRef assemblyFormat() const { return format.value_or(llvm::StringRef()); }
  llvm::SMLoc assemblyFormatLoc() const { return formatLoc; }
  /// The author wrote parse and print; a declared format goes before it.
  bool hasCustomAssemblyFormat() const { return customFormat; }

  // How it is made.
  llvm::ArrayRef<BuilderModel> builders() const { return builderList; }
  bool skipsDefaultBuilders() const { return skipBuilders; }

  // What the author writes in C++.
  bool hasVerifier() const { return verifier; }
  bool hasRegionVerifier() const { return regionVerifier; }
  bool hasFolder() const { return folder; }
  bool hasCanonicalizer() const { return canonicalizer; }
  bool hasCanonicalizeMethod() const { return canonicalizeMethod; }
  bool usesCustomPropertiesEncoding() const { return customProperties; }
  llvm::StringRef extraClassDeclaration() const { return extraDeclaration; }
  llvm::StringRef extraClassDefinition() const { return extraDefinition; }

private:
  friend class OpModelChecker;
  friend class ModelBuilder;
  explicit OpModel(const llvm::Record &record) : rec(&record) {}

  const llvm::Record *rec;
  const DialectModel *opDialect = nullptr;
  const llvm::Record *group = nullptr;
  llvm::StringRef opName, nameSpace, words, longWords, deprecated, extraDeclaration, extraDefinition;
  std::string cppClassName;
  std::vector<OperandModel> operandList;
  std::vector<ResultModel> resultList;
  std::vector<AttributeModel> attributeList, derivedList;
  std::vector<PropertyModel> propertyList;
  std::vector<RegionModel> regionList;
  std::vector<SuccessorModel> successorList;
  std::vector<MemberRef> argumentList;
  Sizing operandSizes = Sizing::Simple, resultSizes = Sizing::Simple;
  std::vector<TraitModel> traitList;
  std::vector<TypeRelationModel> relations;
  std::vector<OpReference> parentOps;
  std::optional<OpReference> terminator;
  std::optional<llvm::StringRef> format;
  llvm::SMLoc formatLoc;
  std::vector<BuilderModel> builderList;
  bool customFormat = false, skipBuilders = false, verifier = false, regionVerifier = false, folder = false,
       canonicalizer = false, canonicalizeMethod = false, customProperties = false;
};

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_OPMODEL_H
