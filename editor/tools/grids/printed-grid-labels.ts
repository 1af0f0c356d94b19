/** The labels of the printed section grids (LFW-B08, WM-B07). */
import type { Grid, StreetBoard } from '../../../model/index.js';
import { PRINTED_SECTIONS } from '../../../validator/index.js';

/** The labels of the game's grid, columns from the left and rows from the top, as the board prints them. */
export const printedGridLabels = (game: StreetBoard['game']): Omit<Grid, 'rect'> => {
  const { columns, rows } = ENDS[game];
  return { columns: counted(columns), rows: counted(rows).reverse(), sections: PRINTED_SECTIONS[game] };
};

/** The last number of each letter: columns A1 to A7, B8 to B13 and so on; rows count from the bottom. */
const ENDS = {
  lfw: {
    columns: [
      ['A', 7],
      ['B', 13],
      ['C', 20],
    ],
    rows: [
      ['a', 7],
      ['b', 13],
    ],
  },
  wm: {
    columns: [
      ['A', 6],
      ['B', 12],
    ],
    rows: [
      ['a', 6],
      ['b', 12],
    ],
  },
} as const;

function counted(ends: readonly (readonly [string, number])[]): string[] {
  const labels: string[] = [];
  for (const [letter, last] of ends)
    while (labels.length < last) labels.push(`${letter}${labels.length + 1}`);
  return labels;
}
