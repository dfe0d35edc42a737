// Diagnostics of the affine dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// mlir-opt 22 accepts this input.
func.func @for_operands_of_bounds(%n: index) {
  // expected-error @+1 {{'affine.for' op lower bound map has 1 inputs but there are 0 operands}}
  "affine.for"(%n, %n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<()[s0] -> (s0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 2, 0>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index, index) -> ()
  return
}

// -----

// mlir-opt 22 accepts this input.
func.func @parallel_operands_of_all_bounds(%n: index) {
  // expected-error @+1 {{'affine.parallel' op bounds maps have 1 inputs but there are 2 operands}}
  "affine.parallel"(%n, %n) <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index, index) -> ()
  return
}

// -----

// mlir-opt 22 reports instead: 'affine.parallel' op expected upper bounds map to have 4294967295 results
func.func @parallel_negative_group(%n: index) {
  // expected-error @+1 {{'affine.parallel' op expected upper bound map to have at least one result}}
  "affine.parallel"(%n) <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0] -> (s0)>, upperBoundsGroups = dense<-1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}

// -----

// mlir-opt 22 crashes on this input.
func.func @dma_start_no_map(%m: memref<?xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_start' op requires an affine map attribute named 'dst_map'}}
  "affine.dma_start"(%m, %n, %m, %n, %m, %n, %n) {src_map = affine_map<(d0) -> (d0)>, dst_map = 3 : i32, tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, memref<?xf32>, index, memref<?xf32>, index, index) -> ()
  return
}

// -----

// mlir-opt 22 crashes on this input.
func.func @dma_wait_no_tag_map(%m: memref<?xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op requires an affine map attribute named 'tag_map'}}
  "affine.dma_wait"(%m, %n, %n) : (memref<?xf32>, index, index) -> ()
  return
}

// -----

// mlir-opt 22 accepts this input.
func.func @dma_wait_too_many(%m: memref<?xf32>, %n: index) {
  // expected-error @+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%m, %n, %n, %n) {tag_map = affine_map<(d0) -> (d0)>} : (memref<?xf32>, index, index, index) -> ()
  return
}

// -----

// mlir-opt 22 reports instead: 'affine.for' op different number of inits and region iter_args: 0 != 18446744073709551615
func.func @for_no_argument(%n: index) {
  // expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (9)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    affine.yield
  }) : () -> ()
  return
}

// -----

// mlir-opt 22 does not terminate on this input.
func.func @load_computed_from_itself(%m: memref<?xf32>) {
  "t.graph"() ({
    %0 = affine.apply affine_map<(d0) -> (d0)>(%1)
    %1 = affine.apply affine_map<(d0) -> (d0)>(%0)
    // expected-error @+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %2 = affine.load %m[%0] : memref<?xf32>
  }) : () -> ()
  return
}
