/** The facts about the whole board: from the mapping, otherwise from the file. */
import {
  escapeInvisible,
  GAMES,
  joinWithAnd,
  parseHexId,
  quoteText,
  type Game,
} from '../../../model/index.js';
import type { AttributeValue } from '../../graph/attributes.js';
import { attributeValue, FILE_START, parseNumber } from '../foreign/foreign-graph.js';
import { BOARD_FACT_ATTRIBUTES, type BoardFactName } from '../mapping/mapping.js';
import { fieldText, fieldValue, reportFault, type ImportContext } from './import-context.js';

/** One fact about the board, if it is given. */
export const readBoardFact = (
  { graph, mapping }: ImportContext,
  name: BoardFactName,
): AttributeValue | undefined =>
  attributeValue(mapping.board, name) ?? attributeValue(graph.values, BOARD_FACT_ATTRIBUTES[name]);

/** The game of the board; null if it is missing, which has been reported. */
export function gameOfImport(work: ImportContext): Game | null {
  const stated = readBoardFact(work, 'game');
  const game = GAMES.find((each) => each === stated);
  if (game !== undefined) return game;
  reportMissingFacts(work, hasHexes(work) ? 'hexes' : 'streets');
  return reportFault(work, FILE_START, 'no-game', 'the file', noGame(stated));
}

/** Whether the nodes look like hexes. */
const hasHexes = (work: ImportContext): boolean =>
  work.graph.nodes.some(
    (entry) =>
      fieldValue(work, entry, 'q') !== undefined ||
      parseHexId(fieldText(work, entry, 'id') ?? '') !== undefined,
  );

function noGame(stated: AttributeValue | undefined): string {
  const what =
    stated === undefined
      ? 'The file does not name the game of the board.'
      : `There is no game ${quoteText(String(stated))}.`;
  return `${what} Give --game ${GAMES.join('|')}, or "board": {"game": "lfw"} in the mapping.`;
}

/** The facts that a board file requires: what each is called, and an example. */
const NEEDED: readonly (readonly [name: BoardFactName, words: string, example: string, of?: BoardKind])[] = [
  ['id', 'id', '"my-board"'],
  ['name', 'name', '"…"'],
  ['edition', 'edition', '"custom"'],
  ['width', 'width', '10000'],
  ['height', 'height', '…'],
  ['circleRadius', 'radius of its circles', '…', 'streets'],
  ['crossingRadius', 'radius of its crossings', '…', 'streets'],
  ['originX', 'position of h0,0 (x)', '…', 'hexes'],
  ['originY', 'position of h0,0 (y)', '…', 'hexes'],
  ['hexSize', 'size of its hexes', '…', 'hexes'],
];
type BoardKind = 'streets' | 'hexes';

/** Reports the missing facts in one sentence with the lines to add. */
export function reportMissingFacts(work: ImportContext, kind: BoardKind): void {
  const missing = NEEDED.filter(
    ([name, , , of = kind]) => of === kind && readBoardFact(work, name) === undefined,
  );
  if (missing.length === 0) return;
  const what = joinWithAnd(missing.map(([, words]) => words));
  const lines = missing.map(([name, , example]) => `${quoteText(name)}: ${example}`).join(', ');
  const message = `The file does not give the ${what} of the board. Add to the mapping: "board": {${lines}}.`;
  reportFault(work, FILE_START, 'no-facts', 'the file', message);
}

/** A fact as a number; anything else is kept, and the schema reports it. */
export function readNumericFact(work: ImportContext, name: BoardFactName): unknown {
  const value = readBoardFact(work, name);
  return value === undefined ? undefined : (parseNumber(value) ?? value);
}

const textFact = (work: ImportContext, name: BoardFactName): string | undefined => {
  const value = readBoardFact(work, name);
  return value === undefined ? undefined : String(value);
};

export const readListFact = (work: ImportContext, name: BoardFactName): readonly string[] | undefined =>
  textFact(work, name)?.split(',');

/** The first properties of the board file. The default version 0.0.0 means that nothing was released. */
export const buildBoardHead = (work: ImportContext, game: Game): object => ({
  schemaVersion: 1,
  id: textFact(work, 'id'),
  game,
  name: textFact(work, 'name'),
  edition: textFact(work, 'edition'),
  profile: 'draft',
  boardVersion: textFact(work, 'version') ?? '0.0.0',
  extent: [readNumericFact(work, 'width'), readNumericFact(work, 'height')],
});

/** The printed grid, if it is given. */
export function buildGrid(work: ImportContext): object {
  const rect = readListFact(work, 'grid')?.map((each) => parseNumber(each) ?? each);
  if (rect === undefined) return {};
  const [columns, rows, sections] = (['columns', 'rows', 'sections'] as const).map((name) =>
    readListFact(work, name),
  );
  return { grid: { rect: [rect.slice(0, 2), rect.slice(2)], columns, rows, sections } };
}

/** Written if no licence or rights are given. */
const NOT_STATED = 'not stated';

/** The last properties of the board file: the provenance, and lists that an import leaves empty. */
export function buildBoardTail(work: ImportContext, format: string, kept: object = {}): object {
  const names = work.graph.files.map(({ name }) => escapeInvisible(name.split(/[/\\]/).at(-1)!)).join(', ');
  const digest = attributeValue(work.graph.values, 'digest');
  const origin = digest === undefined ? '' : ` Exported from a board with the digest ${String(digest)}.`;
  return {
    expect: [],
    witnesses: [],
    provenance: {
      licence: textFact(work, 'licence') ?? NOT_STATED,
      rights: textFact(work, 'rights') ?? NOT_STATED,
      sources: [
        {
          id: 'import',
          kind: 'digitisation',
          what: `Imported from ${format}: ${names}.${escapeInvisible(origin)}`,
        },
      ],
      traced: [],
      reviewed: [],
      ...kept,
    },
    waivers: [],
  };
}
