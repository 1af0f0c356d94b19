/** `lamplighter replay`: replays a recorded game and prints its events. */
import { posix } from 'node:path';
import type { Action, GameEvent } from '../../../engine/index.js';
import { EXIT_CODES, type Arguments, type Command, type Ending, failure } from '../../command/command.js';
import { checkOutputFile, writeOutput } from '../../files/output.js';
import { parseJson, readText } from '../../files/read-text.js';
import { openBoard, type OpenBoardResult } from '../../boards/read-board.js';
import { allShippedBoardNames, shippedBoardFile } from '../../boards/shipped-boards.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'Replay a recorded game',
  usage: '<record> [--board BOARD] [--as SEAT] [--json] [-o FILE]',
  description: `Every action is checked and every step is compared with its hash in the record. A record that was changed,
or that belongs to another board, is refused at the step where it fails. Without --as everything is printed,
including secrets.`,
  operands: { least: 1, most: 1 },
  options: {
    '--board BOARD': 'The board it was played on, if it is not a shipped one',
    '--as SEAT': 'Print only what this seat sees, such as jack',
    '--json': 'Print a line of JSON for each step: the action and its events',
    '-o, --output FILE': 'Also write the record again, in the current version of the format',
  },
  examples: {
    'lamplighter replay docs/examples/games/whitechapel.json': 'Who won, and how?',
    'lamplighter replay docs/examples/games/whitechapel.json --as ada': 'What did this detective see?',
    'lamplighter replay docs/examples/games/whitehall.json --json':
      'A game of Whitehall Mystery, for a program.',
    'lamplighter replay old.json -o new.json': 'Write an old record in the current version.',
  },
  async run({ operands, options }, terminal) {
    const [file] = operands as [string];
    const output = options.get('output');
    const problem = checkOutputFile(output, [file]);
    if (problem !== undefined) return failure(problem);
    const read = readText(file);
    if (!read.ok) return failure(`${quoteForMessage(file)}: ${read.error.message}`);
    const data = parseJson(read.text);
    if (data === undefined) return broken(terminal, file, 0, 'This is not JSON.');
    const opened = boardFor(data, options.get('board'), terminal);
    if (!opened.ok) return opened.exit;
    const { formatRecord, openEngine, recordGame, replay } = await import('../../../engine/index.js');
    const again = replay(opened.board, data);
    if (!again.ok) return broken(terminal, file, again.step, again.message);
    if (again.note !== undefined) terminal.writeMessage(`${file}: ${again.note}`);
    const seat = options.get('as');
    const playing = openEngine(opened.board);
    if (!playing.ok) return broken(terminal, file, 0, playing.message);
    const { engine } = playing;
    const last = again.states.at(-1)!;
    const seats = engine.seats(last);
    if (seat !== undefined && !seats.includes(seat))
      return failure(`There is no seat ${quoteForMessage(seat)}. The seats are ${seats.join(', ')}.`);
    const { actions } = data as { readonly actions: readonly Action[] };
    if (output !== undefined) {
      const record = recordGame(engine, again.states[0]!, actions);
      const exit = await writeOutput(formatRecord(record), output, terminal);
      if (exit !== EXIT_CODES.clean || output === '-') return exit;
    }
    const steps = printSteps(again.events, actions, seat, options, terminal);
    // A seat sees only its own view of the phase: some phases are Jack's secret.
    const { phase } = seat === undefined ? last : (engine.viewFor(last, seat) as { phase: string });
    const end = last.result ?? `unfinished in ${phase}`;
    if (!options.has('json')) terminal.writeResult(`${counted(steps)}: ${end}.\n`);
    return EXIT_CODES.clean;
  },
};

/** The named board, or the shipped one that the record names. */
function boardFor(data: unknown, named: string | undefined, terminal: Terminal): OpenBoardResult {
  if (named !== undefined) return openBoard(named, terminal);
  const { id } = (data as { board?: { id?: unknown } } | null)?.board ?? {};
  const shipped = allShippedBoardNames().find((name) => posix.basename(name) === id);
  if (shipped !== undefined) return openBoard(shippedBoardFile(shipped)!, terminal);
  const what =
    typeof id === 'string'
      ? `The board ${quoteForMessage(id)} is not a shipped board.`
      : 'This is not a game record: it names no board.';
  terminal.writeMessage(`${what} Name its file after --board.`);
  return { ok: false, exit: EXIT_CODES.findings };
}

function broken(terminal: Terminal, file: string, step: number, message: string): Ending {
  const where = step === 0 ? 'before the first step' : `at step ${step}`;
  terminal.writeMessage(`${file}: fails ${where}: ${message}`);
  return EXIT_CODES.findings;
}

/** Prints the events step by step and returns the number of steps. */
function printSteps(
  events: readonly (readonly GameEvent[])[],
  actions: readonly object[],
  seat: string | undefined,
  options: Arguments['options'],
  terminal: Terminal,
): number {
  const isSeen = ({ visibleTo }: GameEvent): boolean =>
    seat === undefined || visibleTo === 'all' || visibleTo.includes(seat);
  let step = 0;
  for (const [i, happened] of events.entries()) {
    const reported = happened.filter(isSeen).map(({ visibleTo: _, ...event }) => event);
    // For one seat only visible steps are counted: a gap in the numbers would reveal a secret step.
    if (seat !== undefined && reported.length === 0) continue;
    step++;
    const action = seat === undefined && { action: actions[i] };
    if (options.has('json'))
      terminal.writeResult(`${JSON.stringify({ step, ...action, events: reported })}\n`);
    else
      for (const event of reported)
        terminal.writeResult(`${String(step).padStart(4)}  ${sentenceOf(event)}\n`);
  }
  return step;
}

const counted = (steps: number): string => (steps === 1 ? '1 step' : `${steps} steps`);

/** An event on one line: its type and its fields. */
const sentenceOf = ({ type, ...fields }: Omit<GameEvent, 'visibleTo'>): string =>
  [String(type), ...Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(
    '  ',
  );
