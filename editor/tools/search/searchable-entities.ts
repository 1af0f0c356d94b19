/** The entities of a board as the search knows them: "Crossing by 78 79 80 97 (Goulston Street)", with the id of the file. */
import { capitalise, type Board, isStreetBoard, memoByBoard } from '../../../model/index.js';
import { describeEntity } from '../entities/describe-entity.js';
import { placedLinesOf, placedNodesOf } from '../entities/placed-entities.js';

export interface SearchableEntity {
  readonly name: string;
  readonly words: string;
  /** What is searched: the words and the id. */
  readonly text: string;
}

export const searchableEntities = memoByBoard((board: Board): readonly SearchableEntity[] =>
  namesOnBoard(board).map((name) => {
    const words = capitalise(describeEntity(board, name).replace(/^the /, ''));
    return { name, words, text: `${words} ${name.replace(/^[a-z]+:/, '')}` };
  }),
);

/** Nodes first, because the first of equals is listed first. */
const namesOnBoard = (board: Board): readonly string[] =>
  isStreetBoard(board)
    ? [...placedNodesOf(board).keys(), ...board.blocks.map(({ id }) => id), ...placedLinesOf(board).keys()]
    : [
        ...board.hexes.map(({ at }) => `h${at[0]},${at[1]}`),
        ...board.exits.map(({ id }) => `exit:${id}`),
        ...(board.setup?.characters ?? []).map(({ character }) => `character:${character}`),
        ...(board.setup?.lamps ?? []).map(({ tile }) => `lamp:${tile}`),
      ];
