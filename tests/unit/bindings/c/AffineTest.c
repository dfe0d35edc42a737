//===- AffineTest.c - Tests of the headers of affine maps and sets --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/AffineExpr.h"
#include "strata-c/AffineMap.h"
#include "strata-c/IntegerSet.h"

static Text text;

static const char *textOfExpr(MlirAffineExpr expr) {
  text.length = 0;
  mlirAffineExprPrint(expr, collect, &text);
  return text.data;
}
static const char *textOfMap(MlirAffineMap map) {
  text.length = 0;
  mlirAffineMapPrint(map, collect, &text);
  return text.data;
}
static const char *textOfSet(MlirIntegerSet set) {
  text.length = 0;
  mlirIntegerSetPrint(set, collect, &text);
  return text.data;
}

static void testExpressions(MlirContext context) {
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0), s0 = mlirAffineSymbolExprGet(context, 0);
  MlirAffineExpr four = mlirAffineConstantExprGet(context, 4);
  MlirAffineExpr sum = mlirAffineAddExprGet(d0, s0), product = mlirAffineMulExprGet(d0, four);
  MlirAffineExpr modulo = mlirAffineModExprGet(sum, four), floor = mlirAffineFloorDivExprGet(sum, four);
  MlirAffineExpr ceil = mlirAffineCeilDivExprGet(sum, four);
  CHECK_TEXT(textOfExpr(modulo), "(d0 + s0) mod 4");
  CHECK(mlirAffineExprIsADim(d0) && mlirAffineDimExprGetPosition(d0) == 0 && !mlirAffineExprIsADim(s0));
  CHECK(mlirAffineExprIsASymbol(s0) && mlirAffineSymbolExprGetPosition(s0) == 0);
  CHECK(mlirAffineExprIsAConstant(four) && mlirAffineConstantExprGetValue(four) == 4);
  CHECK(mlirAffineExprIsAAdd(sum) && mlirAffineExprIsAMul(product) && mlirAffineExprIsAMod(modulo));
  CHECK(mlirAffineExprIsAFloorDiv(floor) && mlirAffineExprIsACeilDiv(ceil) && !mlirAffineExprIsAFloorDiv(ceil));
  CHECK(mlirAffineExprIsABinary(sum) && !mlirAffineExprIsABinary(d0));
  CHECK(mlirAffineExprEqual(mlirAffineBinaryOpExprGetLHS(sum), d0) && mlirAffineExprEqual(mlirAffineBinaryOpExprGetRHS(sum), s0));
  CHECK(mlirContextEqual(mlirAffineExprGetContext(sum), context) && !mlirAffineExprIsNull(sum));
  CHECK(mlirAffineExprIsSymbolicOrConstant(s0) && !mlirAffineExprIsSymbolicOrConstant(sum));
  CHECK(mlirAffineExprIsPureAffine(product) && mlirAffineExprGetLargestKnownDivisor(product) == 4);
  CHECK(mlirAffineExprIsMultipleOf(product, 2) && !mlirAffineExprIsMultipleOf(sum, 2));
  CHECK(mlirAffineExprIsFunctionOfDim(sum, 0) && !mlirAffineExprIsFunctionOfDim(sum, 1));
  CHECK_TEXT(textOfExpr(mlirAffineExprShiftDims(sum, 1, 2, 0)), "d2 + s0");
  CHECK_TEXT(textOfExpr(mlirAffineExprShiftSymbols(sum, 1, 3, 0)), "d0 + s3");
  CHECK_TEXT(textOfExpr(mlirAffineExprCompose(product, mlirAffineMapConstantGet(context, 3))), "12");
  CHECK_TEXT(textOfExpr(mlirSimplifyAffineExpr(mlirAffineAddExprGet(sum, mlirAffineMulExprGet(d0, mlirAffineConstantExprGet(context, -1))), 1, 1)), "s0");
}

static void collectMap(void *result, intptr_t index, MlirAffineMap map) { ((MlirAffineMap *)result)[index] = map; }

