//===- LoweringOptions.cpp - Options of the lowering to llvm --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/LoweringOptions.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/BuiltinTypes.h"

using namespace mlir;
using LLVM::TargetLayout;

TargetLayout::TargetLayout(llvm::StringRef text) : text(text), pointers({{0, 64, 64}}) {
  // Parts are separated by `-`. Pointers: p[<address space>]:<size>:<abi>[:<preferred>[:<index>]].
  llvm::SmallVector<llvm::StringRef, 16> specs;
  text.split(specs, '-');
  for (llvm::StringRef spec : specs) {
    if (spec == "e" || spec == "E")
      bigEndian = spec == "E";
    if (!spec.consume_front("p"))
      continue;
    llvm::SmallVector<llvm::StringRef, 5> fields;
    spec.split(fields, ':');
    Pointer pointer = {0, 0, 0};
    if (fields.size() < 2 || (!fields[0].empty() && fields[0].getAsInteger(10, pointer.addressSpace)) ||
        fields[1].getAsInteger(10, pointer.size) || pointer.size == 0)
      continue;
    if (fields.size() < 5 || fields[4].getAsInteger(10, pointer.indexSize))
      pointer.indexSize = pointer.size;
    auto *known = llvm::find_if(
        pointers, [&](const Pointer &each) { return each.addressSpace == pointer.addressSpace; });
    if (known != pointers.end())
      *known = pointer;
    else
      pointers.push_back(pointer);
  }
}

const TargetLayout::Pointer &TargetLayout::find(unsigned addressSpace) const {
  for (const Pointer &pointer : pointers)
    if (pointer.addressSpace == addressSpace)
      return pointer;
  return pointers.front();
}

LowerToLLVMOptions::LowerToLLVMOptions(MLIRContext *context)
    : LowerToLLVMOptions(context, mlir::DataLayout()) {}

LowerToLLVMOptions::LowerToLLVMOptions(MLIRContext *context, const mlir::DataLayout &dl)
    : indexBitwidth(dl.getTypeSizeInBits(IndexType::get(context))) {}
