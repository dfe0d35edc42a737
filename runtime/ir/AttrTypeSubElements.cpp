//===- AttrTypeSubElements.cpp - Nested attributes and types --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AttrTypeSubElements.h"
#include "runtime/ir/AttributeStorage.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/Region.h"
#include "runtime/ir/Resource.h"
#include <deque>

using namespace mlir;

//===----------------------------------------------------------------------===//
// Direct sub-elements: traversal
//===----------------------------------------------------------------------===//

namespace {
/// Callbacks for sub-elements; null ones are skipped.
struct Callbacks {
  llvm::function_ref<void(Attribute)> attrs;
  llvm::function_ref<void(Type)> types;
  void operator()(Attribute attr) const {
    if (attr)
      attrs(attr);
  }
  void operator()(Type type) const {
    if (type)
      types(type);
  }
};
} // namespace

static void walkParam(const ParamSpec &spec, const ParamValue &value, const Callbacks &callbacks) {
  switch (spec.kind) {
  case ParamKind::Type:
    return callbacks(ParamTraits<Type>::from(value));
  case ParamKind::Attribute:
    return callbacks(ParamTraits<Attribute>::from(value));
  case ParamKind::TypeArray:
    llvm::for_each(ParamTraits<llvm::ArrayRef<Type>>::from(value), callbacks);
    return;
  case ParamKind::AttrArray:
    llvm::for_each(ParamTraits<llvm::ArrayRef<Attribute>>::from(value), callbacks);
    return;
  default:
    return;
  }
}

/// Returns the type of a builtin attribute as a sub-element; null for an untyped string.
static Type ownType(Attribute attr) {
  if (auto string = llvm::dyn_cast<StringAttr>(attr)) {
    Type type = string.getType();
    return llvm::isa<NoneType>(type) ? Type() : type;
  }
  auto typed = llvm::dyn_cast<TypedAttr>(attr);
  return typed ? typed.getType() : Type();
}

static void walkLocation(Attribute attr, const Callbacks &callbacks) {
  if (auto name = llvm::dyn_cast<NameLoc>(attr)) {
    callbacks(name.getName());
    callbacks(Attribute(name.getChildLoc()));
  } else if (auto call = llvm::dyn_cast<CallSiteLoc>(attr)) {
    callbacks(Attribute(call.getCallee()));
    callbacks(Attribute(call.getCaller()));
  } else if (auto fused = llvm::dyn_cast<FusedLoc>(attr)) {
    for (Location part : fused.getLocations())
      callbacks(Attribute(part));
    callbacks(fused.getMetadata());
  }
}

static void walkBuiltin(Attribute attr, const Callbacks &callbacks) {
  switch (attr.getKind()) {
  case AttrKind::Array:
    llvm::for_each(llvm::cast<ArrayAttr>(attr), callbacks);
    return;
  case AttrKind::Dictionary:
    for (const NamedAttribute &entry : llvm::cast<DictionaryAttr>(attr)) {
      callbacks(entry.name);
      callbacks(entry.value);
    }
    return;
  case AttrKind::Type:
    return callbacks(llvm::cast<TypeAttr>(attr).getValue());
  case AttrKind::SymbolRef: {
    auto symbol = llvm::cast<SymbolRefAttr>(attr);
    callbacks(Attribute(symbol.getRootReference()));
    for (FlatSymbolRefAttr part : symbol.getNestedReferences())
      callbacks(Attribute(part));
    return;
  }
  case AttrKind::DenseArray:
    return callbacks(llvm::cast<DenseArrayAttr>(attr).getElementType());
  case AttrKind::SparseElements: {
    auto sparse = llvm::cast<SparseElementsAttr>(attr);
    callbacks(ownType(attr));
    callbacks(Attribute(sparse.getIndices()));
    callbacks(Attribute(sparse.getValues()));
    return;
  }
  case AttrKind::Distinct:
    return callbacks(llvm::cast<DistinctAttr>(attr).getReferencedAttr());
  case AttrKind::Opaque:
    callbacks(Attribute(llvm::cast<OpaqueAttr>(attr).getDialectNamespace()));
    return callbacks(ownType(attr));
  default:
    return llvm::isa<LocationAttr>(attr) ? walkLocation(attr, callbacks) : callbacks(ownType(attr));
  }
}

