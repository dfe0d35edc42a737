//===- BuiltinAttributes.cpp - Views of the builtin attributes ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/AttributeUniquing.h"
#include "runtime/ir/Resource.h"
#include "runtime/ir/SymbolTable.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;
using namespace mlir::detail;

//===----------------------------------------------------------------------===//
// Typed attributes
//===----------------------------------------------------------------------===//

bool TypedAttr::classof(Attribute attr) {
  switch (attr.getKind()) {
  case AttrKind::Integer:
  case AttrKind::Float:
  case AttrKind::DenseElements:
  case AttrKind::DenseResource:
  case AttrKind::Opaque:
  case AttrKind::SparseElements:
  case AttrKind::String:
    return true;
  case AttrKind::Declared: {
    const AbstractAttribute &abstract = attr.getAbstractAttribute();
    const AttrDefSpec *spec = abstract.spec;
    return abstract.getInterface(TypeID::get<TypedAttr>()) ||
           llvm::any_of(spec->params, [](const ParamSpec &param) { return param.isSelfType; });
  }
  default:
    return false;
  }
}

Type TypedAttr::getType() const {
  switch (getKind()) {
  case AttrKind::Integer:
    return static_cast<IntegerAttrStorage *>(impl)->type;
  case AttrKind::Float:
    return static_cast<FloatAttrStorage *>(impl)->type;
  case AttrKind::DenseElements:
    return static_cast<DenseElementsAttrStorage *>(impl)->type;
  case AttrKind::SparseElements:
    return static_cast<SparseElementsAttrStorage *>(impl)->type;
  case AttrKind::DenseResource:
    return static_cast<DenseResourceAttrStorage *>(impl)->type;
  case AttrKind::Opaque:
    return OpaqueAttr(impl).getType();
  case AttrKind::String:
    return StringAttr(impl).getType();
  default:
    for (const ParamSpec &param : getAbstractAttribute().spec->params)
      if (param.isSelfType)
        return impl->param<Type>(param.offset);
    return getConcept()->getType(*this);
  }
}

bool BlobAttr::classof(Attribute attr) {
  return attr.getKind() == AttrKind::DenseArray || attr.getKind() == AttrKind::DenseResource ||
         attr.getAbstractAttribute().getInterface(TypeID::get<BlobAttr>());
}
llvm::ArrayRef<char> BlobAttr::getData() const {
  if (auto array = llvm::dyn_cast<DenseArrayAttr>(*this))
    return array.getRawData();
  if (auto resource = llvm::dyn_cast<DenseResourceElementsAttr>(*this))
    return resource.getData();
  return getConcept()->getData(*this);
}

bool ElementsAttr::classof(Attribute attr) {
  return attr.getKind() == AttrKind::DenseElements || attr.getKind() == AttrKind::DenseResource ||
         attr.getKind() == AttrKind::SparseElements;
}
bool ElementsAttr::isSplat() const {
  auto dense = llvm::dyn_cast<DenseElementsAttr>(*this);
  return dense && dense.isSplat();
}

Type mlir::getElementTypeOrSelf(Attribute attr) {
  auto typed = llvm::dyn_cast<TypedAttr>(attr);
  return typed ? getElementTypeOrSelf(typed.getType()) : Type();
}

//===----------------------------------------------------------------------===//
// String and unit attributes
//===----------------------------------------------------------------------===//

static StringAttrStorage *uniqueString(MLIRContext *context, llvm::StringRef text, Type type) {
  return unique<StringAttrStorage>(
      context, AttrKind::String, Hasher().add(text).add(type),
      [&](StringAttrStorage *storage) { return storage->value == text && storage->type == type; },
      [&](StringAttrStorage *storage, StorageUniquer::Allocator &allocator) {
        char *copy = static_cast<char *>(allocator.Allocate(text.size() + 1, llvm::Align(1)));
        std::copy(text.begin(), text.end(), copy);
        copy[text.size()] = 0;
        storage->value = llvm::StringRef(copy, text.size());
        storage->type = type;
      });
}

