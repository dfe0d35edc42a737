// Attributes that the lowering of functions cannot interpret, and functions of the C library with other types.
// RUN: %opt %s --convert-func-to-llvm --split-input-file --verify-diagnostics

// expected-error @+1 {{Contains llvm.linkage attribute not of type LLVM::LinkageAttr}}
func.func private @linkage() attributes {llvm.linkage = 3 : i32}

// -----

// expected-error @+1 {{Contains llvm.readnone attribute not of type UnitAttr}}
func.func private @readnone() attributes {llvm.readnone = 3 : i32}

// -----

// expected-error @+1 {{C interface for variadic functions is not supported yet.}}
func.func private @variadic(i32) attributes {llvm.emit_c_interface, func.varargs = true}

// -----

// expected-error @+1 {{invalid data layout descriptor}}
module attributes {llvm.data_layout = "foo"} {
  func.func private @f()
}
