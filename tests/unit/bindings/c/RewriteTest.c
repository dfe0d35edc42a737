//===- RewriteTest.c - Tests of strata-c/Rewrite.h and Interfaces.h -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Dialect/Arith.h"
#include "strata-c/Dialect/Func.h"
#include "strata-c/Interfaces.h"
#include "strata-c/Rewrite.h"

static const char source[] = "func.func @f(%a: i32) -> i32 {\n"
                             "  %x = arith.addi %a, %a : i32\n"
                             "  %y = arith.muli %x, %a : i32\n"
                             "  return %y : i32\n"
                             "}\n";

static MlirContext newContext(void) {
  MlirContext context = mlirContextCreate();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), context);
  return context;
}

/// Replaces `x + x` by `x * x`.
static MlirLogicalResult addToMul(MlirRewritePattern pattern, MlirOperation op, MlirPatternRewriter rewriter, void *userData) {
  MlirRewriterBase base = mlirPatternRewriterAsBase(rewriter);
  MlirOperationState state = mlirOperationStateGet(str("arith.muli"), mlirOperationGetLocation(op));
  MlirValue operands[2];
  MlirOperation mul;
  (void)pattern;
  operands[0] = mlirOperationGetOperand(op, 0);
  operands[1] = mlirOperationGetOperand(op, 1);
  if (!mlirValueEqual(operands[0], operands[1]))
    return mlirLogicalResultFailure();
  ++*(int *)userData;
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateEnableResultTypeInference(&state);
  mul = mlirRewriterBaseInsert(base, mlirOperationCreate(&state));
  mlirRewriterBaseReplaceOpWithOperation(base, op, mul);
  return mlirLogicalResultSuccess();
}
static void destroyPattern(void *userData) { *(int *)userData += 100; }

static MlirFrozenRewritePatternSet makePatterns(MlirContext context, int *count) {
  MlirRewritePatternCallbacks callbacks;
  MlirRewritePatternSet set = mlirRewritePatternSetCreate(context);
  MlirStringRef generated = str("arith.muli");
  MlirFrozenRewritePatternSet frozen;
  callbacks.construct = NULL;
  callbacks.destruct = destroyPattern;
  callbacks.matchAndRewrite = addToMul;
  mlirRewritePatternSetAdd(set, mlirOpRewritePatternCreate(str("arith.addi"), 1, context, callbacks, count, 1, &generated));
  frozen = mlirFreezeRewritePattern(set);
  mlirRewritePatternSetDestroy(set);
  return frozen;
}

