// The lowering of contractions is selected by an option.
// RUN: %opt %s --convert-vector-to-llvm | diff %s.expected -
// RUN: %opt %s --convert-vector-to-llvm=vector-contract-lowering=outerproduct | diff %s.outer.expected -

#mm = {indexing_maps=[affine_map<(i,j,k)->(i,k)>,affine_map<(i,j,k)->(k,j)>,affine_map<(i,j,k)->(i,j)>], iterator_types=["parallel","parallel","reduction"]}
#mv = {indexing_maps=[affine_map<(i,k)->(i,k)>,affine_map<(i,k)->(k)>,affine_map<(i,k)->(i)>], iterator_types=["parallel","reduction"]}
#mtv = {indexing_maps=[affine_map<(i,k)->(k,i)>,affine_map<(i,k)->(k)>,affine_map<(i,k)->(i)>], iterator_types=["parallel","reduction"]}
#dot = {indexing_maps=[affine_map<(k)->(k)>,affine_map<(k)->(k)>,affine_map<(k)->()>], iterator_types=["reduction"]}
#bm = {indexing_maps=[affine_map<(b,i,k)->(b,i,k)>,affine_map<(b,i,k)->(b,k)>,affine_map<(b,i,k)->(b,i)>], iterator_types=["parallel","parallel","reduction"]}
#full = {indexing_maps=[affine_map<(i,k)->(i,k)>,affine_map<(i,k)->(i,k)>,affine_map<(i,k)->()>], iterator_types=["reduction","reduction"]}
func.func @mm(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract #mm %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @mv(%a: vector<2x3xi32>, %b: vector<3xi32>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.contract #mv %a, %b, %c : vector<2x3xi32>, vector<3xi32> into vector<2xi32>
  return %0 : vector<2xi32>
}
func.func @mtv(%a: vector<3x2xf32>, %b: vector<3xf32>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract #mtv %a, %b, %c : vector<3x2xf32>, vector<3xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @dot(%a: vector<3xf32>, %b: vector<3xf32>, %c: f32) -> f32 {
  %0 = vector.contract #dot %a, %b, %c : vector<3xf32>, vector<3xf32> into f32
  return %0 : f32
}
func.func @bm(%a: vector<2x2x3xf32>, %b: vector<2x3xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract #bm %a, %b, %c : vector<2x2x3xf32>, vector<2x3xf32> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @full(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: f32) -> f32 {
  %0 = vector.contract #full %a, %b, %c : vector<2x3xf32>, vector<2x3xf32> into f32
  return %0 : f32
}
func.func @mix(%a: vector<3xf16>, %b: vector<3xf16>, %c: f32) -> f32 {
  %0 = vector.contract #dot %a, %b, %c : vector<3xf16>, vector<3xf16> into f32
  return %0 : f32
}
func.func @mask(%a: vector<2x3xf32>, %b: vector<3xf32>, %c: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m {vector.contract #mv %a, %b, %c : vector<2x3xf32>, vector<3xf32> into vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @o0(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}
func.func @o1(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}
func.func @o2(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>}: vector<2xi32>, vector<3xi32>
  return %0 : vector<2x3xi32>
}
func.func @o3(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, f32
  return %0 : vector<2xf32>
}
func.func @o4(%a: vector<2xi32>, %b: i32) -> vector<2xi32> {
  %0 = vector.outerproduct %a, %b : vector<2xi32>, i32
  return %0 : vector<2xi32>
}
func.func @o5(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @o6(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}
func.func @o7(%a: vector<2xi32>, %b: vector<[3]xi32>, %c: vector<2x[3]xi32>) -> vector<2x[3]xi32> {
  %0 = vector.outerproduct %a, %b, %c : vector<2xi32>, vector<[3]xi32>
  return %0 : vector<2x[3]xi32>
}
func.func @o9(%a: vector<[2]xf32>, %b: f32, %c: vector<[2]xf32>, %m: vector<[2]xi1>) -> vector<[2]xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c : vector<[2]xf32>, f32 } : vector<[2]xi1> -> vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
func.func @o10(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<2x3xi32> {
  %0 = vector.outerproduct %a, %b {kind = #vector.kind<maxsi>}: vector<2xi32>, vector<3xi32>
  return %0 : vector<2x3xi32>
}
func.func @o11(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}
func.func @widened(%a: vector<2x2xi8>, %b: vector<2xi8>, %c: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.contract #mv %a, %b, %c : vector<2x2xi8>, vector<2xi8> into vector<2xi32>
  return %0 : vector<2xi32>
}