void mlir::walkImmediateSubElements(Attribute attr, llvm::function_ref<void(Attribute)> walkAttrs,
                                    llvm::function_ref<void(Type)> walkTypes) {
  Callbacks callbacks{walkAttrs, walkTypes};
  if (attr.getKind() != AttrKind::Declared)
    return walkBuiltin(attr, callbacks);
  for (auto [index, param] : llvm::enumerate(attr.getAbstractAttribute().spec->params))
    walkParam(param, getParam(attr, index), callbacks);
}
void mlir::walkImmediateSubElements(Type type, llvm::function_ref<void(Attribute)> walkAttrs,
                                    llvm::function_ref<void(Type)> walkTypes) {
  for (auto [index, param] : llvm::enumerate(type.getSpec().params))
    walkParam(param, getParam(type, index), {walkAttrs, walkTypes});
}

//===----------------------------------------------------------------------===//
// Direct sub-elements: replacement
//===----------------------------------------------------------------------===//

namespace {
/// The replacements of the sub-elements of one attribute or type. Each call of take() or takeAttr() returns
/// the replacement of the next non-null sub-element.
class NewParts {
public:
  NewParts(llvm::ArrayRef<Attribute> attrs, llvm::ArrayRef<Type> types) : attrs(attrs), types(types) {}
  Attribute take(Attribute old) { return old ? attrs.consume_front() : old; }
  Type take(Type old) { return old ? types.consume_front() : old; }
  Attribute takeAttr() { return attrs.consume_front(); }

  ParamValue take(const ParamSpec &spec, ParamValue value) {
    switch (spec.kind) {
    case ParamKind::Type:
      return ParamTraits<Type>::make(take(ParamTraits<Type>::from(value)));
    case ParamKind::Attribute:
      return ParamTraits<Attribute>::make(take(ParamTraits<Attribute>::from(value)));
    case ParamKind::TypeArray: {
      auto &list = typeLists.emplace_back();
      for (Type type : ParamTraits<llvm::ArrayRef<Type>>::from(value))
        list.push_back(take(type));
      return ParamTraits<llvm::ArrayRef<Type>>::make(list);
    }
    case ParamKind::AttrArray: {
      auto &list = attrLists.emplace_back();
      for (Attribute attr : ParamTraits<llvm::ArrayRef<Attribute>>::from(value))
        list.push_back(take(attr));
      return ParamTraits<llvm::ArrayRef<Attribute>>::make(list);
    }
    default:
      return value;
    }
  }

private:
  llvm::ArrayRef<Attribute> attrs;
  llvm::ArrayRef<Type> types;
  std::deque<llvm::SmallVector<Type>> typeLists; ///< ArrayRefs refer to the elements, so they must not move.
  std::deque<llvm::SmallVector<Attribute>> attrLists;
};
} // namespace

/// Returns the same value with another type; null if the bits are not a value of that type.
static Attribute withType(Attribute attr, Type type) {
  if (!type || type == ownType(attr))
    return attr;
  if (auto integer = llvm::dyn_cast<IntegerAttr>(attr)) {
    if (!type.isIntOrIndex())
      return {};
    unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth : type.getIntOrFloatBitWidth();
    return integer.getValue().getBitWidth() == width ? IntegerAttr::get(type, integer.getValue())
                                                     : Attribute();
  }
  if (auto real = llvm::dyn_cast<FloatAttr>(attr)) {
    auto format = llvm::dyn_cast<FloatType>(type);
    bool isSame = format && &format.getFloatSemantics() == &real.getValue().getSemantics();
    return isSame ? FloatAttr::get(type, real.getValue()) : Attribute();
  }
  if (auto string = llvm::dyn_cast<StringAttr>(attr))
    return StringAttr::get(string.getValue(), type);
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape())
    return {};
  if (auto dense = llvm::dyn_cast<DenseElementsAttr>(attr)) {
    bool isSplat;
    bool isValid = DenseElementsAttr::isValidRawBuffer(shaped, dense.getRawData(), isSplat);
    return isValid ? DenseElementsAttr::getFromRawBuffer(shaped, dense.getRawData()) : DenseElementsAttr();
  }
  if (auto resource = llvm::dyn_cast<DenseResourceElementsAttr>(attr))
    return DenseResourceElementsAttr::get(shaped, resource.getRawHandle());
  return attr;
}

