//===- DLTI.cpp - Attributes of data layouts and targets ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/dlti/DLTI.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/DialectHookThunks.h"
#include "llvm/ADT/DenseSet.h"

using namespace strata;

using EmitError = llvm::function_ref<InFlightDiagnostic()>;
using Entries = llvm::SmallVector<DataLayoutEntryAttr>;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

DataLayoutEntryKey DataLayoutEntryAttr::getKey() const {
  if (auto type = llvm::dyn_cast<TypeAttr>(getKeyAttr()))
    return type.getValue();
  return llvm::cast<StringAttr>(getKeyAttr());
}

static FailureOr<Attribute> lookup(llvm::ArrayRef<DataLayoutEntryAttr> entries, DataLayoutEntryKey key) {
  for (DataLayoutEntryAttr entry : entries)
    if (entry.getKey() == key)
      return entry.getValue();
  return failure();
}
FailureOr<Attribute> MapAttr::query(DataLayoutEntryKey key) const { return lookup(getEntries(), key); }
FailureOr<Attribute> DataLayoutSpecAttr::query(DataLayoutEntryKey key) const {
  return lookup(getEntries(), key);
}
FailureOr<Attribute> TargetDeviceSpecAttr::query(DataLayoutEntryKey key) const {
  return lookup(getEntries(), key);
}
FailureOr<Attribute> TargetSystemSpecAttr::query(DataLayoutEntryKey key) const {
  return lookup(getEntries(), key);
}

/// As it is written in lists.
static std::string spellKey(DataLayoutEntryAttr entry) {
  std::string text;
  llvm::raw_string_ostream os(text);
  entry.getKeyAttr().print(os);
  return text;
}

/// Each key is there once, and is one. \param allowTypes  whether types are.
static LogicalResult verifyKeys(EmitError emitError, llvm::ArrayRef<DataLayoutEntryAttr> entries,
                                bool allowTypes) {
  llvm::DenseSet<Attribute> keys;
  for (DataLayoutEntryAttr entry : entries) {
    Attribute key = entry.getKeyAttr();
    if (auto name = llvm::dyn_cast<StringAttr>(key); name && name.getValue().empty())
      return emitError() << "empty string as DLTI key is not allowed";
    if (!allowTypes && llvm::isa<TypeAttr>(key))
      return emitError() << "type as DLTI key is not allowed";
    if (!keys.insert(key).second)
      return emitError() << "repeated DLTI key: " << spellKey(entry);
  }
  return success();
}

LogicalResult MapAttr::verify(EmitError emitError, llvm::ArrayRef<DataLayoutEntryAttr> entries) {
  return verifyKeys(emitError, entries, /*allowTypes=*/true);
}
LogicalResult DataLayoutSpecAttr::verify(EmitError emitError, llvm::ArrayRef<DataLayoutEntryAttr> entries) {
  return verifyKeys(emitError, entries, /*allowTypes=*/true);
}
LogicalResult TargetDeviceSpecAttr::verify(EmitError emitError, llvm::ArrayRef<DataLayoutEntryAttr> entries) {
  if (entries.empty())
    return emitError() << "no DLTI entries provided";
  return verifyKeys(emitError, entries, /*allowTypes=*/false);
}
LogicalResult TargetSystemSpecAttr::verify(EmitError emitError, llvm::ArrayRef<DataLayoutEntryAttr> entries) {
  if (entries.empty())
    return emitError() << "no DLTI entries provided";
  llvm::DenseSet<Attribute> devices;
  for (DataLayoutEntryAttr entry : entries) {
    if (!llvm::isa<StringAttr>(entry.getKeyAttr()))
      return emitError() << "non-string key of DLTI system spec";
    if (!llvm::isa<TargetDeviceSpecAttr>(entry.getValue()))
      return emitError() << "value associated with key " << spellKey(entry) << " is not a DLTI device spec";
    if (!devices.insert(entry.getKeyAttr()).second)
      return emitError() << "repeated device ID in dlti.target_system_spec: " << spellKey(entry);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

Attribute DataLayoutEntryAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess())
    return {};
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  std::string name;
  OptionalParseResult parsed = parser.parseOptionalType(type);
  if (parsed.has_value() && failed(*parsed))
    return {};
  if (!parsed.has_value() && failed(parser.parseOptionalString(&name))) {
    parser.emitError(loc, "expected a type or a quoted string");
    return {};
  }
  Attribute value;
  if (parser.parseComma() || parser.parseAttribute(value) || parser.parseGreater())
    return {};
  return type ? get(type, value) : get(StringAttr::get(parser.getContext(), name), value);
}

