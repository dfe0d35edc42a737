// An indirect call of a func.constant becomes a direct call.
// RUN: %opt %s --canonicalize | diff %s.expected -

func.func private @g(i32) -> i32
func.func @known(%a: i32, %f: (i32) -> i32) -> (i32, i32) {
  %0 = constant @g : (i32) -> i32
  %1 = call_indirect %0(%a) : (i32) -> i32
  %2 = call_indirect %f(%1) : (i32) -> i32
  return %1, %2 : i32, i32
}
