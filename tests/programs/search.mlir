// A linear search in every row of a matrix: an affine loop calls a function with non-affine control flow.
// The program is the first example of MLIR's rationale. Reference: search.cpp
//
// main() prints, for each row, the column of the first 7, or -1.

func.func @search(%matrix: memref<?x?xi32>, %found: memref<?xi32>, %key: i32) {
  %zero = arith.constant 0 : index
  %rows = memref.dim %matrix, %zero : memref<?x?xi32>
  affine.for %i = 0 to %rows {
    func.call @search_body(%matrix, %found, %key, %i) : (memref<?x?xi32>, memref<?xi32>, i32, index) -> ()
  }
  return
}

func.func @search_body(%matrix: memref<?x?xi32>, %found: memref<?xi32>, %key: i32, %i: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %columns = memref.dim %matrix, %one : memref<?x?xi32>
  cf.br ^head(%zero : index)

^head(%j: index):
  %inside = arith.cmpi slt, %j, %columns : index
  cf.cond_br %inside, ^compare, ^end

^compare:
  %value = memref.load %matrix[%i, %j] : memref<?x?xi32>
  %equal = arith.cmpi eq, %value, %key : i32
  cf.cond_br %equal, ^store, ^next

^store:
  %column = arith.index_cast %j : index to i32
  memref.store %column, %found[%i] : memref<?xi32>
  cf.br ^end

^next:
  %following = arith.addi %j, %one : index
  cf.br ^head(%following : index)

^end:
  return
}

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %rows = arith.constant 50 : index
  %columns = arith.constant 30 : index
  %key = arith.constant 7 : i32
  %none = arith.constant -1 : i32
  %modulus = arith.constant 41 : i32
  %matrix = memref.alloc(%rows, %columns) : memref<?x?xi32>
  %found = memref.alloc(%rows) : memref<?xi32>
  affine.for %i = 0 to %rows {
    memref.store %none, %found[%i] : memref<?xi32>
    affine.for %j = 0 to %columns {
      // (i * i + 5 * j + i * j) modulo 41
      %row = arith.index_cast %i : index to i32
      %column = arith.index_cast %j : index to i32
      %five = arith.constant 5 : i32
      %square = arith.muli %row, %row : i32
      %scaled = arith.muli %five, %column : i32
      %mixed = arith.muli %row, %column : i32
      %sum = arith.addi %square, %scaled : i32
      %total = arith.addi %sum, %mixed : i32
      %value = arith.remsi %total, %modulus : i32
      memref.store %value, %matrix[%i, %j] : memref<?x?xi32>
    }
  }
  call @search(%matrix, %found, %key) : (memref<?x?xi32>, memref<?xi32>, i32) -> ()
  affine.for %i = 0 to %rows {
    %column = memref.load %found[%i] : memref<?xi32>
    %wide = arith.extsi %column : i32 to i64
    func.call @printI64(%wide) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  memref.dealloc %matrix : memref<?x?xi32>
  memref.dealloc %found : memref<?xi32>
  return
}
