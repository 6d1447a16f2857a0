"""An example of every request and response of the coach, for the OpenAPI document."""

from msgspec import Struct

from keypeg.review.analysis_values import CandidateRow, KeyBranch, PositionAnalysis
from keypeg.review.fact_values import ColourFact
from keypeg.review.hint_values import BoardHint, HintStep
from keypeg.review.review_values import AttemptReview, Outlook, PlayerReview, Reason, RowReview, Verdict
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.rules.keys import Key
from keypeg.rules.shapes import Shape
from keypeg.server.coach_schemas import (
    AnalysisLine,
    GivenHints,
    HintRequest,
    LaidRow,
    PositionRequest,
    ReviewBegan,
    ReviewedAttempt,
    ReviewEnded,
    RowsRequest,
    TakenHints,
)


def coach_examples() -> tuple[Struct, ...]:
    """An example for each schema."""
    hints = [
        BoardHint(HintStep.CODES_LEFT, 16),
        BoardHint(HintStep.DEDUCTION, 16, fact=ColourFact("B", 0, 0, (1, 3))),
    ]
    row = RowReview(
        "RRGG",
        Key(1, 1),
        1296,
        208,
        2.6394,
        2.8851,
        "RRYG",
        0.0594,
        exact=True,
        possible=True,
        skill=91,
        luck=67,
        verdict=Verdict.GOOD,
        outlook=Outlook(204.5355, 13, 256, possible=True),
        best_outlook=Outlook(185.2685, 14, 276, possible=True),
        why=Reason.FEWER_CODES,
        to_go=4.3403,
    )
    player = PlayerReview(1, "codebreaker", 91, 67, [row], Verdict.GOOD, 1)
    shape = Shape(4, "RGBYWK", repeats=True)
    candidate = CandidateRow(
        "RBRW",
        23,
        may_be_code=True,
        keys=[KeyBranch(Key(0, 2), 45)],
        bits=3.2,
        codes=28.5,
        largest=45,
        expected=4.4696,
        at_least=4.4,
        confidence="reached",
    )
    analysis = PositionAnalysis(
        DEFAULT_BOX,
        "average",
        shape,
        shape,
        10,
        1,
        1296,
        230,
        ["RGRR"],
        [{"R": 0.4}],
        [ColourFact("K", 0, 2, (1,))],
        [candidate],
        None,
        None,
        found=False,
        exact=False,
        contradiction=[],
        mends=[],
    )
    return (
        HintRequest(1, "5f3a-5", 2),
        TakenHints(2, list(hints)),
        GivenHints("5f3a-5", 9, 2, list(hints)),
        PositionRequest(DEFAULT_BOX, rows=[LaidRow("RRYG", 1, 1)]),
        RowsRequest(DEFAULT_BOX, [LaidRow("RRGG", 1, 1)]),
        player,
        ReviewBegan(DEFAULT_BOX, 0, 1),
        ReviewedAttempt(0, AttemptReview(1, "found", [player])),
        ReviewEnded(None),
        AnalysisLine(final=False, analysis=analysis),
    )
