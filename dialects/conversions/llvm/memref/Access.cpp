//===- Access.cpp - Loads, stores and atomic updates ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/memref/MemRefToLLVMDetail.h"
#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "runtime/ir/IRMapping.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// Indices are within bounds, so the address computation does not overflow.
constexpr LLVM::GEPNoWrapFlags inBounds = LLVM::GEPNoWrapFlags::inbounds | LLVM::GEPNoWrapFlags::nuw;

/// Base of the patterns for ops that access one element.
template <typename OpT>
class AccessLowering : public ConvertOpToLLVMPattern<OpT> {
public:
  using ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;

protected:
  Value getAddress(OpT op, typename OpT::Adaptor adaptor, ConversionPatternRewriter &rewriter,
                   LLVM::GEPNoWrapFlags flags = LLVM::GEPNoWrapFlags::none) const {
    return this->getStridedElementPtr(rewriter, op.getLoc(), op.getMemRefType(), adaptor.getMemref(),
                                      adaptor.getIndices(), flags);
  }
};

struct LoadLowering : AccessLowering<LoadOp> {
  using AccessLowering::AccessLowering;
  LogicalResult matchAndRewrite(LoadOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(op.getType());
    if (!type)
      return failure();
    Value address = getAddress(op, adaptor, rewriter, inBounds);
    rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, type, address, op.getAlignment().value_or(0),
                                              /*isVolatile=*/false, op.getNontemporal());
    return success();
  }
};

struct StoreLowering : AccessLowering<StoreOp> {
  using AccessLowering::AccessLowering;
  LogicalResult matchAndRewrite(StoreOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(op, adaptor, rewriter, inBounds);
    rewriter.replaceOpWithNewOp<LLVM::StoreOp>(op, adaptor.getValue(), address, op.getAlignment().value_or(0),
                                               /*isVolatile=*/false, op.getNontemporal());
    return success();
  }
};

