//===- strata-translate.cpp - Runs registered translations ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The translate tool with all translations of this repository. tools/translate/Translation.h explains how to
// build a tool with other translations.
//
//===----------------------------------------------------------------------===//

#include "tools/InitAllTranslations.h"
#include "tools/translate/MlirTranslateMain.h"
#include "tools/opt/OptMain.h"

int main(int argc, char **argv) {
  mlir::registerAllTranslations();
  return mlir::asMainReturnCode(mlir::mlirTranslateMain(argc, argv, "Strata translate tool"));
}
