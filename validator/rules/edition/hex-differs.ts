import { idOfHex, type HexKind } from '../../../model/index.js';
import { hexRule, makeAskFix, type Issue } from '../../definitions/define-rule.js';
import { printedHexBoard } from '../../editions/index.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeEdition } from '../../facts/edition/describe-differences.js';
import { positionOfId } from '../../facts/geometry/position-of-pointer.js';

/** More hexes differ only if the board is another one, or if its coordinates are turned. */
const MOST_HEXES = 20;

const WORDS: Readonly<Record<HexKind, string>> = {
  street: 'a street',
  manhole: 'a manhole',
  gaslight: 'a gaslight',
  building: 'a building',
  garden: 'a garden',
  void: 'not on the board',
};

/** A hex of another kind than in the edition. */
export const hexDiffers = hexRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/hex-differs',
  summary: 'Every hex is of the kind that the edition prints.',
  why: 'Obstacles block characters and light, so another kind of hex changes moves and who is visible.',
  remedy: 'Compare the hex with the print.',
  catalogueIds: ['HEX-010'],
  check: ({ board, profile }) => {
    const print = printedHexBoard(board);
    if (print === undefined) return [];
    const printed = new Map(print.hexes.map((hex) => [idOfHex(hex), hex.kind]));
    const seen = new Map(board.hexes.map((hex, i) => [idOfHex(hex), { kind: hex.kind, i }]));
    const edition = describeEdition(board);
    const issues: Issue[] = [];
    for (const id of new Set([...seen.keys(), ...printed.keys()])) {
      const [here, expected] = [seen.get(id), printed.get(id) ?? 'void'];
      const kind = here?.kind ?? 'void';
      // hex/printed-manholes compares manholes with streets; in a draft, a missing hex is not traced yet.
      const isStreet = (each: HexKind): boolean => each === 'street' || each === 'manhole';
      if (kind === expected || (isStreet(kind) && isStreet(expected))) continue;
      if (profile === 'draft' && here === undefined) continue;
      const at = positionOfId(board, id);
      issues.push({
        entities: [id],
        pointer: here ? `/hexes/${here.i}` : '/hexes',
        what: `The hex ${id} is ${WORDS[kind]}; in ${edition} it is ${WORDS[expected]}.`,
        remedy: expected === 'void' ? 'Remove the hex.' : `Make it ${WORDS[expected]}, as printed.`,
        seen: kind,
        expected,
        ...(at && { at }),
        ...(here === undefined && { missing: true }),
        fix:
          expected === 'void'
            ? makeAskFix('removeHex', { hex: id }, `Remove ${id}`)
            : makeAskFix('setHexKind', { hex: id, kind: expected }, `Make ${id} ${WORDS[expected]}`),
      });
    }
    if (issues.length <= MOST_HEXES) return issues;
    return [
      {
        entities: ['edition'],
        pointer: '/edition',
        what: `The board differs from ${edition} in ${issues.length} hexes.`,
        remedy:
          'Write the edition that the board was traced from. The coordinates may start anywhere, but not be turned or mirrored.',
        seen: board.edition,
      },
    ];
  },
});
