//===- Builders.h - Creation of types, attributes and operations -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builder provides short forms for creating common types and attributes. OpBuilder adds an insertion point,
// creates operations there and notifies a listener. Both are cheap values that refer to a context; one thread
// at a time per object.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILDERS_H
#define STRATA_RUNTIME_IR_BUILDERS_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"
#include "runtime/ir/OperationState.h"

namespace mlir {

class AffineExpr;
class AffineMap;
class DenseFPElementsAttr;
class DenseIntElementsAttr;
class IRMapping;

/// Short forms for creating types, attributes and affine maps of a context.
class Builder {
public:
  explicit Builder(MLIRContext *context) : context(context) {}
  explicit Builder(Operation *op) : context(op->getContext()) {}
  MLIRContext *getContext() const { return context; }

  // Locations.
  Location getUnknownLoc();
  Location getFusedLoc(llvm::ArrayRef<Location> locs, Attribute metadata = {});

  // Types.
  IndexType getIndexType();
  IntegerType getI1Type();
  IntegerType getI2Type() { return getIntegerType(2); }
  IntegerType getI4Type() { return getIntegerType(4); }
  IntegerType getI8Type();
  IntegerType getI16Type();
  IntegerType getI32Type();
  IntegerType getI64Type();
  IntegerType getIntegerType(unsigned width);
  IntegerType getIntegerType(unsigned width, bool isSigned);
  Float8E8M0FNUType getF8E8M0Type() { return Float8E8M0FNUType::get(context); }
  FloatType getBF16Type();
  FloatType getF16Type();
  FloatType getF32Type();
  FloatType getF64Type();
  FloatType getTF32Type() { return FloatType::getTF32(context); }
  FloatType getF80Type() { return FloatType::getF80(context); }
  FloatType getF128Type() { return FloatType::getF128(context); }
  FunctionType getFunctionType(TypeRange inputs, TypeRange results);
  NoneType getNoneType();
  TupleType getTupleType(TypeRange elements);
  template <typename Ty, typename... Args>
  Ty getType(Args &&...args) {
    return Ty::get(context, std::forward<Args>(args)...);
  }

  // Attributes.
  UnitAttr getUnitAttr();
  BoolAttr getBoolAttr(bool value);
  IntegerAttr getIntegerAttr(Type type, int64_t value);
  IntegerAttr getIntegerAttr(Type type, const llvm::APInt &value);
  IntegerAttr getI1IntegerAttr(bool value) { return getIntegerAttr(getI1Type(), value); }
  IntegerAttr getI8IntegerAttr(int8_t value);
  IntegerAttr getI16IntegerAttr(int16_t value);
  IntegerAttr getI32IntegerAttr(int32_t value);
  IntegerAttr getI64IntegerAttr(int64_t value);
  IntegerAttr getSI32IntegerAttr(int32_t value);
  IntegerAttr getUI32IntegerAttr(uint32_t value);
  IntegerAttr getIndexAttr(int64_t value);
  FloatAttr getFloatAttr(Type type, double value);
  FloatAttr getFloatAttr(Type type, const llvm::APFloat &value);
  FloatAttr getF16FloatAttr(float value);
  FloatAttr getF32FloatAttr(float value);
  FloatAttr getF64FloatAttr(double value);
  StringAttr getStringAttr(const llvm::Twine &text);
  ArrayAttr getArrayAttr(llvm::ArrayRef<Attribute> elements);
  ArrayAttr getBoolArrayAttr(llvm::ArrayRef<bool> values);
  ArrayAttr getF32ArrayAttr(llvm::ArrayRef<float> values);
  ArrayAttr getF64ArrayAttr(llvm::ArrayRef<double> values);
  ArrayAttr getI32ArrayAttr(llvm::ArrayRef<int32_t> values);
  ArrayAttr getI64ArrayAttr(llvm::ArrayRef<int64_t> values);
  ArrayAttr getIndexArrayAttr(llvm::ArrayRef<int64_t> values);
  ArrayAttr getStrArrayAttr(llvm::ArrayRef<llvm::StringRef> values);
  ArrayAttr getTypeArrayAttr(TypeRange values);
  ArrayAttr getAffineMapArrayAttr(llvm::ArrayRef<AffineMap> values);

