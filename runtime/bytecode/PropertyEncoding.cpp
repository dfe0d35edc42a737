//===- PropertyEncoding.cpp - Encoding of inherent attributes -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/PropertyEncoding.h"
#include "runtime/bytecode/BytecodeOpInterface.h"
#include "runtime/bytecode/Encoding.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Properties.h"

using namespace mlir;
using namespace mlir::bytecode;

namespace {
/// The slots of a registered op in the order in which they are encoded.
struct EncodedSlots {
  EncodedSlots(OperationName name, uint64_t version);

  llvm::SmallVector<unsigned, 8> attributes;                  ///< In alphabetical order.
  llvm::SmallVector<unsigned, 2> properties;                  ///< In the order of their declaration.
  llvm::SmallVector<std::pair<unsigned, size_t>, 2> segments; ///< Slots, and the numbers of groups.
};
} // namespace

EncodedSlots::EncodedSlots(OperationName name, uint64_t version) {
  const OpInfo &info = *name.getInfo();
  auto isSegment = [&](unsigned slot) {
    return static_cast<int>(slot) == info.operandSegmentSlot ||
           static_cast<int>(slot) == info.resultSegmentSlot;
  };
  bool hasNativeSegments = version >= kNativePropertiesODSSegmentSize;
  for (unsigned slot = 0; slot != info.numSlots; ++slot) {
    if (info.spec->attributes[slot].constraint && info.spec->attributes[slot].constraint->property)
      properties.push_back(slot);
    else if (!hasNativeSegments || !isSegment(slot))
      attributes.push_back(slot);
  }
  llvm::sort(attributes, [&](unsigned a, unsigned b) {
    return info.spec->attributes[a].name < info.spec->attributes[b].name;
  });
  if (hasNativeSegments && info.operandSegmentSlot >= 0)
    segments.emplace_back(info.operandSegmentSlot, info.spec->operands.size());
  if (hasNativeSegments && info.resultSegmentSlot >= 0)
    segments.emplace_back(info.resultSegmentSlot, info.spec->results.size());
}

/// Returns true if the encoding of an attribute can represent that it is missing.
static bool isEncodedAsOptional(const AttrSpec &spec) {
  return spec.isOptional || static_cast<bool>(spec.defaultValue);
}

bool bytecode::hasProperties(Operation *op) {
  return op->isRegistered() ? op->getNumSlots() != 0 : static_cast<bool>(op->getSlot(0));
}

//===----------------------------------------------------------------------===//
// Properties that are not attributes
//===----------------------------------------------------------------------===//

/// Writes the value of a property; \p form is the attribute that stores it.
static void writeProperty(const PropertySpec &spec, Attribute form, DialectBytecodeWriter &writer) {
  switch (spec.form) {
  case PropertyForm::Custom:
    return writer.writeAttribute(form);
  case PropertyForm::Integer: {
    llvm::APInt value = llvm::cast<IntegerAttr>(form).getValue();
    return writer.writeVarInt(spec.isSigned ? value.getSExtValue() : value.getZExtValue());
  }
  case PropertyForm::Boolean:
    return writer.writeOwnedBool(llvm::cast<BoolAttr>(form).getValue());
  case PropertyForm::String:
    return writer.writeOwnedString(llvm::cast<StringAttr>(form).getValue());
  case PropertyForm::Unit:
    return writer.writeOwnedBool(llvm::isa<UnitAttr>(form));
  case PropertyForm::Enum:
    return writer.writeVarInt(getEnumProperty(spec, form).value_or(0));
  case PropertyForm::Array:
    return writer.writeList(llvm::cast<ArrayAttr>(form),
                            [&](Attribute element) { writeProperty(*spec.element, element, writer); });
  case PropertyForm::IntArray: {
    auto array = llvm::cast<DenseArrayAttr>(form);
    size_t bytes = spec.bitWidth / 8;
    writer.writeVarInt(array.getSize());
    for (size_t i = 0, e = array.getSize(); i != e; ++i) {
      uint64_t value = 0;
      std::memcpy(&value, array.getRawData().data() + i * bytes, bytes);
      writer.writeVarInt(spec.isSigned ? llvm::SignExtend64(value, spec.bitWidth) : value);
    }
    return;
  }
  case PropertyForm::Optional: {
    auto array = llvm::cast<ArrayAttr>(form);
    writer.writeOwnedBool(!array.empty());
    if (!array.empty())
      writeProperty(*spec.element, array[0], writer);
    return;
  }
  }
}

/// Reads a number that a property of \p spec can have.
static LogicalResult readNumber(const PropertySpec &spec, DialectBytecodeReader &reader, uint64_t &value) {
  if (failed(reader.readVarInt(value)))
    return failure();
  bool fits = spec.isSigned ? llvm::isIntN(spec.bitWidth, static_cast<int64_t>(value))
                            : llvm::isUIntN(spec.bitWidth, value);
  return fits ? LogicalResult(success())
              : LogicalResult(reader.emitError() << "property value out of range: " << value);
}

static LogicalResult readProperty(const PropertySpec &spec, DialectBytecodeReader &reader, Attribute &form);

static LogicalResult readIntArray(const PropertySpec &spec, DialectBytecodeReader &reader, Attribute &form) {
  llvm::SmallVector<uint64_t> values;
  if (failed(reader.readList(values, [&](uint64_t &value) { return readNumber(spec, reader, value); })))
    return failure();
  llvm::SmallVector<char> data;
  for (uint64_t value : values)
    data.append(reinterpret_cast<char *>(&value), reinterpret_cast<char *>(&value) + spec.bitWidth / 8);
  form = DenseArrayAttr::get(IntegerType::get(reader.getContext(), spec.bitWidth), values.size(), data);
  return success();
}

