import { capitalise, groupBy, joinWithAnd, type Setup } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';
import { setUpAsPrintedFixes } from '../../facts/hex/put-as-printed.js';
import { listPlacedPieces } from '../../facts/hex/starting-position.js';

/** Two characters, two lamps or two covers on one hex, or two cordons at one exit. */
export const twoOnOneHex = hexRule({
  id: 'setup/two-on-one-hex',
  severity: 'error',
  summary: 'No two characters, lamps or covers start on the same hex, and no two cordons at the same exit.',
  why: 'Only one of a kind fits there, so the other is misplaced.',
  remedy: 'Move one of them to where it is printed.',
  neverWaive: 'the position cannot be set up.',
  catalogueIds: ['SET-001', 'SET-002', 'SET-003', 'MJ-B10'],
  check: ({ board }) => {
    const { setup } = board;
    if (setup === undefined) return [];
    const pieces = [...listPlacedPieces(setup), ...cordonsOf(setup)];
    return [...groupBy(pieces, ({ list, hex }) => `${list} ${hex}`).values()].map((together) => {
      const [{ list, hex }, second] = together as [Together, Together | undefined];
      const names = new Set(together.map(({ name }) => name));
      // setup/missing-character and setup/missing-lamp report duplicates.
      const isDuplicate = names.size === 1 && (list === 'characters' || list === 'lamps');
      if (second === undefined || isDuplicate) return undefined;
      const where = `${list === 'cordons' ? 'at the exit' : 'on'} ${hex}`;
      return {
        entities: [hex, ...together.map(({ entity }) => entity)],
        pointer: second.pointer,
        what:
          names.size === 1
            ? `There are ${together.length} ${list} ${where}.`
            : `${capitalise(joinWithAnd([...names]))} are ${where}.`,
        remedy: 'Leave one there and move the others to where they are printed.',
        seen: together.length,
        expected: 1,
        fixes: setUpAsPrintedFixes(board, list),
      };
    });
  },
});

/** A piece that may share its place with another of its kind. */
type Together = Readonly<Record<'pointer' | 'name' | 'entity' | 'hex', string>> & {
  readonly list: keyof Omit<Setup, 'watsonFaces' | 'extra'>;
};

const cordonsOf = ({ cordons }: Setup): Together[] =>
  cordons.map((hex, i) => {
    return { list: 'cordons', hex, pointer: `/setup/cordons/${i}`, entity: 'cordon', name: 'a cordon' };
  });
