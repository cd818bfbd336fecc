"""`elbowroom serve`, and plain `elbowroom`: start the server and say where it is."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import uvicorn
from alembic.util.exc import CommandError as AlembicError
from sqlalchemy.exc import SQLAlchemyError

from elbowroom.boxes import add_map, map_names
from elbowroom.locale import negotiate, texts_in
from elbowroom.notation.maps import map_of
from elbowroom.notation.own import use_environment
from elbowroom.ray_cluster import ClusterProblem
from elbowroom.table.journal import StoreError
from elbowroom.table.protocol.values import MESSAGE_BYTES

from .app import create_app
from .behind import Behind
from .bot_pools import RAY
from .bots import guest_levels
from .config import Config, database_of
from .database import normal_url, only_user
from .doorman import Doorman
from .doorway import Doorkeeper, doorway, more_open_files
from .limits import Limits
from .logs import set_up
from .options import add_options, database_file
from .rooms import Rooms
from .store import Store
from .tidying import Tidying

logger = logging.getLogger("elbowroom.launch")
_LOOPBACK = ("127.0.0.1", "::1", "localhost")
_INNER = "127.0.0.1:0"  # other processes are on this computer
_AGAIN = 0.5  # seconds
_STUCK_SECONDS = 30  # a client that acknowledges nothing for so long is gone


def play_at_home(data: Path | None = None, guests: Sequence[str] = ()) -> int:
    """Plain `elbowroom`: a free port on this computer, and the page in the browser; it offers these guests, too."""
    parser = argparse.ArgumentParser()
    add_options(parser)
    options = parser.parse_args(["--port", "0", "--open", "--log-level", "warning"])
    options.data = data or options.data
    options.bot = [*options.bot, *guests]
    return run(options)


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted; returns the exit status."""
    if not 0 <= options.port <= 65535 or options.bot_workers < 1 or options.processes < 1:
        print(f"elbowroom: {_say('serve-range')}", file=sys.stderr)
        return 2
    with contextlib.ExitStack() as held:
        try:
            if problem := _thinking_problem(options):
                print(f"elbowroom: {problem}", file=sys.stderr)
                return 2
            config = configure(options)
            if options.processes > 1 and not (_is_shared(config) and sys.platform == "linux"):
                print(f"elbowroom: {_say('serve-processes')}", file=sys.stderr)
                return 2
            held.enter_context(only_user(config.database) or contextlib.nullcontext())
            listener = held.enter_context(contextlib.closing(listen(options.host, options.port)))
            doors = [listener]
            if options.processes == 1:
                doors += [held.enter_context(contextlib.closing(door)) for door in inner_door(config)]
        except BlockingIOError:
            print(f"elbowroom: {_say('serve-database-taken')}", file=sys.stderr)
            return 2
        except OSError as error:
            print(f"elbowroom: {error}", file=sys.stderr)
            return 2
        with asyncio.Runner(loop_factory=_fast_loop()) as runner:
            if options.processes > 1:
                return runner.run(_stand_at_the_door(config, listener, options))
            return runner.run(_serve(config, doors, options))


def run_behind(line: socket.socket, options: argparse.Namespace, name: str) -> int:
    """Serve what a doorman hands over on this line; returns the exit status."""
    try:
        config = configure(options)
        config.name = name
        doors = inner_door(config)
    except OSError as error:
        print(f"elbowroom: {error}", file=sys.stderr)
        return 2
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        return runner.run(_serve(config, doors, options, line))


def _thinking_problem(options: argparse.Namespace) -> str:
    """Why those who are to think for the bots cannot, in one line; nothing if they can, as far as one sees."""
    kind, _, cluster = options.bots_by.partition(":")
    if options.bots_by not in ("server", "workers") and not (kind + ":" == RAY and cluster):
        return _say("serve-bots-by", value=options.bots_by)
    address = normal_url(options.database or database_file())
    if options.bots_by == "workers" and not address.startswith("postgresql"):
        return _say("worker-needs-postgresql")
    return ""


