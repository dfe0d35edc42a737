//===- FunctionCallUtils.cpp - Declarations of C functions ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;
using LLVM::LLVMFuncOp;

/// Symbol tables of the innermost ScopedSymbolTables on this thread.
static thread_local SymbolTableCollection *currentTables = nullptr;

LLVM::ScopedSymbolTables::ScopedSymbolTables(SymbolTableCollection &tables)
    : outer(std::exchange(currentTables, &tables)) {}
LLVM::ScopedSymbolTables::~ScopedSymbolTables() { currentTables = outer; }
SymbolTableCollection *LLVM::ScopedSymbolTables::get(SymbolTableCollection *given) {
  return given ? given : currentTables;
}

FailureOr<LLVMFuncOp> LLVM::lookupOrCreateFn(OpBuilder &b, Operation *moduleOp, llvm::StringRef name,
                                             llvm::ArrayRef<Type> paramTypes, Type resultType, bool isVarArg,
                                             bool isReserved, SymbolTableCollection *symbolTables) {
  assert(moduleOp->hasTrait<OpTrait::SymbolTable>() && "a symbol table is required");
  auto nameAttr = StringAttr::get(moduleOp->getContext(), name);
  symbolTables = ScopedSymbolTables::get(symbolTables);
  Operation *found = symbolTables ? symbolTables->lookupSymbolIn(moduleOp, nameAttr)
                                  : SymbolTable::lookupSymbolIn(moduleOp, nameAttr);
  if (!resultType)
    resultType = LLVMVoidType::get(moduleOp->getContext());
  auto type = LLVMFunctionType::get(resultType, paramTypes, isVarArg);
  if (auto function = llvm::dyn_cast_or_null<LLVMFuncOp>(found)) {
    if (function.getFunctionType() == type)
      return function;
    return function.emitError() << "redefinition of " << (isReserved ? "reserved " : "") << "function '"
                                << name << "' of different type '" << function.getFunctionType()
                                << "' is prohibited";
  }
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&moduleOp->getRegion(0).front());
  auto function = b.create<LLVMFuncOp>(moduleOp->getLoc(), name, type);
  if (symbolTables)
    symbolTables->getSymbolTable(moduleOp).insert(function);
  return function;
}

namespace {
/// Parameter lists of the functions in the run-time library and the C library. Functions with Index or
/// TwoIndices return a pointer, others return nothing.
enum class Parameters : uint8_t { None, I64, Bits16, F32, F64, Kind, Pointer, Index, TwoIndices };
} // namespace

/// Looks up or creates a function whose name is reserved.
static FailureOr<LLVMFuncOp> declare(OpBuilder &b, Operation *moduleOp, llvm::StringRef name,
                                     Parameters parameters, SymbolTableCollection *symbolTables,
                                     Type indexType = {}) {
  MLIRContext *context = moduleOp->getContext();
  Type pointer = LLVM::LLVMPointerType::get(context), result;
  llvm::SmallVector<Type, 2> types;
  switch (parameters) {
  case Parameters::None:
    break;
  case Parameters::I64:
    types = {b.getI64Type()};
    break;
  case Parameters::Bits16:
    types = {b.getIntegerType(16)};
    break;
  case Parameters::F32:
    types = {b.getF32Type()};
    break;
  case Parameters::F64:
    types = {b.getF64Type()};
    break;
  case Parameters::Kind:
    types = {b.getI32Type(), b.getI64Type()};
    break;
  case Parameters::Pointer:
    types = {pointer};
    break;
  case Parameters::Index:
    types = {indexType}, result = pointer;
    break;
  case Parameters::TwoIndices:
    types = {indexType, indexType}, result = pointer;
    break;
  }
  return LLVM::lookupOrCreateFn(b, moduleOp, name, types, result, /*isVarArg=*/false, /*isReserved=*/true,
                                symbolTables);
}

// Defines lookupOrCreate<Name>Fn() for a function whose types are fixed.
#define FUNCTION(Name, symbol, parameters)                                                                   \
  FailureOr<LLVMFuncOp> LLVM::lookupOrCreate##Name##Fn(OpBuilder &b, Operation *moduleOp,                    \
                                                       SymbolTableCollection *symbolTables) {                \
    return declare(b, moduleOp, symbol, Parameters::parameters, symbolTables);                               \
  }
// Defines lookupOrCreate<Name>Fn() for an allocation function, whose size has type `indexType`.
#define ALLOCATOR(Name, symbol, parameters)                                                                  \
  FailureOr<LLVMFuncOp> LLVM::lookupOrCreate##Name##Fn(OpBuilder &b, Operation *moduleOp, Type indexType,    \
                                                       SymbolTableCollection *symbolTables) {                \
    return declare(b, moduleOp, symbol, Parameters::parameters, symbolTables, indexType);                    \
  }
FUNCTION(PrintI64, "printI64", I64)
FUNCTION(PrintU64, "printU64", I64)
FUNCTION(PrintF16, "printF16", Bits16)
FUNCTION(PrintBF16, "printBF16", Bits16)
FUNCTION(PrintF32, "printF32", F32)
FUNCTION(PrintF64, "printF64", F64)
FUNCTION(ApFloatPrint, "printApFloat", Kind)
FUNCTION(PrintOpen, "printOpen", None)
FUNCTION(PrintClose, "printClose", None)
FUNCTION(PrintComma, "printComma", None)
FUNCTION(PrintNewline, "printNewline", None)
FUNCTION(Free, "free", Pointer)
FUNCTION(GenericFree, "_mlir_memref_to_llvm_free", Pointer)
ALLOCATOR(Malloc, "malloc", Index)
ALLOCATOR(AlignedAlloc, "aligned_alloc", TwoIndices)
ALLOCATOR(GenericAlloc, "_mlir_memref_to_llvm_alloc", Index)
ALLOCATOR(GenericAlignedAlloc, "_mlir_memref_to_llvm_aligned_alloc", TwoIndices)
#undef FUNCTION
#undef ALLOCATOR

FailureOr<LLVMFuncOp> LLVM::lookupOrCreatePrintStringFn(OpBuilder &b, Operation *moduleOp,
                                                        std::optional<llvm::StringRef> runtimeFunctionName,
                                                        SymbolTableCollection *symbolTables) {
  return declare(b, moduleOp, runtimeFunctionName.value_or("printString"), Parameters::Pointer, symbolTables);
}

FailureOr<LLVMFuncOp> LLVM::lookupOrCreateMemRefCopyFn(OpBuilder &b, Operation *moduleOp, Type indexType,
                                                       Type unrankedDescriptorType,
                                                       SymbolTableCollection *symbolTables) {
  return lookupOrCreateFn(b, moduleOp, "memrefCopy",
                          {indexType, unrankedDescriptorType, unrankedDescriptorType}, Type(),
                          /*isVarArg=*/false, /*isReserved=*/true, symbolTables);
}
