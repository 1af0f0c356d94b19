import { idOfCircle, idOfHex, isStreetBoard, type Board } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** Two things with one id: a number printed twice, a crossing, block, hex or exit entered twice. */
export const duplicateId: Rule = {
  id: 'reference/duplicate-id',
  severity: 'error',
  games: ['lfw', 'wm', 'mj'],
  summary: 'Every circle, crossing, junction, block, hex and exit has an id of its own.',
  why: 'Whoever names it then means two places, and a clue or a search is answered for the wrong one.',
  mend: 'Give one of the two another number or id, or delete the one that was entered twice.',
  waive: 'Nobody may: with two places of one name nothing else can be judged.',
  answers: ['IDN-001', 'IDN-002', 'IDN-008', 'LFW-B02', 'WM-B01'],
  check: ({ board }) => listsOf(board).flatMap(([list, kind, ids]) => doubled(list, kind, ids)),
};

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
  const seen = new Set<string>();
  return ids.flatMap((id, i): Issue[] => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const name = kind === 'circle' ? `Circle ${id.slice(1)}` : `The ${kind} ${id}`;
    return [
      {
        entities: [id],
        pointer: `/${list}/${i}`,
        what: `${name} stands in the board twice.`,
        mend: `Give one of them another ${kind === 'circle' ? 'number' : kind === 'hex' ? 'place' : 'id'}, or delete it if it was entered twice.`,
      },
    ];
  });
}
