// func operations in generic form.
// RUN: %opt %s --mlir-print-op-generic | diff %s.expected -

func.func private @declaration(i32, f32) -> (i1, i8)
func.func private @no_results()
func.func private @returns_function() -> (() -> ())
func.func private @named_declaration(%a: i32, %b: i64)
func.func private @argument_attributes(i32 {my.hint}, i64) -> (i32 {my.other = 1 : i8}, i8)
func.func nested @visible_below(%a: i32 {my.hint = [1, 2]}) -> (i32 {my.other}) {
  return %a : i32
}
func.func public @explicitly_public() -> i32 attributes {my.attr = "x", no_inline, plain = 1 : i64} {
  %0 = arith.constant 0 : i32
  return %0 : i32
}
func.func @blocks(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  return %b : i32
}
func.func @types_before_names(i32, i64) {
^bb0(%a: i32, %b: i64):
  return
}
func.func @calls(%a: i32, %f: (i32) -> i32) -> (i32, i32) {
  %0 = call @blocks(%a) : (i32) -> i32
  %1 = func.call @blocks(%0) {no_inline} : (i32) -> i32
  %2 = call @blocks(%1) {arg_attrs = [{my.hint}], my.attr} : (i32) -> i32
  call @no_results() : () -> ()
  %3:2 = call @calls(%2, %f) : (i32, (i32) -> i32) -> (i32, i32)
  %4 = constant @blocks : (i32) -> i32
  %5 = call_indirect %4(%3#0) : (i32) -> i32
  %6 = call_indirect %f(%5) {my.attr} : (i32) -> i32
  %7 = constant {my.attr} @blocks : (i32) -> i32
  return {my.attr} %5, %6 : i32, i32
}
func.func private @"a name with spaces"()
