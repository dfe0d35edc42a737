//===- FunctionInterfaces.h - Function-like ops ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of symbols with a function type and a body. A view class; see OpView.h. FunctionMethods adds
// methods that are the same for all functions, to the interface and to the op classes: the blocks of the
// body, the attributes of each argument and result, and insertion and erasure of arguments and results
// together with their types, attributes and entry block arguments.
//
//     for (unsigned i = 0; i != function.getNumArguments(); ++i)
//       function.setArgAttr(i, "my.index", builder.getIndexAttr(i));
//     function.eraseArgument(0); // its uses must be gone; the caller updates the calls
//
// An index out of range is a programming error. An array of attributes in which all dictionaries are empty is
// removed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_FUNCTIONINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_FUNCTIONINTERFACES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Location.h"
#include "runtime/ir/OpView.h"

namespace llvm {
class BitVector;
} // namespace llvm

namespace mlir {

class FunctionOpInterface;
class OpBuilder;
struct OperationState;

namespace function_interface_impl {
/// Selects the arguments or the results of a function.
enum class Part { Arguments, Results };

/// Returns the attributes of one argument or result; null if there are none.
DictionaryAttr getAttrDict(Operation *op, Part part, unsigned index);
/// Sets the attributes of one argument or result.
void setAttrDict(Operation *op, Part part, unsigned index, DictionaryAttr attrs);
/// Sets the attributes of all arguments or results; a null dictionary stands for an empty one.
void setAllAttrDicts(Operation *op, Part part, llvm::ArrayRef<DictionaryAttr> attrs);
void setAllAttrDicts(Operation *op, Part part, llvm::ArrayRef<Attribute> attrs);
/// Appends the attributes of all arguments or results to \p result.
void getAllAttrDicts(Operation *op, Part part, llvm::SmallVectorImpl<DictionaryAttr> &result);
/// Returns the array attribute with the attribute dictionaries of all arguments or all results; may be null.
ArrayAttr getAllAttrs(Operation *op, Part part);
/// Sets one attribute of an argument or result.
void setAttr(Operation *op, Part part, unsigned index, StringAttr name, Attribute value);
/// Removes one attribute of an argument or result and returns it, or null.
Attribute removeAttr(Operation *op, Part part, unsigned index, StringAttr name);

llvm::ArrayRef<Type> getTypes(Operation *op, Part part);
/// Returns a function type with other inputs and results; null if the op's type is not a FunctionType.
Type cloneTypeWith(Operation *op, TypeRange inputs, TypeRange results);
/// Return the function's type with the given arguments and results inserted, or with the marked ones erased;
/// null if there is no such type.
Type typeWith(FunctionOpInterface function, llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
              llvm::ArrayRef<unsigned> resultIndices, TypeRange resultTypes);
Type typeWithout(FunctionOpInterface function, const llvm::BitVector &argIndices,
                 const llvm::BitVector &resultIndices);
Type typeWithout(FunctionOpInterface function, Part part, const llvm::BitVector &indices);
/// Insert or erase arguments or results: change the type, the attributes and the entry block arguments. Fail,
/// without changes, if there is no function type with these arguments and results.
LogicalResult insertArguments(FunctionOpInterface function, llvm::ArrayRef<unsigned> indices, TypeRange types,
                              llvm::ArrayRef<DictionaryAttr> attrs, llvm::ArrayRef<Location> locs);
LogicalResult insertResults(FunctionOpInterface function, llvm::ArrayRef<unsigned> indices, TypeRange types,
                            llvm::ArrayRef<DictionaryAttr> attrs);
LogicalResult eraseArguments(FunctionOpInterface function, const llvm::BitVector &indices);
LogicalResult eraseResults(FunctionOpInterface function, const llvm::BitVector &indices);
LogicalResult eraseOne(FunctionOpInterface function, Part part, unsigned index);
Block *addEntryBlock(FunctionOpInterface function);
void eraseBody(Operation *op);

/// Verifies that the argument and result attributes are absent or have one dictionary per argument or result,
/// and calls the verifiers of the dialects that own them.
LogicalResult verifyArgAndResultAttrs(Operation *op, unsigned numArgs, unsigned numResults);
/// Verifies that the arguments of the entry block, if there is one, have the argument types.
LogicalResult verifyBody(Operation *op, llvm::ArrayRef<Type> argumentTypes);
/// Verifies a function-like op: its type, the attributes of its arguments and results, and its body.
template <typename ConcreteOp>
LogicalResult verifyTrait(ConcreteOp op) {
  if (failed(op.verifyType()) ||
      failed(verifyArgAndResultAttrs(op.getOperation(), op.getArgumentTypes().size(),
                                     op.getResultTypes().size())))
    return failure();
  if (op->getNumRegions() != 1)
    return op->emitOpError("expects one region");
  return op.verifyBody();
}

/// Fills the parts of a function: symbol name, function type, attributes, and a body with an entry block.
void buildWithEntryBlock(OpBuilder &builder, OperationState &state, llvm::StringRef name, Type type,
                         llvm::ArrayRef<NamedAttribute> attrs, TypeRange inputTypes,
                         llvm::StringRef typeAttrName);

// The functions that implement the methods of FunctionOpInterface, for ops of any class.
DictionaryAttr getArgAttrDict(FunctionOpInterface op, unsigned index);
DictionaryAttr getResultAttrDict(FunctionOpInterface op, unsigned index);
llvm::ArrayRef<NamedAttribute> getArgAttrs(FunctionOpInterface op, unsigned index);
llvm::ArrayRef<NamedAttribute> getResultAttrs(FunctionOpInterface op, unsigned index);
void setAllArgAttrDicts(FunctionOpInterface op, llvm::ArrayRef<DictionaryAttr> attrs);
void setAllArgAttrDicts(FunctionOpInterface op, llvm::ArrayRef<Attribute> attrs);
void setAllResultAttrDicts(FunctionOpInterface op, llvm::ArrayRef<DictionaryAttr> attrs);
void setAllResultAttrDicts(FunctionOpInterface op, llvm::ArrayRef<Attribute> attrs);
void setArgAttrs(FunctionOpInterface op, unsigned index, llvm::ArrayRef<NamedAttribute> attributes);
void setArgAttrs(FunctionOpInterface op, unsigned index, DictionaryAttr attributes);
void setResultAttrs(FunctionOpInterface op, unsigned index, llvm::ArrayRef<NamedAttribute> attributes);
void setResultAttrs(FunctionOpInterface op, unsigned index, DictionaryAttr attributes);
void setArgAttr(FunctionOpInterface op, unsigned index, StringAttr name, Attribute value);
void setResultAttr(FunctionOpInterface op, unsigned index, StringAttr name, Attribute value);
Attribute removeArgAttr(FunctionOpInterface op, unsigned index, StringAttr name);
Attribute removeResultAttr(FunctionOpInterface op, unsigned index, StringAttr name);
void setFunctionType(FunctionOpInterface op, Type newType);
// Insert or erase arguments or results of a function, and set its type to \p newType. For the meaning of the
// indices, see FunctionMethods::insertArguments. \pre \p newType is not null.
void insertFunctionArguments(FunctionOpInterface op, llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
                             llvm::ArrayRef<DictionaryAttr> argAttrs, llvm::ArrayRef<Location> argLocs,
                             unsigned originalNumArgs, Type newType);
void insertFunctionResults(FunctionOpInterface op, llvm::ArrayRef<unsigned> resultIndices,
                           TypeRange resultTypes, llvm::ArrayRef<DictionaryAttr> resultAttrs,
                           unsigned originalNumResults, Type newType);
void eraseFunctionArguments(FunctionOpInterface op, const llvm::BitVector &argIndices, Type newType);
void eraseFunctionResults(FunctionOpInterface op, const llvm::BitVector &resultIndices, Type newType);
} // namespace function_interface_impl

/// The methods that are common to all function-like ops: access to the type, the body and the attributes. A
/// base class of FunctionOpInterface and of the op classes that implement it.
template <typename Concrete>
class FunctionMethods {
  using Part = function_interface_impl::Part;

public:
  // The body. A function without blocks is a declaration.
  using BlockListType = Region::BlockListType;
  using iterator = Region::iterator;
  using reverse_iterator = Region::reverse_iterator;
  using BlockArgListType = Block::BlockArgListType;
  using args_iterator = Region::args_iterator;
  Region &getFunctionBody() const { return self()->getRegion(0); }
  bool isExternal() const { return empty(); }
  BlockListType &getBlocks() const { return getFunctionBody().getBlocks(); }
  iterator begin() const { return getFunctionBody().begin(); }
  iterator end() const { return getFunctionBody().end(); }
  reverse_iterator rbegin() const { return getFunctionBody().rbegin(); }
  reverse_iterator rend() const { return getFunctionBody().rend(); }
  bool empty() const { return getFunctionBody().empty(); }
  Block &front() const { return getFunctionBody().front(); }
  Block &back() const { return getFunctionBody().back(); }
  void push_back(Block *block) const { getFunctionBody().push_back(block); }
  void push_front(Block *block) const { getFunctionBody().getBlocks().push_front(block); }
  /// Adds an entry block with one argument for each argument of the type. \pre The body is empty.
  Block *addEntryBlock() const { return function_interface_impl::addEntryBlock(view()); }
  /// Appends a block without arguments.
  Block *addBlock() const {
    push_back(Block::create(self()->getContext()));
    return &back();
  }
  /// Erases all blocks, so that the function becomes a declaration.
  void eraseBody() const { function_interface_impl::eraseBody(self()); }

