//===- AttrConstraintModel.h - What an attribute must be --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What an attribute must be, and how it looks in C++. OptionalAttr, DefaultValuedAttr and ConfinedAttr are
// models of their own that refer to what they decorate: base(). See ConstraintModel.h for ownership.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_ATTRCONSTRAINTMODEL_H
#define STRATA_GENERATOR_MODEL_ATTRCONSTRAINTMODEL_H

#include "generator/model/ConstraintModel.h"
#include "generator/model/TypeConstraintModel.h"

namespace strata {

class AttrDefModel;
class EnumModel;

class AttrConstraintModel : public ConstraintModel {
public:
  /// Finds the model of another record (a base, an element, a value type); null after a report.
  struct Lookup {
    llvm::function_ref<const AttrConstraintModel *(const llvm::Record &)> attribute;
    llvm::function_ref<const TypeConstraintModel *(const llvm::Record &)> type;
    llvm::function_ref<const EnumModel *(const llvm::Record &)> enumeration;
  };
  /// `record` is of class AttrConstraint.
  static FailureOr<std::unique_ptr<AttrConstraintModel>> check(const llvm::Record &record,
                                                               ModelContext &context, const Lookup &lookup);
  static bool classof(const ConstraintModel *model) { return model->kind() == Kind::Attribute; }

  // In C++.
  /// Whether the record is an Attr: something that can be stored, not only a condition.
  bool isStorable() const { return storable; }
  llvm::StringRef storageType() const { return storage; }                 ///< "::mlir::IntegerAttr"
  llvm::StringRef returnType() const { return value; }                    ///< "uint32_t"
  const CppExpression &convertFromStorage() const { return fromStorage; } ///< $_self
  /// From a value ($0, and $_builder); empty when values cannot be made into attributes.
  const CppExpression &constBuilderCall() const { return builder; }
  bool isConstBuildable() const { return !builder.empty(); }

  // In IR.
  bool isOptional() const { return optional; }
  /// In the value type; empty when there is none.
  const CppExpression &defaultValue() const { return defaultText; }
  bool hasDefaultValue() const { return !defaultText.empty(); }
  /// The IR type of a typed attribute (I32Attr: I32), or null; NoneType counts as null.
  const TypeConstraintModel *valueType() const { return typed; }

  // What kind of attribute. All of these look through decorations.
  /// What this decorates, or itself.
  const AttrConstraintModel &base() const { return decorated ? decorated->base() : *this; }
  bool isUnit() const;
  bool isSymbolName() const;
  bool isFlatSymbolRef() const;
  /// DenseI64ArrayAttr and its like: storageType() says of what.
  bool isDenseArray() const {
    llvm::StringRef name = base().storage;
    return name.consume_front("::mlir::Dense") && name.consume_back("ArrayAttr") && !name.empty();
  }
  /// The elements of a TypedArrayAttrBase, or null.
  const AttrConstraintModel *element() const;
  /// The enum whose values this holds, or null; as integer attribute or, with definition(), as EnumAttr.
  const EnumModel *enumeration() const;
  /// The AttrDef that this is, or null. Set once all records are checked.
  const AttrDefModel *definition() const;
  /// ConstantAttr: the constraint that the constant is made by, and the C++ value; null otherwise.
  const AttrConstraintModel *constantOf() const { return constant; }
  const CppExpression &constantValue() const { return constantText; }

  // Computed from the op (DerivedAttr) and not stored.
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_ATTRCONSTRAINTMODEL_H
