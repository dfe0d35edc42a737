//===- PropertyCodec.h - Attribute forms of C++ property values -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A codec converts the C++ value of a property to its stored form, an attribute, and back. There is one codec
// for each form of PropertySpec. Generated sources compose them according to the declaration, for instance
// `OptionalCodec<IntegerCodec<int64_t>>`, and define their own for custom conversions. Included by generated
// sources only.
//
//     struct Codec {
//       using Storage = ...;
//       static LogicalResult read(Storage &, Attribute, function_ref<InFlightDiagnostic()>);
//       static Attribute write(MLIRContext *, const Storage &);
//     };
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PROPERTYCODEC_H
#define STRATA_RUNTIME_IR_PROPERTYCODEC_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Properties.h"
#include <string>

namespace mlir {

//===--------------------------------------------------------------------===//
// Property conversions that authors call
//===--------------------------------------------------------------------===//

using PropertyErrorFn = llvm::function_ref<InFlightDiagnostic()>;

/// convertFromAttribute reads the value that an attribute represents; it emits an error and fails if the
/// attribute is not valid. convertToAttribute returns the attribute that represents a value.
LogicalResult convertFromAttribute(int64_t &storage, Attribute attr, PropertyErrorFn emitError);
Attribute convertToAttribute(MLIRContext *context, int64_t storage);
LogicalResult convertFromAttribute(int32_t &storage, Attribute attr, PropertyErrorFn emitError);
Attribute convertToAttribute(MLIRContext *context, int32_t storage);
LogicalResult convertFromAttribute(bool &storage, Attribute attr, PropertyErrorFn emitError);
Attribute convertToAttribute(MLIRContext *context, bool storage);
LogicalResult convertFromAttribute(std::string &storage, Attribute attr, PropertyErrorFn emitError);
Attribute convertToAttribute(MLIRContext *context, const std::string &storage);
LogicalResult convertFromAttribute(llvm::SmallVectorImpl<int64_t> &storage, Attribute attr,
                                   PropertyErrorFn emitError);
Attribute convertToAttribute(MLIRContext *context, llvm::ArrayRef<int64_t> storage);
LogicalResult convertFromAttribute(llvm::SmallVectorImpl<int32_t> &storage, Attribute attr,
                                   PropertyErrorFn emitError);
Attribute convertToAttribute(MLIRContext *context, llvm::ArrayRef<int32_t> storage);

//===--------------------------------------------------------------------===//
// Property codecs
//===--------------------------------------------------------------------===//

/// Converts between an integer and an IntegerAttr.
template <typename T>
struct IntegerCodec {
  using Storage = T;
  static LogicalResult read(T &storage, Attribute attr, PropertyErrorFn emitError) {
    auto number = llvm::dyn_cast_or_null<IntegerAttr>(attr);
    if (!number)
      return emitError() << "expected IntegerAttr for key `value`";
    llvm::APInt value = number.getValue();
    storage =
        static_cast<T>(std::is_signed_v<T> ? value.sextOrTrunc(64).getSExtValue()
                                           : static_cast<int64_t>(value.zextOrTrunc(64).getZExtValue()));
    return success();
  }
  static Attribute write(MLIRContext *context, T value) {
    return IntegerAttr::get(IntegerType::get(context, sizeof(T) * 8), static_cast<int64_t>(value));
  }
};

/// Converts between a bool and a BoolAttr.
struct BoolCodec {
  using Storage = bool;
  static LogicalResult read(bool &storage, Attribute attr, PropertyErrorFn emitError) {
    return convertFromAttribute(storage, attr, emitError);
  }
  static Attribute write(MLIRContext *context, bool value) { return BoolAttr::get(context, value); }
};

/// Converts between a flag and an attribute: UnitAttr if the flag is set, else the BoolAttr `false`.
struct UnitCodec {
  using Storage = bool;
  static LogicalResult read(bool &storage, Attribute attr, PropertyErrorFn) {
    auto flag = llvm::dyn_cast_or_null<BoolAttr>(attr);
    storage = flag ? flag.getValue() : llvm::isa_and_nonnull<UnitAttr>(attr);
    return success(flag || storage);
  }
  static Attribute write(MLIRContext *context, bool value) {
    return value ? Attribute(UnitAttr::get(context)) : Attribute(BoolAttr::get(context, false));
  }
};

/// Converts between a string and a StringAttr.
struct StringCodec {
  using Storage = std::string;
  static LogicalResult read(std::string &storage, Attribute attr, PropertyErrorFn emitError) {
    return convertFromAttribute(storage, attr, emitError);
  }
  static Attribute write(MLIRContext *context, llvm::StringRef value) {
    return StringAttr::get(context, value);
  }
};

/// Converts between an enum value and an attribute: an IntegerAttr, or an attribute of the class of the enum.
/// \tparam Spec the declaration of the property.
template <typename EnumT, const PropertySpec &Spec>
struct EnumCodec {
  using Storage = EnumT;
  static LogicalResult read(EnumT &storage, Attribute attr, PropertyErrorFn emitError) {
    if (std::optional<uint64_t> value = getEnumProperty(Spec, attr)) {
      storage = static_cast<EnumT>(*value);
      return success();
    }
    return normalizeProperty(Spec, attr, emitError);
  }
  static Attribute write(MLIRContext *context, EnumT value) {
    using Underlying = std::underlying_type_t<EnumT>;
    return makeEnumProperty(Spec, context,
                            static_cast<std::make_unsigned_t<Underlying>>(static_cast<Underlying>(value)));
  }
};

/// Converts between an array and an ArrayAttr.
/// \tparam StorageT a SmallVector of the storage type of Element.
/// \tparam Element the codec of an element.
template <typename StorageT, typename Element>
struct ArrayCodec {
  using Storage = StorageT;
  static LogicalResult read(Storage &storage, Attribute attr, PropertyErrorFn emitError) {
    auto array = llvm::dyn_cast_or_null<ArrayAttr>(attr);
    if (!array)
      return emitError() << "expected array attribute";
    storage.clear();
    for (Attribute each : array.getValue()) {
      typename Element::Storage value{};
      if (failed(Element::read(value, each, emitError)))
        return failure();
      storage.push_back(std::move(value));
    }
    return success();
  }
  static Attribute write(MLIRContext *context, const Storage &storage) {
    llvm::SmallVector<Attribute> forms;
    for (const auto &value : storage)
      forms.push_back(Element::write(context, value));
    return ArrayAttr::get(context, forms);
  }
};

/// Converts between an array of integers and a dense array attribute.
template <typename StorageT, typename T>
struct IntArrayCodec {
  using Storage = StorageT;
  static LogicalResult read(Storage &storage, Attribute attr, PropertyErrorFn emitError) {
    auto array = llvm::dyn_cast_or_null<detail::DenseArrayOf<T>>(attr);
    if (!array)
      return emitError() << "expected DenseI" << sizeof(T) * 8 << "ArrayAttr for key `value`";
    storage.assign(array.begin(), array.end());
    return success();
  }
  static Attribute write(MLIRContext *context, llvm::ArrayRef<T> storage) {
    return detail::DenseArrayOf<T>::get(context, storage);
  }
};

/// Converts between an optional value and an ArrayAttr with zero or one element.
template <typename Element>
struct OptionalCodec {
  using Storage = std::optional<typename Element::Storage>;
  static LogicalResult read(Storage &storage, Attribute attr, PropertyErrorFn emitError) {
    auto array = llvm::dyn_cast_or_null<ArrayAttr>(attr);
    if (!array)
      return emitError() << "expected optional properties to materialize as arrays";
    if (array.size() > 1)
      return emitError() << "expected optional properties to become 0- or 1-element arrays";
    storage.reset();
    return array.empty() ? LogicalResult(success()) : Element::read(storage.emplace(), array[0], emitError);
  }
  static Attribute write(MLIRContext *context, const Storage &storage) {
    if (!storage)
      return ArrayAttr::get(context, {});
    return ArrayAttr::get(context, {Element::write(context, *storage)});
  }
};

//===--------------------------------------------------------------------===//
// Property accessors and hooks
//===--------------------------------------------------------------------===//

/// Returns the value that \p attr represents, or a value-initialized one if \p attr is null.
template <typename Codec>
typename Codec::Storage readProperty(Attribute attr) {
  typename Codec::Storage storage{};
  if (attr)
    (void)Codec::read(storage, attr, [] { return InFlightDiagnostic(); });
  return storage;
}

/// Returns a reference to the value that \p attr represents, or to an empty one if \p attr is null. The
/// reference is valid as long as the context exists.
template <typename Codec>
const typename Codec::Storage &readPropertyForever(Attribute attr) {
  using Storage = typename Codec::Storage;
  static const char key = 0;
  if (const void *found = findPropertyStorage(attr, &key))
    return *static_cast<const Storage *>(found);
  auto *storage = new Storage(readProperty<Codec>(attr));
  return *static_cast<const Storage *>(
      addPropertyStorage(attr, &key, storage, [](void *old) { delete static_cast<Storage *>(old); }));
}

namespace detail {
/// Implements PropertySpec::normalize for a property with the custom codec \p Codec.
template <typename Codec>
LogicalResult normalizeByCodec(const void *, Attribute &attr, PropertyErrorFn emitError) {
  typename Codec::Storage storage{};
  if (failed(Codec::read(storage, attr, emitError)))
    return failure();
  attr = Codec::write(attr.getContext(), storage);
  return success(static_cast<bool>(attr));
}
/// Implement PropertySpec::fromAttrForm and toAttrForm for an enum whose values have an attribute class.
template <typename AttrT>
std::optional<uint64_t> enumFromAttr(const void *, Attribute attr) {
  auto typed = llvm::dyn_cast<AttrT>(attr);
  return typed ? std::optional(static_cast<uint64_t>(typed.getValue())) : std::nullopt;
}
template <typename AttrT, typename EnumT>
Attribute enumToAttr(const void *, MLIRContext *context, uint64_t value) {
  return AttrT::get(context, static_cast<EnumT>(value));
}
} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_IR_PROPERTYCODEC_H
