//===- PropertiesParser.cpp - Inherent attributes in generic form ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses the inherent attributes of an operation in generic form, from `<{...}>` or from the attribute
// dictionary. As in mlir-opt, an attribute of the wrong kind is an error in the former and is dropped in the
// latter.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/OperationParser.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Properties.h"

using namespace mlir;

namespace {

/// Describes the inherent attribute that holds the segment sizes of an op's operands or results.
struct Segments {
  int slot;
  size_t count;
  llvm::StringLiteral oldName;

  static std::array<Segments, 2> of(OperationName name) {
    const OpSpec &spec = *name.getSpec();
    return {{{name.getInfo()->operandSegmentSlot, spec.operands.size(), "operand_segment_sizes"},
             {name.getInfo()->resultSegmentSlot, spec.results.size(), "result_segment_sizes"}}};
  }
  bool fits(Attribute attr) const {
    auto sizes = llvm::dyn_cast<DenseI32ArrayAttr>(attr);
    return sizes && size_t(sizes.getSize()) == count;
  }
};

} // namespace

/// Returns the slot of an attribute by its current name or by the name in older files; -1 if there is none.
static int findSlot(OperationName name, llvm::StringRef attrName) {
  int slot = name.getPropertySlot(attrName);
  if (slot < 0 && attrName.ends_with("_segment_sizes"))
    for (const Segments &segments : Segments::of(name))
      if (attrName == segments.oldName)
        return segments.slot;
  return slot;
}

/// Returns the slot of an attribute by its current or older name; -1 if there is none, or if it holds a
/// property that is not an attribute.
static int findAttrSlot(OperationName name, llvm::StringRef attrName) {
  int slot = findSlot(name, attrName);
  return slot < int(name.getFirstPropertySlot()) ? slot : -1;
}

static const Segments *findSegments(llvm::ArrayRef<Segments> all, int slot) {
  for (const Segments &segments : all)
    if (segments.slot == slot)
      return &segments;
  return nullptr;
}

static bool isStorable(const AttrSpec &spec, Attribute attr) {
  return !spec.constraint->isStorage || spec.constraint->isStorage(attr);
}

/// Returns a description of the first error in the attributes of `<{...}>`, given by slot; empty if they are
/// valid.
static std::string findMisfit(OperationName name, llvm::ArrayRef<Attribute> given) {
  std::string complaint;
  llvm::raw_string_ostream os(complaint);
  const OpSpec &spec = *name.getSpec();
  auto allSegments = Segments::of(name);
  for (auto [slot, attr] : llvm::enumerate(given)) {
    if (!attr || slot >= name.getFirstPropertySlot())
      continue;
    if (const Segments *segments = findSegments(allSegments, slot)) {
      auto sizes = llvm::dyn_cast<DenseI32ArrayAttr>(attr);
      if (sizes && size_t(sizes.getSize()) == segments->count)
        continue;
      if (sizes)
        os << "size mismatch in attribute conversion: " << sizes.getSize() << " vs " << segments->count;
      else
        os << "expected DenseI32ArrayAttr for key `value`";
      break;
    }
    if (isStorable(spec.attributes[slot], attr))
      continue;
    os << "Invalid attribute `" << spec.attributes[slot].name << "` in property conversion: " << attr;
    break;
  }
  return complaint;
}

/// Parses `<{...}>` after the `<`. Registered ops store each entry in its slot; unregistered ops store the
/// attribute as it is.
ParseResult OperationParser::parseGenericProperties(OperationState &result, PropertiesMisfit &misfit) {
  Attribute properties;
  NamedAttrList entries;
  bool isList = result.name.isRegistered() && state.token().is(TokenKind::LBrace);
  if (isList) {
    // An attribute dictionary, the usual form, is parsed into a list without creating a DictionaryAttr.
    if (failed(state.parseAttrDictEntries(entries)))
      return failure();
  } else if (!(properties = state.parseAttribute())) {
    return failure();
  }
  if (failed(state.expect(TokenKind::Greater, "expected '>' to close properties")))
    return failure();
  if (!result.name.isRegistered()) {
    result.setSlot(0, properties);
    return success();
  }
  std::string why;
  if (result.name.getNumSlots() == 0) {
    why = "this operation does not support properties";
  } else if (auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(properties)) {
    entries.append(dictionary.getValue());
  } else if (!isList) {
    why = "expected DictionaryAttr to set properties";
  }
  if (why.empty()) {
    // Entries without a slot are ignored.
    for (const NamedAttribute &entry : entries)
      if (int slot = findSlot(result.name, entry.getNameStr()); slot >= 0)
        result.setSlot(slot, entry.value);
    why = findMisfit(result.name, result.slots);
  }
  auto given = [&] { return isList ? Attribute(entries.getDictionary(state.context)) : properties; };
  if (!why.empty()) {
    llvm::raw_string_ostream os(misfit.complaint);
    os << "invalid properties " << given() << " for op " << result.name.getStringRef() << ": " << why;
  } else if (result.name.hasOtherProperties()) {
    misfit.given = given();
  }
  return success();
}

