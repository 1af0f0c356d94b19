import { describe, expect, it } from 'vitest';
import type { Axial } from '../../model/index.js';
import { chooseCells, type SupportedCell } from './choose-cells.js';
import { keyOfHex, NEIGHBOURS } from './hex-lattice.js';

/** A parallelogram of 9 by 9 cells; the board is its middle. */
const ALL: readonly Axial[] = Array.from({ length: 81 }, (_, i) => [i % 9, Math.floor(i / 9)]);
const BOARD = new Set(
  ALL.filter(([q, r]) => q >= 2 && q <= 6 && r >= 2 && r <= 6).map(([q, r]) => keyOfHex(q, r)),
);
const INSIDE = [8, 0, 2, 4];
const OUTSIDE = [4, 1, 0, 9];

/** Cells whose edges are printed where a cell of the board is on either side, unless they are hidden. */
function cellsWith(hidden: ReadonlySet<string>, looksOfHidden = INSIDE): readonly SupportedCell[] {
  return ALL.map(([q, r]) => ({
    at: [q, r],
    support: NEIGHBOURS.map(([dq, dr]) => {
      const [own, other] = [keyOfHex(q, r), keyOfHex(q + dq, r + dr)];
      if (hidden.has(own) || hidden.has(other)) return 0.05;
      return BOARD.has(own) || BOARD.has(other) ? 1 : 0;
    }),
    look: hidden.has(keyOfHex(q, r)) ? looksOfHidden : BOARD.has(keyOfHex(q, r)) ? INSIDE : OUTSIDE,
  }));
}

const chosenKeys = (cells: readonly SupportedCell[]): readonly string[] =>
  chooseCells(cells)
    .map(({ at: [q, r] }) => keyOfHex(q, r))
    .sort();

describe('chooseCells', () => {
  it('chooses the cells whose outlines are printed and not their neighbours', () => {
    expect(chosenKeys(cellsWith(new Set()))).toEqual([...BOARD].sort());
  });

  it('fills holes', () => {
    const house = new Set(['3,4', '4,3', '4,4', '4,5', '5,4']);
    expect(chosenKeys(cellsWith(house, OUTSIDE))).toEqual([...BOARD].sort());
  });

  it('finds a cell at the rim that looks like the board although its edges are hidden', () => {
    expect(chosenKeys(cellsWith(new Set(['4,2'])))).toEqual([...BOARD].sort());
  });

  it('leaves out a group apart from the board', () => {
    const cells = cellsWith(new Set()).map((cell) =>
      cell.at[0] === 8 && cell.at[1] === 8 ? { ...cell, support: [1, 1, 1, 1, 1, 1] } : cell,
    );
    expect(chosenKeys(cells)).not.toContain('8,8');
  });
});
