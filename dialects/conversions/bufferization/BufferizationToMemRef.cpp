//===- BufferizationToMemRef.cpp - Conversion of bufferization to memref --===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/bufferization/Bufferization.h"
#include "dialects/conversions/bufferization/DeallocLowering.h"
#include "dialects/conversions/bufferization/Passes.h"
#include "dialects/memref/MemRef.h"
#include "dialects/scf/SCF.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using namespace mlir::bufferization;

namespace mlir {
#define GEN_PASS_DEF_CONVERTBUFFERIZATIONTOMEMREFPASS
#include "dialects/conversions/bufferization/Passes.h.inc"
} // namespace mlir

namespace {

/// Lowers a clone to an allocation with identity layout, a cast to the result type, and a copy.
struct CloneLowering : OpConversionPattern<CloneOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult matchAndRewrite(CloneOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (llvm::isa<UnrankedMemRefType>(type) != llvm::isa<UnrankedMemRefType>(adaptor.getInput().getType()))
      return rewriter.notifyMatchFailure(op, "only one of the operand and the result is unranked");
    Location loc = op.getLoc();
    Value source = adaptor.getInput(), target;
    if (auto ranked = llvm::dyn_cast<MemRefType>(type)) {
      MemRefType allocated = MemRefType::get(ranked.getShape(), ranked.getElementType(),
                                             MemRefLayoutAttrInterface(), ranked.getMemorySpace());
      if (ranked != allocated && !memref::CastOp::areCastCompatible(allocated, ranked))
        return rewriter.notifyMatchFailure(op, "the layout of the result is not that of an allocation");
      target = allocateRanked(source, allocated, ranked, loc, rewriter);
    } else {
      target = allocateUnranked(source, llvm::cast<UnrankedMemRefType>(type), loc, rewriter);
    }
    rewriter.create<memref::CopyOp>(loc, source, target);
    rewriter.replaceOp(op, target);
    return success();
  }

private:
  static Value allocateRanked(Value source, MemRefType allocated, MemRefType type, Location loc,
                              OpBuilder &builder) {
    llvm::SmallVector<Value> sizes;
    for (auto [i, size] : llvm::enumerate(allocated.getShape()))
      if (ShapedType::isDynamic(size))
        sizes.push_back(builder.createOrFold<memref::DimOp>(loc, source, static_cast<int64_t>(i)));
    Value memory = builder.create<memref::AllocOp>(loc, allocated, sizes);
    return allocated == type ? memory : builder.create<memref::CastOp>(loc, type, memory).getResult();
  }

  /// Allocates as many elements as the source has, and reshapes the memory to the shape of the source.
  static Value allocateUnranked(Value source, UnrankedMemRefType type, Location loc, OpBuilder &builder) {
    Value zero = builder.create<arith::ConstantIndexOp>(loc, 0),
          one = builder.create<arith::ConstantIndexOp>(loc, 1);
    Value rank = builder.create<memref::RankOp>(loc, source);
    auto shapeType = MemRefType::get({ShapedType::kDynamic}, builder.getIndexType());
    Value shape = builder.create<memref::AllocaOp>(loc, shapeType, ValueRange(rank));
    auto body = [&](OpBuilder &inner, Location loc, Value index, ValueRange soFar) {
      Value size = inner.create<memref::DimOp>(loc, source, index);
      inner.create<memref::StoreOp>(loc, size, shape, ValueRange(index));
      Value product = inner.create<arith::MulIOp>(loc, soFar.front(), size);
      inner.create<scf::YieldOp>(loc, product);
    };
    Value count = builder.create<scf::ForOp>(loc, zero, rank, one, ValueRange(one), body).getResult(0);
    auto flatType = MemRefType::get({ShapedType::kDynamic}, type.getElementType(),
                                    MemRefLayoutAttrInterface(), type.getMemorySpace());
    Value memory = builder.create<memref::AllocOp>(loc, flatType, ValueRange(count));
    return builder.create<memref::ReshapeOp>(loc, type, memory, shape);
  }
};

class ConvertBufferizationToMemRef
    : public mlir::impl::ConvertBufferizationToMemRefPassBase<ConvertBufferizationToMemRef> {
public:
  void runOnOperation() override {
    MLIRContext &context = getContext();
    DeallocHelperMap helpers;
    if (llvm::isa<ModuleOp>(getOperation()))
      addHelpers(helpers);
    RewritePatternSet patterns(&context);
    patterns.add<CloneLowering>(&context);
    populateBufferizationDeallocLoweringPattern(patterns, helpers);
    ConversionTarget target(context);
    target.addLegalDialect<memref::MemRefDialect, arith::ArithDialect, scf::SCFDialect, func::FuncDialect>();
    target.addIllegalDialect<BufferizationDialect>();
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }

private:
  /// Adds a helper function to each symbol table that has a dealloc op with several memrefs.
  void addHelpers(DeallocHelperMap &helpers) {
    llvm::SmallVector<Operation *> tables;
    getOperation()->walk([&](DeallocOp op) {
      Operation *table =
          op.getMemrefs().size() > 1 ? op->getParentWithTrait<OpTrait::SymbolTable>() : nullptr;
      if (table && helpers.try_emplace(table).second)
        tables.push_back(table);
    });
    for (Operation *table : tables) {
      SymbolTable symbols(table);
      OpBuilder builder(table->getContext());
      helpers[table] = buildDeallocationLibraryFunction(builder, table->getLoc(), symbols);
    }
  }
};

} // namespace
