"""Tests of the library surface."""