static void testDrivers(void) {
  MlirContext context = newContext();
  MlirModule module = mlirModuleCreateParse(context, str(source));
  int count = 0;
  MlirFrozenRewritePatternSet patterns = makePatterns(context, &count);
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  CHECK(mlirLogicalResultIsSuccess(mlirApplyPatternsAndFoldGreedily(module, patterns, config)));
  CHECK(count == 1 && !contains(textOfOp(mlirModuleGetOperation(module)), "addi"));
  CHECK(mlirLogicalResultIsSuccess(mlirApplyPatternsAndFoldGreedilyWithOp(mlirModuleGetOperation(module), patterns, config)));
  CHECK(count == 1);
  mlirModuleDestroy(module);
  module = mlirModuleCreateParse(context, str(source));
  mlirWalkAndApplyPatterns(mlirModuleGetOperation(module), patterns);
  CHECK(count == 2 && !contains(textOfOp(mlirModuleGetOperation(module)), "addi"));
  mlirGreedyRewriteDriverConfigDestroy(config);
  mlirFrozenRewritePatternSetDestroy(patterns);
  CHECK(count == 102);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static void testConfig(void) {
  MlirGreedyRewriteDriverConfig config = mlirGreedyRewriteDriverConfigCreate();
  mlirGreedyRewriteDriverConfigSetMaxIterations(config, 3);
  mlirGreedyRewriteDriverConfigSetMaxNumRewrites(config, -1);
  mlirGreedyRewriteDriverConfigSetUseTopDownTraversal(config, true);
  mlirGreedyRewriteDriverConfigEnableFolding(config, false);
  mlirGreedyRewriteDriverConfigSetStrictness(config, MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS);
  mlirGreedyRewriteDriverConfigSetRegionSimplificationLevel(config, MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL);
  mlirGreedyRewriteDriverConfigEnableConstantCSE(config, false);
  CHECK(mlirGreedyRewriteDriverConfigGetMaxIterations(config) == 3 && mlirGreedyRewriteDriverConfigGetMaxNumRewrites(config) == -1);
  CHECK(mlirGreedyRewriteDriverConfigGetUseTopDownTraversal(config) && !mlirGreedyRewriteDriverConfigIsFoldingEnabled(config));
  CHECK(mlirGreedyRewriteDriverConfigGetStrictness(config) == MLIR_GREEDY_REWRITE_STRICTNESS_EXISTING_OPS);
  CHECK(mlirGreedyRewriteDriverConfigGetRegionSimplificationLevel(config) == MLIR_GREEDY_SIMPLIFY_REGION_LEVEL_NORMAL);
  CHECK(!mlirGreedyRewriteDriverConfigIsConstantCSEEnabled(config));
  mlirGreedyRewriteDriverConfigDestroy(config);
}

static void testRewriter(void) {
  MlirContext context = newContext();
  MlirLocation loc = mlirLocationUnknownGet(context);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirRegion region = mlirOperationGetRegion(function, 0);
  MlirBlock entry = mlirRegionGetFirstBlock(region), block;
  MlirOperation add = mlirBlockGetFirstOperation(entry), mul = mlirOperationGetNextInBlock(add), copy;
  MlirValue sum = mlirOperationGetResult(add, 0), argument = mlirBlockGetArgument(entry, 0);
  MlirRewriterBase rewriter = mlirIRRewriterCreateFromOp(mul), second = mlirIRRewriterCreate(context);
  CHECK(mlirContextEqual(mlirRewriterBaseGetContext(rewriter), context));
  CHECK(mlirBlockEqual(mlirRewriterBaseGetInsertionBlock(rewriter), entry) && mlirBlockEqual(mlirRewriterBaseGetBlock(rewriter), entry));
  CHECK(mlirOperationEqual(mlirRewriterBaseGetOperationAfterInsertion(rewriter), mul));
  CHECK(mlirOperationIsNull(mlirRewriterBaseGetOperationAfterInsertion(second)));
  mlirRewriterBaseSetInsertionPointToEnd(second, entry);
  CHECK(mlirOperationIsNull(mlirRewriterBaseGetOperationAfterInsertion(second)));
  mlirRewriterBaseSetInsertionPointToStart(second, entry);
  CHECK(mlirOperationEqual(mlirRewriterBaseGetOperationAfterInsertion(second), add));
  mlirRewriterBaseSetInsertionPointAfter(second, add);
  CHECK(mlirOperationEqual(mlirRewriterBaseGetOperationAfterInsertion(second), mul));
  mlirRewriterBaseSetInsertionPointAfterValue(second, sum);
  CHECK(mlirOperationEqual(mlirRewriterBaseGetOperationAfterInsertion(second), mul));
  mlirRewriterBaseSetInsertionPointBefore(second, add);
  copy = mlirRewriterBaseClone(second, add);
  CHECK(mlirOperationEqual(mlirBlockGetFirstOperation(entry), copy));
  mlirRewriterBaseMoveOpAfter(second, copy, add);
  CHECK(mlirOperationEqual(mlirOperationGetNextInBlock(add), copy));
  mlirRewriterBaseMoveOpBefore(second, copy, add);
  mlirRewriterBaseEraseOp(second, copy);
  mlirRewriterBaseReplaceAllUsesWith(second, sum, argument);
  CHECK(mlirOpOperandIsNull(mlirValueGetFirstUse(sum)));
  mlirRewriterBaseReplaceAllUsesExcept(second, argument, sum, add);
  CHECK(mlirValueEqual(mlirOperationGetOperand(mul, 0), sum) && mlirValueEqual(mlirOperationGetOperand(mul, 1), sum));
  mlirRewriterBaseReplaceAllValueRangeUsesWith(second, 1, &sum, &argument);
  CHECK(mlirValueEqual(mlirOperationGetOperand(mul, 0), argument));
  mlirRewriterBaseStartOpModification(second, mul);
  mlirOperationSetOperand(mul, 0, sum);
  mlirRewriterBaseFinalizeOpModification(second, mul);
  mlirRewriterBaseStartOpModification(second, mul);
  mlirRewriterBaseCancelOpModification(second, mul);
  mlirRewriterBaseReplaceAllOpUsesWithValueRange(second, add, 1, &argument);
  mlirRewriterBaseReplaceAllOpUsesWithOperation(second, mul, add);
  CHECK(mlirValueEqual(mlirOperationGetOperand(mlirBlockGetTerminator(entry), 0), sum));
  mlirRewriterBaseReplaceOpUsesWithinBlock(second, add, 1, &argument, entry);
  CHECK(mlirValueEqual(mlirOperationGetOperand(mlirBlockGetTerminator(entry), 0), argument));
  mlirRewriterBaseReplaceOpWithValues(second, mul, 1, &argument);
  CHECK(mlirOperationEqual(mlirOperationGetNextInBlock(add), mlirBlockGetTerminator(entry)));
  // Blocks and regions.
  block = mlirRewriterBaseCreateBlockBefore(second, entry, 1, &i32, &loc);
  CHECK(mlirBlockEqual(mlirRegionGetFirstBlock(region), block) && mlirBlockEqual(mlirRewriterBaseGetBlock(second), block));
  mlirRewriterBaseMoveBlockBefore(second, entry, block);
  CHECK(mlirBlockEqual(mlirRegionGetFirstBlock(region), entry));
  mlirRewriterBaseMergeBlocks(second, block, entry, 1, &argument);
  CHECK(mlirBlockIsNull(mlirBlockGetNextInRegion(entry)));
  mlirRewriterBaseSetInsertionPointAfter(rewriter, function);
  copy = mlirRewriterBaseCloneWithoutRegions(rewriter, function);
  CHECK(mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(copy, 0))));
  mlirRewriterBaseClearInsertionPoint(rewriter);
  CHECK(mlirBlockIsNull(mlirRewriterBaseGetInsertionBlock(rewriter)));
  mlirRewriterBaseEraseOp(second, copy);
  copy = mlirOperationClone(function);
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), copy);
  block = mlirRegionGetFirstBlock(mlirOperationGetRegion(copy, 0));
  mlirRewriterBaseCloneRegionBefore(second, region, block);
  CHECK(mlirBlockEqual(mlirBlockGetNextInRegion(mlirRegionGetFirstBlock(mlirOperationGetRegion(copy, 0))), block));
  mlirRewriterBaseEraseBlock(second, block);
  CHECK(mlirOperationVerify(copy));
  mlirRewriterBaseEraseOp(second, copy);
  block = mlirRewriterBaseCreateBlockBefore(second, entry, 0, NULL, NULL);
  mlirRewriterBaseInlineBlockBefore(second, block, add, 0, NULL);
  CHECK(mlirBlockEqual(mlirRegionGetFirstBlock(region), entry));
  CHECK(mlirOperationVerify(function));
  {
    MlirRegion other = mlirRegionCreate();
    MlirBlock only = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(other, only);
    mlirRewriterBaseInlineRegionBefore(second, other, entry);
    CHECK(mlirBlockEqual(mlirRegionGetFirstBlock(region), only) && mlirBlockIsNull(mlirRegionGetFirstBlock(other)));
    mlirRegionDestroy(other);
  }
  mlirIRRewriterDestroy(rewriter);
  mlirIRRewriterDestroy(second);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static void receiveTypes(intptr_t count, MlirType *types, void *userData) {
  CHECK(count == 1);
  *(MlirType *)userData = types[0];
}
static void receiveShape(bool hasRank, intptr_t rank, const int64_t *shape, MlirType element, MlirAttribute attr, void *userData) {
  (void)hasRank, (void)rank, (void)shape, (void)element, (void)attr;
  ++*(int *)userData;
}

