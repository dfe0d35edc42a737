//===- IRTest.c - Tests of strata-c/IR.h and Support.h --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Dialect/Arith.h"
#include "strata-c/Dialect/ControlFlow.h"
#include "strata-c/Dialect/Func.h"
#include <string.h>

static MlirContext newContext(void) {
  MlirContext context = mlirContextCreate();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__cf__(), context);
  return context;
}

static void testSupport(void) {
  MlirTypeIDAllocator allocator = mlirTypeIDAllocatorCreate();
  MlirTypeID first = mlirTypeIDAllocatorAllocateTypeID(allocator);
  MlirTypeID second = mlirTypeIDAllocatorAllocateTypeID(allocator);
  static const double aligned = 0;
  CHECK(!mlirTypeIDIsNull(first) && !mlirTypeIDEqual(first, second) && mlirTypeIDEqual(first, first));
  CHECK(mlirTypeIDHashValue(first) == mlirTypeIDHashValue(first));
  CHECK(mlirTypeIDCreate(&aligned).ptr == &aligned);
  mlirTypeIDAllocatorDestroy(allocator);
  CHECK(mlirStringRefEqual(mlirStringRefCreate("abc", 2), str("ab")));
  CHECK(!mlirStringRefEqual(str("ab"), str("abc")));
  CHECK(mlirLogicalResultIsSuccess(mlirLogicalResultSuccess()));
  CHECK(mlirLogicalResultIsFailure(mlirLogicalResultFailure()));
}

static void testContext(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  MlirContext context, other;
  MlirDialect dialect;
  MlirLlvmThreadPool pool;
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
  context = mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  other = mlirContextCreateWithThreading(false);
  CHECK(mlirContextEqual(context, context) && !mlirContextEqual(context, other));
  CHECK(!mlirContextIsNull(context));
  CHECK(mlirContextGetNumRegisteredDialects(context) == 2 && mlirContextGetNumLoadedDialects(context) == 1);
  CHECK(!mlirContextIsRegisteredOperation(context, str("func.call")));
  dialect = mlirContextGetOrLoadDialect(context, str("func"));
  CHECK(mlirContextIsRegisteredOperation(context, str("func.call")));
  CHECK(mlirDialectEqual(strataContextGetLoadedDialect(context, str("func")), dialect));
  CHECK(mlirDialectIsNull(strataContextGetLoadedDialect(context, str("arith"))));
  CHECK(!mlirContextIsRegisteredOperation(context, str("func.nothing")));
  CHECK(equals(mlirDialectGetNamespace(dialect), "func"));
  CHECK(mlirContextEqual(mlirDialectGetContext(dialect), context));
  CHECK(mlirContextGetNumLoadedDialects(context) == 2);
  CHECK(mlirDialectIsNull(mlirContextGetOrLoadDialect(context, str("arith"))));
  CHECK(equals(mlirDialectHandleGetNamespace(mlirGetDialectHandle__arith__()), "arith"));
  mlirDialectHandleRegisterDialect(mlirGetDialectHandle__arith__(), context);
  mlirContextAppendDialectRegistry(other, registry);
  mlirContextLoadAllAvailableDialects(other);
  CHECK(mlirContextGetNumLoadedDialects(other) == 2);
  CHECK(!mlirDialectEqual(dialect, mlirContextGetOrLoadDialect(other, str("func"))));
  CHECK(!mlirContextGetAllowUnregisteredDialects(context));
  mlirContextSetAllowUnregisteredDialects(context, true);
  CHECK(mlirContextGetAllowUnregisteredDialects(context));
  CHECK(mlirContextGetNumThreads(context) == 1);
  pool = mlirLlvmThreadPoolCreate();
  mlirContextSetThreadPool(context, pool);
  CHECK(mlirContextGetThreadPool(context).ptr == pool.ptr);
  mlirContextEnableMultithreading(context, false);
  mlirDialectRegistryDestroy(registry);
  mlirContextDestroy(context);
  mlirContextDestroy(other);
  mlirLlvmThreadPoolDestroy(pool);
}

