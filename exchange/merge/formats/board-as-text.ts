/** A board as lines for people, so that a text diff of two versions can be read. */
import {
  type Board,
  canonicalJson,
  idOfCircle,
  idOfHex,
  isStreetBoard,
  type Line,
  sortBoard,
} from '../../../model/index.js';

type Properties = Readonly<Record<string, unknown>>;

/** One line for each entity and property, in the order of the file. */
export function formatBoardAsText(board: Board): string {
  const sorted = sortBoard(board);
  return `${(isStreetBoard(sorted) ? streetLines(sorted) : hexLines(sorted)).join('\n')}\n`;
}

const HEAD = ['id', 'game', 'name', 'edition', 'profile', 'boardVersion', 'extent', 'discs', 'layout', 'grid', 'tracks', 'letters']; // prettier-ignore

const headLines = (board: Board): string[] =>
  HEAD.flatMap((key) => {
    const value = (board as unknown as Properties)[key];
    return value === undefined ? [] : [`${key}: ${textOf(value)}`];
  });

/** What people state about the board. */
function statementLines({ expect, witnesses, provenance, waivers }: Board): string[] {
  return [
    ...expect.map(
      ({ what, in: section, count, source }) =>
        `count ${what}${section ? ` in ${section}` : ''}: ${count} (${source})`,
    ),
    ...witnesses.map(({ rule, ...rest }) => `witness ${rule}: ${textOf(rest)}`),
    ...Object.entries(provenance).flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.map((each) => `provenance ${key}: ${textOf(each)}`)
        : [`provenance ${key}: ${textOf(value)}`],
    ),
    ...waivers.map(({ rule, target, ...rest }) => `waiver ${rule} ${target}: ${textOf(rest)}`),
  ];
}

const streetLines = (board: Extract<Board, { readonly circles: unknown }>): string[] => [
  ...headLines(board),
  ...board.circles.map(({ number, ...rest }) => `circle ${idOfCircle({ number }).slice(1)}: ${textOf(rest)}`),
  ...board.crossings.map(({ id, ...rest }) => `crossing ${id}: ${textOf(rest)}`),
  ...board.junctions.map(({ id, ...rest }) => `junction ${id}: ${textOf(rest)}`),
  ...board.streets.map((line) => `street ${lineText(line)}`),
  ...board.waterlines.map((line) => `waterline ${lineText(line)}`),
  ...board.blocks.map(
    ({ id, kind, walk, islands = [], reason }) =>
    [`block ${id}, ${kind}: ${walk.join(' ')}`, ...islands.map((each) => `round ${each.join(' ')}`), ...(reason === undefined ? [] : [`(${reason})`])].join(' '), // prettier-ignore
  ),
  ...statementLines(board),
];

const hexLines = (board: Extract<Board, { readonly hexes: unknown }>): string[] => [
  ...headLines(board),
  ...board.hexes.map((hex) => `hex ${idOfHex(hex)}: ${hex.kind}`),
  ...board.exits.map(({ id, hex, side }) => `exit ${id}: ${side} of ${hex}`),
  ...Object.entries(board.setup ?? {}).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `start ${key}: ${textOf(each)}`),
  ),
  ...statementLines(board),
];

const lineText = ({ between, bends }: Line): string =>
  `${between.join(' – ')}${bends ? ` by ${bends.map((at) => at.join()).join(' ')}` : ''}`;

/** `at 4493,2685, colour red`. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value))
    return value.every((each) => typeof each !== 'object') ? value.join() : canonicalJson(value);
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${key} ${textOf(each)}`)
    .join(', ');
}
