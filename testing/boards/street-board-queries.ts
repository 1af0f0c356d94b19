/** Short queries for the tests of the printed street boards. */
import { circlesOnPerimeter, type Block, type StreetBoard } from '../../model/index.js';

/** The numbers of the circles on a block. */
export const circlesOfBlock = (block: Block): number[] =>
  circlesOnPerimeter(block).map((circle) => Number(circle.slice(1)));

/** The numbers of the circles of a colour. */
export const circlesOfColour = (board: StreetBoard, colour: string): number[] =>
  board.circles.filter((circle) => circle.colour === colour).map(({ number }) => number);

/** The crossings with a border of a colour. */
export const crossingsWithBorder = (board: StreetBoard, border: string): string[] =>
  board.crossings.filter((crossing) => crossing.border === border).map(({ id }) => id);
