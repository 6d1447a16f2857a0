"""Environments for programs that learn to play, with the interfaces of Gymnasium and PettingZoo.

`environment` is a match of any edition, one choice after the other; `parallel` is the same with all choices of a moment
at once. They share `action_space`, `observation`, `observation_bounds` and `simultaneous_choices`. `codebreaker`,
`codebreaker_vector` and `codemaker` are for one learner at one board, which `solo_board` describes. `board_pictures`
draws all of them. Needs the extra `environments`.

Importing this package registers `keypeg/Codebreaker-v0` and `keypeg/Codemaker-v0` with Gymnasium.
"""

from keypeg.extras import extra_named

with extra_named("environments"):
    import gymnasium

    from keypeg.environments.codebreaker import CodebreakerEnv
    from keypeg.environments.codebreaker_vector import CodebreakerVectorEnv
    from keypeg.environments.codemaker import CodemakerEnv
    from keypeg.environments.environment import KeypegEnv, env, raw_env
    from keypeg.environments.parallel import ParallelKeypegEnv, parallel_env

__all__ = [
    "CodebreakerEnv",
    "CodebreakerVectorEnv",
    "CodemakerEnv",
    "KeypegEnv",
    "ParallelKeypegEnv",
    "env",
    "parallel_env",
    "raw_env",
]

gymnasium.register(
    id="keypeg/Codebreaker-v0",
    entry_point="keypeg.environments.codebreaker:CodebreakerEnv",
    vector_entry_point="keypeg.environments.codebreaker_vector:CodebreakerVectorEnv",
)
gymnasium.register(id="keypeg/Codemaker-v0", entry_point="keypeg.environments.codemaker:CodemakerEnv")
