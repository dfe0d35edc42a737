//===- IntrospectionTest.c - Tests of declarations and loading ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Argument: the path of Poly.td.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Dialect/Arith.h"
#include "strata-c/Dialect/Func.h"
#include "strata-c/Dialect/SCF.h"
#include "strata-c/Introspection.h"
#include "strata-c/Loader.h"

static const char *formatOf(StrataOpInfo info) {
  static Text text;
  text.length = 0;
  text.data[0] = '\0';
  strataOpInfoPrintAssemblyFormat(info, collect, &text);
  return text.data;
}

static void testOps(MlirContext context) {
  StrataOpInfo cmp = strataOpInfoLookup(context, str("arith.cmpi")), call = strataOpInfoLookup(context, str("func.call"));
  StrataOpInfo add = strataOpInfoLookup(context, str("arith.addi")), loop = strataOpInfoLookup(context, str("scf.for"));
  MlirDialect arith = mlirContextGetOrLoadDialect(context, str("arith"));
  MlirTypeID infer = strataInterfaceLookup(str("InferTypeOpInterface"));
  MlirAttribute none = mlirAttributeGetNull();
  intptr_t i, numOps = strataDialectGetNumOps(arith), numFound = 0;
  CHECK(strataOpInfoIsNull(strataOpInfoLookup(context, str("arith.nothing"))));
  CHECK(strataOpInfoIsNull(strataOpInfoLookup(context, str("nothing.nothing"))));
  CHECK(equals(strataOpInfoGetName(cmp), "arith.cmpi") && equals(strataOpInfoGetSummary(cmp), "integer comparison"));
  CHECK(strataOpInfoGetLine(cmp) > 0 && strataOpInfoGetFile(cmp).length > 0);
  for (i = 0; i != numOps; ++i)
    numFound += strataOpInfoEqual(strataDialectGetOp(arith, i), cmp);
  CHECK(numFound == 1 && numOps > 40);
  // Parts.
  CHECK(strataOpInfoGetNumParts(cmp, StrataOpPartOperand) == 2 && strataOpInfoGetNumParts(cmp, StrataOpPartResult) == 1);
  CHECK(equals(strataOpInfoGetPartName(cmp, StrataOpPartOperand, 0), "lhs") && equals(strataOpInfoGetPartName(cmp, StrataOpPartAttribute, 0), "predicate"));
  CHECK(equals(strataOpInfoGetPartConstraint(cmp, StrataOpPartOperand, 1), "signless-integer-like"));
  CHECK(strataOpInfoGetPartArity(cmp, StrataOpPartOperand, 1) == StrataArityOne);
  CHECK(strataOpInfoGetPartArity(call, StrataOpPartOperand, 0) == StrataArityVariadic);
  CHECK(strataOpInfoGetNumParts(loop, StrataOpPartRegion) == 1 && equals(strataOpInfoGetPartName(loop, StrataOpPartRegion, 0), "region"));
  CHECK(strataOpInfoGetNumParts(add, StrataOpPartSuccessor) == 0);
  CHECK(strataOpInfoOperandAccepts(cmp, 0, mlirIntegerTypeGet(context, 8)) && !strataOpInfoOperandAccepts(cmp, 0, mlirF32TypeGet(context)));
  CHECK(strataOpInfoResultAccepts(cmp, 0, mlirIntegerTypeGet(context, 1)) && !strataOpInfoResultAccepts(cmp, 0, mlirIntegerTypeGet(context, 8)));
  CHECK(strataOpInfoGetNumEnumCases(cmp, 0) == 10 && equals(strataOpInfoGetEnumCase(cmp, 0, 0), "eq"));
  CHECK(strataOpInfoAttributeAccepts(cmp, 0, mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), 1)));
  CHECK(!strataOpInfoAttributeAccepts(cmp, 0, mlirUnitAttrGet(context)));
  CHECK(mlirAttributeEqual(strataOpInfoGetAttributeDefault(cmp, 0), none));
  CHECK_TEXT(textOfAttr(strataOpInfoGetAttributeDefault(add, 0)), "#arith.overflow<none>");
  // Traits, interfaces and formats.
  CHECK(strataOpInfoHasTrait(add, str("IsCommutative")) && !strataOpInfoHasTrait(cmp, str("IsTerminator")));
  CHECK(strataOpInfoGetNumTraits(add) > 3 && strataOpInfoHasTrait(add, strataOpInfoGetTrait(add, 0)));
  CHECK(!mlirTypeIDIsNull(infer) && equals(strataInterfaceGetName(infer), "InferTypeOpInterface"));
  CHECK(strataOpInfoHasInterface(add, infer) && !strataOpInfoHasInterface(call, infer));
  CHECK(strataOpInfoHasInterface(call, strataInterfaceLookup(str("CallOpInterface"))));
  CHECK(strataOpInfoHasInterface(loop, strataInterfaceLookup(str("LoopLikeOpInterface"))));
  CHECK(strataOpInfoHasInterface(add, strataInterfaceLookup(str("MemoryEffectOpInterface"))));
  CHECK(mlirTypeIDIsNull(strataInterfaceLookup(str("NoInterface"))) && strataInterfaceGetName(strataOpInfoGetTypeID(add)).length == 0);
  CHECK(strataOpInfoHasAssemblyFormat(cmp) && !strataOpInfoHasAssemblyFormat(loop));
  CHECK_TEXT(formatOf(cmp), "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)");
  CHECK_TEXT(formatOf(call), "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)");
  CHECK_TEXT(formatOf(strataOpInfoLookup(context, str("func.return"))), "attr-dict ($operands^ `:` type($operands))?");
  CHECK_TEXT(formatOf(loop), "");
}

