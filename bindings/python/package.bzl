"""python_package: a folder of Python files and libraries, built in place so that PYTHONPATH can name it."""

# A module under another name. The importer returns what sys.modules contains: both names stand for the same module.
_ALIAS = '''# Part of Strata, under the Apache License v2.0. See LICENSE.
"""The module {module} under the name that programs for MLIR import."""

import importlib
import sys

sys.modules[__name__] = importlib.import_module("{module}")
'''

# The same for type checkers.
_ALIAS_STUB = """# Part of Strata, under the Apache License v2.0. See LICENSE.
from {module} import *
"""

def _copy(ctx, file, path):
    out = ctx.actions.declare_file(ctx.label.name + "/" + path)
    ctx.actions.run_shell(
        inputs = [file],
        outputs = [out],
        # Not a link: a library finds others beside itself.
        command = 'cp -f "$1" "$2" && chmod u+w "$2"',
        arguments = [file.path, out.path],
        mnemonic = "PythonPackage",
        progress_message = "Copying " + path,
    )
    return out

def _python_package_impl(ctx):
    outs = []
    prefix = ctx.label.package + "/"
    for source in ctx.files.sources:
        if not source.short_path.startswith(prefix):
            fail("%s is not in %s" % (source.short_path, prefix))
        outs.append(_copy(ctx, source, source.short_path[len(prefix):]))
    for target, path in ctx.attr.files.items():
        files = target.files.to_list()
        if len(files) != 1:
            fail("%s has %d files; name it in `folders`" % (target.label, len(files)))
        outs.append(_copy(ctx, files[0], path))
    for target, folder in ctx.attr.folders.items():
        for file in target.files.to_list():
            outs.append(_copy(ctx, file, folder + "/" + file.basename))
    for name, module in ctx.attr.aliases.items():
        for ending, text in ((".py", _ALIAS), (".pyi", _ALIAS_STUB)):
            out = ctx.actions.declare_file(ctx.label.name + "/" + name.replace(".", "/") + ending)
            ctx.actions.write(out, text.format(module = module))
            outs.append(out)
    return [DefaultInfo(files = depset(outs), runfiles = ctx.runfiles(files = outs))]

python_package = rule(
    implementation = _python_package_impl,
    attrs = {
        "aliases": attr.string_dict(doc = "Names of modules, and the modules that they stand for."),
        "sources": attr.label_list(
            allow_files = True,
            doc = "Files that keep their paths relative to the folder of the BUILD file.",
        ),
        "files": attr.label_keyed_string_dict(allow_files = True, doc = "Single files and their paths in the folder."),
        "folders": attr.label_keyed_string_dict(
            allow_files = True,
            doc = "Targets with any number of files, and the folders for these.",
        ),
    },
    doc = "Copies files into the folder <name> of the output tree.",
)
