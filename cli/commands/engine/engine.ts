/** `lamplighter engine`: plays games for other programs; each line is a JSON request or its response. */
import type { Session } from '../../../engine/protocol/index.js';
import { createBoardLookup } from '../../boards/board-lookup.js';
import { allShippedBoardNames } from '../../boards/shipped-boards.js';
import { packageVersion } from '../../files/package-files.js';
import { EXIT_CODES, type Command, type ExitCode } from '../../command/command.js';
import { linesOfStream } from '../../files/lines-of-stream.js';
import { decodeText } from '../../files/read-text.js';
import type { Terminal } from '../../terminal/terminal.js';

export const engineCommand: Command = {
  name: 'engine',
  summary: 'Play games for other programs over JSON lines',
  usage: '[< requests]',
  description: `Every line on stdin is a request, every line on stdout its response, in the same order. An invalid request
gets a response with the reason, and the engine goes on until stdin ends. Games are kept in memory until then.
docs/protocol.md and the request {"do":"help"} list the requests.`,
  operands: { least: 0, most: 0 },
  options: {},
  examples: {
    [`echo '{"id":1,"do":"help"}' | lamplighter engine`]: 'List the requests.',
    [`echo '{"id":1,"do":"new","board":"whitehall"}' | lamplighter engine`]:
      'Open a game on a shipped board.',
    'lamplighter engine < requests.jsonl > answers.jsonl': 'Many requests from a file, one per line.',
  },
  async run(_, terminal) {
    if (process.stdin.isTTY)
      terminal.writeMessage(
        'Type one request per line, such as {"id":1,"do":"help"}. Ctrl-D ends the engine.',
      );
    return serveEngine(process.stdin, terminal);
  },
};

/** Answers line by line. Each response is written before the next request is read. */
export async function serveEngine(input: AsyncIterable<Buffer>, terminal: Terminal): Promise<ExitCode> {
  const { EMPTY_SESSION, LIMITS, errorLine, respondToLine, LINE_TOO_LONG_ANSWER } =
    await import('../../../engine/protocol/index.js');
  const host = { board: createBoardLookup(), boardNames: allShippedBoardNames, version: packageVersion() };
  let session: Session = EMPTY_SESSION;
  const answerTo = (bytes: Buffer | undefined): string => {
    if (bytes === undefined) return LINE_TOO_LONG_ANSWER;
    const read = decodeText(bytes);
    if (!read.ok) return errorLine('badText', 'This line is not UTF-8. Send text as UTF-8.');
    const done = respondToLine(session, read.text, host);
    ({ session } = done);
    return done.line;
  };
  try {
    for await (const bytes of linesOfStream(input, LIMITS.line)) {
      terminal.writeResult(`${answerTo(bytes)}\n`);
      if (terminal.hasReader?.() === false) break;
    }
  } catch (error) {
    // Requests never throw, so stdin itself failed: it is a folder, or a closed terminal.
    const { code, message } = error as NodeJS.ErrnoException;
    terminal.writeMessage(`lamplighter engine: stdin cannot be read (${code ?? message}).`);
    return EXIT_CODES.usage;
  }
  return EXIT_CODES.clean;
}
