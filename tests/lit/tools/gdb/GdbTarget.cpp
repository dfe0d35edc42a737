//===- GdbTarget.cpp - The program that gdb stops in ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses a function and calls inspect(), where printers.test sets a breakpoint. The test then prints the
// variables of main. Compiled with debug information, which then covers all classes that the printers read.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/func/Func.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/AttributeStorage.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/MLIRContextImpl.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Region.h"

using namespace mlir;

static const char program[] = R"(
func.func @area(%width: i32, %shape: tensor<4x?xf32>) -> (i32, i32) {
  %two = arith.constant {note = [unit, "wide"]} 2 : i32
  %area = arith.muli %width, %two overflow<nsw> : i32 loc("area.src":7:3)
  return %area, %two : i32, i32
}
)";

/// Storage classes whose debug information the printers need. gcc emits it for the types of variables.
static detail::StringAttrStorage *stringStorage;
static detail::IntegerAttrStorage *integerStorage;
static detail::FloatAttrStorage *floatStorage;
static detail::ArrayAttrStorage *arrayStorage;
static detail::DictionaryAttrStorage *dictionaryStorage;
static detail::SymbolRefAttrStorage *symbolStorage;
static detail::TypeAttrStorage *typeStorage;
static detail::FileLineColLocStorage *fileStorage;

static MLIRContextImpl *contextImpl;
static detail::OutOfLineResultImpl *outOfLineResult;

/// The breakpoint. The test prints the variables of the caller.
[[gnu::noinline]] static int inspect() {
  return stringStorage || integerStorage || floatStorage || arrayStorage || dictionaryStorage ||
         symbolStorage || typeStorage || fileStorage || contextImpl || outOfLineResult;
}

int main() {
  MLIRContext context;
  context.loadDialect<func::FuncDialect, arith::ArithDialect>();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(program, ParserConfig(&context));
  if (!module)
    return 1;
  auto func = llvm::cast<func::FuncOp>(module->getBody()->front());
  Block *block = &func->getRegion(0).front();
  Operation *op = &block->front();
  auto mul = llvm::cast<arith::MulIOp>(*std::next(block->begin()));
  Value argument = block->getArgument(0), result = mul->getResult(0), noValue;
  Type tensor = block->getArgument(1).getType(), noType;
  Attribute symbol = func->getAttr("sym_name"), type = func->getAttr("function_type");
  Location loc = mul->getLoc();
  OperandRange operands = block->back().getOperands();
  ResultRange results = mul->getResults();
  if (inspect())
    op->dump(); // Links dump(), which strata-dump calls.
  return operands.size() + results.size() != 3;
}
