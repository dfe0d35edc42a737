//===- PropertyConstraintModel.h - Model of a property constraint *- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of a record of class Property: the C++ type of the value, its conversions to an attribute
// and to text, and its predicate. For properties of the forms that the vocabulary declares, the form
// determines the conversions; code that the author wrote instead is recorded separately (isOwnCode). Shared
// by all ops that use the property; owned by the ModelSet.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PROPERTYCONSTRAINTMODEL_H
#define STRATA_GENERATOR_MODEL_PROPERTYCONSTRAINTMODEL_H

#include "generator/model/ConstraintModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class AttrConstraintModel;
class EnumModel;

class PropertyConstraintModel : public ConstraintModel {
public:
  /// The forms of property that the built-in .td files declare; Custom for all others.
  enum class Form : uint8_t { Custom, Integer, Boolean, String, Unit, Enum, Array, IntArray, Optional };

  /// Callbacks that return the models of other records; null after they reported an error.
  struct Lookup {
    llvm::function_ref<const PropertyConstraintModel *(const llvm::Record &)> property;
    llvm::function_ref<const AttrConstraintModel *(const llvm::Record &)> attribute;
    llvm::function_ref<const EnumModel *(const llvm::Record &)> enumeration;
  };
  /// Checks a record of class Property and returns its model.
  static FailureOr<std::unique_ptr<PropertyConstraintModel>>
  check(const llvm::Record &record, ModelContext &context, const Lookup &lookup);
  static bool classof(const ConstraintModel *model);

  // C++ types and code.
  llvm::StringRef storageType() const { return storage; }
  llvm::StringRef interfaceType() const { return interface; }
  /// True if accessors return the stored value without a conversion.
  bool hasPlainInterface() const;
  bool hasDefaultValue() const { return !defaultText.text().empty(); }
  /// An expression of the interface type.
  const CppExpression &defaultValue() const { return defaultText; }
  /// The initial value of a new storage; empty: `Storage{}`.
  llvm::StringRef initialStorage() const { return initial.empty() ? defaultText.text() : initial; }
  /// Returns the trimmed text of a field that holds C++ ("parser", "convertToAttribute").
  llvm::StringRef code(llvm::StringRef field) const;

  // Form and textual form.
  /// Custom if the author wrote the conversion between storage and attribute.
  Form form() const { return known; }
  /// True if the author wrote the parser or printer.
  bool hasOwnText() const { return ownText; }
  /// True if the author wrote this field. Always true for a Custom property.
  bool isOwnCode(llvm::StringRef field) const {
    return known == Form::Custom || llvm::is_contained(ownFields, field);
  }
  /// True if the parser can decide by the first token whether the property is present.
  bool isOptionallyParsable() const { return !code("optionalParser").empty(); }
  bool isUnit() const { return form() == Form::Unit && !hasOwnText(); }
  /// The element property of Form::Array, IntArray and Optional.
  const PropertyConstraintModel *element() const { return elements; }
  bool delegatesParsing() const { return delegates; }
  /// The enum of Form::Enum.
  const EnumModel *enumeration() const { return enumModel; }
  /// Form::Enum: the keyword before `<case>`, or "".
  llvm::StringRef keyword() const { return word; }
  /// Form::Enum: the attribute that the textual form may use instead, or null.
  const AttrConstraintModel *attributeForm() const { return attrForm; }
  bool isStoredInAttributeForm() const { return storesAttrForm; }
  /// Form::Integer and IntArray: the width and signedness of the C++ type (of the elements).
  unsigned bitWidth() const { return width; }
  bool isSigned() const { return isSignedType; }
  /// For a ConstantProp: the C++ value; otherwise empty.
  const CppExpression &constantValue() const { return constant; }
  /// Returns the property that this one decorates with a default or a predicate, or this property.
  const PropertyConstraintModel &base() const { return decorated ? decorated->base() : *this; }

private:
  explicit PropertyConstraintModel(const llvm::Record &record) : ConstraintModel(Kind::Property, record) {}
  LogicalResult checkCode(ModelContext &context);
  void findForm(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> knownCode);

  Form known = Form::Custom;
  llvm::StringRef storage, interface, initial, word;
  CppExpression defaultText, constant;
  const PropertyConstraintModel *elements = nullptr, *decorated = nullptr;
  const EnumModel *enumModel = nullptr;
  const AttrConstraintModel *attrForm = nullptr;
  llvm::SmallVector<llvm::StringRef, 2> ownFields;
  unsigned width = 64;
  bool isSignedType = true, ownText = false, delegates = false, storesAttrForm = false;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_PROPERTYCONSTRAINTMODEL_H
