// The opt tool of the project: reads IR, runs passes and prints the result.

#include "Starter/Starter.h"
#include "Starter/StarterPasses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::registerTransformsPasses();
  starter::registerStarterPasses();

  mlir::DialectRegistry registry;
  registry.insert<starter::StarterDialect, mlir::arith::ArithDialect, mlir::func::FuncDialect>();
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "starter optimizer\n", registry));
}
