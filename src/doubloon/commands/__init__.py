"""The subcommands of `doubloon`: each module has `add` (its arguments) and `run` (its work, which gives the exit code).

Everything heavy is imported inside `run`, so that asking for help is quick.
"""
