/** `lamplighter replay`: plays a recorded game again and tells it. */
import type { GameEvent, Replay } from '../../engine/index.js';
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { jsonOf } from '../json-of.js';
import { openBoard, type OpenedBoard } from '../open-board.js';
import { readText } from '../read-board.js';
import { quoted, type Terminal } from '../terminal.js';
import { wrongUsage } from '../usage.js';

export const replayGame: Command = {
  name: 'replay',
  summary: 'Play a recorded game again',
  usage: '<record> [--board BOARD] [--as SEAT] [--json]',
  about: `Every action is checked and every state compared with the hash in the record. A record that was changed,
or that belongs to another board, is refused at the step where it breaks. Without --as everything is
told, secrets and all.`,
  operands: { least: 1, most: 1 },
  options: {
    board: { value: 'BOARD', meaning: 'The board it was played on, if that is none of the shipped ones' },
    as: { value: 'SEAT', meaning: 'Tell only what this seat sees, such as jack' },
    json: { meaning: 'One line of JSON for each step: the action and its events' },
  },
  examples: [
    {
      line: 'lamplighter replay docs/examples/games/whitechapel.json',
      meaning: 'Who won, and how?',
    },
    {
      line: 'lamplighter replay docs/examples/games/whitechapel.json --as ada',
      meaning: 'What did this detective see?',
    },
    {
      line: 'lamplighter replay docs/examples/games/whitehall.json --json',
      meaning: 'The same for Whitehall Mystery, for a program',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const [file] = operands as [string];
  const read = readText(file);
  if (!read.ok) return wrongUsage(terminal, `${quoted(file)}: ${read.error.message}`, 'replay');
  const data = jsonOf(read.text);
  if (data === undefined) return broken(terminal, file, 0, 'This is no JSON.');
  const opened = await boardFor(data, options.get('board'), terminal);
  if (!opened.ok) return opened.exit;
  const { openEngine, replay } = await import('../../engine/index.js');
  const again = replay(opened.board, data);
  if (!again.ok) return broken(terminal, file, again.step, again.message);
  const seat = options.get('as');
  const playing = openEngine(opened.board);
  if (!playing.ok) return broken(terminal, file, 0, playing.message);
  const { engine } = playing;
  const last = again.states.at(-1)!;
  const seats = engine.seats(last);
  if (seat !== undefined && !seats.includes(seat))
    return wrongUsage(
      terminal,
      `Nobody sits at ${quoted(seat)}. The seats are ${seats.join(', ')}.`,
      'replay',
    );
  const steps = tell(
    again,
    data as { readonly actions: readonly object[] },
    seat,
    options.has('json'),
    terminal,
  );
  // A seat is told the phase that it sees: some are Jack's secret.
  const { phase } = seat === undefined ? last : (engine.viewFor(last, seat) as { phase: string });
  const end = last.result ?? `broken off in ${phase}`;
  if (!options.has('json')) terminal.answer(`${counted(steps)}: ${end}.\n`);
  return EXIT.clean;
}

/** The board that was named, or the shipped one that the record names. */
async function boardFor(data: unknown, named: string | undefined, terminal: Terminal): Promise<OpenedBoard> {
  if (named !== undefined) return openBoard(named, terminal, 'replay');
  const { id } = (data as { board?: { id?: unknown } } | null)?.board ?? {};
  const { boardsByName, shippedBoards } = await import('../board-by-name.js');
  const found = shippedBoards().includes(id as string) ? boardsByName()(id as string) : undefined;
  if (found?.ok === true) return { ok: true, file: '', board: found.board };
  const what =
    typeof id === 'string'
      ? `The board ${quoted(id)} is none of the shipped ones.`
      : 'This is no game record: it names no board.';
  terminal.talk(`${what} Name its file after --board.`);
  return { ok: false, exit: EXIT.findings };
}

function broken(terminal: Terminal, file: string, step: number, message: string): ExitCode {
  const where = step === 0 ? 'before the first step' : `at step ${step}`;
  terminal.talk(`${file}: breaks ${where}: ${message}`);
  return EXIT.findings;
}

/** Tells what happened, step by step, and says how many steps that were. */
function tell(
  { events }: Extract<Replay, { ok: true }>,
  { actions }: { readonly actions: readonly object[] },
  seat: string | undefined,
  asJson: boolean,
  terminal: Terminal,
): number {
  const seen = ({ visibleTo }: GameEvent): boolean =>
    seat === undefined || visibleTo === 'all' || visibleTo.includes(seat);
  let step = 0;
  for (const [i, happened] of events.entries()) {
    const told = happened.filter(seen).map(({ visibleTo: _, ...event }) => event);
    // To one seat only what it sees is counted: a number left out would tell that something happened in secret.
    if (seat !== undefined && told.length === 0) continue;
    step++;
    const action = seat === undefined && { action: actions[i] };
    if (asJson) terminal.answer(`${JSON.stringify({ step, ...action, events: told })}\n`);
    else for (const event of told) terminal.answer(`${String(step).padStart(4)}  ${sentenceOf(event)}\n`);
  }
  return step;
}

const counted = (steps: number): string => (steps === 1 ? '1 step' : `${steps} steps`);

/** An event on one line: its type, and what belongs to it. */
const sentenceOf = ({ type, ...fields }: Omit<GameEvent, 'visibleTo'>): string =>
  [String(type), ...Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(
    '  ',
  );