static void testMaps(MlirContext context) {
  MlirAffineExpr exprs[2];
  MlirAffineMap map, identity = mlirAffineMapMultiDimIdentityGet(context, 3), maps[2], compressed[2];
  unsigned permutation[3] = {2, 0, 1};
  intptr_t positions[1] = {1};
  exprs[0] = mlirAffineDimExprGet(context, 1);
  exprs[1] = mlirAffineSymbolExprGet(context, 1);
  map = mlirAffineMapGet(context, 2, 2, 2, exprs);
  CHECK_TEXT(textOfMap(map), "(d0, d1)[s0, s1] -> (d1, s1)");
  CHECK(mlirAffineMapGetNumDims(map) == 2 && mlirAffineMapGetNumSymbols(map) == 2 && mlirAffineMapGetNumInputs(map) == 4);
  CHECK(mlirAffineMapGetNumResults(map) == 2 && mlirAffineExprEqual(mlirAffineMapGetResult(map, 1), exprs[1]));
  CHECK(mlirContextEqual(mlirAffineMapGetContext(map), context) && !mlirAffineMapIsNull(map));
  CHECK(mlirAffineMapIsIdentity(identity) && !mlirAffineMapIsIdentity(map) && mlirAffineMapIsPermutation(identity));
  CHECK(mlirAffineMapEqual(identity, mlirAffineMapMultiDimIdentityGet(context, 3)));
  CHECK(mlirAffineMapIsEmpty(mlirAffineMapEmptyGet(context)));
  CHECK_TEXT(textOfMap(mlirAffineMapZeroResultGet(context, 1, 1)), "(d0)[s0] -> ()");
  CHECK(mlirAffineMapIsSingleConstant(mlirAffineMapConstantGet(context, 5)));
  CHECK(mlirAffineMapGetSingleConstantResult(mlirAffineMapConstantGet(context, 5)) == 5);
  CHECK(mlirAffineMapIsMinorIdentity(mlirAffineMapMinorIdentityGet(context, 3, 2)));
  CHECK_TEXT(textOfMap(mlirAffineMapPermutationGet(context, 3, permutation)), "(d0, d1, d2) -> (d2, d0, d1)");
  CHECK(mlirAffineMapIsProjectedPermutation(mlirAffineMapGetSubMap(identity, 1, positions)));
  CHECK_TEXT(textOfMap(mlirAffineMapGetMajorSubMap(identity, 1)), "(d0, d1, d2) -> (d0)");
  CHECK_TEXT(textOfMap(mlirAffineMapGetMinorSubMap(identity, 2)), "(d0, d1, d2) -> (d1, d2)");
  CHECK_TEXT(textOfMap(mlirAffineMapReplace(map, exprs[0], exprs[1], 2, 2)), "(d0, d1)[s0, s1] -> (s1, s1)");
  maps[0] = maps[1] = map;
  mlirAffineMapCompressUnusedSymbols(maps, 2, compressed, collectMap);
  CHECK_TEXT(textOfMap(compressed[1]), "(d0, d1)[s0] -> (d1, s0)");
}

static void testSets(MlirContext context) {
  MlirAffineExpr constraints[2], replacement = mlirAffineDimExprGet(context, 1);
  bool isEq[2] = {true, false};
  MlirIntegerSet set, empty = mlirIntegerSetEmptyGet(context, 1, 0);
  constraints[0] = mlirAffineDimExprGet(context, 0);
  constraints[1] = mlirAffineSymbolExprGet(context, 0);
  set = mlirIntegerSetGet(context, 1, 1, 2, constraints, isEq);
  CHECK_TEXT(textOfSet(set), "(d0)[s0] : (d0 == 0, s0 >= 0)");
  CHECK(mlirIntegerSetEqual(set, set) && !mlirIntegerSetEqual(set, empty) && !mlirIntegerSetIsNull(set));
  CHECK(mlirIntegerSetIsCanonicalEmpty(empty) && !mlirIntegerSetIsCanonicalEmpty(set));
  CHECK(mlirIntegerSetGetNumDims(set) == 1 && mlirIntegerSetGetNumSymbols(set) == 1 && mlirIntegerSetGetNumInputs(set) == 2);
  CHECK(mlirIntegerSetGetNumConstraints(set) == 2 && mlirIntegerSetGetNumEqualities(set) == 1 && mlirIntegerSetGetNumInequalities(set) == 1);
  CHECK(mlirAffineExprEqual(mlirIntegerSetGetConstraint(set, 1), constraints[1]));
  CHECK(mlirIntegerSetIsConstraintEq(set, 0) && !mlirIntegerSetIsConstraintEq(set, 1));
  CHECK(mlirContextEqual(mlirIntegerSetGetContext(set), context));
  CHECK_TEXT(textOfSet(mlirIntegerSetReplaceGet(set, &replacement, &constraints[1], 2, 1)), "(d0, d1)[s0] : (d1 == 0, s0 >= 0)");
}

int main(void) {
  MlirContext context = mlirContextCreate();
  testExpressions(context);
  testMaps(context);
  testSets(context);
  mlirContextDestroy(context);
  return finish();
}
