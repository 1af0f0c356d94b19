/** The kind of an area as far as the lines and circles around it tell. */
import {
  type Block,
  type CircleId,
  circlesOnPerimeter,
  type Face,
  idOfCircle,
  memoByBoard,
  type StreetBoard,
} from '../../../model/index.js';

/** Whether no street leads into an area and nothing lies in it. */
export const isPlainFace = ({ spurs, bridges, islands }: Face): boolean =>
  spurs.length + bridges.length + islands.length === 0;

/** Houses unless something interrupts the area, water if it has two blue circles. */
export function kindByDrawing(board: StreetBoard, face: Face): Block['kind'] {
  if (board.game === 'lfw') return isPlainFace(face) ? 'houses' : 'none';
  const blue = blueCircles(board);
  const held = circlesOnPerimeter(face).filter((id) => blue.has(id));
  return held.length > 1 ? 'water' : held.length === 0 && isPlainFace(face) ? 'houses' : 'none';
}

const blueCircles = memoByBoard(
  ({ circles }: StreetBoard): ReadonlySet<CircleId> =>
    new Set(circles.filter(({ colour }) => colour === 'blue').map(idOfCircle)),
);

/** Why an area that looks like houses is not a block. */
export const reasonForNone = (face: Face): string =>
  isPlainFace(face) ? 'A blue circle is on its rim (DEF-11).' : 'A street interrupts it (DEF-10).';