  // The type. getArgumentTypes and getResultTypes are members of the op class (see CallableOpInterface).
  unsigned getNumArguments() const { return concrete().getArgumentTypes().size(); }
  unsigned getNumResults() const { return concrete().getResultTypes().size(); }
  /// Sets the type; changes neither attributes nor blocks.
  void setType(Type type) const;
  /// Return arguments of the entry block.
  /// \pre The function has a body.
  BlockArgument getArgument(unsigned index) const { return getFunctionBody().getArgument(index); }
  BlockArgListType getArguments() const { return getFunctionBody().getArguments(); }
  args_iterator args_begin() const { return getFunctionBody().args_begin(); }
  args_iterator args_end() const { return getFunctionBody().args_end(); }

  // Insertion and erasure of arguments and results. They fail, without changes, if there is no type with
  // these arguments and results. When several arguments are inserted, `indices[i]` is the index of the old
  // argument before which the i-th new one is inserted; the indices are in ascending order. The same holds
  // for results. Lists of attributes may be empty.
  LogicalResult insertArgument(unsigned index, Type type, DictionaryAttr attrs, Location loc) const {
    return insertArguments(index, type, attrs, loc);
  }
  LogicalResult insertArguments(llvm::ArrayRef<unsigned> indices, TypeRange argumentTypes,
                                llvm::ArrayRef<DictionaryAttr> attrs, llvm::ArrayRef<Location> locs) const {
    return function_interface_impl::insertArguments(view(), indices, argumentTypes, attrs, locs);
  }
  LogicalResult insertResult(unsigned index, Type type, DictionaryAttr attrs) const {
    return insertResults(index, type, attrs);
  }
  LogicalResult insertResults(llvm::ArrayRef<unsigned> indices, TypeRange resultTypes,
                              llvm::ArrayRef<DictionaryAttr> attrs) const {
    return function_interface_impl::insertResults(view(), indices, resultTypes, attrs);
  }
  /// Erase arguments together with their types, attributes and entry block arguments.
  /// \pre The entry block arguments have no uses.
  LogicalResult eraseArgument(unsigned index) const {
    return function_interface_impl::eraseOne(view(), Part::Arguments, index);
  }
  LogicalResult eraseArguments(const llvm::BitVector &indices) const {
    return function_interface_impl::eraseArguments(view(), indices);
  }
  /// Erase results together with their types and attributes. The caller must update the terminators of the
  /// body.
  LogicalResult eraseResult(unsigned index) const {
    return function_interface_impl::eraseOne(view(), Part::Results, index);
  }
  LogicalResult eraseResults(const llvm::BitVector &indices) const {
    return function_interface_impl::eraseResults(view(), indices);
  }

