"""Where the house may send something at somebody's wish: anywhere in the world, but not into its own network.

A name is looked up when it is given, and again whenever something is sent, which then goes to the very address that was
looked at: a name that leads elsewhere the second time leads nowhere.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from msgspec import Struct

from doubloon.core.errors import DoubloonError

LONGEST = 1000  # letters
PORTS = {"https": 443, "http": 80}
EMBEDDING = ip_network("64:ff9b::/96")  # IPv4 within IPv6, for machines that have no other
WORLD = ip_network("2000::/3")  # what of IPv6 is given to the internet; the rest is kept, local, or was once
FREE_PORTS = 1024  # below it live mail and the like, which are no business of ours
LOOKUP = 5.0  # seconds for a name: whose server does not answer keeps nobody else waiting
# Threads of their own, so that slow names keep nothing else of the house waiting.
_lookups = ThreadPoolExecutor(32, "names")


class BadAddress(DoubloonError):
    """Nothing is sent there, now or ever."""


class Unfound(DoubloonError):
    """Nobody knows such a name now."""


class Target(Struct, frozen=True):
    """An address of the web, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == PORTS[self.scheme] else f":{self.port}")


class Reach:
    """What the house may reach: the internet, and those private networks that its host names."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks = [ip_network(network) for network in networks]

    async def found(self, target: Target) -> list[str]:
        """The machines behind an address; refused if one of them is none that may be reached."""
        try:
            async with asyncio.timeout(LOOKUP):
                machines = await asyncio.get_running_loop().run_in_executor(_lookups, looked_up, target)
        except (OSError, UnicodeError):
            raise Unfound(_nowhere(target)) from None
        for machine in machines:
            self._check(target, ip_address(machine))
        return machines

    def _check(self, target: Target, machine: IPv4Address | IPv6Address) -> None:
        inner = embedded(machine)
        if any(inner in network for network in self._networks if network.version == inner.version):
            return
        if not _public(inner) or _own(machine):
            raise BadAddress(_nowhere(target))
        if target.scheme != "https":
            raise BadAddress("notices go to addresses that begin with https:// only")
        if target.port < FREE_PORTS and target.port != PORTS["https"]:
            raise BadAddress(f"notices go to port 443, or to one from {FREE_PORTS} on")


def _nowhere(target: Target) -> str:
    """The same for a private address and for none, so that nobody learns which names the own network knows."""
    return f"{target.host[:80]} leads to no other machine of the internet; nothing is sent there"


def looked_up(target: Target) -> list[str]:
    """The addresses that a name has now."""
    infos = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(info[4][0]).partition("%")[0] for info in infos))


def read(url: str) -> Target:
    """An address of the web, or why it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("that is no address of the web") from None
    host, scheme = parts.hostname or "", parts.scheme
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    odd = parts.username is not None or set("\\%") & set(parts.netloc)
    if not plain or not host or scheme not in PORTS or port == 0 or odd:
        raise BadAddress("that is no address of the web, such as https://push.example/abc")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(scheme, host, port or PORTS[scheme], path)


def embedded(machine: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The machine that is meant, where one address is written as another."""
    if isinstance(machine, IPv6Address):
        if machine in EMBEDDING:
            return IPv4Address(int(machine) & 0xFFFFFFFF)
        return machine.ipv4_mapped or machine.sixtofour or (machine.teredo[1] if machine.teredo else machine)
    return machine


def _public(machine: IPv4Address | IPv6Address) -> bool:
    known = machine.is_global and not machine.is_multicast and not machine.is_reserved
    return known and (machine.version == 4 or machine in WORLD)


def _own(machine: IPv4Address | IPv6Address) -> bool:
    """Is it the machine that we run on? Then the way there begins at the very same address. It sends nothing."""
    family = socket.AF_INET if machine.version == 4 else socket.AF_INET6
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((str(machine), PORTS["https"]))
        except OSError:  # there is no way at all
            return False
        return bool(way.getsockname()[0] == str(machine))