  // Affine expressions and maps; see AffineMap.h.
  AffineExpr getAffineDimExpr(unsigned position);
  AffineExpr getAffineSymbolExpr(unsigned position);
  AffineExpr getAffineConstantExpr(int64_t constant);
  AffineMap getEmptyAffineMap();                 ///< `() -> ()`
  AffineMap getConstantAffineMap(int64_t value); ///< `() -> (value)`
  AffineMap getDimIdentityMap();                 ///< `(d0) -> (d0)`
  AffineMap getMultiDimIdentityMap(unsigned rank);
  AffineMap getSymbolIdentityMap();                            ///< `()[s0] -> (s0)`
  AffineMap getSingleDimShiftAffineMap(int64_t shift);         ///< `(d0) -> (d0 + shift)`
  AffineMap getShiftedAffineMap(AffineMap map, int64_t shift); ///< Adds `shift` to every result.
  DictionaryAttr getDictionaryAttr(llvm::ArrayRef<NamedAttribute> attrs);
  NamedAttribute getNamedAttr(llvm::StringRef name, Attribute value);
  NamedAttribute getNamedAttr(StringAttr name, Attribute value) { return NamedAttribute(name, value); }
  DenseBoolArrayAttr getDenseBoolArrayAttr(llvm::ArrayRef<bool> values);
  DenseI8ArrayAttr getDenseI8ArrayAttr(llvm::ArrayRef<int8_t> values);
  DenseI16ArrayAttr getDenseI16ArrayAttr(llvm::ArrayRef<int16_t> values);
  DenseF32ArrayAttr getDenseF32ArrayAttr(llvm::ArrayRef<float> values);
  DenseF64ArrayAttr getDenseF64ArrayAttr(llvm::ArrayRef<double> values);
  DenseI32ArrayAttr getDenseI32ArrayAttr(llvm::ArrayRef<int32_t> values);
  DenseI64ArrayAttr getDenseI64ArrayAttr(llvm::ArrayRef<int64_t> values);
  // Elements of a one-dimensional vector or tensor.
  DenseIntElementsAttr getBoolVectorAttr(llvm::ArrayRef<bool> values);
  DenseIntElementsAttr getI32VectorAttr(llvm::ArrayRef<int32_t> values);
  DenseIntElementsAttr getI64VectorAttr(llvm::ArrayRef<int64_t> values);
  DenseIntElementsAttr getIndexVectorAttr(llvm::ArrayRef<int64_t> values);
  DenseFPElementsAttr getF32VectorAttr(llvm::ArrayRef<float> values);
  DenseFPElementsAttr getF64VectorAttr(llvm::ArrayRef<double> values);
  DenseIntElementsAttr getI32TensorAttr(llvm::ArrayRef<int32_t> values);
  DenseIntElementsAttr getI64TensorAttr(llvm::ArrayRef<int64_t> values);
  DenseIntElementsAttr getIndexTensorAttr(llvm::ArrayRef<int64_t> values);
  FlatSymbolRefAttr getSymbolRefAttr(llvm::StringRef value);
  /// Returns the constant 0 (1) of an integer, index, float, vector or static tensor type; null for other
  /// types.
  TypedAttr getZeroAttr(Type type);
  TypedAttr getOneAttr(Type type);
  template <typename AttrT, typename... Args>
  AttrT getAttr(Args &&...args) {
    return AttrT::get(context, std::forward<Args>(args)...);
  }

protected:
  MLIRContext *context;
};

/// Creates operations at an insertion point.
class OpBuilder : public Builder {
public:
  /// A position in a block: operations are inserted before it. If unset, operations are created detached.
  class InsertPoint {
  public:
    InsertPoint() = default;
    InsertPoint(Block *block, Block::iterator point) : block(block), point(point) {}
    bool isSet() const { return block != nullptr; }
    Block *getBlock() const { return block; }
    Block::iterator getPoint() const { return point; }

