import { isStreetBoard, type Board, type StreetBoard } from '../../../model/index.js';
import { onBoards, type Action } from '../action.js';
import { oneLine } from '../one-line.js';
import { withProperties } from '../set-properties.js';

/** What a board says of itself. */
export type BoardFields = Partial<
  Pick<Board, 'id' | 'name' | 'edition' | 'profile' | 'boardVersion' | 'extent'> & Pick<StreetBoard, 'discs'>
>;

/** Sets what a board says of itself; nothing at all if one of the values is none that a board can have. */
export const setBoardFields = ({ discs, ...fields }: BoardFields): Action =>
  onBoards((board) =>
    withProperties(board, {
      ...fields,
      ...(fields.name !== undefined && { name: oneLine(fields.name) ?? '' }),
      ...(fields.extent && { extent: fields.extent.map(Math.round) }),
      ...(discs &&
        isStreetBoard(board) && {
          discs: { circle: Math.round(discs.circle), crossing: Math.round(discs.crossing) },
        }),
    }),
  );
