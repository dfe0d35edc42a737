//===- FuncConversions.cpp - Type conversion at function boundaries -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/FuncConversions.h"
#include "dialects/func/Func.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"

using namespace mlir;

using Values = llvm::SmallVector<Value>;

/// Concatenates the values that the operands of an op were converted to.
static Values flatten(llvm::ArrayRef<ValueRange> operands) {
  Values values;
  for (ValueRange each : operands)
    llvm::append_range(values, each);
  return values;
}

namespace {

/// Replaces a call by one with converted operand and result types.
struct ConvertCall : OpConversionPattern<func::CallOp> {
  using OpConversionPattern::matchAndRewrite;
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(func::CallOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Type> types;
    llvm::SmallVector<unsigned> counts;
    for (Value result : op->getResults()) {
      size_t before = types.size();
      if (failed(getTypeConverter()->convertType(result, types)))
        return rewriter.notifyMatchFailure(op, "the type of a result cannot be converted");
      counts.push_back(types.size() - before);
    }
    auto converted =
        rewriter.create<func::CallOp>(op.getLoc(), SymbolRefAttr(op.getCalleeAttr()), TypeRange(types),
                                      ValueRange(flatten(adaptor.getOperands())));
    if (DictionaryAttr attrs = op->getRawDiscardableAttrs())
      converted->setDiscardableAttrs(attrs);
    llvm::SmallVector<ValueRange> results;
    ValueRange rest(converted->getResults());
    for (unsigned count : counts) {
      results.push_back(rest.take_front(count));
      rest = rest.drop_front(count);
    }
    rewriter.replaceOpWithMultiple(op, results);
    return success();
  }
};

/// Replaces the operands of a return by their converted values.
struct ConvertReturn : OpConversionPattern<func::ReturnOp> {
  using OpConversionPattern::matchAndRewrite;
  using OpConversionPattern::OpConversionPattern;
  LogicalResult matchAndRewrite(func::ReturnOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Values values = flatten(adaptor.getOperands());
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(ValueRange(values)); });
    return success();
  }
};

/// Replaces the forwarded operands of a branch by their converted values, except those that the filter
/// rejects.
class ConvertBranch : public OpInterfaceConversionPattern<BranchOpInterface> {
public:
  using Filter = std::function<bool(BranchOpInterface, int)>;
  ConvertBranch(const TypeConverter &converter, MLIRContext *context, Filter filter, PatternBenefit benefit)
      : OpInterfaceConversionPattern(converter, context, benefit), filter(std::move(filter)) {}
  using OpInterfaceConversionPattern::matchAndRewrite;

  LogicalResult matchAndRewrite(BranchOpInterface op, llvm::ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Values> forwarded(op->getNumSuccessors());
    for (unsigned successor = 0, e = op->getNumSuccessors(); successor != e; ++successor) {
      OperandRange range = op.getSuccessorOperands(successor).getForwardedOperands();
      for (unsigned i = 0, count = range.size(); i != count; ++i) {
        unsigned index = range.getBeginOperandIndex() + i;
        if (filter && !filter(op, index))
          forwarded[successor].push_back(range[i]);
        else
          llvm::append_range(forwarded[successor], operands[index]);
      }
    }
    rewriter.modifyOpInPlace(op, [&] {
      for (auto [successor, values] : llvm::enumerate(forwarded))
        op.getSuccessorOperands(successor).getMutableForwardedOperands().assign(ValueRange(values));
    });
    return success();
  }

private:
  Filter filter;
};

} // namespace

void mlir::populateCallOpTypeConversionPattern(RewritePatternSet &patterns, const TypeConverter &converter,
                                               PatternBenefit benefit) {
  patterns.add<ConvertCall>(converter, patterns.getContext(), benefit);
}
void mlir::populateReturnOpTypeConversionPattern(RewritePatternSet &patterns, const TypeConverter &converter,
                                                 PatternBenefit benefit) {
  patterns.add<ConvertReturn>(converter, patterns.getContext(), benefit);
}
void mlir::populateBranchOpInterfaceTypeConversionPattern(RewritePatternSet &patterns,
                                                          const TypeConverter &converter,
                                                          std::function<bool(BranchOpInterface, int)> filter,
                                                          PatternBenefit benefit) {
  patterns.add<ConvertBranch>(converter, patterns.getContext(), filter, benefit);
}

bool mlir::isNotBranchOpInterfaceOrReturnLikeOp(Operation *op) {
  return !op->hasTrait(Trait::IsTerminator) ||
         (!llvm::isa<BranchOpInterface>(op) && !op->hasTrait(Trait::ReturnLike));
}

bool mlir::isLegalForBranchOpInterfaceTypeConversionPattern(Operation *op, const TypeConverter &converter) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(op);
  if (!branch)
    return false;
  for (unsigned successor = 0, e = op->getNumSuccessors(); successor != e; ++successor)
    if (!converter.isLegal(branch.getSuccessorOperands(successor).getForwardedOperands()))
      return false;
  return true;
}

bool mlir::isLegalForReturnOpTypeConversionPattern(Operation *op, const TypeConverter &converter,
                                                   bool returnOpAlwaysLegal) {
  if (!op->hasTrait(Trait::ReturnLike))
    return false;
  if (returnOpAlwaysLegal || !llvm::isa_and_present<FunctionOpInterface>(op->getParentOp()))
    return true;
  return converter.isLegal(op->getOperands());
}