static void testLocations(void) {
  MlirContext context = mlirContextCreate();
  MlirLocation line = mlirLocationFileLineColGet(context, str("a.c"), 3, 4);
  MlirLocation range = mlirLocationFileLineColRangeGet(context, str("b.c"), 1, 2, 3, 4);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirLocation call = mlirLocationCallSiteGet(line, range);
  MlirLocation name = mlirLocationNameGet(context, str("x"), line);
  MlirLocation parts[2], read[2], fused;
  Text text = {{0}, 0};
  parts[0] = line;
  parts[1] = range;
  fused = mlirLocationFusedGet(context, 2, parts, mlirStringAttrGet(context, str("m")));
  CHECK(mlirLocationIsAFileLineColRange(range) && equals(mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(range)), "b.c"));
  CHECK(mlirLocationFileLineColRangeGetStartLine(range) == 1 && mlirLocationFileLineColRangeGetStartColumn(range) == 2);
  CHECK(mlirLocationFileLineColRangeGetEndLine(range) == 3 && mlirLocationFileLineColRangeGetEndColumn(range) == 4);
  CHECK(mlirLocationFileLineColRangeGetStartLine(unknown) == -1);
  CHECK(mlirLocationIsACallSite(call) && mlirLocationEqual(mlirLocationCallSiteGetCallee(call), line));
  CHECK(mlirLocationEqual(mlirLocationCallSiteGetCaller(call), range));
  CHECK(mlirLocationIsAName(name) && equals(mlirIdentifierStr(mlirLocationNameGetName(name)), "x"));
  CHECK(mlirLocationEqual(mlirLocationNameGetChildLoc(name), line));
  CHECK(mlirLocationIsAFused(fused) && mlirLocationFusedGetNumLocations(fused) == 2);
  mlirLocationFusedGetLocations(fused, read);
  CHECK(mlirLocationEqual(read[0], line) && mlirLocationEqual(read[1], range));
  CHECK_TEXT(textOfAttr(mlirLocationFusedGetMetadata(fused)), "\"m\"");
  CHECK(mlirLocationFusedGetNumLocations(line) == 0);
  CHECK(mlirLocationEqual(mlirLocationFromAttribute(mlirLocationGetAttribute(line)), line));
  CHECK(mlirContextEqual(mlirLocationGetContext(call), context));
  CHECK(!mlirTypeIDEqual(mlirLocationNameGetTypeID(), mlirLocationFusedGetTypeID()));
  CHECK(mlirTypeIDEqual(mlirAttributeGetTypeID(mlirLocationGetAttribute(call)), mlirLocationCallSiteGetTypeID()));
  mlirLocationPrint(line, collect, &text);
  CHECK_TEXT(text.data, "loc(\"a.c\":3:4)");
  mlirContextDestroy(context);
}

/// Builds `func.func @add(%arg0: i32) -> i32 { return %arg0 + %arg0 }` in a module.
static MlirModule buildModule(MlirContext context) {
  MlirLocation loc = mlirLocationUnknownGet(context);
  MlirModule module = mlirModuleCreateEmpty(loc);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  MlirBlock body = mlirBlockCreate(1, &i32, &loc);
  MlirRegion region = mlirRegionCreate();
  MlirOperationState state = mlirOperationStateGet(str("arith.addi"), loc);
  MlirValue operands[2], sum;
  MlirOperation add, function;
  MlirNamedAttribute attributes[2];
  operands[0] = operands[1] = mlirBlockGetArgument(body, 0);
  mlirOperationStateAddOperands(&state, 2, operands);
  mlirOperationStateEnableResultTypeInference(&state);
  add = mlirOperationCreate(&state);
  sum = mlirOperationGetResult(add, 0);
  CHECK(mlirTypeEqual(mlirValueGetType(sum), i32));
  mlirBlockAppendOwnedOperation(body, add);
  state = mlirOperationStateGet(str("func.return"), loc);
  mlirOperationStateAddOperands(&state, 1, &sum);
  mlirBlockInsertOwnedOperationAfter(body, add, mlirOperationCreate(&state));
  mlirRegionAppendOwnedBlock(region, body);
  attributes[0] = mlirNamedAttributeGet(mlirIdentifierGet(context, str("sym_name")), mlirStringAttrGet(context, str("add")));
  attributes[1] = mlirNamedAttributeGet(mlirIdentifierGet(context, str("function_type")),
                                        mlirTypeAttrGet(mlirFunctionTypeGet(context, 1, &i32, 1, &i32)));
  state = mlirOperationStateGet(str("func.func"), loc);
  mlirOperationStateAddAttributes(&state, 2, attributes);
  mlirOperationStateAddOwnedRegions(&state, 1, &region);
  function = mlirOperationCreate(&state);
  mlirBlockInsertOwnedOperation(mlirModuleGetBody(module), 0, function);
  return module;
}

