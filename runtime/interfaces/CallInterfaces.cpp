//===- CallInterfaces.cpp - Calls and callables ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/ir/SymbolTable.h"

using namespace mlir;

Operation *call_interface_impl::resolveCallable(Operation *call, SymbolTableCollection *symbolTables) {
  CallInterfaceCallable callable = llvm::cast<CallOpInterface>(call).getCallableForCallee();
  if (auto value = llvm::dyn_cast_if_present<Value>(callable))
    return value.getDefiningOp();
  auto symbol = llvm::dyn_cast_if_present<SymbolRefAttr>(callable);
  if (!symbol)
    return nullptr;
  return symbolTables ? symbolTables->lookupNearestSymbolFrom(call, symbol)
                      : SymbolTable::lookupNearestSymbolFrom(call, symbol);
}

#include "runtime/interfaces/CallInterfaces.cpp.inc"