StringAttr StringAttr::get(MLIRContext *context, llvm::StringRef text) {
  if (text.empty())
    return getCached(context->getImpl().emptyString, [&] { return uniqueString(context, text, Type()); });
  return uniqueString(context, text, Type());
}
StringAttr StringAttr::get(MLIRContext *context, const llvm::Twine &text) {
  llvm::SmallString<64> buffer;
  return get(context, text.toStringRef(buffer));
}
StringAttr StringAttr::get(const llvm::Twine &text, Type type) {
  llvm::SmallString<64> buffer;
  bool isPlain = llvm::isa<NoneType>(type);
  return uniqueString(type.getContext(), text.toStringRef(buffer), isPlain ? Type() : type);
}
llvm::StringRef StringAttr::getValue() const { return static_cast<StringAttrStorage *>(impl)->value; }
Dialect *StringAttr::getReferencedDialect() const {
  auto [prefix, rest] = getValue().split('.');
  return rest.empty() ? nullptr : getContext()->getLoadedDialect(prefix);
}
Type StringAttr::getType() const {
  Type type = static_cast<StringAttrStorage *>(impl)->type;
  return type ? type : Type(NoneType::get(getContext()));
}

UnitAttr UnitAttr::get(MLIRContext *context) {
  return getCached(context->getImpl().unit, [&] {
    return unique<AttributeStorage>(
        context, AttrKind::Unit, Hasher(), [](AttributeStorage *) { return true; },
        [](AttributeStorage *, StorageUniquer::Allocator &) {});
  });
}

//===----------------------------------------------------------------------===//
// Number attributes
//===----------------------------------------------------------------------===//

IntegerAttr IntegerAttr::get(Type type, const llvm::APInt &value) {
  auto sameValue = [&](IntegerAttrStorage *storage) {
    if (storage->type != type || storage->bitWidth != value.getBitWidth())
      return false;
    if (value.getBitWidth() <= 64)
      return storage->word == value.getZExtValue();
    return std::equal(storage->words, storage->words + value.getNumWords(), value.getRawData());
  };
  Hasher hash = Hasher().add(type);
  for (uint64_t word : llvm::ArrayRef(value.getRawData(), value.getNumWords()))
    hash.add(word);
  return unique<IntegerAttrStorage>(
      type.getContext(), AttrKind::Integer, hash, sameValue,
      [&](IntegerAttrStorage *storage, StorageUniquer::Allocator &allocator) {
        storage->type = type;
        storage->bitWidth = value.getBitWidth();
        storage->word = value.getRawData()[0];
        if (value.getBitWidth() > 64)
          storage->words =
              copyArray(allocator, llvm::ArrayRef<uint64_t>(value.getRawData(), value.getNumWords())).data();
      });
}
IntegerAttr IntegerAttr::get(Type type, int64_t value) {
  if (type.isIndex())
    return get(type, llvm::APInt(IndexType::kInternalStorageBitWidth, value, /*isSigned=*/true));
  auto integer = llvm::cast<IntegerType>(type);
  return get(type, llvm::APInt(integer.getWidth(), value, !integer.isUnsigned(), /*implicitTrunc=*/true));
}
IntegerAttr IntegerAttr::get(MLIRContext *context, const llvm::APSInt &value) {
  auto signedness = value.isSigned() ? IntegerType::Signed : IntegerType::Unsigned;
  return get(IntegerType::get(context, value.getBitWidth(), signedness), value);
}
Type IntegerAttr::getType() const { return static_cast<IntegerAttrStorage *>(impl)->type; }
llvm::APInt IntegerAttr::getValue() const {
  auto *storage = static_cast<IntegerAttrStorage *>(impl);
  if (storage->bitWidth <= 64)
    return llvm::APInt(storage->bitWidth, storage->word);
  return llvm::APInt(storage->bitWidth,
                     llvm::ArrayRef<uint64_t>(storage->words, (storage->bitWidth + 63) / 64));
}
int64_t IntegerAttr::getInt() const { return getValue().getSExtValue(); }
int64_t IntegerAttr::getSInt() const { return getValue().getSExtValue(); }
uint64_t IntegerAttr::getUInt() const { return getValue().getZExtValue(); }
llvm::APSInt IntegerAttr::getAPSInt() const {
  return llvm::APSInt(getValue(), getType().isUnsignedInteger());
}

bool BoolAttr::classof(Attribute attr) {
  return IntegerAttr::classof(attr) && IntegerAttr(attr.getImpl()).getType().isSignlessInteger(1);
}
BoolAttr BoolAttr::get(MLIRContext *context, bool value) {
  auto &impl = context->getImpl();
  return getCached(value ? impl.trueAttr : impl.falseAttr, [&] {
    return IntegerAttr::get(IntegerType::get(context, 1), llvm::APInt(1, value)).getImpl();
  });
}
bool BoolAttr::getValue() const { return static_cast<IntegerAttrStorage *>(impl)->word != 0; }

