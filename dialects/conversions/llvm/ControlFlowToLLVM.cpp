//===- ControlFlowToLLVM.cpp - Lowering of cf ops to llvm -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/ControlFlowToLLVM.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/conversions/llvm/Passes.h"
#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/conversions/llvm/common/PopulateToLLVM.h"
#include "dialects/conversions/llvm/common/PrintCallHelper.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_CONVERTCONTROLFLOWTOLLVMPASS
#include "dialects/conversions/llvm/Passes.h.inc"
} // namespace mlir

/// Returns the values of all ranges in one list.
static llvm::SmallVector<Value> flatten(llvm::ArrayRef<ValueRange> ranges) {
  llvm::SmallVector<Value> flat;
  for (ValueRange range : ranges)
    llvm::append_range(flat, range);
  return flat;
}

/// Converts the types of the block arguments of all successors of \p branch. If the converted types do not
/// match the forwarded operands, fails and leaves the IR unchanged.
/// \param operands The converted forwarded operands for each successor.
static LogicalResult convertSuccessors(Operation *branch, llvm::ArrayRef<llvm::SmallVector<Value>> operands,
                                       const TypeConverter &converter, ConversionPatternRewriter &rewriter) {
  auto isConverted = [&](unsigned index) {
    return branch->getSuccessor(index)->getArgumentTypes() == TypeRange(ValueRange(operands[index]));
  };
  for (unsigned index = 0; index != operands.size(); ++index) {
    if (isConverted(index))
      continue;
    auto signature = converter.convertBlockSignature(branch->getSuccessor(index));
    if (!signature)
      return rewriter.notifyMatchFailure(branch, "could not compute block signature");
    if (TypeRange(signature->getConvertedTypes()) != TypeRange(ValueRange(operands[index])))
      return rewriter.notifyMatchFailure(
          branch, "mismatch between adaptor operand types and computed block signature");
  }
  // A block may be a successor of the branch more than once: convert its arguments only once.
  for (unsigned index = 0; index != operands.size(); ++index)
    if (!isConverted(index)) {
      auto signature = converter.convertBlockSignature(branch->getSuccessor(index));
      rewriter.applySignatureConversion(branch->getSuccessor(index), *signature, &converter);
    }
  return success();
}

namespace {

struct BranchOpLowering : ConvertOpToLLVMPattern<cf::BranchOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cf::BranchOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> operands[] = {flatten(adaptor.getOperands())};
    if (failed(convertSuccessors(op, operands, *typeConverter, rewriter)))
      return failure();
    auto branch = rewriter.replaceOpWithNewOp<LLVM::BrOp>(op, operands[0], op->getSuccessor(0));
    // Keep discardable attributes, such as loop annotations.
    for (NamedAttribute attr : op->getAttrList())
      branch->setAttr(attr.getName(), attr.getValue());
    return success();
  }
};

struct CondBranchOpLowering : ConvertOpToLLVMPattern<cf::CondBranchOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cf::CondBranchOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::ArrayRef<ValueRange> all = adaptor.getOperands();
    unsigned numTrue = op.getNumTrueOperands();
    if (all.front().size() != 1)
      return rewriter.notifyMatchFailure(op, "expected single element condition");
    llvm::SmallVector<Value> operands[] = {flatten(all.slice(1, numTrue)),
                                           flatten(all.drop_front(1 + numTrue))};
    if (failed(convertSuccessors(op, operands, *typeConverter, rewriter)))
      return failure();
    auto branch = rewriter.create<LLVM::CondBrOp>(op.getLoc(), all.front().front(), op->getSuccessor(0),
                                                  operands[0], op->getSuccessor(1), operands[1]);
    if (DenseI32ArrayAttr weights = op.getBranchWeightsAttr())
      branch.setBranchWeightsAttr(weights);
    for (NamedAttribute attr : op->getDiscardableAttrs())
      branch->setAttr(attr.getName(), attr.getValue());
    rewriter.replaceOp(op, branch);
    return success();
  }
};

struct SwitchOpLowering : ConvertOpToLLVMPattern<cf::SwitchOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cf::SwitchOp op, OneToNOpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::ArrayRef<ValueRange> rest = adaptor.getOperands();
    if (rest.front().size() != 1)
      return rewriter.notifyMatchFailure(op, "expected single element flag");
    Value flag = rest.front().front();
    rest = rest.drop_front();
    llvm::SmallVector<llvm::SmallVector<Value>> operands;
    auto take = [&](unsigned count) {
      operands.push_back(flatten(rest.take_front(count)));
      rest = rest.drop_front(count);
    };
    take(op.getDefaultOperands().size());
    for (auto caseOperands : op.getCaseOperands())
      take(caseOperands.size());
    if (failed(convertSuccessors(op, operands, *typeConverter, rewriter)))
      return failure();
    llvm::SmallVector<ValueRange> cases;
    for (const llvm::SmallVector<Value> &each : llvm::drop_begin(operands))
      cases.push_back(each);
    llvm::SmallVector<Block *> successors(op->getSuccessors());
    rewriter.replaceOpWithNewOp<LLVM::SwitchOp>(
        op, flag, successors.front(), operands.front(), op.getCaseValuesAttr(),
        BlockRange(llvm::ArrayRef<Block *>(successors).drop_front()), cases);
    return success();
  }
};

