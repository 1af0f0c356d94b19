import { idOfHex, type Axial, type HexBoard, type HexId, type HexKind } from '../../../model/index.js';
import { kindsOfHexes } from '../../hexes-of-board.js';
import type { Issue, Rule } from '../../rule.js';

/** With fewer hexes, or fewer alike, a board is not drawn to look the same from both sides. */
const FEWEST = 40;
const ALIKE = 0.7;

/** What a hex looks like in the dark. Manholes are streets and gardens are obstacles: there the prints do differ. */
const LOOKS: Readonly<Record<HexKind, string>> = {
  street: 'a street',
  manhole: 'a street',
  gaslight: 'a gaslight',
  building: 'an obstacle',
  garden: 'an obstacle',
  void: 'nothing',
};

/** A hex that is not what the hex opposite is, on a board that looks the same when turned half round. */
export const unlikeItsOpposite: Rule<HexBoard> = {
  id: 'hex/unlike-its-opposite',
  severity: 'warning',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Turned half round, the board has streets, gaslights and obstacles in the same places.',
  why: 'Both prints are drawn so that the two players see the same, and a hex that differs was probably traced wrongly.',
  mend: 'Compare the hex and the one opposite with the print; one of the two is probably wrong.',
  waive: 'Where the print really differs there.',
  answers: ['HEX-010', 'MJ-B02'],
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
    // Of two hexes that differ from each other, one is enough.
    const pairs = unlike.filter(({ id, other }) => !kinds.has(other) || id < other);
    return pairs.map(({ id, other, i }): Issue => ({
      entities: [id, other],
      pointer: `/hexes/${i}`,
      what: `There is ${looks(id)} at ${id}, but ${looks(other)} at ${other} opposite.`,
      mend: `Compare ${id} and ${other} with the print.`,
      seen: [looks(id), looks(other)],
    }));
  },
};

/** Turning about the middle of all hexes. A hex too many or too few hardly moves it, and rounding takes that away. */
function halfTurnOf({ hexes }: HexBoard): (at: Axial) => Axial {
  const there = hexes.filter(({ kind }) => kind !== 'void');
  const twiceTheMean = (axis: 0 | 1): number =>
    Math.round((2 * there.reduce((sum, { at }) => sum + at[axis], 0)) / there.length);
  const [q, r] = [twiceTheMean(0), twiceTheMean(1)];
  return (at) => [q - at[0], r - at[1]];
}
