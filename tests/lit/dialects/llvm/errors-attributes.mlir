// Diagnostics of attributes of the llvm dialect.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown attribute `foo` in dialect `llvm`}}
module attributes {test.a = #llvm.foo} {}

// -----

// expected-error @+1 {{id of an alias scope must be a StringAttr or a DistrinctAttr}}
module attributes {test.a = #llvm.alias_scope<id = 4 : i32, domain = <id = distinct[0]<>>>} {}

// -----

// expected-error @+1 {{invalid kind of type specified: expected builtin.integer, but found 'f32'}}
module attributes {test.a = #llvm.constant_range<f32, 0, 0>} {}

// -----

// expected-error @+1 {{expected ','}}
module attributes {test.a = #llvm.constant_range<i32 0, 1>} {}

// -----

// expected-error @+1 {{expected integer value}}
module attributes {test.a = #llvm.constant_range<i32, x, 1>} {}

// -----

// expected-error @+1 {{target features must start with '+' or '-'}}
module attributes {test.a = #llvm.target_features<["sve"]>} {}

// -----

// expected-error @+1 {{target features can not be null or empty}}
module attributes {test.a = #llvm.target_features<["+sve", ""]>} {}

// -----

// expected-error @+1 {{target features can not contain ','}}
module attributes {test.a = #llvm.target_features<["+a,+b"]>} {}

// -----

// expected-error @+1 {{only integer and string values are currently supported for unknown key '"a"'}}
module attributes {test.a = #llvm.mlir.module_flag<error, "a", 4.0>} {}

// -----

// expected-error @+1 {{only integer and string values are currently supported for unknown key '"a"'}}
module attributes {test.a = #llvm.mlir.module_flag<error, "a", [1, 2]>} {}

// -----

// expected-error @+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
module attributes {test.a = #llvm.mlir.module_flag<error, "CG Profile", 4 : i32>} {}

// -----

// expected-error @+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
module attributes {test.a = #llvm.mlir.module_flag<append, "CG Profile", [1]>} {}

// -----

// expected-error @+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
module attributes {test.a = #llvm.mlir.module_flag<append, "ProfileSummary", [1]>} {}

// -----

// expected-error @+1 {{expected ','}}
module attributes {test.a = #llvm.memory_effects<other = none>} {}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
module attributes {test.a = #llvm.tbaa_type_desc<id = "a", members = {}>} {}

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
module attributes {test.a = #llvm.tbaa_type_desc<id = "a", members = {<#llvm.undef, 0>}>} {}

// -----

// expected-error @+2 {{expected '{'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
module attributes {test.a = #llvm.tbaa_type_desc<id = "a", members = [1]>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
module attributes {test.a = #llvm.loop_annotation<startLoc = loc("a":1:2)>} {}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'unroll' which is to be a `LoopUnrollAttr`}}
module attributes {test.a = #llvm.loop_annotation<unroll = 4>} {}
