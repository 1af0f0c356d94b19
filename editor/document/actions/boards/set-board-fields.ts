import {
  isStreetBoard,
  type Board,
  type Expectation,
  type HexBoard,
  type StreetBoard,
} from '../../../../model/index.js';
import { boardAction, type Action } from '../action.js';
import { textsToSingleLine, toSingleLine } from '../../entities/single-line.js';
import { setProperties } from '../../patches/untrusted-patch.js';

/** What a board says of itself. Null takes away what a board can be without. */
export type BoardFields = Partial<
  Pick<Board, 'id' | 'name' | 'edition' | 'profile' | 'boardVersion' | 'extent'> & Pick<StreetBoard, 'discs'>
> & {
  readonly tracks?: StreetBoard['tracks'] | HexBoard['tracks'] | null;
  readonly letters?: StreetBoard['letters'] | null;
  readonly expect?: readonly Expectation[];
};

/** Sets what a board says of itself; nothing at all if one of the values is none that a board can have. */
export const setBoardFields = ({ discs, letters, expect, ...fields }: BoardFields): Action =>
  boardAction((board) =>
    setProperties(board, {
      ...fields,
      ...(fields.name !== undefined && { name: toSingleLine(fields.name) ?? '' }),
      ...(fields.extent && { extent: fields.extent.map(Math.round) }),
      ...(expect && { expect: textsToSingleLine(expect) }),
      ...(isStreetBoard(board) && {
        letters,
        ...(discs && { discs: { circle: Math.round(discs.circle), crossing: Math.round(discs.crossing) } }),
      }),
    }),
  );
