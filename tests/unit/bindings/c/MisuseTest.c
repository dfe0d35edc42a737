//===- MisuseTest.c - Tests of the checks of arguments --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each wrong call prints the function and the argument, and aborts, with and without assertions.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/AffineExpr.h"
#include "strata-c/AffineMap.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Diagnostics.h"
#include "strata-c/Pass.h"
#include "strata-c/Support.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
static void foreignSplat(void) {
  mlirDenseElementsAttrSplatGet(mlirVectorTypeGet(0, NULL, mlirF32TypeGet(context)), mlirStringAttrGet(context, str("a")));
}
static void emptyPermutation(void) { mlirAffineMapPermutationGet(context, 0, NULL); }
static void productOfDims(void) { mlirAffineMulExprGet(mlirAffineDimExprGet(context, 0), mlirAffineDimExprGet(context, 1)); }

static jmp_buf afterError;
static char lastError[200];
static void leave(MlirStringRef function, MlirStringRef argument, MlirStringRef problem) {
  snprintf(lastError, sizeof(lastError), "%.*s %.*s %.*s", (int)function.length, function.data, (int)argument.length,
           argument.data, (int)problem.length, problem.data);
  longjmp(afterError, 1);
}
static void ignore(MlirStringRef function, MlirStringRef argument, MlirStringRef problem) {
  (void)function, (void)argument, (void)problem;
}
/// A handler leaves the function instead of abort().
static void testHandler(void) {
  CHECK(!strataSetArgumentErrorHandler(leave));
  if (!setjmp(afterError)) {
    outOfRange();
    CHECK(false);
  }
  CHECK(!strcmp(lastError, "mlirOperationGetResult pos is out of range"));
  CHECK(strataSetArgumentErrorHandler(ignore) == leave);
  CHECK_ABORTS(outOfRange, "mlirOperationGetResult: argument 'pos' is out of range");
  CHECK(strataSetArgumentErrorHandler(NULL) == ignore);
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
  CHECK_ABORTS(foreignSplat, "mlirDenseElementsAttrSplatGet: argument 'element' has an element of another type");
  CHECK_ABORTS(emptyPermutation, "mlirAffineMapPermutationGet: argument 'permutation' is empty");
  CHECK_ABORTS(productOfDims, "mlirAffineMulExprGet: argument 'rhs' must be symbolic or constant, or 'lhs'");
  testHandler();
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  mlirContextDestroy(other);
  return finish();
}
