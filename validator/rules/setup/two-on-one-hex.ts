import type { HexBoard, Setup } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import type { Issue, Rule } from '../../rule.js';
import { placedThings, type Placed } from '../../starting-position.js';

/** Two characters, two lamps or two covers on one hex, or two cordons at one exit. */
export const twoOnOneHex: Rule<HexBoard> = {
  id: 'setup/two-on-one-hex',
  severity: 'error',
  games: ['mj'],
  summary: 'No two characters, lamps or covers start on the same hex, and no two cordons at the same exit.',
  why: 'There is room for one of a kind only, so the other was put in the wrong place.',
  mend: 'Move one of them to where it is printed.',
  waive: 'Never: the position cannot be set up.',
  waivable: false,
  answers: ['SET-001', 'SET-002', 'SET-003', 'MJ-B10'],
  check: ({ board: { setup } }) => {
    if (setup === undefined) return [];
    const places = new Map<string, Together[]>();
    for (const thing of [...placedThings(setup), ...cordonsOf(setup)]) {
      const key = `${thing.list} ${thing.hex}`;
      const known = places.get(key);
      if (known) known.push(thing);
      else places.set(key, [thing]);
    }
    return [...places.values()].flatMap((things): Issue[] => {
      const names = new Set(things.map(({ name }) => name));
      const [first, second] = things;
      if (first === undefined || second === undefined) return [];
      const { list, hex } = first;
      // A character or a lamp that is there twice is the business of setup/missing-character and setup/missing-lamp.
      if (names.size === 1 && (list === 'characters' || list === 'lamps')) return [];
      const where = `${list === 'cordons' ? 'at the exit' : 'on'} ${hex}`;
      return [
        {
          entities: [hex, ...things.map(({ entity }) => entity)],
          pointer: second.pointer,
          what:
            names.size === 1
              ? `There are ${things.length} ${list} ${where}.`
              : `${capital(listedWithAnd([...names]))} are put ${where}.`,
          mend: 'Leave one there and move what else there is to where it is printed.',
          seen: things.length,
          expected: 1,
        },
      ];
    });
  },
};

/** A thing that may share its place with another of its kind. */
type Together = Pick<Placed, 'pointer' | 'entity' | 'name'> & { readonly list: string; readonly hex: string };

const cordonsOf = ({ cordons }: Setup): Together[] =>
  cordons.map((exit, i) => ({
    list: 'cordons',
    hex: exit,
    pointer: `/setup/cordons/${i}`,
    entity: 'cordon',
    name: 'a cordon',
  }));

const listedWithAnd = (names: readonly string[]): string =>
  `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
