// A sparse matrix of 200 x 200 elements in compressed rows, multiplied by a vector. Reference: sparse_product.cpp
//
// Row i has the elements (i * 7 + 13 * m) mod 200 for m from 0 to i mod 5; their values are 1 / (i + m + 1). The vector is
// j * 0.5 - 20. main() prints the bits of the result.

func.func @build(%starts: memref<201xindex>, %columns: memref<?xindex>, %values: memref<?xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %five = arith.constant 5 : index
  %seven = arith.constant 7 : index
  %thirteen = arith.constant 13 : index
  %size = arith.constant 200 : index
  %unit = arith.constant 1.0 : f64
  %total = scf.for %i = %zero to %size step %one iter_args(%place = %zero) -> (index) {
    memref.store %place, %starts[%i] : memref<201xindex>
    %rest = arith.remsi %i, %five : index
    %count = arith.addi %rest, %one : index
    %first = arith.muli %i, %seven : index
    scf.for %m = %zero to %count step %one {
      %offset = arith.muli %m, %thirteen : index
      %sum = arith.addi %first, %offset : index
      %column = arith.remsi %sum, %size : index
      %element = arith.addi %place, %m : index
      memref.store %column, %columns[%element] : memref<?xindex>
      %im = arith.addi %i, %m : index
      %integer = arith.index_cast %im : index to i64
      %number = arith.sitofp %integer : i64 to f64
      %next = arith.addf %number, %unit : f64
      %value = arith.divf %unit, %next : f64
      memref.store %value, %values[%element] : memref<?xf64>
    }
    %end = arith.addi %place, %count : index
    scf.yield %end : index
  }
  memref.store %total, %starts[%size] : memref<201xindex>
  return
}

func.func @multiply(%starts: memref<201xindex>, %columns: memref<?xindex>, %values: memref<?xf64>, %x: memref<200xf64>,
                    %y: memref<200xf64>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.constant 200 : index
  %nothing = arith.constant 0.0 : f64
  scf.for %i = %zero to %size step %one {
    %next = arith.addi %i, %one : index
    %begin = memref.load %starts[%i] : memref<201xindex>
    %end = memref.load %starts[%next] : memref<201xindex>
    %sum = scf.for %e = %begin to %end step %one iter_args(%partial = %nothing) -> (f64) {
      %column = memref.load %columns[%e] : memref<?xindex>
      %value = memref.load %values[%e] : memref<?xf64>
      %factor = memref.load %x[%column] : memref<200xf64>
      %product = arith.mulf %value, %factor : f64
      %new = arith.addf %partial, %product : f64
      scf.yield %new : f64
    }
    memref.store %sum, %y[%i] : memref<200xf64>
  }
  return
}

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.constant 200 : index
  %elements = arith.constant 1000 : index
  %half = arith.constant 0.5 : f64
  %twenty = arith.constant 20.0 : f64
  %starts = memref.alloca() : memref<201xindex>
  %columns = memref.alloc(%elements) : memref<?xindex>
  %values = memref.alloc(%elements) : memref<?xf64>
  %x = memref.alloca() : memref<200xf64>
  %y = memref.alloca() : memref<200xf64>
  call @build(%starts, %columns, %values) : (memref<201xindex>, memref<?xindex>, memref<?xf64>) -> ()
  scf.for %j = %zero to %size step %one {
    %integer = arith.index_cast %j : index to i64
    %number = arith.sitofp %integer : i64 to f64
    %scaled = arith.mulf %number, %half : f64
    %value = arith.subf %scaled, %twenty : f64
    memref.store %value, %x[%j] : memref<200xf64>
  }
  call @multiply(%starts, %columns, %values, %x, %y)
      : (memref<201xindex>, memref<?xindex>, memref<?xf64>, memref<200xf64>, memref<200xf64>) -> ()
  scf.for %i = %zero to %size step %one {
    %value = memref.load %y[%i] : memref<200xf64>
    %bits = arith.bitcast %value : f64 to i64
    func.call @printI64(%bits) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  memref.dealloc %columns : memref<?xindex>
  memref.dealloc %values : memref<?xf64>
  return
}
