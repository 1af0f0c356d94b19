import { idOfCircle, idOfHex, isStreetBoard, type Board } from '../../../model/index.js';
import { boardRule, type Issue } from '../../definitions/define-rule.js';

/** Two elements with the same id: a circle number, crossing, block, hex or exit entered twice. */
export const duplicateId = boardRule({
  id: 'reference/duplicate-id',
  severity: 'error',
  summary: 'Every circle, crossing, junction, block, hex and exit has an id of its own.',
  why: 'The id refers to two places, so a clue or a search may be answered for the wrong one.',
  remedy: 'Give one of the two another number or id, or delete the one that was entered twice.',
  neverWaive: 'with a duplicate id nothing else can be checked.',
  catalogueIds: ['IDN-001', 'IDN-002', 'IDN-008', 'IDN-009', 'LFW-B02', 'WM-B01'],
  topologyOnly: true,
  check: ({ board }) => listsOf(board).flatMap(([list, kind, ids]) => doubled(list, kind, ids)),
});

function listsOf(board: Board): [list: string, kind: string, ids: readonly string[]][] {
  if (isStreetBoard(board))
    return [
      ['circles', 'circle', board.circles.map(idOfCircle)],
      ['crossings', 'crossing', board.crossings.map(({ id }) => id)],
      ['junctions', 'junction', board.junctions.map(({ id }) => id)],
      ['blocks', 'block', board.blocks.map(({ id }) => id)],
    ];
  return [
    ['hexes', 'hex', board.hexes.map(idOfHex)],
    ['exits', 'exit', board.exits.map(({ id }) => id)],
  ];
}

function doubled(list: string, kind: string, ids: readonly string[]): Issue[] {
  const known = new Set(ids);
  if (known.size === ids.length) return [];
  const free = freeIdOf(ids, known);
  const seen = new Set<string>();
  return ids.flatMap((id, i): Issue[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [
      {
        entities: [id],
        pointer: `/${list}/${i}`,
        what: `${kind === 'circle' ? `Circle ${id.slice(1)}` : `The ${kind} ${id}`} is on the board twice.`,
        remedy: `Delete one of them if it was entered twice; otherwise give it ${other(kind, free)}.`,
        seen: id,
      },
    ];
  });
}

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
