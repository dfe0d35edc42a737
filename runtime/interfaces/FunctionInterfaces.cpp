//===- FunctionInterfaces.cpp - Function-like ops -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/NamedAttrList.h"
#include "runtime/ir/OperationState.h"
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

/// Sets the function type, and inserts or erases attributes of the arguments or of the results (\p part).
static void insertWithType(FunctionOpInterface function, Part part, llvm::ArrayRef<unsigned> indices,
                           llvm::ArrayRef<DictionaryAttr> attrs, Type type) {
  assert((attrs.empty() || attrs.size() == indices.size()) && "expected one dictionary for each index");
  llvm::SmallVector<DictionaryAttr> all =
      insertInto<DictionaryAttr>(allAttrDicts(function, part), indices, attrs);
  function.setFunctionTypeAttr(TypeAttr::get(type));
  setAllAttrDicts(function, part, all);
}
static void eraseWithType(FunctionOpInterface function, Part part, const llvm::BitVector &indices,
                          Type type) {
  llvm::SmallVector<DictionaryAttr> rest = without<DictionaryAttr>(allAttrDicts(function, part), indices);
  function.setFunctionTypeAttr(TypeAttr::get(type));
  setAllAttrDicts(function, part, rest);
}

/// Change the arguments of the entry block, if there is one.
static void insertEntryArguments(FunctionOpInterface function, llvm::ArrayRef<unsigned> indices,
                                 TypeRange types, llvm::ArrayRef<Location> locs) {
  assert(types.size() == indices.size() && locs.size() == indices.size() &&
         "expected one type and location for each index");
  if (!function.isExternal())
    for (size_t i = 0; i != indices.size(); ++i)
      function.front().insertArgument(indices[i] + i, types[i], locs[i]);
}
static void eraseEntryArguments(FunctionOpInterface function, const llvm::BitVector &indices) {
  if (!function.isExternal())
    function.front().eraseArguments(
        [&](BlockArgument argument) { return indices.test(argument.getArgNumber()); });
}

LogicalResult function_interface_impl::insertArguments(FunctionOpInterface function,
                                                       llvm::ArrayRef<unsigned> indices, TypeRange types,
                                                       llvm::ArrayRef<DictionaryAttr> attrs,
                                                       llvm::ArrayRef<Location> locs) {
  Type type = function.getTypeWithArgsAndResults(indices, types, {}, {});
  if (!type)
    return failure();
  insertWithType(function, Part::Arguments, indices, attrs, type);
  insertEntryArguments(function, indices, types, locs);
  return success();
}

LogicalResult function_interface_impl::insertResults(FunctionOpInterface function,
                                                     llvm::ArrayRef<unsigned> indices, TypeRange types,
                                                     llvm::ArrayRef<DictionaryAttr> attrs) {
  Type type = function.getTypeWithArgsAndResults({}, {}, indices, types);
  if (!type)
    return failure();
  insertWithType(function, Part::Results, indices, attrs, type);
  return success();
}

LogicalResult function_interface_impl::eraseArguments(FunctionOpInterface function,
                                                      const llvm::BitVector &indices) {
  Type type = typeWithout(function, Part::Arguments, indices);
  if (!type)
    return failure();
  eraseWithType(function, Part::Arguments, indices, type);
  eraseEntryArguments(function, indices);
  return success();
}

LogicalResult function_interface_impl::eraseResults(FunctionOpInterface function,
                                                    const llvm::BitVector &indices) {
  Type type = typeWithout(function, Part::Results, indices);
  if (!type)
    return failure();
  eraseWithType(function, Part::Results, indices, type);
  return success();
}

LogicalResult function_interface_impl::eraseOne(FunctionOpInterface function, Part part, unsigned index) {
  llvm::BitVector indices(getTypes(function, part).size());
  indices.set(index);
  return part == Part::Arguments ? eraseArguments(function, indices) : eraseResults(function, indices);
}

