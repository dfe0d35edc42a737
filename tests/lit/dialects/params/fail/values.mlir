// Diagnostics of invalid values for parameters of each C++ type.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+2 {{expected 'true' or 'false'}}
// expected-error @+1 {{failed to parse Params_Flag parameter 'value' which is to be a `bool`}}
"t.op"() {a = #params.flag<2>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse Params_I8s parameter 'value' which is to be a `::llvm::ArrayRef<int8_t>`}}
"t.op"() {a = #params<i8s[1, 128]>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse Params_BigInt parameter 'value' which is to be a `::llvm::APInt`}}
"t.op"() {a = #params.int<x>} : () -> ()

// -----

// expected-error @+2 {{expected '(' in dimensional identifier list}}
// expected-error @+1 {{failed to parse Params_Map parameter 'value' which is to be a `::mlir::AffineMap`}}
"t.op"() {a = #params.map<3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse Params_Place parameter 'value' which is to be a `::mlir::Location`}}
"t.op"() {a = #params.place<unit>} : () -> ()

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse Params_Texts parameter 'value' which is to be a `::llvm::ArrayRef<::llvm::StringRef>`}}
"t.op"() {a = #params<texts["a", b]>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of Type specified}}
// expected-error @+1 {{failed to parse Params_Line parameter 'to' which is to be a `::params::PointType`}}
"t.op"() {a = !params.line<<1> to !params.line<<1> to <2>>>} : () -> ()

// -----

// The error is reported after the equals sign, at the value of the unknown parameter.
// expected-error @+2 {{duplicate or unknown struct parameter name: size}}
"t.op"() {a = #params.optional<size =
    1>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse Params_Optional parameter 'sizes' which is to be a `::llvm::ArrayRef<int32_t>`}}
"t.op"() {a = #params.optional<sizes = >} : () -> ()

// -----

// expected-error @+1 {{failed to verify 'element': 8-bit integer}}
"t.op"() {a = !params.narrow<i16>} : () -> ()
