"""Processes that work for this one."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait


def worker_pool(processes: int, *, courtesy: int = 0) -> ProcessPoolExecutor:
    """So many workers; `courtesy` is how far they leave the processor to others."""
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), begin_work, (courtesy,))


def begin_work(courtesy: int = 0) -> None:
    """A worker leaves Ctrl-C to the process that started it, and goes when that is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if courtesy and hasattr(os, "nice"):
        os.nice(courtesy)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
