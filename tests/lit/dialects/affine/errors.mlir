// What is wrong in ops of affine is said where it is.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @a(%m: memref<?xf32>, %n: index, %f: memref<10xf32>) {
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

func.func @b(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
  // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %s = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%i]
  }
  return
}

// -----

func.func @c(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %p = arith.addi %i, %n : index
  // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %s = affine.load %m[%p] : memref<?xf32>
  }
  return
}

// -----

func.func @c(%m: memref<?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 10 step -1 {
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to 10 {
   %x = "t.a"() : () -> (index)
   affine.min affine_map<()[s0] -> (s0 + 1)>()[%x]
  // expected-error @+1 {{'affine.min' op affine map expect at least one result}}
   affine.min affine_map<()[s0] -> ()>()[%x]
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.if' op region #0 should have no arguments}}
  affine.if affine_set<(d0): (d0 >= 0)> (%n) {
      ^bb0(%arg: index):
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
 affine.prefetch %m[%n], read, locality<4>, data : memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
 affine.prefetch %m[%n], rea, locality<3>, data : memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.load' op affine map num results must equal memref rank}}
 affine.load %m[%n, %n] : memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
 affine.apply affine_map<(d0)->(d0)>(%n)[%n]
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.apply' op requires one result}}
 affine.apply affine_map<(d0)->(d0, d0)>(%n)
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
 affine.min affine_map<(d0)->(d0, d0)>(%n)[%n]
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
 affine.for %i = 0 to affine_map<(d0)->(d0, d0)>(%n)[%n] {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
 affine.for %i = 0 to affine_map<(d0)->(d0, d0)>(%n) {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.for' op expected upper bound map to have at least one result}}
 affine.for %i = 0 to affine_map<()->()>() {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' dim operand count and affine map dim count must match}}
 affine.for %i = 0 to min affine_map<(d0, d1)->(d0, d1)>(%n) {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{floating point value not valid for specified type}}
 affine.for %i = 0 to 1.0 {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' expected only one loop bound operand}}
 affine.for %i = 0 to %n, %m {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
 affine.for %i = 0 to "a" {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
 affine.for %i = 0 to 5 step 0 iter_args(%a = %n) -> (index, index) {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
 affine.for %i = 0 to 5 step 0 iter_args(%a = %n) -> (index) {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
 affine.for %i = 0 to 5 step 0 iter_args(%a = %n) -> (index) {affine.yield %m : memref<?xf32>}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.yield' op must be the last operation in the parent block}}
 affine.yield %m : memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  affine.for %i = 0 to 10 {
   %a = arith.index_cast %k : i32 to index
  // expected-error @+1 {{'affine.load' op operand cannot be used as a symbol}}
   affine.load %m[symbol(%a)] : memref<?xf32>
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  affine.for %i = 0 to affine_map<(d0)->(d0)>(%n) {
  } {hey}
  // expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  affine.delinearize_index %n into (%n, -5) : index, index
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  affine.delinearize_index %n into (%n, 5) : index
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  affine.linearize_index [%n] by (%n, 5) : index
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+2 {{custom op 'affine.linearize_index' expected integer value}}
  // expected-error @+1 {{custom op 'affine.linearize_index' expected SSA value or integer}}
  affine.linearize_index [%n, %n] by (%n, x) : index
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  "affine.linearize_index"(%n, %n) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> index
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{custom op 'affine.parallel' invalid reduction value: "adf"}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("adf") -> f32 {
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> i32 {
   affine.yield %k : i32
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{custom op 'affine.parallel' steps must be constant integers}}
  %0 = affine.parallel (%i) = (0) to (10) step(%n) {
   affine.yield %n : index
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match}}
  affine.parallel (%i, %j) = (0) to (10) step(1) {
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.parallel' op expected lower bound map to have at least one result}}
  affine.parallel (%i) = (max()) to (10) step(1) {
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (10) step(1) reduce ("addi", "addi") -> i32 {
  affine.yield %k : i32
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  affine.vector_load %m[%n] : memref<?xf32>, vector<4xf64>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  affine.vector_load %m[%n] : memref<?xf32>, f32
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  affine.vector_load %m[%n] : f32, vector<4xf32>
  return
}

// -----

  // expected-note @+1 {{prior use here}}
func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{use of value '%k' expects different type than prior uses: 'f32' vs 'i32'}}
  affine.store %k, %m[%n] : memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%k, %m, %n) <{map = affine_map<(d0)->(d0)>}> : (i32, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  "affine.load"(%m, %n, %n) <{map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index, index) -> (f32)
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.load' op result type must match element type of memref}}
  "affine.load"(%m, %n) <{map = affine_map<(d0)->(d0)>}> : (memref<?xf32>, index) -> (i32)
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%m, %n) <{map = affine_map<(d0, d1)->(d0)>, isWrite = true, isDataCache = true, localityHint = 3:i32}> : (memref<?xf32>, index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: i32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
  affine.prefetch %m[%x], read, locality<3>, data : memref<?xf32>
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected two stride related operands}}
  affine.dma_start %m[%n], %m[%n], %m[%n], %n, %n : memref<?xf32>,memref<?xf32>,memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.dma_start' expected three types}}
  affine.dma_start %m[%n], %m[%n], %m[%n], %n : memref<?xf32>,memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA source to be of memref type}}
  affine.dma_start %k[%n], %m[%n], %m[%n], %n : f32,memref<?xf32>,memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA destination to be of memref type}}
  affine.dma_start %m[%n], %k[%n], %m[%n], %n : memref<?xf32>,f32,memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op expected DMA tag to be of memref type}}
  affine.dma_start %m[%n], %m[%n], %k[%n], %n : memref<?xf32>,memref<?xf32>,f32
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.dma_start' op src index must be a valid dimension or symbol identifier}}
  affine.dma_start %m[%x], %m[%n], %m[%n], %n : memref<?xf32>,memref<?xf32>,memref<?xf32>
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.dma_start' op dst index must be a valid dimension or symbol identifier}}
  affine.dma_start %m[%n], %m[%x], %m[%n], %n : memref<?xf32>,memref<?xf32>,memref<?xf32>
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.dma_start' op tag index must be a valid dimension or symbol identifier}}
  affine.dma_start %m[%n], %m[%n], %m[%x], %n : memref<?xf32>,memref<?xf32>,memref<?xf32>
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  affine.for %i = 0 to 10 {
  %x = "t.x"() : () -> index
  // expected-error @+1 {{'affine.dma_wait' op index must be a valid dimension or symbol identifier}}
  affine.dma_wait %m[%x], %n : memref<?xf32>
  }
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %k[%n], %n : f32
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{expected ':'}}
  affine.dma_wait %m[%n], %n {foo}: memref<?xf32>
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_wait' op index to dma_wait must have 'index' type}}
  "affine.dma_wait"(%m, %k, %n) {tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, f32, index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op src index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %k, %m, %n, %m, %n, %n) {src_map = affine_map<(d0)->(d0)>,dst_map = affine_map<(d0)->(d0)>,tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, f32, memref<?xf32>, index,memref<?xf32>, index,index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %n) {src_map = affine_map<(d0)->(d0)>,dst_map = affine_map<(d0)->(d0)>,tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, index, memref<?xf32>, index,memref<?xf32>, index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op dst index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %k, %m, %n, %n) {src_map = affine_map<(d0)->(d0)>,dst_map = affine_map<(d0)->(d0)>,tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, index, memref<?xf32>, f32,memref<?xf32>, index,index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_start' op tag index to dma_start must have 'index' type}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %k, %n) {src_map = affine_map<(d0)->(d0)>,dst_map = affine_map<(d0)->(d0)>,tag_map = affine_map<(d0)->(d0)>, foo} : (memref<?xf32>, index, memref<?xf32>, index,memref<?xf32>, f32,index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.dma_wait' op expected DMA tag to be of memref type}}
  "affine.dma_wait"(%k, %n, %n) {tag_map = affine_map<(d0)->(d0)>, foo} : (f32, index, index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
 "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0]->(s0)>, step = 0 : index, operandSegmentSizes = array<i32: 0,1,0>}> ({
  ^bb0(%i: i32):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 0 != 1}}
 "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0]->(s0)>, step = 0 : index, operandSegmentSizes = array<i32: 0,1,0>}> ({
  ^bb0(%i: index, %j : index):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+2 {{'affine.for' op along control flow edge from parent to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @+1 {{region branch point}}
 "affine.for"(%n, %k) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0]->(s0)>, step = 0 : index, operandSegmentSizes = array<i32: 0,1,1>}> ({
  ^bb0(%i: index, %j : f32):
   affine.yield
  }): (index, f32) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
 "affine.for"(%n, %k) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0]->(s0)>, step = 1 : index, operandSegmentSizes = array<i32: 0,1,1>}> ({
  ^bb0(%i: index):
   affine.yield %k : f32
  }): (index, f32) -> (f32)
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
 "affine.if"(%n, %k) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
   affine.yield
  }, {}): (index, f32) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.if' op operand cannot be used as a dimension id}}
 "affine.if"(%k) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
   affine.yield
  }, {}): (f32) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.if' op requires attribute 'condition'}}
 "affine.if"(%n)  ({
   affine.yield
  }, {}): (index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
 affine.if affine_set<(d0) : (d0 >= 0)>(%n, %n) {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
 affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%n) {}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
 %r = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 { affine.yield %k : f32}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{custom op 'affine.if' invalid kind of attribute specified}}
 %r = affine.if affine_map<(d0) -> (d0)>(%n) -> f32 { affine.yield %k : f32}
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.parallel' op expected lower bounds map to have 1 results}}
 "affine.parallel"(%n) <{lowerBoundsMap = affine_map<() -> (0, 1)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0]->(s0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.parallel' op expected upper bounds map to have 1 results}}
 "affine.parallel"(%n) <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0]->(s0, 4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @a(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
 "affine.parallel"(%n) <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0]->(s0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = [77]}> ({
  ^bb0(%i: index):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @used_in_its_own_bound() {
  // expected-error @+2 {{region entry argument '%i' is already in use}}
  // expected-note @+1 {{previously referenced here}}
  affine.for %i = affine_map<(d0) -> (d0)>(%i) to 10 {
  }
  return
}

// -----

// Where MLIR looks no further, operands of maps are counted.
func.func @operands_of_bounds(%n: index) {
  // expected-error @+1 {{'affine.for' op lower bound map has 1 inputs but there are 0 operands}}
  "affine.for"(%n, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<()[s0] -> (s0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 2, 0>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index, index) -> ()
  return
}

// -----

func.func @operands_of_all_bounds(%n: index) {
  // expected-error @+1 {{'affine.parallel' op bounds maps have 1 inputs but there are 2 operands}}
  "affine.parallel"(%n, %n) <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index, index) -> ()
  return
}

// -----

func.func @negative_group(%n: index) {
  // expected-error @+1 {{'affine.parallel' op expected upper bound map to have at least one result}}
  "affine.parallel"(%n) <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>, upperBoundsGroups = dense<-1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}

// -----

func.func @no_map(%m: memref<?xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op requires an affine map attribute named 'dst_map'}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = 3 : i32, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, index, index) -> ()
  return
}

// -----

func.func @no_tag_map(%m: memref<?xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op requires an affine map attribute named 'tag_map'}}
  "affine.dma_wait"(%m, %n, %n) : (memref<?xf32>, index, index) -> ()
  return
}

// -----

func.func @too_many(%m: memref<?xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%m, %n, %n, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, index, index) -> ()
  return
}

// -----

func.func @no_argument(%n: index) {
  // expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (9)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @computed_from_itself(%m: memref<?xf32>) {
  "t.graph"() ({
    %0 = affine.apply affine_map<(d0) -> (d0)>(%1)
    %1 = affine.apply affine_map<(d0) -> (d0)>(%0)
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %2 = affine.load %m[%0] : memref<?xf32>
  }) : () -> ()
  return
}

// -----

// The size of a memory is a symbol if it was made with one.
func.func @sizes(%m: memref<?xf32>, %bytes: memref<4096xi8>, %n: index) {
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
