/** Sets the printed grid, and where the letters apply. */
import type { Grid, Point, Section, StreetBoard } from '../../../../model/index.js';
import { type Action, streetBoardAction } from '../action.js';
import { roundPosition } from '../../entities/position.js';
import { setBoardProperties } from '../../patches/untrusted-patch.js';

/** Sets the printed grid, or removes it. Its corners may be given in any order. */
export const setPrintedGrid = (grid: Grid | null): Action =>
  streetBoardAction((board) => {
    if (grid === null) return setBoardProperties(board, { grid });
    const [a, b] = grid.rect.map(roundPosition);
    if (a === undefined || b === undefined) return board;
    const rect: readonly [Point, Point] = [
      [Math.min(a[0], b[0]), Math.min(a[1], b[1])],
      [Math.max(a[0], b[0]), Math.max(a[1], b[1])],
    ];
    return setBoardProperties(board, { grid: { ...grid, rect } });
  });

type Letters = NonNullable<StreetBoard['letters']>;

/** Sets where one of the four letters of Whitechapel applies, on a board that has letters. */
export const setJackLetterPlace = (
  letter: keyof Letters,
  value: Letters['goulston'] | readonly Section[],
): Action =>
  streetBoardAction((board) =>
    board.letters ? setBoardProperties(board, { letters: { ...board.letters, [letter]: value } }) : board,
  );
