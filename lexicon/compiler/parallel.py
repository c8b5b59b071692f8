"""Running functions in several processes: one function in many of them, or one beside the main process.

Processes are forked, so that the headwords need not be copied.
"""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

Result = TypeVar("Result")
Tick = Callable[[int], None]

_CAN_FORK = "fork" in multiprocessing.get_all_start_methods()  # elsewhere the build runs in one process


def cores() -> int:
    """The number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1)


def run_all(work: Callable[[int, Tick], Result], jobs: int, tick: Tick) -> list[Result]:
    """`work(n, tick)` for n in 0..jobs-1, each in a process of its own; results in order.

    An exception in one of them is raised here, and the others are stopped.
    """
    if jobs == 1 or not _CAN_FORK:
        return [work(n, tick) for n in range(jobs)]
    context = multiprocessing.get_context("fork")
    results: dict[int, Result] = {}
    running: dict[Connection, tuple[int, Any]] = {}
    try:
        for n in range(jobs):
            mine, theirs = context.Pipe(duplex=False)
            process = context.Process(target=_serve, args=(work, n, theirs), daemon=True)
            process.start()
            theirs.close()
            running[mine] = (n, process)
        while running:
            for ready in wait(list(running)):
                assert isinstance(ready, Connection)
                n, process = running[ready]
                try:
                    kind, value = ready.recv()
                except EOFError:
                    raise _ended(process) from None
                if kind == "tick":
                    tick(value)
                    continue
                if kind == "error":
                    raise value
                results[n] = value
                del running[ready]
                process.join()
    finally:
        for _, process in running.values():
            process.terminate()
    return [results[n] for n in range(jobs)]


@contextmanager
def aside(work: Callable[[], Result], jobs: int) -> Iterator[Callable[[], Result]]:
    """`work()` in a process of its own while the block runs; what is given waits for its result.

    An exception in it is raised there. If the block fails, or never asks, the process is stopped. With one job `work`
    is done first.
    """
    if jobs == 1 or not _CAN_FORK:
        done = work()
        yield lambda: done
        return
    context = multiprocessing.get_context("fork")
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(lambda _, __: work(), 0, theirs), daemon=True)
    process.start()
    theirs.close()

    def result() -> Result:
        try:
            kind, value = mine.recv()
        except EOFError:
            raise _ended(process) from None
        process.join()
        if kind == "error":
            raise value
        return value  # type: ignore[no-any-return]

    try:
        yield result
    finally:
        process.terminate()
        process.join()


def _ended(process: Any) -> RuntimeError:
    process.join()
    return RuntimeError(f"a build process ended early (exit code {process.exitcode})")


def _serve(work: Callable[[int, Tick], Any], n: int, out: Connection) -> None:
    try:
        out.send(("done", work(n, lambda count: out.send(("tick", count)))))
    except BaseException as error:
        out.send(("error", error))
    finally:
        out.close()
