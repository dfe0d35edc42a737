//===- ParamLayout.cpp - Where parameters are stored ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/ParamLayout.h"
#include "generator/model/EnumModel.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;

/// "::mlir::Type" -> "Type": the namespaces that everything of the runtime and of LLVM lives in.
static llvm::StringRef dropRuntimeNamespace(llvm::StringRef type) {
  type = type.trim();
  type.consume_front("::");
  for (llvm::StringRef space : {"mlir::", "strata::", "llvm::", "std::"})
    if (type.consume_front(space))
      break;
  return type;
}

namespace {
struct ScalarKind {
  ParamKind kind;
  unsigned bits;
};
} // namespace

static std::optional<ScalarKind> classifyScalar(llvm::StringRef type) {
  return llvm::StringSwitch<std::optional<ScalarKind>>(type)
      .Case("bool", ScalarKind{ParamKind::Bool, 1})
      .Case("int8_t", ScalarKind{ParamKind::Signed, 8})
      .Cases({"int16_t", "short"}, ScalarKind{ParamKind::Signed, 16})
      .Cases({"int32_t", "int", "signed"}, ScalarKind{ParamKind::Signed, 32})
      .Cases({"int64_t", "long", "ssize_t", "ptrdiff_t"}, ScalarKind{ParamKind::Signed, 64})
      .Case("uint8_t", ScalarKind{ParamKind::Unsigned, 8})
      .Cases({"uint16_t", "unsigned short"}, ScalarKind{ParamKind::Unsigned, 16})
      .Cases({"uint32_t", "unsigned", "unsigned int"}, ScalarKind{ParamKind::Unsigned, 32})
      .Cases({"uint64_t", "size_t", "unsigned long"}, ScalarKind{ParamKind::Unsigned, 64})
      .Cases({"double", "float"}, ScalarKind{ParamKind::Float, 64})
      .Case("StringRef", ScalarKind{ParamKind::String, 64})
      // The one enum of the builtin types, which no .td declares.
      .Cases({"SignednessSemantics", "IntegerType::SignednessSemantics"}, ScalarKind{ParamKind::Unsigned, 32})
      .Default(std::nullopt);
}

/// A view class of types or attributes goes by its suffix, as all of them do.
static std::optional<ParamKind> classifyView(llvm::StringRef type) {
  if (type == "Type" || type.ends_with("Type") || type.ends_with("TypeInterface"))
    return ParamKind::Type;
  if (type == "Attribute" || type.ends_with("Attr") || type.ends_with("AttrInterface"))
    return ParamKind::Attribute;
  return std::nullopt;
}

static std::string valueClassOf(llvm::StringRef type, llvm::StringRef general) {
  return dropRuntimeNamespace(type) == general ? std::string() : type.trim().str();
}

std::optional<ParamSlot> strata::classifyParameter(const ParameterModel &param) {
  ParamSlot slot;
  slot.model = &param;
  llvm::StringRef written = param.cppType(), type = dropRuntimeNamespace(written);
  if (param.enumeration()) {
    slot.kind = ParamKind::Enum;
    slot.bits = param.enumeration()->bitWidth();
    return slot;
  }
  if (std::optional<ScalarKind> scalar = classifyScalar(type)) {
    slot.kind = scalar->kind;
    slot.bits = scalar->bits;
    slot.size = slot.kind == ParamKind::String ? 16 : 8;
    return slot;
  }
  if (type.consume_front("ArrayRef<") && type.consume_back(">")) {
    slot.size = 16;
    llvm::StringRef element = dropRuntimeNamespace(type);
    if (element == "int64_t") {
      slot.kind = ParamKind::IntArray;
      return slot;
    }
    if (element == "bool") {
      slot.kind = ParamKind::BoolArray;
      return slot;
    }
    std::optional<ParamKind> view = classifyView(element);
    if (!view)
      return std::nullopt;
    slot.kind = *view == ParamKind::Type ? ParamKind::TypeArray : ParamKind::AttrArray;
    slot.valueClass = valueClassOf(type, *view == ParamKind::Type ? "Type" : "Attribute");
    return slot;
  }
  std::optional<ParamKind> view = classifyView(type);
  if (!view || type.contains('<'))
    return std::nullopt;
  slot.kind = *view;
  slot.valueClass = valueClassOf(written, *view == ParamKind::Type ? "Type" : "Attribute");
  return slot;
}

ParamLayout strata::layoutParameters(const AttrOrTypeDefModel &def) {
  ParamLayout layout;
  for (const ParameterModel &param : def.parameters()) {
    ParamSlot slot = classifyParameter(param).value_or(ParamSlot{&param});
    slot.offset = layout.bytes;
    layout.bytes += slot.size;
    layout.slots.push_back(std::move(slot));
  }
  return layout;
}
