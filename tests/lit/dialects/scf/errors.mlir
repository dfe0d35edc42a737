// What is wrong in ops of scf is said where it is.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @f1(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op produces 2 results, but has only 1 outputs}}
  %0:2 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index, %y: tensor<4xf32>): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @f2(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index, %y: tensor<4xf32>): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<5xf32>)
  return
}

// -----

func.func @f3(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op region expects 1 arguments}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f4(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op expects 0-th block argument to be an index}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: i32, %y: tensor<4xf32>): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f5(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index, %y: tensor<5xf32>): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}

// -----

func.func @f6(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 1 upper bound values, got 2}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3, 4>}> ({
    ^bb0(%x: index): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : () -> ()
  return
}

// -----

func.func @f7(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 0 dynamic upper bound values}}
  "scf.forall"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
    ^bb0(%x: index): "scf.forall.in_parallel"() ({^bb0: }) : () -> () }) : (index) -> ()
  return
}

// -----

func.func @f8(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops}}
  scf.forall (%a) in (10) { scf.forall.in_parallel { %c = arith.constant 3 : i32 } }
  return
}

// -----

func.func @f9(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 2 upper bound values, got 1}}
  scf.forall (%a, %b) in (10) { }
  return
}

// -----

func.func @f10(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected 1 upper bound values, got 2}}
  scf.forall (%a) in (10, 4) { }
  return
}

// -----

func.func @f11(%t: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types}}
  scf.forall (%a) = (10) to (20) step (0) shared_outs(%o = %t) { }
  return
}

// -----

  // expected-note @+1 {{prior use here}}
func.func @f12(%t: tensor<4xf32>, %i: i32) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  scf.forall (%a) in (%i) { }
  return
}

// -----

func.func @f13(%t: tensor<4xf32>, %i: i32) {
  // expected-error @+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
  scf.forall.in_parallel { }
  return
}

// -----

func.func @f14(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.if %c -> (i64) { scf.yield %i : i32 } else { scf.yield %i : i32 }
  return
}

// -----

func.func @f15(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.if %c -> (i64) { } else { scf.yield %i : i32 }
  return
}

// -----

func.func @f16(%c: i1, %i: i32) {
  // expected-error @+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({ }, { }) : (i1) -> ()
  return
}

// -----

func.func @f17(%c: i1, %i: i32) {
  // expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({ }) : () -> ()
  return
}

// -----

func.func @f18(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = scf.execute_region -> i32 { scf.yield }
  return
}

// -----

func.func @f19(%c: i1, %i: i32) {
  // expected-error @+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

func.func @f20(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  // expected-note @+1 {{terminator here}}
  scf.while : () -> () { scf.yield } do { scf.yield }
  return
}

// -----

func.func @f21(%c: i1, %i: i32) {
  // expected-error @+2 {{'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  scf.while (%a = %i) : (i32) -> () { scf.condition(%c) } do { scf.yield }
  return
}

// -----

func.func @f22(%c: i1, %i: i32) {
  // expected-error @+1 {{custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  scf.while (%a = %i) : i32 { scf.condition(%c) } do { scf.yield }
  return
}

// -----

  // expected-note @+1 {{prior use here}}
func.func @f23(%c: i1, %i: index) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'index'}}
  scf.for %a = %i to %i step %i : i32 { }
  return
}

// -----

func.func @f24(%c: i1, %i: f32) {
  // expected-error @+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'f32'}}
  scf.for %a = %i to %i step %i : f32 { }
  return
}

// -----

func.func @f26(%c: i1, %i: index) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.for %a = %i to %i step %i -> i32 { }
  return
}

// -----

func.func @f27(%c: i1, %i: index) {
  // expected-error @+1 {{custom op 'scf.for' expected 'step'}}
  scf.for %a = %i to %i { }
  return
}

// -----

  // expected-note @+1 {{prior use here}}
func.func @f28(%c: i1, %i: index) {
  // expected-error @+1 {{use of value '%c' expects different type than prior uses: 'index' vs 'i1'}}
  scf.index_switch %c case 1 { } default { }
  return
}

// -----

func.func @f29(%c: i1, %i: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' expected integer value}}
  scf.index_switch %i case a { } default { }
  return
}

// -----

func.func @f30(%c: i1, %i: index) {
  scf.index_switch %i case 1 { } 
  // expected-error @+1 {{custom op 'scf.index_switch' expected 'default'}}
  return
}

// -----

func.func @f31(%c: i1, %i: index) {
  // expected-error @+1 {{'scf.index_switch' op expects region #1 to have 0 or 1 blocks}}
  scf.index_switch %i case 1 { ^bb0: cf.br ^bb1 
   ^bb1: scf.yield } default { }
  return
}

// -----

func.func @f32(%c: i1, %i: index) {
  // expected-error @+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  %0 = "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({ ^bb0(%a: index): scf.reduce(%c : i1) { ^bb0(%x: i1, %y: i1): scf.reduce.return %x : i1 } }) : (index, index, index) -> (i1)
  return
}

