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

// -----

llvm.func @alignment(%p: !llvm.ptr) {
  // expected-error @+2 {{alignment must be a power of two that is not larger than 4294967296, but got 3}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.load}}
  %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error @+1 {{alignment must be a power of two that is not larger than 4294967296, but got 8589934592}}
llvm.func @alignment(!llvm.ptr {llvm.align = 8589934592 : i64})

// -----

// expected-error @+1 {{alignment must be a power of two that is not larger than 4294967296, but got -8}}
llvm.func @alignment() attributes {alignment = -8 : i64}

// -----

llvm.func @type(%n: i32) {
  // expected-error @+1 {{type 'memref<4xf32>' has no translation to LLVM IR, or is nested too deeply}}
  %0 = llvm.alloca %n x memref<4xf32> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// expected-error @+1 {{constant has 3 elements, but its type has 4}}
llvm.mlir.global external @short(dense<[1, 2, 3]> : tensor<3xi8>) : !llvm.array<4 x i8>

// -----

// expected-error @+1 {{IntegerAttr does not match expected type of the constant}}
llvm.mlir.global external @scalar(0 : i8) : !llvm.array<4 x i8>

// -----

// The size of constants is limited, so that a short text cannot exhaust the memory.
// expected-error @+1 {{constant is larger than 2147483648 bytes}}
llvm.mlir.global external @huge(dense<1> : tensor<4611686018427387904xi8>) : !llvm.array<4611686018427387904 x i8>

// -----

// expected-error @+1 {{expected an array attribute for a module level asm}}
module attributes {llvm.module_asm = 5} {
}

// -----

llvm.func @callee(!llvm.ptr)
llvm.func @caller(%p: !llvm.ptr) {
  // expected-error @+2 {{attribute 'llvm.byval' has a value of the wrong kind: array<i64: 0>}}
  // expected-error @+1 {{LLVM Translation failed for operation: llvm.call}}
  llvm.call @callee(%p) : (!llvm.ptr {llvm.byval = array<i64: 0>}) -> ()
  llvm.return
}

// -----

// Launches are translated by the offloading handler of a compiled module.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    llvm.func @k() attributes {gpu.kernel} {
      llvm.return
    }
  }
  llvm.func @launch(%n: i64) {
    // expected-error @+2 {{expected a compiled module 'kernels'}}
    // expected-error @+1 {{LLVM Translation failed for operation: gpu.launch_func}}
    gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64
    llvm.return
  }
}
