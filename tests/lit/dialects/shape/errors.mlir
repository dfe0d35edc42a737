// What sizes, shapes and witnesses cannot be.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @add(%a: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %a, %i : !shape.size, index -> index
  return
}

// -----

func.func @mul(%a: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.mul' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.mul %a, %i : !shape.size, index -> index
  return
}

// -----

func.func @div(%a: !shape.size, %i: index) {
  // expected-error @+1 {{'shape.div' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.div %i, %a : index, !shape.size -> index
  return
}

// -----

func.func @add_result(%i: index) {
  // expected-error @+1 {{'shape.add' op result #0 must be size or index, but got '!shape.shape'}}
  %0 = "shape.add"(%i, %i) : (index, index) -> !shape.shape
  return
}

// -----

func.func @add_operand(%i: i32) {
  // expected-error @+1 {{'shape.add' op operand #0 must be size or index, but got 'i32'}}
  %0 = "shape.add"(%i, %i) : (i32, i32) -> !shape.size
  return
}

// -----

func.func @broadcast(%s: !shape.shape, %e: tensor<?xindex>) {
  // expected-error @+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %s, %e : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}

// -----

func.func @broadcast_one(%s: !shape.shape) {
  // expected-error @+1 {{'shape.broadcast' op result #0 must be shape or extent tensor, but got 'i32'}}
  %0 = shape.broadcast %s : !shape.shape -> i32
  return
}

// -----

func.func @constant() {
  // expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'shape.const_shape' op result #0 must be shape or extent tensor, but got '!shape.size'}}
  %0 = shape.const_shape [1, 2] : !shape.size
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{'shape.const_shape' op attribute 'shape' failed to satisfy constraint: index elements attribute}}
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<2xi32>}> : () -> !shape.shape
  return
}

// -----

func.func @rank(%s: !shape.shape) {
  // expected-error @+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %s : !shape.shape -> index
  return
}

// -----

func.func @get_extent(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}

// -----

func.func @get_extent(%e: tensor<?xindex>, %n: !shape.size) {
  // expected-error @+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %e, %n : tensor<?xindex>, !shape.size -> index
  return
}

// -----

func.func @dim(%x: tensor<?xf32>, %n: !shape.size) {
  %0 = shape.dim %x, %n : tensor<?xf32>, !shape.size -> index
  return
}

// -----

func.func @dim(%x: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{'shape.dim' op result #0 must be size or index, but got 'i32'}}
  %0 = "shape.dim"(%x, %n) : (tensor<?xf32>, index) -> i32
  return
}

// -----

func.func @num_elements(%s: !shape.shape) {
  // expected-error @+1 {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}

// -----

func.func @shape_of(%v: !shape.value_shape) {
  // expected-error @+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @shape_of(%x: tensor<2x3xf32>) {
  // expected-error @+2 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %x : tensor<2x3xf32> -> tensor<3xindex>
  return
}

// -----

func.func @shape_of(%x: tensor<*xf32>) {
  %0 = shape.shape_of %x : tensor<*xf32> -> tensor<3xindex>
  return
}

// -----

func.func @shape_of(%x: i32) {
  // expected-error @+1 {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'i32'}}
  %0 = shape.shape_of %x : i32 -> tensor<3xindex>
  return
}

// -----

func.func @max(%s: !shape.shape, %n: !shape.size) {
  %0 = shape.max %s, %n : !shape.shape, !shape.size -> !shape.size
  return
}

// -----

func.func @max(%s: !shape.size, %n: !shape.size) {
  // expected-error @+2 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @+1 {{'shape.max' op failed to infer returned types}}
  %0 = shape.max %s, %n : !shape.size, !shape.size -> !shape.shape
  return
}

// -----

func.func @min(%s: !shape.size, %n: !shape.size) {
  // expected-error @+2 {{'shape.min' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error @+1 {{'shape.min' op failed to infer returned types}}
  %0 = shape.min %s, %n : !shape.size, !shape.size -> !shape.shape
  return
}

// -----

func.func @meet(%s: !shape.shape, %n: !shape.size) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @meet(%s: !shape.shape, %n: !shape.shape) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : !shape.shape, !shape.shape -> !shape.size
  return
}

// -----

func.func @meet(%s: index, %n: !shape.size) {
  %0 = shape.meet %s, %n : index, !shape.size -> index
  return
}

// -----

func.func @meet(%s: index, %n: index) {
  // expected-error @+2 {{'shape.meet' op inferred type(s) 'index' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = "shape.meet"(%s, %n) : (index, index) -> tensor<?xindex>
  return
}

// -----

func.func @meet(%s: tensor<?xindex>, %n: !shape.size) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %s, %n : tensor<?xindex>, !shape.size -> index
  return
}

// -----

