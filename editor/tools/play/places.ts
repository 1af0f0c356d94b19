/** The names of places in a game: circles, crossings, hexes, exits. */
import { capitalise, idOfCircle, isHexBoard, type Board, type Point } from '../../../model/index.js';
import { describeEntity } from '../entities/describe-entity.js';
import { positionOfEntity } from '../pointing/hit-test.js';

/** The fields of an action, an event or a view, as plain data. */
export type Fields = Readonly<Record<string, unknown>>;

/** The name of a circle as an entity. */
export const circleName = (number: unknown): string => idOfCircle({ number: number as number });

/** A place in the words of the game: `circle 84`, `the crossing by 78 79 80 97`. */
export const describePlace = (board: Board, id: unknown): string => {
  const name = String(id);
  return isHexBoard(board) && name.startsWith('h') ? `hex ${name.slice(1)}` : describeEntity(board, name);
};

/** `circle 3`, `circles 3, 21 and 65`. */
export function describeCircles(circles: unknown): string {
  const numbers = (circles as readonly number[]).map(String);
  return numbers.length === 1 ? `circle ${numbers[0]!}` : `circles ${joinNames(numbers)}`;
}

/** `a, b and c`. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'none') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;

/** `Holmes`. */
export const characterName = (character: unknown): string => capitalise(String(character));

/** Where a place lies, in board units. */
export const positionOfPlace = (board: Board, name: string): Point | undefined =>
  positionOfEntity(board, name);
