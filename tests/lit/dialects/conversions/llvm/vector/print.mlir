// vector.print calls functions of the runtime library, which are declared once.
// RUN: %opt %s --convert-vector-to-llvm | diff %s.expected -

func.func @p0(%v: f32) {
  vector.print %v : f32
  return
}
func.func @p1(%v: i1, %w: i8, %x: ui8, %y: si8, %z: index) {
  vector.print %v : i1
  vector.print %w : i8
  vector.print %x : ui8
  vector.print %y : si8
  vector.print %z : index
  return
}
func.func @p2(%v: f64, %w: f16, %x: bf16) {
  vector.print %v : f64
  vector.print %w : f16
  vector.print %x : bf16 punctuation <no_punctuation>
  return
}
func.func @p3(%v: i64, %w: ui64, %x: i32, %y: ui32) {
  vector.print %v : i64 punctuation <comma>
  vector.print %w : ui64
  vector.print %x : i32
  vector.print %y : ui32
  return
}
func.func @p4() {
  vector.print punctuation <open>
  vector.print punctuation <close>
  vector.print punctuation <newline>
  vector.print str "hello"
  vector.print str "hello"
  vector.print str "a\00b"
  vector.print punctuation <comma>
  return
}
