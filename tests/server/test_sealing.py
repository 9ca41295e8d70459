"""What goes through a stranger's push service: sealed as the standard has it."""

from __future__ import annotations

import time

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from doubloon.server import sealing
from tests.server.pushing import Arrived, Device, PushService, decoded

# The example of RFC 8291, chapter 5.
TEXT = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_it_seals_as_the_standards_own_example_does() -> None:
    own = ec.derive_private_key(int.from_bytes(decoded(OURS), "big"), ec.SECP256R1())
    assert sealing.coded(sealing.seal(TEXT, THEIRS, AUTH, own, decoded(SALT))) == SEALED


def test_every_message_is_sealed_with_another_key() -> None:
    device = Device()
    sealed = {sealing.seal(TEXT, device.p256dh, device.auth) for _ in range(3)}
    assert len({each[:86] for each in sealed}) == 3
    assert {device.open(each) for each in sealed} == {TEXT}


def test_a_signature_is_the_houses_own_and_for_one_service() -> None:
    house, other = sealing.Identity(sealing.new_secret()), sealing.Identity(sealing.new_secret())
    with PushService() as service:
        header = house.authorization(service.origin, "https://games.example", time.time())
        arrived = Arrived("", {"authorization": header}, b"")
        assert service.check_signature(arrived, house.public)["sub"] == "https://games.example"
        forged = Arrived("", {"authorization": header.replace(house.public, other.public)}, b"")
        with pytest.raises(InvalidSignature):
            service.check_signature(forged, other.public)
