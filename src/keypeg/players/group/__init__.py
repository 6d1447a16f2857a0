"""The computer in the group edition: what it believes, what it asks, and when it calls.

`decisions` chooses the action. `holdings` lists who may hold which tokens, and `beliefs` keeps the holdings that fit
the answers. `questions` looks for an informative row. `calls` decides whether to call early, and `rival_knowledge`
works out for it how near the others are to the code. `asker_models` and `inference` draw conclusions from the rows
of others.
"""
