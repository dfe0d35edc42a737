// Diagnostics of arith operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @signed_constant() {
  // expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}

// -----

func.func @string_constant() {
  // expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "x"
  return
}

// -----

func.func @constant_type() {
  // expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() {value = 1 : i32} : () -> i64
  return
}

// -----

func.func @constant_without_value() {
  // expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  %0 = "arith.constant"() : () -> i64
  return
}

// -----

func.func @constant_untyped_value() {
  // expected-error @+1 {{'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
  %0 = "arith.constant"() {value = unit} : () -> i64
  return
}

// -----

func.func @constant_initializing_scalable_vectors_with_elements_attribute_not_supported() {
  // expected-error @+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2]> : vector<[2]xi32>
  return
}

// -----

func.func @extui_narrowing_extension(%a: i64) {
  // expected-error @+1 {{'arith.extui' op operand type 'i64' and result type 'i32' are cast incompatible}}
  %0 = arith.extui %a : i64 to i32
  return
}

// -----

func.func @extui_extension_to_index(%a: i32) {
  // expected-error @+1 {{'arith.extui' op result #0 must be signless-fixed-width-integer-like, but got 'index'}}
  %0 = arith.extui %a : i32 to index
  return
}

// -----

func.func @truncation_of_same_width(%a: f16) {
  // expected-error @+1 {{'arith.truncf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
  %0 = arith.truncf %a : f16 to bf16
  return
}

// -----

func.func @extui_cast_shape(%v: vector<4xi32>) {
  // expected-error @+1 {{'arith.extui' op requires the same shape for all operands and results}}
  %0 = arith.extui %v : vector<4xi32> to vector<5xi64>
  return
}

// -----

func.func @extui_cast_tensor_dims(%t: tensor<?xi32>) {
  // expected-error @+1 {{'arith.extui' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extui %t : tensor<?xi32> to tensor<4xi64>
  return
}

// -----

func.func @bitcast_width(%a: i32) {
  // expected-error @+1 {{'arith.bitcast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.bitcast %a : i32 to i64
  return
}

// -----

func.func @index_cast_of_integers(%a: i32) {
  // expected-error @+1 {{'arith.index_cast' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.index_cast %a : i32 to i64
  return
}

// -----

func.func @scaling_truncf_operand_types_and_result_type_cast_incompatible(%a: f16, %b: f32) {
  // expected-error @+1 {{'arith.scaling_truncf' op operand types 'f16', 'f32' and result type 'f32' are cast incompatible}}
  %0 = arith.scaling_truncf %a, %b : f16, f32 to f32
  return
}

// -----

func.func @addi_float_operand(%a: f32) {
  // expected-error @+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = arith.addi %a, %a : f32
  return
}

// -----

func.func @addf_integer_operand(%a: i32) {
  // expected-error @+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %a, %a : i32
  return
}

// -----

func.func @addi_operand_types(%a: i32, %b: i64) {
  // expected-error @+1 {{'arith.addi' op requires the same type for all operands and results}}
  %0 = "arith.addi"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @cmpi_compare_types(%a: i32, %b: i64) {
  // expected-error @+1 {{'arith.cmpi' op requires all operands to have the same type}}
  %0 = "arith.cmpi"(%a, %b) {predicate = 0 : i64} : (i32, i64) -> i1
  return
}

// -----

func.func @cmpi_compare_result(%v: vector<4xi32>) {
  // expected-error @+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "arith.cmpi"(%v, %v) {predicate = 1 : i64} : (vector<4xi32>, vector<4xi32>) -> i1
  return
}

// -----

func.func @cmpi_predicate(%a: i32) {
  // expected-error @+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
  %0 = "arith.cmpi"(%a, %a) {predicate = 10 : i64} : (i32, i32) -> i1
  return
}

// -----

func.func @cmpi_predicate_word(%a: i32) {
  // expected-error @+1 {{expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi foo, %a, %a : i32
  return
}

// -----

func.func @addi_overflow_word(%a: i32) {
  // expected-error @+1 {{expected '<'}}
  %0 = arith.addi %a, %a overflow : i32
  return
}

// -----

func.func @addi_overflow_kind(%a: i32) {
  // expected-error @+1 {{'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = "arith.addi"(%a, %a) {overflowFlags = 1 : i32} : (i32, i32) -> i32
  return
}

// -----

func.func @select_types(%c: i1, %a: i32, %b: i64) {
  // expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %b) : (i1, i32, i64) -> i64
  return
}

// -----

func.func @select_condition(%v: vector<4xi32>, %a: i32) {
  // expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'vector<4xi32>'}}
  %0 = "arith.select"(%v, %a, %a) : (vector<4xi32>, i32, i32) -> i32
  return
}

// -----

func.func @select_containers(%c: vector<4xi1>, %t: tensor<4xi32>) {
  // expected-error @+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %t, %t : vector<4xi1>, tensor<4xi32>
  return
}

// -----

func.func @extended_result(%a: i32) {
  // expected-error @+1 {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %0, %1 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}