/// Converts each parsed property in \p result to the attribute that the op stores; reports an invalid one.
ParseResult OperationParser::normalizeProperties(OperationState &result, Attribute given, llvm::SMLoc loc) {
  const OpSpec &spec = *result.name.getSpec();
  auto emitError = [&] {
    InFlightDiagnostic diag = state.error(loc);
    diag << "invalid properties " << given << " for op " << result.name.getStringRef() << ": ";
    return diag;
  };
  for (unsigned slot = result.name.getFirstPropertySlot(); slot < result.slots.size(); ++slot)
    if (result.slots[slot] &&
        failed(normalizeProperty(*spec.attributes[slot].constraint->property, result.slots[slot], emitError)))
      return failure();
  return success();
}

/// Moves the inherent attributes of the attribute dictionary to their slots, and verifies them if the op has
/// no `<{...}>`. Sets missing segment sizes to zeros.
ParseResult OperationParser::completeGenericAttributes(OperationState &result, bool hasProperties,
                                                       llvm::SMLoc loc) {
  const OpSpec &spec = *result.name.getSpec();
  auto allSegments = Segments::of(result.name);
  if (!hasProperties) {
    for (const NamedAttribute &attr : result.attributes) {
      int slot = result.name.getSlot(attr.getNameStr());
      if (slot < 0 || findSegments(allSegments, slot))
        continue;
      const AttrConstraintSpec &constraint = *spec.attributes[slot].constraint;
      if (constraint.check && !constraint.check(attr.value))
        return state.error(loc, "'" + spec.name + "' op attribute '" + attr.getNameStr() +
                                    "' failed to satisfy constraint: " + constraint.summary);
    }
  }
  placeInherentAttributes(result, /*winsOverSlots=*/!hasProperties);
  for (const Segments &segments : allSegments) {
    if (segments.slot < 0 || (result.slots.size() > size_t(segments.slot) && result.slots[segments.slot]))
      continue;
    llvm::SmallVector<int32_t, 4> none(segments.count, 0);
    result.setSlot(segments.slot, DenseI32ArrayAttr::get(result.getContext(), none));
  }
  return success();
}

/// Moves inherent attributes from the dictionary to their slots. An attribute of the wrong kind empties its
/// slot; segment sizes of the wrong kind are ignored.
/// \param winsOverSlots true if the dictionary overrides slots that are already set. That is so for slots set
///   by an assembly format, but not for slots set by `<{...}>`.
void OperationParser::placeInherentAttributes(OperationState &result, bool winsOverSlots) {
  if (!result.name.isRegistered() || result.name.getNumSlots() == 0)
    return;
  const OpSpec &spec = *result.name.getSpec();
  auto allSegments = Segments::of(result.name);
  NamedAttrList rest;
  for (const NamedAttribute &attr : result.attributes) {
    int slot = findAttrSlot(result.name, attr.getNameStr());
    if (slot < 0) {
      rest.push_back(attr);
      continue;
    }
    if (!winsOverSlots && result.slots.size() > size_t(slot) && result.slots[slot])
      continue;
    const Segments *segments = findSegments(allSegments, slot);
    bool fits = segments ? segments->fits(attr.value) : isStorable(spec.attributes[slot], attr.value);
    if (fits || !segments)
      result.setSlot(slot, fits ? attr.value : Attribute());
  }
  result.attributes = std::move(rest);
}
