"""Doors for programs that read: language models and scripts sit down at a table as one seat that sees its view."""
