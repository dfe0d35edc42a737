// Quicksort of 1,000 integers in memory, by recursion. Reference: quicksort.cpp
//
// The numbers come from a linear congruential generator (Numerical Recipes: multiplier 1664525, increment 1013904223).
// main() prints them in order.

// Sorts the elements from %low to %high, both included.
func.func @sort(%data: memref<?xi32>, %low: index, %high: index) {
  %more = arith.cmpi slt, %low, %high : index
  scf.if %more {
    %one = arith.constant 1 : index
    %split = func.call @partition(%data, %low, %high) : (memref<?xi32>, index, index) -> index
    %before = arith.subi %split, %one : index
    %after = arith.addi %split, %one : index
    func.call @sort(%data, %low, %before) : (memref<?xi32>, index, index) -> ()
    func.call @sort(%data, %after, %high) : (memref<?xi32>, index, index) -> ()
  }
  return
}

// Moves the elements that are not greater than the last one to the front, and returns the place of that element.
func.func @partition(%data: memref<?xi32>, %low: index, %high: index) -> index {
  %one = arith.constant 1 : index
  %pivot = memref.load %data[%high] : memref<?xi32>
  %split = scf.for %i = %low to %high step %one iter_args(%place = %low) -> (index) {
    %value = memref.load %data[%i] : memref<?xi32>
    %front = arith.cmpi sle, %value, %pivot : i32
    %next = scf.if %front -> (index) {
      func.call @swap(%data, %i, %place) : (memref<?xi32>, index, index) -> ()
      %following = arith.addi %place, %one : index
      scf.yield %following : index
    } else {
      scf.yield %place : index
    }
    scf.yield %next : index
  }
  call @swap(%data, %split, %high) : (memref<?xi32>, index, index) -> ()
  return %split : index
}

func.func @swap(%data: memref<?xi32>, %i: index, %j: index) {
  %x = memref.load %data[%i] : memref<?xi32>
  %y = memref.load %data[%j] : memref<?xi32>
  memref.store %y, %data[%i] : memref<?xi32>
  memref.store %x, %data[%j] : memref<?xi32>
  return
}

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %count = arith.constant 1000 : index
  %seed = arith.constant 42 : i32
  %multiplier = arith.constant 1664525 : i32
  %increment = arith.constant 1013904223 : i32
  %data = memref.alloc(%count) : memref<?xi32>
  %last_seed = scf.for %i = %zero to %count step %one iter_args(%state = %seed) -> (i32) {
    %scaled = arith.muli %state, %multiplier : i32
    %next = arith.addi %scaled, %increment : i32
    memref.store %next, %data[%i] : memref<?xi32>
    scf.yield %next : i32
  }
  %last = arith.subi %count, %one : index
  call @sort(%data, %zero, %last) : (memref<?xi32>, index, index) -> ()
  scf.for %i = %zero to %count step %one {
    %value = memref.load %data[%i] : memref<?xi32>
    %wide = arith.extsi %value : i32 to i64
    func.call @printI64(%wide) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  memref.dealloc %data : memref<?xi32>
  return
}
