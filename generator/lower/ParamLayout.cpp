//===- ParamLayout.cpp - Storage of type and attribute parameters ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/ParamLayout.h"
#include "generator/model/EnumModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <optional>

using namespace mlir;

/// Removes the namespaces of the runtime, LLVM and the standard library: "::mlir::Type" -> "Type".
static llvm::StringRef dropRuntimeNamespace(llvm::StringRef type) {
  type = type.trim();
  type.consume_front("::");
  for (llvm::StringRef space : {"mlir::", "mlir::", "llvm::", "std::"})
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
      // SignednessSemantics is the only enum parameter of a builtin type; no .td declares this enum.
      .Cases({"SignednessSemantics", "IntegerType::SignednessSemantics"}, ScalarKind{ParamKind::Unsigned, 32})
      .Default(std::nullopt);
}

/// Classifies a type or attribute class by the suffix of its name.
static std::optional<ParamKind> classifyView(llvm::StringRef type) {
  if (type.contains('<'))
    return std::nullopt;
  if (type == "Type" || type.ends_with("Type") || type.ends_with("TypeInterface"))
    return ParamKind::Type;
  if (type == "Attribute" || type.ends_with("Attr") || type.ends_with("AttrInterface"))
    return ParamKind::Attribute;
  return std::nullopt;
}

/// True if the name denotes a builtin class of types or attributes. Such names are unambiguous, and their
/// assembly format does not depend on the context.
static bool isBuiltinView(llvm::StringRef written) {
  static constexpr llvm::StringLiteral names[] = {"Type",
                                                  "IntegerType",
                                                  "FloatType",
                                                  "IndexType",
                                                  "NoneType",
                                                  "FunctionType",
                                                  "TupleType",
                                                  "ComplexType",
                                                  "ShapedType",
                                                  "VectorType",
                                                  "TensorType",
                                                  "RankedTensorType",
                                                  "UnrankedTensorType",
                                                  "BaseMemRefType",
                                                  "MemRefType",
                                                  "UnrankedMemRefType",
                                                  "OpaqueType",
                                                  "Attribute",
                                                  "TypedAttr",
                                                  "StringAttr",
                                                  "UnitAttr",
                                                  "IntegerAttr",
                                                  "BoolAttr",
                                                  "FloatAttr",
                                                  "ArrayAttr",
                                                  "DictionaryAttr",
                                                  "TypeAttr",
                                                  "SymbolRefAttr",
                                                  "FlatSymbolRefAttr",
                                                  "DenseArrayAttr",
                                                  "DenseBoolArrayAttr",
                                                  "DenseI8ArrayAttr",
                                                  "DenseI16ArrayAttr",
                                                  "DenseI32ArrayAttr",
                                                  "DenseI64ArrayAttr",
                                                  "DenseF32ArrayAttr",
                                                  "DenseF64ArrayAttr",
                                                  "DenseElementsAttr",
                                                  "ElementsAttr",
                                                  "DenseIntElementsAttr",
                                                  "DenseFPElementsAttr",
                                                  "SplatElementsAttr",
                                                  "LocationAttr",
                                                  "Location"};
  return llvm::is_contained(names, dropRuntimeNamespace(written));
}

static std::string valueClassOf(llvm::StringRef type, llvm::StringRef general) {
  return dropRuntimeNamespace(type) == general ? std::string() : type.trim().str();
}

/// Determines kind, size and source from the C++ type alone.
static ParamSlot classifyType(const ParameterModel &param) {
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
  llvm::StringRef element = type;
  bool isArray = element.consume_front("ArrayRef<") && element.consume_back(">");
  slot.size = 16;
  if (isArray && (dropRuntimeNamespace(element) == "int64_t" || dropRuntimeNamespace(element) == "bool")) {
    slot.kind = dropRuntimeNamespace(element) == "bool" ? ParamKind::BoolArray : ParamKind::IntArray;
    return slot;
  }
  llvm::StringRef view = isArray ? element : written;
  std::optional<ParamKind> kind = classifyView(dropRuntimeNamespace(view));
  if (!isArray && dropRuntimeNamespace(type) == "Location")
    kind = ParamKind::Attribute;
  if (!kind) {
    slot.source = ParamSlot::Source::ByType;
    slot.kind = ParamKind::Object;
    return slot;
  }
  slot.valueClass = valueClassOf(view, *kind == ParamKind::Type ? "Type" : "Attribute");
  slot.kind = !isArray ? *kind : *kind == ParamKind::Type ? ParamKind::TypeArray : ParamKind::AttrArray;
  slot.size = isArray ? 16 : 8;
  // The kind of an AttributeSelfTypeParameter is certain: it is a type.
  if (!isBuiltinView(view) && !param.isSelfType())
    slot.source = ParamSlot::Source::ByType;
  return slot;
}

/// Returns the code of a parameter, or "" if it is one of the default implementations in `usual`.
static llvm::StringRef unlessUsual(llvm::StringRef code, llvm::ArrayRef<std::string> usual) {
  return llvm::is_contained(usual, code.trim()) ? llvm::StringRef() : code.trim();
}

ParamSlot mlir::classifyParameter(const ParameterModel &param) {
  ParamSlot slot = classifyType(param);
  std::string type = param.cppType().str();
  slot.comparator =
      unlessUsual(param.comparator(),
                  {"$_lhs == $_rhs", type + "($_lhs) == " + type + "($_rhs)", "$_lhs.bitwiseIsEqual($_rhs)",
                   "$_lhs.getBitWidth() == $_rhs.getBitWidth() && $_lhs == $_rhs"});
  slot.allocator = unlessUsual(param.allocator(), {"$_dst = $_allocator.copyInto($_self);"});
  slot.convertFromStorage = unlessUsual(param.convertFromStorage(), {"$_self"});
  slot.parser = param.parser().trim();
  slot.printer = slot.kind == ParamKind::String
                     ? unlessUsual(param.printer(), {"$_printer.printString($_self);"})
                     : param.printer().trim();
  if (!slot.comparator.empty() || !slot.allocator.empty()) {
    slot.source = ParamSlot::Source::Author;
    slot.kind = ParamKind::Object;
    slot.size = 8;
    slot.valueClass.clear();
  }
  return slot;
}

ParamLayout mlir::layoutParameters(const AttrOrTypeDefModel &def) {
  ParamLayout layout;
  for (const ParameterModel &param : def.parameters()) {
    ParamSlot slot = classifyParameter(param);
    slot.offset = layout.bytes;
    layout.bytes += slot.size;
    layout.slots.push_back(std::move(slot));
  }
  return layout;
}
