//===- PrintConversion.cpp - Printing to llvm -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Converts vector.print of a scalar, a string or punctuation to calls of the run-time library.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/common/PrintCallHelper.h"
#include "dialects/conversions/llvm/vector/VectorConversions.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

using LookupFn = FailureOr<LLVM::LLVMFuncOp> (*)(OpBuilder &, Operation *, SymbolTableCollection *);

/// Conversion of a scalar to the parameter type of the printing function.
enum class Preparation : uint8_t { None, SignExtend, ZeroExtend, Bits };

/// The function that prints a type.
struct Printer {
  LookupFn function;
  Preparation preparation = Preparation::None;
};

/// Returns the printing function of a scalar type; nullopt if there is none.
std::optional<Printer> getPrinter(Type type) {
  if (type.isF32())
    return Printer{LLVM::lookupOrCreatePrintF32Fn};
  if (type.isF64())
    return Printer{LLVM::lookupOrCreatePrintF64Fn};
  if (type.isF16())
    return Printer{LLVM::lookupOrCreatePrintF16Fn, Preparation::Bits};
  if (type.isBF16())
    return Printer{LLVM::lookupOrCreatePrintBF16Fn, Preparation::Bits};
  if (type.isIndex())
    return Printer{LLVM::lookupOrCreatePrintU64Fn};
  auto integer = llvm::dyn_cast<IntegerType>(type);
  if (!integer || integer.getWidth() > 64 || integer.getWidth() == 0)
    return std::nullopt;
  bool needsExtension = integer.getWidth() < 64;
  if (integer.isUnsigned())
    return Printer{LLVM::lookupOrCreatePrintU64Fn,
                   needsExtension ? Preparation::ZeroExtend : Preparation::None};
  // Zero extension prints an i1 as 0 or 1.
  if (integer.getWidth() == 1)
    return Printer{LLVM::lookupOrCreatePrintI64Fn, Preparation::ZeroExtend};
  return Printer{LLVM::lookupOrCreatePrintI64Fn,
                 needsExtension ? Preparation::SignExtend : Preparation::None};
}

LookupFn getPunctuationFn(PrintPunctuation punctuation) {
  switch (punctuation) {
  case PrintPunctuation::NoPunctuation:
    return nullptr;
  case PrintPunctuation::NewLine:
    return LLVM::lookupOrCreatePrintNewlineFn;
  case PrintPunctuation::Comma:
    return LLVM::lookupOrCreatePrintCommaFn;
  case PrintPunctuation::Open:
    return LLVM::lookupOrCreatePrintOpenFn;
  case PrintPunctuation::Close:
    return LLVM::lookupOrCreatePrintCloseFn;
  }
  return nullptr;
}

struct PrintConversion : ConvertOpToLLVMPattern<PrintOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(PrintOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const override {
    auto module = op->getParentOfType<ModuleOp>();
    if (!module)
      return rewriter.notifyMatchFailure(op, "there is no module for the functions");
    if (op.getSource()) {
      std::optional<Printer> printer = getPrinter(op.getPrintType());
      LogicalResult printed =
          printer ? createCall(printer->function,
                               prepare(adaptor.getSource(), printer->preparation, op.getLoc(), rewriter),
                               module, op.getLoc(), rewriter)
                  : printFloatBits(op, adaptor.getSource(), module, rewriter);
      if (failed(printed))
        return failure();
    }
    if (std::optional<llvm::StringRef> string = op.getStringLiteral()) {
      if (failed(LLVM::createPrintStrCall(rewriter, op.getLoc(), module, "vector_print_str", *string,
                                          *getTypeConverter(), /*addNewline=*/false)))
        return failure();
    } else if (LookupFn function = getPunctuationFn(op.getPunctuation())) {
      if (failed(createCall(function, {}, module, op.getLoc(), rewriter)))
        return failure();
    }
    rewriter.eraseOp(op);
    return success();
  }

private:
  static Value prepare(Value value, Preparation preparation, Location loc, OpBuilder &builder) {
    switch (preparation) {
    case Preparation::None:
      return value;
    case Preparation::SignExtend:
      return builder.create<arith::ExtSIOp>(loc, builder.getI64Type(), value);
    case Preparation::ZeroExtend:
      return builder.create<arith::ExtUIOp>(loc, builder.getI64Type(), value);
    case Preparation::Bits:
      return builder.create<LLVM::BitcastOp>(loc, builder.getIntegerType(16), value);
    }
    return value;
  }

  /// Prints a floating-point number that is converted to an integer: passes its format and its bits.
  static LogicalResult printFloatBits(PrintOp op, Value bits, ModuleOp module,
                                      ConversionPatternRewriter &rewriter) {
    auto type = llvm::dyn_cast<FloatType>(op.getPrintType());
    auto bitsType = llvm::dyn_cast<IntegerType>(bits.getType());
    if (!type || !bitsType || bitsType.getWidth() > 64)
      return rewriter.notifyMatchFailure(op, "the type cannot be printed");
    Location loc = op.getLoc();
    auto semantics = llvm::APFloatBase::SemanticsToEnum(type.getFloatSemantics());
    Value kind = createInteger(rewriter, loc, rewriter.getI32Type(), static_cast<int64_t>(semantics));
    if (bitsType.getWidth() < 64)
      bits = createNamed(rewriter, loc, "llvm.zext", rewriter.getI64Type(), bits);
    return createCall(LLVM::lookupOrCreateApFloatPrintFn, {kind, bits}, module, loc, rewriter);
  }

  static LogicalResult createCall(LookupFn lookup, ValueRange operands, ModuleOp module, Location loc,
                                  OpBuilder &builder) {
    FailureOr<LLVM::LLVMFuncOp> function = lookup(builder, module, /*symbolTables=*/nullptr);
    if (failed(function))
      return failure();
    builder.create<LLVM::CallOp>(loc, TypeRange(), function->getSymName(), operands);
    return success();
  }
};

} // namespace

void vector::populatePrintConversion(const LLVMTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<PrintConversion>(converter);
}
