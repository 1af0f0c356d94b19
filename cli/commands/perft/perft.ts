/** `lamplighter perft`: counts legal action sequences, to compare move generators. */
import type { Action, CreateResult, Engine, GameState, HuntSetup } from '../../../engine/index.js';
import { EXIT_CODES, type Command, type Ending, type Arguments, failure } from '../../command/command.js';
import { openBoard } from '../../boards/read-board.js';
import { quoteForMessage, type Terminal } from '../../terminal/terminal.js';
import type { Board } from '../../../model/index.js';
import { parseJson, readText } from '../../files/read-text.js';

export const perftCommand: Command = {
  name: 'perft',
  summary: 'Count legal action sequences',
  usage: '<board> [--at CIRCLE] [--pawns CROSSINGS] [--goals CIRCLES] [--record FILE --step N] [--depth N]',
  description: `Prints for every depth the number of sequences of that many legal actions, for all players together.
Two programs that print the same numbers almost certainly agree on the rules. With --jack only Jack moves.
Without --record the first hunt has just begun: on the first night after a crime at I, or in the first round.
Defaults: the first red (or white) circle for Jack, the first yellow crossings for the pawns. A game of
Mr Jack has just begun, with the deals of seed 1.`,
  operands: { least: 1, most: 1 },
  options: {
    '-d, --depth N': 'Count up to this depth; default 3',
    '--jack': 'Count only Jack’s moves',
    '--divide': 'At the last depth, count for each first action',
    '--at CIRCLE': 'Where Jack stands, such as 65',
    '--pawns CROSSINGS':
      'Where the pawns stand, such as x1,x2,x3,x4,x5, by colour: blue, brown, green, red, yellow in Whitechapel, yellow, blue, red in Whitehall',
    '--goals CIRCLES': 'The hideout, or the Discovery Locations still to be reached',
    '--stock TOKENS': 'What Jack has left, such as coach=1,alley=0',
    '--index N': 'Where the track figure stands; default 0',
    '--record FILE': 'Count from a state of this recorded game instead',
    '--step N': 'After this step of the record; default its end',
    '--json': 'Print a line of JSON for each depth',
  },
  examples: {
    'lamplighter perft whitechapel': 'Count from the start of the first hunt.',
    'lamplighter perft boards/whitehall --at 147 --jack --depth 5': 'Count Jack’s moves from circle 147.',
    'lamplighter perft boards/whitechapel --at 65 --pawns x39,x41,x52,x60,x61 --depth 2 --divide':
      'Find the move after which two programs differ.',
    'lamplighter perft boards/mr-jack-2016 --depth 4': 'Count from the start of Mr Jack.',
    'lamplighter perft boards/whitechapel --record docs/examples/games/whitechapel.json --step 30':
      'Count from the middle of a game.',
  },
  async run({ operands, options }, terminal) {
    const [path] = operands as [string];
    const depth = wholeNumber(options.get('depth') ?? '3');
    if (depth === undefined || depth < 1 || depth > MOST_DEPTH)
      return failure(`--depth must be a whole number from 1 to ${MOST_DEPTH}.`);
    if (options.has('jack') && options.has('divide')) return failure('--divide does not work with --jack.');
    const opened = openBoard(path, terminal);
    if (!opened.ok) return opened.exit;
    const { openEngine } = await import('../../../engine/index.js');
    const engine = openEngine(opened.board);
    if (!engine.ok) return engine;
    const begun = await stateOf(options, engine.engine, opened.board);
    if (!begun.ok) return begun;
    return count(engine.engine, begun.state, depth, options, terminal);
  },
};

const MOST_DEPTH = 20;

const SCENE = ['at', 'pawns', 'goals', 'stock', 'index'] as const;

