"""Small faults that a function could have: what `tools.mutants` plants."""

from __future__ import annotations

import ast
from collections.abc import Iterator

Operators = dict[type[ast.cmpop], type[ast.cmpop]]
EDGES: Operators = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPPOSITES: Operators = {ast.Eq: ast.NotEq, ast.Lt: ast.GtE, ast.Gt: ast.LtE, ast.In: ast.NotIn, ast.Is: ast.IsNot}
OPPOSITES |= {after: before for before, after in OPPOSITES.items()}
Fault = tuple[str, ast.expr | ast.stmt, str]
"""Its kind, the node to replace and the new text."""


def faults_in(function: ast.FunctionDef) -> Iterator[Fault]:
    for node in code_of(function):
        yield from faults_at(node)
    yield from emptied(function)


def faults_at(node: ast.AST) -> Iterator[Fault]:
    """What can be wrong at one node."""
    if isinstance(node, ast.Compare):
        for table, kind in ((OPPOSITES, "comparison"), (EDGES, "edge")):
            if type(node.ops[0]) in table:
                operators = [table[type(node.ops[0])](), *node.ops[1:]]
                yield kind, node, f"({ast.unparse(ast.Compare(node.left, operators, node.comparators))})"
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "constant", node, str(node.value + 1)
        yield "constant", node, f"({node.value - 1})"
    elif isinstance(node, ast.BoolOp):
        other = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        yield "and/or", node, f"({ast.unparse(other)})"
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "negation", node.test, f"(not ({ast.unparse(node.test)}))"
    elif isinstance(node, ast.Call) and len(node.args) > 1 and ast.unparse(node.func) != "isinstance":
        args = [*node.args[:-2], node.args[-1], node.args[-2]]
        yield "arguments", node, ast.unparse(ast.Call(node.func, args, node.keywords))
    elif (
        isinstance(node, ast.AugAssign | ast.Continue | ast.Break)
        or (isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple))
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
    ):
        yield "statement", node, "pass"


def emptied(function: ast.FunctionDef) -> Iterator[Fault]:
    """Where a function returns a list, an empty one."""
    if function.returns is not None and ast.unparse(function.returns).startswith("list["):
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None and ast.unparse(node.value) != "[]":
                yield "empty list", node.value, "[]"


def code_of(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """Every node of a function's body, without its types and what stands in texts."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        yield node
        children = [node.value] if isinstance(node, ast.AnnAssign) and node.value else list(ast.iter_child_nodes(node))
        waiting += [child for child in children if not isinstance(child, ast.JoinedStr | ast.FunctionDef)]
