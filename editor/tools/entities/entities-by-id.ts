/** Entities of a board by their keys. Many may be selected at once, so they are not searched for one by one. */
import type { Key } from '../../document/index.js';
import {
  idOfCircle,
  type Block,
  type Circle,
  type Crossing,
  type StreetBoard,
} from '../../../model/index.js';
import { oncePerBoard } from '../../../model/once-per-board.js';

const circlesOf = oncePerBoard(
  (circles: StreetBoard['circles']) =>
    new Map<string, Circle>(circles.map((each) => [idOfCircle(each), each])),
);
const crossingsOf = oncePerBoard(
  (crossings: StreetBoard['crossings']) =>
    new Map<string, Crossing>(crossings.map((each) => [each.id, each])),
);
export const circleOf = (board: StreetBoard, key: Key): Circle | undefined =>
  circlesOf(board.circles).get(key);
export const crossingOf = (board: StreetBoard, key: Key): Crossing | undefined =>
  crossingsOf(board.crossings).get(key);

const blocksOf = oncePerBoard(
  (blocks: StreetBoard['blocks']) => new Map<string, Block>(blocks.map((each) => [each.id, each])),
);
export const blockOf = (board: StreetBoard, key: Key): Block | undefined => blocksOf(board.blocks).get(key);
