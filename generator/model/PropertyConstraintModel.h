//===- PropertyConstraintModel.h - What a property holds --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A record of class Property: the C++ type of the value, how it becomes an attribute and text, and what it
// must satisfy. Of the kinds that the vocabulary declares the form says all of that; what the author wrote in
// C++ instead is told apart. Shared by all ops that have such a property; owned by the ModelSet.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PROPERTYCONSTRAINTMODEL_H
#define STRATA_GENERATOR_MODEL_PROPERTYCONSTRAINTMODEL_H

#include "generator/model/ConstraintModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace strata {

class AttrConstraintModel;
class EnumModel;

class PropertyConstraintModel : public ConstraintModel {
public:
  /// What the value is, as far as the vocabulary knows.
  enum class Form : uint8_t { Custom, Integer, Boolean, String, Unit, Enum, Array, IntArray, Optional };

  /// Finds the models of other records; null after a report.
  struct Lookup {
    llvm::function_ref<const PropertyConstraintModel *(const llvm::Record &)> property;
    llvm::function_ref<const AttrConstraintModel *(const llvm::Record &)> attribute;
    llvm::function_ref<const EnumModel *(const llvm::Record &)> enumeration;
  };
  /// `record` is of class Property.
  static FailureOr<std::unique_ptr<PropertyConstraintModel>>
  check(const llvm::Record &record, ModelContext &context, const Lookup &lookup);
  static bool classof(const ConstraintModel *model);

  // In C++.
  llvm::StringRef storageType() const { return storage; }
  llvm::StringRef interfaceType() const { return interface; }
  /// What accessors give is what is stored.
  bool hasPlainInterface() const;
  bool hasDefaultValue() const { return !defaultText.text().empty(); }
  /// Of the interface type.
  const CppExpression &defaultValue() const { return defaultText; }
  /// What a new storage is initialised with; empty: `Storage{}`.
  llvm::StringRef initialStorage() const { return initial.empty() ? defaultText.text() : initial; }
  /// Any field of the record that holds C++ ("parser", "convertToAttribute"), without white space around it.
  llvm::StringRef code(llvm::StringRef field) const;

  // What it is.
  /// Custom when the author wrote the conversion between storage and attribute.
  Form form() const { return known; }
  /// The author wrote how the text is read or written.
  bool hasOwnText() const { return ownText; }
  /// The author wrote this field. Everything is the author's of a custom property.
  bool isOwnCode(llvm::StringRef field) const {
    return known == Form::Custom || llvm::is_contained(ownFields, field);
  }
  /// It can be tried: whether it is there is found by its first token.
  bool isOptionallyParsable() const { return !code("optionalParser").empty(); }
  bool isUnit() const { return form() == Form::Unit && !hasOwnText(); }
  /// Of Form::Array, IntArray and Optional.
  const PropertyConstraintModel *element() const { return elements; }
  bool delegatesParsing() const { return delegates; }
  /// Of Form::Enum.
  const EnumModel *enumeration() const { return enumModel; }
  /// Form::Enum: the word before `<case>`, or "".
  llvm::StringRef keyword() const { return word; }
  /// Form::Enum: the attribute that may also stand for it, or null.
  const AttrConstraintModel *attributeForm() const { return attrForm; }
  bool isStoredInAttributeForm() const { return storesAttrForm; }
  /// Form::Integer, and elements of IntArray: of the C++ type.
  unsigned bitWidth() const { return width; }
  bool isSigned() const { return isSignedType; }
  /// ConstantProp: the C++ value, or empty.
  const CppExpression &constantValue() const { return constant; }
  /// What this decorates with a default or a condition, or itself.
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

} // namespace strata

#endif // STRATA_GENERATOR_MODEL_PROPERTYCONSTRAINTMODEL_H
