"""`keypeg strategy export`: a strategy as JSON, for programs."""

import sys
from argparse import Namespace

import msgspec

from keypeg.cli.strategy_build import check_output
from keypeg.cli.strategy_show import chosen_tree
from keypeg.rules import edition
from keypeg.thinking.tree_files import write_whole
from keypeg.thinking.tree_json import tree_as_json


def run(args: Namespace) -> int:
    agreed = edition(args.edition, dict(args.option))
    if args.output is not None:
        check_output(args.output, force=args.force)
    content = tree_as_json(chosen_tree(args, agreed)) + b"\n"
    if args.output is None:
        sys.stdout.write(content.decode())
        return 0
    write_whole(args.output, content)
    if args.json:
        sys.stdout.write(msgspec.json.encode({"file": str(args.output), "bytes": len(content)}).decode() + "\n")
    return 0
