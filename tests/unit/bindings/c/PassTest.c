//===- PassTest.c - Tests of passes and diagnostics -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "strata-c/Conversion.h"
#include "strata-c/Diagnostics.h"
#include "strata-c/Dialect/Arith.h"
#include "strata-c/Dialect/Func.h"
#include "strata-c/Pass.h"
#include "strata-c/Transforms.h"

static MlirContext newContext(void) {
  MlirContext context = mlirContextCreate();
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), context);
  mlirDialectHandleLoadDialect(mlirGetDialectHandle__arith__(), context);
  mlirContextSetAllowUnregisteredDialects(context, true);
  return context;
}

static const char source[] = "func.func @f(%a: i32) -> i32 {\n"
                             "  %x = arith.addi %a, %a : i32\n"
                             "  %y = arith.addi %a, %a : i32\n"
                             "  %z = arith.muli %x, %y : i32\n"
                             "  return %z : i32\n"
                             "}\n";

static void testRun(void) {
  MlirContext context = newContext();
  MlirModule module = mlirModuleCreateParse(context, str(source));
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirOpPassManager nested = mlirPassManagerGetNestedUnder(manager, str("func.func"));
  Text text = {{0}, 0};
  mlirOpPassManagerAddOwnedPass(nested, mlirCreateTransformsCSE());
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsSymbolDCE());
  mlirPassManagerEnableVerifier(manager, true);
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager), collect, &text);
  CHECK_TEXT(text.data, "any(func.func(cse),symbol-dce)");
  CHECK(mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module))));
  CHECK(contains(textOfOp(mlirModuleGetOperation(module)), "arith.muli %0, %0"));
  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
}

static void testPipelines(void) {
  MlirContext context = newContext();
  MlirPassManager manager = mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirOpPassManager pipeline = mlirPassManagerGetAsOpPassManager(manager);
  Text text = {{0}, 0}, errors = {{0}, 0};
  CHECK(mlirLogicalResultIsFailure(mlirOpPassManagerAddPipeline(pipeline, str("no-such-pass"), collect, &errors)));
  CHECK(contains(errors.data, "no-such-pass"));
  errors.length = 0;
  errors.data[0] = '\0';
  mlirRegisterTransformsPasses();
  mlirRegisterConversionSCFToControlFlowPass();
  CHECK(mlirLogicalResultIsSuccess(mlirOpPassManagerAddPipeline(pipeline, str("cse,convert-scf-to-cf"), collect, &errors)));
  CHECK_TEXT(errors.data, "");
  mlirPrintPassPipeline(pipeline, collect, &text);
  CHECK(contains(text.data, "builtin.module(cse,convert-scf-to-cf"));
  CHECK(mlirLogicalResultIsSuccess(mlirParsePassPipeline(pipeline, str("builtin.module(func.func(cse))"), collect, &errors)));
  text.length = 0;
  mlirPrintPassPipeline(pipeline, collect, &text);
  CHECK_TEXT(text.data, "builtin.module(func.func(cse))");
  errors.length = 0;
  CHECK(mlirLogicalResultIsFailure(mlirParsePassPipeline(pipeline, str("builtin.module(cse"), collect, &errors)));
  CHECK(errors.length > 0);
  mlirPassManagerDestroy(manager);
  mlirContextDestroy(context);
}

// The state of an external pass, which is shared by its copies.
typedef struct Counts {
  int constructed, destroyed, initialized, runs;
} Counts;
static void construct(void *userData) { ++((Counts *)userData)->constructed; }
static void destruct(void *userData) { ++((Counts *)userData)->destroyed; }
static MlirLogicalResult initialize(MlirContext context, void *userData) {
  (void)context;
  ++((Counts *)userData)->initialized;
  return mlirLogicalResultSuccess();
}
static void run(MlirOperation op, MlirExternalPass pass, void *userData) {
  ++((Counts *)userData)->runs;
  if (mlirAttributeIsNull(mlirOperationGetAttributeByName(op, str("t.ok"))))
    mlirExternalPassSignalFailure(pass);
}