struct PrefetchLowering : AccessLowering<PrefetchOp> {
  using AccessLowering::AccessLowering;
  LogicalResult matchAndRewrite(PrefetchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Value address = getAddress(op, adaptor, rewriter);
    rewriter.replaceOpWithNewOp<LLVM::Prefetch>(op, address, rewriter.getI32IntegerAttr(op.getIsWrite()),
                                                op.getLocalityHintAttr(),
                                                rewriter.getI32IntegerAttr(op.getIsDataCache()));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Atomic updates
//===----------------------------------------------------------------------===//

/// Returns the operation of llvm.atomicrmw for an update kind; nullopt if there is none.
std::optional<LLVM::AtomicBinOp> convertKind(arith::AtomicRMWKind kind) {
  using enum arith::AtomicRMWKind;
  switch (kind) {
  case addf:
    return LLVM::AtomicBinOp::fadd;
  case addi:
    return LLVM::AtomicBinOp::add;
  case assign:
    return LLVM::AtomicBinOp::xchg;
  case maximumf:
    return LLVM::AtomicBinOp::fmaximum;
  case maxnumf:
    return LLVM::AtomicBinOp::fmax;
  case maxs:
    return LLVM::AtomicBinOp::max;
  case maxu:
    return LLVM::AtomicBinOp::umax;
  case minimumf:
    return LLVM::AtomicBinOp::fminimum;
  case minnumf:
    return LLVM::AtomicBinOp::fmin;
  case mins:
    return LLVM::AtomicBinOp::min;
  case minu:
    return LLVM::AtomicBinOp::umin;
  case ori:
    return LLVM::AtomicBinOp::_or;
  case andi:
    return LLVM::AtomicBinOp::_and;
  case xori:
    return LLVM::AtomicBinOp::_xor;
  default:
    return std::nullopt;
  }
}

struct AtomicRMWLowering : AccessLowering<AtomicRMWOp> {
  using AccessLowering::AccessLowering;
  LogicalResult matchAndRewrite(AtomicRMWOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    std::optional<LLVM::AtomicBinOp> kind = convertKind(op.getKind());
    if (!kind)
      return rewriter.notifyMatchFailure(op, "llvm.atomicrmw does not support the operation");
    Value address = getAddress(op, adaptor, rewriter);
    rewriter.replaceOpWithNewOp<LLVM::AtomicRMWOp>(op, *kind, address, adaptor.getValue(),
                                                   LLVM::AtomicOrdering::acq_rel);
    return success();
  }
};

/// Lowers an update by a region to a loop that repeats the region until
/// llvm.cmpxchg succeeds:
///
///     %first = load %address
///     br ^loop(%first)
///   ^loop(%current):
///     %new = ...
///     %found, %done = cmpxchg %address, %current, %new
///     cond_br %done, ^rest, ^loop(%found)
struct GenericAtomicRMWLowering : AccessLowering<GenericAtomicRMWOp> {
  using AccessLowering::AccessLowering;
  LogicalResult matchAndRewrite(GenericAtomicRMWOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type type = getTypeConverter()->convertType(op.getResult().getType());
    if (!llvm::isa_and_present<IntegerType, LLVM::LLVMPointerType>(type))
      return rewriter.notifyMatchFailure(op, "llvm.cmpxchg does not support the element type");
    Block *before = rewriter.getInsertionBlock();
    Block *rest = rewriter.splitBlock(before, Block::iterator(op.getOperation()));
    Block *loop = rewriter.createBlock(before->getParent(), Region::iterator(rest), type, loc);

    rewriter.setInsertionPointToEnd(before);
    Value address = getAddress(op, adaptor, rewriter);
    Value first = rewriter.create<LLVM::LoadOp>(loc, type, address);
    rewriter.create<LLVM::BrOp>(loc, first, loop);

    rewriter.setInsertionPointToStart(loop);
    Block &body = op.getAtomicBody().front();
    IRMapping mapping;
    mapping.map(body.getArgument(0), loop->getArgument(0));
    for (Operation &nested : body.without_terminator())
      rewriter.clone(nested, mapping);
    Value result = mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
    Value exchange = rewriter.create<LLVM::AtomicCmpXchgOp>(loc, address, loop->getArgument(0), result,
                                                            LLVM::AtomicOrdering::acq_rel,
                                                            LLVM::AtomicOrdering::monotonic);
    Value found = rewriter.create<LLVM::ExtractValueOp>(loc, exchange, 0);
    Value done = rewriter.create<LLVM::ExtractValueOp>(loc, exchange, 1);
    rewriter.create<LLVM::CondBrOp>(loc, done, rest, ValueRange(), loop, ValueRange(found));
    rewriter.setInsertionPointToStart(rest);
    rewriter.replaceOp(op, found);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Assumptions
//===----------------------------------------------------------------------===//

Value makeTrue(OpBuilder &builder, Location loc) {
  return builder.create<LLVM::ConstantOp>(loc, builder.getI1Type(), builder.getBoolAttr(true));
}

struct AssumeAlignmentLowering : ConvertOpToLLVMPattern<AssumeAlignmentOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(AssumeAlignmentOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto type = llvm::cast<MemRefType>(op.getMemref().getType());
    Value address = getStridedElementPtr(rewriter, loc, type, adaptor.getMemref(), ValueRange());
    Value condition = makeTrue(rewriter, loc);
    Value alignment = createIndexAttrConstant(rewriter, loc, getIndexType(), op.getAlignment());
    rewriter.create<LLVM::AssumeOp>(loc, condition, LLVM::AssumeAlignTag(), address, alignment);
    rewriter.replaceOp(op, adaptor.getMemref());
    return success();
  }
};

/// Creates an assumption of separate storage for each pair of memrefs.
struct DistinctObjectsLowering : ConvertOpToLLVMPattern<DistinctObjectsOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(DistinctObjectsOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    ValueRange memrefs = adaptor.getOperands();
    Location loc = op.getLoc();
    if (memrefs.size() > 1) {
      llvm::SmallVector<Value> pointers;
      for (auto [original, memref] : llvm::zip_equal(op.getOperands(), memrefs))
        pointers.push_back(getStridedElementPtr(rewriter, loc, llvm::cast<MemRefType>(original.getType()),
                                                memref, ValueRange()));
      Value condition = makeTrue(rewriter, loc);
      for (size_t i = 0; i != pointers.size(); ++i)
        for (size_t j = i + 1; j != pointers.size(); ++j)
          rewriter.create<LLVM::AssumeOp>(loc, condition, LLVM::AssumeSeparateStorageTag(), pointers[i],
                                          pointers[j]);
    }
    rewriter.replaceOp(op, memrefs);
    return success();
  }
};

} // namespace

void memref::populateAccessToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<LoadLowering, StoreLowering, PrefetchLowering, AtomicRMWLowering, GenericAtomicRMWLowering,
               AssumeAlignmentLowering, DistinctObjectsLowering>(converter);
}
