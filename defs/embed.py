"""Writes .td files as the C++ table that EmbeddedDefs.h declares.

Usage: embed.py OUTPUT FILE.td...   (each path contains `defs/`; the rest is the include path of the file)
"""

import sys

DELIMITER = "strata"


def main():
    output, paths = sys.argv[1], sys.argv[2:]
    entries = []
    for path in paths:
        name = path.replace("\\", "/").split("defs/", 1)[1]
        with open(path, encoding="utf-8") as file:
            lines = ["" if line.lstrip().startswith("//") else line.rstrip() for line in file]
        text = "\n".join(lines) + "\n"
        assert ")" + DELIMITER + '"' not in text, path
        entries.append((name, text))
    with open(output, "w", encoding="utf-8") as file:
        file.write('#include "defs/EmbeddedDefs.h"\n\nusing mlir::defs::EmbeddedFile;\n\n')
        file.write("constexpr EmbeddedFile table[] = {\n")
        for name, text in sorted(entries):
            file.write('    {llvm::StringLiteral("%s"), llvm::StringLiteral(R"%s(%s)%s")},\n' %
                       (name, DELIMITER, text, DELIMITER))
        file.write("};\n\nllvm::ArrayRef<EmbeddedFile> mlir::defs::embeddedFiles() { return table; }\n")


main()