  private:
    Block *block = nullptr;
    Block::iterator point;
  };

  /// Base of listeners. The kind tells which notifications a listener receives.
  class ListenerBase {
  public:
    enum class Kind { OpBuilderListener, RewriterBaseListener };
    virtual ~ListenerBase();
    Kind getKind() const { return kind; }

  protected:
    explicit ListenerBase(Kind kind) : kind(kind) {}

  private:
    const Kind kind;
  };

  /// Receives notifications of insertions. The default implementations do nothing.
  struct Listener : public ListenerBase {
    Listener(Kind kind = Kind::OpBuilderListener) : ListenerBase(kind) {}
    /// Called after an operation was inserted.
    /// \param previous the position it was moved from; unset for a new operation.
    virtual void notifyOperationInserted(Operation *op, InsertPoint previous) {}
    /// Called after a block was inserted.
    /// \param previous the region it was moved from; null for a new block.
    virtual void notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) {}
  };

  explicit OpBuilder(MLIRContext *context, Listener *listener = nullptr)
      : Builder(context), listener(listener) {}
  /// Sets the insertion point before \p op.
  explicit OpBuilder(Operation *op, Listener *listener = nullptr)
      : Builder(op->getContext()), listener(listener) {
    setInsertionPoint(op);
  }
  OpBuilder(Block *block, Block::iterator point, Listener *listener = nullptr)
      : Builder(block->getContext()), listener(listener) {
    setInsertionPoint(block, point);
  }
  /// Sets the insertion point to the start of the first block; unset if the region is empty.
  explicit OpBuilder(Region *region, Listener *listener = nullptr) : OpBuilder(*region, listener) {}
  explicit OpBuilder(Region &region, Listener *listener = nullptr)
      : Builder(region.getContext()), listener(listener) {
    if (!region.empty())
      setInsertionPointToStart(&region.front());
  }
  static OpBuilder atBlockBegin(Block *block, Listener *listener = nullptr) {
    return OpBuilder(block, block->begin(), listener);
  }
  static OpBuilder atBlockEnd(Block *block, Listener *listener = nullptr) {
    return OpBuilder(block, block->end(), listener);
  }
  static OpBuilder atBlockTerminator(Block *block, Listener *listener = nullptr);

  void setListener(Listener *newListener) { listener = newListener; }
  Listener *getListener() const { return listener; }

  // Insertion point.
  /// Restores the insertion point at the end of a scope.
  class InsertionGuard {
  public:
    explicit InsertionGuard(OpBuilder &builder) : builder(&builder), saved(builder.saveInsertionPoint()) {}
    ~InsertionGuard() { builder->restoreInsertionPoint(saved); }
    InsertionGuard(const InsertionGuard &) = delete;
    InsertionGuard &operator=(const InsertionGuard &) = delete;

  private:
    OpBuilder *builder;
    InsertPoint saved;
  };
  /// saveInsertionPoint returns the insertion point; restoreInsertionPoint sets it again.
  InsertPoint saveInsertionPoint() const { return InsertPoint(block, insertionPoint); }
  void restoreInsertionPoint(InsertPoint where) {
    block = where.getBlock();
    insertionPoint = where.getPoint();
  }
  /// Unsets the insertion point.
  void clearInsertionPoint() { block = nullptr; }
  void setInsertionPoint(Block *newBlock, Block::iterator newInsertionPoint) {
    block = newBlock;
    insertionPoint = newInsertionPoint;
  }
  void setInsertionPoint(Operation *op) { setInsertionPoint(op->getBlock(), Block::iterator(op)); }
  /// Set the insertion point after an operation, or after the definition of a value (for a block argument, at
  /// the start of its block).
  void setInsertionPointAfter(Operation *op) { setInsertionPoint(op->getBlock(), ++Block::iterator(op)); }
  void setInsertionPointAfterValue(Value value);
  void setInsertionPointToStart(Block *newBlock) { setInsertionPoint(newBlock, newBlock->begin()); }
  void setInsertionPointToEnd(Block *newBlock) { setInsertionPoint(newBlock, newBlock->end()); }
  Block *getInsertionBlock() const { return block; }
  Block *getBlock() const { return block; }
  Block::iterator getInsertionPoint() const { return insertionPoint; }

