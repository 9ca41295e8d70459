"""The rulebook of Pirates of Maracaibo, a module a chapter.

Most questions can or cannot be declined, and `questions` deals with that. So they write `choices`, `forbids` and
`choose`, which are `offers`, `against` and `answer` for all other answers, and `undeclined`, the clause against
declining.
"""
