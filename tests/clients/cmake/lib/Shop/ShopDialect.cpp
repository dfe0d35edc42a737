//===- ShopDialect.cpp - The dialect of this project ----------------------===//

#include "Shop/Shop.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace shop;

#include "Shop/ShopOpsDialect.cpp.inc"

#include "Shop/Priced.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "Shop/ShopOpsTypes.cpp.inc"

#define GET_OP_CLASSES
#include "Shop/ShopOps.cpp.inc"

void ShopDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "Shop/ShopOpsTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Shop/ShopOps.cpp.inc"
      >();
}

LogicalResult BuyOp::verify() {
  if (static_cast<int64_t>(getPrice()) < 0)
    return emitOpError("has a negative price");
  return success();
}
