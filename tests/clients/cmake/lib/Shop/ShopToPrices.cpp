//===- ShopToPrices.cpp - A translation -----------------------------------===//

#include "Shop/Shop.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-translate/Translation.h"

using namespace mlir;

void shop::registerToPricesTranslation() {
  TranslateFromMLIRRegistration registration(
      "shop-to-prices", "the sum of all prices",
      [](Operation *op, llvm::raw_ostream &os) -> LogicalResult {
        int64_t sum = 0;
        op->walk([&](shop::Priced priced) { sum += priced.getPrice(); });
        os << sum << '\n';
        return success();
      },
      [](DialectRegistry &registry) { registry.insert<shop::ShopDialect, func::FuncDialect>(); });
}
