"""Work in processes beside the main one: results, errors, and nothing left running."""

import multiprocessing
import os
import time
from functools import partial

import pytest

from lexicon.compiler.parallel import aside
from lexicon.errors import UsageError


def _fail() -> None:
    raise UsageError("no such word")


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_result_comes_when_asked(jobs: int) -> None:
    with aside(partial(sorted, "kámen"), jobs) as result:
        assert result() == ["e", "k", "m", "n", "á"]


def test_it_is_another_process_unless_there_is_one_job() -> None:
    with aside(os.getpid, 2) as other, aside(os.getpid, 1) as same:
        assert other() != os.getpid()
        assert same() == os.getpid()


def test_an_error_is_raised_where_the_result_is_asked() -> None:
    with aside(_fail, 2) as result, pytest.raises(UsageError, match="no such word"):
        result()


def test_a_process_that_dies_is_told_with_its_exit_code() -> None:
    with aside(partial(os._exit, 7), 2) as result, pytest.raises(RuntimeError, match="exit code 7"):
        result()


def test_nobody_waits_for_work_that_nobody_asks_for() -> None:
    with aside(partial(time.sleep, 3600), 2):
        pass
    assert not multiprocessing.active_children()