// -----

func.func @f33(%c: i1, %i: index) {
  // expected-error @+1 {{custom op 'scf.index_switch' integer value too large}}
  scf.index_switch %i case 99999999999999999999 { } default { }
  return
}

// -----

func.func @f34(%c: i1, %i: index) {
  // expected-error @+1 {{expected '{' to begin a region}}
  scf.execute_region no_inline -> i32 { }
  return
}

// -----

func.func @f35(%i: i32) {
  // expected-error @+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%i, %i, %i) ({ ^bb0(%x: i64): scf.yield }) : (i32, i32, i32) -> ()
  return
}

// -----

func.func @f36(%i: i32) {
  // expected-error @+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%i, %i, %i, %i) ({ ^bb0(%x: i32, %y: i32): scf.yield %y : i32 }) : (i32, i32, i32, i32) -> ()
  return
}

// -----

func.func @f37(%i: i32, %j: i64) {
  // expected-error @+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%i, %i, %i, %i) ({ ^bb0(%x: i32, %y: i64): scf.yield %y : i64 }) : (i32, i32, i32, i32) -> i64
  return
}

// -----

func.func @f38(%i: i32, %j: i64) {
  // expected-error @+2 {{'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note @+1 {{region branch point}}
  %0 = "scf.for"(%i, %i, %i, %i) ({ ^bb0(%x: i32, %y: i32): scf.yield }) : (i32, i32, i32, i32) -> i32
  return
}

// -----

func.func @f39(%i: index) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%x) = (%i) to (%i) step (%c0) { }
  return
}

// -----

func.func @f40(%i: index) {
  // expected-error @+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () { }
  return
}

// -----

func.func @f41(%i: index) {
  // expected-error @+1 {{'scf.reduce' op expects number of reduction regions: 0 to be the same as number of reduction operands: 1}}
  scf.parallel (%x) = (%i) to (%i) step (%i) { scf.reduce(%i : index) }
  return
}

// -----

func.func @f42(%i: index) {
  // expected-error @+1 {{'scf.reduce' op expected two block arguments with type 'index' in the 0-th reduction region}}
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%i) -> index { scf.reduce(%i : index) { ^bb0(%a: index): scf.reduce.return %a : index } }
  return
}

// -----

func.func @f43(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.reduce.return' op must have type 'index' (the type of the reduction inputs)}}
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%i) -> index { scf.reduce(%i : index) { ^bb0(%a: index, %b: index): scf.reduce.return %z : i32 } }
  return
}

// -----

func.func @f44(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.reduce' op expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'i32'}}
  %0 = scf.parallel (%x) = (%i) to (%i) step (%i) init (%z) -> i32 { scf.reduce(%i : index) { ^bb0(%a: index, %b: index): scf.reduce.return %a : index } }
  return
}

// -----

func.func @f45(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
}

// -----

func.func @f46(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %i : index
}

// -----

func.func @f47(%c: i1) {
  // expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%c)
}

// -----

func.func @f48(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.index_switch' op has duplicate case value: 1}}
  scf.index_switch %i case 1 { scf.yield } case 1 { scf.yield } default { }
  return
}

// -----

func.func @f49(%i: index, %z: i32) {
  // expected-error @+2 {{'scf.index_switch' op expected each region to return 1 values, but default region returns 0}}
  // expected-note @+1 {{see yield operation here}}
  %0 = scf.index_switch %i -> i32 default { scf.yield }
  return
}

// -----

func.func @f50(%i: index, %z: i32) {
  // expected-error @+2 {{'scf.index_switch' op expected result #0 of each region to be 'i32'}}
  // expected-note @+1 {{default region returns 'index' here}}
  %0 = scf.index_switch %i -> i32 default { scf.yield %i : index }
  return
}

// -----

func.func @f51(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks}}
  scf.index_switch %i case 2 { } default { scf.yield }
  return
}

// -----

func.func @f52(%i: index, %z: i32) {
  // expected-error @+1 {{'scf.index_switch' op has 1 case regions but 2 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({ scf.yield }, { scf.yield }) : (index) -> ()
  return
}

// -----

func.func @f53(%c: i1) {
  // expected-error @+1 {{'scf.execute_region' op region cannot have any arguments}}
  "scf.execute_region"() ({ ^bb0(%x: i32): scf.yield }) : () -> ()
  return
}

// -----

func.func @f54(%c: i1) {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = scf.if %c -> i32 { }
  return
}

// -----

func.func @f55(%c: i1) {
  // expected-error @+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%c) ({ ^bb0(%x: i32): scf.yield }, { }) : (i1) -> ()
  return
}

// -----

// What an op uses is not made inside of it.
func.func @condition_from_inside() {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  scf.if %x {
    // expected-note @+1 {{operand defined here (op in a child region)}}
    %x = arith.constant true
  }
  return
}