Region *FunctionOpInterface::getCallableRegion() const {
  return llvm::cast<CallableOpInterface>(op).getCallableRegion();
}
void FunctionOpInterface::setArgAttrsAttr(ArrayAttr attrs) const {
  llvm::cast<ArgAndResultAttrsOpInterface>(op).setArgAttrsAttr(attrs);
}
void FunctionOpInterface::setResAttrsAttr(ArrayAttr attrs) const {
  llvm::cast<ArgAndResultAttrsOpInterface>(op).setResAttrsAttr(attrs);
}
Attribute FunctionOpInterface::removeArgAttrsAttr() const {
  return llvm::cast<ArgAndResultAttrsOpInterface>(op).removeArgAttrsAttr();
}
Attribute FunctionOpInterface::removeResAttrsAttr() const {
  return llvm::cast<ArgAndResultAttrsOpInterface>(op).removeResAttrsAttr();
}

//===----------------------------------------------------------------------===//
// The methods as free functions
//===----------------------------------------------------------------------===//

DictionaryAttr function_interface_impl::getArgAttrDict(FunctionOpInterface op, unsigned index) {
  return getAttrDict(op, Part::Arguments, index);
}
DictionaryAttr function_interface_impl::getResultAttrDict(FunctionOpInterface op, unsigned index) {
  return getAttrDict(op, Part::Results, index);
}
llvm::ArrayRef<NamedAttribute> function_interface_impl::getArgAttrs(FunctionOpInterface op, unsigned index) {
  return op.getArgAttrs(index);
}
llvm::ArrayRef<NamedAttribute> function_interface_impl::getResultAttrs(FunctionOpInterface op,
                                                                       unsigned index) {
  return op.getResultAttrs(index);
}
void function_interface_impl::setAllArgAttrDicts(FunctionOpInterface op,
                                                 llvm::ArrayRef<DictionaryAttr> attrs) {
  setAllAttrDicts(op, Part::Arguments, attrs);
}
void function_interface_impl::setAllArgAttrDicts(FunctionOpInterface op, llvm::ArrayRef<Attribute> attrs) {
  setAllAttrDicts(op, Part::Arguments, attrs);
}
void function_interface_impl::setAllResultAttrDicts(FunctionOpInterface op,
                                                    llvm::ArrayRef<DictionaryAttr> attrs) {
  setAllAttrDicts(op, Part::Results, attrs);
}
void function_interface_impl::setAllResultAttrDicts(FunctionOpInterface op, llvm::ArrayRef<Attribute> attrs) {
  setAllAttrDicts(op, Part::Results, attrs);
}
void function_interface_impl::setArgAttrs(FunctionOpInterface op, unsigned index,
                                          llvm::ArrayRef<NamedAttribute> attributes) {
  op.setArgAttrs(index, attributes);
}
void function_interface_impl::setArgAttrs(FunctionOpInterface op, unsigned index, DictionaryAttr attributes) {
  op.setArgAttrs(index, attributes);
}
void function_interface_impl::setResultAttrs(FunctionOpInterface op, unsigned index,
                                             llvm::ArrayRef<NamedAttribute> attributes) {
  op.setResultAttrs(index, attributes);
}
void function_interface_impl::setResultAttrs(FunctionOpInterface op, unsigned index,
                                             DictionaryAttr attributes) {
  op.setResultAttrs(index, attributes);
}
void function_interface_impl::setArgAttr(FunctionOpInterface op, unsigned index, StringAttr name,
                                         Attribute value) {
  setAttr(op, Part::Arguments, index, name, value);
}
void function_interface_impl::setResultAttr(FunctionOpInterface op, unsigned index, StringAttr name,
                                            Attribute value) {
  setAttr(op, Part::Results, index, name, value);
}
Attribute function_interface_impl::removeArgAttr(FunctionOpInterface op, unsigned index, StringAttr name) {
  return removeAttr(op, Part::Arguments, index, name);
}
Attribute function_interface_impl::removeResultAttr(FunctionOpInterface op, unsigned index, StringAttr name) {
  return removeAttr(op, Part::Results, index, name);
}
void function_interface_impl::setFunctionType(FunctionOpInterface op, Type newType) { op.setType(newType); }

