//===- Properties.cpp - Properties that are not attributes ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Properties.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/PropertyCodec.h"
#include <map>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Functions driven by PropertySpec
//===----------------------------------------------------------------------===//

static Attribute makeInteger(MLIRContext *context, unsigned width, uint64_t value) {
  return IntegerAttr::get(IntegerType::get(context, width),
                          llvm::APInt(width, value, false, /*implicitTrunc=*/true));
}

static Attribute makeDenseIntegers(MLIRContext *context, unsigned width) {
  return DenseArrayAttr::get(IntegerType::get(context, width), 0, {});
}

static bool isDenseIntegers(Attribute attr, unsigned width) {
  auto array = llvm::dyn_cast<DenseArrayAttr>(attr);
  return array && array.getElementType().isSignlessInteger(width);
}

std::optional<uint64_t> mlir::getEnumProperty(const PropertySpec &spec, Attribute attr) {
  if (auto number = llvm::dyn_cast_or_null<IntegerAttr>(attr))
    return number.getValue().getActiveBits() <= 64 ? std::optional(number.getValue().getZExtValue())
                                                   : std::nullopt;
  return attr && spec.fromAttrForm ? spec.fromAttrForm(attr) : std::nullopt;
}

Attribute mlir::makeEnumProperty(const PropertySpec &spec, MLIRContext *context, uint64_t value) {
  return spec.toAttrForm ? spec.toAttrForm(context, value) : makeInteger(context, spec.bitWidth, value);
}

/// Replaces each element of an ArrayAttr by the attribute that represents the value of the element; see
/// normalizeProperty.
static LogicalResult normalizeElements(const PropertySpec &element, Attribute &attr,
                                       PropertyErrorFn emitError) {
  llvm::SmallVector<Attribute> forms(llvm::cast<ArrayAttr>(attr).getValue());
  for (Attribute &form : forms)
    if (failed(normalizeProperty(element, form, emitError)))
      return failure();
  attr = ArrayAttr::get(attr.getContext(), forms);
  return success();
}

LogicalResult mlir::normalizeProperty(const PropertySpec &spec, Attribute &attr, PropertyErrorFn emitError) {
  MLIRContext *context = attr.getContext();
  switch (spec.form) {
  case PropertyForm::Custom:
    return spec.normalize(attr, emitError);
  case PropertyForm::Integer: {
    auto number = llvm::dyn_cast<IntegerAttr>(attr);
    if (!number)
      return emitError() << "expected IntegerAttr for key `value`";
    if (!number.getType().isSignlessInteger(spec.bitWidth)) {
      llvm::APInt value = number.getValue();
      attr = IntegerAttr::get(IntegerType::get(context, spec.bitWidth),
                              spec.isSigned ? value.sextOrTrunc(spec.bitWidth)
                                            : value.zextOrTrunc(spec.bitWidth));
    }
    return success();
  }
  case PropertyForm::Boolean:
    return llvm::isa<BoolAttr>(attr) ? LogicalResult(success())
                                     : LogicalResult(emitError() << "expected BoolAttr for key `value`");
  case PropertyForm::String:
    return llvm::isa<StringAttr>(attr)
               ? LogicalResult(success())
               : LogicalResult(emitError() << "expected string property to come from string attribute");
  case PropertyForm::Unit:
    if (auto flag = llvm::dyn_cast<BoolAttr>(attr)) {
      if (flag.getValue())
        attr = UnitAttr::get(context);
      return success();
    }
    return llvm::isa<UnitAttr>(attr) ? LogicalResult(success())
                                     : LogicalResult(emitError() << "expected UnitAttr or BoolAttr");
  case PropertyForm::Enum:
    if (std::optional<uint64_t> value = getEnumProperty(spec, attr)) {
      attr = makeEnumProperty(spec, context, *value);
      return success();
    }
    return emitError() << "expected " << spec.attrFormName << (spec.attrFormName.empty() ? "" : " or ")
                       << "IntegerAttr storage for " << spec.enumSpec->name;
  case PropertyForm::Array:
    if (!llvm::isa<ArrayAttr>(attr))
      return emitError() << "expected array attribute";
    return normalizeElements(*spec.element, attr, emitError);
  case PropertyForm::IntArray:
    return isDenseIntegers(attr, spec.bitWidth)
               ? LogicalResult(success())
               : LogicalResult(emitError() << "expected DenseI" << unsigned(spec.bitWidth)
                                           << "ArrayAttr for key `value`");
  case PropertyForm::Optional: {
    auto array = llvm::dyn_cast<ArrayAttr>(attr);
    if (!array)
      return emitError() << "expected optional properties to materialize as arrays";
    if (array.size() > 1)
      return emitError() << "expected optional properties to become 0- or 1-element arrays";
    return normalizeElements(*spec.element, attr, emitError);
  }
  }
  llvm_unreachable("unknown form");
}

Attribute mlir::makeInitialProperty(const PropertySpec &spec, MLIRContext *context) {
  switch (spec.form) {
  case PropertyForm::Custom:
    return {};
  case PropertyForm::Integer:
    return makeInteger(context, spec.bitWidth, 0);
  case PropertyForm::Boolean:
  case PropertyForm::Unit:
    return BoolAttr::get(context, false);
  case PropertyForm::String:
    return StringAttr::get(context, "");
  case PropertyForm::Enum:
    return makeEnumProperty(spec, context, 0);
  case PropertyForm::Array:
  case PropertyForm::Optional:
    return ArrayAttr::get(context, {});
  case PropertyForm::IntArray:
    return makeDenseIntegers(context, spec.bitWidth);
  }
  llvm_unreachable("unknown form");
}

