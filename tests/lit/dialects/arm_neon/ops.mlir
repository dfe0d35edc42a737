// Every arm_neon op in its assembly format.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -
// RUN: strata-opt %s --load-dialect=%armneon_td | diff %s.expected -

func.func @products(%a: vector<8xi8>, %b: vector<4xi16>, %c: vector<2xi32>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %b, %b {my.attr} : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %c, %c : vector<2xi32> to vector<2xi64>
  return
}
func.func @sums(%a2: vector<2xi32>, %a4: vector<4xi32>, %b8: vector<8xi8>, %b16: vector<16xi8>,
                %b2x4: vector<2x4xi8>, %b4x4: vector<4x4xi8>) {
  %0 = arm_neon.intr.sdot %a2, %b8, %b8 : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %1 = arm_neon.intr.sdot %a4, %b16, %b16 {my.attr} : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %2 = arm_neon.2d.sdot %a2, %b2x4, %b2x4 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  %3 = arm_neon.2d.sdot %a4, %b4x4, %b4x4 {my.attr} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}
func.func @matrices(%sum: vector<4xi32>, %a: vector<16xi8>, %fsum: vector<4xf32>, %f: vector<8xbf16>) {
  %0 = arm_neon.intr.smmla %sum, %a, %a : vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.ummla %0, %a, %a : vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.usmmla %1, %a, %a {my.attr} : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.bfmmla %fsum, %f, %f : vector<8xbf16> to vector<4xf32>
  return
}
