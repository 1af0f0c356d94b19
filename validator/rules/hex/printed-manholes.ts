import { idOfHex } from '../../../model/index.js';
import { makeAskFix, hexRule } from '../../definitions/define-rule.js';
import { printedHexBoard } from '../../editions/index.js';
import { findEditionByManholes, manholesOf } from '../../facts/hex/edition-by-manholes.js';

/** Manholes that are not where the edition prints them. */
export const printedManholes = hexRule({
  id: 'hex/printed-manholes',
  severity: 'error',
  summary: 'The manholes lie where the edition prints them.',
  why: 'The sewers join all open manholes, so a misplaced one gives a route that the print does not have.',
  remedy: 'Compare the manholes with the print, and the edition with the box.',
  comparesWithPrint: true,
  catalogueIds: ['HEX-004', 'COL-011', 'MJ-B04'],
  *check({ board }) {
    const { edition } = board;
    const print = printedHexBoard(board);
    if (print === undefined) return;
    const other = findEditionByManholes(board);
    if (other !== undefined && other !== edition)
      yield {
        entities: ['edition'],
        pointer: '/edition',
        what: `The edition is ${edition}, but the manholes are those of the print of ${other}.`,
        remedy: `Write ${other} if that is the edition, or compare the manholes with the print of ${edition}.`,
        seen: edition,
        expected: other,
      };
    if (other !== undefined) return;
    const manholes = new Set(manholesOf(print));
    for (const [i, hex] of board.hexes.entries()) {
      const id = idOfHex(hex);
      const isPrinted = manholes.has(id);
      // Other rules report a printed manhole that is not even a street.
      if (hex.kind !== (isPrinted ? 'street' : 'manhole')) continue;
      const kind = isPrinted ? 'manhole' : 'street';
      yield {
        entities: [id],
        pointer: `/hexes/${i}/kind`,
        what: `The print of ${edition} has ${isPrinted ? `a manhole at ${id}, which is a plain street here` : `no manhole at ${id}`}.`,
        remedy: `Make ${id} a ${kind} hex if the print has one there.`,
        seen: hex.kind,
        expected: kind,
        fix: makeAskFix('setHexKind', { hex: id, kind }, `Make ${id} a ${kind}`),
      };
    }
  },
});