static Attribute rebuildLocation(Attribute attr, NewParts &parts) {
  if (llvm::isa<NameLoc>(attr)) {
    auto name = llvm::dyn_cast<StringAttr>(parts.takeAttr());
    auto child = llvm::dyn_cast<LocationAttr>(parts.takeAttr());
    return name && child ? Attribute(NameLoc::get(name, child)) : Attribute();
  }
  if (llvm::isa<CallSiteLoc>(attr)) {
    auto callee = llvm::dyn_cast<LocationAttr>(parts.takeAttr());
    auto caller = llvm::dyn_cast<LocationAttr>(parts.takeAttr());
    return callee && caller ? Attribute(CallSiteLoc::get(callee, caller)) : Attribute();
  }
  auto fused = llvm::dyn_cast<FusedLoc>(attr);
  if (!fused)
    return attr;
  llvm::SmallVector<Location> locations;
  for (size_t i = 0, e = fused.getLocations().size(); i != e; ++i) {
    auto location = llvm::dyn_cast<LocationAttr>(parts.takeAttr());
    if (!location)
      return {};
    locations.push_back(location);
  }
  return Attribute(FusedLoc::get(locations, parts.take(fused.getMetadata()), attr.getContext()));
}

static Attribute rebuildDictionary(DictionaryAttr dictionary, NewParts &parts) {
  llvm::SmallVector<NamedAttribute> entries;
  for (size_t i = 0, e = dictionary.size(); i != e; ++i) {
    auto name = llvm::dyn_cast<StringAttr>(parts.takeAttr());
    Attribute value = parts.takeAttr();
    if (!name)
      return {};
    entries.emplace_back(name, value);
  }
  return DictionaryAttr::get(dictionary.getContext(), entries);
}

static Attribute rebuildSymbol(SymbolRefAttr symbol, NewParts &parts) {
  auto root = llvm::dyn_cast<StringAttr>(parts.takeAttr());
  llvm::SmallVector<FlatSymbolRefAttr> nested;
  for (size_t i = 0, e = symbol.getNestedReferences().size(); i != e; ++i)
    nested.push_back(llvm::dyn_cast<FlatSymbolRefAttr>(parts.takeAttr()));
  return root && !llvm::is_contained(nested, FlatSymbolRefAttr())
             ? Attribute(SymbolRefAttr::get(root, nested))
             : Attribute();
}

static Attribute rebuildBuiltin(Attribute attr, NewParts &parts) {
  switch (attr.getKind()) {
  case AttrKind::Array: {
    llvm::SmallVector<Attribute> elements;
    for (Attribute element : llvm::cast<ArrayAttr>(attr))
      elements.push_back(parts.take(element));
    return ArrayAttr::get(attr.getContext(), elements);
  }
  case AttrKind::Dictionary:
    return rebuildDictionary(llvm::cast<DictionaryAttr>(attr), parts);
  case AttrKind::Type:
    return TypeAttr::get(parts.take(llvm::cast<TypeAttr>(attr).getValue()));
  case AttrKind::SymbolRef:
    return rebuildSymbol(llvm::cast<SymbolRefAttr>(attr), parts);
  case AttrKind::DenseArray: {
    auto array = llvm::cast<DenseArrayAttr>(attr);
    Type type = parts.take(array.getElementType());
    unsigned oldBytes = DenseElementsAttr::getElementBytes(array.getElementType());
    bool isSame = DenseElementsAttr::getElementBytes(type) == oldBytes;
    return isSame ? DenseArrayAttr::get(type, array.getSize(), array.getRawData()) : DenseArrayAttr();
  }
  case AttrKind::SparseElements: {
    auto type = llvm::dyn_cast<ShapedType>(parts.take(ownType(attr)));
    auto indices = llvm::dyn_cast<DenseElementsAttr>(parts.takeAttr());
    auto values = llvm::dyn_cast<DenseElementsAttr>(parts.takeAttr());
    return type && indices && values ? Attribute(SparseElementsAttr::get(type, indices, values))
                                     : Attribute();
  }
  case AttrKind::Distinct:
    return attr; // Distinct attributes are equal only to themselves and are not rebuilt.
  case AttrKind::Opaque: {
    auto opaque = llvm::cast<OpaqueAttr>(attr);
    auto dialect = llvm::dyn_cast<StringAttr>(parts.takeAttr());
    return dialect ? OpaqueAttr::get(dialect, opaque.getAttrData(), parts.take(opaque.getType()))
                   : OpaqueAttr();
  }
  default:
    return llvm::isa<LocationAttr>(attr) ? rebuildLocation(attr, parts)
                                         : withType(attr, parts.take(ownType(attr)));
  }
}

