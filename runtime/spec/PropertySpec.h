//===- PropertySpec.h - A C++ value in the form of an attribute -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The descriptor of a property that is not an attribute. An operation keeps such a property in an inherent
// slot, as the attribute that `<{…}>` shows; the spec says which attributes those are, what is read in place
// of others, and how the value is written in an assembly format. runtime/ir/Properties.h checks by it,
// runtime/asm reads and writes text by it. What only the author's C++ can say is a Hook. Plain data; see
// OpSpec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_PROPERTYSPEC_H
#define STRATA_RUNTIME_SPEC_PROPERTYSPEC_H

#include "runtime/spec/ConstraintSpec.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/LogicalResult.h"
#include <optional>

namespace strata {

using llvm::LogicalResult;
using llvm::ParseResult;
class InFlightDiagnostic;
class OpAsmParser;
class OpAsmPrinter;
class OptionalParseResult;

/// The attribute that stands for a value, and its text.
enum class PropertyForm : uint8_t {
  Custom,   ///< What the hooks say.
  Integer,  ///< IntegerAttr of `bitWidth` bits: `42`
  Boolean,  ///< BoolAttr: `true`
  String,   ///< StringAttr: `"text"`
  Unit,     ///< UnitAttr, or BoolAttr false: `unit`, `unit_absent`
  Enum,     ///< IntegerAttr of `bitWidth` bits, or `toAttrForm`: `case`, or `keyword<case>`
  Array,    ///< ArrayAttr of `element`: `[a, b]`
  IntArray, ///< DenseArrayAttr of `bitWidth` bits: `[1, 2]`
  Optional, ///< ArrayAttr of none or one `element`: `none`, `some<a>`; `a` when it delegates.
};

struct PropertySpec {
  PropertyForm form = PropertyForm::Custom;
  llvm::StringRef summary = {}; ///< "int64_t": what a message says is wanted.
  uint8_t bitWidth = 64;
  bool isSigned = true;
  bool delegatesParsing = false; ///< Form Optional.
  bool hasDefault = false;       ///< AttrSpec::defaultValue is declared, not only what storage starts with.
  const PropertySpec *element = nullptr; ///< Forms Array, IntArray and Optional.
  const EnumSpec *enumSpec = nullptr;    ///< Form Enum.
  llvm::StringRef keyword = {};          ///< Form Enum.
  llvm::StringRef attrFormName = {};     ///< Form Enum: the C++ class of `fromAttrForm`, for messages.
  /// Form Enum: the value in an attribute of another class, and such an attribute. Both may be empty.
  Hook<std::optional<uint64_t>(Attribute)> fromAttrForm = {};
  Hook<Attribute(MLIRContext *, uint64_t)> toAttrForm = {};
  Hook<bool(Attribute)> check = {}; ///< The declared condition, beyond that of elements and enums.

  // What the author wrote. `attr` is the form that is stored.
  /// Form Custom: replaces any attribute that can be read by the one that is stored.
  Hook<LogicalResult(Attribute &attr, llvm::function_ref<InFlightDiagnostic()>)> normalize = {};
  Hook<ParseResult(OpAsmParser &, Attribute &attr)> parse = {};
  Hook<OptionalParseResult(OpAsmParser &, Attribute &attr)> parseOptional = {};
  Hook<void(OpAsmPrinter &, Attribute)> print = {};
};

} // namespace strata

#endif // STRATA_RUNTIME_SPEC_PROPERTYSPEC_H
