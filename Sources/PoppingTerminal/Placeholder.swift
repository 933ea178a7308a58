// The screen of a terminal: see Terminal.swift.
