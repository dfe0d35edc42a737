// Errors of the translation to LLVM IR are reported at the operation.
// RUN: strata-translate --mlir-to-llvmir %s --split-input-file --verify-diagnostics

// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
func.func @other() {
  return
}

// -----

// expected-error @+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @passthrough() attributes {passthrough = [42]}

// -----

// expected-error @+1 {{LLVM attribute 'alignstack' expects a value}}
llvm.func @no_value() attributes {passthrough = ["alignstack"]}

// -----

// expected-error @+1 {{LLVM attribute 'readonly' does not expect a value, found '42'}}
llvm.func @value() attributes {passthrough = [["readonly", "42"]]}

// -----

llvm.func @intrinsic(%x: i8) {
  // expected-error @+2 {{call intrinsic signature i8 (i8) to overloaded intrinsic "llvm.round" does not match any of the overloads}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.round"(%x) : (i8) -> i8
  llvm.return
}

// -----

// expected-error @+1 {{unsupported data layout key "dlti.default_memory_space"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = 1 : ui64>} {
}
