// In generic form, value numbers are unique in the whole output, and ops do not suggest value names.
// RUN: strata-opt %s --allow-unregistered-dialect --mlir-print-op-generic | diff %s.expected -

func.func @f(%a: i32, %b: i32) {
  %x = arith.addi %a, %b : i32
  %c = arith.constant 1 : i32
  builtin.module {
    %y = arith.constant 1 : i32
    %z = arith.addi %y, %y : i32
    func.func @g(%q: i32) -> i32 {
      %0 = arith.addi %q, %q : i32
      return %0 : i32
    }
  }
  "t.if"() ({
    %y = arith.constant 1 : i32
    %z = arith.addi %y, %y : i32
    "t.for"() ({
    ^bb0(%i: index):
      "t.use"(%i) : (index) -> ()
    ^bb1(%k: i32, %l: f32):
      "t.br"()[^bb2, ^bb1] : () -> ()
    ^bb2:
      "t.end"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  %d = arith.constant 1 : i32
  %e:2 = "t.two"() : () -> (i32, i32)
  func.call @h(%e#1, %d) : (i32, i32) -> ()
  return
}
func.func private @h(i32, i32)
