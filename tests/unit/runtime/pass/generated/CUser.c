/*===- CUser.c - Generated passes, from C -----------------------------------===*\
|*                                                                            *|
|* Part of Strata, under the Apache License v2.0. See LICENSE.                *|
|*                                                                            *|
\*===----------------------------------------------------------------------===*/

#include "tests/unit/runtime/pass/generated/TestPassesC.h"

MlirPass makeMarkPassInC(void);

MlirPass makeMarkPassInC(void) {
  mlirRegisterTestPasses();
  return mlirCreateTestMarkPass();
}