  // Return the function type with the given arguments and results inserted, or with the marked ones erased;
  // null if there is no such type.
  Type getTypeWithArgsAndResults(llvm::ArrayRef<unsigned> argIndices, TypeRange argTypes,
                                 llvm::ArrayRef<unsigned> resultIndices, TypeRange resultTypes) const {
    return function_interface_impl::typeWith(view(), argIndices, argTypes, resultIndices, resultTypes);
  }
  Type getTypeWithoutArgsAndResults(const llvm::BitVector &argIndices,
                                    const llvm::BitVector &resultIndices) const {
    return function_interface_impl::typeWithout(view(), argIndices, resultIndices);
  }
  Type getTypeWithoutArgs(const llvm::BitVector &indices) const {
    return function_interface_impl::typeWithout(view(), Part::Arguments, indices);
  }
  Type getTypeWithoutResults(const llvm::BitVector &indices) const {
    return function_interface_impl::typeWithout(view(), Part::Results, indices);
  }

  // The attributes of arguments. Reading one that does not exist returns null.
  DictionaryAttr getArgAttrDict(unsigned index) const { return dict(Part::Arguments, index); }
  llvm::ArrayRef<NamedAttribute> getArgAttrs(unsigned index) const { return list(getArgAttrDict(index)); }
  ArrayAttr getAllArgAttrs() const { return function_interface_impl::getAllAttrs(self(), Part::Arguments); }
  void getAllArgAttrs(llvm::SmallVectorImpl<DictionaryAttr> &result) const { all(Part::Arguments, result); }
  Attribute getArgAttr(unsigned index, StringAttr name) const { return get(getArgAttrDict(index), name); }
  Attribute getArgAttr(unsigned index, llvm::StringRef name) const {
    return get(getArgAttrDict(index), name);
  }
  template <typename AttrT, typename NameT>
  AttrT getArgAttrOfType(unsigned index, NameT &&name) const {
    return llvm::dyn_cast_or_null<AttrT>(getArgAttr(index, name));
  }
  void setArgAttrs(unsigned index, DictionaryAttr attrs) const { setDict(Part::Arguments, index, attrs); }
  void setArgAttrs(unsigned index, llvm::ArrayRef<NamedAttribute> attrs) const {
    setArgAttrs(index, DictionaryAttr::get(self()->getContext(), attrs));
  }
  void setAllArgAttrs(llvm::ArrayRef<DictionaryAttr> attrs) const { setAll(Part::Arguments, attrs); }
  void setAllArgAttrs(llvm::ArrayRef<Attribute> attrs) const { setAll(Part::Arguments, attrs); }
  void setAllArgAttrs(ArrayAttr attrs) const { setAll(Part::Arguments, attrs.getValue()); }
  void setArgAttr(unsigned index, StringAttr name, Attribute value) const {
    function_interface_impl::setAttr(self(), Part::Arguments, index, name, value);
  }
  void setArgAttr(unsigned index, llvm::StringRef name, Attribute value) const {
    setArgAttr(index, StringAttr::get(self()->getContext(), name), value);
  }
  Attribute removeArgAttr(unsigned index, StringAttr name) const {
    return function_interface_impl::removeAttr(self(), Part::Arguments, index, name);
  }
  Attribute removeArgAttr(unsigned index, llvm::StringRef name) const {
    return removeArgAttr(index, StringAttr::get(self()->getContext(), name));
  }

