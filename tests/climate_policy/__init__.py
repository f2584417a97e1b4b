"""Tests of Climate Policy."""
