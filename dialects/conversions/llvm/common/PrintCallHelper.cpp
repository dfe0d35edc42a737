//===- PrintCallHelper.cpp - Calls that print -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/PrintCallHelper.h"
#include "dialects/conversions/llvm/common/FunctionCallUtils.h"
#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/llvm/LLVMOps.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;

/// Creates a constant with the null-terminated string at the start of the module.
static LLVM::GlobalOp createString(OpBuilder &builder, Location loc, ModuleOp module, llvm::StringRef name,
                                   llvm::StringRef string, bool addNewline,
                                   const LLVMTypeConverter &converter, SymbolTableCollection *symbolTables) {
  llvm::SmallVector<uint8_t> bytes(string.bytes());
  if (addNewline)
    bytes.push_back('\n');
  bytes.push_back(0);
  auto value = DenseElementsAttr::get(
      RankedTensorType::get(static_cast<int64_t>(bytes.size()), builder.getI8Type()), llvm::ArrayRef(bytes));
  auto type = LLVM::LLVMArrayType::get(converter.convertType(builder.getI8Type()), bytes.size());

  llvm::SmallString<16> freeName(name);
  if (!symbolTables) {
    unsigned counter = 0;
    auto isUsed = [&](llvm::StringRef candidate) {
      return SymbolTable::lookupSymbolIn(module, candidate) != nullptr;
    };
    freeName = SymbolTable::generateSymbolName<16>(name, isUsed, counter);
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(module.getBody());
  auto global =
      builder.create<LLVM::GlobalOp>(loc, type, /*isConstant=*/true, LLVM::Linkage::Private, freeName, value);
  // insert() renames the constant if its name is in use.
  if (symbolTables)
    symbolTables->getSymbolTable(module).insert(global);
  return global;
}

LogicalResult LLVM::createPrintStrCall(OpBuilder &builder, Location loc, ModuleOp moduleOp,
                                       llvm::StringRef symbolName, llvm::StringRef string,
                                       const LLVMTypeConverter &typeConverter, bool addNewline,
                                       std::optional<llvm::StringRef> runtimeFunctionName,
                                       SymbolTableCollection *symbolTables) {
  symbolTables = ScopedSymbolTables::get(symbolTables);
  GlobalOp global =
      createString(builder, loc, moduleOp, symbolName, string, addNewline, typeConverter, symbolTables);
  auto pointerType = LLVMPointerType::get(builder.getContext());
  Value address = builder.create<AddressOfOp>(loc, pointerType, global.getSymName());
  Value first = builder.create<GEPOp>(loc, pointerType, global.getType(), address, llvm::ArrayRef<GEPArg>(0));
  FailureOr<LLVMFuncOp> print =
      lookupOrCreatePrintStringFn(builder, moduleOp, runtimeFunctionName, symbolTables);
  if (failed(print))
    return failure();
  builder.create<CallOp>(loc, TypeRange(), SymbolRefAttr::get(*print), ValueRange(first));
  return success();
}