FloatAttr FloatAttr::get(Type type, const llvm::APFloat &value) {
  llvm::APInt bits = value.bitcastToAPInt();
  uint64_t words[2] = {bits.getRawData()[0], bits.getNumWords() > 1 ? bits.getRawData()[1] : 0};
  return unique<FloatAttrStorage>(
      type.getContext(), AttrKind::Float, Hasher().add(type).add(words[0]).add(words[1]),
      [&](FloatAttrStorage *storage) {
        return storage->type == type && storage->words[0] == words[0] && storage->words[1] == words[1];
      },
      [&](FloatAttrStorage *storage, StorageUniquer::Allocator &) {
        storage->type = type;
        storage->bitWidth = bits.getBitWidth();
        storage->words[0] = words[0];
        storage->words[1] = words[1];
      });
}
FloatAttr FloatAttr::get(Type type, double value) {
  llvm::APFloat rounded(value);
  bool losesInfo;
  rounded.convert(llvm::cast<FloatType>(type).getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven,
                  &losesInfo);
  return get(type, rounded);
}
Type FloatAttr::getType() const { return static_cast<FloatAttrStorage *>(impl)->type; }
llvm::APFloat FloatAttr::getValue() const {
  auto *storage = static_cast<FloatAttrStorage *>(impl);
  llvm::APInt bits(storage->bitWidth,
                   llvm::ArrayRef<uint64_t>(storage->words, (storage->bitWidth + 63) / 64));
  return llvm::APFloat(llvm::cast<FloatType>(storage->type).getFloatSemantics(), bits);
}
double FloatAttr::getValueAsDouble() const {
  llvm::APFloat value = getValue();
  bool losesInfo;
  value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.convertToDouble();
}

//===----------------------------------------------------------------------===//
// Array and dictionary attributes
//===----------------------------------------------------------------------===//

ArrayAttr ArrayAttr::get(MLIRContext *context, llvm::ArrayRef<Attribute> elements) {
  return unique<ArrayAttrStorage>(
      context, AttrKind::Array, Hasher().add(elements),
      [&](ArrayAttrStorage *storage) { return storage->elements == elements; },
      [&](ArrayAttrStorage *storage, StorageUniquer::Allocator &allocator) {
        storage->elements = copyArray(allocator, elements);
      });
}
llvm::ArrayRef<Attribute> ArrayAttr::getValue() const {
  return static_cast<ArrayAttrStorage *>(impl)->elements;
}

static Hasher hashEntries(llvm::ArrayRef<NamedAttribute> entries) {
  Hasher hash;
  for (const NamedAttribute &entry : entries)
    hash.add(entry.name).add(entry.value);
  return hash;
}