void DataLayoutEntryAttr::print(AsmPrinter &printer) const {
  printer << '<' << getKeyAttr() << ", " << getValue() << '>';
}

/// `key = value`, or a whole entry.
static ParseResult parseEntry(AsmParser &parser, bool allowTypes, Entries &entries) {
  Type type;
  std::string name;
  if (allowTypes) {
    OptionalParseResult parsed = parser.parseOptionalType(type);
    if (parsed.has_value() && failed(*parsed))
      return parser.emitError(parser.getCurrentLocation(), "error while parsing type DLTI key");
  }
  if (!type && failed(parser.parseOptionalString(&name))) {
    DataLayoutEntryAttr entry;
    if (parser.parseAttribute(entry))
      return failure();
    entries.push_back(entry);
    return success();
  }
  Attribute value;
  if (parser.parseEqual() || parser.parseAttribute(value))
    return failure();
  entries.push_back(type ? DataLayoutEntryAttr::get(type, value)
                         : DataLayoutEntryAttr::get(StringAttr::get(parser.getContext(), name), value));
  return success();
}

/// What is wrong with the whole is reported where its name begins. \pre The name has been read, and nothing
/// else.
static llvm::SMLoc getMnemonicLoc(AsmParser &parser, llvm::StringRef mnemonic) {
  return llvm::SMLoc::getFromPointer(parser.getCurrentLocation().getPointer() - mnemonic.size());
}

template <typename AttrT>
static Attribute parseEntries(AsmParser &parser, bool allowTypes) {
  llvm::SMLoc begin = getMnemonicLoc(parser, AttrT::getMnemonic());
  Entries entries;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater,
                                     [&] { return parseEntry(parser, allowTypes, entries); }))
    return {};
  return AttrT::getChecked([&] { return parser.emitError(begin); }, parser.getContext(),
                           llvm::ArrayRef<DataLayoutEntryAttr>(entries));
}

static void printEntries(AsmPrinter &printer, llvm::ArrayRef<DataLayoutEntryAttr> entries) {
  printer << '<';
  llvm::interleave(
      entries, [&](DataLayoutEntryAttr entry) { printer << entry.getKeyAttr() << " = " << entry.getValue(); },
      [&] { printer << ", "; });
  printer << '>';
}

Attribute MapAttr::parse(AsmParser &parser, Type) {
  return parseEntries<MapAttr>(parser, /*allowTypes=*/true);
}
Attribute DataLayoutSpecAttr::parse(AsmParser &parser, Type) {
  return parseEntries<DataLayoutSpecAttr>(parser, /*allowTypes=*/true);
}
Attribute TargetDeviceSpecAttr::parse(AsmParser &parser, Type) {
  return parseEntries<TargetDeviceSpecAttr>(parser, /*allowTypes=*/false);
}
Attribute TargetSystemSpecAttr::parse(AsmParser &parser, Type) {
  return parseEntries<TargetSystemSpecAttr>(parser, /*allowTypes=*/false);
}
void MapAttr::print(AsmPrinter &printer) const { printEntries(printer, getEntries()); }
void DataLayoutSpecAttr::print(AsmPrinter &printer) const { printEntries(printer, getEntries()); }
void TargetDeviceSpecAttr::print(AsmPrinter &printer) const { printEntries(printer, getEntries()); }
void TargetSystemSpecAttr::print(AsmPrinter &printer) const { printEntries(printer, getEntries()); }

//===----------------------------------------------------------------------===//
// On ops
//===----------------------------------------------------------------------===//

LogicalResult DLTIDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  llvm::StringRef name = attribute.getNameStr();
  auto expect = [&](bool isKind) -> LogicalResult {
    if (isKind)
      return success();
    return op->emitError() << "'" << name << "' is expected to be a #" << name << " attribute";
  };
  if (name == kMapAttrName)
    return expect(llvm::isa<MapAttr>(attribute.getValue()));
  if (name == kTargetSystemDescAttrName)
    return expect(llvm::isa<TargetSystemSpecAttr>(attribute.getValue()));
  if (name != kDataLayoutAttrName)
    return op->emitError() << "attribute '" << name << "' not supported by dialect";
  if (failed(expect(llvm::isa<DataLayoutSpecAttr>(attribute.getValue()))))
    return failure();
  // Others that have a data layout verify it themselves.
  return llvm::isa<ModuleOp>(op) ? dlti::verifyDataLayout(op) : success();
}

//===----------------------------------------------------------------------===//
// What the generator made
//===----------------------------------------------------------------------===//

#define GET_ATTRDEF_CLASSES
#include "dialects/dlti/DLTIAttrs.cpp.inc"
#include "dialects/dlti/DLTIDialect.cpp.inc"
