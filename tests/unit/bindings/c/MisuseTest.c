//===- MisuseTest.c - Tests of the checks of arguments --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each wrong call prints the function and the argument, and aborts, with and without assertions.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Diagnostics.h"
#include "strata-c/Pass.h"
#include <stdlib.h>

static MlirContext context, other;
static MlirModule module;

static void nullContext(void) {
  MlirContext null = {NULL};
  mlirIntegerTypeGet(null, 8);
}
static void nullType(void) {
  MlirType null = {NULL};
  mlirTypeGetContext(null);
}
static void nullCallback(void) { mlirTypePrint(mlirIndexTypeGet(context), NULL, NULL); }
static void nullElement(void) {
  MlirType elements[1] = {{NULL}};
  mlirTupleTypeGet(context, 1, elements);
}
static void nullArray(void) { mlirTupleTypeGet(context, 2, NULL); }
static void negativeCount(void) { mlirTupleTypeGet(context, -1, NULL); }
static void wrongKind(void) { mlirIntegerTypeGetWidth(mlirF32TypeGet(context)); }
static void wrongAttrKind(void) { mlirArrayAttrGetNumElements(mlirUnitAttrGet(context)); }
static void wrongElementKind(void) {
  mlirDenseElementsAttrGetFloatValue(mlirDenseElementsAttrInt32SplatGet(mlirVectorTypeGet(0, NULL, mlirIntegerTypeGet(context, 32)), 1), 0);
}
static void outOfRange(void) { mlirOperationGetResult(mlirModuleGetOperation(module), 0); }
static void negativeIndex(void) { mlirOperationGetRegion(mlirModuleGetOperation(module), -1); }
static void foreignElement(void) {
  MlirType elements[1];
  elements[0] = mlirIndexTypeGet(other);
  mlirTupleTypeGet(context, 1, elements);
}
static void foreignLocation(void) { mlirOperationSetLocation(mlirModuleGetOperation(module), mlirLocationUnknownGet(other)); }
static void foreignPart(void) {
  MlirOperationState state = mlirOperationStateGet(str("builtin.module"), mlirLocationUnknownGet(context));
  MlirType type = mlirIndexTypeGet(other);
  mlirOperationStateAddResults(&state, 1, &type);
  mlirOperationCreate(&state);
}
static void invalidType(void) { mlirVectorTypeGet(0, NULL, mlirNoneTypeGet(context)); }
static void insertTwice(void) {
  MlirOperation op = mlirOperationCreateParse(context, str("module {}"), str(""));
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), op);
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), op);
}
static void passWithoutRun(void) {
  MlirExternalPassCallbacks callbacks = {NULL, NULL, NULL, NULL, NULL};
  mlirCreateExternalPass(mlirIntegerTypeGetTypeID(), str("P"), str("p"), str(""), str(""), 0, NULL, callbacks, NULL);
}

int main(void) {
  context = mlirContextCreateWithThreading(false);
  other = mlirContextCreateWithThreading(false);
  module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  CHECK_ABORTS(nullContext, "mlirIntegerTypeGet: argument 'ctx' is null");
  CHECK_ABORTS(nullType, "mlirTypeGetContext: argument 'type' is null");
  CHECK_ABORTS(nullCallback, "mlirTypePrint: argument 'callback' is null");
  CHECK_ABORTS(nullElement, "mlirTupleTypeGet: argument 'elements' has a null element");
  CHECK_ABORTS(nullArray, "mlirTupleTypeGet: argument 'elements' is null");
  CHECK_ABORTS(negativeCount, "mlirTupleTypeGet: argument 'elements' has a negative number of elements");
  CHECK_ABORTS(wrongKind, "mlirIntegerTypeGetWidth: argument 'type' has the wrong kind");
  CHECK_ABORTS(wrongAttrKind, "mlirArrayAttrGetNumElements: argument 'attr' has the wrong kind");
  CHECK_ABORTS(wrongElementKind, "mlirDenseElementsAttrGetFloatValue: argument 'attr' has another element type");
  CHECK_ABORTS(outOfRange, "mlirOperationGetResult: argument 'pos' is out of range");
  CHECK_ABORTS(negativeIndex, "mlirOperationGetRegion: argument 'pos' is out of range");
  CHECK_ABORTS(foreignElement, "mlirTupleTypeGet: argument 'elements' belongs to another context");
  CHECK_ABORTS(foreignLocation, "mlirOperationSetLocation: argument 'loc' belongs to another context");
  CHECK_ABORTS(foreignPart, "mlirOperationCreate: argument 'state' belongs to another context");
  CHECK_ABORTS(invalidType, "mlirVectorTypeGet: argument 'arguments' are invalid");
  CHECK_ABORTS(insertTwice, "mlirBlockAppendOwnedOperation: argument 'operation' is in a block already");
  CHECK_ABORTS(passWithoutRun, "mlirCreateExternalPass: argument 'callbacks' has no function 'run'");
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  mlirContextDestroy(other);
  return finish();
}
