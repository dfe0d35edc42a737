// A vector.from_elements of consecutive elements of a vector becomes a slice; operations created by failed attempts
// are erased.
// RUN: %opt --canonicalize %s | diff %s.expected -

func.func @two_rows_of_one(%a: vector<1x2xi8>) -> vector<2xi8> {
  %0 = vector.extract %a[0, 0] : i8 from vector<1x2xi8>
  %1 = vector.extract %a[0, 1] : i8 from vector<1x2xi8>
  %2 = vector.from_elements %0, %1 : vector<2xi8>
  return %2 : vector<2xi8>
}
func.func @a_row(%a: vector<3x2xi8>) -> vector<2xi8> {
  %0 = vector.extract %a[2, 0] : i8 from vector<3x2xi8>
  %1 = vector.extract %a[2, 1] : i8 from vector<3x2xi8>
  %2 = vector.from_elements %0, %1 : vector<2xi8>
  return %2 : vector<2xi8>
}
func.func @not_a_row(%a: vector<3x2xi8>) -> vector<2xi8> {
  %0 = vector.extract %a[1, 1] : i8 from vector<3x2xi8>
  %1 = vector.extract %a[2, 0] : i8 from vector<3x2xi8>
  %2 = vector.from_elements %0, %1 : vector<2xi8>
  return %2 : vector<2xi8>
}
func.func @all_in_another_shape(%a: vector<2x2xi8>) -> vector<4xi8> {
  %0 = vector.extract %a[0, 0] : i8 from vector<2x2xi8>
  %1 = vector.extract %a[0, 1] : i8 from vector<2x2xi8>
  %2 = vector.extract %a[1, 0] : i8 from vector<2x2xi8>
  %3 = vector.extract %a[1, 1] : i8 from vector<2x2xi8>
  %4 = vector.from_elements %0, %1, %2, %3 : vector<4xi8>
  return %4 : vector<4xi8>
}
