//===- shop-translate.cpp - The translations of this project --------------===//

#include "Shop/Shop.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"

int main(int argc, char **argv) {
  shop::registerToPricesTranslation();
  return mlir::failed(mlir::mlirTranslateMain(argc, argv, "Shop translations"));
}
