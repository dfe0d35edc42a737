// Cast chains that end in the original type are removed; other casts, and casts of only some values, are kept.
// RUN: strata-opt %s --reconcile-unrealized-casts --allow-unregistered-dialect | diff %s.expected -

func.func @there_and_back(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  return %1 : i32
}
func.func @long_way(%a: i32) -> (i32, index) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = builtin.unrealized_conversion_cast %1 : index to i32
  return %2, %1 : i32, index
}
func.func @unused(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  return
}
func.func @several(%a: i32, %b: f32) -> (i32, f32, f32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to i64
  %1:2 = builtin.unrealized_conversion_cast %0 : i64 to i32, f32
  %2:2 = builtin.unrealized_conversion_cast %0 : i64 to f32, i32
  return %1#0, %1#1, %2#0 : i32, f32, f32
}
func.func @same(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  return %0 : i32
}
func.func @swapped(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i64, i64
  %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i64, i64 to i32, i32
  return %1#0, %1#1 : i32, i32
}
func.func @one_of_two(%a: i32, %b: i32) -> i32 {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to i64, i64
  %1 = builtin.unrealized_conversion_cast %0#0 : i64 to i32
  return %1 : i32
}
"t.graph"() ({
  %0 = builtin.unrealized_conversion_cast %1 : i64 to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  "t.use"(%0) : (i32) -> ()
}) : () -> ()
