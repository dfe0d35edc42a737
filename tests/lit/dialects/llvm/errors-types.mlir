// Diagnostics of types of the llvm dialect.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.foo)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.array<4 x foo>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.void'}}
func.func private @f(!llvm.array<4 x void>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.token'}}
func.func private @f(!llvm.array<4 x token>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.metadata'}}
func.func private @f(!llvm.array<4 x metadata>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.label'}}
func.func private @f(!llvm.array<2 x label>)

// -----

// expected-error @+1 {{invalid array element type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.array<2 x func<void ()>>)

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`}}
func.func private @f(!llvm.array<x i32>)

// -----

// expected-error @+1 {{expected 'x'}}
func.func private @f(!llvm.array<4 i32>)

// -----

// expected-error @+1 {{expected 'x'}}
func.func private @f(!llvm.array<2xi8>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.array<2 x >)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.array<2 x "a">)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.func<>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.func<i32>)

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
func.func private @f(!llvm.func<void (void)>)

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.func<void (func<void ()>)>)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.func<void ()>'}}
func.func private @f(!llvm.func<func<void ()> ()>)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.label'}}
func.func private @f(!llvm.func<label ()>)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.metadata'}}
func.func private @f(!llvm.func<metadata ()>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(!llvm.func<void (..., i32)>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.func<void (i32,)>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(!llvm.func<void (i32 i32)>)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.func<void (foo)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<packed>)

// -----

// expected-error @+1 {{only identified structs can be opaque}}
func.func private @f(!llvm.struct<opaque>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<foo>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!llvm.struct<(i32,)>)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.struct<(foo)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @f(!llvm.struct<(void)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.label'}}
func.func private @f(!llvm.struct<(i32, struct<(label)>)>)

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f(!llvm.struct<"a">)

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f(!llvm.struct<"">)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!llvm.struct<"a" (i32)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<"a",>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<"a", foo>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<"a", packed>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @f(!llvm.struct<"a", packed opaque>)

// -----

// expected-error @+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.struct<"a", (foo)>)

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.label'}}
func.func private @f(!llvm.struct<"a", (label)>)

// -----

// expected-error @+1 {{identifier already used for an enclosing struct}}
func.func private @f(!llvm.struct<"a", (struct<"a", (i32)>)>)

// -----

// expected-error @+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a">)

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i64)>)

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", packed (i32)>)

// -----

// expected-error @+1 {{identified type already used with a different body}}
func.func private @f(!llvm.struct<"a", opaque>, !llvm.struct<"a", (i32)>)

// -----

// expected-error @+1 {{redeclaring defined struct as opaque}}
func.func private @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", opaque>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<99999999999>)

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`}}
func.func private @f(!llvm.target<a>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!llvm.target<"a" 1>)

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"a",>)

// -----

// expected-error @+2 {{unknown LLVM type: foo}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"a", foo>)

// -----

// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"a", 1, i32>)

// -----

// expected-error @+3 {{integer value too large}}
// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
func.func private @f(!llvm.target<"a", 99999999999>)

// -----

// expected-error @+1 {{unexpected type, expected keyword}}
func.func private @builtin_type() -> !llvm.f32