Attribute mlir::replaceImmediateSubElements(Attribute attr, llvm::ArrayRef<Attribute> attrs,
                                            llvm::ArrayRef<Type> types) {
  // Without sub-elements there is nothing to replace. An attribute with custom storage may not be
  // reconstructible from parameters.
  if (attrs.empty() && types.empty())
    return attr;
  NewParts parts(attrs, types);
  if (attr.getKind() != AttrKind::Declared)
    return rebuildBuiltin(attr, parts);
  const AttrDefSpec &spec = *attr.getAbstractAttribute().spec;
  llvm::SmallVector<ParamValue> params;
  for (auto [index, param] : llvm::enumerate(spec.params))
    params.push_back(parts.take(param, getParam(attr, index)));
  return getUniquedAttribute(attr.getContext(), spec, params);
}
Type mlir::replaceImmediateSubElements(Type type, llvm::ArrayRef<Attribute> attrs,
                                       llvm::ArrayRef<Type> types) {
  if (attrs.empty() && types.empty())
    return type;
  NewParts parts(attrs, types);
  llvm::SmallVector<ParamValue> params;
  for (auto [index, param] : llvm::enumerate(type.getSpec().params))
    params.push_back(parts.take(param, getParam(type, index)));
  return getUniquedType(type.getContext(), type.getSpec(), params);
}

template <typename Root, typename StorageT>
void detail::UniquedHandle<Root, StorageT>::walkImmediateSubElements(
    llvm::function_ref<void(Attribute)> walkAttrs, llvm::function_ref<void(Type)> walkTypes) const {
  mlir::walkImmediateSubElements(Root(this->impl), walkAttrs, walkTypes);
}
template <typename Root, typename StorageT>
Root detail::UniquedHandle<Root, StorageT>::replaceImmediateSubElements(llvm::ArrayRef<Attribute> attrs,
                                                                        llvm::ArrayRef<Type> types) const {
  return mlir::replaceImmediateSubElements(Root(this->impl), attrs, types);
}
template void detail::UniquedHandle<Attribute, AttributeStorage>::walkImmediateSubElements(
    llvm::function_ref<void(Attribute)>, llvm::function_ref<void(Type)>) const;
template void
    detail::UniquedHandle<Type, TypeStorage>::walkImmediateSubElements(llvm::function_ref<void(Attribute)>,
                                                                       llvm::function_ref<void(Type)>) const;
template Attribute detail::UniquedHandle<Attribute, AttributeStorage>::replaceImmediateSubElements(
    llvm::ArrayRef<Attribute>, llvm::ArrayRef<Type>) const;
template Type
    detail::UniquedHandle<Type, TypeStorage>::replaceImmediateSubElements(llvm::ArrayRef<Attribute>,
                                                                          llvm::ArrayRef<Type>) const;

//===----------------------------------------------------------------------===//
// Walks over nested attributes and types
//===----------------------------------------------------------------------===//

