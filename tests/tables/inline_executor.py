"""An executor without processes, so that computers think within the test."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any


class Inline(Executor):
    """Runs each function when it is submitted."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:
            future.set_exception(error)
        return future
