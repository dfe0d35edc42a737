"""install_libraries: the archives and headers of libraries and of all that they need, with a description for tools/install."""

_LibraryInfo = provider(fields = {
    "entries": "depset of structs: label, archives (files) and deps (labels) of each C++ library of this repository",
})

_EDGES = ["deps", "implementation_deps", "actual"]

def _is_ours(label):
    return not label.workspace_name

def _library_aspect_impl(target, ctx):
    deps = []
    for name in _EDGES:
        value = getattr(ctx.rule.attr, name, None)
        if type(value) == "list":
            deps += value
        elif type(value) == "Target":
            deps.append(value)
    transitive = [dep[_LibraryInfo].entries for dep in deps if _LibraryInfo in dep]
    entries = []
    if CcInfo in target and _is_ours(target.label):
        archives = []
        for linker_input in target[CcInfo].linking_context.linker_inputs.to_list():
            if linker_input.owner == target.label:
                archives += [
                    library.pic_static_library or library.static_library
                    for library in linker_input.libraries
                    if library.pic_static_library or library.static_library
                ]
        entries.append(struct(
            label = "//%s:%s" % (target.label.package, target.label.name),
            archives = tuple(archives),
            deps = tuple(["//%s:%s" % (dep.label.package, dep.label.name) for dep in deps if CcInfo in dep and _is_ours(dep.label)]),
        ))
    return [_LibraryInfo(entries = depset(entries, transitive = transitive))]

_library_aspect = aspect(
    implementation = _library_aspect_impl,
    attr_aspects = _EDGES,
)

def _install_libraries_impl(ctx):
    entries = depset(transitive = [dep[_LibraryInfo].entries for dep in ctx.attr.deps]).to_list()
    headers = [
        header
        for header in depset(transitive = [dep[CcInfo].compilation_context.headers for dep in ctx.attr.deps]).to_list()
        if not header.owner.workspace_name
    ]
    description = ctx.actions.declare_file(ctx.label.name + ".json")
    ctx.actions.write(description, json.encode_indent({
        "libraries": {
            entry.label: {"archives": [archive.path for archive in entry.archives], "deps": entry.deps}
            for entry in entries
        },
        "generated_headers": {header.short_path: header.path for header in headers if not header.is_source},
        "tools": {tool.basename: tool.path for tool in ctx.files.tools},
    }))
    archives = [archive for entry in entries for archive in entry.archives]
    files = [description] + archives + headers + ctx.files.tools
    return [
        DefaultInfo(files = depset(files), runfiles = ctx.runfiles(files = files)),
        OutputGroupInfo(generated_headers = depset([header for header in headers if not header.is_source])),
    ]

install_libraries = rule(
    implementation = _install_libraries_impl,
    doc = """Builds the archives of libraries and of all libraries of this repository that they depend on, and programs.

The output group `generated_headers` holds these headers alone. The output <name>.json lists, with paths below the workspace: for each library its archives and its dependencies; the
generated headers; the programs.""",
    attrs = {
        "deps": attr.label_list(providers = [CcInfo], aspects = [_library_aspect]),
        "tools": attr.label_list(cfg = "target", allow_files = True),
    },
)
