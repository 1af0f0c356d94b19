import {
  isStreetBoard,
  type Board,
  type Expectation,
  type HexBoard,
  type StreetBoard,
} from '../../../../model/index.js';
import { anyBoardAction, type Action } from '../action.js';
import { toSingleLineTexts, toSingleLineText } from '../../entities/single-line-text.js';
import { setBoardProperties } from '../../patches/untrusted-patch.js';

/** The properties of a board that can be edited in a form. Null removes an optional one. */
export type BoardFields = Partial<
  Pick<Board, 'id' | 'name' | 'edition' | 'profile' | 'boardVersion' | 'extent'> & Pick<StreetBoard, 'discs'>
> & {
  readonly tracks?: StreetBoard['tracks'] | HexBoard['tracks'] | null;
  readonly letters?: StreetBoard['letters'] | null;
  readonly expect?: readonly Expectation[];
};

/** Sets properties of the board; changes nothing if one of the values is invalid. */
export const setBoardFields = ({ discs, letters, expect, ...fields }: BoardFields): Action =>
  anyBoardAction((board) =>
    setBoardProperties(board, {
      ...fields,
      ...(fields.name !== undefined && { name: toSingleLineText(fields.name) ?? '' }),
      ...(fields.extent && { extent: fields.extent.map(Math.round) }),
      ...(expect && { expect: toSingleLineTexts(expect) }),
      ...(isStreetBoard(board) && {
        letters,
        ...(discs && { discs: { circle: Math.round(discs.circle), crossing: Math.round(discs.crossing) } }),
      }),
    }),
  );