static void testBuilding(void) {
  MlirContext context = newContext();
  MlirModule module = buildModule(context);
  MlirOperation op = mlirModuleGetOperation(module);
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  CHECK(mlirOperationVerify(op));
  CHECK_TEXT(textOfOp(op), "module {\n  func.func @add(%arg0: i32) -> i32 {\n    %0 = arith.addi %arg0, %arg0 : i32\n"
                           "    return %0 : i32\n  }\n}\n");
  CHECK(mlirOperationEqual(mlirOperationGetParentOperation(function), op));
  CHECK(mlirModuleEqual(mlirModuleFromOperation(op), module));
  CHECK(mlirModuleIsNull(mlirModuleFromOperation(function)));
  CHECK(mlirModuleHashValue(module) == mlirOperationHashValue(op));
  CHECK(mlirContextEqual(mlirModuleGetContext(module), context));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static void testInferenceFailure(void) {
  MlirContext context = newContext();
  MlirLocation loc = mlirLocationUnknownGet(context);
  MlirOperationState state = mlirOperationStateGet(str("func.call"), loc);
  mlirOperationStateEnableResultTypeInference(&state);
  CHECK(mlirOperationIsNull(mlirOperationCreate(&state)));
  mlirContextDestroy(context);
}

static const char source[] = "func.func private @callee(i32)\n"
                             "func.func @f(%a: i32, %c: i1) {\n"
                             "  %x = arith.addi %a, %a {tag = 1 : i8} : i32\n"
                             "  cf.cond_br %c, ^bb1(%x : i32), ^bb2\n"
                             "^bb1(%y: i32):\n"
                             "  func.call @callee(%y) : (i32) -> ()\n"
                             "  cf.br ^bb2\n"
                             "^bb2:\n"
                             "  return\n"
                             "}\n";

static void testParsing(void) {
  MlirContext context = newContext();
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirOperation op = mlirOperationCreateParse(context, str("%0 = arith.constant 1 : i32"), str("here"));
  CHECK(!mlirModuleIsNull(module));
  CHECK_TEXT(textOfOp(op), "%c1_i32 = arith.constant 1 : i32\n");
  CHECK(mlirModuleIsNull(mlirModuleCreateParse(context, str("func.func @f( {"))));
  CHECK(mlirModuleIsNull(mlirModuleCreateParseFromFile(context, str("/no/such/file.mlir"))));
  CHECK(mlirTypeIsNull(mlirTypeParseGet(context, str("i"))));
  CHECK(mlirAttributeIsNull(mlirAttributeParseGet(context, str("[1"))));
  CHECK_TEXT(textOfType(mlirTypeParseGet(context, str("tensor<4xf32>"))), "tensor<4xf32>");
  CHECK_TEXT(textOfAttr(mlirAttributeParseGet(context, str("{a = 1 : i8}"))), "{a = 1 : i8}");
  mlirOperationDestroy(op);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static MlirWalkResult countOps(MlirOperation op, void *userData) {
  ++*(int *)userData;
  return equals(mlirIdentifierStr(mlirOperationGetName(op)), "cf.br") ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}
static MlirWalkResult skipFunctions(MlirOperation op, void *userData) {
  ++*(int *)userData;
  return equals(mlirIdentifierStr(mlirOperationGetName(op)), "func.func") ? MlirWalkResultSkip : MlirWalkResultAdvance;
}

static void testStructure(void) {
  MlirContext context = newContext();
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirOperation callee = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation function = mlirOperationGetNextInBlock(callee);
  MlirRegion region = mlirOperationGetFirstRegion(function);
  MlirBlock entry = mlirRegionGetFirstBlock(region);
  MlirBlock second = mlirBlockGetNextInRegion(entry), third = mlirBlockGetNextInRegion(second);
  MlirOperation add = mlirBlockGetFirstOperation(entry), branch = mlirBlockGetTerminator(entry), copy;
  MlirValue sum = mlirOperationGetResult(add, 0), argument = mlirBlockGetArgument(entry, 0);
  MlirOpOperand use;
  MlirRegion other = mlirRegionCreate();
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  MlirAsmState names;
  Text text = {{0}, 0};
  int count = 0;
  CHECK(mlirOperationGetNumRegions(function) == 1 && mlirRegionEqual(mlirOperationGetRegion(function, 0), region));
  CHECK(mlirOperationEqual(strataRegionGetParentOperation(region), function));
  CHECK(mlirOperationIsNull(strataRegionGetParentOperation(other)));
  CHECK(mlirRegionIsNull(mlirRegionGetNextInOperation(region)) && mlirRegionIsNull(mlirOperationGetFirstRegion(add)));
  CHECK(mlirBlockIsNull(mlirBlockGetNextInRegion(third)) && mlirBlockEqual(mlirOperationGetBlock(add), entry));
  CHECK(mlirOperationEqual(mlirBlockGetParentOperation(entry), function) && mlirRegionEqual(mlirBlockGetParentRegion(entry), region));
  CHECK(mlirBlockGetNumArguments(entry) == 2 && mlirBlockGetNumSuccessors(entry) == 2 && mlirBlockEqual(mlirBlockGetSuccessor(entry, 0), second));
  CHECK(mlirBlockGetNumPredecessors(third) == 2 && mlirBlockGetNumPredecessors(entry) == 0);
  CHECK(mlirBlockEqual(mlirBlockGetPredecessor(second, 0), entry));
  CHECK(mlirOperationGetNumOperands(branch) == 2 && mlirValueEqual(mlirOperationGetOperand(branch, 1), sum));
  CHECK(mlirOperationGetNumSuccessors(branch) == 2 && mlirBlockEqual(mlirOperationGetSuccessor(branch, 1), third));
  CHECK(mlirOperationGetNumResults(add) == 1 && mlirOperationIsBeforeInBlock(add, branch));
  CHECK(strataOperationIsUsedOutside(add) && !strataOperationIsUsedOutside(branch));
  CHECK(strataOperationUsesOutside(add) && strataOperationUsesOutside(branch));
  CHECK(!strataOperationIsUsedOutside(function) && !strataOperationUsesOutside(function));
  // Values and uses.
  CHECK(mlirValueIsABlockArgument(argument) && !mlirValueIsAOpResult(argument));
  CHECK(mlirBlockEqual(mlirBlockArgumentGetOwner(argument), entry) && mlirBlockArgumentGetArgNumber(argument) == 0);
  CHECK(mlirValueIsAOpResult(sum) && mlirOperationEqual(mlirOpResultGetOwner(sum), add) && mlirOpResultGetResultNumber(sum) == 0);
  CHECK(mlirContextEqual(mlirValueGetContext(sum), context) && !mlirLocationIsNull(mlirValueGetLocation(sum)));
  use = mlirValueGetFirstUse(sum);
  CHECK(mlirOperationEqual(mlirOpOperandGetOwner(use), branch) && mlirOpOperandGetOperandNumber(use) == 1);
  CHECK(mlirValueEqual(mlirOpOperandGetValue(use), sum) && mlirOpOperandIsNull(mlirOpOperandGetNextUse(use)));
  mlirValueReplaceAllUsesExcept(argument, sum, 1, &add);
  CHECK(mlirValueEqual(mlirOperationGetOperand(add, 0), argument));
  mlirOperationReplaceUsesOfWith(branch, sum, argument);
  CHECK(mlirValueEqual(mlirOperationGetOperand(branch, 1), argument));
  mlirOperationSetOperand(branch, 1, sum);
  CHECK(mlirOpOperandIsNull(mlirOpOperandGetNextUse(mlirValueGetFirstUse(sum))));
  // Attributes.
  CHECK(mlirOperationGetNumDiscardableAttributes(add) == 1);
  CHECK(equals(mlirIdentifierStr(mlirOperationGetDiscardableAttribute(add, 0).name), "tag"));
  CHECK(mlirOperationHasInherentAttributeByName(add, str("overflowFlags")));
  CHECK(!mlirOperationHasInherentAttributeByName(add, str("tag")));
  CHECK_TEXT(textOfAttr(mlirOperationGetInherentAttributeByName(function, str("sym_name"))), "\"f\"");
  mlirOperationSetInherentAttributeByName(function, str("sym_name"), mlirStringAttrGet(context, str("g")));
  CHECK_TEXT(textOfAttr(mlirOperationGetAttributeByName(function, str("sym_name"))), "\"g\"");
  mlirOperationSetDiscardableAttributeByName(add, str("more"), mlirUnitAttrGet(context));
  CHECK_TEXT(textOfAttr(mlirOperationGetDiscardableAttributeByName(add, str("tag"))), "1 : i8");
  CHECK(mlirOperationRemoveDiscardableAttributeByName(add, str("tag")));
  CHECK(!mlirOperationRemoveDiscardableAttributeByName(add, str("tag")));
  CHECK(mlirOperationRemoveAttributeByName(add, str("more")) && !mlirOperationRemoveAttributeByName(add, str("more")));
  mlirOperationSetAttributeByName(add, str("new"), mlirUnitAttrGet(context));
  CHECK(mlirOperationGetNumAttributes(add) >= 1);
  CHECK(!mlirAttributeIsNull(mlirOperationGetAttribute(add, 0).attribute));
  // Walks.
  mlirOperationWalk(mlirModuleGetOperation(module), countOps, &count, MlirWalkPreOrder);
  CHECK(count == 7);
  count = 0;
  mlirOperationWalk(mlirModuleGetOperation(module), skipFunctions, &count, MlirWalkPreOrder);
  CHECK(count == 3);
  // Printing.
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  mlirOpPrintingFlagsUseLocalScope(flags);
  mlirOperationPrintWithFlags(branch, flags, collect, &text);
  CHECK(contains(text.data, "\"cf.cond_br\"("));
  mlirOpPrintingFlagsDestroy(flags);
  flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsSkipRegions(flags);
  mlirOpPrintingFlagsAssumeVerified(flags);
  mlirOpPrintingFlagsElideLargeElementsAttrs(flags, 4);
  mlirOpPrintingFlagsElideLargeResourceString(flags, 4);
  mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
  mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  text.length = 0;
  mlirOperationPrintWithFlags(function, flags, collect, &text);
  CHECK(contains(text.data, "func.func @g") && contains(text.data, "{...}") && contains(text.data, "loc("));
  names = mlirAsmStateCreateForValue(sum, flags);
  text.length = 0;
  mlirValuePrintAsOperand(sum, names, collect, &text);
  CHECK_TEXT(text.data, "%0");
  mlirAsmStateDestroy(names);
  names = mlirAsmStateCreateForOperation(add, flags);
  text.length = 0;
  mlirOperationPrintWithState(add, names, collect, &text);
  CHECK(contains(text.data, "arith.addi"));
  mlirAsmStateDestroy(names);
  mlirOpPrintingFlagsDestroy(flags);
  text.length = 0;
  mlirBlockPrint(third, collect, &text);
  CHECK(contains(text.data, "return"));
  text.length = 0;
  mlirValuePrint(argument, collect, &text);
  CHECK(contains(text.data, "block argument"));
  // Moves, copies and removal.
  copy = mlirOperationClone(add);
  mlirBlockInsertOwnedOperationBefore(entry, branch, copy);
  mlirOperationMoveBefore(copy, add);
  CHECK(mlirOperationEqual(mlirBlockGetFirstOperation(entry), copy));
  mlirOperationMoveAfter(copy, add);
  mlirOperationRemoveFromParent(copy);
  CHECK(mlirBlockIsNull(mlirOperationGetBlock(copy)) && mlirOperationIsNull(mlirOperationGetNextInBlock(copy)));
  mlirOperationSetLocation(copy, mlirLocationFileLineColGet(context, str("a"), 1, 1));
  CHECK(mlirLocationIsAFileLineColRange(mlirOperationGetLocation(copy)));
  mlirOperationSetOperands(copy, 0, NULL);
  CHECK(mlirOperationGetNumOperands(copy) == 0);
  mlirOperationDestroy(copy);
  mlirOperationSetSuccessor(branch, 1, second);
  CHECK(mlirBlockGetNumPredecessors(third) == 1);
  mlirOperationSetSuccessor(branch, 1, third);
  mlirRegionTakeBody(other, region);
  CHECK(mlirBlockIsNull(mlirRegionGetFirstBlock(region)) && mlirBlockEqual(mlirRegionGetFirstBlock(other), entry));
  mlirRegionTakeBody(region, other);
  mlirRegionDestroy(other);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static void testBlocks(void) {
  MlirContext context = newContext();
  MlirLocation loc = mlirLocationUnknownGet(context);
  MlirType i1 = mlirIntegerTypeGet(context, 1), f32 = mlirF32TypeGet(context);
  MlirRegion region = mlirRegionCreate();
  MlirBlock a = mlirBlockCreate(0, NULL, NULL), b = mlirBlockCreate(0, NULL, NULL), c = mlirBlockCreate(0, NULL, NULL),
            d = mlirBlockCreate(0, NULL, NULL);
  MlirBlock none = {NULL};
  MlirValue first, second;
  mlirRegionAppendOwnedBlock(region, b);
  mlirRegionInsertOwnedBlock(region, 0, a);
  mlirRegionInsertOwnedBlockAfter(region, b, d);
  mlirRegionInsertOwnedBlockBefore(region, d, c);
  CHECK(mlirBlockEqual(mlirRegionGetFirstBlock(region), a) && mlirBlockEqual(mlirBlockGetNextInRegion(a), b));
  CHECK(mlirBlockEqual(mlirBlockGetNextInRegion(b), c) && mlirBlockEqual(mlirBlockGetNextInRegion(c), d));
  mlirBlockDetach(a);
  mlirRegionInsertOwnedBlockBefore(region, none, a);
  CHECK(mlirBlockEqual(mlirBlockGetNextInRegion(d), a));
  mlirBlockDetach(a);
  mlirRegionInsertOwnedBlockAfter(region, none, a);
  CHECK(mlirBlockEqual(mlirRegionGetFirstBlock(region), a));
  mlirBlockDetach(d);
  mlirBlockDestroy(d);
  first = mlirBlockAddArgument(a, i1, loc);
  second = mlirBlockInsertArgument(a, 0, f32, loc);
  CHECK(mlirBlockArgumentGetArgNumber(first) == 1 && mlirBlockArgumentGetArgNumber(second) == 0);
  mlirBlockArgumentSetType(second, i1);
  mlirBlockArgumentSetLocation(second, mlirLocationFileLineColGet(context, str("x"), 1, 2));
  CHECK(mlirTypeEqual(mlirValueGetType(second), i1));
  mlirValueSetType(second, f32);
  CHECK(mlirTypeEqual(mlirValueGetType(second), f32));
  mlirBlockEraseArgument(a, 0);
  CHECK(mlirBlockGetNumArguments(a) == 1);
  CHECK(mlirOperationIsNull(mlirBlockGetTerminator(a)) && mlirOperationIsNull(mlirBlockGetFirstOperation(a)));
  mlirRegionDestroy(region);
  mlirContextDestroy(context);
}

/// What an observer has seen.
typedef struct Destroyed {
  void *ops[8];
  int count;
} Destroyed;
static void noteDestroyed(MlirOperation op, void *userData) {
  Destroyed *seen = (Destroyed *)userData;
  CHECK(seen->count < 8);
  seen->ops[seen->count++] = op.ptr;
}

static void testObservers(void) {
  MlirContext context = newContext();
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirOperation callee = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation function = mlirOperationGetNextInBlock(callee);
  MlirOperation add = mlirBlockGetFirstOperation(mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(function)));
  MlirOperation copy = mlirOperationClone(callee);
  Destroyed first = {{0}, 0}, second = {{0}, 0};
  StrataOperationObserver firstObserver = strataContextAttachOperationObserver(context, noteDestroyed, &first);
  StrataOperationObserver secondObserver = strataContextAttachOperationObserver(context, noteDestroyed, &second);
  CHECK(!strataOperationIsObserved(callee));
  // Only marked operations are reported; a mark can be removed.
  mlirOperationDestroy(copy);
  strataOperationSetObserved(callee, true);
  CHECK(strataOperationIsObserved(callee));
  strataOperationSetObserved(callee, false);
  CHECK(!strataOperationIsObserved(callee));
  mlirOperationDestroy(callee);
  CHECK(first.count == 0 && second.count == 0);
  // All observers are called, also for operations that are nested in the destroyed one.
  strataOperationSetObserved(add, true);
  strataOperationSetObserved(function, true);
  strataContextDetachOperationObserver(context, secondObserver);
  mlirOperationDestroy(function);
  CHECK(first.count == 2 && second.count == 0);
  CHECK((first.ops[0] == add.ptr && first.ops[1] == function.ptr) ||
        (first.ops[1] == add.ptr && first.ops[0] == function.ptr));
  // Operations that use each other.
  copy = mlirOperationCreateParse(context, str("%0 = arith.constant 1 : i32"), str(""));
  add = mlirOperationClone(copy);
  mlirOperationSetOperands(add, 1, (MlirValue[]){mlirOperationGetResult(copy, 0)});
  strataOperationDropAllReferences(add);
  CHECK(!strataOperationIsUsedOutside(copy) && mlirValueIsNull(mlirOperationGetOperand(add, 0)));
  mlirOperationDestroy(copy);
  mlirOperationDestroy(add);
  // A copy of a marked operation is not marked.
  strataOperationSetObserved(mlirModuleGetOperation(module), true);
  copy = mlirOperationClone(mlirModuleGetOperation(module));
  CHECK(!strataOperationIsObserved(copy));
  mlirOperationDestroy(copy);
  mlirModuleDestroy(module);
  CHECK(first.count == 3);
  strataContextDetachOperationObserver(context, firstObserver);
  mlirContextDestroy(context);
}

static void countTables(MlirOperation table, bool areVisible, void *userData) {
  (void)table;
  *(int *)userData += areVisible ? 10 : 1;
}

static void testSymbols(void) {
  MlirContext context = newContext();
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirOperation op = mlirModuleGetOperation(module), clone;
  MlirSymbolTable table = mlirSymbolTableCreate(op);
  int count = 0;
  CHECK(equals(mlirSymbolTableGetSymbolAttributeName(), "sym_name"));
  CHECK(equals(mlirSymbolTableGetVisibilityAttributeName(), "sym_visibility"));
  CHECK(mlirOperationIsNull(mlirSymbolTableLookup(table, str("nothing"))));
  clone = mlirOperationClone(mlirSymbolTableLookup(table, str("callee")));
  CHECK_TEXT(textOfAttr(mlirSymbolTableInsert(table, clone)), "\"callee_0\"");
  CHECK(mlirOperationEqual(mlirSymbolTableLookup(table, str("callee_0")), clone));
  mlirSymbolTableErase(table, clone);
  CHECK(mlirOperationIsNull(mlirSymbolTableLookup(table, str("callee_0"))));
  CHECK(mlirSymbolTableIsNull(mlirSymbolTableCreate(mlirSymbolTableLookup(table, str("f")))));
  CHECK(mlirLogicalResultIsSuccess(mlirSymbolTableReplaceAllSymbolUses(str("callee"), str("renamed"), op)));
  CHECK(contains(textOfOp(op), "@renamed"));
  mlirSymbolTableWalkSymbolTables(op, true, countTables, &count);
  CHECK(count == 10);
  mlirSymbolTableDestroy(table);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static void testIdentifiers(void) {
  MlirContext context = mlirContextCreate();
  MlirIdentifier name = mlirIdentifierGet(context, str("name"));
  CHECK(mlirIdentifierEqual(name, mlirIdentifierGet(context, str("name"))));
  CHECK(equals(mlirIdentifierStr(name), "name") && mlirContextEqual(mlirIdentifierGetContext(name), context));
  CHECK(mlirTypeEqual(mlirAttributeGetType(mlirUnitAttrGet(context)), mlirNoneTypeGet(context)));
  CHECK(equals(mlirDialectGetNamespace(mlirTypeGetDialect(mlirIndexTypeGet(context))), "builtin"));
  CHECK(equals(mlirDialectGetNamespace(mlirAttributeGetDialect(mlirUnitAttrGet(context))), "builtin"));
  mlirContextDestroy(context);
}

/* Appends a part of a bytecode file to the buffer that user data points to. */
typedef struct Buffer {
  char data[4096];
  size_t size;
} Buffer;
static void appendBytes(MlirStringRef part, void *data) {
  Buffer *buffer = data;
  CHECK(buffer->size + part.length <= sizeof(buffer->data));
  memcpy(buffer->data + buffer->size, part.data, part.length);
  buffer->size += part.length;
}

static void testBytecode(void) {
  MlirContext context = mlirContextCreate();
  MlirModule module = mlirModuleCreateParse(context, str("module attributes {t.a = 1 : i8} {}")), copy;
  MlirOperation op = mlirModuleGetOperation(module);
  MlirBytecodeWriterConfig config = mlirBytecodeWriterConfigCreate();
  Buffer newest = {{0}, 0}, oldest = {{0}, 0};
  mlirOperationWriteBytecode(op, appendBytes, &newest);
  mlirBytecodeWriterConfigDesiredEmitVersion(config, 0);
  CHECK(mlirLogicalResultIsSuccess(mlirOperationWriteBytecodeWithConfig(op, config, appendBytes, &oldest)));
  CHECK(newest.size > 8 && memcmp(newest.data, "ML\xefR", 4) == 0);
  CHECK(oldest.size > 8 && oldest.data[4] != newest.data[4]);
  copy = mlirModuleCreateParse(context, mlirStringRefCreate(newest.data, newest.size));
  CHECK(!mlirModuleIsNull(copy));
  CHECK(contains(textOfOp(mlirModuleGetOperation(copy)), "t.a = 1 : i8"));
  mlirModuleDestroy(copy);
  mlirBytecodeWriterConfigDestroy(config);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

int main(void) {
  testSupport();
  testContext();
  testLocations();
  testBuilding();
  testInferenceFailure();
  testParsing();
  testStructure();
  testBlocks();
  testObservers();
  testSymbols();
  testIdentifiers();
  testBytecode();
  return finish();
}
