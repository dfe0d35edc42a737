//===- LibraryFunctions.cpp - Ops as calls of a library -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/math/LibraryFunctions.h"
#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "dialects/utils/IndexingUtils.h"
#include "dialects/vector/Vector.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;

/// Creates an op with the name and attributes of \p op, other operands, and one result of type \p type.
static Value cloneWith(OpBuilder &builder, Operation *op, ValueRange operands, Type type) {
  OperationState state(op->getLoc(), op->getName(), operands, type, op->getAttrs());
  return builder.create(state)->getResult(0);
}

namespace {

struct LibraryCall : RewritePattern {
  LibraryCall(const LibraryFunction &function, LibraryFunctionEffects effects, PatternBenefit benefit,
              MLIRContext *context)
      : RewritePattern(function.op, benefit, context),
        forSingle(StringAttr::get(context, function.forSingle)),
        forDouble(StringAttr::get(context, function.forDouble)),
        hasNoEffects(effects == LibraryFunctionEffects::None) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    Type type = op->getOperand(0).getType();
    if (auto complex = llvm::dyn_cast<ComplexType>(type))
      type = complex.getElementType();
    if (!type.isF32() && !type.isF64())
      return rewriter.notifyMatchFailure(op, "the C library has no function for the operand type");
    StringAttr name = type.isF32() ? forSingle : forDouble;
    declare(op, name, rewriter);
    rewriter.replaceOpWithNewOp<func::CallOp>(op, name, op->getResultTypes(), op->getOperands());
    return success();
  }

private:
  /// Declares the function with the types of \p op, unless a symbol has its name.
  void declare(Operation *op, StringAttr name, PatternRewriter &rewriter) const {
    Operation *table = SymbolTable::getNearestSymbolTable(op);
    if (!table || SymbolTable::lookupSymbolIn(table, name))
      return;
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&table->getRegion(0).front());
    auto type = FunctionType::get(op->getContext(), op->getOperandTypes(), op->getResultTypes());
    auto function = rewriter.create<func::FuncOp>(op->getLoc(), name, type);
    function.setPrivate();
    if (hasNoEffects)
      function->setDiscardableAttr("llvm.readnone", rewriter.getUnitAttr());
  }

  StringAttr forSingle, forDouble;
  bool hasNoEffects;
};

/// Replaces an op on vectors of fixed size by one op per element.
struct Scalarization : RewritePattern {
  Scalarization(llvm::StringRef op, PatternBenefit benefit, MLIRContext *context)
      : RewritePattern(op, benefit, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<VectorType>(op->getResult(0).getType());
    if (!type || type.isScalable())
      return rewriter.notifyMatchFailure(op, "not a vector of a fixed size");
    Location loc = op->getLoc();
    Value result = rewriter.create<arith::ConstantOp>(loc, rewriter.getZeroAttr(type));
    llvm::SmallVector<int64_t> strides = computeStrides(type.getShape());
    llvm::SmallVector<Value, 4> elements;
    for (int64_t i = 0, e = type.getNumElements(); i != e; ++i) {
      llvm::SmallVector<int64_t> position = delinearize(i, strides);
      elements.clear();
      for (Value operand : op->getOperands())
        elements.push_back(rewriter.create<vector::ExtractOp>(loc, operand, position));
      Value element = cloneWith(rewriter, op, elements, type.getElementType());
      result = rewriter.create<vector::InsertOp>(loc, element, result, position);
    }
    rewriter.replaceOp(op, result);
    return success();
  }
};

/// Replaces an op on f16 or bf16 by one on f32, with casts of operands and results.
struct Extension : RewritePattern {
  Extension(llvm::StringRef op, PatternBenefit benefit, MLIRContext *context)
      : RewritePattern(op, benefit, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    Type type = op->getResult(0).getType(), single = rewriter.getF32Type();
    if (!type.isF16() && !type.isBF16())
      return rewriter.notifyMatchFailure(op, "not a half-precision type");
    llvm::SmallVector<Value, 4> operands;
    for (Value operand : op->getOperands())
      operands.push_back(rewriter.create<arith::ExtFOp>(op->getLoc(), single, operand));
    Value result = cloneWith(rewriter, op, operands, single);
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, type, result);
    return success();
  }
};

} // namespace

void mlir::populateLibraryCallPatterns(RewritePatternSet &patterns, llvm::ArrayRef<LibraryFunction> functions,
                                       LibraryFunctionEffects effects, PatternBenefit benefit) {
  for (const LibraryFunction &function : functions)
    patterns.add<LibraryCall>(function, effects, benefit, patterns.getContext());
}

void mlir::populateLibraryTypePatterns(RewritePatternSet &patterns, llvm::ArrayRef<LibraryFunction> functions,
                                       PatternBenefit benefit) {
  for (const LibraryFunction &function : functions)
    patterns.add<Scalarization, Extension>(function.op, benefit, patterns.getContext());
}

void mlir::populateScalarizationPattern(RewritePatternSet &patterns, llvm::StringRef op,
                                        PatternBenefit benefit) {
  patterns.add<Scalarization>(op, benefit, patterns.getContext());
}
