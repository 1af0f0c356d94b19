/** What is said of a board as a whole: by the mapping, else by the file. */
import { quoted } from '../../model/file/quoted.js';
import { visible } from '../../model/text/visible.js';
import { GAMES, type Game } from '../../model/vocabulary.js';
import type { Value } from '../graph/attributes.js';
import { numberOf, START, valueOf } from './foreign-graph.js';
import { FACTS, type FactName } from './mapping.js';
import { note, type Workpiece } from './workpiece.js';

/** One fact about the board, if anybody says it. */
export const factOf = ({ graph, mapping }: Workpiece, name: FactName): Value | undefined =>
  valueOf(mapping.board, name) ?? valueOf(graph.values, FACTS[name]);

/** The game of the board; null if it is not said, which has been noted. */
export function gameOf(work: Workpiece): Game | null {
  const said = factOf(work, 'game');
  const game = GAMES.find((each) => each === said);
  if (game !== undefined) return game;
  return note(work, START, 'no-game', 'the file', noGame(said));
}

function noGame(said: Value | undefined): string {
  const what =
    said === undefined
      ? 'The file does not say which game the board is of.'
      : `There is no game ${quoted(String(said))}.`;
  return `${what} Give --game ${GAMES.join('|')}, or "board": {"game": "lfw"} in the mapping.`;
}

/** What no board file can be written without, and what an example of it looks like. */
const NEEDED: Readonly<Record<'all' | 'streets' | 'hexes', Partial<Record<FactName, string>>>> = {
  all: { id: '"my-board"', name: '"…"', edition: '"custom"', width: '10000', height: '…' },
  streets: { circleRadius: '…', crossingRadius: '…' },
  hexes: { originX: '…', originY: '…', hexSize: '…' },
};

/** Notes what is missing of the whole, in one sentence with what to write. */
export function noteMissingFacts(work: Workpiece, kind: 'streets' | 'hexes'): void {
  const missing = Object.entries({ ...NEEDED.all, ...NEEDED[kind] }).filter(
    ([name]) => factOf(work, name as FactName) === undefined,
  );
  if (missing.length === 0) return;
  const what = listed(missing.map(([name]) => WORDS[name]!));
  const lines = missing.map(([name, example]) => `${quoted(name)}: ${example}`).join(', ');
  const message = `The file does not say the ${what} of the board, and nothing is made up. Add to the mapping: "board": {${lines}}.`;
  note(work, START, 'no-facts', 'the file', message);
}

const WORDS: Readonly<Record<string, string>> = {
  id: 'id',
  name: 'name',
  edition: 'edition',
  width: 'width',
  height: 'height',
  circleRadius: 'radius of its circles',
  crossingRadius: 'radius of its crossings',
  originX: 'place of h0,0 (x)',
  originY: 'place of h0,0 (y)',
  hexSize: 'size of its hexes',
};

const listed = (words: readonly string[]): string =>
  words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} and ${words.at(-1)!}`;

/** A number as the schema wants to see it; what is none stays, for the schema to name. */
export function numberFact(work: Workpiece, name: FactName): unknown {
  const value = factOf(work, name);
  return value === undefined ? undefined : (numberOf(value) ?? value);
}

const textFact = (work: Workpiece, name: FactName): string | undefined => {
  const value = factOf(work, name);
  return value === undefined ? undefined : String(value);
};

export const listFact = (work: Workpiece, name: FactName): readonly string[] | undefined =>
  textFact(work, name)?.split(',');

/** The head of the board file. A version of our own is no claim about the print: 0.0.0 says that nothing was released. */
export const headOf = (work: Workpiece, game: Game): object => ({
  schemaVersion: 1,
  id: textFact(work, 'id'),
  game,
  name: textFact(work, 'name'),
  edition: textFact(work, 'edition'),
  profile: 'draft',
  boardVersion: textFact(work, 'version') ?? '0.0.0',
  extent: [numberFact(work, 'width'), numberFact(work, 'height')],
});

/** The printed grid, if it is said. */
export function gridOf(work: Workpiece): object {
  const rect = listFact(work, 'grid')?.map((each) => numberOf(each) ?? each);
  if (rect === undefined) return {};
  const [columns, rows, sections] = (['columns', 'rows', 'sections'] as const).map((name) =>
    listFact(work, name),
  );
  return { grid: { rect: [rect.slice(0, 2), rect.slice(2)], columns, rows, sections } };
}

/** What is written where nobody says on what terms the data may be used. */
const NOT_STATED = 'not stated';

/** Where the board comes from, as far as the import knows; the rest of the file, which an import leaves empty. */
export function tailOf(work: Workpiece, format: string): object {
  const names = work.graph.files.map(({ name }) => visible(name.split(/[/\\]/).at(-1)!)).join(', ');
  const digest = valueOf(work.graph.values, 'digest');
  const origin =
    digest === undefined
      ? ''
      : ` It says that it was exported from a board with the digest ${String(digest)}.`;
  return {
    expect: [],
    witnesses: [],
    provenance: {
      licence: textFact(work, 'licence') ?? NOT_STATED,
      rights: textFact(work, 'rights') ?? NOT_STATED,
      sources: [
        { id: 'import', kind: 'digitisation', what: `Imported from ${format}: ${names}.${visible(origin)}` },
      ],
      traced: [],
      reviewed: [],
    },
    waivers: [],
  };
}
