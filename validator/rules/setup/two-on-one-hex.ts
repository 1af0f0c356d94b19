import { capitalise, joinWithAnd, type Setup } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';
import { listPlacedPieces, type PlacedPiece } from '../../facts/hex/starting-position.js';

/** Two characters, two lamps or two covers on one hex, or two cordons at one exit. */
export const twoOnOneHex = hexRule({
  id: 'setup/two-on-one-hex',
  severity: 'error',
  summary: 'No two characters, lamps or covers start on the same hex, and no two cordons at the same exit.',
  why: 'Only one of a kind fits there, so the other is misplaced.',
  remedy: 'Move one of them to where it is printed.',
  neverWaive: 'the position cannot be set up.',
  catalogueIds: ['SET-001', 'SET-002', 'SET-003', 'MJ-B10'],
  check: ({ board: { setup } }) => {
    if (setup === undefined) return [];
    const places = new Map<string, Together[]>();
    for (const thing of [...listPlacedPieces(setup), ...cordonsOf(setup)]) {
      const key = `${thing.list} ${thing.hex}`;
      const known = places.get(key);
      if (known) known.push(thing);
      else places.set(key, [thing]);
    }
    return [...places.values()].map((things) => {
      const names = new Set(things.map(({ name }) => name));
      const [first, second] = things;
      if (first === undefined || second === undefined) return undefined;
      const { list, hex } = first;
      // setup/missing-character and setup/missing-lamp report duplicates.
      if (names.size === 1 && (list === 'characters' || list === 'lamps')) return undefined;
      const where = `${list === 'cordons' ? 'at the exit' : 'on'} ${hex}`;
      return {
        entities: [hex, ...things.map(({ entity }) => entity)],
        pointer: second.pointer,
        what:
          names.size === 1
            ? `There are ${things.length} ${list} ${where}.`
            : `${capitalise(joinWithAnd([...names]))} are ${where}.`,
        remedy: 'Leave one there and move the others to where they are printed.',
        seen: things.length,
        expected: 1,
      };
    });
  },
});

/** A piece that may share its place with another of its kind. */
type Together = Pick<PlacedPiece, 'pointer' | 'name'> & {
  readonly entity: string;
  readonly list: string;
  readonly hex: string;
};

const cordonsOf = ({ cordons }: Setup): Together[] =>
  cordons.map((exit, i) => ({
    list: 'cordons',
    hex: exit,
    pointer: `/setup/cordons/${i}`,
    entity: 'cordon',
    name: 'a cordon',
  }));
