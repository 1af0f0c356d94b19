import { idOfHex, type HexBoard } from '../../../model/index.js';
import { editionOfManholes, printedJack } from '../../printed-jack.js';
import type { Issue, Rule } from '../../rule.js';

/** Manholes that are not where the edition prints them. */
export const printedManholes: Rule<HexBoard> = {
  id: 'hex/printed-manholes',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'The manholes lie where the edition prints them.',
  why: 'The sewers join all open manholes, so one in the wrong place is a way that nobody has in print.',
  mend: 'Compare the manholes with the print, and the edition with the box.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['HEX-004', 'COL-011', 'MJ-B04'],
  check: ({ board }) => {
    const print = printedJack(board);
    if (print === undefined) return [];
    const printed = new Set<string>(print.manholes);
    const other = editionOfManholes(board);
    if (other !== undefined) return other === board.edition ? [] : [ofAnotherPrint(board, other)];
    return board.hexes.flatMap((hex, i): Issue[] => {
      const id = idOfHex(hex);
      // Where a manhole is printed and there is not even a street, other rules speak.
      const isLost = printed.has(id) && hex.kind === 'street';
      if (!isLost && (printed.has(id) || hex.kind !== 'manhole')) return [];
      const kind = isLost ? 'manhole' : 'street';
      return [
        {
          entities: [id],
          pointer: `/hexes/${i}/kind`,
          what: isLost
            ? `The print of ${board.edition} has a manhole at ${id}, which is a plain street here.`
            : `The print of ${board.edition} has no manhole at ${id}.`,
          mend: `Make ${id} a ${kind} hex if the print has one there.`,
          seen: hex.kind,
          expected: kind,
          fix: {
            kind: 'ask',
            action: 'setHexKind',
            arguments: { hex: id, kind },
            label: `Make ${id} a ${kind}`,
          },
        },
      ];
    });
  },
};

const ofAnotherPrint = ({ edition }: HexBoard, other: string): Issue => ({
  entities: ['edition'],
  pointer: '/edition',
  what: `The edition is ${edition}, but the manholes are those of the print of ${other}.`,
  mend: `Write ${other} if that is the edition, or compare the manholes with the print of ${edition}.`,
  seen: edition,
  expected: other,
});