DictionaryAttr DictionaryAttr::getWithSorted(MLIRContext *context, llvm::ArrayRef<NamedAttribute> entries) {
  auto make = [&] {
    return unique<DictionaryAttrStorage>(
        context, AttrKind::Dictionary, hashEntries(entries),
        [&](DictionaryAttrStorage *storage) { return storage->entries == entries; },
        [&](DictionaryAttrStorage *storage, StorageUniquer::Allocator &allocator) {
          storage->entries = copyArray(allocator, entries);
        });
  };
  if (entries.empty())
    return getCached(context->getImpl().emptyDictionary, make);
  return make();
}
DictionaryAttr DictionaryAttr::get(MLIRContext *context, llvm::ArrayRef<NamedAttribute> entries) {
  if (llvm::is_sorted(entries))
    return getWithSorted(context, entries);
  llvm::SmallVector<NamedAttribute, 8> sorted(entries.begin(), entries.end());
  llvm::sort(sorted);
  return getWithSorted(context, sorted);
}
bool DictionaryAttr::sort(llvm::ArrayRef<NamedAttribute> entries,
                          llvm::SmallVectorImpl<NamedAttribute> &sorted) {
  sorted.assign(entries.begin(), entries.end());
  return sortInPlace(sorted);
}
bool DictionaryAttr::sortInPlace(llvm::SmallVectorImpl<NamedAttribute> &entries) {
  if (llvm::is_sorted(entries))
    return false;
  llvm::sort(entries);
  return true;
}
std::optional<NamedAttribute> DictionaryAttr::findDuplicate(llvm::SmallVectorImpl<NamedAttribute> &entries,
                                                            bool isSorted) {
  if (!isSorted)
    sortInPlace(entries);
  auto *it =
      std::adjacent_find(entries.begin(), entries.end(),
                         [](const NamedAttribute &a, const NamedAttribute &b) { return a.name == b.name; });
  return it == entries.end() ? std::nullopt : std::optional<NamedAttribute>(*it);
}
llvm::ArrayRef<NamedAttribute> DictionaryAttr::getValue() const {
  return static_cast<DictionaryAttrStorage *>(impl)->entries;
}
Attribute DictionaryAttr::get(llvm::StringRef name) const {
  llvm::ArrayRef<NamedAttribute> entries = getValue();
  auto it = llvm::lower_bound(entries, name);
  return it != entries.end() && it->getNameStr() == name ? it->value : Attribute();
}
Attribute DictionaryAttr::get(StringAttr name) const {
  // Dictionaries are usually small; then comparing pointers is faster than a binary search by text.
  if (size() > 16)
    return get(name.getValue());
  for (const NamedAttribute &entry : getValue())
    if (entry.name == name)
      return entry.value;
  return {};
}
std::optional<NamedAttribute> DictionaryAttr::getNamed(StringAttr name) const {
  return getNamed(name.getValue());
}
std::optional<NamedAttribute> DictionaryAttr::getNamed(llvm::StringRef name) const {
  for (const NamedAttribute &entry : getValue())
    if (entry.getNameStr() == name)
      return entry;
  return std::nullopt;
}

TypeAttr TypeAttr::get(Type type) {
  return unique<TypeAttrStorage>(
      type.getContext(), AttrKind::Type, Hasher().add(type),
      [&](TypeAttrStorage *storage) { return storage->value == type; },
      [&](TypeAttrStorage *storage, StorageUniquer::Allocator &) { storage->value = type; });
}
Type TypeAttr::getValue() const { return static_cast<TypeAttrStorage *>(impl)->value; }

//===----------------------------------------------------------------------===//
// Symbol reference attributes
//===----------------------------------------------------------------------===//

SymbolRefAttr SymbolRefAttr::get(StringAttr root, llvm::ArrayRef<FlatSymbolRefAttr> nested) {
  llvm::ArrayRef<Attribute> parts(reinterpret_cast<const Attribute *>(nested.data()), nested.size());
  return unique<SymbolRefAttrStorage>(
      root.getContext(), AttrKind::SymbolRef, Hasher().add(root).add(llvm::ArrayRef(parts)),
      [&](SymbolRefAttrStorage *storage) { return storage->root == root && storage->nested == parts; },
      [&](SymbolRefAttrStorage *storage, StorageUniquer::Allocator &allocator) {
        storage->root = root;
        storage->nested = copyArray(allocator, parts);
      });
}
FlatSymbolRefAttr SymbolRefAttr::get(StringAttr value) { return get(value, {}).getImpl(); }
FlatSymbolRefAttr SymbolRefAttr::get(MLIRContext *context, llvm::StringRef value) {
  return get(StringAttr::get(context, value));
}
FlatSymbolRefAttr SymbolRefAttr::get(Operation *symbol) {
  return get(llvm::cast<StringAttr>(symbol->getAttr(SymbolTable::getSymbolAttrName())));
}
StringAttr SymbolRefAttr::getRootReference() const {
  return llvm::cast<StringAttr>(static_cast<SymbolRefAttrStorage *>(impl)->root);
}
llvm::ArrayRef<FlatSymbolRefAttr> SymbolRefAttr::getNestedReferences() const {
  llvm::ArrayRef<Attribute> nested = static_cast<SymbolRefAttrStorage *>(impl)->nested;
  return {reinterpret_cast<const FlatSymbolRefAttr *>(nested.data()), nested.size()};
}
StringAttr SymbolRefAttr::getLeafReference() const {
  llvm::ArrayRef<FlatSymbolRefAttr> nested = getNestedReferences();
  return nested.empty() ? getRootReference() : nested.back().getRootReference();
}
bool FlatSymbolRefAttr::classof(Attribute attr) {
  return SymbolRefAttr::classof(attr) && SymbolRefAttr(attr.getImpl()).getNestedReferences().empty();
}
llvm::StringRef FlatSymbolRefAttr::getValue() const { return getRootReference().getValue(); }

