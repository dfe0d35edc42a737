// The functions that Starter.td declares.

#include "Starter/Starter.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace starter;

#include "Starter/StarterDialect.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "Starter/StarterTypes.cpp.inc"
#define GET_OP_CLASSES
#include "Starter/Starter.cpp.inc"

void StarterDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "Starter/StarterTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Starter/Starter.cpp.inc"
      >();
}

/// Reports an error unless the content type of the box is the type of the value.
static LogicalResult verifyContent(Operation *op, Type box, Type value) {
  Type content = cast<BoxType>(box).getContent();
  if (content == value)
    return success();
  return op->emitOpError() << "needs a box of " << value << ", but has a box of " << content;
}

LogicalResult WrapOp::verify() { return verifyContent(*this, getBox().getType(), getValue().getType()); }

LogicalResult UnwrapOp::verify() { return verifyContent(*this, getBox().getType(), getValue().getType()); }

// unwrap(wrap(value)) => value
OpFoldResult UnwrapOp::fold(FoldAdaptor) {
  if (auto wrap = getBox().getDefiningOp<WrapOp>())
    return wrap.getValue();
  return {};
}