static void testOperation(MlirContext context) {
  MlirOperation op = mlirOperationCreateParse(context, str("module {}"), str(""));
  StrataOpInfo info = strataOperationGetOpInfo(op);
  CHECK(equals(strataOpInfoGetName(info), "builtin.module") && mlirTypeIDEqual(strataOpInfoGetTypeID(info), mlirOperationGetTypeID(op)));
  CHECK(strataOpInfoHasTrait(info, str("SymbolTable")));
  mlirOperationDestroy(op);
}

static void testParameters(MlirContext context) {
  MlirLocation loc = mlirLocationUnknownGet(context);
  MlirType i64 = mlirIntegerTypeGet(context, 64), type;
  StrataDefInfo poly = strataTypeInfoLookup(context, str("poly.poly"));
  StrataDefInfo overflow = strataAttributeInfoLookup(context, str("arith.overflow"));
  MlirNamedAttribute bound = mlirNamedAttributeGet(mlirIdentifierGet(context, str("bound")), mlirIntegerAttrGet(i64, 3));
  MlirNamedAttribute negative = mlirNamedAttributeGet(mlirIdentifierGet(context, str("bound")), mlirIntegerAttrGet(i64, -1));
  MlirNamedAttribute other = mlirNamedAttributeGet(mlirIdentifierGet(context, str("other")), mlirIntegerAttrGet(i64, 3));
  MlirNamedAttribute value = mlirNamedAttributeGet(mlirIdentifierGet(context, str("value")), mlirStringAttrGet(context, str("nsw, nuw")));
  MlirAttribute flags;
  CHECK(!strataDefInfoIsNull(poly) && !strataDefInfoIsNull(overflow) && !strataDefInfoEqual(poly, overflow));
  CHECK(strataDefInfoIsNull(strataTypeInfoLookup(context, str("poly.none"))));
  CHECK(strataDefInfoIsNull(strataTypeInfoLookup(context, str("nowhere.poly"))));
  CHECK(equals(strataDefInfoGetName(poly), "poly.poly") && strataDefInfoGetSummary(overflow).length > 0);
  CHECK(strataDefInfoGetNumParams(poly) == 1 && equals(strataDefInfoGetParamName(poly, 0), "bound"));
  CHECK(strataDefInfoGetParamKind(poly, 0) == StrataParamKindUnsigned && !strataDefInfoParamIsOptional(poly, 0));
  CHECK(equals(strataDefInfoGetParamCppType(poly, 0), "unsigned"));
  CHECK(strataDefInfoGetParamKind(overflow, 0) == StrataParamKindEnum && strataDefInfoGetNumParamCases(overflow, 0) == 3);
  CHECK(equals(strataDefInfoGetParamCase(overflow, 0, 1), "nsw") && strataDefInfoGetNumParamCases(poly, 0) == 0);

  type = strataTypeGetChecked(loc, str("poly.poly"), 1, &bound);
  CHECK(!mlirTypeIsNull(type) && strataDefInfoEqual(strataTypeGetInfo(type), poly));
  CHECK_TEXT(textOfAttr(strataTypeGetParam(type, 0)), "3 : ui64");
  CHECK(mlirTypeIsNull(strataTypeGetChecked(loc, str("poly.poly"), 1, &negative)));
  CHECK(mlirTypeIsNull(strataTypeGetChecked(loc, str("poly.poly"), 1, &other)));
  CHECK(mlirTypeIsNull(strataTypeGetChecked(loc, str("poly.poly"), 0, NULL)));
  CHECK(mlirTypeIsNull(strataTypeGetChecked(loc, str("poly.none"), 1, &bound)));
  flags = strataAttributeGetChecked(loc, str("arith.overflow"), 1, &value);
  CHECK_TEXT(textOfAttr(flags), "#arith.overflow<nsw, nuw>");
  CHECK_TEXT(textOfAttr(strataAttributeGetParam(flags, 0)), "\"nsw, nuw\"");
  CHECK(strataDefInfoIsNull(strataAttributeGetInfo(mlirUnitAttrGet(context))) || strataDefInfoGetNumParams(strataAttributeGetInfo(mlirUnitAttrGet(context))) == 0);
}

