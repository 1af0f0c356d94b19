import type { HexBoard } from '../../../model/index.js';
import { listed } from '../../listed.js';
import type { Issue, Rule } from '../../rule.js';

/** Two exits by the same side of the same hex. */
export const twoExitsInOnePlace: Rule<HexBoard> = {
  id: 'hex/two-exits-in-one-place',
  severity: 'error',
  games: ['mj'],
  summary: 'No two exits lead off by the same side of the same hex.',
  why: 'They would be one way out, which a cordon bars under one name and not under the other.',
  mend: 'Move one of them to where it is printed, or take it out.',
  waive: 'Never: nobody could say whether the way is barred.',
  waivable: false,
  answers: ['HEX-003', 'MJ-B03'],
  check: ({ board: { exits } }) => {
    const places = new Map<string, number[]>();
    for (const [i, { hex, side }] of exits.entries()) {
      const place = `${side} from ${hex}`;
      const known = places.get(place);
      if (known) known.push(i);
      else places.set(place, [i]);
    }
    return [...places].flatMap(([place, indices]): Issue[] => {
      if (indices.length === 1) return [];
      const ids = indices.map((i) => exits[i]!.id);
      return [
        {
          entities: ids,
          pointer: `/exits/${indices[1]!}`,
          what: `The exits ${listed(ids)} all lead ${place}.`,
          mend: 'Leave one there; move the others to where they are printed, or take them out.',
          seen: ids,
          expected: 1,
        },
      ];
    });
  },
};
