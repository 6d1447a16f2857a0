"""Whatever fits the OpenAPI document, or does not, is answered as it says, and never with a mistake of ours."""

from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok

from tests.records.examples import CLASSIC
from tests.server.running import Guest, Running
from tests.server.test_live import ME

MOST_EXAMPLES = 3
"""Random requests for each operation and mode, besides all those at the bounds of the document."""


@pytest.fixture(scope="session")
def ada(server: Running) -> Guest:
    return server.guest("Ada")


@pytest.fixture(scope="session")
def address(ada: Guest) -> str:
    address: str = ada.open("classic", [ME, ME])["address"]
    return address


@pytest.fixture
def session() -> Iterator[requests.Session]:
    """Connections without cookies: a guest is known by the token alone."""
    with requests.Session() as session:
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        yield session


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # which Schemathesis does
def test_nothing_that_is_sent_breaks_the_server(
    server: Running, ada: Guest, address: str, session: requests.Session
) -> None:
    record = ada.post("/api/records", CLASSIC).json()["address"]
    game = ada.post("/api/solo", {"id": "schema", "kind": "sprint", "edition": "classic"}).json()["id"]
    document = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    assert {"positive_data_acceptance", "negative_data_rejection", "unsupported_method"} <= set(CHECKS.get_all_names())
    operations = [made.ok() for made in document.get_all_operations() if isinstance(made, Ok)]
    assert len(operations) == 55

    def validate(case: schemathesis.Case[Any]) -> None:
        if "address" in (case.path_parameters or {}) and not case.operation.path.endswith("/events"):
            case.path_parameters["address"] = record if "/records/" in case.operation.path else address
        if "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = game
        case.call_and_validate(headers=ada.headers, session=session)  # with every check there is

    for operation in operations:
        for mode in GenerationMode:
            boundaries = document.iter_coverage_cases(
                operation, generation_modes=[mode], generation_config=document.config.generation
            )
            for case in boundaries:
                validate(case)

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(
                max_examples=MOST_EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
            )
            def send(case: schemathesis.Case[Any]) -> None:
                validate(case)

            try:
                send()
            except Unsatisfiable:
                assert mode is GenerationMode.NEGATIVE, "where nothing can be sent, nothing can be wrong with it"