func.func @assuming_all() {
  // expected-error @+1 {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @cstr_broadcastable(%s: !shape.shape) {
  // expected-error @+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}

// -----

func.func @reduce(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index {
  ^bb0(%a: index, %b: !shape.size):
    shape.yield %a : index
  }
  return
}

// -----

func.func @reduce(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index {
  ^bb0(%a: i32, %b: !shape.size, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @reduce(%s: !shape.shape, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%s, %i) : !shape.shape -> index {
  ^bb0(%a: index, %b: index, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @reduce(%s: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: !shape.size, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @reduce(%s: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: i32):
    shape.yield %a : index
  }
  return
}

// -----

func.func @yield(%s: tensor<?xindex>, %i: index) {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: index):
    // expected-error @+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield
  }
  return
}

// -----

func.func @yield(%s: tensor<?xindex>, %i: index, %x: i32) {
  %0 = shape.reduce(%s, %i) : tensor<?xindex> -> index {
  ^bb0(%a: index, %b: index, %c: index):
    // expected-error @+1 {{'shape.yield' op types mismatch between yield op and its parent}}
    shape.yield %x : i32
  }
  return
}

// -----

func.func @reduce_text(%s: tensor<?xindex>, %i: index) {
  // expected-error @+1 {{custom op 'shape.reduce' number of operands and types do not match: got 1 operands and 0 types}}
  %0 = shape.reduce(%s, %i) : tensor<?xindex> {
  ^bb0(%a: index, %b: index, %c: i32):
    shape.yield
  }
  return
}

// -----

func.func @yield_outside() {
  // expected-error @+1 {{'shape.yield' op expects parent op to be one of 'shape.reduce, shape.function_library'}}
  shape.yield
}

// -----

func.func @assuming(%w: !shape.witness, %x: i32) {
  // expected-error @+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = shape.assuming %w -> (i32) {
    // expected-note @+1 {{region branch point}}
    shape.assuming_yield
  }
  return
}

// -----

func.func @assuming(%w: !shape.witness, %x: i32) {
  // expected-error @+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = shape.assuming %w -> (f32) {
    // expected-note @+1 {{region branch point}}
    shape.assuming_yield %x : i32
  }
  return
}

// -----

func.func @assuming(%w: !shape.witness, %x: i32) {
  "shape.assuming"(%w) ({
    ^bb0(%a: i32):
    shape.assuming_yield
  }) : (!shape.witness) -> ()
  return
}

// -----

func.func @return() {
  // expected-error @+1 {{'shape.return' op expects parent op 'shape.func'}}
  shape.return
}

// -----

// expected-error @+1 {{unknown  type `unknown` in dialect `shape`}}
func.func @type(%x: !shape.unknown) {
  return
}

// -----

// A library has functions only in its symbol table.
// expected-error @+1 {{shape function library @fn not found}}
module attributes {shape.lib = @fn} {
}

// -----

// expected-error @+1 {{@missing does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@fn, @missing]} {
  shape.function_library @fn {
  } mapping {}
}

// -----

// expected-error @+1 {{@fn required to be shape function library}}
module attributes {shape.lib = @fn} {
  func.func private @fn()
}

// -----

// expected-error @+1 {{@fn does not refer to FunctionLibraryOp}}
module attributes {shape.lib = [@fn]} {
  func.func private @fn()
}

// -----

// expected-error @+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = ["fn"]} {
}

// -----

// expected-error @+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = 1 : i32} {
}

// -----

// expected-error @+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @f() attributes {shape.lib = @fn}

// -----

// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"my.op"`}}
module attributes {shape.lib = [@a, @b]} {
  shape.function_library @a {
  } mapping {my.op = @f}
  shape.function_library @b {
  } mapping {my.op = @g}
}

// -----

// expected-error @+1 {{only one op to shape mapping allowed, found multiple for `"my.op"`}}
module attributes {shape.lib = [@a, @a]} {
  shape.function_library @a {
  } mapping {my.op = @f}
}

// -----

shape.function_library @a {
}

// expected-error @+1 {{custom op 'shape.function_library' expected 'mapping'}}
// -----

shape.function_library @a {
// expected-error @+1 {{integer literal not valid for specified type}}
} mapping 1

// -----

// expected-error @+1 {{custom op 'shape.function_library' expected valid '@'-identifier for symbol name}}
shape.function_library {
} mapping {}

// -----

// expected-error @+1 {{custom op 'shape.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
shape.func @f() attributes {sym_name = "a"} {
  shape.return
}

// -----

shape.func @declared_with_body(%a: index) -> index {
  shape.return
}

// -----

// expected-error @+1 {{'shape.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('index')}}
"shape.func"() <{function_type = (index) -> index, sym_name = "f"}> ({
^bb0(%a: i32):
  shape.return %a : i32
}) : () -> ()

// -----

func.func @require(%p: i1) {
  // expected-error @+1 {{expected ','}}
  %0 = shape.cstr_require %p
  return
}

// -----

func.func @witness() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = shape.const_witness 3
  return
}

// -----

func.func @size() {
  // expected-error @+1 {{expected attribute value}}
  %0 = shape.const_size a
  return
}

// -----

// Where mlir-opt says nothing, or ends.
func.func @constant() {
  // expected-error @+1 {{expected a size}}
  %0 = shape.const_shape [1, "a"] : !shape.shape
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{expected a size}}
  %0 = shape.const_shape [99999999999999999999 : i128] : !shape.shape
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{expected '['}}
  %0 = shape.const_shape 1 : !shape.shape
  return
}

// -----

func.func @reduce() {
  // expected-error @+1 {{expected a shape}}
  shape.reduce() : !shape.shape {
  }
  return
}

// -----

func.func @meet(%i: index, %e: tensor<?xindex>) {
  // expected-error @+2 {{requires all sizes or shapes}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %i, %e : index, tensor<?xindex> -> index
  return
}

// -----

func.func @meet(%a: tensor<2xindex>, %b: tensor<3xindex>) {
  // expected-error @+2 {{unequal shape cardinality}}
  // expected-error @+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<2xindex>
  return
}

// -----

// expected-error @+1 {{'shape.func' op symbol declaration cannot have public visibility}}
"shape.func"() <{function_type = (i32) -> i32, sym_name = "declared"}> ({}) : () -> ()

// -----

// Its text would have a number for each; MLIR writes them all.
func.func @many_sizes() {
  // expected-error @+1 {{'shape.const_shape' op has more than 1048576 sizes}}
  %0 = "shape.const_shape"() <{shape = dense<7> : tensor<4294967296xindex>}> : () -> !shape.shape
  return
}
