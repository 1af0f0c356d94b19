/** `lamplighter perft`: counts the ways a game can go on, to compare one move generator with another. */
import type { Action, Engine, GameState, Scene } from '../../engine/index.js';
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { openBoard } from '../open-board.js';
import { stateOfRecord } from '../state-of-record.js';
import type { Terminal } from '../terminal.js';
import { wrongUsage } from '../usage.js';

export const countWays: Command = {
  name: 'perft',
  summary: 'Count the ways a game can go on',
  usage: '<board> [--at CIRCLE] [--pawns CROSSINGS] [--goals CIRCLES] [--record FILE --step N] [--depth N]',
  about: `Prints for every depth how many sequences of so many legal actions there are, all players taken together.
Two programs that print the same numbers hardly differ in what they allow. With --jack only Jack moves, and
all others stand still. Without --record the first hunt has just begun: on the first night after a crime at I,
or in the first round. What is left out is chosen: the first red (or white) circle for Jack, the first
yellow crossings for the pawns. A game of Mr Jack has just begun, with the deals of seed 1.`,
  operands: { least: 1, most: 1 },
  options: {
    depth: { short: 'd', value: 'N', meaning: 'Count up to this depth; 3 if left out' },
    jack: { meaning: 'Count only Jack’s moves' },
    divide: { meaning: 'At the last depth, count for each first action' },
    at: { value: 'CIRCLE', meaning: 'Where Jack stands, such as 65' },
    pawns: {
      value: 'CROSSINGS',
      meaning:
        'Where the pawns stand, such as x1,x2,x3,x4,x5, by colour: blue, brown, green, red, yellow in Whitechapel, yellow, blue, red in Whitehall',
    },
    goals: { value: 'CIRCLES', meaning: 'The hideout, or the Discovery Locations still to be reached' },
    record: { value: 'FILE', meaning: 'Count from a state of this recorded game instead' },
    step: { value: 'N', meaning: 'After this step of the record; its end if left out' },
    json: { meaning: 'One line of JSON for each depth' },
  },
  examples: [
    { line: 'lamplighter perft boards/whitechapel', meaning: 'How does the first hunt go on?' },
    {
      line: 'lamplighter perft boards/whitehall --at 147 --jack --depth 5',
      meaning: 'How many ways has Jack from circle 147?',
    },
    {
      line: 'lamplighter perft boards/whitechapel --at 65 --pawns x39,x41,x52,x60,x61 --depth 2 --divide',
      meaning: 'Behind which move do two programs differ?',
    },
    { line: 'lamplighter perft boards/mr-jack-2016 --depth 4', meaning: 'How does Mr Jack begin?' },
    {
      line: 'lamplighter perft boards/whitechapel --record docs/examples/games/whitechapel.json --step 30',
      meaning: 'And in the middle of a game?',
    },
  ],
  run,
};

const MOST_DEPTH = 20;

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const [path] = operands as [string];
  const depth = wholeNumber(options.get('depth') ?? '3');
  if (depth === undefined || depth < 1 || depth > MOST_DEPTH)
    return wrongUsage(terminal, `--depth is a whole number from 1 to ${MOST_DEPTH}.`, 'perft');
  if (options.has('jack') && options.has('divide'))
    return wrongUsage(terminal, '--divide splits what all players do; leave out --jack.', 'perft');
  const opened = openBoard(path, terminal, 'perft');
  if (!opened.ok) return opened.exit;
  const { openEngine } = await import('../../engine/index.js');
  const engine = openEngine(opened.board);
  if (!engine.ok) return wrongUsage(terminal, engine.message, 'perft');
  const begun = await stateOf(options, engine.engine, opened.board);
  if (!begun.ok) return wrongUsage(terminal, begun.message, 'perft');
  return count(engine.engine, begun.state, depth, options, terminal);
}

const SCENE = ['at', 'pawns', 'goals'] as const;

type Begun =
  { readonly ok: true; readonly state: GameState } | { readonly ok: false; readonly message: string };

/** Where counting begins: a scene, or a state of a record. A game of Mr Jack has no scenes but its beginning. */
async function stateOf(
  options: Arguments['options'],
  engine: Engine,
  board: Parameters<typeof stateOfRecord>[0],
): Promise<Begun> {
  const record = options.get('record');
  const asked = SCENE.find((name) => options.has(name));
  if (record !== undefined)
    return asked === undefined
      ? stateOfRecord(board, record, options.get('step'))
      : { ok: false, message: `A record says where all stand; leave out --${asked}.` };
  if (options.has('step')) return { ok: false, message: '--step goes with --record.' };
  const [at, goals] = [numbersOf(options.get('at')), numbersOf(options.get('goals'))];
  if ([at, goals].some((numbers) => numbers?.some(Number.isNaN)))
    return { ok: false, message: '--at and --goals take the printed numbers of circles, such as 65.' };
  if (at !== undefined && at.length !== 1) return { ok: false, message: 'Jack stands on one circle.' };
  const pawns = options.get('pawns')?.split(',');
  const scene: Scene = {
    ...(at && { at: at[0]! }),
    ...(pawns && { pawns }),
    ...(goals && { goals }),
  };
  return engine.scene(scene);
}

async function count(
  engine: Engine,
  state: GameState,
  most: number,
  options: Arguments['options'],
  terminal: Terminal,
): Promise<ExitCode> {
  const { divide, flightsOf, perft } = await import('../../engine/index.js');
  const isJson = options.has('json');
  for (let depth = 1; depth <= most; depth++) {
    terminal.progress(`depth ${depth} …`);
    const flights = options.has('jack') ? flightsOf(engine, state, depth) : undefined;
    if (options.has('jack') && flights === undefined)
      return wrongUsage(terminal, 'With --jack it must be Jack’s turn to move in a hunt.', 'perft');
    const counted =
      flights === undefined ? perft(engine, state, depth) : { ok: true as const, nodes: flights };
    if (!counted.ok) {
      terminal.talk(counted.message);
      return EXIT.findings;
    }
    const { nodes } = counted;
    terminal.answer(
      isJson ? `${JSON.stringify({ depth, nodes })}\n` : `${lineOf(`depth ${depth}`, nodes)}\n`,
    );
  }
  if (!options.has('divide')) return EXIT.clean;
  const divided = divide(engine, state, most);
  for (const { action, nodes } of divided.ok ? divided.divided : [])
    terminal.answer(
      isJson ? `${JSON.stringify({ action, nodes })}\n` : `${lineOf(wordsOf(action), nodes)}\n`,
    );
  return EXIT.clean;
}

const lineOf = (name: string, nodes: number): string => `${name.padEnd(36)} ${String(nodes).padStart(14)}`;

/** An action in a few words: its type and what it names. */
const wordsOf = ({ type, losing: _losing, block: _block, cost: _cost, ...named }: Action): string =>
  [
    type,
    ...Object.values(named).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  ].join(' ');

const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const numbersOf = (text: string | undefined): number[] | undefined =>
  text?.split(',').map((each) => wholeNumber(each.trim()) ?? Number.NaN);
