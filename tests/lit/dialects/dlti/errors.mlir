// Invalid data layouts and target descriptions.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ','}}
module attributes {a.b = #dlti.dl_entry<i32 = 1 : i32>} {
}

// -----

// expected-error @+1 {{expected a type or a quoted string}}
module attributes {a.b = #dlti.dl_entry<1, 1 : i32>} {
}

// -----

// expected-error @+1 {{expected ','}}
module attributes {a.b = #dlti.dl_entry<"k" 1 : i32>} {
}

// -----

// expected-error @+1 {{expected a type or a quoted string}}
module attributes {a.b = #dlti.dl_entry<k, 1 : i32>} {
}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #dlti.dl_entry<"k", 1 : i32, 2>} {
}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.b = #dlti.dl_entry} {
}

// -----

// expected-error @+1 {{repeated DLTI key: "k"}}
module attributes {a.b = #dlti.dl_spec<"k" = 1 : i32, "k" = 2 : i32>} {
}

// -----

// expected-error @+1 {{repeated DLTI key: i32}}
module attributes {a.b = #dlti.dl_spec<i32 = 1 : i32, i32 = 2 : i32>} {
}

// -----

// expected-error @+1 {{expected '='}}
module attributes {a.b = #dlti.dl_spec<"k">} {
}

// -----

// expected-error @+1 {{expected attribute value}}
module attributes {a.b = #dlti.dl_spec<"k" = >} {
}

// -----

// expected-error @+1 {{expected attribute value}}
module attributes {a.b = #dlti.dl_spec<k = 1>} {
}

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
module attributes {a.b = #dlti.dl_spec<"" = 1>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {a.b = #dlti.dl_spec<[]>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {a.b = #dlti.dl_spec<#dlti.dl_spec<>>} {
}

// -----

// expected-error @+1 {{expected attribute value}}
module attributes {a.b = #dlti.dl_spec<"k" = 1,>} {
}

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
module attributes {a.b = #dlti.dl_spec<#dlti.dl_entry<"", 1>>} {
}

// -----

// expected-error @+1 {{repeated DLTI key: "k"}}
module attributes {a.b = #dlti.map<"k" = 1, "k" = 2>} {
}

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
module attributes {a.b = #dlti.map<"" = 1>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {a.b = #dlti.map<#dlti.dl_entry<i32, 1>, 3>} {
}

// -----

// expected-error @+1 {{no DLTI entries provided}}
module attributes {a.b = #dlti.target_device_spec<>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {a.b = #dlti.target_device_spec<i32 = 1 : i32>} {
}

// -----

// expected-error @+1 {{repeated DLTI key: "k"}}
module attributes {a.b = #dlti.target_device_spec<"k" = 1, "k" = 2>} {
}

// -----

// expected-error @+1 {{type as DLTI key is not allowed}}
module attributes {a.b = #dlti.target_device_spec<#dlti.dl_entry<i32, 1>>} {
}

// -----

// expected-error @+1 {{expected '='}}
module attributes {a.b = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<"k" = 1 : i32>>} {
}

// -----

// expected-error @+1 {{no DLTI entries provided}}
module attributes {a.b = #dlti.target_system_spec<>} {
}

// -----

// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {a.b = #dlti.target_system_spec<"CPU" = 1 : i32>} {
}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {a.b = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"k" = 1 : i32>>} {
}

// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
module attributes {a.b = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"k" = 1 : i32>, "CPU" = #dlti.target_device_spec<"k" = 1 : i32>>} {
}

// -----

// expected-error @+1 {{non-string key of DLTI system spec}}
module attributes {a.b = #dlti.target_system_spec<"C" = #dlti.target_device_spec<"a" = 1>, #dlti.dl_entry<i32, 1>>} {
}

// -----

// expected-error @+1 {{expected ','}}
module attributes {a.b = #dlti.function_pointer_alignment<64>} {
}

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `dlti`}}
module attributes {a.b = #dlti.foo} {
}

// -----

// expected-error @+1 {{attribute 'dlti.foo' not supported by dialect}}
module attributes {dlti.foo = 1} {
}

// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 1} {
}

// -----

// expected-error @+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = 1} {
}

// -----

// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1} {
}

// -----

// expected-error @+1 {{attribute 'dlti.target_device_spec' not supported by dialect}}
module attributes {dlti.target_device_spec = #dlti.target_device_spec<"k" = 1 : i32>} {
}

// -----

// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "bug">} {
}

// -----

// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {
}

// -----

// expected-error @+1 {{unknown data layout entry name: dlti.foo}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {
}

// -----

// expected-error @+1 {{the 'builtin' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.foo" = 1>} {
}

// -----

// expected-error @+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "x", i32 = 3>} {
}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 3 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x", i32 = 3>} {
}

// -----

// expected-error @+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[32, 16]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 16]> : vector<2xi64>>} {
}

// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<[32, 64, 128]> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64, 128]> : vector<3xi64>>} {
}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = dense<32> : vector<1xi64>>} {
}

// -----

// expected-error @+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!shape.size = 32>} {
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  }
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.a" = 1>} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.a" = 2>} {
  }
}

// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
func.func private @f() attributes {dlti.dl_spec = 1}

// -----

// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
func.func private @f() attributes {dlti.target_system_spec = 1}

// -----

// expected-error @+1 {{the 'func' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.foo" = 1>} {
  func.func private @f()
}

// -----

// expected-error @+1 {{unknown data layout entry name: dlti.foo}}
gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {
}

// -----

// mlir-opt 22 accepts this and fails an assertion in queries.
// expected-error @+1 {{'dlti.stack_alignment' data layout entry is expected to be a non-negative integer}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x">} {
}

// -----

// expected-error @+1 {{'dlti.stack_alignment' data layout entry is expected to be a non-negative integer}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = -8>} {
}

// -----

// mlir-opt 22 accepts this.
// expected-error @+1 {{expected a bit width between 1 and 16777215 in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 0>} {
}

// -----

// expected-error @+1 {{expected a bit width between 1 and 16777215 in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = -1>} {
}

// -----

// mlir-opt 22 accepts this.
// expected-error @+1 {{expected positive alignments in the data layout entry #dlti.dl_entry<i32, dense<0> : vector<1xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<0> : vector<1xi64>>} {
}

// -----

// Entries with type keys are verified before those with string keys.
// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1, complex<f32> = 1>} {
}

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  }
}

// -----

// The outermost and the innermost scope disagree; the one between them says nothing of the byte order.
// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-note @+1 {{enclosing op with data layout}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64>} {
    // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
    }
  }
}

// -----

// The width of index decides whether a bitcast is valid.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @narrow(%v: vector<4xindex>) -> (vector<4xi32>, vector<4xi64>) {
    %0 = vector.bitcast %v : vector<4xindex> to vector<4xi32>
    // expected-error @+1 {{source/result bitwidth of the minor 1-D vectors must be equal}}
    %1 = vector.bitcast %v : vector<4xindex> to vector<4xi64>
    return %0, %1 : vector<4xi32>, vector<4xi64>
  }
}
