//===- PropertySpec.h - The descriptor of a property ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptor of a property that is not an attribute. An operation stores such a property in an inherent
// slot, as the attribute that `<{...}>` shows. The descriptor specifies which attributes are valid, which
// other attributes are converted when parsed, and the assembly format of the value. runtime/ir/Properties.h
// verifies by it, runtime/asm parses and prints by it. A behavior that the author wrote in C++ is a Hook.
// Plain data; for ownership and threads see OpSpec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_PROPERTYSPEC_H
#define STRATA_RUNTIME_SPEC_PROPERTYSPEC_H

#include "runtime/spec/ConstraintSpec.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/LogicalResult.h"
#include <optional>

namespace mlir {

using llvm::LogicalResult;
using llvm::ParseResult;
class InFlightDiagnostic;
class OpAsmParser;
class OpAsmPrinter;
class OptionalParseResult;

/// The attribute that stores a property, and its assembly format.
enum class PropertyForm : uint8_t {
  Custom,   ///< The hooks determine the attribute and the assembly format.
  Integer,  ///< Stored as IntegerAttr of `bitWidth` bits; in text: `42`.
  Boolean,  ///< Stored as BoolAttr; in text: `true`.
  String,   ///< Stored as StringAttr; in text: `"text"`.
  Unit,     ///< Stored as UnitAttr or BoolAttr false; in text: `unit` or `unit_absent`.
  Enum,     ///< Stored as IntegerAttr, or as `toAttrForm` returns; in text: `case` or `keyword<case>`.
  Array,    ///< Stored as ArrayAttr of `element`; in text: `[a, b]`.
  IntArray, ///< Stored as DenseArrayAttr of `bitWidth` bits; in text: `[1, 2]`.
  Optional, ///< Stored as ArrayAttr of at most one `element`; in text: `none` or `some<a>`.
};

/// The descriptor of a property.
struct PropertySpec {
  PropertyForm form = PropertyForm::Custom;
  llvm::StringRef summary = {}; ///< The C++ type, for messages: "int64_t".
  uint8_t bitWidth = 64;
  bool isSigned = true;
  bool delegatesParsing = false; ///< Form Optional: the text of a value is `a` and not `some<a>`.
  bool hasDefault =
      false; ///< True if the declaration has a default value; false if only the storage has an initial value.
  const PropertySpec *element = nullptr; ///< Forms Array, IntArray and Optional: the property of an element.
  const EnumSpec *enumSpec = nullptr;    ///< Form Enum: the enum.
  llvm::StringRef keyword = {};          ///< Form Enum: the keyword before `<case>`; may be empty.
  llvm::StringRef attrFormName = {}; ///< Form Enum: the C++ class that `fromAttrForm` accepts, for messages.
  /// Form Enum: convert from and to an attribute of another class. Both may be empty.
  Hook<std::optional<uint64_t>(Attribute)> fromAttrForm = {};
  Hook<Attribute(MLIRContext *, uint64_t)> toAttrForm = {};
  Hook<bool(Attribute)> check = {}; ///< The declared predicate, in addition to those of elements and enums.

  // Hooks written by the author. `attr` is the stored attribute.
  /// For form Custom: replaces an accepted attribute by the attribute that stores the property; fails after
  /// an error.
  Hook<LogicalResult(Attribute &attr, llvm::function_ref<InFlightDiagnostic()>)> normalize = {};
  Hook<ParseResult(OpAsmParser &, Attribute &attr)> parse = {};
  Hook<OptionalParseResult(OpAsmParser &, Attribute &attr)> parseOptional = {};
  Hook<void(OpAsmPrinter &, Attribute)> print = {};
};

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_PROPERTYSPEC_H
