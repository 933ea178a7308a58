#!/usr/bin/env python3
"""Runs the commands of a README as they are written, each in a pseudo-terminal of 80 × 24.

Blocks marked `sh` hold one command a line; each has to end with status 0. Blocks marked `console` are transcripts: what
follows a line `$ command` has to be what the command prints. `popping` is found in the release build.
"""
import errno
import fcntl
import os
import pty
import re
import struct
import sys
import termios

SIZE = struct.pack("HHHH", 24, 80, 0, 0)


def run(command):
    """The output of a command in a pseudo-terminal, and its exit status."""
    pid, master = pty.fork()
    if pid == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, SIZE)
        os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.environ["PATH"] = os.path.abspath(".build/release") + os.pathsep + os.environ["PATH"]
        os.execvp("bash", ["bash", "-c", command])
    output = b""
    while True:
        try:
            data = os.read(master, 1 << 16)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            data = b""
        if not data:
            break
        output += data
    _, status = os.waitpid(pid, 0)
    text = output.decode(errors="replace").replace("\r\n", "\n")
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text), os.waitstatus_to_exitcode(status)


def blocks(text):
    """The fenced blocks of a Markdown text: what each is marked as, and its lines."""
    for mark, body in re.findall(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S):
        yield mark, body.splitlines()


def check_transcript(lines):
    """Runs the commands of a transcript and compares what they print; the number of those that differ."""
    failures = 0
    commands, expected = [], []
    for line in lines:
        if line.startswith("$ "):
            commands.append(line[2:])
            expected.append([])
        else:
            expected[-1].append(line)
    for command, wanted in zip(commands, expected):
        print(f"$ {command}")
        output, _ = run(command)
        shown = "\n".join(wanted)
        if output.rstrip("\n") != shown.rstrip("\n"):
            print(f"The README shows\n{shown}\nbut it printed\n{output}")
            failures += 1
    return failures


def main():
    failures = 0
    for mark, lines in blocks(open(sys.argv[1], encoding="utf-8").read()):
        if mark == "console":
            failures += check_transcript(lines)
        elif mark == "sh":
            for command in lines:
                print(f"$ {command}", flush=True)
                output, status = run(command)
                if "test" in command or status != 0:
                    print("\n".join(line for line in output.split("\n") if not line.startswith("[")), flush=True)
                if status != 0:
                    print(f"It ended with status {status}.")
                    failures += 1
    sys.exit(1 if failures else 0)


main()
