// Comparisons, logical operations and spirv.Select.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @floats(%f: f32, %v: vector<4xf32>) {
  %OrdEqual = spirv.FOrdEqual %f, %f : f32
  %OrdGreaterThan = spirv.FOrdGreaterThan %f, %f : f32
  %OrdGreaterThanEqual = spirv.FOrdGreaterThanEqual %f, %f : f32
  %OrdLessThan = spirv.FOrdLessThan %f, %f : f32
  %OrdLessThanEqual = spirv.FOrdLessThanEqual %f, %f : f32
  %OrdNotEqual = spirv.FOrdNotEqual %f, %f : f32
  %UnordEqual = spirv.FUnordEqual %f, %f : f32
  %UnordGreaterThan = spirv.FUnordGreaterThan %f, %f : f32
  %UnordGreaterThanEqual = spirv.FUnordGreaterThanEqual %f, %f : f32
  %UnordLessThan = spirv.FUnordLessThan %f, %f : f32
  %UnordLessThanEqual = spirv.FUnordLessThanEqual %f, %f : f32
  %UnordNotEqual = spirv.FUnordNotEqual %f, %f : f32
  %0 = spirv.FOrdEqual %v, %v : vector<4xf32> {a}
  %1 = spirv.Ordered %f, %f : f32
  %2 = spirv.Unordered %v, %v : vector<4xf32>
  %3 = spirv.IsFinite %f : f32
  %4 = spirv.IsInf %v : vector<4xf32> {a}
  %5 = spirv.IsNan %f : f32 {a}
  return
}

func.func @integers(%i: i32, %v: vector<2xi64>) {
  %IEqual = spirv.IEqual %i, %i : i32
  %INotEqual = spirv.INotEqual %i, %i : i32
  %SGreaterThan = spirv.SGreaterThan %i, %i : i32
  %SGreaterThanEqual = spirv.SGreaterThanEqual %i, %i : i32
  %SLessThan = spirv.SLessThan %i, %i : i32
  %SLessThanEqual = spirv.SLessThanEqual %i, %i : i32
  %UGreaterThan = spirv.UGreaterThan %i, %i : i32
  %UGreaterThanEqual = spirv.UGreaterThanEqual %i, %i : i32
  %ULessThan = spirv.ULessThan %i, %i : i32
  %ULessThanEqual = spirv.ULessThanEqual %i, %i : i32
  %0 = spirv.SLessThan %v, %v : vector<2xi64> {a}
  return
}

func.func @booleans(%b: i1, %v: vector<4xi1>, %f: vector<4xf32>, %p: !spirv.ptr<f32, Function>) {
  %LogicalAnd = spirv.LogicalAnd %b, %b : i1
  %LogicalEqual = spirv.LogicalEqual %b, %b : i1
  %LogicalNotEqual = spirv.LogicalNotEqual %b, %b : i1
  %LogicalOr = spirv.LogicalOr %b, %b : i1
  %0 = spirv.LogicalNot %b : i1
  %1 = spirv.LogicalNot %v : vector<4xi1> {a}
  %2 = spirv.LogicalAnd %v, %v : vector<4xi1> {a}
  %3 = spirv.Select %b, %f, %f {a} : i1, vector<4xf32>
  %4 = spirv.Select %v, %f, %f : vector<4xi1>, vector<4xf32>
  %5 = spirv.Select %b, %p, %p : i1, !spirv.ptr<f32, Function>
  return
}
