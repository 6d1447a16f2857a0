"""Every edition as a PettingZoo environment, for those who let programs learn it. Needs the extra `environments`."""

from keypeg.environments.env import KeypegEnv, env, raw_env

__all__ = ["KeypegEnv", "env", "raw_env"]
