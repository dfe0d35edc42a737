"""Prints a module with deep nesting of one kind: deep.py tbaa|type|brackets DEPTH."""

import sys

kind, depth = sys.argv[1], int(sys.argv[2])
if kind == "tbaa":
    print("#t = #llvm.tbaa_root<id = \"root\">")
    for i in range(depth):
        print(f"#t{i} = #llvm.tbaa_type_desc<id = \"t{i}\", members = {{<#t{i - 1 if i else ''}, 0>}}>")
    last = f"#t{depth - 1}"
    print(f"#tag = #llvm.tbaa_tag<base_type = {last}, access_type = {last}, offset = 0>")
    print("llvm.func @f(%p: !llvm.ptr) {\n  %0 = llvm.load %p {tbaa = [#tag]} : !llvm.ptr -> i32\n  llvm.return\n}")
elif kind == "type":
    print("!s0 = !llvm.struct<\"s0\", (i32)>")
    for i in range(1, depth):
        print(f"!s{i} = !llvm.struct<\"s{i}\", (!s{i - 1})>")
    print(f"llvm.mlir.global external @g() : !s{depth - 1}")
else:
    print("@g = external global " + "[1 x " * depth + "i8" + "]" * depth)
