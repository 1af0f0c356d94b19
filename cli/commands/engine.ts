/** `lamplighter engine`: plays games for other programs, a line of JSON for a line of JSON. */
import type { Room } from '../../engine/protocol/index.js';
import type { Arguments } from '../arguments.js';
import { boardsByName } from '../board-by-name.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { linesOf } from '../lines.js';
import { textOfBytes } from '../read-board.js';
import type { Terminal } from '../terminal.js';

export const playByLines: Command = {
  name: 'engine',
  summary: 'Play games for other programs, by JSON lines',
  usage: '[< requests]',
  about: `Every line on stdin is a request, every line on stdout its answer, in the same order. A line that cannot be
read or done gets an answer that says why, and the engine goes on; it ends when stdin ends. Games are kept
until then. docs/protocol.md lists the requests; so does {"do":"help"}.`,
  operands: { least: 0, most: 0 },
  options: {},
  examples: [
    {
      line: `echo '{"id":1,"do":"help"}' | lamplighter engine`,
      meaning: 'What can be asked for?',
    },
    {
      line: `echo '{"id":1,"do":"new","board":"whitehall"}' | lamplighter engine`,
      meaning: 'Open a game on a shipped board.',
    },
    {
      line: 'lamplighter engine < requests.jsonl > answers.jsonl',
      meaning: 'Many requests from a file, one on a line.',
    },
  ],
  run,
};

async function run(_: Arguments, terminal: Terminal): Promise<ExitCode> {
  if (process.stdin.isTTY)
    terminal.talk('One request on a line, such as {"id":1,"do":"help"}. It ends with the input (Ctrl-D).');
  return serve(process.stdin, terminal);
}

/** Answers line by line. Answers are written at once and wait for their reader, so no more is read than can be answered. */
export async function serve(input: AsyncIterable<Buffer>, terminal: Terminal): Promise<ExitCode> {
  const { EMPTY_ROOM, LIMITS, refusedLine, respondToLine, TOO_LONG } =
    await import('../../engine/protocol/index.js');
  const host = { board: boardsByName() };
  let room: Room = EMPTY_ROOM;
  const answerTo = (bytes: Buffer | undefined): string => {
    if (bytes === undefined) return TOO_LONG;
    const read = textOfBytes(bytes);
    if (!read.ok) return refusedLine('badText', 'This line is no UTF-8. Send text as UTF-8.');
    const done = respondToLine(room, read.text, host);
    ({ room } = done);
    return done.line;
  };
  try {
    for await (const bytes of linesOf(input, LIMITS.line)) {
      terminal.answer(`${answerTo(bytes)}\n`);
      if (terminal.hasReader?.() === false) break;
    }
  } catch (error) {
    // Requests never throw, so this is the input itself: a folder, or a terminal that is gone.
    const { code, message } = error as NodeJS.ErrnoException;
    terminal.talk(`lamplighter engine: stdin cannot be read (${code ?? message}).`);
    return EXIT.usage;
  }
  return EXIT.clean;
}
