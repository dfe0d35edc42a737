// The product of two polynomials with other layouts in memory: the coefficients of A are stored backwards, those of C in every
// second place. The code of @multiply is that of polynomial_product.mlir; only the types of its arguments differ.
// Reference: polynomial_product.cpp

func.func @multiply(%n: index,
                    %a: memref<?xf32, strided<[-1], offset: ?>>,
                    %b: memref<?xf32>,
                    %c: memref<?xf32, strided<[2], offset: 1>>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i] : memref<?xf32, strided<[-1], offset: ?>>
      %y = affine.load %b[%j] : memref<?xf32>
      %product = arith.mulf %x, %y : f32
      %old = affine.load %c[%i + %j] : memref<?xf32, strided<[2], offset: 1>>
      %new = arith.addf %old, %product : f32
      affine.store %new, %c[%i + %j] : memref<?xf32, strided<[2], offset: 1>>
    }
  }
  return
}

func.func @fill(%n: index, %a: memref<?xf32, strided<[-1], offset: ?>>, %b: memref<?xf32>) {
  %one = arith.constant 1.0 : f32
  %shift = arith.constant 3.5 : f32
  affine.for %i = 0 to %n {
    %integer = arith.index_cast %i : index to i32
    %x = arith.sitofp %integer : i32 to f32
    %next = arith.addf %x, %one : f32
    %inverse = arith.divf %one, %next : f32
    affine.store %inverse, %a[%i] : memref<?xf32, strided<[-1], offset: ?>>
    %shifted = arith.subf %x, %shift : f32
    affine.store %shifted, %b[%i] : memref<?xf32>
  }
  return
}

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %n = arith.constant 20 : index
  %length = arith.constant 39 : index
  %last = arith.constant 19 : index
  %places = arith.constant 79 : index
  %zero = arith.constant 0.0 : f32
  %storage_a = memref.alloc(%n) : memref<?xf32>
  %a = memref.reinterpret_cast %storage_a to offset: [%last], sizes: [%n], strides: [-1]
      : memref<?xf32> to memref<?xf32, strided<[-1], offset: ?>>
  %b = memref.alloc(%n) : memref<?xf32>
  %storage_c = memref.alloc(%places) : memref<?xf32>
  %c = memref.reinterpret_cast %storage_c to offset: [1], sizes: [%length], strides: [2]
      : memref<?xf32> to memref<?xf32, strided<[2], offset: 1>>
  affine.for %i = 0 to %length {
    affine.store %zero, %c[%i] : memref<?xf32, strided<[2], offset: 1>>
  }
  call @fill(%n, %a, %b) : (index, memref<?xf32, strided<[-1], offset: ?>>, memref<?xf32>) -> ()
  call @multiply(%n, %a, %b, %c)
      : (index, memref<?xf32, strided<[-1], offset: ?>>, memref<?xf32>, memref<?xf32, strided<[2], offset: 1>>) -> ()
  affine.for %i = 0 to %length {
    %value = affine.load %c[%i] : memref<?xf32, strided<[2], offset: 1>>
    %bits = arith.bitcast %value : f32 to i32
    %wide = arith.extsi %bits : i32 to i64
    func.call @printI64(%wide) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  memref.dealloc %storage_a : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  memref.dealloc %storage_c : memref<?xf32>
  return
}