void function_interface_impl::insertFunctionArguments(FunctionOpInterface op,
                                                      llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
                                                      llvm::ArrayRef<DictionaryAttr> argAttrs,
                                                      llvm::ArrayRef<Location> argLocs,
                                                      unsigned originalNumArgs, Type newType) {
  assert(newType && originalNumArgs == op.getNumArguments() && "expected the new type of this function");
  insertWithType(op, Part::Arguments, argIndices, argAttrs, newType);
  insertEntryArguments(op, argIndices, argTypes, argLocs);
}
void function_interface_impl::insertFunctionResults(FunctionOpInterface op,
                                                    llvm::ArrayRef<unsigned> resultIndices,
                                                    TypeRange resultTypes,
                                                    llvm::ArrayRef<DictionaryAttr> resultAttrs,
                                                    unsigned originalNumResults, Type newType) {
  assert(newType && originalNumResults == op.getNumResults() && "expected the new type of this function");
  assert(resultTypes.size() == resultIndices.size() && "expected one type for each index");
  insertWithType(op, Part::Results, resultIndices, resultAttrs, newType);
}
void function_interface_impl::eraseFunctionArguments(FunctionOpInterface op,
                                                     const llvm::BitVector &argIndices, Type newType) {
  eraseWithType(op, Part::Arguments, argIndices, newType);
  eraseEntryArguments(op, argIndices);
}
void function_interface_impl::eraseFunctionResults(FunctionOpInterface op,
                                                   const llvm::BitVector &resultIndices, Type newType) {
  eraseWithType(op, Part::Results, resultIndices, newType);
}

//===----------------------------------------------------------------------===//
// Building and verifying
//===----------------------------------------------------------------------===//

void function_interface_impl::buildWithEntryBlock(OpBuilder &builder, OperationState &state,
                                                  llvm::StringRef name, Type type,
                                                  llvm::ArrayRef<NamedAttribute> attrs, TypeRange inputTypes,
                                                  llvm::StringRef typeAttrName) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute(typeAttrName, TypeAttr::get(type));
  state.addAttributes(attrs);
  OpBuilder::InsertionGuard guard(builder);
  Location loc = Location(state.location.materialize(state.getContext()));
  builder.createBlock(state.addRegion(), {}, inputTypes, llvm::SmallVector<Location>(inputTypes.size(), loc));
}

/// Verifies the array attribute with the dictionaries of all arguments or all results.
static LogicalResult verifyAttrLists(Operation *op, Part part, unsigned expected) {
  ArrayAttr lists = getAllAttrs(op, part);
  if (!lists)
    return success();
  llvm::StringRef kind = part == Part::Arguments ? "argument" : "result";
  if (lists.size() != expected)
    return op->emitOpError() << "expects " << kind
                             << " attribute array to have the same number of elements as the "
                             << "number of function " << kind << "s, got " << lists.size()
                             << ", but expected " << expected;
  for (auto [index, list] : llvm::enumerate(lists)) {
    auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(list);
    if (!dictionary)
      return op->emitOpError() << "expects " << kind
                               << " attribute dictionary to be a DictionaryAttr, but got `" << list << "`";
    for (NamedAttribute attr : dictionary) {
      if (!attr.getNameStr().contains('.'))
        return op->emitOpError() << kind << "s may only have dialect attributes";
      Dialect *dialect = attr.getNameDialect();
      if (!dialect)
        continue;
      const DialectHooks &hooks = dialect->getSpec().hooks;
      const auto &verify =
          part == Part::Arguments ? hooks.verifyRegionArgAttribute : hooks.verifyRegionResultAttribute;
      if (verify && failed(verify(op, /*region=*/0, index, attr)))
        return failure();
    }
  }
  return success();
}

LogicalResult function_interface_impl::verifyArgAndResultAttrs(Operation *op, unsigned numArgs,
                                                               unsigned numResults) {
  if (failed(verifyAttrLists(op, Part::Arguments, numArgs)))
    return failure();
  return verifyAttrLists(op, Part::Results, numResults);
}

LogicalResult function_interface_impl::verifyBody(Operation *op, llvm::ArrayRef<Type> argumentTypes) {
  Region &body = op->getRegion(0);
  if (body.empty())
    return success();
  Block &entry = body.front();
  if (entry.getNumArguments() != argumentTypes.size())
    return op->emitOpError() << "entry block must have " << argumentTypes.size()
                             << " arguments to match function signature";
  for (auto [index, expected] : llvm::enumerate(argumentTypes))
    if (Type type = entry.getArgument(index).getType(); type != expected)
      return op->emitOpError() << "type of entry block argument #" << index << '(' << type
                               << ") must match the type of the corresponding argument in function signature("
                               << expected << ')';
  return success();
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
