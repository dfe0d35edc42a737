//===- DialectsTest.c - Tests of the headers of dialects ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/BuiltinAttributes.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Dialect/Affine.h"
#include "strata-c/Dialect/Arith.h"
#include "strata-c/Dialect/ArmNeon.h"
#include "strata-c/Dialect/Bufferization.h"
#include "strata-c/Dialect/Complex.h"
#include "strata-c/Dialect/ControlFlow.h"
#include "strata-c/Dialect/DLTI.h"
#include "strata-c/Dialect/Func.h"
#include "strata-c/Dialect/GPU.h"
#include "strata-c/Dialect/Index.h"
#include "strata-c/Dialect/LLVM.h"
#include "strata-c/Dialect/MLProgram.h"
#include "strata-c/Dialect/Math.h"
#include "strata-c/Dialect/MemRef.h"
#include "strata-c/Dialect/Ptr.h"
#include "strata-c/Dialect/SCF.h"
#include "strata-c/Dialect/SPIRV.h"
#include "strata-c/Dialect/Shape.h"
#include "strata-c/Dialect/Tensor.h"
#include "strata-c/Dialect/UB.h"
#include "strata-c/Dialect/Vector.h"
#include "strata-c/RegisterEverything.h"

#define CHECK_HANDLE(name)                                                                           \
  do {                                                                                               \
    MlirDialectHandle handle = mlirGetDialectHandle__##name##__();                                   \
    CHECK(equals(mlirDialectHandleGetNamespace(handle), #name));                                     \
    CHECK(equals(mlirDialectGetNamespace(mlirDialectHandleLoadDialect(handle, context)), #name));    \
  } while (0)

static void testHandles(MlirContext context) {
  CHECK_HANDLE(affine);
  CHECK_HANDLE(arith);
  CHECK_HANDLE(arm_neon);
  CHECK_HANDLE(bufferization);
  CHECK_HANDLE(cf);
  CHECK_HANDLE(complex);
  CHECK_HANDLE(dlti);
  CHECK_HANDLE(func);
  CHECK_HANDLE(gpu);
  CHECK_HANDLE(index);
  CHECK_HANDLE(llvm);
  CHECK_HANDLE(math);
  CHECK_HANDLE(memref);
  CHECK_HANDLE(ml_program);
  CHECK_HANDLE(ptr);
  CHECK_HANDLE(scf);
  CHECK_HANDLE(shape);
  CHECK_HANDLE(spirv);
  CHECK_HANDLE(tensor);
  CHECK_HANDLE(ub);
  CHECK_HANDLE(vector);
}

static void testRegisterEverything(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  MlirContext context;
  MlirPass pass = mlirCreateMathMathUpliftToFMA();
  MlirPassManager manager;
  Text errors = {{0}, 0};
  mlirRegisterAllDialects(registry);
  context = mlirContextCreateWithRegistry(registry, false);
  CHECK(mlirContextGetNumRegisteredDialects(context) == 22);
  mlirRegisterAllPasses();
  mlirRegisterAllPasses();
  manager = mlirPassManagerCreate(context);
  CHECK(mlirLogicalResultIsSuccess(mlirOpPassManagerAddPipeline(mlirPassManagerGetAsOpPassManager(manager),
                                                                str("canonicalize,convert-to-llvm"), collect, &errors)));
  mlirPassManagerAddOwnedPass(manager, pass);
  mlirPassManagerDestroy(manager);
  mlirContextDestroy(context);
  mlirDialectRegistryDestroy(registry);
}

static void testFunc(MlirContext context) {
  MlirModule module = mlirModuleCreateParse(context, str("func.func private @f(i32) -> i32"));
  MlirOperation function = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  mlirFuncSetArgAttr(function, 0, str("llvm.noundef"), mlirUnitAttrGet(context));
  mlirFuncSetResultAttr(function, 0, str("llvm.noundef"), mlirUnitAttrGet(context));
  CHECK_TEXT(textOfOp(function), "func.func private @f(i32 {llvm.noundef}) -> (i32 {llvm.noundef})");
  mlirModuleDestroy(module);
}

static void testComplex(MlirContext context) {
  MlirType type = mlirComplexTypeGet(mlirF32TypeGet(context));
  MlirAttribute number = mlirComplexAttrDoubleGet(context, type, 1.5, -2.0);
  MlirLocation loc = mlirLocationUnknownGet(context);
  CHECK_TEXT(textOfAttr(number), "#complex.number<:f32 1.500000e+00, -2.000000e+00> : complex<f32>");
  CHECK(mlirAttributeIsAComplex(number) && mlirComplexAttrGetRealDouble(number) == 1.5 && mlirComplexAttrGetImagDouble(number) == -2.0);
  CHECK(mlirTypeIDEqual(mlirAttributeGetTypeID(number), mlirComplexAttrGetTypeID()));
  CHECK(mlirAttributeEqual(mlirComplexAttrDoubleGetChecked(loc, type, 1.5, -2.0), number));
  CHECK(mlirAttributeIsNull(mlirComplexAttrDoubleGetChecked(loc, mlirF32TypeGet(context), 1.5, -2.0)));
}

static MlirContext gpuContext;
static void invalidTarget(void) {
  MlirAttribute null = mlirAttributeGetNull();
  mlirGPUObjectAttrGet(gpuContext, mlirUnitAttrGet(gpuContext), 1, str("bytes"), null);
}
static void unknownFormat(void) {
  MlirAttribute null = mlirAttributeGetNull();
  mlirGPUObjectAttrGetWithKernels(gpuContext, mlirUnitAttrGet(gpuContext), 77, str("bytes"), null, null);
}
static void noObject(void) { mlirGPUObjectAttrGetTarget(mlirUnitAttrGet(gpuContext)); }

// No attribute of this library is a target of GPU code, so that there are no valid compiled modules.
static void testGPU(MlirContext context) {
  gpuContext = context;
  CHECK(mlirTypeIsAGPUAsyncTokenType(mlirGPUAsyncTokenTypeGet(context)) && equals(mlirGPUAsyncTokenTypeGetName(), "gpu.async.token"));
  CHECK(!mlirAttributeIsAGPUObjectAttr(mlirUnitAttrGet(context)) && equals(mlirGPUObjectAttrGetName(), "gpu.object"));
  CHECK_ABORTS(invalidTarget, "the target attribute must implement or promise the `gpu::TargetAttrInterface`");
  CHECK_ABORTS(unknownFormat, "mlirGPUObjectAttrGetWithKernels: argument 'format' is unknown");
  CHECK_ABORTS(noObject, "mlirGPUObjectAttrGetTarget: argument 'mlirObjectAttr' has the wrong kind");
}

static void testLLVMTypes(MlirContext context) {
  MlirType pointer = mlirLLVMPointerTypeGet(context, 3), i32 = mlirIntegerTypeGet(context, 32), fields[2], literal, named, function, other;
  MlirLocation loc = mlirLocationUnknownGet(context);
  fields[0] = i32;
  fields[1] = pointer;
  CHECK_TEXT(textOfType(pointer), "!llvm.ptr<3>");
  CHECK(mlirTypeIsALLVMPointerType(pointer) && mlirLLVMPointerTypeGetAddressSpace(pointer) == 3 && equals(mlirLLVMPointerTypeGetName(), "llvm.ptr"));
  CHECK(mlirTypeIDEqual(mlirTypeGetTypeID(pointer), mlirLLVMPointerTypeGetTypeID()));
  CHECK_TEXT(textOfType(mlirLLVMVoidTypeGet(context)), "!llvm.void");
  CHECK_TEXT(textOfType(mlirLLVMArrayTypeGet(i32, 4)), "!llvm.array<4 x i32>");
  CHECK(mlirTypeEqual(mlirLLVMArrayTypeGetElementType(mlirLLVMArrayTypeGet(i32, 4)), i32));
  function = mlirLLVMFunctionTypeGet(i32, 2, fields, true);
  CHECK_TEXT(textOfType(function), "!llvm.func<i32 (i32, ptr<3>, ...)>");
  CHECK(mlirLLVMFunctionTypeGetNumInputs(function) == 2 && mlirTypeEqual(mlirLLVMFunctionTypeGetInput(function, 1), pointer));
  CHECK(mlirTypeEqual(mlirLLVMFunctionTypeGetReturnType(function), i32));
  literal = mlirLLVMStructTypeLiteralGet(context, 2, fields, true);
  CHECK_TEXT(textOfType(literal), "!llvm.struct<packed (i32, ptr<3>)>");
  CHECK(mlirTypeIsALLVMStructType(literal) && mlirLLVMStructTypeIsLiteral(literal) && mlirLLVMStructTypeIsPacked(literal) && !mlirLLVMStructTypeIsOpaque(literal));
  CHECK(mlirTypeEqual(mlirLLVMStructTypeLiteralGetChecked(loc, 2, fields, true), literal));
  other = mlirLLVMVoidTypeGet(context);
  CHECK(mlirTypeIsNull(mlirLLVMStructTypeLiteralGetChecked(loc, 1, &other, false)));
  named = mlirLLVMStructTypeIdentifiedGet(context, str("node"));
  CHECK(mlirLogicalResultIsSuccess(mlirLLVMStructTypeSetBody(named, 2, fields, false)));
  CHECK(mlirLogicalResultIsFailure(mlirLLVMStructTypeSetBody(named, 1, fields, false)));
  CHECK(equals(mlirLLVMStructTypeGetIdentifier(named), "node") && mlirLLVMStructTypeGetNumElementTypes(named) == 2);
  CHECK(mlirTypeEqual(mlirLLVMStructTypeGetElementType(named, 0), i32) && mlirTypeIDEqual(mlirTypeGetTypeID(named), mlirLLVMStructTypeGetTypeID()));
  other = mlirLLVMStructTypeIdentifiedNewGet(context, str("node"), 1, fields, false);
  CHECK(!mlirTypeEqual(other, named) && mlirLLVMStructTypeGetNumElementTypes(other) == 1);
  CHECK(mlirLLVMStructTypeIsOpaque(mlirLLVMStructTypeOpaqueGet(context, str("opaque"))));
  CHECK_TEXT(textOfAttr(mlirLLVMCConvAttrGet(context, MlirLLVMCConvFast)), "#llvm.cconv<fastcc>");
  CHECK_TEXT(textOfAttr(mlirLLVMComdatAttrGet(context, MlirLLVMComdatAny)), "#llvm<comdat any>");
  CHECK_TEXT(textOfAttr(mlirLLVMLinkageAttrGet(context, MlirLLVMLinkageInternal)), "#llvm.linkage<internal>");
}

static void testDebugInfo(MlirContext context) {
  MlirAttribute name = mlirStringAttrGet(context, str("n")), null = mlirAttributeGetNull(), id = mlirDisctinctAttrCreate(name);
  MlirAttribute file = mlirLLVMDIFileAttrGet(context, name, mlirStringAttrGet(context, str("/d"))), unit, basic, derived, type, program;
  MlirAttribute module, operation, composite;
  uint64_t argument = 8;
  CHECK_TEXT(textOfAttr(file), "#llvm.di_file<\"n\" in \"/d\">");
  unit = mlirLLVMDICompileUnitAttrGet(context, id, 29, file, name, false, MlirLLVMDIEmissionKindFull, MlirLLVMDINameTableKindDefault, null);
  CHECK(contains(textOfAttr(unit), "emissionKind = Full"));
  basic = mlirLLVMDIBasicTypeAttrGet(context, 0x24, name, 32, MlirLLVMTypeEncodingSigned);
  CHECK(contains(textOfAttr(basic), "sizeInBits = 32, encoding = DW_ATE_signed"));
  derived = mlirLLVMDIDerivedTypeAttrGet(context, 0x0f, null, basic, 64, 0, 0, -1, null);
  CHECK(contains(textOfAttr(derived), "DW_TAG_pointer_type") && mlirAttributeEqual(mlirLLVMDIDerivedTypeAttrGetBaseType(derived), basic));
  composite = mlirLLVMDICompositeTypeAttrGet(context, id, false, 0x13, name, file, 3, null, null, 0, 64, 0, 1, &derived, null, null, null, null);
  CHECK(contains(textOfAttr(composite), "DW_TAG_structure_type"));
  CHECK(contains(textOfAttr(mlirLLVMDICompositeTypeAttrGetRecSelf(id)), "isRecSelf = true"));
  CHECK(contains(textOfAttr(mlirLLVMDIStringTypeAttrGet(context, 0x12, name, 8, 0, null, null, null, MlirLLVMTypeEncodingASCII)), "di_string_type"));
  type = mlirLLVMDISubroutineTypeAttrGet(context, 0, 1, &basic);
  CHECK(contains(textOfAttr(type), "di_subroutine_type"));
  program = mlirLLVMDISubprogramAttrGet(context, null, false, id, unit, file, name, name, file, 5, 6, 8, type, 0, NULL, 0, NULL);
  CHECK(mlirLLVMDISubprogramAttrGetLine(program) == 5 && mlirLLVMDISubprogramAttrGetScopeLine(program) == 6);
  CHECK(mlirAttributeEqual(mlirLLVMDISubprogramAttrGetScope(program), file) && mlirAttributeEqual(mlirLLVMDISubprogramAttrGetFile(program), file));
  CHECK(mlirAttributeEqual(mlirLLVMDISubprogramAttrGetType(program), type) && mlirAttributeEqual(mlirLLVMDISubprogramAttrGetCompileUnit(program), unit));
  CHECK(contains(textOfAttr(mlirLLVMDISubprogramAttrGetRecSelf(id)), "isRecSelf = true"));
  CHECK(contains(textOfAttr(mlirLLVMDILexicalBlockAttrGet(context, program, file, 7, 8)), "line = 7, column = 8"));
  CHECK(contains(textOfAttr(mlirLLVMDILexicalBlockFileAttrGet(context, program, file, 9)), "discriminator = 9"));
  CHECK(contains(textOfAttr(mlirLLVMDILocalVariableAttrGet(context, program, name, file, 1, 2, 32, basic, 0)), "arg = 2"));
  CHECK(contains(textOfAttr(mlirLLVMDIAnnotationAttrGet(context, name, name)), "di_annotation"));
  module = mlirLLVMDIModuleAttrGet(context, file, program, name, null, null, null, 4, true);
  CHECK(contains(textOfAttr(module), "isDecl = true") && mlirAttributeEqual(mlirLLVMDIModuleAttrGetScope(module), program));
  CHECK(contains(textOfAttr(mlirLLVMDIImportedEntityAttrGet(context, 8, program, module, file, 2, name, 0, NULL)), "di_imported_entity"));
  operation = mlirLLVMDIExpressionElemAttrGet(context, 0x23, 1, &argument);
  CHECK_TEXT(textOfAttr(mlirLLVMDIExpressionAttrGet(context, 1, &operation)), "#llvm.di_expression<[DW_OP_plus_uconst(8)]>");
  CHECK(contains(textOfAttr(mlirLLVMDINullTypeAttrGet(context)), "di_null_type"));
  CHECK_TEXT(textOfAttr(mlirLLVMDIFlagsAttrGet(context, 1)), "1 : i32");
  CHECK(equals(mlirLLVMDIFileAttrGetName(), "llvm.di_file") && equals(mlirLLVMDISubprogramAttrGetName(), "llvm.di_subprogram"));
}

int main(void) {
  MlirContext context = mlirContextCreate();
  testHandles(context);
  testFunc(context);
  testComplex(context);
  testGPU(context);
  testLLVMTypes(context);
  testDebugInfo(context);
  mlirContextDestroy(context);
  testRegisterEverything();
  return finish();
}
