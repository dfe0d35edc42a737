"""td_library and td_gen: hermetic, deterministic actions over .td files."""

TdInfo = provider(fields = {
    "files": "depset of .td files, transitive",
    "roots": "depset of include directories, transitive",
})

def _include_roots(ctx):
    repository = ctx.label.workspace_root
    roots = [repository or "."]
    for include in ctx.attr.includes:
        roots.append(repository + "/" + include if repository else include)
    return roots

def _collect(ctx, own_files):
    files = depset(own_files, transitive = [dep[TdInfo].files for dep in ctx.attr.deps])
    roots = depset(_include_roots(ctx), transitive = [dep[TdInfo].roots for dep in ctx.attr.deps])
    return TdInfo(files = files, roots = roots)

def _td_library_impl(ctx):
    info = _collect(ctx, ctx.files.srcs)
    runfiles = ctx.runfiles(transitive_files = info.files)
    return [DefaultInfo(files = info.files, runfiles = runfiles), info]

td_library = rule(
    implementation = _td_library_impl,
    doc = """.td files for others to include, with all that they include themselves.

An include is looked up from the root of the repository and from `includes`. As `data` of a test the
target brings all these files.""",
    attrs = {
        "srcs": attr.label_list(allow_files = [".td"]),
        "deps": attr.label_list(providers = [TdInfo]),
        "includes": attr.string_list(doc = "more include folders, relative to this repository's root"),
    },
)

def _td_gen_impl(ctx):
    info = _collect(ctx, [ctx.file.td])
    args = ctx.actions.args()
    args.add_all(ctx.attr.opts)
    args.add_all(info.roots, before_each = "-I")
    args.add(ctx.file.td)
    args.add("-o", ctx.outputs.out)
    ctx.actions.run(
        mnemonic = "TdGen",
        progress_message = "Generating %s" % ctx.outputs.out.short_path,
        executable = ctx.executable.tool,
        arguments = [args],
        inputs = info.files,
        outputs = [ctx.outputs.out],
        env = {"LC_ALL": "C"},  # Nothing is inherited from the shell.
    )
    return [DefaultInfo(files = depset([ctx.outputs.out]))]

td_gen = rule(
    implementation = _td_gen_impl,
    doc = "Runs the generator over one .td file and writes one output.",
    attrs = {
        "td": attr.label(allow_single_file = [".td"], mandatory = True),
        "out": attr.output(mandatory = True),
        "opts": attr.string_list(doc = 'the backend and its options, such as ["-gen-op-decls"]'),
        "deps": attr.label_list(providers = [TdInfo], doc = "td_library targets of what `td` includes"),
        "includes": attr.string_list(doc = "more include folders, relative to this repository's root"),
        # "target": the generator that runs is the one that is built and tested, and is built once.
        "tool": attr.label(
            executable = True,
            cfg = "target",
            allow_files = True,
            default = Label("//tools:strata-tblgen"),
        ),
    },
)