static void testExternal(void) {
  MlirContext context = newContext();
  MlirModule module = mlirModuleCreateParse(context, str("module attributes {t.ok} {}"));
  MlirTypeIDAllocator ids = mlirTypeIDAllocatorCreate();
  MlirPassManager manager = mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirDialectHandle func = mlirGetDialectHandle__func__();
  MlirExternalPassCallbacks callbacks;
  Counts counts = {0, 0, 0, 0};
  CHECK(!mlirModuleIsNull(module));
  callbacks.construct = construct;
  callbacks.destruct = destruct;
  callbacks.initialize = initialize;
  callbacks.clone = NULL;
  callbacks.run = run;
  mlirPassManagerAddOwnedPass(manager, mlirCreateExternalPass(mlirTypeIDAllocatorAllocateTypeID(ids), str("Test"), str("test"), str("A test."),
                                                              str("builtin.module"), 1, &func, callbacks, &counts));
  CHECK(counts.constructed == 1 && counts.initialized == 0);
  CHECK(mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module))));
  CHECK(counts.runs == 1 && counts.initialized == 1);
  mlirOperationRemoveAttributeByName(mlirModuleGetOperation(module), str("t.ok"));
  CHECK(mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module))));
  mlirPassManagerDestroy(manager);
  CHECK(counts.constructed == counts.destroyed && counts.runs == 2);
  mlirModuleDestroy(module);
  mlirTypeIDAllocatorDestroy(ids);
  mlirContextDestroy(context);
}

// What a handler has received.
typedef struct Received {
  int count, numNotes, isDeleted;
  MlirDiagnosticSeverity severity;
  Text message, note, location;
} Received;
static MlirLogicalResult receive(MlirDiagnostic diagnostic, void *userData) {
  Received *received = userData;
  ++received->count;
  received->severity = mlirDiagnosticGetSeverity(diagnostic);
  received->message.length = received->note.length = received->location.length = 0;
  mlirDiagnosticPrint(diagnostic, collect, &received->message);
  mlirLocationPrint(mlirDiagnosticGetLocation(diagnostic), collect, &received->location);
  received->numNotes = (int)mlirDiagnosticGetNumNotes(diagnostic);
  if (received->numNotes)
    mlirDiagnosticPrint(mlirDiagnosticGetNote(diagnostic, 0), collect, &received->note);
  return mlirLogicalResultSuccess();
}
static MlirLogicalResult pass(MlirDiagnostic diagnostic, void *userData) {
  (void)diagnostic;
  ++*(int *)userData;
  return mlirLogicalResultFailure();
}
static void deleteReceived(void *userData) { ((Received *)userData)->isDeleted = 1; }

static void testDiagnostics(void) {
  MlirContext context = newContext();
  static Received received;
  int numPassed = 0;
  MlirDiagnosticHandlerID outer = mlirContextAttachDiagnosticHandler(context, receive, &received, deleteReceived);
  MlirDiagnosticHandlerID inner = mlirContextAttachDiagnosticHandler(context, pass, &numPassed, NULL);
  MlirModule module;
  mlirEmitError(mlirLocationFileLineColGet(context, str("f"), 1, 2), "broken");
  CHECK(received.count == 1 && numPassed == 1 && received.severity == MlirDiagnosticError && received.numNotes == 0);
  CHECK_TEXT(received.message.data, "broken");
  CHECK_TEXT(received.location.data, "loc(\"f\":1:2)");
  mlirContextDetachDiagnosticHandler(context, inner);
  module = mlirModuleCreateParse(context, str("func.func @f() { return }\nfunc.func @f() { return }"));
  CHECK(mlirModuleIsNull(module) && received.count == 2 && numPassed == 1);
  CHECK_TEXT(received.message.data, "redefinition of symbol named 'f'");
  CHECK(received.numNotes == 2 && contains(received.note.data, "see current operation"));
  CHECK(!received.isDeleted);
  mlirContextDetachDiagnosticHandler(context, outer);
  CHECK(received.isDeleted);
  mlirContextDestroy(context);
}

int main(void) {
  testRun();
  testPipelines();
  testExternal();
  testDiagnostics();
  return finish();
}