static void testInterfaces(void) {
  MlirContext context = newContext();
  MlirLocation loc = mlirLocationUnknownGet(context);
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  MlirValue operands[2];
  MlirType inferred = {NULL};
  int numShapes = 0;
  operands[0] = operands[1] = mlirBlockGetArgument(entry, 0);
  CHECK(mlirOperationImplementsInterface(mlirBlockGetFirstOperation(entry), mlirInferTypeOpInterfaceTypeID()));
  CHECK(!mlirOperationImplementsInterface(function, mlirInferTypeOpInterfaceTypeID()));
  CHECK(mlirOperationImplementsInterfaceStatic(str("arith.addi"), context, mlirInferTypeOpInterfaceTypeID()));
  CHECK(!mlirOperationImplementsInterfaceStatic(str("func.call"), context, mlirInferTypeOpInterfaceTypeID()));
  CHECK(!mlirOperationImplementsInterfaceStatic(str("arith.addi"), context, mlirInferShapedTypeOpInterfaceTypeID()));
  CHECK(mlirLogicalResultIsSuccess(mlirInferTypeOpInterfaceInferReturnTypes(str("arith.addi"), context, loc, 2, operands, mlirAttributeGetNull(), NULL, 0,
                                                                            NULL, receiveTypes, &inferred)));
  CHECK(mlirTypeEqual(inferred, mlirIntegerTypeGet(context, 32)));
  CHECK(mlirLogicalResultIsFailure(mlirInferTypeOpInterfaceInferReturnTypes(str("func.call"), context, loc, 0, NULL, mlirAttributeGetNull(), NULL, 0, NULL,
                                                                            receiveTypes, &inferred)));
  CHECK(mlirLogicalResultIsFailure(mlirInferShapedTypeOpInterfaceInferReturnTypes(str("arith.addi"), context, loc, 2, operands, mlirAttributeGetNull(), NULL, 0,
                                                                                  NULL, receiveShape, &numShapes)));
  CHECK(numShapes == 0);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

int main(void) {
  testDrivers();
  testConfig();
  testRewriter();
  testInterfaces();
  return finish();
}
