//===- DeallocLowering.cpp - Lowering of bufferization.dealloc ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The lowering of a dealloc op depends on the number of memrefs to free. Without memrefs, all results are
// false. The address of a single memref is compared with those of the retained memrefs by ops in place of the
// dealloc op. For several memrefs, a helper function compares the addresses in loops.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/bufferization/DeallocLowering.h"
#include "dialects/bufferization/Bufferization.h"
#include "dialects/memref/MemRef.h"
#include "dialects/scf/SCF.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::bufferization;

namespace {

/// Creates ops at one location and at the insertion point of a builder.
struct Emitter {
  OpBuilder &builder;
  Location loc;

  Value index(int64_t value) { return builder.create<arith::ConstantIndexOp>(loc, value); }
  Value boolean(bool value) { return builder.create<arith::ConstantIntOp>(loc, value, 1); }
  Value address(Value memref) { return builder.create<memref::ExtractAlignedPointerAsIndexOp>(loc, memref); }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    return builder.create<arith::CmpIOp>(loc, predicate, a, b);
  }
  Value both(Value a, Value b) { return builder.create<arith::AndIOp>(loc, a, b); }
  Value load(Value memref, Value at) { return builder.create<memref::LoadOp>(loc, memref, at); }
  void store(Value value, Value memref, Value at) {
    builder.create<memref::StoreOp>(loc, value, memref, ValueRange(at));
  }
  void freeIf(Value condition, Value memref) {
    builder.create<scf::IfOp>(loc, condition, [&](OpBuilder &inner, Location loc) {
      inner.create<memref::DeallocOp>(loc, memref);
      inner.create<scf::YieldOp>(loc);
    });
  }
  Value allocate(int64_t size, Type elementType) {
    return builder.create<memref::AllocOp>(loc, MemRefType::get({size}, elementType));
  }
  Value castToDynamic(Value memref) {
    auto type = llvm::cast<MemRefType>(memref.getType());
    return builder.create<memref::CastOp>(loc, MemRefType::get({ShapedType::kDynamic}, type.getElementType()),
                                          memref);
  }
};

struct DeallocLowering : OpConversionPattern<DeallocOp> {
  DeallocLowering(MLIRContext *context, const DeallocHelperMap &helpers)
      : OpConversionPattern(context), helpers(helpers) {}

  LogicalResult matchAndRewrite(DeallocOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Emitter emit{rewriter, op.getLoc()};
    if (adaptor.getMemrefs().empty()) {
      Value none = emit.boolean(false);
      rewriter.replaceOp(op, llvm::SmallVector<Value>(op.getNumResults(), none));
      return success();
    }
    if (adaptor.getMemrefs().size() == 1) {
      rewriter.replaceOp(op, lowerSingle(adaptor, emit));
      return success();
    }
    Operation *table = op->getParentWithTrait<OpTrait::SymbolTable>();
    func::FuncOp helper = helpers.lookup(table);
    if (!helper)
      return op.emitError(
          "library function required for generic lowering, but cannot be automatically inserted when "
          "operating on functions");
    rewriter.replaceOp(op, lowerSeveral(adaptor, helper, emit));
    return success();
  }

private:
  static llvm::SmallVector<Value> lowerSingle(OpAdaptor adaptor, Emitter &emit) {
    Value memref = adaptor.getMemrefs().front(), condition = adaptor.getConditions().front();
    llvm::SmallVector<Value> differ;
    if (adaptor.getRetained().empty()) {
      emit.freeIf(condition, memref);
      return {};
    }
    Value address = emit.address(memref), isFreed;
    for (Value retained : adaptor.getRetained()) {
      differ.push_back(emit.compare(arith::CmpIPredicate::ne, address, emit.address(retained)));
      isFreed = isFreed ? emit.both(isFreed, differ.back()) : differ.back();
    }
    emit.freeIf(emit.both(isFreed, condition), memref);
    Value yes = emit.boolean(true);
    llvm::SmallVector<Value> results;
    for (Value value : differ)
      results.push_back(emit.both(emit.builder.create<arith::XOrIOp>(emit.loc, value, yes), condition));
    return results;
  }

  static llvm::SmallVector<Value> lowerSeveral(OpAdaptor adaptor, func::FuncOp helper, Emitter &emit) {
    int64_t numFreed = adaptor.getMemrefs().size(), numRetained = adaptor.getRetained().size();
    Type index = emit.builder.getIndexType(), boolean = emit.builder.getI1Type();
    Value freed = emit.allocate(numFreed, index), conditions = emit.allocate(numFreed, boolean),
          retained = emit.allocate(numRetained, index);
    auto storeAll = [&](ValueRange values, Value array, bool asAddress) {
      for (auto [i, value] : llvm::enumerate(values)) {
        Value stored = asAddress ? emit.address(value) : value;
        emit.store(stored, array, emit.index(i));
      }
    };
    storeAll(adaptor.getMemrefs(), freed, true);
    storeAll(adaptor.getConditions(), conditions, false);
    storeAll(adaptor.getRetained(), retained, true);
    Value dynamicFreed = emit.castToDynamic(freed), dynamicConditions = emit.castToDynamic(conditions),
          dynamicRetained = emit.castToDynamic(retained);
    Value isFreed = emit.allocate(numFreed, boolean), owns = emit.allocate(numRetained, boolean);
    Value dynamicIsFreed = emit.castToDynamic(isFreed), dynamicOwns = emit.castToDynamic(owns);
    emit.builder.create<func::CallOp>(
        emit.loc, helper,
        ValueRange({dynamicFreed, dynamicRetained, dynamicConditions, dynamicIsFreed, dynamicOwns}));
    for (auto [i, memref] : llvm::enumerate(adaptor.getMemrefs()))
      emit.freeIf(emit.load(isFreed, emit.index(i)), memref);
    llvm::SmallVector<Value> results;
    for (int64_t i = 0; i != numRetained; ++i)
      results.push_back(emit.load(owns, emit.index(i)));
    for (Value array : {freed, retained, conditions, isFreed, owns})
      emit.builder.create<memref::DeallocOp>(emit.loc, array);
    return results;
  }

