//===- ExecutionTest.c - Tests of execution and of LLVM IR ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/BuiltinTypes.h"
#include "strata-c/Conversion.h"
#include "strata-c/Dialect/LLVM.h"
#include "strata-c/ExecutionEngine.h"
#include "strata-c/Pass.h"
#include "strata-c/RegisterEverything.h"
#include "strata-c/Target/LLVMIR.h"
#include <stdlib.h>

static const char source[] = "func.func private @host(i32) -> i32 attributes {llvm.emit_c_interface}\n"
                             "func.func @twice(%a: i32) -> i32 attributes {llvm.emit_c_interface} {\n"
                             "  %x = arith.addi %a, %a : i32\n"
                             "  return %x : i32\n"
                             "}\n"
                             "func.func @call(%a: i32) -> i32 attributes {llvm.emit_c_interface} {\n"
                             "  %x = func.call @host(%a) : (i32) -> i32\n"
                             "  return %x : i32\n"
                             "}\n";

static MlirContext newContext(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  MlirContext context;
  mlirRegisterAllDialects(registry);
  context = mlirContextCreateWithRegistry(registry, true);
  mlirRegisterAllLLVMTranslations(context);
  mlirDialectRegistryDestroy(registry);
  return context;
}

static MlirModule lowered(MlirContext context) {
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirPassManager manager = mlirPassManagerCreate(context);
  mlirPassManagerAddOwnedPass(manager, mlirCreateConversionConvertFuncToLLVMPass());
  mlirPassManagerAddOwnedPass(manager, mlirCreateConversionArithToLLVMConversionPass());
  mlirPassManagerAddOwnedPass(manager, mlirCreateConversionReconcileUnrealizedCastsPass());
  CHECK(mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module))));
  mlirPassManagerDestroy(manager);
  return module;
}

static int32_t addTen(int32_t value) { return value + 10; }

static void testExecution(void) {
  MlirContext context = newContext();
  MlirModule module = lowered(context);
  MlirExecutionEngine engine = mlirExecutionEngineCreate(module, 2, 0, NULL, /*enableObjectDump=*/true, /*enablePIC=*/false);
  int32_t argument = 21, result = 0;
  void *arguments[2];
  union {
    void *pointer;
    int32_t (*function)(int32_t);
  } address;
  arguments[0] = &argument;
  arguments[1] = &result;
  CHECK(!mlirExecutionEngineIsNull(engine));
  if (mlirExecutionEngineIsNull(engine))
    return;
  address.function = addTen;
  mlirExecutionEngineRegisterSymbol(engine, str("_mlir_ciface_host"), address.pointer);
  mlirExecutionEngineInitialize(engine);
  CHECK(mlirLogicalResultIsSuccess(mlirExecutionEngineInvokePacked(engine, str("twice"), arguments)));
  CHECK(result == 42);
  CHECK(mlirLogicalResultIsSuccess(mlirExecutionEngineInvokePacked(engine, str("call"), arguments)));
  CHECK(result == 31);
  address.pointer = mlirExecutionEngineLookup(engine, str("twice"));
  CHECK(address.pointer != NULL && address.function(4) == 8);
  CHECK(mlirExecutionEngineLookupPacked(engine, str("_mlir_ciface_twice")) != NULL);
  CHECK(mlirExecutionEngineLookup(engine, str("nothing")) == NULL);
  CHECK(mlirLogicalResultIsFailure(mlirExecutionEngineInvokePacked(engine, str("nothing"), arguments)));
  mlirExecutionEngineDestroy(engine);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static void testTranslation(void) {
  MlirContext context = newContext();
  MlirModule module = lowered(context), bad = mlirModuleCreateParse(context, str("func.func private @f()"));
  char *text = mlirTranslateModuleToLLVMIRToString(mlirModuleGetOperation(module));
  LLVMContextRef llvm = LLVMContextCreate();
  LLVMModuleRef translated = mlirTranslateModuleToLLVMIR(mlirModuleGetOperation(module), llvm);
  MlirTypeFromLLVMIRTranslator from = mlirTypeFromLLVMIRTranslatorCreate(context);
  MlirTypeToLLVMIRTranslator to = mlirTypeToLLVMIRTranslatorCreate(llvm);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  CHECK(text != NULL && contains(text, "define i32 @twice(i32 %0)"));
  free(text);
  CHECK(translated != NULL && LLVMGetNamedFunction(translated, "twice") != NULL);
  LLVMDisposeModule(translated);
  CHECK(mlirTypeEqual(mlirTypeFromLLVMIRTranslatorTranslateType(from, LLVMInt32TypeInContext(llvm)), i32));
  CHECK(mlirTypeToLLVMIRTranslatorTranslateType(to, i32) == LLVMInt32TypeInContext(llvm));
  CHECK(LLVMGetTypeKind(mlirTypeToLLVMIRTranslatorTranslateType(to, mlirLLVMPointerTypeGet(context, 0))) == LLVMPointerTypeKind);
  CHECK(mlirTranslateModuleToLLVMIRToString(mlirModuleGetOperation(bad)) == NULL);
  mlirTypeFromLLVMIRTranslatorDestroy(from);
  mlirTypeToLLVMIRTranslatorDestroy(to);
  LLVMContextDispose(llvm);
  mlirModuleDestroy(module);
  mlirModuleDestroy(bad);
  mlirContextDestroy(context);
}

int main(void) {
  testExecution();
  testTranslation();
  return finish();
}