//===----------------------------------------------------------------------===//
// Opaque attributes
//===----------------------------------------------------------------------===//

OpaqueAttr OpaqueAttr::get(StringAttr dialectNamespace, llvm::StringRef data, Type type) {
  return unique<OpaqueAttrStorage>(
      dialectNamespace.getContext(), AttrKind::Opaque, Hasher().add(dialectNamespace).add(data).add(type),
      [&](OpaqueAttrStorage *storage) {
        return storage->dialectNamespace == dialectNamespace && storage->data == data &&
               storage->type == type;
      },
      [&](OpaqueAttrStorage *storage, StorageUniquer::Allocator &allocator) {
        storage->dialectNamespace = dialectNamespace;
        llvm::ArrayRef<char> copy = copyArray(allocator, llvm::ArrayRef<char>(data.data(), data.size()));
        storage->data = llvm::StringRef(copy.data(), copy.size());
        storage->type = type;
      });
}
StringAttr OpaqueAttr::getDialectNamespace() const {
  return llvm::cast<StringAttr>(static_cast<OpaqueAttrStorage *>(impl)->dialectNamespace);
}
llvm::StringRef OpaqueAttr::getAttrData() const { return static_cast<OpaqueAttrStorage *>(impl)->data; }
Type OpaqueAttr::getType() const {
  Type type = static_cast<OpaqueAttrStorage *>(impl)->type;
  return type ? type : Type(NoneType::get(getContext()));
}

//===----------------------------------------------------------------------===//
// Dense array attributes
//===----------------------------------------------------------------------===//

DenseArrayAttr DenseArrayAttr::get(Type elementType, int64_t size, llvm::ArrayRef<char> data) {
  return unique<DenseArrayAttrStorage>(
      elementType.getContext(), AttrKind::DenseArray, Hasher().add(elementType).add(data),
      [&](DenseArrayAttrStorage *storage) {
        return storage->elementType == elementType && storage->size == size && storage->data == data;
      },
      [&](DenseArrayAttrStorage *storage, StorageUniquer::Allocator &allocator) {
        storage->elementType = elementType;
        storage->size = size;
        storage->data = copyArray(allocator, data);
      });
}
Type DenseArrayAttr::getElementType() const {
  return static_cast<DenseArrayAttrStorage *>(impl)->elementType;
}
int64_t DenseArrayAttr::getSize() const { return static_cast<DenseArrayAttrStorage *>(impl)->size; }
llvm::ArrayRef<char> DenseArrayAttr::getRawData() const {
  return static_cast<DenseArrayAttrStorage *>(impl)->data;
}

namespace {
template <typename T>
struct DenseArrayElement;
template <>
struct DenseArrayElement<bool> {
  static Type get(MLIRContext *context) { return IntegerType::get(context, 1); }
};
template <typename T>
  requires(std::is_integral_v<T> && !std::is_same_v<T, bool>)
struct DenseArrayElement<T> {
  static Type get(MLIRContext *context) { return IntegerType::get(context, sizeof(T) * 8); }
};
template <>
struct DenseArrayElement<float> {
  static Type get(MLIRContext *context) { return Float32Type::get(context); }
};
template <>
struct DenseArrayElement<double> {
  static Type get(MLIRContext *context) { return Float64Type::get(context); }
};
} // namespace

template <typename T>
bool DenseArrayOf<T>::classof(Attribute attr) {
  return DenseArrayAttr::classof(attr) &&
         DenseArrayAttr(attr.getImpl()).getElementType() == DenseArrayElement<T>::get(attr.getContext());
}
template <typename T>
DenseArrayOf<T> DenseArrayOf<T>::get(MLIRContext *context, llvm::ArrayRef<T> values) {
  llvm::ArrayRef<char> data(reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T));
  return DenseArrayAttr::get(DenseArrayElement<T>::get(context), values.size(), data).getImpl();
}
template <typename T>
Type DenseArrayOf<T>::getElementTypeIn(MLIRContext *context) {
  return DenseArrayElement<T>::get(context);
}
#define STRATA_ELEMENT_TYPE(Name, CppType) template class mlir::detail::DenseArrayOf<CppType>;
#include "runtime/ir/ElementTypes.def"
