"""Writes the inputs of files.test into a folder: files that are too large or too unusual to be committed."""

import os
import sys


def write(name, text):
    with open(os.path.join(sys.argv[1], name), "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())


DEEP = 200000
write("empty.td", "")
write("comment.td", "// Nothing but this.")
write("binary.td", b"\x7fELF\n\x01\x02\xff\x00\x00\xfe")
write("include-binary.td", '\ninclude "binary.td"\n')
write("include-device.td", 'include "/dev/zero"\n')
write("mark.td", b"\xef\xbb\xbfdef A;\n")
write("returns.td", b"def A;\r\ndef C : B;\r\n")
write("no-end.td", "def A;")
write("long-line.td", 'def A { string s = "%s"; int y = "a"; }' % ("x" * 10000000))
write("deep-list.td", "def A { list<int> x = %s%s; }" % ("[" * DEEP, "]" * DEEP))
write("deep-dag.td", "def o; def A { dag x = %s%s; }" % ("(o " * DEEP, ")" * DEEP))
write("deep-let.td", "class C { int x = 1; } %sdef A : C;" % ("let x = 1 in " * DEEP))
write("deep-paste.td", 'def A { string x = %s"b"; }' % ('"a" # ' * DEEP))
write("deep-ifdef.td", "#ifndef X\n" * DEEP + "def A;\n" + "#endif\n" * DEEP)
write("nearly-deep.td", "def o; def A { dag x = %s%s; }" % ("(o " * 990, ")" * 990))
write("circle-a.td", 'include "circle-b.td"\n')
write("circle-b.td", 'include "circle-a.td"\n')
write("guarded-a.td", '#ifndef A\n#define A\ninclude "guarded-b.td"\n#endif\n')
write("guarded-b.td", '#ifndef B\n#define B\ninclude "guarded-a.td"\n#endif\n')
MANY = 'include "mlir/IR/OpBase.td"\ndef T_Dialect : Dialect { let name = "t"; }\n' + "".join(
    'def Many%dOp : Op<T_Dialect, "many%d"> {\n  let arguments = (ins I32:$input);\n'
    '  let results = (outs I32:$result);\n  let assemblyFormat = "$input attr-dict";\n}\n' % (i, i)
    for i in range(20000)
)
write("many-lines.td", MANY)
LAST = 'def T_LastOp : Op<T_Dialect, "last"> {\n  let arguments = (ins I32Attr);\n}\n'
write("many-lines-wrong.td", MANY + LAST)
