//===- Checks.cpp - What only the whole dialect shows ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Checks.h"

using namespace strata;

LogicalResult strata::checkDialects(const ModelSet &models, DiagnosticEngine &diags) {
  bool errors = false;
  for (auto *check : {checkNameClashes, checkAccessorClashes, checkReservedNames})
    errors |= failed(check(models, diags));
  return failure(errors);
}
