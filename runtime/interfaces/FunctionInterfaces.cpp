//===- FunctionInterfaces.cpp - Function-like ops -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/ir/NamedAttrList.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::function_interface_impl;

template char TypeID::anchor<FunctionOpInterface>;

//===----------------------------------------------------------------------===//
// Argument and result attributes
//===----------------------------------------------------------------------===//

llvm::ArrayRef<Type> function_interface_impl::getTypes(Operation *op, Part part) {
  auto callable = llvm::cast<CallableOpInterface>(op);
  return part == Part::Arguments ? callable.getArgumentTypes() : callable.getResultTypes();
}

ArrayAttr function_interface_impl::getAllAttrs(Operation *op, Part part) {
  auto lists = llvm::cast<ArgAndResultAttrsOpInterface>(op);
  return part == Part::Arguments ? lists.getArgAttrsAttr() : lists.getResAttrsAttr();
}

DictionaryAttr function_interface_impl::getAttrDict(Operation *op, Part part, unsigned index) {
  ArrayAttr all = getAllAttrs(op, part);
  // The array may be too short or contain other attributes: the op may not have been verified.
  return all && index < all.size() ? llvm::dyn_cast<DictionaryAttr>(all[index]) : DictionaryAttr();
}

void function_interface_impl::getAllAttrDicts(Operation *op, Part part,
                                              llvm::SmallVectorImpl<DictionaryAttr> &result) {
  for (unsigned i = 0, e = getTypes(op, part).size(); i != e; ++i) {
    DictionaryAttr dict = getAttrDict(op, part, i);
    result.push_back(dict ? dict : DictionaryAttr::get(op->getContext(), {}));
  }
}

static llvm::SmallVector<DictionaryAttr> allAttrDicts(Operation *op, Part part) {
  llvm::SmallVector<DictionaryAttr> result;
  getAllAttrDicts(op, part, result);
  return result;
}

void function_interface_impl::setAllAttrDicts(Operation *op, Part part, llvm::ArrayRef<Attribute> attrs) {
  llvm::SmallVector<Attribute> elements;
  bool isAnySet = false;
  for (Attribute attr : attrs) {
    auto dict = llvm::cast_or_null<DictionaryAttr>(attr);
    isAnySet |= dict && !dict.empty();
    elements.push_back(dict ? dict : DictionaryAttr::get(op->getContext(), {}));
  }
  auto lists = llvm::cast<ArgAndResultAttrsOpInterface>(op);
  if (isAnySet) {
    ArrayAttr all = ArrayAttr::get(op->getContext(), elements);
    part == Part::Arguments ? lists.setArgAttrsAttr(all) : lists.setResAttrsAttr(all);
  } else if (getAllAttrs(op, part)) {
    part == Part::Arguments ? lists.removeArgAttrsAttr() : lists.removeResAttrsAttr();
  }
}

void function_interface_impl::setAllAttrDicts(Operation *op, Part part,
                                              llvm::ArrayRef<DictionaryAttr> attrs) {
  setAllAttrDicts(op, part, llvm::SmallVector<Attribute>(attrs.begin(), attrs.end()));
}

void function_interface_impl::setAttrDict(Operation *op, Part part, unsigned index, DictionaryAttr attrs) {
  assert(index < getTypes(op, part).size() && "no such argument or result");
  // Do not create an array of empty dictionaries for a function without attributes.
  if ((!attrs || attrs.empty()) && !getAllAttrs(op, part))
    return;
  llvm::SmallVector<DictionaryAttr> all = allAttrDicts(op, part);
  all[index] = attrs;
  setAllAttrDicts(op, part, all);
}

void function_interface_impl::setAttr(Operation *op, Part part, unsigned index, StringAttr name,
                                      Attribute value) {
  NamedAttrList attrs(getAttrDict(op, part, index));
  attrs.set(name, value);
  setAttrDict(op, part, index, attrs.getDictionary(op->getContext()));
}

Attribute function_interface_impl::removeAttr(Operation *op, Part part, unsigned index, StringAttr name) {
  NamedAttrList attrs(getAttrDict(op, part, index));
  Attribute removed = attrs.erase(name);
  if (removed)
    setAttrDict(op, part, index, attrs.getDictionary(op->getContext()));
  return removed;
}

//===----------------------------------------------------------------------===//
// Insertion and erasure of arguments and results
//===----------------------------------------------------------------------===//

Type function_interface_impl::cloneTypeWith(Operation *op, TypeRange inputs, TypeRange results) {
  auto type = llvm::dyn_cast_or_null<FunctionType>(llvm::cast<FunctionOpInterface>(op).getFunctionType());
  if (!type)
    return Type();
  llvm::SmallVector<Type> from(inputs.begin(), inputs.end()), to(results.begin(), results.end());
  return FunctionType::get(op->getContext(), from, to);
}

/// Returns the old elements with `added[i]` inserted before the old element number `indices[i]`.
template <typename T, typename OldT, typename AddedT>
static llvm::SmallVector<T> insertInto(const OldT &old, llvm::ArrayRef<unsigned> indices,
                                       const AddedT &added) {
  assert(llvm::is_sorted(indices) && "the indices must ascend");
  assert((indices.empty() || indices.back() <= old.size()) && "no such argument or result");
  llvm::SmallVector<T> result;
  size_t next = 0;
  for (size_t i = 0; i <= old.size(); ++i) {
    for (; next != indices.size() && indices[next] == i; ++next)
      result.push_back(next < added.size() ? T(added[next]) : T());
    if (i != old.size())
      result.push_back(old[i]);
  }
  return result;
}

