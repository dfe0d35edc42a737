"""forwarding_files: headers and `.td` files under MLIR's paths, for Bazel. See README.md."""

load("//tools/bazel:td.bzl", "TdInfo")

def _forwarding_files_impl(ctx):
    folder = ctx.actions.declare_directory(ctx.label.name)
    ctx.actions.run_shell(
        mnemonic = "MlirForward",
        command = "python3 %s --out %s" % (ctx.file.script.path, folder.path),
        inputs = ctx.files.maps + [ctx.file.script],
        outputs = [folder],
        use_default_shell_env = True,
    )
    compilation = cc_common.create_compilation_context(
        headers = depset([folder]),
        includes = depset([folder.path]),
    )
    td_deps = [dep[TdInfo] for dep in ctx.attr.td_deps]
    return [
        DefaultInfo(files = depset([folder])),
        CcInfo(compilation_context = compilation),
        TdInfo(
            files = depset([folder], transitive = [dep.files for dep in td_deps]),
            roots = depset([folder.path], transitive = [dep.roots for dep in td_deps]),
        ),
    ]

forwarding_files = rule(
    implementation = _forwarding_files_impl,
    doc = """Writes all forwarding files to a folder.

As a dependency of cc_library, it provides the headers alone: the libraries that they forward to are other dependencies. As a
dependency of td_library or td_gen, it provides the `.td` files and all files of `td_deps`.""",
    attrs = {
        "script": attr.label(allow_single_file = [".py"], mandatory = True),
        "maps": attr.label_list(allow_files = [".map"]),
        "td_deps": attr.label_list(providers = [TdInfo]),
    },
)
