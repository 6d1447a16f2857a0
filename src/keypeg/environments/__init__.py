"""Every edition as a PettingZoo environment, for programs that learn to play. Needs the extra `environments`.

`environment` is the environment itself. `action_space` numbers the actions, `observation` turns a view into numbers,
`simultaneous_choices` collects choices that are made at the same time, and `rendering` shows a match as text.
"""

from keypeg.environments.environment import KeypegEnv, env, raw_env

__all__ = ["KeypegEnv", "env", "raw_env"]