bool mlir::satisfiesProperty(const PropertySpec &spec, Attribute attr) {
  if (spec.form == PropertyForm::Enum) {
    std::optional<uint64_t> value = getEnumProperty(spec, attr);
    if (!value || !isEnumValue(*spec.enumSpec, *value))
      return false;
  }
  if (auto array = llvm::dyn_cast_or_null<ArrayAttr>(attr); array && spec.element)
    for (Attribute each : array.getValue())
      if (!satisfiesProperty(*spec.element, each))
        return false;
  return !spec.check || spec.check(attr);
}

bool detail::checkProperty(const void *spec, Attribute attr) {
  return satisfiesProperty(*static_cast<const PropertySpec *>(spec), attr);
}
Attribute detail::makeInitialPropertyHook(const void *spec, MLIRContext *context) {
  return makeInitialProperty(*static_cast<const PropertySpec *>(spec), context);
}

//===----------------------------------------------------------------------===//
// Conversions by C++ type
//===----------------------------------------------------------------------===//

/// Stores the value of \p attr in \p storage if \p attr is of class AttrT; otherwise, or if it is null,
/// reports \p message.
template <typename AttrT, typename ValueT>
static LogicalResult readValueOf(ValueT &storage, Attribute attr, PropertyErrorFn emitError,
                                 llvm::StringRef message) {
  AttrT typed = llvm::dyn_cast_or_null<AttrT>(attr);
  if (typed)
    storage = ValueT(typed.getValue());
  return typed ? success() : LogicalResult(emitError() << message);
}

LogicalResult mlir::convertFromAttribute(int64_t &storage, Attribute attr, PropertyErrorFn emitError) {
  return IntegerCodec<int64_t>::read(storage, attr, emitError);
}
Attribute mlir::convertToAttribute(MLIRContext *context, int64_t storage) {
  return IntegerCodec<int64_t>::write(context, storage);
}
LogicalResult mlir::convertFromAttribute(int32_t &storage, Attribute attr, PropertyErrorFn emitError) {
  return IntegerCodec<int32_t>::read(storage, attr, emitError);
}
Attribute mlir::convertToAttribute(MLIRContext *context, int32_t storage) {
  return IntegerCodec<int32_t>::write(context, storage);
}
LogicalResult mlir::convertFromAttribute(bool &storage, Attribute attr, PropertyErrorFn emitError) {
  return readValueOf<BoolAttr>(storage, attr, emitError, "expected BoolAttr for key `value`");
}
Attribute mlir::convertToAttribute(MLIRContext *context, bool storage) {
  return BoolAttr::get(context, storage);
}
LogicalResult mlir::convertFromAttribute(std::string &storage, Attribute attr, PropertyErrorFn emitError) {
  return readValueOf<StringAttr>(storage, attr, emitError,
                                 "expected string property to come from string attribute");
}
Attribute mlir::convertToAttribute(MLIRContext *context, const std::string &storage) {
  return StringAttr::get(context, storage);
}
LogicalResult mlir::convertFromAttribute(llvm::SmallVectorImpl<int64_t> &storage, Attribute attr,
                                         PropertyErrorFn emitError) {
  return IntArrayCodec<llvm::SmallVectorImpl<int64_t>, int64_t>::read(storage, attr, emitError);
}
Attribute mlir::convertToAttribute(MLIRContext *context, llvm::ArrayRef<int64_t> storage) {
  return DenseI64ArrayAttr::get(context, storage);
}
LogicalResult mlir::convertFromAttribute(llvm::SmallVectorImpl<int32_t> &storage, Attribute attr,
                                         PropertyErrorFn emitError) {
  return IntArrayCodec<llvm::SmallVectorImpl<int32_t>, int32_t>::read(storage, attr, emitError);
}
Attribute mlir::convertToAttribute(MLIRContext *context, llvm::ArrayRef<int32_t> storage) {
  return DenseI32ArrayAttr::get(context, storage);
}

//===----------------------------------------------------------------------===//
// Members of Properties
//===----------------------------------------------------------------------===//

llvm::ArrayRef<int32_t> SegmentSizesMember::get() const {
  auto sizes = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(form);
  return sizes ? sizes.asArrayRef() : llvm::ArrayRef<int32_t>();
}
SegmentSizesMember &SegmentSizesMember::operator=(llvm::ArrayRef<int32_t> sizes) {
  form = DenseI32ArrayAttr::get(form.getContext(), sizes);
  return *this;
}

const void *mlir::findPropertyStorage(Attribute attr, const void *codec) {
  if (!attr)
    return nullptr;
  MLIRContextImpl &impl = attr.getContext()->getImpl();
  std::lock_guard<std::mutex> lock(impl.propertyMutex);
  auto found = impl.propertyStorages.find({attr.getAsOpaquePointer(), codec});
  return found == impl.propertyStorages.end() ? nullptr : found->second.get();
}

const void *mlir::addPropertyStorage(Attribute attr, const void *codec, void *storage,
                                     void (*destroy)(void *)) {
  std::unique_ptr<void, void (*)(void *)> owned(storage, destroy);
  if (!attr) {
    // A null attribute has no context. Keep one empty value per codec for all contexts, which is never freed.
    static std::mutex mutex;
    static auto *empty = new std::map<const void *, void *>();
    std::lock_guard<std::mutex> lock(mutex);
    void *&known = (*empty)[codec];
    return known ? known : known = owned.release();
  }
  MLIRContextImpl &impl = attr.getContext()->getImpl();
  std::lock_guard<std::mutex> lock(impl.propertyMutex);
  return impl.propertyStorages.try_emplace({attr.getAsOpaquePointer(), codec}, std::move(owned))
      .first->second.get();
}