/** The state to count from: a position from the options, or a state of a record. Mr Jack has only its starting position. */
async function stateOf(
  options: Arguments['options'],
  engine: Engine,
  board: Parameters<typeof readRecordedState>[0],
): Promise<CreateResult<GameState>> {
  const record = options.get('record');
  const asked = SCENE.find((name) => options.has(name));
  if (record !== undefined)
    return asked === undefined
      ? readRecordedState(board, record, options.get('step'))
      : failure(`The record has all positions; leave out --${asked}.`);
  if (options.has('step')) return failure('--step needs --record.');
  const [at, goals] = [numbersOf(options.get('at')), numbersOf(options.get('goals'))];
  if ([at, goals].some((numbers) => numbers?.some(Number.isNaN)))
    return failure('--at and --goals must be printed numbers of circles, such as 65.');
  if (at !== undefined && at.length !== 1) return failure('--at must be one circle, such as 65.');
  const pawns = options.get('pawns')?.split(',');
  const stock = stockOf(options.get('stock'));
  if (stock === null) return failure('--stock names tokens with their counts, such as coach=1,alley=0.');
  const index = options.get('index');
  if (index !== undefined && !/^-?\d{1,2}$/.test(index))
    return failure('--index must be a whole number, such as 5.');
  const scene: HuntSetup = {
    ...(stock && { stock }),
    ...(index !== undefined && { index: Number(index) }),
    ...(at && { at: at[0]! }),
    ...(pawns && { pawns }),
    ...(goals && { goals }),
  };
  return engine.startHunt(scene);
}

async function count(
  engine: Engine,
  state: GameState,
  most: number,
  options: Arguments['options'],
  terminal: Terminal,
): Promise<Ending> {
  const { divide, countJackMoveSequences, perft } = await import('../../../engine/index.js');
  const isJson = options.has('json');
  for (let depth = 1; depth <= most; depth++) {
    terminal.showProgress(`depth ${depth} …`);
    const flights = options.has('jack') ? countJackMoveSequences(engine, state, depth) : undefined;
    if (options.has('jack') && flights === undefined)
      return failure('With --jack it must be Jack’s turn to move in a hunt.');
    const counted =
      flights === undefined ? perft(engine, state, depth) : { ok: true as const, nodes: flights };
    if (!counted.ok) {
      terminal.writeMessage(counted.message);
      return EXIT_CODES.findings;
    }
    const { nodes } = counted;
    terminal.writeResult(
      // Written out, because JSON.stringify takes no bigint.
      isJson ? `{"depth":${depth},"nodes":${nodes}}\n` : `${lineOf(`depth ${depth}`, nodes)}\n`,
    );
  }
  if (!options.has('divide')) return EXIT_CODES.clean;
  const divided = divide(engine, state, most);
  for (const { action, nodes } of divided.ok ? divided.divided : [])
    terminal.writeResult(
      isJson ? `${JSON.stringify({ action, nodes })}\n` : `${lineOf(formatAction(action), nodes)}\n`,
    );
  return EXIT_CODES.clean;
}

const lineOf = (name: string, nodes: number | bigint): string =>
  `${name.padEnd(36)} ${String(nodes).padStart(14)}`;

/** An action on one line: its type and its values. */
const formatAction = ({ type, losing: _losing, block: _block, cost: _cost, ...named }: Action): string =>
  [
    type,
    ...Object.values(named).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  ].join(' ');

const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const numbersOf = (text: string | undefined): number[] | undefined =>
  text?.split(',').map((each) => wholeNumber(each.trim()) ?? Number.NaN);

/** The tokens of a list such as `coach=1,alley=0`; null if it is none. */
function stockOf(text: string | undefined): HuntSetup['stock'] | null {
  if (text === undefined) return undefined;
  const pairs = text.split(',').map((each) => /^(coach|alley|boat)=(\d)$/.exec(each.trim()));
  return pairs.every((pair) => pair !== null)
    ? Object.fromEntries(pairs.map(([, kind, count]) => [kind!, Number(count)]))
    : null;
}

/** The state after a step, counted from 1; by default after the last. 0 is the start. */
export async function readRecordedState(
  board: Board,
  file: string,
  step: string | undefined,
): Promise<CreateResult<GameState>> {
  const read = readText(file);
  if (!read.ok) return failure(`${quoteForMessage(file)}: ${read.error.message}`);
  const { replay } = await import('../../../engine/index.js');
  const again = replay(board, parseJson(read.text));
  if (!again.ok) return failure(`${quoteForMessage(file)} fails at step ${again.step}: ${again.message}`);
  const last = again.states.length - 1;
  const wanted = step === undefined ? last : /^\d{1,9}$/.test(step) ? Number(step) : -1;
  return wanted >= 0 && wanted <= last
    ? { ok: true, state: again.states[wanted]! }
    : failure(`--step must be a whole number from 0 to ${last}, the number of steps in the game.`);
}
