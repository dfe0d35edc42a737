//===- AttrConstraintModel.h - Model of an attribute constraint -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of an attribute constraint: the predicate that an attribute must satisfy, and the C++
// types of its storage and of its value. OptionalAttr, DefaultValuedAttr and ConfinedAttr have models that
// refer to the constraint that they decorate (base()). Owned by the ModelSet; see ConstraintModel.h.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_ATTRCONSTRAINTMODEL_H
#define STRATA_GENERATOR_MODEL_ATTRCONSTRAINTMODEL_H

#include "generator/model/ConstraintModel.h"
#include "generator/model/TypeConstraintModel.h"

namespace mlir {

class AttrDefModel;
class EnumModel;

class AttrConstraintModel : public ConstraintModel {
public:
  /// Callbacks that return the model of another record (base attribute, element, value type, enum). They
  /// return null after they reported an error.
  struct Lookup {
    llvm::function_ref<const AttrConstraintModel *(const llvm::Record &)> attribute;
    llvm::function_ref<const TypeConstraintModel *(const llvm::Record &)> type;
    llvm::function_ref<const EnumModel *(const llvm::Record &)> enumeration;
  };
  /// Checks `record` and returns its model. Reports every error in the record.
  /// \pre `record` is of class AttrConstraint.
  static FailureOr<std::unique_ptr<AttrConstraintModel>> check(const llvm::Record &record,
                                                               ModelContext &context, const Lookup &lookup);
  static bool classof(const ConstraintModel *model) { return model->kind() == Kind::Attribute; }

  // C++ types and conversions.
  /// True if the record is an Attr, which has a storage type; false for a mere condition on attributes.
  bool isStorable() const { return storable; }
  llvm::StringRef storageType() const { return storage; } ///< "::mlir::IntegerAttr"
  llvm::StringRef returnType() const { return value; }    ///< "uint32_t"
  const CppExpression &convertFromStorage() const {
    return fromStorage;
  } ///< Converts the storage `$_self` to the value.
  /// Builds the attribute from a value `$0` with `$_builder`; empty if the attribute cannot be built from a
  /// value.
  const CppExpression &constBuilderCall() const { return builder; }
  bool isConstBuildable() const { return !builder.empty(); }

  // Presence and default value in the IR.
  bool isOptional() const { return optional; }
  /// The default as a C++ expression of the value type; empty if there is none.
  const CppExpression &defaultValue() const { return defaultText; }
  bool hasDefaultValue() const { return !defaultText.empty(); }
  /// The IR type of a typed attribute (I32 for I32Attr), or null if the record sets none. NoneType specifies
  /// that the textual form has no type after the value.
  const TypeConstraintModel *valueType() const { return typed; }

  // Classification. These functions look through decorations.
  /// Returns the innermost decorated constraint, or this constraint if it decorates none.
  const AttrConstraintModel &base() const { return decorated ? decorated->base() : *this; }
  /// Returns the constraint on an attribute that is present: without the decorations that make it optional,
  /// which change the type of the value to std::optional.
  const AttrConstraintModel &whenPresent() const {
    return optional && decorated ? decorated->whenPresent() : *this;
  }
  bool isUnit() const;
  bool isSymbolName() const;
  bool isFlatSymbolRef() const;
  /// True for DenseI64ArrayAttr and the other dense arrays; storageType() names the element type.
  bool isDenseArray() const {
    llvm::StringRef name = base().storage;
    return name.consume_front("::mlir::Dense") && name.consume_back("ArrayAttr") && !name.empty();
  }
  /// Returns the constraint on the elements of a TypedArrayAttrBase, or null.
  const AttrConstraintModel *element() const;
  /// Returns the enum whose values the attribute holds, as an integer attribute or as an EnumAttr; null if
  /// none.
  const EnumModel *enumeration() const;
  /// Returns the AttrDef that this constraint was read from, or null. Set after all records are checked.
  const AttrDefModel *definition() const;
  /// For a ConstantAttr: the constraint that builds the constant, and its C++ value. Null for other records.
  const AttrConstraintModel *constantOf() const { return constant; }
  const CppExpression &constantValue() const { return constantText; }

  // A DerivedAttr is computed from the op and not stored.
  bool isDerived() const { return derived; }
  llvm::StringRef derivedBody() const { return body; }

private:
  friend class ModelBuilder;
  explicit AttrConstraintModel(const llvm::Record &record) : ConstraintModel(Kind::Attribute, record) {}

  bool storable = false, optional = false, derived = false;
  llvm::StringRef storage, value, body;
  CppExpression fromStorage, builder, defaultText, constantText;
  const TypeConstraintModel *typed = nullptr;
  const AttrConstraintModel *decorated = nullptr, *elements = nullptr, *constant = nullptr;
  const EnumModel *enumModel = nullptr;
  const AttrDefModel *def = nullptr;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_ATTRCONSTRAINTMODEL_H
