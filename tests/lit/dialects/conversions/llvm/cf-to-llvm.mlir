// Branches and assertions are converted to llvm ops, and block arguments to llvm types.
// RUN: %opt %s --convert-cf-to-llvm | diff %s.expected -
// RUN: %opt %s --convert-cf-to-llvm --convert-func-to-llvm --mlir-print-op-generic | diff %s.func.expected -

func.func @f(%c: i1, %i: index, %m: memref<?xf32>, %v: vector<2x2xf32>) -> index {
  cf.cond_br %c weights([3,5]), ^a(%i : index), ^b(%m : memref<?xf32>) {t.attr}
^a(%x: index):
  %fl = arith.index_cast %x : index to i32
  cf.switch %fl : i32, [ default: ^c(%x : index), 1: ^c(%i : index), 2: ^d ] {t.attr}
^b(%y: memref<?xf32>):
  cf.br ^a(%i : index) {llvm.loop_annotation = #llvm.loop_annotation<mustProgress=true>}
^c(%z: index):
  cf.assert %c, "hello" {t.attr}
  return %z : index
^d:
  cf.cond_br %c, ^c(%i : index), ^d {llvm.loop_annotation = #llvm.loop_annotation<mustProgress=true>, t.attr}
}
func.func @g(%c: i1) { cf.assert %c, "hello" 
 cf.assert %c, "hello2" 
return }
