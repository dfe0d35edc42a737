// vector.print of a vector becomes loops over its elements.
// RUN: %opt %s --convert-vector-to-scf | diff %s.expected -

func.func @p0(%v: vector<2xf32>) {
  vector.print %v : vector<2xf32>
  return
}
func.func @p1(%v: vector<2x3xi8>) {
  vector.print %v : vector<2x3xi8> punctuation <comma>
  return
}
func.func @p2(%v: f32) {
  vector.print %v : f32
  return
}
func.func @p3(%v: vector<f32>) {
  vector.print %v : vector<f32>
  return
}
func.func @p4(%v: vector<[4]xf32>) {
  vector.print %v : vector<[4]xf32>
  return
}
func.func @p5(%v: vector<1x1xui8>) {
  vector.print %v : vector<1x1xui8>
  return
}
func.func @p6(%v: vector<2xindex>) {
  vector.print %v : vector<2xindex>
  return
}
func.func @p7(%v: vector<2x2x2xi1>) {
  vector.print %v : vector<2x2x2xi1> punctuation <no_punctuation>
  return
}
func.func @narrow(%a: vector<2xi4>, %b: vector<2xui1>, %c: vector<2xsi4>, %d: vector<2xi65>) {
  vector.print %a : vector<2xi4>
  vector.print %b : vector<2xui1>
  vector.print %c : vector<2xsi4>
  vector.print %d : vector<2xi65>
  return
}
func.func @bits(%a: vector<2xsi1>) {
  vector.print %a : vector<2xsi1>
  return
}
