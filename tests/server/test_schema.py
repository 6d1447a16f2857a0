"""Whatever fits the OpenAPI document, or does not, is answered as it says, and never with a mistake of ours."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.running import Guest, Running
from tests.server.test_live import ME


@pytest.fixture(scope="session")
def ada(server: Running) -> Guest:
    return server.guest("Ada")


@pytest.fixture(scope="session")
def address(ada: Guest) -> str:
    address: str = ada.open("classic", [ME, ME])["address"]
    return address


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # which Schemathesis does
def test_nothing_that_is_sent_breaks_the_server(server: Running, ada: Guest, address: str) -> None:
    checks = [not_a_server_error, response_schema_conformance, status_code_conformance]
    document = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [made.ok() for made in document.get_all_operations() if isinstance(made, Ok)]
    assert len(operations) == 23
    for operation in operations:
        for mode in GenerationMode:

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
            def send(case: schemathesis.Case[Any]) -> None:
                if "address" in (case.path_parameters or {}) and not case.path.endswith("/events"):
                    case.path_parameters["address"] = address
                case.call_and_validate(headers=ada.headers, checks=checks)

            try:
                send()
            except Unsatisfiable:
                assert mode is GenerationMode.NEGATIVE, "where nothing can be sent, nothing can be wrong with it"
