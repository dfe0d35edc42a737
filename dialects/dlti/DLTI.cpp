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

using namespace mlir;

using EmitError = llvm::function_ref<InFlightDiagnostic()>;
using Entries = llvm::SmallVector<DataLayoutEntryInterface>;

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

DataLayoutEntryKey DataLayoutEntryAttr::getKey() const {
  if (auto type = llvm::dyn_cast<TypeAttr>(getKeyAttr()))
    return type.getValue();
  return llvm::cast<StringAttr>(getKeyAttr());
}

/// Returns the value of a key; fails if the key is absent.
static FailureOr<Attribute> lookup(DataLayoutEntryListRef entries, DataLayoutEntryKey key) {
  for (DataLayoutEntryInterface entry : entries)
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

std::optional<TargetDeviceSpecInterface>
TargetSystemSpecAttr::getDeviceSpecForDeviceID(StringAttr deviceID) const {
  FailureOr<Attribute> device = query(deviceID);
  auto spec = succeeded(device) ? llvm::dyn_cast<TargetDeviceSpecInterface>(*device) : nullptr;
  return spec ? std::optional<TargetDeviceSpecInterface>(spec) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Prints a key as in assembly: a type, or a quoted string.
template <typename StreamT>
static void printKey(StreamT &os, DataLayoutEntryKey key) {
  if (auto type = llvm::dyn_cast<Type>(key))
    os << type;
  else
    os << Attribute(llvm::cast<StringAttr>(key));
}

/// Returns the key of an entry as in assembly.
static std::string spellKey(DataLayoutEntryInterface entry) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printKey(os, entry.getKey());
  return text;
}

/// Verifies that keys are distinct and not empty. \param allowTypes  whether keys can be types.
static LogicalResult verifyKeys(EmitError emitError, DataLayoutEntryListRef entries, bool allowTypes) {
  llvm::DenseSet<DataLayoutEntryKey> keys;
  for (DataLayoutEntryInterface entry : entries) {
    if (auto name = llvm::dyn_cast<StringAttr>(entry.getKey()); name && name.getValue().empty())
      return emitError() << "empty string as DLTI key is not allowed";
    if (!allowTypes && entry.isTypeEntry())
      return emitError() << "type as DLTI key is not allowed";
    if (!keys.insert(entry.getKey()).second)
      return emitError() << "repeated DLTI key: " << spellKey(entry);
  }
  return success();
}

LogicalResult MapAttr::verify(EmitError emitError, DataLayoutEntryListRef entries) {
  return verifyKeys(emitError, entries, /*allowTypes=*/true);
}
LogicalResult DataLayoutSpecAttr::verify(EmitError emitError, DataLayoutEntryListRef entries) {
  return verifyKeys(emitError, entries, /*allowTypes=*/true);
}
LogicalResult TargetDeviceSpecAttr::verify(EmitError emitError, DataLayoutEntryListRef entries) {
  if (entries.empty())
    return emitError() << "no DLTI entries provided";
  return verifyKeys(emitError, entries, /*allowTypes=*/false);
}
LogicalResult TargetSystemSpecAttr::verify(EmitError emitError, DataLayoutEntryListRef entries) {
  if (entries.empty())
    return emitError() << "no DLTI entries provided";
  llvm::DenseSet<DataLayoutEntryKey> devices;
  for (DataLayoutEntryInterface entry : entries) {
    if (entry.isTypeEntry())
      return emitError() << "non-string key of DLTI system spec";
    if (!llvm::isa<TargetDeviceSpecInterface>(entry.getValue()))
      return emitError() << "value associated with key " << spellKey(entry) << " is not a DLTI device spec";
    if (!devices.insert(entry.getKey()).second)
      return emitError() << "repeated device ID in dlti.target_system_spec: " << spellKey(entry);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly format
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

/// Parses `key = value`, or an attribute that is an entry. \param allowTypes  whether keys can be types.
static ParseResult parseEntry(AsmParser &parser, bool allowTypes, Entries &entries) {
  Type type;
  std::string name;
  if (allowTypes) {
    OptionalParseResult parsed = parser.parseOptionalType(type);
    if (parsed.has_value() && failed(*parsed))
      return parser.emitError(parser.getCurrentLocation(), "error while parsing type DLTI key");
  }
  if (!type && failed(parser.parseOptionalString(&name))) {
    DataLayoutEntryInterface entry;
    if (parser.parseAttribute(entry))
      return failure();
    entries.push_back(entry);
    return success();
  }
  Attribute value;
  if (parser.parseEqual() || parser.parseAttribute(value))
    return failure();
  Attribute entry = type ? DataLayoutEntryAttr::get(type, value)
                         : DataLayoutEntryAttr::get(StringAttr::get(parser.getContext(), name), value);
  entries.push_back(llvm::cast<DataLayoutEntryInterface>(entry));
  return success();
}

/// Returns the location of the attribute's mnemonic, where errors of the whole attribute are reported.
/// \pre The last token that was parsed is the mnemonic.
static llvm::SMLoc getMnemonicLoc(AsmParser &parser, llvm::StringRef mnemonic) {
  return llvm::SMLoc::getFromPointer(parser.getCurrentLocation().getPointer() - mnemonic.size());
}

/// Parses the list of entries of an attribute, and verifies the attribute.
template <typename AttrT>
static Attribute parseEntries(AsmParser &parser, bool allowTypes) {
  llvm::SMLoc begin = getMnemonicLoc(parser, AttrT::getMnemonic());
  Entries entries;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater,
                                     [&] { return parseEntry(parser, allowTypes, entries); }))
    return {};
  return AttrT::getChecked([&] { return parser.emitError(begin); }, parser.getContext(),
                           DataLayoutEntryListRef(entries));
}

static void printEntries(AsmPrinter &printer, DataLayoutEntryListRef entries) {
  printer << '<';
  llvm::interleave(
      entries,
      [&](DataLayoutEntryInterface entry) {
        printKey(printer, entry.getKey());
        printer << " = " << entry.getValue();
      },
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
// Operation attributes
//===----------------------------------------------------------------------===//

LogicalResult DLTIDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  llvm::StringRef name = attribute.getNameStr();
  Attribute value = attribute.getValue();
  bool isLayout = name == kDataLayoutAttrName, isTarget = name == kTargetSystemDescAttrName;
  if (!isLayout && !isTarget && name != kMapAttrName)
    return op->emitError() << "attribute '" << name << "' not supported by dialect";
  bool hasExpectedKind = isLayout   ? llvm::isa<DataLayoutSpecAttr>(value)
                         : isTarget ? llvm::isa<TargetSystemSpecAttr>(value)
                                    : llvm::isa<MapAttr>(value);
  if (!hasExpectedKind)
    return op->emitError() << "'" << name << "' is expected to be a #" << name << " attribute";
  // Verify the specification of a module here. For other scopes, the verifier of DataLayoutOpInterface does
  // this.
  return (isLayout || isTarget) && llvm::isa<ModuleOp>(op) ? detail::verifyDataLayoutOp(op) : success();
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#define GET_ATTRDEF_CLASSES
#include "dialects/dlti/DLTIAttrs.cpp.inc"
#include "dialects/dlti/DLTIDialect.cpp.inc"