/// Reads the value of a property as the attribute that stores it.
static LogicalResult readProperty(const PropertySpec &spec, DialectBytecodeReader &reader, Attribute &form) {
  MLIRContext *context = reader.getContext();
  uint64_t value;
  bool flag;
  switch (spec.form) {
  case PropertyForm::Custom:
    if (failed(reader.readAttribute(form)))
      return failure();
    return normalizeProperty(spec, form, [&] { return reader.emitError(); });
  case PropertyForm::Integer:
    if (failed(readNumber(spec, reader, value)))
      return failure();
    form = IntegerAttr::get(IntegerType::get(context, spec.bitWidth), static_cast<int64_t>(value));
    return success();
  case PropertyForm::Boolean:
    if (failed(reader.readBool(flag)))
      return failure();
    form = BoolAttr::get(context, flag);
    return success();
  case PropertyForm::String: {
    llvm::StringRef text;
    if (failed(reader.readString(text)))
      return failure();
    form = StringAttr::get(context, text);
    return success();
  }
  case PropertyForm::Unit:
    if (failed(reader.readBool(flag)))
      return failure();
    form = flag ? Attribute(UnitAttr::get(context)) : Attribute(BoolAttr::get(context, false));
    return success();
  case PropertyForm::Enum:
    if (failed(reader.readVarInt(value)))
      return failure();
    form = makeEnumProperty(spec, context, value);
    return success();
  case PropertyForm::Array: {
    llvm::SmallVector<Attribute> elements;
    if (failed(reader.readList(
            elements, [&](Attribute &element) { return readProperty(*spec.element, reader, element); })))
      return failure();
    form = ArrayAttr::get(context, elements);
    return success();
  }
  case PropertyForm::IntArray:
    return readIntArray(spec, reader, form);
  case PropertyForm::Optional: {
    Attribute element;
    if (failed(reader.readBool(flag)) || (flag && failed(readProperty(*spec.element, reader, element))))
      return failure();
    form = flag ? ArrayAttr::get(context, element) : ArrayAttr::get(context, {});
    return success();
  }
  }
  return failure();
}

//===----------------------------------------------------------------------===//
// All slots of an op
//===----------------------------------------------------------------------===//

void bytecode::writeProperties(Operation *op, DialectBytecodeWriter &writer) {
  if (!op->isRegistered())
    return writer.writeAttribute(op->getSlot(0));
  OperationName name = op->getName();
  if (const auto *interface = name.getInterface<BytecodeOpInterface>())
    return interface->writeProperties(op, writer);
  const OpSpec &spec = *op->getSpec();
  EncodedSlots order(name, writer.getBytecodeVersion());
  for (unsigned slot : order.attributes) {
    if (isEncodedAsOptional(spec.attributes[slot]))
      writer.writeOptionalAttribute(op->getSlot(slot));
    else
      writer.writeAttribute(op->getSlot(slot));
  }
  for (unsigned slot : order.properties)
    writeProperty(*spec.attributes[slot].constraint->property, op->getSlot(slot), writer);
  for (auto [slot, numGroups] : order.segments) {
    // The sizes are missing in an op that is not valid.
    llvm::SmallVector<int32_t> sizes(numGroups, 0);
    if (auto stored = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(op->getSlot(slot)))
      llvm::copy(stored.asArrayRef().take_front(numGroups), sizes.begin());
    writer.writeSparseArray(llvm::ArrayRef<int32_t>(sizes));
  }
}

/// Reads the attribute of a slot.
static LogicalResult readSlot(const AttrSpec &spec, DialectBytecodeReader &reader, Attribute &slot) {
  if (failed(isEncodedAsOptional(spec) ? reader.readOptionalAttribute(slot) : reader.readAttribute(slot)))
    return failure();
  if (slot && spec.constraint && spec.constraint->isStorage && !spec.constraint->isStorage(slot))
    return reader.emitError() << "attribute '" << spec.name
                              << "' is not of the declared class, but got: " << slot;
  // As on creation of an op, a missing mandatory attribute gets its default.
  if (!slot && !spec.isOptional && spec.defaultValue)
    slot = spec.defaultValue(reader.getContext());
  return success();
}

LogicalResult bytecode::readProperties(OperationName name, DialectBytecodeReader &reader,
                                       llvm::MutableArrayRef<Attribute> slots) {
  if (const auto *interface = name.getInterface<BytecodeOpInterface>()) {
    OperationState state(UnknownLoc::get(reader.getContext()), name);
    if (failed(interface->readProperties(reader, state)))
      return failure();
    llvm::copy(llvm::ArrayRef<Attribute>(state.slots).take_front(slots.size()), slots.begin());
    return success();
  }
  const OpSpec &spec = *name.getSpec();
  EncodedSlots order(name, reader.getBytecodeVersion());
  for (unsigned slot : order.attributes)
    if (failed(readSlot(spec.attributes[slot], reader, slots[slot])))
      return failure();
  for (unsigned slot : order.properties)
    if (failed(readProperty(*spec.attributes[slot].constraint->property, reader, slots[slot])))
      return failure();
  for (auto [slot, numGroups] : order.segments) {
    llvm::SmallVector<int32_t> sizes(numGroups, 0);
    if (failed(reader.readSparseArray(llvm::MutableArrayRef<int32_t>(sizes))))
      return failure();
    slots[slot] = DenseI32ArrayAttr::get(reader.getContext(), sizes);
  }
  return success();
}