template <typename Fns, typename T>
static WalkResult callAll(Fns &fns, T element) {
  for (auto &fn : llvm::reverse(fns)) {
    WalkResult result = fn(element);
    if (result.wasInterrupted() || result.wasSkipped())
      return result;
  }
  return WalkResult::advance();
}
WalkResult AttrTypeWalker::visit(Attribute attr, Type type) {
  return attr ? callAll(attrFns, attr) : callAll(typeFns, type);
}

WalkResult AttrTypeWalker::walkImpl(Attribute attr, Type type, WalkOrder order) {
  struct Entry {
    Attribute attr;
    Type type;
    bool isEntered = false;
  };
  llvm::SmallVector<Entry, 8> stack = {{attr, type}};
  while (!stack.empty()) {
    Entry &top = stack.back();
    attr = top.attr;
    type = top.type;
    if (top.isEntered) {
      stack.pop_back();
      if (order == WalkOrder::PostOrder && visit(attr, type).wasInterrupted())
        return WalkResult::interrupt();
      continue;
    }
    top.isEntered = true;
    const void *key = attr ? attr.getAsOpaquePointer() : type.getAsOpaquePointer();
    WalkResult entering = WalkResult::advance();
    bool isNew = key && seen.try_emplace(key, true).second;
    if (isNew && order == WalkOrder::PreOrder)
      entering = visit(attr, type);
    if (entering.wasInterrupted())
      return entering;
    if (!isNew || entering.wasSkipped()) {
      stack.pop_back();
      continue;
    }
    // Push the sub-elements in reverse order, so that the first one is visited first.
    size_t first = stack.size();
    auto walkAttr = [&](Attribute part) { stack.push_back({part, Type()}); };
    auto walkType = [&](Type part) { stack.push_back({Attribute(), part}); };
    if (attr)
      walkImmediateSubElements(attr, walkAttr, walkType);
    else
      walkImmediateSubElements(type, walkAttr, walkType);
    std::reverse(stack.begin() + first, stack.end());
  }
  return WalkResult::advance();
}

//===----------------------------------------------------------------------===//
// Replacement of nested attributes and types
//===----------------------------------------------------------------------===//

struct AttrTypeReplacer::Element {
  Attribute attr;
  Type type;
};

bool AttrTypeReplacer::isDone(Element element) const {
  return element.attr ? attrs.contains(element.attr) : types.contains(element.type);
}
AttrTypeReplacer::ReplaceFnResult<Attribute> AttrTypeReplacer::callReplacements(Attribute attr) {
  for (auto &fn : llvm::reverse(attrFns))
    if (ReplaceFnResult<Attribute> result = fn(attr))
      return result;
  return std::nullopt;
}
AttrTypeReplacer::ReplaceFnResult<Type> AttrTypeReplacer::callReplacements(Type type) {
  for (auto &fn : llvm::reverse(typeFns))
    if (ReplaceFnResult<Type> result = fn(type))
      return result;
  return std::nullopt;
}

/// Interprets the result of a replacement function. Returns the element whose sub-elements are processed next
/// (null for none) and the preliminary replacement.
template <typename T>
static std::pair<T, T> readAnswer(T element, const AttrTypeReplacer::ReplaceFnResult<T> &answer) {
  if (!answer)
    return {element, element};
  auto [value, result] = *answer;
  if (result.wasInterrupted())
    return {T(), T()};
  return {result.wasSkipped() ? T() : value, value};
}

/// Appends the direct sub-elements in order.
static void getParts(Attribute attr, Type type, llvm::SmallVectorImpl<Attribute> &attrs,
                     llvm::SmallVectorImpl<Type> &types) {
  auto addAttr = [&](Attribute part) { attrs.push_back(part); };
  auto addType = [&](Type part) { types.push_back(part); };
  if (attr)
    walkImmediateSubElements(attr, addAttr, addType);
  else
    walkImmediateSubElements(type, addAttr, addType);
}

