//===- Passes.td - Lowering to llvm ------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names and options are those of the passes of mlir-opt.
//
//===----------------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

// The bit width of the integer type to which `index` is converted.
def IndexBitwidthOption
    : Option<"indexBitwidth", "index-bitwidth", "unsigned", /*default=*/"0",
             "Bitwidth of the index type, 0 to use size of machine word">;

def ConvertToLLVMPass : Pass<"convert-to-llvm"> {
  let summary = "Convert to LLVM via dialect interfaces found in the input IR";
  let description = [{
    Converts the ops of all dialects that have a `ConvertToLLVMPatternInterface`, in one conversion. Ops of other dialects
    remain. `index` becomes `i64`.

    With the option `dynamic`, ops that implement `ConvertToLLVMOpInterface` configure the conversion by their attributes,
    and the data layout determines the width of `index`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    ListOption<"filterDialects", "filter-dialects", "std::string",
               "Test conversion patterns of only the specified dialects">,
    Option<"useDynamic", "dynamic", "bool", /*default=*/"false",
           "Use op conversion attributes to configure the conversion">,
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", /*default=*/"true",
           "Experimental performance flag to disallow pattern rollback">,
  ];
}

def ConvertFuncToLLVMPass : Pass<"convert-func-to-llvm", "ModuleOp"> {
  let summary = "Convert from the Func dialect to the LLVM dialect";
  let description = [{
    Converts functions, calls and returns. An argument of memref type becomes the fields of its descriptor, or one
    pointer; several results become one struct. A function whose signature cannot be converted remains.

    The attribute `llvm.data_layout` of the module determines the sizes of pointers; see `--set-llvm-module-datalayout`.
    A function with the attribute `llvm.emit_c_interface` gets an interface for C programs.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"useBarePtrCallConv", "use-bare-ptr-memref-call-conv", "bool", /*default=*/"false",
           "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types">,
    IndexBitwidthOption,
  ];
}

def SetLLVMModuleDataLayoutPass : Pass<"set-llvm-module-datalayout", "ModuleOp"> {
  let summary = "Attach a datalayout string as a module attribute";
  let description = "Sets the attribute `llvm.data_layout`. The pass fails if the data layout is not valid.";
  let options = [
    Option<"dataLayout", "data-layout", "std::string", /*default=*/"\"\"",
           "String description (LLVM format) of the data layout that is expected on the produced module">,
  ];
}

def ArithToLLVMConversionPass : Pass<"convert-arith-to-llvm"> {
  let summary = "Convert Arith dialect to LLVM dialect";
  let description = "Ops on tensors, and on floats that LLVM does not have, remain.";
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [IndexBitwidthOption];
}

def ConvertControlFlowToLLVMPass : Pass<"convert-cf-to-llvm", "ModuleOp"> {
  let summary = "Convert ControlFlow operations to the LLVM dialect";
  let description = [{
    Converts branches, the types of block arguments, and assertions. A failing assertion calls `puts` and `abort`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [IndexBitwidthOption];
}

def ConvertIndexToLLVMPass : Pass<"convert-index-to-llvm"> {
  let summary = "Lower the `index` dialect to the `llvm` dialect.";
  let description = "The option `index-bitwidth` must be the width of `index` on the target.";
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [IndexBitwidthOption];
}

def UBToLLVMConversionPass : Pass<"convert-ub-to-llvm"> {
  let summary = "Convert UB dialect to LLVM dialect";
  let description = "Converts `ub.poison`, unless it has a value of another dialect, and `ub.unreachable`.";
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [IndexBitwidthOption];
}
