// Part of Strata, under the Apache License v2.0. See LICENSE.

#include "Shelf.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/InitAllTranslations.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "mlir/Tools/mlir-translate/Translation.h"

int main(int argc, char **argv) {
  mlir::registerAllTranslations();
  mlir::TranslateFromMLIRRegistration count(
      "count-puts", "writes the number of shelf.put",
      [](mlir::ModuleOp module, llvm::raw_ostream &os) {
        unsigned number = 0;
        module.walk([&](shelf::PutOp) { ++number; });
        os << number << '\n';
        return mlir::success();
      },
      [](mlir::DialectRegistry &registry) {
        registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect, shelf::ShelfDialect>();
      });
  return mlir::failed(mlir::mlirTranslateMain(argc, argv, "Shelf translate tool"));
}
