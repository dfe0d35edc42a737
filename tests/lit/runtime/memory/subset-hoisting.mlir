// A subset of a loop-carried value that is extracted and inserted in each iteration becomes a loop-carried value.
// RUN: memory-opt %s --allow-unregistered-dialect --loop-invariant-subset-hoisting | FileCheck %s

// CHECK-LABEL: func.func @hoisted
// CHECK-NEXT: %[[P:.*]] = mem.extract %arg0[0 size 5] : tensor<?xf32> -> tensor<5xf32>
// CHECK-NEXT: %[[R:.*]]:2 = scf.for %{{.*}} iter_args(%[[T:.*]] = %arg0, %[[A:.*]] = %[[P]])
// CHECK-NEXT: %[[N:.*]] = "test.foo"(%[[A]])
// CHECK-NEXT: scf.yield %[[T]], %[[N]]
// CHECK-NEXT: }
// CHECK-NEXT: %[[I:.*]] = mem.insert %[[R]]#1 into %[[R]]#0[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
// CHECK-NEXT: return %[[I]]
func.func @hoisted(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5] : tensor<?xf32> -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> (tensor<5xf32>)
    %3 = mem.insert %2 into %t[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @from_same_value
// CHECK-NEXT: mem.extract %arg0[0 size 5 at %arg1]
// CHECK-NEXT: scf.for
// CHECK: }
// CHECK-NEXT: mem.insert {{.*}}[0 size 5 at %arg1]
func.func @from_same_value(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5 at %n] : tensor<?xf32> -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> (tensor<5xf32>)
    %3 = mem.insert %2 into %t[0 size 5 at %n] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @two_apart
// CHECK-NEXT: %[[P:.*]] = mem.extract %arg0[0 size 5]
// CHECK-NEXT: %[[Q:.*]] = mem.extract %arg0[9 size 5]
// CHECK-NEXT: %[[R:.*]]:3 = scf.for %{{.*}} iter_args(%[[T:.*]] = %arg0, %[[A:.*]] = %[[P]], %[[B:.*]] = %[[Q]])
// CHECK-NEXT: %[[C:.*]] = "test.foo"(%[[A]])
// CHECK-NEXT: %[[D:.*]] = "test.foo"(%[[B]])
// CHECK-NEXT: scf.yield %[[T]], %[[C]], %[[D]]
// CHECK-NEXT: }
// CHECK-NEXT: %[[I:.*]] = mem.insert %[[R]]#2 into %[[R]]#0[9 size 5]
// CHECK-NEXT: %[[J:.*]] = mem.insert %[[R]]#1 into %[[I]][0 size 5]
// CHECK-NEXT: return %[[J]]
func.func @two_apart(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5] : tensor<?xf32> -> tensor<5xf32>
    %2 = mem.extract %t[9 size 5] : tensor<?xf32> -> tensor<5xf32>
    %3 = "test.foo"(%1) : (tensor<5xf32>) -> (tensor<5xf32>)
    %4 = "test.foo"(%2) : (tensor<5xf32>) -> (tensor<5xf32>)
    %5 = mem.insert %3 into %t[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    %6 = mem.insert %4 into %5[9 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %6 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @nested
// CHECK-NEXT: %[[P:.*]] = mem.extract %arg0[0 size 5]
// CHECK-NEXT: %[[R:.*]]:2 = scf.for %{{.*}} iter_args(%[[T:.*]] = %arg0, %[[A:.*]] = %[[P]])
// CHECK-NEXT: %[[S:.*]]:2 = scf.for %{{.*}} iter_args(%[[U:.*]] = %[[T]], %[[B:.*]] = %[[A]])
// CHECK-NEXT: %[[C:.*]] = "test.foo"(%[[B]])
// CHECK-NEXT: scf.yield %[[U]], %[[C]]
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[S]]#0, %[[S]]#1
// CHECK-NEXT: }
// CHECK-NEXT: %[[I:.*]] = mem.insert %[[R]]#1 into %[[R]]#0[0 size 5]
// CHECK-NEXT: return %[[I]]
func.func @nested(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = scf.for %iv2 = %n to %n step %n iter_args(%t2 = %t) -> (tensor<?xf32>) {
      %2 = mem.extract %t2[0 size 5] : tensor<?xf32> -> tensor<5xf32>
      %3 = "test.foo"(%2) : (tensor<5xf32>) -> (tensor<5xf32>)
      %4 = mem.insert %3 into %t2[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
      scf.yield %4 : tensor<?xf32>
    }
    scf.yield %1 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}

// Not hoisted: overlapping or unknown subsets, a subset that depends on the iteration, a loop-carried value with
// another use, a subset that is only extracted, only inserted, or inserted first, and a result that is not yielded.
// CHECK-LABEL: func.func @overlapping
// CHECK-NEXT: scf.for
// CHECK-COUNT-2: mem.extract
// CHECK: scf.yield
func.func @overlapping(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5] : tensor<?xf32> -> tensor<5xf32>
    %2 = mem.extract %t[4 size 5] : tensor<?xf32> -> tensor<5xf32>
    %3 = "test.foo"(%1) : (tensor<5xf32>) -> (tensor<5xf32>)
    %4 = "test.foo"(%2) : (tensor<5xf32>) -> (tensor<5xf32>)
    %5 = mem.insert %3 into %t[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    %6 = mem.insert %4 into %5[4 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %6 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @unknown_place
// CHECK-NEXT: scf.for
// CHECK-COUNT-2: mem.extract
// CHECK: scf.yield
func.func @unknown_place(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5] : tensor<?xf32> -> tensor<5xf32>
    %2 = mem.extract %t[0 size 5 at %n] : tensor<?xf32> -> tensor<5xf32>
    %3 = "test.foo"(%1, %2) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>)
    %5 = mem.insert %3 into %t[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %5 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @other_each_time
// CHECK-NEXT: scf.for
// CHECK-NEXT: mem.extract
func.func @other_each_time(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5 at %iv] : tensor<?xf32> -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> (tensor<5xf32>)
    %3 = mem.insert %2 into %t[0 size 5 at %iv] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @looked_at
// CHECK-NEXT: scf.for
// CHECK-NEXT: mem.extract
func.func @looked_at(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5] : tensor<?xf32> -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> (tensor<5xf32>)
    "test.use"(%t) : (tensor<?xf32>) -> ()
    %3 = mem.insert %2 into %t[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @only_out
// CHECK-NEXT: scf.for
// CHECK-NEXT: mem.extract
func.func @only_out(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5] : tensor<?xf32> -> tensor<5xf32>
    "test.foo"(%1) : (tensor<5xf32>) -> ()
    scf.yield %t : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @only_in
// CHECK-NEXT: scf.for
// CHECK-NEXT: "test.foo"
// CHECK-NEXT: mem.insert
func.func @only_in(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %2 = "test.foo"() : () -> (tensor<5xf32>)
    %3 = mem.insert %2 into %t[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @in_before_out
// CHECK-NEXT: scf.for
// CHECK-NEXT: "test.foo"
// CHECK-NEXT: mem.insert
// CHECK-NEXT: mem.extract
func.func @in_before_out(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %2 = "test.foo"() : () -> (tensor<5xf32>)
    %3 = mem.insert %2 into %t[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    %4 = mem.extract %3[0 size 5] : tensor<?xf32> -> tensor<5xf32>
    "test.foo"(%4) : (tensor<5xf32>) -> ()
    scf.yield %3 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
// CHECK-LABEL: func.func @not_given_on
// CHECK-NEXT: scf.for
// CHECK-NEXT: mem.extract
func.func @not_given_on(%arg: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %0 = scf.for %iv = %n to %n step %n iter_args(%t = %arg) -> (tensor<?xf32>) {
    %1 = mem.extract %t[0 size 5] : tensor<?xf32> -> tensor<5xf32>
    %2 = "test.foo"(%1) : (tensor<5xf32>) -> (tensor<5xf32>)
    %3 = mem.insert %2 into %t[0 size 5] : tensor<5xf32> into tensor<?xf32> -> tensor<?xf32>
    scf.yield %arg : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