/// Replaces cf.assert by a branch: if the condition is false, a new block prints the message.
struct AssertOpLowering : ConvertOpToLLVMPattern<cf::AssertOp> {
  AssertOpLowering(const LLVMTypeConverter &converter, bool abortOnFailure,
                   SymbolTableCollection *symbolTables)
      : ConvertOpToLLVMPattern(converter), abortOnFailure(abortOnFailure), symbolTables(symbolTables) {}

  LogicalResult matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto module = op->getParentOfType<ModuleOp>();
    if (!module)
      return rewriter.notifyMatchFailure(op, "there is no module for the message");
    Location loc = op.getLoc();
    Block *before = op->getBlock(), *after = takeRest(op, rewriter);
    Block *failed = rewriter.createBlock(before->getParent());
    if (mlir::failed(LLVM::createPrintStrCall(rewriter, loc, module, "assert_msg", op.getMsg(),
                                              *getTypeConverter(), /*addNewline=*/false, "puts",
                                              symbolTables)))
      return failure();
    if (abortOnFailure) {
      rewriter.create<LLVM::CallOp>(loc, lookupAbort(module, rewriter), ValueRange());
      rewriter.create<LLVM::UnreachableOp>(loc);
    } else {
      rewriter.create<LLVM::BrOp>(loc, ValueRange(), after);
    }
    rewriter.setInsertionPointToEnd(before);
    rewriter.create<LLVM::CondBrOp>(loc, adaptor.getArg(), after, failed);
    rewriter.eraseOp(op);
    return success();
  }

private:
  /// Moves the ops after an assertion to a block of its own and returns the block. If the block has several
  /// assertions, it is split after each of them, the last one first, so that each op is moved once. The parts
  /// are connected by branches until their assertions are converted.
  static Block *takeRest(cf::AssertOp op, ConversionPatternRewriter &rewriter) {
    Block *block = op->getBlock();
    auto branch = llvm::dyn_cast_if_present<LLVM::BrOp>(op->getNextNode());
    if (branch && branch->getNumOperands() == 0) {
      Block *rest = branch->getSuccessor(0);
      rewriter.eraseOp(branch);
      return rest;
    }
    llvm::SmallVector<cf::AssertOp> assertions;
    for (Operation *each = op; each; each = each->getNextNode())
      if (auto assertion = llvm::dyn_cast<cf::AssertOp>(each))
        assertions.push_back(assertion);
    Block *rest = nullptr;
    for (cf::AssertOp assertion : llvm::reverse(assertions)) {
      if (rest) {
        rewriter.setInsertionPointToEnd(block);
        rewriter.create<LLVM::BrOp>(op.getLoc(), ValueRange(), rest);
      }
      rest = rewriter.splitBlock(block, std::next(Block::iterator(assertion)));
    }
    return rest;
  }

  /// Returns the function `abort`; declares it if the module has no function of this name. The type of an
  /// existing function is not checked.
  LLVM::LLVMFuncOp lookupAbort(ModuleOp module, OpBuilder &builder) const {
    SymbolTableCollection *tables = LLVM::ScopedSymbolTables::get(symbolTables);
    auto name = StringAttr::get(builder.getContext(), "abort");
    Operation *known =
        tables ? tables->lookupSymbolIn(module, name) : SymbolTable::lookupSymbolIn(module, name);
    if (auto function = llvm::dyn_cast_or_null<LLVM::LLVMFuncOp>(known))
      return function;
    return *LLVM::lookupOrCreateFn(builder, module, "abort", {}, Type(), /*isVarArg=*/false,
                                   /*isReserved=*/false, tables);
  }

  bool abortOnFailure;
  SymbolTableCollection *symbolTables;
};

class ControlFlowToLLVMPass : public impl::ConvertControlFlowToLLVMPassBase<ControlFlowToLLVMPass> {
public:
  using Base::Base;
  void runOnOperation() override {
    SymbolTableCollection symbolTables;
    auto populate = [&](const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
      cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
      cf::populateAssertToLLVMConversionPattern(converter, patterns, /*abortOnFailure=*/true, &symbolTables);
    };
    auto configure = [](ConversionTarget &target) {
      target.addIllegalDialect<cf::ControlFlowDialect>();
      target.markUnknownOpDynamicallyLegal();
    };
    if (failed(lowerToLLVM(getOperation(), indexBitwidth, populate, configure)))
      signalPassFailure();
  }
};

/// Adds all patterns; those for assertions print the message and abort.
void populateAllPatterns(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
  cf::populateAssertToLLVMConversionPattern(converter, patterns);
}

} // namespace

void cf::populateControlFlowToLLVMConversionPatterns(const LLVMTypeConverter &converter,
                                                     RewritePatternSet &patterns) {
  patterns.add<BranchOpLowering, CondBranchOpLowering, SwitchOpLowering>(converter);
}

void cf::populateAssertToLLVMConversionPattern(const LLVMTypeConverter &converter,
                                               RewritePatternSet &patterns, bool abortOnFailure,
                                               SymbolTableCollection *symbolTables) {
  patterns.add<AssertOpLowering>(converter, abortOnFailure, symbolTables);
}

void cf::registerConvertControlFlowToLLVMInterface(DialectRegistry &registry) {
  attachToLLVM<ControlFlowDialect, populateAllPatterns>(registry);
}
