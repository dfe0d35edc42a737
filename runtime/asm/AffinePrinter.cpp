//===- AffinePrinter.cpp - Prints affine maps over operands ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/PrinterState.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/AffinePrinting.h"

using namespace mlir;

void OpAsmPrinter::printAffineExprOfSSAIds(AffineExpr expr, ValueRange dimOperands,
                                           ValueRange symbolOperands) {
  detail::printAffineExpr(expr, getStream(), [&](unsigned position, bool isSymbol) {
    if (!isSymbol)
      return printOperand(dimOperands[position]);
    getStream() << "symbol(";
    printOperand(symbolOperands[position]);
    getStream() << ')';
  });
}

void OpAsmPrinter::printAffineMapOfSSAIds(AffineMapAttr mapAttr, ValueRange operands) {
  AffineMap map = mapAttr.getValue();
  llvm::SmallVector<Value, 8> values(operands.begin(), operands.end());
  llvm::ArrayRef<Value> all(values);
  llvm::interleave(
      map.getResults(),
      [&](AffineExpr result) {
        printAffineExprOfSSAIds(result, all.take_front(map.getNumDims()), all.drop_front(map.getNumDims()));
      },
      [&] { getStream() << ", "; });
}
