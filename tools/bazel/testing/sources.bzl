"""source_files: the C++ sources of targets and of their transitive dependencies, as data of a test."""

_SourcesInfo = provider(fields = {"files": "depset of source files of the main workspace"})

_ATTRIBUTES = ["srcs", "hdrs", "textual_hdrs"]

def _collect_impl(target, ctx):
    own = []
    if not target.label.workspace_name:
        for attribute in _ATTRIBUTES:
            own += [file for file in getattr(ctx.rule.files, attribute, []) if file.is_source]
    below = [dep[_SourcesInfo].files for dep in getattr(ctx.rule.attr, "deps", []) if _SourcesInfo in dep]
    return [_SourcesInfo(files = depset(own, transitive = below))]

_collect = aspect(implementation = _collect_impl, attr_aspects = ["deps"])

def _source_files_impl(ctx):
    files = depset(transitive = [dep[_SourcesInfo].files for dep in ctx.attr.deps])
    return [DefaultInfo(files = files, runfiles = ctx.runfiles(transitive_files = files))]

source_files = rule(
    implementation = _source_files_impl,
    attrs = {"deps": attr.label_list(aspects = [_collect])},
)
