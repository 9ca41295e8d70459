"""The configuration for nginx in the chapter for hosts: HTTPS in front, sockets through it, figures kept inside."""

from __future__ import annotations

import datetime as dt
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.serving import STARTING, Server, free_port, sqlite_in

DOCS = Path(__file__).parents[2] / "docs" / "running-a-server.md"
NAME = "games.example"
SEATS = [{"kind": "you"}, {"kind": "bot", "level": "random"}]


def written() -> str:
    """As it stands in the docs."""
    found = re.search(r"```nginx\n(limit_conn_zone.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def certified(folder: Path) -> ssl.SSLContext:
    """A certificate for the name, and who trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    day, now = dt.timedelta(days=1), dt.datetime.now(dt.UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - day, now + day)
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
    chain = builder.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    (folder / "fullchain.pem").write_bytes(chain)
    kind = serialization.PrivateFormat.PKCS8
    (folder / "key.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption()))
    return ssl.create_default_context(cadata=chain.decode())


@contextmanager
def proxied(program: str, server: Server, port: int, folder: Path) -> Iterator[None]:
    """nginx with the configuration of the docs, but for ports and folders."""
    here = {"443": str(port), "80": str(free_port()), "127.0.0.1:8125": server.address}
    here["/etc/ssl/games.example"] = str(folder)
    places = r"127\.0\.0\.1:8125|\b443\b|(?<=listen )80\b|/etc/ssl/games\.example"
    text = re.sub(places, lambda found: here[found[0]], written())
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temps = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    around = f"pid {folder}/pid; error_log {folder}/errors; events {{}}\nhttp {{ access_log off; {temps}\n{text}\n}}\n"
    config = folder / "nginx.conf"
    config.write_text(around)
    nginx = subprocess.Popen([program, "-p", folder, "-e", folder / "errors", "-c", config, "-g", "daemon off;"])
    try:
        for _ in range(int(STARTING * 20)):
            if (folder / "pid").exists() or nginx.poll() is not None:
                break
            time.sleep(0.05)
        assert nginx.poll() is None, (folder / "errors").read_text()
        yield
    finally:
        nginx.terminate()
        nginx.wait(30)


def test_a_host_copies_the_configuration_and_people_play_by_https(tmp_path: Path) -> None:
    """Where there is no nginx, only that it says what it should."""
    text = written()
    assert all(word in text for word in ("X-Forwarded-For $remote_addr", "Host $http_host", "location = /metrics"))
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    if program is None:
        return
    port, trust = free_port(), certified(tmp_path)
    url = f"https://{NAME}:{port}"
    server = Server(sqlite_in(tmp_path), "--url", url, "--proxy", "127.0.0.1")
    with server, proxied(program, server, port, tmp_path):
        named = {"host": f"{NAME}:{port}", "origin": url}
        asked = {"sni_hostname": NAME}
        with httpx.Client(
            base_url=f"https://127.0.0.1:{port}", headers=named, verify=trust, trust_env=False, timeout=30
        ) as client:
            assert client.get("/healthz", extensions=asked).text == "ok\n"
            assert client.get("/metrics", extensions=asked).status_code == 403
            plan = {"game": "silver_gold", "name": "Anne", "seats": SEATS}
            opened = client.post("/api/tables", json=plan, extensions=asked)
            assert opened.json()["link"].startswith(f"{url}/table/")
            cookie = opened.headers["set-cookie"]
            assert "Secure" in cookie
            id = opened.json()["table"]
        with connect(
            f"wss://{NAME}:{port}/ws/{id}",
            address=("127.0.0.1", port),
            proxy=None,
            ssl=trust,
            origin=Origin(url),
            additional_headers={"cookie": cookie.partition(";")[0]},
        ) as line:
            line.send('{"type": "hello", "protocol": 1, "last": null}')
            told = line.recv(30)
            assert '"type":"snapshot"' in str(told)
            assert '"seat":0' in str(told)
