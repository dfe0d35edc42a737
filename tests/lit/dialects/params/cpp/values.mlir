// Parameters of user-defined C++ classes, with user-defined comparison, copying, parsing and printing.
// RUN: params-opt %s | diff %s.expected -
// RUN: params-opt %s.expected | diff %s.expected -

module attributes {
  t.releases = [#code.release<1:2>, #code.release<1 to 2:0>],
  t.modes = [#code.mode<fast>, #code.mode<slow at 4>],
  t.layout = #code.layout<L1 : L2, L3>,
  t.labels = [#code<label <abc>>, #code<label <two>>],
  t.lengths = [#code.length<"3km">],
  t.names = [#code.names<a, b>, #code.names<a : b, c>],
  t.ranges = [#code.range<1, 4>, #code.range<1, 9 by 3 steps>],
  t.fields = #code.fields<odd = *3, plain = 1>,
  t.zeros = [#code.zeros<4>, #code.zeros<4> : tensor<8xi32>]
} {}
