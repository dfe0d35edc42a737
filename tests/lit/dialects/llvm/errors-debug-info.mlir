// Diagnostics of debug info attributes.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+2 {{invalid debug info debug info tag name: foo}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
module attributes {test.a = #llvm.di_basic_type<tag = foo, name = "int">} {}

// -----

// expected-error @+2 {{invalid debug info debug info tag name: DW_TAG_invalid}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
module attributes {test.a = #llvm.di_basic_type<tag = DW_TAG_invalid, name = "int">} {}

// -----

// expected-error @+2 {{invalid debug info debug info encoding name: foo}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
module attributes {test.a = #llvm.di_basic_type<name = "int", encoding = foo>} {}

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
module attributes {test.a = #llvm.di_basic_type<name = "int", encoding = "x">} {}

// -----

// expected-error @+1 {{struct is missing required parameter: name}}
module attributes {test.a = #llvm.di_basic_type<tag = DW_TAG_base_type>} {}

// -----

// expected-error @+2 {{invalid debug info debug info language name: foo}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
module attributes {test.a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = foo, file = <"a" in "b">, isOptimized = true, emissionKind = Full>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {test.a = #llvm.di_expression} {}

// -----

// expected-error @+2 {{encountered unknown attribute encoding "foo"}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
module attributes {test.a = #llvm.di_expression<[DW_OP_LLVM_convert(32, foo)]>} {}

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
module attributes {test.a = #llvm.di_expression<[DW_OP_deref()]>} {}

// -----

// expected-error @+3 {{invalid debug info debug info operation encoding name: foo}}
// expected-error @+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
module attributes {test.a = #llvm.di_expression<[foo(1)]>} {}

// -----

// expected-error @+2 {{invalid debug info debug info calling convention name: x}}
// expected-error @+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
module attributes {test.a = #llvm.di_subroutine_type<callingConvention = x>} {}

// -----

// expected-error @+1 {{expected 'in'}}
module attributes {test.a = #llvm.di_file<"a">} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {test.a = #llvm.di_local_variable<scope = #llvm.di_null_type>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`}}
module attributes {test.a = #llvm.di_local_variable<scope = 4>} {}

// -----

// expected-error @+1 {{struct is missing required parameter: scope}}
module attributes {test.a = #llvm.di_label<name = "a">} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
module attributes {test.a = #llvm.di_derived_type<baseType = #llvm.di_file<"a" in "b">>} {}

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIStringTypeAttr parameter 'stringLength' which is to be a `DIVariableAttr`}}
module attributes {test.a = #llvm.di_string_type<name = "a", stringLength = #llvm.di_null_type>} {}
