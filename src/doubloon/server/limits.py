"""How much one client may ask of the server: every limit, with what it is by default."""

from __future__ import annotations

from ipaddress import IPv4Network, ip_network
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from doubloon.core.errors import DoubloonError

Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]


class WrongLimits(DoubloonError):
    """What was said about limits or proxies cannot be understood."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is allowed at once and, where there are two numbers, how fast it comes back. 0 means: no limit.

    The measure is a club of 60 people behind one address, all of whom come at once: 30 tables of two and a few that
    were opened by mistake, two sockets each, seven connections for each browser that loads the page, 20 requests for
    each page, then a line of chat every half minute and a message every second from everybody. None of that meets a
    limit. A person alone, who plays as fast as they can click, comes nowhere near those of one seat.
    """

    # One address; of IPv6 one network of 64 bits, which is what one household gets.
    tables: Count = 40
    tables_per_minute: Count = 2  # 30 tables that last a quarter of an hour, for ever; a rematch counts as a join
    joins: Count = 200
    joins_per_minute: Count = 60
    proofs: Count = 120  # hints and verdicts on puzzles; what is known already costs nothing
    proofs_per_minute: Count = 60
    cards: Count = 20  # puzzles made to order
    cards_per_minute: Count = 4
    notices: Count = 200  # subscriptions to notices, and webhooks
    notices_per_minute: Count = 60
    requests: Count = 3_000
    requests_per_minute: Count = 3_000
    messages: Count = 3_000
    messages_per_minute: Count = 6_000
    chat: Count = 240
    chat_per_minute: Count = 120
    sockets: Count = 200
    connects: Count = 400
    connects_per_minute: Count = 240
    connections: Count = 600

    # One seat, on all its sockets together and however often they are opened again; of a spectator, one socket.
    seat_messages: Count = 100
    seat_messages_per_minute: Count = 1_200
    seat_chat: Count = 20
    seat_chat_per_minute: Count = 30

    # One connection.
    head_bytes: Count = 32 << 10
    head_seconds: Seconds = 10
    body_seconds: Seconds = 20
    answer_seconds: Seconds = 300
    hello_seconds: Seconds = 10

    # Everybody together.
    all_connections: Count = 10_000


OFF = Limits(**dict.fromkeys(Limits.__struct_fields__, 0))


def read_limits(text: str) -> Limits:
    """What `--limits` says: `off`, or numbers that take the place of the defaults."""
    if text == "off":
        return OFF
    given = [part.partition("=") for part in text.split(",") if part]
    try:
        return msgspec.convert({name.strip(): value.strip() for name, _, value in given}, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise WrongLimits(
            f"--limits is off, or names and numbers such as tables=10,chat=0, not {text[:80]!r}: {error}"
        ) from None


def read_proxies(text: str) -> list[str]:
    """The addresses and networks that `--proxy` names, in every form in which the machine may show them."""
    networks: list[str] = []
    for network in map(ip_network, read_networks("--proxy", text)):
        networks.append(str(network))
        if isinstance(network, IPv4Network):  # as a listener on :: sees it
            networks.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return networks


def read_networks(option: str, text: str) -> list[str]:
    """The addresses and networks that an option names."""
    networks: list[str] = []
    for part in text.split(",") if text else []:
        try:
            networks.append(str(ip_network(part.strip())))
        except ValueError:
            raise WrongLimits(
                f"{option} is an address or a network, such as 127.0.0.1 or 10.0.0.0/8, not {part[:80]!r}"
            ) from None
    return networks