def _say(text: str, **details: str) -> str:
    """A sentence in the language of the environment."""
    return texts_in(negotiate()).get(text, **details)


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def configure(options: argparse.Namespace) -> Config:
    """The server's settings out of the command line; its maps and boxes are there from now on."""
    use_environment()
    for data in map(map_of, options.map):
        if data["id"] not in map_names(own=False):
            add_map(data)
    hosts = list(options.hostname)
    if not hosts and options.host in _LOOPBACK:
        hosts = [*_LOOPBACK, "[::1]"]  # so that no page elsewhere can reach a server meant for this computer alone
    limits = Limits(
        tables_per_address=options.tables_per_address,
        connections_per_address=options.connections_per_address,
        requests_open_per_address=max(1, options.connections_per_address // 2),
        requests_per_second=options.requests_per_address,
        request_burst=options.requests_per_address * 4,
    )
    return Config(
        database=database_of(options),
        bot_workers=options.bot_workers,
        bots_by=options.bots_by,
        guests=guest_levels(options.bot),
        origins=options.origin,
        hosts=hosts,
        internal=options.internal,
        limits=limits,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket for the server."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, and small messages are not held back: else the second of two would wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _STUCK_SECONDS * 1000)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def _is_shared(config: Config) -> bool:
    """May other processes use the same database?"""
    return normal_url(config.database).startswith("postgresql")


def inner_door(config: Config) -> list[socket.socket]:
    """A socket for other processes on the same database, if there can be any; the settings are told which."""
    if not _is_shared(config):
        return []
    host, _, port = (config.internal or _INNER).rpartition(":")
    if not port.isdecimal():
        raise OSError(_say("serve-internal", address=config.internal))
    door = listen(host.strip("[]") or "0.0.0.0", int(port))
    config.internal = f"{host}:{door.getsockname()[1]}"
    return [door]


class _Server(uvicorn.Server):
    """A server that says where it is once it is there, and lets go of its tables before it goes."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None], line: socket.socket | None) -> None:
        super().__init__(config)
        self._rooms: Rooms = config.app.state.rooms  # type: ignore[union-attr]
        self._told = told
        self._line = line

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """An interrupt ends the server in good order; it is not an error."""
        before = {which: signal.signal(which, self.handle_exit) for which in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for which, handler in before.items():
                signal.signal(which, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell. The database may have gone since it was asked for; then one line says so."""
        try:
            await self._rooms.open()
        except (SQLAlchemyError, StoreError, OSError) as error:
            why = str(error) or type(error).__name__
            logger.error("the server cannot start", extra={"facts": {"why": why.splitlines()[0]}})
            await self._rooms.store.close()
            self.should_exit = True
            return
        await super().startup(sockets)
        if not self.started:
            return
        if self._line is not None:
            self._behind = Behind(self._line, self._protocol, self._doorman_gone)
            if self._rooms.config.bots_by == "server":
                self._rooms.pool.warm()  # it may have taken a game over in which a bot has to move
        self._told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """First let go of the tables, so that clients find them elsewhere when they come back."""
        if self._line is not None:
            self._behind.close()
        await self._rooms.drain()
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        """What a connection from the doorman gets: the same as one at a door of one's own."""
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    def _doorman_gone(self) -> None:
        self.should_exit = True


def _tell(listener: socket.socket, options: argparse.Namespace) -> None:
    """Say where the server is, and open the page there if that is wanted."""
    name = f"[{options.host}]" if ":" in options.host else options.host
    address = f"http://{name}:{listener.getsockname()[1]}/"
    print(_say("serve-at", address=address), flush=True)
    if options.open:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


async def _stand_at_the_door(config: Config, listener: socket.socket, options: argparse.Namespace) -> int:
    """Many processes behind one address."""
    problem = await _database_problem(config.database)
    if problem:
        print(f"elbowroom: {problem}", file=sys.stderr)
        return 2
    set_up(options.log_level)
    more_open_files()
    begun = asyncio.Event()

    async def tell() -> None:
        await begun.wait()
        _tell(listener, options)

    telling = asyncio.create_task(tell())
    try:
        return await Doorman(listener, options).run(begun)
    finally:
        telling.cancel()


async def _serve(
    config: Config, doors: list[socket.socket], options: argparse.Namespace, line: socket.socket | None = None
) -> int:
    settings = server_config(config, options.trusted_proxy)
    server = _Server(settings, (lambda: None) if line is not None else (lambda: _tell(doors[0], options)), line)
    set_up(options.log_level, config.name if line is not None else "")
    problem = await _database_problem(config.database)
    while problem and line is not None:  # it was there when the doorman began
        logger.error("the database is waited for", extra={"facts": {"why": problem}})
        await asyncio.sleep(_AGAIN)
        problem = await _database_problem(config.database)
    problem = problem or await _cluster_problem(config, settings)
    if problem:
        print(f"elbowroom: {problem}", file=sys.stderr)
        return 2
    rooms: Rooms = settings.app.state.rooms  # type: ignore[union-attr]
    tidying = asyncio.create_task(Tidying(lambda: not rooms.connections()).run())
    await server.serve(doors)
    tidying.cancel()
    if server.started:
        return 0
    return 2 if line is None else 1  # the doorman tries again


async def _cluster_problem(config: Config, settings: uvicorn.Config) -> str:
    """Why a Ray cluster cannot be reached, in one line; nothing if it can, or none is needed."""
    if not config.bots_by.startswith(RAY):
        return ""
    rooms: Rooms = settings.app.state.rooms  # type: ignore[union-attr]
    try:
        await rooms.pool.open()
    except ClusterProblem as problem:
        return texts_in(negotiate()).get(problem.id, **problem.details)
    return ""


async def _database_problem(url: str) -> str:
    """Why the database cannot be used, in one line; nothing if it can."""
    store = Store(url)
    try:
        await store.open()
    except TimeoutError:
        return _say("serve-database", reason=_say("serve-database-silent"))
    except ModuleNotFoundError as error:
        return _say("serve-needs", module=str(error.name))
    except (SQLAlchemyError, AlembicError, OSError) as error:
        await asyncio.sleep(0.1)  # a database in a thread still says good-bye to this loop
        # The first line of the message: the rest may hold the whole statement.
        return _say("serve-database", reason=str(error).splitlines()[0])
    finally:
        await store.close()
    return ""


def server_config(config: Config, trusted_proxy: str = "") -> uvicorn.Config:
    """How uvicorn serves the application."""
    app = create_app(config)
    rooms: Rooms = app.state.rooms
    keeper = Doorkeeper(config.limits, rooms.metrics, trusted_proxy, more_open_files(), rooms.inner_port)
    return uvicorn.Config(
        app,
        http=doorway(keeper),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(trusted_proxy),
        forwarded_allow_ips=trusted_proxy or None,
        server_header=False,
        lifespan="on",
    )
