//===- shop-opt.cpp - The opt tool of this project ------------------------===//

#include "Shop/Shop.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<shop::ShopDialect, mlir::arith::ArithDialect, mlir::func::FuncDialect>();
  shop::registerShopPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "Shop\n", registry));
}
