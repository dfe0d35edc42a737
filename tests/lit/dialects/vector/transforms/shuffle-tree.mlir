// Vectors that are built from elements of other vectors become trees of shuffles.
// RUN: %opt %s --lower-vector-to-from-elements-to-shuffle-tree | diff %s.expected -

func.func @a(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<4xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2 = vector.from_elements %0#0,%0#1,%1#0,%1#1 : vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @b(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<6xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2:2 = vector.to_elements %c : vector<2xf32>
  %3 = vector.from_elements %0#0,%0#1,%1#0,%1#1,%2#0,%2#1 : vector<6xf32>
  return %3 : vector<6xf32>
}
func.func @c(%a: vector<3xf32>, %b: vector<5xf32>, %c: vector<2xf32>, %d: vector<4xf32>, %e: vector<4xf32>) -> vector<9xf32> {
  %0:3 = vector.to_elements %a : vector<3xf32>
  %1:5 = vector.to_elements %b : vector<5xf32>
  %2:2 = vector.to_elements %c : vector<2xf32>
  %4:4 = vector.to_elements %d : vector<4xf32>
  %5:4 = vector.to_elements %e : vector<4xf32>
  %3 = vector.from_elements %5#0,%0#1,%1#4,%1#1,%2#0,%2#1,%4#3,%4#2,%5#1 : vector<9xf32>
  return %3 : vector<9xf32>
}
func.func @d(%a: vector<4xf32>) -> vector<4xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %2 = vector.from_elements %0#3,%0#2,%0#1,%0#0 : vector<4xf32>
  return %2 : vector<4xf32>
}
func.func @e(%a: vector<4xf32>) -> vector<2xf32> {
  %0:4 = vector.to_elements %a : vector<4xf32>
  %2 = vector.from_elements %0#3,%0#2 : vector<2xf32>
  return %2 : vector<2xf32>
}
func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<6xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2:2 = vector.to_elements %c : vector<2xf32>
  %3 = vector.from_elements %2#0,%0#1,%1#0,%0#0,%2#0,%1#1 : vector<6xf32>
  return %3 : vector<6xf32>
}
func.func @g(%a: vector<2x2xf32>, %b: vector<2xf32>) -> vector<2x3xf32> {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %3 = vector.from_elements %0#0,%0#1,%0#2,%0#3,%1#0,%1#1 : vector<2x3xf32>
  return %3 : vector<2x3xf32>
}
func.func @h(%a: vector<8xf32>, %b: vector<8xf32>, %c: vector<8xf32>, %d: vector<8xf32>) -> vector<8xf32> {
  %0:8 = vector.to_elements %a : vector<8xf32>
  %1:8 = vector.to_elements %b : vector<8xf32>
  %2:8 = vector.to_elements %c : vector<8xf32>
  %4:8 = vector.to_elements %d : vector<8xf32>
  %3 = vector.from_elements %0#7,%1#0,%2#6,%4#6,%2#1,%4#2,%0#3,%1#1 : vector<8xf32>
  return %3 : vector<8xf32>
}
