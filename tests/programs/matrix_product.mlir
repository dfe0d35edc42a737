// The product of two matrices of 48 x 48 numbers in double precision, tiled and vectorized by hand: tiles of 16 x 16 x 16
// elements, in which four rows of eight columns are computed together with fused multiply-add. Reference: matrix_product.cpp
//
// Each element is summed in the order of k, so the result does not depend on the tiles. main() prints the bits of all elements.

func.func @multiply(%a: memref<48x48xf64>, %b: memref<48x48xf64>, %c: memref<48x48xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %tile = arith.constant 16 : index
  %size = arith.constant 48 : index
  scf.for %it = %c0 to %size step %tile {
    scf.for %kt = %c0 to %size step %tile {
      scf.for %jt = %c0 to %size step %tile {
        %i_end = arith.addi %it, %tile : index
        %j_end = arith.addi %jt, %tile : index
        %k_end = arith.addi %kt, %tile : index
        scf.for %i = %it to %i_end step %c4 {
          %i1 = arith.addi %i, %c1 : index
          %i2 = arith.addi %i, %c2 : index
          %i3 = arith.addi %i, %c3 : index
          scf.for %j = %jt to %j_end step %c8 {
            %r0 = vector.load %c[%i, %j] : memref<48x48xf64>, vector<8xf64>
            %r1 = vector.load %c[%i1, %j] : memref<48x48xf64>, vector<8xf64>
            %r2 = vector.load %c[%i2, %j] : memref<48x48xf64>, vector<8xf64>
            %r3 = vector.load %c[%i3, %j] : memref<48x48xf64>, vector<8xf64>
            %s:4 = scf.for %k = %kt to %k_end step %c1 iter_args(%p0 = %r0, %p1 = %r1, %p2 = %r2, %p3 = %r3)
                -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
              %row = vector.load %b[%k, %j] : memref<48x48xf64>, vector<8xf64>
              %a0 = memref.load %a[%i, %k] : memref<48x48xf64>
              %a1 = memref.load %a[%i1, %k] : memref<48x48xf64>
              %a2 = memref.load %a[%i2, %k] : memref<48x48xf64>
              %a3 = memref.load %a[%i3, %k] : memref<48x48xf64>
              %v0 = vector.broadcast %a0 : f64 to vector<8xf64>
              %v1 = vector.broadcast %a1 : f64 to vector<8xf64>
              %v2 = vector.broadcast %a2 : f64 to vector<8xf64>
              %v3 = vector.broadcast %a3 : f64 to vector<8xf64>
              %n0 = vector.fma %v0, %row, %p0 : vector<8xf64>
              %n1 = vector.fma %v1, %row, %p1 : vector<8xf64>
              %n2 = vector.fma %v2, %row, %p2 : vector<8xf64>
              %n3 = vector.fma %v3, %row, %p3 : vector<8xf64>
              scf.yield %n0, %n1, %n2, %n3 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
            }
            vector.store %s#0, %c[%i, %j] : memref<48x48xf64>, vector<8xf64>
            vector.store %s#1, %c[%i1, %j] : memref<48x48xf64>, vector<8xf64>
            vector.store %s#2, %c[%i2, %j] : memref<48x48xf64>, vector<8xf64>
            vector.store %s#3, %c[%i3, %j] : memref<48x48xf64>, vector<8xf64>
          }
        }
      }
    }
  }
  return
}

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 48 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %a = memref.alloc() {alignment = 64 : i64} : memref<48x48xf64>
  %b = memref.alloc() {alignment = 64 : i64} : memref<48x48xf64>
  %c = memref.alloc() {alignment = 64 : i64} : memref<48x48xf64>
  scf.for %i = %c0 to %size step %c1 {
    scf.for %j = %c0 to %size step %c1 {
      // a = 1 / (i + 2 j + 1), b = (i - j) / 3
      %i32 = arith.index_cast %i : index to i32
      %j32 = arith.index_cast %j : index to i32
      %x = arith.sitofp %i32 : i32 to f64
      %y = arith.sitofp %j32 : i32 to f64
      %twice = arith.addf %y, %y : f64
      %sum = arith.addf %x, %twice : f64
      %next = arith.addf %sum, %one : f64
      %inverse = arith.divf %one, %next : f64
      memref.store %inverse, %a[%i, %j] : memref<48x48xf64>
      %difference = arith.subf %x, %y : f64
      %three = arith.constant 3.0 : f64
      %third = arith.divf %difference, %three : f64
      memref.store %third, %b[%i, %j] : memref<48x48xf64>
      memref.store %zero, %c[%i, %j] : memref<48x48xf64>
    }
  }
  call @multiply(%a, %b, %c) : (memref<48x48xf64>, memref<48x48xf64>, memref<48x48xf64>) -> ()
  scf.for %i = %c0 to %size step %c1 {
    scf.for %j = %c0 to %size step %c1 {
      %value = memref.load %c[%i, %j] : memref<48x48xf64>
      %bits = arith.bitcast %value : f64 to i64
      func.call @printI64(%bits) : (i64) -> ()
      func.call @printNewline() : () -> ()
    }
  }
  memref.dealloc %a : memref<48x48xf64>
  memref.dealloc %b : memref<48x48xf64>
  memref.dealloc %c : memref<48x48xf64>
  return
}
