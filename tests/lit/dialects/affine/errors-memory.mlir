// Diagnostics of affine loads, stores and prefetches.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @store_operand_cannot_be_used_as_dimension_id(%m: memref<?xf32>, %n: index, %f: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %p = arith.addi %i, %n : index
    %q = arith.addi %n, %n : index
    %r = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%q]
    %s = affine.load %m[%i + symbol(%q)] : memref<?xf32>
    %t = affine.min affine_map<(d0) -> (d0, 3)>(%i)
  // expected-error @+1 {{'affine.store' op operand cannot be used as a dimension id}}
    affine.store %s, %f[%t] : memref<10xf32>
  }
  return
}

// -----

func.func @load_operand_cannot_be_used_as_dimension_id(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %p = arith.addi %i, %n : index
  // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %s = affine.load %m[%p] : memref<?xf32>
  }
  return
}

// -----

func.func @prefetch_attribute_locality_hint_violates_its_constraint(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
 affine.prefetch %m[%n], read, locality<4>, data : memref<?xf32>
  return
}

// -----

func.func @prefetch_rw_specifier_must_be_read_or_write(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
 affine.prefetch %m[%n], rea, locality<3>, data : memref<?xf32>
  return
}

// -----

func.func @load_affine_map_num_results_must_equal_memref_rank(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
 affine.load %m[%n, %n] : memref<?xf32>
  return
}

// -----

func.func @load_operand_cannot_be_used_as_symbol(%m: memref<?xf32>, %n: index, %k: i32) {
  affine.for %i = 0 to 10 {
   %a = arith.index_cast %k : i32 to index
  // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
   affine.load %m[symbol(%a)] : memref<?xf32>
  }
  return
}

// -----

func.func @vector_load_requires_memref_and_vector_types_of_same_elemental_type(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  affine.vector_load %m[%n] : memref<?xf32>, vector<4xf64>
  return
}

// -----

func.func @vector_load_invalid_kind_of_type_for_memref(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  affine.vector_load %m[%n] : memref<?xf32>, f32
  return
}

// -----

func.func @vector_load_invalid_kind_of_type_for_vector(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  affine.vector_load %m[%n] : f32, vector<4xf32>
  return
}

// -----

  // expected-note @+1 {{prior use here}}
func.func @store_operand_type_differs_from_prior_use(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{use of value '%k' expects different type than prior uses: 'f32' vs 'i32'}}
  affine.store %k, %m[%n] : memref<?xf32>
  return
}

// -----

func.func @store_value_to_store_must_have_same_type_as_memref(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%k, %m, %n) <{map = affine_map<(d0)->(d0)>}> : (i32, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @load_expects_as_many_subscripts_as_affine_map_inputs(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  "affine.load"(%m, %n, %n) <{map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index, index) -> (f32)
  return
}

// -----

func.func @load_result_type_must_match_element_type_of_memref(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  "affine.load"(%m, %n) <{map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index) -> (i32)
  return
}

// -----

func.func @prefetch_too_few_operands(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m, %n) <{map = affine_map<(d0, d1)->(d0)>, isWrite = true, isDataCache = true, localityHint = 3:i32}> : (memref<?xf32>, index) -> ()
  return
}

// -----

func.func @prefetch_index_must_be_valid_dimension_or_symbol_identifier(%m: memref<?xf32>, %n: index, %k: i32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
  affine.prefetch %m[%x], read, locality<3>, data : memref<?xf32>
  }
  return
}

// -----

// A dynamic size of an allocation is a valid symbol if it was a symbol operand of the allocation.
func.func @load_operand_cannot_be_used_as_symbol_2(%m: memref<?xf32>, %bytes: memref<4096xi8>, %n: index) {
  affine.for %i = 0 to 10 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.dim %m, %c0 : memref<?xf32>
    %1 = memref.alloc(%n, %i) : memref<?x?xf32>
    %2 = memref.cast %1 : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %3 = memref.dim %2, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %4 = memref.view %bytes[%i][%n] : memref<4096xi8> to memref<?x4xf32>
    %5 = memref.dim %4, %c0 : memref<?x4xf32>
    %6 = affine.load %m[symbol(%0) + symbol(%3) + symbol(%5)] : memref<?xf32>
    %7 = memref.dim %1, %c1 : memref<?x?xf32>
    // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
    %8 = affine.load %m[symbol(%7)] : memref<?xf32>
  }
  return
}
