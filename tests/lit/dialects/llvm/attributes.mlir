// Attributes of the llvm dialect except debug information.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s | %opt | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[2]<>>
#root = #llvm.tbaa_root<id = "Simple C++ TBAA">
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#char, 0>, <#char, 8>}>

module @enums attributes {
  test.a = #llvm.cconv<fastcc>, test.c = #llvm.linkage<available_externally>,
  test.d = #llvm.framePointerKind<"non-leaf">, test.e = #llvm.tailcallkind<musttail>, test.f = #llvm.uwtableKind<async>,
  test.g = #llvm.overflow<nsw, nuw>, test.h = #llvm.fastmath<nnan, ninf, nsz, arcp, contract, afn, reassoc>,
  test.i = #llvm.fastmath<nnan, contract>, test.j = #llvm.overflow<none>
} {}
module @loops attributes {
  test.a = #llvm.loop_annotation<>,
  test.b = #llvm.loop_annotation<
      disableNonforced = false, vectorize = <disable = true, predicateEnable = false, scalableEnable = true, width = 8 : i32>,
      interleave = <count = 4 : i32>, unroll = <count = 2 : i32, full = true, runtimeDisable = true>,
      unrollAndJam = <disable = true, count = 3 : i32>, licm = <disable = true, versioningDisable = false>,
      distribute = <disable = true>, pipeline = <disable = true, initiationinterval = 1 : i32>, peeled = <count = 3 : i32>,
      unswitch = <partialDisable = true>, mustProgress = true, isVectorized = true, parallelAccesses = #group, #group>,
  test.c = #llvm.loop_vectorize<followupVectorized = <mustProgress = true>, followupAll = <isVectorized = false>>
} {}
module @memory attributes {
  test.a = #scope, test.b = #llvm.alias_scope<id = "name", domain = <id = "other">, description = "scope">,
  test.c = #llvm.tbaa_tag<base_type = #pair, access_type = #char, offset = 8, constant = true>,
  test.d = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0>, test.e = #llvm.tbaa_root,
  test.f = #llvm.mmra_tag<"amdgpu-as":"local">, test.g = #llvm.dereferenceable<bytes = 8>,
  test.h = #llvm.dereferenceable<bytes = 4, mayBeNull = true>, test.i = #llvm.address_space<3>,
  test.j = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>
} {}
module @values attributes {
  test.a = #llvm.constant_range<i32, 0, 12>, test.b = #llvm.constant_range<i8, -1, 255>, test.c = #llvm.constant_range<i8, 0, 256>,
  test.d = #llvm.constant_range<i128, 0, 170141183460469231731687303715884105727>, test.e = #llvm.constant_range<i0, 0, 0>,
  test.f = #llvm.undef, test.g = #llvm.poison, test.h = #llvm.zero, test.i = #llvm.blocktag<id = 3>,
  test.j = #llvm.blockaddress<function = @f, tag = <id = 1>>
} {}
module @functions attributes {
  test.a = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, test.b = #llvm.vec_type_hint<hint = vector<4xi32>, is_signed = true>,
  test.c = #llvm.vec_type_hint<hint = f32>, test.d = #llvm.mlir.workgroup_attribution<512 : i64, f32>,
  test.e = #llvm.target_features<["+sve", "-sme"]>, test.f = #llvm.target_features<[]>,
  test.g = #llvm.target<triple = "x86_64-unknown-linux-gnu", chip = "skylake">,
  test.h = #llvm.target<triple = "aarch64", chip = "", features = <["+sve"]>>
} {}
module @modules attributes {
  test.a = #llvm.mlir.module_flag<error, "wchar_size", 4>, test.b = #llvm.mlir.module_flag<append_unique, "probe-stack", "inline-asm">,
  test.c = #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<count = 1>]>,
  test.d = #llvm.mlir.module_flag<max, "ProfileSummary", #llvm.profile_summary<
      format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691,
      num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64,
      detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 4, num_counts = 2>>>,
  test.e = #llvm.dependent_libraries<"c", "m">, llvm.data_layout = "e-m:e-p270:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128-Fn32-ni:7"
} {}
