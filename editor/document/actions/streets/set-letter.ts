import type { Section, StreetBoard } from '../../../../model/index.js';
import { streetAction, type Action } from '../action.js';
import { setProperties } from '../../patches/set-properties.js';

type Letters = NonNullable<StreetBoard['letters']>;

/** Says where one of the four letters applies, on a board that says it of all. */
export const setLetter = (letter: keyof Letters, value: Letters['goulston'] | readonly Section[]): Action =>
  streetAction((board) =>
    board.letters ? setProperties(board, { letters: { ...board.letters, [letter]: value } }) : board,
  );