static void testPython(MlirContext context) {
  Text source = {{0}, 0};
  intptr_t last = strataGetNumLoadedDialects() - 1;
  MlirContext other = mlirContextCreate();
  CHECK(last >= 0 && equals(strataGetLoadedDialectName(last), "poly"));
  strataLoadedDialectEmitPython(last, StrataPythonModuleEnums, collect, &source);
  CHECK(contains(source.data, "class Method(IntEnum):"));
  CHECK(mlirLogicalResultIsSuccess(strataContextAddLoadedDialect(other, last)));
  CHECK(!strataOpInfoIsNull(strataOpInfoLookup(other, str("poly.add"))));
  CHECK(mlirLogicalResultIsSuccess(strataContextAddLoadedDialect(other, last)));
  CHECK(mlirLogicalResultIsFailure(strataContextAddLoadedDialect(context, last)));
  mlirContextDestroy(other);
}

static void testLoading(const char *path) {
  MlirContext context = mlirContextCreate(), second;
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  MlirDialect dialect;
  Text messages = {{0}, 0};
  CHECK(mlirLogicalResultIsFailure(strataContextLoadFile(context, str("/no/such/file.td"), 0, NULL, false, collect, &messages)));
  CHECK(contains(messages.data, "/no/such/file.td"));
  messages.length = 0;
  CHECK(mlirLogicalResultIsSuccess(strataContextLoadFile(context, str(path), 0, NULL, false, collect, &messages)));
  dialect = mlirContextGetOrLoadDialect(context, str("poly"));
  CHECK(!mlirDialectIsNull(dialect) && strataDialectGetNumOps(dialect) > 0 && strataDialectGetNumTypes(dialect) > 0);
  CHECK(contains(strataDialectGetTypeName(dialect, 0).data, "poly."));
  CHECK(strataOpInfoHasAssemblyFormat(strataOpInfoLookup(context, str("poly.add"))));
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), context);
  testParameters(context);
  messages.length = 0;
  CHECK(mlirLogicalResultIsFailure(strataContextLoadFile(context, str(path), 0, NULL, false, collect, &messages)));
  CHECK(contains(messages.data, "is loaded in the context already"));
  CHECK(mlirLogicalResultIsSuccess(strataDialectRegistryLoadFile(registry, str(path), 0, NULL, false, collect, &messages)));
  second = mlirContextCreateWithRegistry(registry, false);
  CHECK(!strataOpInfoIsNull(strataOpInfoLookup(second, str("poly.add"))));
  testPython(context);
  mlirDialectRegistryDestroy(registry);
  mlirContextDestroy(context);
  mlirContextDestroy(second);
}

int main(int argc, char **argv) {
  MlirContext context = mlirContextCreate();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__scf__(), context);
  testOps(context);
  testOperation(context);
  CHECK(argc == 2);
  if (argc == 2)
    testLoading(argv[1]);
  mlirContextDestroy(context);
  return finish();
}
