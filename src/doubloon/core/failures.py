# interpreted: words for messages, nothing hot
"""What the machine refuses to do, in words for people: no number of an error, no words of the system's own."""

from __future__ import annotations

import errno
import re
from typing import Final

_WORDS: Final = {
    errno.ENOENT: "there is no such file or folder",
    errno.EACCES: "permission is denied",
    errno.EPERM: "permission is denied",
    errno.EROFS: "nothing can be written there",
    errno.EEXIST: "a file of that name is in the way",
    errno.ENOTDIR: "part of the name is a file, not a folder",
    errno.EISDIR: "it is a folder",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ELOOP: "its links lead in a circle",
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "your share of the disk is full",
    errno.EFBIG: "the file would grow larger than is allowed",
    errno.EIO: "the device does not work",
    errno.EMFILE: "too many files are open",
    errno.ENFILE: "too many files are open",
    errno.EAGAIN: "the machine has no more processes to give",
    errno.ENOMEM: "there is not enough memory",
    errno.EADDRINUSE: "another program uses it",
    errno.EADDRNOTAVAIL: "this machine has no such address",
    errno.ECONNREFUSED: "nothing answers there",
    errno.ECONNRESET: "the other side hung up",
    errno.ETIMEDOUT: "no answer came in time",
    errno.EHOSTUNREACH: "there is no way to it",
    errno.ENETUNREACH: "there is no way to it",
}
_UNKNOWN_HOST: Final = "there is no machine of that name"
_NUMBER: Final = re.compile(r"\[Errno (-?\d+)\]")


def in_words(error: OSError) -> str:
    """Why something could not be done, to stand in brackets or behind a colon.

    >>> in_words(OSError(28, "No space left on device"))
    'the disk is full'
    """
    number = _number(error)
    if number < 0:  # only looking up the name of a machine has such numbers
        return _UNKNOWN_HOST
    if number in _WORDS:
        return _WORDS[number]
    said = _NUMBER.sub("", error.strerror or str(error)).strip()
    # Sentences of the system begin with a capital; a name like GSSAPI keeps its own.
    return (said[:1].lower() + said[1:] if said[1:2].islower() else said) or "the machine does not say why"


def sentence(error: OSError) -> str:
    """The same for a reader who does not know yet which file is meant."""
    return in_words(error) if error.filename is None else f"{error.filename}: {in_words(error)}"


def _number(error: OSError) -> int:
    """Some errors carry their number in words only: several addresses were tried, and all of them in vain."""
    if error.errno is not None:
        return error.errno
    if isinstance(error, TimeoutError):
        return errno.ETIMEDOUT
    found = _NUMBER.search(str(error))
    return int(found.group(1)) if found else 0
