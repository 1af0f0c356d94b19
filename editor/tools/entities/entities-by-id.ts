/** Entities of a board by key, in one pass, because many may be selected at once. */
import type { EntityName } from '../../document/index.js';
import {
  type Block,
  type Circle,
  type Crossing,
  idOfCircle,
  memoByBoard,
  type StreetBoard,
} from '../../../model/index.js';

const circlesOf = memoByBoard(
  (circles: StreetBoard['circles']) =>
    new Map<string, Circle>(circles.map((each) => [idOfCircle(each), each])),
);
const crossingsOf = memoByBoard(
  (crossings: StreetBoard['crossings']) =>
    new Map<string, Crossing>(crossings.map((each) => [each.id, each])),
);
export const findCircle = (board: StreetBoard, key: EntityName): Circle | undefined =>
  circlesOf(board.circles).get(key);
export const findCrossing = (board: StreetBoard, key: EntityName): Crossing | undefined =>
  crossingsOf(board.crossings).get(key);

const blocksOf = memoByBoard(
  (blocks: StreetBoard['blocks']) => new Map<string, Block>(blocks.map((each) => [each.id, each])),
);
export const findBlock = (board: StreetBoard, key: EntityName): Block | undefined =>
  blocksOf(board.blocks).get(key);
