// The product of two polynomials, C(i + j) += A(i) * B(j): figure 7 of the MLIR paper, in the custom form.
// Reference: polynomial_product.cpp
//
// The coefficients of A are 1 / (i + 1), those of B are i - 3.5. main() prints the bits of the coefficients of C.

#sum = affine_map<(d0, d1) -> (d0 + d1)>

func.func @multiply(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i] : memref<?xf32>
      %y = affine.load %b[%j] : memref<?xf32>
      %product = arith.mulf %x, %y : f32
      %old = affine.load %c[%i + %j] : memref<?xf32>
      %new = arith.addf %old, %product : f32
      affine.store %new, %c[%i + %j] : memref<?xf32>
    }
  }
  return
}

func.func @fill(%n: index, %a: memref<?xf32>, %b: memref<?xf32>) {
  %one = arith.constant 1.0 : f32
  %shift = arith.constant 3.5 : f32
  affine.for %i = 0 to %n {
    %integer = arith.index_cast %i : index to i32
    %x = arith.sitofp %integer : i32 to f32
    %next = arith.addf %x, %one : f32
    %inverse = arith.divf %one, %next : f32
    affine.store %inverse, %a[%i] : memref<?xf32>
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
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %c = memref.alloc(%length) : memref<?xf32>
  affine.for %i = 0 to %length {
    affine.store %zero, %c[%i] : memref<?xf32>
  }
  call @fill(%n, %a, %b) : (index, memref<?xf32>, memref<?xf32>) -> ()
  call @multiply(%n, %a, %b, %c) : (index, memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
  affine.for %i = 0 to %length {
    %value = affine.load %c[%i] : memref<?xf32>
    %bits = arith.bitcast %value : f32 to i32
    %wide = arith.extsi %bits : i32 to i64
    func.call @printI64(%wide) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  memref.dealloc %c : memref<?xf32>
  return
}
