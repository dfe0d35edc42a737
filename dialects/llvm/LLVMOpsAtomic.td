//===- LLVMOpsAtomic.td - Atomic updates and fences --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OPS_ATOMIC
#define STRATA_DIALECTS_LLVM_OPS_ATOMIC

include "dialects/llvm/LLVMOpBase.td"

def LLVM_AtomicRMWType : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;
def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;

def LLVM_AtomicRMWOp
    : LLVM_MemAccessOpBase<"atomicrmw", [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res",
                                                        "$_self">]> {
  let summary = "updates a value in memory atomically";
  let llvmInstName = "AtomicRMW";
  let description = [{
    The result is the value before the update.

    ```mlir
    llvm.func @increment(%p: !llvm.ptr, %n: i32) {
      %0 = llvm.atomicrmw volatile add %p, %n syncscope("singlethread") acq_rel : !llvm.ptr, i32
      llvm.return
    }
    ```
  }];
  dag args = (ins AtomicBinOp:$bin_op, LLVM_AnyPointer:$ptr, LLVM_AtomicRMWType:$val, AtomicOrdering:$ordering,
                  OptionalAttr<StrAttr>:$syncscope, OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_AtomicRMWType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict
    `:` qualified(type($ptr)) `,` type($val)
  }];
  let builders = [OpBuilder<(ins "::mlir::LLVM::AtomicBinOp":$binOp, "::mlir::Value":$ptr, "::mlir::Value":$val,
                                 "::mlir::LLVM::AtomicOrdering":$ordering,
                                 CArg<"::llvm::StringRef", "::llvm::StringRef()">:$syncscope,
                                 CArg<"unsigned", "0">:$alignment, CArg<"bool", "false">:$isVolatile)>];
  let hasVerifier = 1;
}

def LLVM_AtomicCmpXchgOp
    : LLVM_MemAccessOpBase<"cmpxchg", [TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp",
                                                      "$_self">,
                                       TypesMatchWith<"result #0 has an LLVM struct type consisting of the type of "
                                                      "operand #2 and a bool", "val", "res",
                                                      "::mlir::LLVM::getValAndBoolStructType($_self)">]> {
  let summary = "replaces a value in memory atomically if it has an expected value";
  let llvmInstName = "AtomicCmpXchg";
  let description = [{
    The result is a struct of the value before the op and a flag that is true if the value was replaced.

    ```mlir
    llvm.func @take(%p: !llvm.ptr, %free: i32, %taken: i32) {
      %0 = llvm.cmpxchg weak %p, %free, %taken acq_rel monotonic : !llvm.ptr, i32
      llvm.return
    }
    ```
  }];
  dag args = (ins LLVM_AnyPointer:$ptr, LLVM_AtomicCmpXchgType:$cmp, LLVM_AtomicCmpXchgType:$val,
                  AtomicOrdering:$success_ordering, AtomicOrdering:$failure_ordering,
                  OptionalAttr<StrAttr>:$syncscope, OptionalAttr<I64Attr>:$alignment, UnitAttr:$weak,
                  UnitAttr:$volatile_);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)?
    $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$ptr, "::mlir::Value":$cmp, "::mlir::Value":$val,
                                 "::mlir::LLVM::AtomicOrdering":$successOrdering,
                                 "::mlir::LLVM::AtomicOrdering":$failureOrdering,
                                 CArg<"::llvm::StringRef", "::llvm::StringRef()">:$syncscope,
                                 CArg<"unsigned", "0">:$alignment, CArg<"bool", "false">:$isWeak,
                                 CArg<"bool", "false">:$isVolatile)>];
  let hasVerifier = 1;
}

def LLVM_FenceOp : LLVM_Op<"fence"> {
  let summary = "orders memory accesses";
  let llvmInstName = "Fence";
  let arguments = (ins AtomicOrdering:$ordering, OptionalAttr<StrAttr>:$syncscope);
  let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder,
                  OpBuilder<(ins "::mlir::LLVM::AtomicOrdering":$ordering,
                                 CArg<"::llvm::StringRef", "::llvm::StringRef()">:$syncscope)>];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_LLVM_OPS_ATOMIC
