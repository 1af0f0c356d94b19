import {
  idOfHex,
  neighbourInDirection,
  DIRECTIONS,
  type Axial,
  type HexBoard,
} from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A place inside the board where no hex was traced. */
export const hole: Rule<HexBoard> = {
  id: 'hex/hole',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['mj'],
  summary: 'Inside the board there is no gap that is not marked as one.',
  why: 'A hex that is missing is a way that is missing, and a lantern that shines too far or too short.',
  mend: 'Trace the hex, or mark the gap with a hex of kind void if it is printed.',
  waive: 'Not needed: a hex of kind void says that the gap is meant.',
  answers: ['HEX-008'],
  check: ({ board }) =>
    gapsOf(board).map((at): Issue => {
      const hex = idOfHex({ at });
      return {
        entities: [hex],
        pointer: '/hexes',
        what: `There is no hex at ${hex}, although hexes lie all around it.`,
        mend: 'Trace it, or mark it as void if the print has a gap there.',
        fix: {
          kind: 'ask',
          action: 'setHexKind',
          arguments: { hex, kind: 'void' },
          label: `Mark ${hex} as a gap`,
        },
      };
    }),
};

/** Floods from outside; what lies beside a hex and stays dry is a gap. Only places next to hexes are visited, so the work is linear. */
function gapsOf({ hexes }: HexBoard): Axial[] {
  const there = new Set(hexes.map(idOfHex));
  const rim = new Map<string, Axial>();
  for (const { at } of hexes)
    for (const direction of DIRECTIONS) {
      const beside = neighbourInDirection(at, direction);
      if (!there.has(idOfHex({ at: beside }))) rim.set(idOfHex({ at: beside }), beside);
    }
  // The outside is one ring: every rim place that touches it, directly or by other rim places or their empty neighbours.
  const outermost = [...rim.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1])[0];
  if (outermost === undefined) return [];
  const wet = new Set([idOfHex({ at: outermost })]);
  const queue: Axial[] = [outermost];
  for (const at of queue)
    for (const direction of DIRECTIONS) {
      const next = neighbourInDirection(at, direction);
      const id = idOfHex({ at: next });
      if (there.has(id) || wet.has(id) || !touches(next, there)) continue;
      wet.add(id);
      queue.push(next);
    }
  return [...rim.values()]
    .filter((at) => !wet.has(idOfHex({ at })))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Whether a place lies beside a hex, or beside a place that does: the flood needs that much room to go round a concave corner. */
const touches = (at: Axial, there: ReadonlySet<string>): boolean =>
  DIRECTIONS.some((direction) => {
    const beside = neighbourInDirection(at, direction);
    return (
      there.has(idOfHex({ at: beside })) ||
      DIRECTIONS.some((further) => there.has(idOfHex({ at: neighbourInDirection(beside, further) })))
    );
  });
