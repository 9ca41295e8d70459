"""What the machine refuses, in our words: no number of an error, no words of the system's own."""

import errno
import os
import re

import pytest

from doubloon.core.failures import in_words, sentence


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_no_error_of_this_machine_shows_its_number(number: int) -> None:
    for said in (in_words(OSError(number, os.strerror(number))), sentence(OSError(number, os.strerror(number), "a"))):
        assert said
        assert not re.search(r"Errno|\[|\n", said)


def test_several_addresses_that_were_tried_in_vain_are_one_failure() -> None:
    tried = "Multiple exceptions: [Errno 111] Connect call failed ('::1', 1, 0, 0), [Errno 111] Connect call failed"
    assert in_words(OSError(tried)) == "nothing answers there"


def test_an_answer_that_does_not_come_is_told_though_the_error_says_nothing() -> None:
    assert in_words(TimeoutError()) == "no answer came in time"
    assert in_words(OSError()) == "the machine does not say why"


@pytest.mark.parametrize(
    ("system", "ours"),
    [
        ("Transport failed", "transport failed"),
        ("GSSAPI failure", "GSSAPI failure"),
        ("I/o failure", "I/o failure"),
        ("[Errno 9999] Gone", "gone"),
    ],
)
def test_what_has_no_words_of_ours_is_said_as_the_system_says_it_in_the_middle_of_a_sentence(
    system: str, ours: str
) -> None:
    assert in_words(OSError(9999, system)) == ours


def test_the_file_is_named_if_it_is_known() -> None:
    assert sentence(OSError(28, "No space left on device", "a.txt")) == "a.txt: the disk is full"
    assert sentence(OSError(28, "No space left on device")) == "the disk is full"
