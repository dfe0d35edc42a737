// Modules, functions, variables and structured control flow in generic form.
// RUN: %opt %s --mlir-print-op-generic | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt --mlir-print-op-generic | diff %s.expected -

spirv.module @named Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_16bit_storage]> attributes {a.b = 1 : i32} {
  spirv.SpecConstant @sc2 = 1.5 : f32
  spirv.GlobalVariable @var bind(1, 2) : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @gid built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @priv initializer(@sc2) : !spirv.ptr<f32, Private>
  spirv.GlobalVariable @loc {location = 4 : i32} : !spirv.ptr<f32, Output>
  spirv.GlobalVariable @lnk {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Import>>} : !spirv.ptr<f32, Output>
  spirv.SpecConstant @sc1 spec_id(5) = 42 : i32
  spirv.SpecConstant @sc3 = true
  spirv.SpecConstant @sc4 spec_id(0) = false
  spirv.SpecConstantComposite @scc (@sc1, @sc1) : !spirv.array<2 x i32>
  spirv.EXT.SpecConstantCompositeReplicate @sccr (@sc1) : !spirv.array<2 x i32>
  spirv.func @ext(%a: f32 {a.c}) -> f32 "Inline|Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Import>>}
  spirv.func @f(%arg0: f32, %c: i1) -> f32 "None" {
    %0 = spirv.mlir.addressof @var : !spirv.ptr<f32, Input>
    %1 = spirv.Load "Input" %0 : f32
    %2 = spirv.Load "Input" %0 ["Volatile"] : f32
    %3 = spirv.Load "Input" %0 ["Aligned", 4] {a.x} : f32
    %4 = spirv.mlir.referenceof @sc1 : i32
    %5 = spirv.Constant 3 : i32
    %6 = spirv.Constant [3 : i32, 4 : i32] : !spirv.array<2 x i32>
    %7 = spirv.Constant dense<1.0> : tensor<2x3xf32> : !spirv.array<2 x !spirv.array<3 x f32>>
    %8 = spirv.Constant true
    %9 = spirv.Constant dense<[1, 2]> : vector<2xi32>
    %10 = spirv.Constant 2.0 : f32
    %11 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xi32>
    %12 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%4, %4) : (i32, i32) -> i32
    %13 = spirv.Undef : f32
    %14 = spirv.Variable : !spirv.ptr<f32, Function>
    %15 = spirv.Variable init(%10) {a.b} : !spirv.ptr<f32, Function>
    %16 = spirv.Variable {aligned} : !spirv.ptr<f32, Function>
    spirv.Store "Function" %14, %arg0 : f32
    spirv.Store "Function" %14, %arg0 ["Aligned", 8] : f32
    spirv.Store "Function" %14, %arg0 ["Volatile|Nontemporal"] : f32
    spirv.CopyMemory "Function" %14, "Function" %15 : f32
    spirv.CopyMemory "Function" %14, "Function" %15 ["Aligned", 4], ["Volatile"] : f32
    spirv.CopyMemory "Function" %14, "Function" %15 ["Volatile"] : f32
    spirv.CopyMemory "Function" %14, "Function" %15 ["Volatile"], ["Aligned", 4] : f32
    %17 = spirv.FunctionCall @ext(%arg0) : (f32) -> f32
    spirv.FunctionCall @g() : () -> ()
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^then, ^merge
    ^then:
      spirv.Store "Function" %14, %arg0 : f32
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    %18 = spirv.mlir.selection control(Flatten) -> f32 {
      spirv.BranchConditional %c [5, 10], ^then(%arg0 : f32), ^merge(%1 : f32)
    ^then(%x : f32):
      spirv.Branch ^merge(%x : f32)
    ^merge(%m : f32):
      spirv.mlir.merge %m : f32
    }
    spirv.mlir.loop {
      spirv.Branch ^header
    ^header:
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      spirv.Branch ^continue
    ^continue:
      spirv.Branch ^header
    ^merge:
      spirv.mlir.merge
    }
    %19:2 = spirv.mlir.loop control(Unroll) -> i32, f32 {
      spirv.Branch ^header(%4, %arg0 : i32, f32)
    ^header(%a : i32, %b : f32):
      spirv.BranchConditional %c, ^body, ^merge(%a, %b : i32, f32)
    ^body:
      spirv.Branch ^continue
    ^continue:
      spirv.Branch ^header(%a, %b : i32, f32)
    ^merge(%r: i32, %s: f32):
      spirv.mlir.merge %r, %s : i32, f32
    }
    spirv.mlir.selection {
      spirv.Switch %4 : i32, [
        default: ^default,
        0: ^case0,
        1: ^case1
      ]
    ^case0:
      spirv.Branch ^merge
    ^case1:
      spirv.Branch ^merge
    ^default:
      spirv.Branch ^merge
    ^merge:
      spirv.mlir.merge
    }
    %20 = spirv.mlir.selection -> i32 {
      spirv.Switch %4 : i32, [
        default: ^merge(%4 : i32),
        -7: ^case0(%4, %arg0 : i32, f32)
      ]
    ^case0(%y: i32, %z : f32):
      spirv.Branch ^merge(%y : i32)
    ^merge(%w: i32):
      spirv.mlir.merge %w : i32
    }
    spirv.mlir.selection {
      spirv.Switch %4 : i32, [
        default: ^merge
      ]
    ^merge:
      spirv.mlir.merge
    }
    spirv.ReturnValue %arg0 : f32
  }
  spirv.func @g() "DontInline" {
    spirv.Return
  }
  spirv.func @k() "Const" {
    spirv.Kill
  }
  spirv.func @u() "None" {
    spirv.Branch ^r
  ^r: spirv.Return
  ^x:
    spirv.Unreachable
  }
  spirv.func @at(%p: !spirv.ptr<i32, StorageBuffer>, %v: i32, %pf: !spirv.ptr<f32, StorageBuffer>, %vf : f32, %s : !spirv.ptr<!spirv.array<4xf32>, Function>, %k : !spirv.ptr<f32, Workgroup>) "None" {
    %0 = spirv.AtomicAnd <Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>
    %1 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %p, %v, %v : !spirv.ptr<i32, StorageBuffer>
    %2 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release|UniformMemory> <Acquire> %p, %v, %v : !spirv.ptr<i32, StorageBuffer>
    %3 = spirv.AtomicExchange <Workgroup> <Release> %p, %v : !spirv.ptr<i32, StorageBuffer>
    %4 = spirv.AtomicIIncrement <Device> <None> %p : !spirv.ptr<i32, StorageBuffer>
    %5 = spirv.EXT.AtomicFAdd <Device> <None> %pf, %vf : !spirv.ptr<f32, StorageBuffer>
    %6 = spirv.AccessChain %s[%v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>
    %7 = spirv.PtrAccessChain %k[%v] : !spirv.ptr<f32, Workgroup>, i32 -> !spirv.ptr<f32, Workgroup>
    %8 = spirv.InBoundsPtrAccessChain %k[%v] : !spirv.ptr<f32, Workgroup>, i32 -> !spirv.ptr<f32, Workgroup>
    %9 = spirv.PtrAccessChain %s[%v %v] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @g
  spirv.EntryPoint "GLCompute" @f, @var, @gid
  spirv.ExecutionMode @f "LocalSize", 3, 4, 5
  spirv.ExecutionMode @f "ContractionOff"
}
spirv.module Physical64 OpenCL {
}
spirv.module Logical Vulkan attributes {sym_name = "x"} {}
