//===- AlignmentAttrInterface.td - Alignment of memory accesses -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_ALIGNMENTATTRINTERFACE
#define STRATA_DEFS_ALIGNMENTATTRINTERFACE

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {

def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let description = "An op that accesses memory and may have an attribute `alignment`.";
  let methods = [
    InterfaceMethod<"Returns the alignment, or nullopt if it is not specified.", "::llvm::MaybeAlign", "getMaybeAlign", (ins),
                    "return $_op.getMaybeAlign();">
  ];
  let extraTraitClassDeclaration = [{
    ::llvm::MaybeAlign getMaybeAlign() {
      uint64_t bytes = $_op.getAlignment().value_or(0);
      return ::llvm::isPowerOf2_64(bytes) ? ::llvm::MaybeAlign(bytes) : ::std::nullopt;
    }
  }];
}

} // cppNamespace

#endif // STRATA_DEFS_ALIGNMENTATTRINTERFACE
