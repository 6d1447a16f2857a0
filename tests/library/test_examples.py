"""The examples in the docstrings of what `import keypeg` offers give what they show."""

import doctest
import inspect

import pytest

import keypeg
from keypeg.review.match_reviews import review_match

OFFERED: dict[str, object] = {
    name: getattr(keypeg, name) for name in keypeg.__all__ if name not in ("__version__", "review")
}
OFFERED["review"] = review_match  # `keypeg.review` is a package that can be called


@pytest.mark.parametrize("name", OFFERED)
def test_examples_give_what_they_show(name: str) -> None:
    thing = OFFERED[name]
    module = inspect.getmodule(thing)
    examples = doctest.DocTestFinder().find(thing, name, module, extraglobs={"keypeg": keypeg})
    runner = doctest.DocTestRunner()
    for example in examples:
        runner.run(example)
    assert runner.tries > 0, f"keypeg.{name} has no example"
    assert runner.failures == 0
