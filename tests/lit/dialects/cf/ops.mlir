// Branches, switches and assertions in their assembly formats.
// RUN: %opt %s | diff %s.expected -

func.func @branches(%c: i1, %a: i32, %b: i64) {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2
^bb1(%0: i32):
  cf.br ^bb3(%0, %b : i32, i64) {my.attr}
^bb2:
  cf.cond_br %c weights([1, 2]), ^bb1(%a : i32), ^bb4 {my.attr}
^bb3(%1: i32, %2: i64):
  cf.assert %c, "must hold" {my.attr}
  cf.br ^bb4
^bb4:
  return
}
func.func @switch(%a: i32, %b: i64, %c: i8) {
  cf.switch %a : i32, [
    default: ^bb1(%b : i64),
    1: ^bb2,
    -2: ^bb3(%a, %b : i32, i64)
  ]
^bb1(%0: i64):
  cf.switch %c : i8, [ default: ^bb2 ] {my.attr}
^bb2:
  cf.switch %b : i64, [default: ^bb2, 9223372036854775807: ^bb2, 0: ^bb1(%b : i64)]
^bb3(%1: i32, %2: i64):
  return
}

func.func @typed_message(%c: i1) {
  "cf.assert"(%c) <{msg = "typed" : i32}> : (i1) -> ()
  return
}
