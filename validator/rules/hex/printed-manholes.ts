import { idOfHex, type HexBoard } from '../../../model/index.js';
import { askFix, hexRule, type Issue } from '../../definitions/define-rule.js';
import { findEditionByManholes, printedMrJack } from '../../facts/print/printed-mr-jack.js';

/** Manholes that are not where the edition prints them. */
export const printedManholes = hexRule({
  id: 'hex/printed-manholes',
  severity: 'error',
  summary: 'The manholes lie where the edition prints them.',
  why: 'The sewers join all open manholes, so a misplaced one gives a route that the print does not have.',
  remedy: 'Compare the manholes with the print, and the edition with the box.',
  comparesWithPrint: true,
  catalogueIds: ['HEX-004', 'COL-011', 'MJ-B04'],
  check: ({ board }) => {
    const print = printedMrJack(board);
    if (print === undefined) return [];
    const printed = new Set<string>(print.manholes);
    const other = findEditionByManholes(board);
    if (other !== undefined) return other === board.edition ? [] : [ofAnotherPrint(board, other)];
    return board.hexes.map((hex, i) => {
      const id = idOfHex(hex);
      // Other rules report a printed manhole that is not even a street.
      const isLost = printed.has(id) && hex.kind === 'street';
      if (!isLost && (printed.has(id) || hex.kind !== 'manhole')) return undefined;
      const kind = isLost ? 'manhole' : 'street';
      return {
        entities: [id],
        pointer: `/hexes/${i}/kind`,
        what: isLost
          ? `The print of ${board.edition} has a manhole at ${id}, which is a plain street here.`
          : `The print of ${board.edition} has no manhole at ${id}.`,
        remedy: `Make ${id} a ${kind} hex if the print has one there.`,
        seen: hex.kind,
        expected: kind,
        fix: askFix('setHexKind', { hex: id, kind }, `Make ${id} a ${kind}`),
      };
    });
  },
});

const ofAnotherPrint = ({ edition }: HexBoard, other: string): Issue => ({
  entities: ['edition'],
  pointer: '/edition',
  what: `The edition is ${edition}, but the manholes are those of the print of ${other}.`,
  remedy: `Write ${other} if that is the edition, or compare the manholes with the print of ${edition}.`,
  seen: edition,
  expected: other,
});