  // Creation.
  /// Creates a block at the end of \p parent or before \p insertBefore, and sets the insertion point to its
  /// end. \pre \p locs has one entry per type.
  Block *createBlock(Region *parent, Region::iterator insertBefore = {}, TypeRange argTypes = {},
                     llvm::ArrayRef<Location> locs = {});
  Block *createBlock(Block *insertBefore, TypeRange argTypes = {}, llvm::ArrayRef<Location> locs = {});
  /// Inserts a detached operation at the insertion point, if set, and notifies the listener.
  Operation *insert(Operation *op);
  /// Creates and inserts an operation.
  Operation *create(const OperationState &state);
  Operation *create(Location loc, StringAttr name, ValueRange operands, TypeRange types = {},
                    llvm::ArrayRef<NamedAttribute> attributes = {}, BlockRange successors = {},
                    llvm::MutableArrayRef<std::unique_ptr<Region>> regions = {});
  template <typename OpT, typename... Args>
  OpT create(Location loc, Args &&...args) {
    OperationState state(loc, OperationName(OpT::getOperationName(), getContext()));
    OpT::build(*this, state, std::forward<Args>(args)...);
    return llvm::cast<OpT>(create(state));
  }
  /// Creates an operation and tries to fold it. If it folds, the operation is destroyed and \p results is set
  /// to the replacement values; else \p results is set to the operation's results. The listener is notified
  /// only of an operation that remains and of constants created by folding.
  void createOrFold(llvm::SmallVectorImpl<Value> &results, const OperationState &state);
  template <typename OpT, typename... Args>
  void createOrFold(llvm::SmallVectorImpl<Value> &results, Location loc, Args &&...args) {
    OperationState state(loc, OperationName(OpT::getOperationName(), getContext()));
    OpT::build(*this, state, std::forward<Args>(args)...);
    createOrFold(results, state);
  }
  template <typename OpT, typename... Args>
  Value createOrFold(Location loc, Args &&...args) {
    llvm::SmallVector<Value, 1> results;
    createOrFold<OpT>(results, loc, std::forward<Args>(args)...);
    return results.front();
  }
  /// Folds \p op to values and creates constant operations for folded attributes. Does not modify \p op
  /// except for in-place folding. Fails, and creates nothing, if \p op does not fold.
  /// \param materialized if not null, gets the constant operations.
  LogicalResult tryFold(Operation *op, llvm::SmallVectorImpl<Value> &results,
                        llvm::SmallVectorImpl<Operation *> *materialized = nullptr);
  /// Copies an operation, with or without the contents of its regions, to the insertion point. \p mapper maps
  /// values and blocks outside of the copy, and records the copies.
  Operation *clone(Operation &op);
  Operation *clone(Operation &op, IRMapping &mapper);
  Operation *cloneWithoutRegions(Operation &op);
  Operation *cloneWithoutRegions(Operation &op, IRMapping &mapper);
  /// Copies an operation without the contents of its regions to the insertion point; returns a view of the
  /// copy.
  template <typename OpT>
  OpT cloneWithoutRegions(OpT op) {
    return llvm::cast<OpT>(cloneWithoutRegions(*op.getOperation()));
  }
  /// Copies the blocks of \p region into \p parent before \p before. Notifies the listener of each block and
  /// operation.
  void cloneRegionBefore(Region &region, Region &parent, Region::iterator before);
  void cloneRegionBefore(Region &region, Region &parent, Region::iterator before, IRMapping &mapper);
  void cloneRegionBefore(Region &region, Block *before);

protected:
  Listener *listener = nullptr;

private:
  Block *block = nullptr;
  Block::iterator insertionPoint;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_BUILDERS_H
