import {
  idOfCircle,
  idOfHex,
  hasPlaces,
  isStreetBoard,
  joinWithAnd,
  linesOfDuplicate,
  type Board,
  type CrossingId,
  type Fix,
} from '../../../model/index.js';
import { boardRule, makeAskFix } from '../../definitions/define-rule.js';

/** Two elements with the same id: a circle number, crossing, block, hex or exit entered twice. */
export const duplicateId = boardRule({
  id: 'reference/duplicate-id',
  severity: 'error',
  summary: 'Every circle, crossing, junction, block, hex and exit has an id of its own.',
  why: 'The id refers to two places, so a clue or a search may be answered for the wrong one.',
  remedy: 'Give one of the two another number or id, or delete the one that was entered twice.',
  neverWaive: 'with a duplicate id nothing else can be checked.',
  catalogueIds: ['IDN-001', 'IDN-002', 'IDN-008', 'IDN-009', 'LFW-B02', 'WM-B01'],
  *check({ board }) {
    for (const [list, kind, ids] of listsOf(board)) {
      const known = new Set(ids);
      if (known.size === ids.length) continue;
      const free = freeIdOf(ids, known);
      const next = nextIds(ids);
      const seen = new Set<string>();
      for (const [i, id] of ids.entries()) {
        if (seen.has(id))
          yield {
            entities: [id],
            pointer: `/${list}/${i}`,
            what: `${kind === 'circle' ? `Circle ${id.slice(1)}` : `The ${kind} ${id}`} is on the board twice.`,
            remedy: `Delete one of them if it was entered twice; otherwise give it ${other(kind, free)}.`,
            seen: id,
            ...separation(board, list, i, kind === 'circle' ? () => free : next),
          };
        seen.add(id);
      }
    }
  },
});

type SeparableList = 'circles' | 'crossings' | 'junctions' | 'blocks';

/** What gives the second entry an id of its own. Hexes and exits are places: those need a person. */
function separation(
  board: Board,
  list: string,
  index: number,
  nextId: () => string,
): { readonly fix?: Fix; readonly remedy?: string } {
  if (!isStreetBoard(board) || !isSeparable(list)) return {};
  // Streets are shared out by distance.
  if (list !== 'blocks' && !hasPlaces(board)) return {};
  const ids = list === 'circles' ? board.circles.map(idOfCircle) : idsOf(board[list]);
  const id = ids[index]!;
  const to = nextId() as CrossingId;
  const which = ORDINALS[ids.slice(0, index).filter((each) => each === id).length] ?? 'last';
  const fix = (words: string): Fix =>
    makeAskFix('separateDuplicateId', { list, index, to }, `Make the ${which} ${id} ${to}${words}`);
  if (list === 'blocks') return { fix: fix('') };
  const [x, y] = board[list][index]!.at;
  const lines = linesOfDuplicate(board, list, index).map(({ between }) =>
    between.find((each) => each !== id)!,
  );
  const streets =
    lines.length === 0
      ? 'no street'
      : `the ${lines.length === 1 ? 'street' : 'streets'} to ${joinWithAnd(lines)}`;
  return {
    fix: fix(`, with ${streets}`),
    // A number is printed, so the first free one is only likely.
    ...(list !== 'circles' && {
      remedy: `Delete one of them if it was entered twice. If two sides of a merge both added ${id}, make the ${which} one, at ${x},${y}, ${to}: by distance, ${streets} ${lines.length === 1 ? 'leads' : 'lead'} there.`,
    }),
  };
}

const isSeparable = (list: string): list is SeparableList =>
  ['circles', 'crossings', 'junctions', 'blocks'].includes(list);

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** The ids after the last one, which no saved game refers to. */
function nextIds(ids: readonly string[]): () => string {
  let last = ids.reduce((most, id) => Math.max(most, Number(id.slice(1)) || 0), 0);
  return () => `${ids[0]!.charAt(0)}${++last}`;
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

const listsOf = (board: Board): [list: string, kind: string, ids: readonly string[]][] =>
  isStreetBoard(board)
    ? [
        ['circles', 'circle', board.circles.map(idOfCircle)],
        ['crossings', 'crossing', idsOf(board.crossings)],
        ['junctions', 'junction', idsOf(board.junctions)],
        ['blocks', 'block', idsOf(board.blocks)],
      ]
    : [
        ['hexes', 'hex', board.hexes.map(idOfHex)],
        ['exits', 'exit', idsOf(board.exits)],
      ];

/** The first free number: on a board numbered without gaps, probably the one that was misread. */
function freeIdOf([first = '']: readonly string[], known: ReadonlySet<string>): string {
  let number = 1;
  while (known.has(`${first.charAt(0)}${number}`)) number++;
  return `${first.charAt(0)}${number}`;
}

function other(kind: string, free: string): string {
  if (kind === 'circle') return `its own number; the first free one is ${free.slice(1)}`;
  if (kind === 'hex') return 'its own position';
  return kind === 'exit' ? 'an id of its own' : `an id of its own, such as ${free}`;
}
