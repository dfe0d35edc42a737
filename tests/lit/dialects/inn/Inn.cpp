//===- Inn.cpp - The dialect inn ------------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All generated definitions in one source.
//
//===----------------------------------------------------------------------===//

#include "tests/lit/dialects/inn/Inn.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/rewrite/PatternMatch.h"
#include "tests/lit/dialects/inn/Cellar.h"

using namespace mlir;
using namespace inn;

#include "tests/lit/dialects/inn/InnDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "tests/lit/dialects/inn/InnTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/lit/dialects/inn/InnAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "tests/lit/dialects/inn/InnOps.cpp.inc"

void InnDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "tests/lit/dialects/inn/InnTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tests/lit/dialects/inn/InnAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "tests/lit/dialects/inn/InnOps.cpp.inc"
      >();
}

LogicalResult RoomType::verify(llvm::function_ref<InFlightDiagnostic()> emitError, unsigned beds, Type) {
  if (beds == 0)
    return emitError() << "a room has at least one bed";
  return success();
}

BillType BillType::get(MLIRContext *context, StringAttr payer) {
  return Base::get(context, payer.getValue());
}

Type BillType::parse(AsmParser &parser) {
  std::string payer;
  if (parser.parseLess() || parser.parseString(&payer) || parser.parseGreater())
    return {};
  return BillType::get(parser.getContext(), StringAttr::get(parser.getContext(), payer));
}
void BillType::print(AsmPrinter &printer) const {
  printer << '<';
  printer.printString(getPayer());
  printer << '>';
}

/// Removes payments of 0.
static LogicalResult removeFreeStay(PayOp op, PatternRewriter &rewriter) {
  auto cups = op.getAmount().getDefiningOp<cellar::ServeOp>();
  if (!cups || cups.getCups() != 0)
    return failure();
  rewriter.eraseOp(op);
  return success();
}
void InnDialect::getCanonicalizationPatterns(RewritePatternSet &results) const {
  results.add(&removeFreeStay);
}