  const DeallocHelperMap &helpers;
};

/// Creates the body of the function that buildDeallocationLibraryFunction() creates.
class HelperBody {
public:
  HelperBody(OpBuilder &builder, Location loc, Block &entry)
      : emit{builder, loc}, freed(entry.getArgument(0)), retained(entry.getArgument(1)),
        conditions(entry.getArgument(2)), isFreed(entry.getArgument(3)), owns(entry.getArgument(4)) {}

  void build() {
    zero = emit.index(0);
    one = emit.index(1);
    yes = emit.boolean(true);
    no = emit.boolean(false);
    Value numFreed = emit.builder.create<memref::DimOp>(emit.loc, freed, zero);
    Value numRetained = emit.builder.create<memref::DimOp>(emit.loc, retained, zero);
    loop(numRetained, {}, [&](Value i, Value) {
      emit.store(no, owns, i);
      return Value();
    });
    loop(numFreed, {}, [&](Value i, Value) {
      Value address = emit.load(freed, i), condition = emit.load(conditions, i);
      Value differs = loop(numRetained, yes, [&](Value j, Value soFar) {
        return compareRetained(j, soFar, address, condition);
      });
      // If several memrefs have the same address, the first one frees it.
      differs = loop(i, differs, [&](Value j, Value soFar) {
        Value other = emit.load(freed, j);
        return emit.both(soFar, emit.compare(arith::CmpIPredicate::ne, other, address));
      });
      emit.store(emit.both(differs, condition), isFreed, i);
      return Value();
    });
    emit.builder.create<func::ReturnOp>(emit.loc);
  }

private:
  using Body = llvm::function_ref<Value(Value index, Value soFar)>;

  /// Creates a loop from 0 to \p end. Without \p init, the loop has no result and null is returned.
  Value loop(Value end, Value init, Body body) {
    llvm::SmallVector<Value, 1> inits;
    if (init)
      inits.push_back(init);
    auto fill = [&](OpBuilder &inner, Location loc, Value index, ValueRange values) {
      OpBuilder::InsertionGuard guard(emit.builder);
      emit.builder.restoreInsertionPoint(inner.saveInsertionPoint());
      Value result = body(index, values.empty() ? Value() : values.front());
      emit.builder.create<scf::YieldOp>(loc, result ? ValueRange(result) : ValueRange());
    };
    auto op = emit.builder.create<scf::ForOp>(emit.loc, zero, end, one, inits, fill);
    return init ? Value(op.getResult(0)) : Value();
  }

  /// Creates the comparison of retained memref \p j with \p address. If they are equal, the created code sets
  /// the owner flag of this memref to true if \p condition is true. Returns whether \p soFar is true and the
  /// addresses differ.
  Value compareRetained(Value j, Value soFar, Value address, Value condition) {
    Value other = emit.load(retained, j);
    Value isEqual = emit.compare(arith::CmpIPredicate::eq, other, address);
    emit.builder.create<scf::IfOp>(emit.loc, isEqual, [&](OpBuilder &inner, Location loc) {
      Emitter then{inner, loc};
      Value either = inner.create<arith::OrIOp>(loc, then.load(owns, j), condition);
      then.store(either, owns, j);
      inner.create<scf::YieldOp>(loc);
    });
    return emit.both(soFar, emit.compare(arith::CmpIPredicate::ne, other, address));
  }

  Emitter emit;
  Value freed, retained, conditions, isFreed, owns;
  Value zero, one, yes, no;
};

} // namespace

void bufferization::populateBufferizationDeallocLoweringPattern(
    RewritePatternSet &patterns, const DeallocHelperMap &deallocHelperFuncMap) {
  patterns.add<DeallocLowering>(patterns.getContext(), deallocHelperFuncMap);
}

func::FuncOp bufferization::buildDeallocationLibraryFunction(OpBuilder &builder, Location loc,
                                                             SymbolTable &symbolTable) {
  Type addresses = MemRefType::get({ShapedType::kDynamic}, builder.getIndexType());
  Type flags = MemRefType::get({ShapedType::kDynamic}, builder.getI1Type());
  OpBuilder::InsertionGuard guard(builder);
  builder.clearInsertionPoint();
  auto helper =
      func::FuncOp::create(loc, "dealloc_helper",
                           builder.getFunctionType({addresses, addresses, flags, flags, flags}, TypeRange()));
  helper.setVisibility(SymbolTable::Visibility::Private);
  symbolTable.insert(helper);
  Block *entry = helper.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  HelperBody(builder, loc, *entry).build();
  return helper;
}
