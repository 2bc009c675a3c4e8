"""The rule of docs/builds.md."""

def _objects(ctx):
    outputs = []
    for source in ctx.files.srcs:
        output = ctx.actions.declare_file(source.basename + ".o")
        ctx.actions.run(
            executable = ctx.executable.llas,
            arguments = ["-c", source.path, "-o", output.path],
            inputs = [source] + ctx.files.reads,
            outputs = [output],
            mnemonic = "Assemble",
        )
        outputs.append(output)
    return DefaultInfo(files = depset(outputs))

objects = rule(implementation = _objects, attrs = {
    "srcs": attr.label_list(allow_files = [".s", ".S"]),
    "reads": attr.label_list(allow_files = True),
    "llas": attr.label(executable = True, allow_single_file = True, cfg = "exec"),
})
