import { hexRule, joinList } from '../../definitions/define-rule.js';

/** Two exits by the same side of the same hex. */
export const twoExitsInOnePlace = hexRule({
  id: 'hex/two-exits-in-one-place',
  severity: 'error',
  summary: 'No two exits lead off by the same side of the same hex.',
  why: 'They would be one exit, which a cordon blocks under one name and not under the other.',
  remedy: 'Move one of them to where it is printed, or remove it.',
  neverWaive: 'it would be unclear whether the exit is blocked.',
  catalogueIds: ['HEX-003', 'MJ-B03'],
  check: ({ board: { exits } }) => {
    const places = new Map<string, number[]>();
    for (const [i, { hex, side }] of exits.entries()) {
      const place = `${side} from ${hex}`;
      const known = places.get(place);
      if (known) known.push(i);
      else places.set(place, [i]);
    }
    return [...places].map(([place, indices]) => {
      if (indices.length === 1) return undefined;
      const ids = indices.map((i) => exits[i]!.id);
      return {
        entities: ids,
        pointer: `/exits/${indices[1]!}`,
        what: `The exits ${joinList(ids)} all lead ${place}.`,
        remedy: 'Leave one there; move the others to where they are printed, or remove them.',
        seen: ids,
        expected: 1,
      };
    });
  },
});