void AttrTypeReplacer::run(Element root) {
  struct Entry {
    Element element, target;
    bool isEntered = false;
  };
  llvm::SmallVector<Entry, 8> stack = {{root, {}}};
  while (!stack.empty()) {
    Entry entry = stack.back();
    if (!entry.isEntered) {
      if (isDone(entry.element)) {
        stack.pop_back();
        continue;
      }
      stack.back().isEntered = true;
      // An element is preliminarily mapped to its replacement before its sub-elements are processed, because
      // the replacement may contain the element.
      if (Attribute attr = entry.element.attr)
        std::tie(entry.target.attr, attrs[attr]) = readAnswer(attr, callReplacements(attr));
      else
        std::tie(entry.target.type, types[entry.element.type]) =
            readAnswer(entry.element.type, callReplacements(entry.element.type));
      if (!entry.target.attr && !entry.target.type) {
        stack.pop_back();
        continue;
      }
      stack.back().target = entry.target;
    }
    llvm::SmallVector<Attribute> partAttrs;
    llvm::SmallVector<Type> partTypes;
    getParts(entry.target.attr, entry.target.type, partAttrs, partTypes);
    if (!entry.isEntered) {
      for (Attribute part : partAttrs)
        stack.push_back({{part, Type()}, {}});
      for (Type part : partTypes)
        stack.push_back({{Attribute(), part}, {}});
      continue;
    }
    stack.pop_back();
    bool isSame = true, isFailure = false;
    auto replacePart = [&](auto &part, auto &known) {
      auto replaced = known.lookup(part);
      isSame &= replaced == part;
      isFailure |= !replaced;
      part = replaced;
    };
    for (Attribute &part : partAttrs)
      replacePart(part, attrs);
    for (Type &part : partTypes)
      replacePart(part, types);
    if (isSame)
      continue;
    if (entry.element.attr)
      attrs[entry.element.attr] =
          isFailure ? Attribute() : replaceImmediateSubElements(entry.target.attr, partAttrs, partTypes);
    else
      types[entry.element.type] =
          isFailure ? Type() : replaceImmediateSubElements(entry.target.type, partAttrs, partTypes);
  }
}

Attribute AttrTypeReplacer::replace(Attribute attr) {
  if (!attr)
    return attr;
  run({attr, Type()});
  return attrs.lookup(attr);
}
Type AttrTypeReplacer::replace(Type type) {
  if (!type)
    return type;
  run({Attribute(), type});
  return types.lookup(type);
}

void AttrTypeReplacer::replaceElementsIn(Operation *op, bool replaceAttrs, bool replaceLocs,
                                         bool replaceTypes) {
  if (replaceAttrs) {
    // Replace only in the slots of inherent attributes. The following slots contain encoded values of other
    // properties.
    for (unsigned slot = 0, e = op->getName().getFirstPropertySlot(); slot != e; ++slot)
      if (Attribute attr = op->getSlot(slot))
        if (Attribute replaced = replace(attr))
          op->setSlot(slot, replaced);
    if (DictionaryAttr old = op->getRawDiscardableAttrs())
      if (auto replaced = llvm::dyn_cast_or_null<DictionaryAttr>(replace(Attribute(old))))
        op->setDiscardableAttrs(replaced);
  }
  auto replaceLoc = [&](auto &owner) {
    if (auto loc = llvm::dyn_cast_or_null<LocationAttr>(replace(Attribute(owner.getLoc()))))
      owner.setLoc(loc);
  };
  auto replaceType = [&](Value value) {
    if (Type type = replace(value.getType()))
      value.setType(type);
  };
  if (replaceLocs)
    replaceLoc(*op);
  if (replaceTypes)
    llvm::for_each(op->getResults(), replaceType);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument &argument : block.getArguments()) {
        if (replaceLocs)
          replaceLoc(argument);
        if (replaceTypes)
          replaceType(argument);
      }
}
void AttrTypeReplacer::recursivelyReplaceElementsIn(Operation *op, bool replaceAttrs, bool replaceLocs,
                                                    bool replaceTypes) {
  op->walk([&](Operation *nested) { replaceElementsIn(nested, replaceAttrs, replaceLocs, replaceTypes); });
}