  // The attributes of results. Reading one that does not exist returns null.
  DictionaryAttr getResultAttrDict(unsigned index) const { return dict(Part::Results, index); }
  llvm::ArrayRef<NamedAttribute> getResultAttrs(unsigned index) const {
    return list(getResultAttrDict(index));
  }
  ArrayAttr getAllResultAttrs() const { return function_interface_impl::getAllAttrs(self(), Part::Results); }
  void getAllResultAttrs(llvm::SmallVectorImpl<DictionaryAttr> &result) const { all(Part::Results, result); }
  Attribute getResultAttr(unsigned index, StringAttr name) const {
    return get(getResultAttrDict(index), name);
  }
  Attribute getResultAttr(unsigned index, llvm::StringRef name) const {
    return get(getResultAttrDict(index), name);
  }
  template <typename AttrT, typename NameT>
  AttrT getResultAttrOfType(unsigned index, NameT &&name) const {
    return llvm::dyn_cast_or_null<AttrT>(getResultAttr(index, name));
  }
  void setResultAttrs(unsigned index, DictionaryAttr attrs) const { setDict(Part::Results, index, attrs); }
  void setResultAttrs(unsigned index, llvm::ArrayRef<NamedAttribute> attrs) const {
    setResultAttrs(index, DictionaryAttr::get(self()->getContext(), attrs));
  }
  void setAllResultAttrs(llvm::ArrayRef<DictionaryAttr> attrs) const { setAll(Part::Results, attrs); }
  void setAllResultAttrs(llvm::ArrayRef<Attribute> attrs) const { setAll(Part::Results, attrs); }
  void setAllResultAttrs(ArrayAttr attrs) const { setAll(Part::Results, attrs.getValue()); }
  void setResultAttr(unsigned index, StringAttr name, Attribute value) const {
    function_interface_impl::setAttr(self(), Part::Results, index, name, value);
  }
  void setResultAttr(unsigned index, llvm::StringRef name, Attribute value) const {
    setResultAttr(index, StringAttr::get(self()->getContext(), name), value);
  }
  Attribute removeResultAttr(unsigned index, StringAttr name) const {
    return function_interface_impl::removeAttr(self(), Part::Results, index, name);
  }
  Attribute removeResultAttr(unsigned index, llvm::StringRef name) const {
    return removeResultAttr(index, StringAttr::get(self()->getContext(), name));
  }

private:
  Concrete concrete() const { return *static_cast<const Concrete *>(this); }
  Operation *self() const { return concrete().getOperation(); }
  FunctionOpInterface view() const;
  DictionaryAttr dict(Part part, unsigned index) const {
    return function_interface_impl::getAttrDict(self(), part, index);
  }
  void setDict(Part part, unsigned index, DictionaryAttr attrs) const {
    function_interface_impl::setAttrDict(self(), part, index, attrs);
  }
  template <typename AttrT>
  void setAll(Part part, llvm::ArrayRef<AttrT> attrs) const {
    function_interface_impl::setAllAttrDicts(self(), part, attrs);
  }
  void all(Part part, llvm::SmallVectorImpl<DictionaryAttr> &result) const {
    function_interface_impl::getAllAttrDicts(self(), part, result);
  }
  static llvm::ArrayRef<NamedAttribute> list(DictionaryAttr attrs) {
    return attrs ? attrs.getValue() : llvm::ArrayRef<NamedAttribute>();
  }
  template <typename NameT>
  static Attribute get(DictionaryAttr attrs, NameT name) {
    return attrs ? attrs.get(name) : Attribute();
  }
};

extern template char TypeID::anchor<FunctionOpInterface>;

/// Typed view of a function-like op (see OpView.h).
class FunctionOpInterface : public OpInterface<FunctionOpInterface>,
                            public SymbolView<FunctionOpInterface>,
                            public FunctionMethods<FunctionOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    Type (*getFunctionType)(Operation *op);
    void (*setFunctionTypeAttr)(Operation *op, TypeAttr type);
    Type (*cloneTypeWith)(Operation *op, TypeRange inputs, TypeRange results);
    LogicalResult (*verifyType)(Operation *op);
    LogicalResult (*verifyBody)(Operation *op);
  };
  template <typename OpT, typename = void>
  struct Model {
    static Type getFunctionType(Operation *op) { return OpT(op).getFunctionType(); }
    static void setFunctionTypeAttr(Operation *op, TypeAttr type) { OpT(op).setFunctionTypeAttr(type); }
    static Type cloneTypeWith(Operation *op, TypeRange inputs, TypeRange results) {
      return OpT(op).cloneTypeWith(inputs, results);
    }
    static LogicalResult verifyType(Operation *op) { return OpT(op).verifyType(); }
    static LogicalResult verifyBody(Operation *op) { return OpT(op).verifyBody(); }
    static constexpr Concept value = {&getFunctionType, &setFunctionTypeAttr, &cloneTypeWith, &verifyType,
                                      &verifyBody};
  };
  /// Base class of function-like op classes. The op class may define its own verifyType, verifyBody and
  /// cloneTypeWith.
  template <typename OpT>
  struct Trait : FunctionMethods<OpT> {
    LogicalResult verifyType() const { return success(); }
    LogicalResult verifyBody() const {
      return function_interface_impl::verifyBody(functionOp(), functionOp().getArgumentTypes());
    }
    Type cloneTypeWith(TypeRange inputs, TypeRange results) const {
      return function_interface_impl::cloneTypeWith(functionOp(), inputs, results);
    }
    static LogicalResult verifyTrait(Operation *op) { return function_interface_impl::verifyTrait(OpT(op)); }
    /// Fills the parts of a function: symbol name, function type, attributes, and a body whose entry block
    /// has arguments of these types.
    static void buildWithEntryBlock(OpBuilder &builder, OperationState &state, llvm::StringRef name,
                                    Type type, llvm::ArrayRef<NamedAttribute> attrs, TypeRange inputTypes) {
      function_interface_impl::buildWithEntryBlock(builder, state, name, type, attrs, inputTypes,
                                                   typeAttrName<OpT>(state));
    }

  private:
    OpT functionOp() const { return *static_cast<const OpT *>(this); }
    /// Returns the name of the attribute that holds the function type.
    template <typename ConcreteOp, typename StateT>
    static llvm::StringRef typeAttrName(StateT &state) {
      if constexpr (requires { ConcreteOp::getFunctionTypeAttrName(state.name); })
        return ConcreteOp::getFunctionTypeAttrName(state.name);
      else
        return "function_type";
    }
  };

  Type getFunctionType() const { return getConcept()->getFunctionType(op); }
  void setFunctionTypeAttr(TypeAttr type) const { getConcept()->setFunctionTypeAttr(op, type); }
  /// Returns a function type of the same kind with other inputs and results; null if there is none.
  Type cloneTypeWith(TypeRange inputs, TypeRange results) const {
    return getConcept()->cloneTypeWith(op, inputs, results);
  }
  llvm::ArrayRef<Type> getArgumentTypes() const {
    return function_interface_impl::getTypes(op, function_interface_impl::Part::Arguments);
  }
  llvm::ArrayRef<Type> getResultTypes() const {
    return function_interface_impl::getTypes(op, function_interface_impl::Part::Results);
  }
  LogicalResult verifyType() const { return getConcept()->verifyType(op); }
  LogicalResult verifyBody() const { return getConcept()->verifyBody(op); }
  bool isDeclaration() const { return empty(); }
  llvm::StringRef getName() const { return getNameAttr().getValue(); }
  StringAttr getNameAttr() const;

  // Methods of CallableOpInterface and ArgAndResultAttrsOpInterface.
  Region *getCallableRegion() const;
  ArrayAttr getArgAttrsAttr() const { return getAllArgAttrs(); }
  ArrayAttr getResAttrsAttr() const { return getAllResultAttrs(); }
  void setArgAttrsAttr(ArrayAttr attrs) const;
  void setResAttrsAttr(ArrayAttr attrs) const;
  Attribute removeArgAttrsAttr() const;
  Attribute removeResAttrsAttr() const;
};

template <typename Concrete>
FunctionOpInterface FunctionMethods<Concrete>::view() const {
  return llvm::cast<FunctionOpInterface>(self());
}

template <typename Concrete>
void FunctionMethods<Concrete>::setType(Type type) const {
  view().setFunctionTypeAttr(TypeAttr::get(type));
}

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_FUNCTIONINTERFACES_H
