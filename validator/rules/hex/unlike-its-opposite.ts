import {
  idOfHex,
  type Axial,
  type Fix,
  type HexBoard,
  type HexId,
  type HexKind,
} from '../../../model/index.js';
import { hexRule, makeAskFix } from '../../definitions/define-rule.js';
import { printedHexBoard } from '../../editions/index.js';
import { kindsOfHexes } from '../../facts/hex/hexes-of-board.js';

/** A board with fewer hexes, or a smaller share of equal ones, is not meant to be symmetric. */
const FEWEST = 40;
const ALIKE = 0.7;

/** How hexes are compared. Manholes count as streets and gardens as obstacles, because the prints differ there. */
const LOOKS: Readonly<Record<HexKind, string>> = {
  street: 'a street',
  manhole: 'a street',
  gaslight: 'a gaslight',
  building: 'an obstacle',
  garden: 'an obstacle',
  void: 'nothing',
};

/** A hex that differs from the opposite hex, on a board that is symmetric under a half turn. */
export const unlikeItsOpposite = hexRule({
  id: 'hex/unlike-its-opposite',
  severity: { otherwise: 'warning', draft: 'info', custom: 'info' },
  summary: 'After a half turn the board has streets, gaslights and obstacles in the same places.',
  why: 'Both prints are symmetric, so a hex that differs was probably traced wrongly.',
  remedy: 'Compare the hex and the one opposite with the print; one of the two is probably wrong.',
  whenToWaive: 'Where the print really differs there.',
  catalogueIds: ['HEX-010', 'MJ-B02'],
  check: ({ board }) => {
    const kinds = kindsOfHexes(board);
    if (kinds.size < FEWEST) return [];
    const opposite = halfTurnOf(board);
    const looks = (id: HexId): string => LOOKS[kinds.get(id) ?? 'void'];
    const unlike = board.hexes.flatMap((hex, i) => {
      const [id, other] = [idOfHex(hex), idOfHex({ at: opposite(hex.at) })];
      return hex.kind === 'void' || looks(id) === looks(other) ? [] : [{ id, other, i }];
    });
    if (unlike.length > kinds.size * (1 - ALIKE)) return [];
    return unlike.map(({ id, other, i }) =>
      // Each pair is reported once.
      kinds.has(other) && id >= other
        ? undefined
        : {
            entities: [id, other],
            pointer: `/hexes/${i}`,
            what: `There is ${looks(id)} at ${id}, but ${looks(other)} at ${other} opposite.`,
            remedy: `Compare ${id} and ${other} with the print.`,
            seen: [looks(id), looks(other)],
            fixes: [
              likeItsOpposite(board, other, kinds.get(id)),
              likeItsOpposite(board, id, kinds.get(other)),
            ].flat(),
          },
    );
  },
});

/** The fix that makes a hex like its opposite, unless the edition prints it otherwise. */
function likeItsOpposite(board: HexBoard, hex: HexId, kind: HexKind = 'void'): readonly Fix[] {
  const print = printedHexBoard(board);
  const printed = print && (kindsOfHexes(print).get(hex) ?? 'void');
  if (printed !== undefined && LOOKS[printed] !== LOOKS[kind]) return [];
  return kind === 'void'
    ? [makeAskFix('removeHex', { hex }, `Remove ${hex}`)]
    : [makeAskFix('setHexKind', { hex, kind: printed ?? kind }, `Make ${hex} ${LOOKS[kind]}`)];
}

/** The half turn about the centre of all hexes. A surplus or missing hex hardly moves the centre, and rounding hides that. */
function halfTurnOf({ hexes }: HexBoard): (at: Axial) => Axial {
  const there = hexes.filter(({ kind }) => kind !== 'void');
  const twiceTheMean = (axis: 0 | 1): number =>
    Math.round((2 * there.reduce((sum, { at }) => sum + at[axis], 0)) / there.length);
  const [q, r] = [twiceTheMean(0), twiceTheMean(1)];
  return (at) => [q - at[0], r - at[1]];
}
