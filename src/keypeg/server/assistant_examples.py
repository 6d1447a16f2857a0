"""An example of every request and response of the assistant, for the OpenAPI document."""

from msgspec import Struct

from keypeg.review.fact_values import HoleFact
from keypeg.review.group_advice_values import BoardBelief, GroupAdvice, LikelyCode
from keypeg.review.hint_values import CallAdvice
from keypeg.review.score_sheets import score_sheet
from keypeg.review.score_values import RoundResult
from keypeg.rules.attempts import AskedRow, Outcome
from keypeg.rules.boxes import DEFAULT_BOX, edition
from keypeg.rules.shapes import Shape
from keypeg.server.assistant_schemas import (
    TOKEN_BOX,
    GroupAdviceRequest,
    NotedQuestion,
    NotedResult,
    NotedToken,
    ScoreSheetRequest,
)


def assistant_examples() -> tuple[Struct, ...]:
    """An example for each schema."""
    results = [NotedResult(Outcome.FOUND, rows=5), NotedResult(Outcome.WRONG_KEY)]
    noted = [RoundResult(Outcome.FOUND, rows=5), RoundResult(Outcome.WRONG_KEY)]
    question = NotedQuestion(1, "Y.BR.", ["black", None, "white"])
    shape = Shape(5, "WRGYKB", repeats=True, fewest_empty=2, most_empty=2)
    advice = GroupAdvice(
        owners=(0, 1, 2),
        code_shape=shape,
        row_shape=shape,
        asked=(AskedRow(1, "Y.BR.", ("black", None, "white")),),
        codes=143,
        likely=(LikelyCode("RYB..", 0.0117),),
        boards=(BoardBelief(2, 2, 8, {"Y": 0.4211}, (0.0, 0.2368, 0.0, 0.2632, 0.5)),),
        facts=(HoleFact(3, "B", holds=True, rows=(1,)),),
        question="GY..R",
        bits=2.69,
        call=CallAdvice("RYB..", 0.0117, 0.0, call=False),
        contradiction=(),
        repairs=(),
        own=(),
    )
    return (
        ScoreSheetRequest(DEFAULT_BOX, results=results),
        score_sheet(edition(DEFAULT_BOX), 2, noted),
        GroupAdviceRequest(TOKEN_BOX, 3, 0, [NotedToken("B", 3)], asked=[question]),
        advice,
    )