/// Returns the elements of a list whose bits in `indices` are not set.
template <typename T>
static llvm::SmallVector<T> without(llvm::ArrayRef<T> old, const llvm::BitVector &indices) {
  assert(indices.size() == old.size() && "expected one bit for each element");
  llvm::SmallVector<T> result;
  for (auto [index, element] : llvm::enumerate(old))
    if (!indices.test(index))
      result.push_back(element);
  return result;
}

Type function_interface_impl::typeWith(FunctionOpInterface function, llvm::ArrayRef<unsigned> argIndices,
                                       TypeRange argTypes, llvm::ArrayRef<unsigned> resultIndices,
                                       TypeRange resultTypes) {
  llvm::SmallVector<Type> arguments = insertInto<Type>(function.getArgumentTypes(), argIndices, argTypes),
                          results = insertInto<Type>(function.getResultTypes(), resultIndices, resultTypes);
  return function.cloneTypeWith(arguments, results);
}

Type function_interface_impl::typeWithout(FunctionOpInterface function, const llvm::BitVector &argIndices,
                                          const llvm::BitVector &resultIndices) {
  llvm::SmallVector<Type> arguments = without(function.getArgumentTypes(), argIndices),
                          results = without(function.getResultTypes(), resultIndices);
  return function.cloneTypeWith(arguments, results);
}

Type function_interface_impl::typeWithout(FunctionOpInterface function, Part part,
                                          const llvm::BitVector &indices) {
  if (part == Part::Arguments)
    return typeWithout(function, indices, llvm::BitVector(function.getNumResults()));
  return typeWithout(function, llvm::BitVector(function.getNumArguments()), indices);
}

/// Sets the function type, and the attributes of the arguments or of the results (\p part). Returns false,
/// without changes, if the type is null.
static bool change(FunctionOpInterface function, Part part, Type type, llvm::ArrayRef<DictionaryAttr> attrs) {
  if (!type)
    return false;
  function.setFunctionTypeAttr(TypeAttr::get(type));
  setAllAttrDicts(function, part, attrs);
  return true;
}

static bool insert(FunctionOpInterface function, Part part, llvm::ArrayRef<unsigned> indices, TypeRange types,
                   llvm::ArrayRef<DictionaryAttr> attrs) {
  assert(types.size() == indices.size() && (attrs.empty() || attrs.size() == indices.size()) &&
         "expected one type and attribute dictionary for each index");
  Type type = part == Part::Arguments ? function.getTypeWithArgsAndResults(indices, types, {}, {})
                                      : function.getTypeWithArgsAndResults({}, {}, indices, types);
  return change(function, part, type,
                insertInto<DictionaryAttr>(allAttrDicts(function, part), indices, attrs));
}

static bool erase(FunctionOpInterface function, Part part, const llvm::BitVector &indices) {
  return change(function, part, typeWithout(function, part, indices),
                without<DictionaryAttr>(allAttrDicts(function, part), indices));
}

LogicalResult function_interface_impl::insertArguments(FunctionOpInterface function,
                                                       llvm::ArrayRef<unsigned> indices, TypeRange types,
                                                       llvm::ArrayRef<DictionaryAttr> attrs,
                                                       llvm::ArrayRef<Location> locs) {
  assert(locs.size() == indices.size() && "expected one location for each index");
  if (!insert(function, Part::Arguments, indices, types, attrs))
    return failure();
  if (!function.isExternal())
    for (size_t i = 0; i != indices.size(); ++i)
      function.front().insertArgument(indices[i] + i, types[i], locs[i]);
  return success();
}

LogicalResult function_interface_impl::insertResults(FunctionOpInterface function,
                                                     llvm::ArrayRef<unsigned> indices, TypeRange types,
                                                     llvm::ArrayRef<DictionaryAttr> attrs) {
  return success(insert(function, Part::Results, indices, types, attrs));
}

LogicalResult function_interface_impl::eraseArguments(FunctionOpInterface function,
                                                      const llvm::BitVector &indices) {
  if (!erase(function, Part::Arguments, indices))
    return failure();
  if (!function.isExternal())
    function.front().eraseArguments(
        [&](BlockArgument argument) { return indices.test(argument.getArgNumber()); });
  return success();
}

LogicalResult function_interface_impl::eraseResults(FunctionOpInterface function,
                                                    const llvm::BitVector &indices) {
  return success(erase(function, Part::Results, indices));
}

LogicalResult function_interface_impl::eraseOne(FunctionOpInterface function, Part part, unsigned index) {
  llvm::BitVector indices(getTypes(function, part).size());
  indices.set(index);
  return part == Part::Arguments ? eraseArguments(function, indices) : eraseResults(function, indices);
}

StringAttr FunctionOpInterface::getNameAttr() const { return op->getAttrOfType<StringAttr>("sym_name"); }

//===----------------------------------------------------------------------===//
// Blocks of function bodies
//===----------------------------------------------------------------------===//

Block *function_interface_impl::addEntryBlock(FunctionOpInterface function) {
  assert(function.empty() && "the function already has a body");
  Block *entry = Block::create(function->getContext());
  function.push_back(entry);
  llvm::ArrayRef<Type> types = function.getArgumentTypes();
  entry->addArguments(types, llvm::SmallVector<Location>(types.size(), function->getLoc()));
  return entry;
}

void function_interface_impl::eraseBody(Operation *op) {
  Region &body = op->getRegion(0);
  body.dropAllReferences();
  body.getBlocks().clear();
}
