//===- AttributeBuilders.cpp - Names of attribute builders ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/python/AttributeBuilders.h"
#include "generator/model/AttrConstraintModel.h"
#include "generator/model/EnumModel.h"
#include "generator/model/PropertyModel.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

/// "::mlir::TypeAttr" -> "TypeAttr"
static StringRef withoutNamespace(StringRef cppName) {
  size_t colon = cppName.rfind(':');
  return cppName.substr(colon == StringRef::npos ? 0 : colon + 1).trim();
}

std::string mlir::attributeBuilder(const AttrConstraintModel &constraint) {
  const AttrConstraintModel &base = constraint.base();
  if (!base.isAnonymous())
    return base.recordName().str();
  if (const EnumModel *model = base.enumeration(); model && model->isIntegerAttribute())
    return attributeBuilder(*model);
  return withoutNamespace(base.storageType()).str();
}

std::string mlir::attributeBuilder(const EnumModel &model) {
  if (!model.record().isAnonymous())
    return model.record().getName().str();
  return (model.cppType() + "Attr").str();
}

std::string mlir::attributeBuilder(const PropertyModel &property) {
  StringRef type = property.interfaceType().trim();
  type.consume_front("::");
  return llvm::StringSwitch<StringRef>(type)
      .Case("bool", "BoolAttr")
      .Cases({"int8_t", "uint8_t"}, "I8Attr")
      .Cases({"int16_t", "uint16_t"}, "I16Attr")
      .Cases({"int32_t", "uint32_t", "int", "unsigned"}, "I32Attr")
      .Cases({"int64_t", "uint64_t"}, "I64Attr")
      .Cases({"llvm::StringRef", "std::string", "StringRef"}, "StrAttr")
      .Cases({"llvm::ArrayRef<int64_t>", "ArrayRef<int64_t>"}, "DenseI64ArrayAttr")
      .Cases({"llvm::ArrayRef<int32_t>", "ArrayRef<int32_t>"}, "DenseI32ArrayAttr")
      .Default("")
      .str();
}
