// A terminator gets distinct successors if a block with arguments occurs twice; nested DWARF fragments are merged.
// RUN: %opt %s --llvm-legalize-for-export --allow-unregistered-dialect | diff %s.expected -

llvm.func @a(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%r: i32):
  llvm.cond_br %c, ^bb2, ^bb2
^bb2:
  llvm.switch %x : i32, ^bb3(%x : i32) [ 1: ^bb3(%y : i32), 2: ^bb4, 3: ^bb3(%x : i32), 4: ^bb4 ]
^bb3(%z: i32):
  llvm.return %z : i32
^bb4:
  llvm.return %x : i32
}
llvm.func @p(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @i(%c: i1, %x: i32, %y: i32, %p: !llvm.ptr) -> i32 attributes {personality = @p} {
  llvm.indirectbr %p : !llvm.ptr, [ ^bb1(%x : i32), ^bb1(%y : i32) ]
^bb1(%r: i32):
  "t.x"() ({
   llvm.cond_br %c, ^bb2(%x : i32), ^bb2(%y: i32)
  ^bb2(%k : i32):
   llvm.cond_br %c, ^bb2(%x : i32), ^bb2(%y: i32)
  }) : () -> ()
  llvm.return %r : i32
}
func.func @b(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
^bb1(%r: i32):
  llvm.cond_br %c, ^bb2(%x : i32), ^bb2(%y: i32)
^bb2(%k : i32):
  llvm.cond_br %c weights([1, 2]), ^bb3(%x, %x : i32, i32), ^bb3(%y, %r: i32, i32)
^bb3(%l : i32, %m: i32):
  return %r : i32
}
llvm.func @expression() attributes {test.expression = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(1, 2), DW_OP_LLVM_fragment(4, 8), DW_OP_LLVM_fragment(16, 32)]>}
