//===- OpModel.h - Model of an op -------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of an op record. All errors of the record are reported at their locations in the `.td`.
// Owned by the ModelSet; immutable. FormatModel.h holds the model of its assembly format.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_OPMODEL_H
#define STRATA_GENERATOR_MODEL_OPMODEL_H

#include "generator/model/AttributeModel.h"
#include "generator/model/BuilderModel.h"
#include "generator/model/OperandModel.h"
#include "generator/model/PropertyModel.h"
#include "generator/model/RegionModel.h"
#include "generator/model/TypeRelationModel.h"
#include <optional>

namespace mlir {

class DialectModel;

class OpModel {
public:
  /// How the operands (or results) of an op are distributed to variable-length groups.
  enum class Sizing : uint8_t {
    Simple,    ///< At most one variable-length group: it gets the values that the other groups leave.
    Attribute, ///< The op has a dense i32 array attribute operandSegmentSizes or resultSegmentSizes.
    SameSize,  ///< All variable-length groups have the same size.
  };
  /// A reference to another op by its C++ class.
  struct OpReference {
    std::string cppClass;  ///< As written in the record: "FuncOp", "::mlir::func::FuncOp".
    std::string operation; ///< "func.func", or "" if no record of that class is known.
  };

  // Names of the attributes that store segment sizes.
  static constexpr llvm::StringLiteral operandSegmentSizesName = "operandSegmentSizes";
  static constexpr llvm::StringLiteral resultSegmentSizesName = "resultSegmentSizes";

  // Names.
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
  /// The message of the C++ [[deprecated]] attribute, or "".
  llvm::StringRef deprecation() const { return deprecated; }

  // Members in order of declaration.
  llvm::ArrayRef<OperandModel> operands() const { return operandList; }
  llvm::ArrayRef<ResultModel> results() const { return resultList; }
  /// Stored attributes. generator/lower/SlotLayout.h assigns slots to attributes and properties.
  llvm::ArrayRef<AttributeModel> attributes() const { return attributeList; }
  llvm::ArrayRef<AttributeModel> derivedAttributes() const { return derivedList; }
  llvm::ArrayRef<PropertyModel> properties() const { return propertyList; }
  llvm::ArrayRef<RegionModel> regions() const { return regionList; }
  llvm::ArrayRef<SuccessorModel> successors() const { return successorList; }
  /// Operands, stored attributes and properties in the order of the `arguments` dag.
  llvm::ArrayRef<MemberRef> arguments() const { return argumentList; }
  /// Returns the member of any kind with that name.
  std::optional<MemberRef> findMember(llvm::StringRef name) const;
  /// Returns the declared name of a member; may be empty.
  llvm::StringRef memberName(MemberRef member) const;
  /// Returns the index in attributes() of the list sizes of a VariadicOfVariadic group; nullopt for other
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

  // Traits.
  llvm::ArrayRef<TraitModel> traits() const { return traitList; }
  /// Returns the trait with that unqualified name ("IsTerminator"), or null.
  const TraitModel *findTrait(llvm::StringRef name) const;
  bool hasTrait(llvm::StringRef name) const { return findTrait(name); }
  /// True if the op implements the interface with that C++ class name ("InferTypeOpInterface").
  bool implements(llvm::StringRef interfaceClass) const;
  llvm::ArrayRef<TypeRelationModel> typeRelations() const { return relations; }
  /// The ops named by HasParent or ParentOneOf.
  llvm::ArrayRef<OpReference> parents() const { return parentOps; }
  /// The op named by SingleBlockImplicitTerminator.
  const std::optional<OpReference> &implicitTerminator() const { return terminator; }
  /// True if the op has a memory-effects trait, with or without effects on members; otherwise its effects are
  /// unknown.
  bool hasKnownMemoryEffects() const;

  // Textual form.
  bool hasAssemblyFormat() const { return format.has_value(); }
  llvm::StringRef assemblyFormat() const { return format.value_or(llvm::StringRef()); }
  llvm::SMLoc assemblyFormatLoc() const { return formatLoc; }
  /// True if the author wrote parse and print in C++; a declared assembly format takes precedence.
  bool hasCustomAssemblyFormat() const { return customFormat; }

  // Construction.
  llvm::ArrayRef<BuilderModel> builders() const { return builderList; }
  bool skipsDefaultBuilders() const { return skipBuilders; }

  // Functions that the author defines in C++.
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

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_OPMODEL_H
